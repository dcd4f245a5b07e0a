//! What an envelope says, and how what the walk over it meets is kept in [`Memory`].

use core::ops::Range;

use super::envelope::{Kind, Sink, Step, Value, read};
use super::malformed::{Malformed, Wrong};
use super::memory::{ByPath, Ended, Found, Memory, Piece};
use super::provider::Provider;

/// What an envelope says, wherever it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// Marks the object that holds one call, or what may be one.
    Call,
    /// Marks a response, of which several may make one body.
    Response,
    /// Marks the object that holds the calls of one answer: `n` of them may have been asked for.
    Answer,
    /// What of the response a client sends back as the turn of the model.
    Turn,
    Id,
    Name,
    /// All of the arguments, or what they start with.
    Arguments,
    /// More of the arguments' text.
    More,
    /// What kind of thing the object is.
    Kind,
    /// What kind of event the whole is.
    Event,
    /// Which call of the answer it is.
    Index,
    /// Which answer it is.
    AnswerIndex,
    /// Why the answer ended.
    Stop,
    /// Whether it has ended.
    Done,
    /// What must be sent back with the call, unread.
    Signature,
    /// What must be sent back with the result, as it stands.
    Caller,
    /// The provider failed.
    Error,
    /// Nothing; the key tells whose envelope it is.
    Known,
    /// Marks what a call is in, whatever else is in it.
    Present,
    /// Whether more of the call is to come.
    GoesOn,
    /// Marks a piece of the arguments, which stands at a path.
    ByPath,
    Path,
    PieceText,
    PieceJson,
    PieceNull,
    /// Whether more of the piece's string is to come.
    PieceGoesOn,
}

impl Memory {
    /// Forgets everything and reads a body or an event; says whether any key of its was known.
    pub(super) fn read(
        &mut self,
        provider: &'static Provider,
        root: &'static Step<Field>,
        body: &str,
    ) -> Result<bool, Malformed> {
        let Self { text, room, found, pieces, stop, ended, turn } = self;
        text.clear();
        found.clear();
        pieces.clear();
        ended.clear();
        (*stop, *turn) = (Piece::NOWHERE, Piece::NOWHERE);
        let mut collect = Collect {
            provider,
            text,
            found,
            pieces,
            stop,
            ended,
            turn,
            turns: 0,
            open: Found::default(),
            piece: ByPath::default(),
            answer: Answer::default(),
        };
        read(body, room, root, &mut collect)
    }
}

struct Collect<'m> {
    provider: &'static Provider,
    text: &'m mut String,
    found: &'m mut Vec<Found>,
    pieces: &'m mut Vec<ByPath>,
    stop: &'m mut Piece,
    ended: &'m mut Vec<(u32, Ended)>,
    turn: &'m mut Piece,
    /// How many turns were kept.
    turns: u32,
    open: Found,
    piece: ByPath,
    answer: Answer,
}

/// The answer that is open.
#[derive(Clone, Copy, Debug, Default)]
struct Answer {
    /// How many came before it.
    count: u32,
    index: Option<u32>,
    ended: Ended,
    is_done: bool,
    /// How many calls had been found before it.
    start: usize,
}

impl Sink<Field> for Collect<'_> {
    fn begin(&mut self, mark: Field) {
        match mark {
            Field::Response => self.answer = Answer::default(),
            Field::Answer => {
                self.answer = Answer { count: self.answer.count, start: self.found.len(), ..Answer::default() };
            }
            Field::Present => self.open.is_present = true,
            Field::ByPath => self.piece = ByPath::default(),
            _ => self.open = Found { pieces: (self.pieces.len(), self.pieces.len()), ..Found::default() },
        }
    }

    fn kept(&mut self, _turn: Field, place: Range<usize>) {
        // Of several none is the whole turn.
        *self.turn = match self.turns {
            0 => Piece::of_body(place.start, place.end),
            _ => Piece::NOWHERE,
        };
        self.turns += 1;
    }

    fn value(&mut self, field: Field, key: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        if value.kind == Kind::Null {
            return Ok(());
        }
        match field {
            Field::Id => self.open.id = self.word(key, value)?,
            Field::Name => self.open.name = self.string(key, value)?,
            Field::Signature => self.open.signature = self.string(key, value)?,
            Field::Arguments => self.open.arguments = self.arguments(value, self.provider.sends_text),
            Field::More => self.open.more = self.arguments(value, true),
            Field::Caller => self.open.caller = value.piece(),
            Field::Kind => self.open.is_kind = Some(value.meaning() == self.provider.kind.0),
            Field::Event => self.open.is_event = Some(value.meaning() == self.provider.more_event),
            Field::Index => self.open.index = Some(index(key, value)?),
            Field::AnswerIndex => self.answer.index = Some(index(key, value)?),
            Field::Stop => self.stop(key, value)?,
            Field::Done => self.answer.is_done = value.kind == Kind::Bool(true),
            Field::Error => return Err(Wrong::Error),
            Field::GoesOn => self.open.goes_on = value.kind == Kind::Bool(true),
            Field::Path => self.piece.path = self.string(key, value)?,
            Field::PieceText => self.piece.text = self.string(key, value)?,
            Field::PieceJson => match value.kind {
                Kind::Number | Kind::Bool(_) => self.piece.json = value.piece(),
                _ => return Err(Wrong::Type { key, expected: "a number or a boolean" }),
            },
            Field::PieceNull => self.piece.is_null = true,
            Field::PieceGoesOn => self.piece.goes_on = value.kind == Kind::Bool(true),
            Field::Call | Field::Response | Field::Answer | Field::Turn | Field::Known => {}
            Field::Present | Field::ByPath => {}
        }
        Ok(())
    }

    fn end(&mut self, mark: Field) -> Result<(), Wrong> {
        match mark {
            Field::Answer => self.end_answer(),
            Field::Call => return self.end_call(),
            Field::ByPath => {
                self.pieces.push(self.piece);
                self.open.pieces.1 = self.pieces.len();
            }
            _ => {}
        }
        Ok(())
    }
}

impl Collect<'_> {
    /// A string as it is meant.
    fn string(&mut self, key: &'static str, value: Value<'_>) -> Result<Piece, Wrong> {
        match value.kind {
            Kind::Text { .. } => Ok(value.kept(self.text)),
            _ => Err(Wrong::Type { key, expected: "a string" }),
        }
    }

    /// An id: a string, or a number as some servers send it.
    fn word(&mut self, key: &'static str, value: Value<'_>) -> Result<Piece, Wrong> {
        let is_empty = value.meaning().is_empty();
        match value.kind {
            Kind::Number => Ok(value.piece()),
            _ => self.string(key, value).map(|piece| if is_empty { Piece::NOWHERE } else { piece }),
        }
    }

    /// Arguments as they are given to the dispatch. Where the provider sends them as text, that is what it means; else a
    /// string stays one, and the coercer decides whether it may hold an object.
    fn arguments(&mut self, value: Value<'_>, is_text: bool) -> Piece {
        match value.kind {
            Kind::Text { .. } if is_text => self.string("", value).unwrap_or(value.piece()),
            _ => value.piece(),
        }
    }

    fn stop(&mut self, key: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        if self.provider.running.contains(&value.meaning()) {
            return Ok(());
        }
        let is_well = self.provider.well.contains(&value.meaning());
        *self.stop = self.string(key, value)?;
        self.answer.ended = if is_well { Ended::Well } else { Ended::Cut };
        Ok(())
    }

    fn end_call(&mut self) -> Result<(), Wrong> {
        let mut found = core::mem::take(&mut self.open);
        if found.is_event == Some(false) {
            found.more = Piece::NOWHERE;
        }
        let Found { id, name, arguments, more, .. } = found;
        let (_, must_say) = self.provider.kind;
        let is_call = match found.is_kind {
            Some(is_kind) => is_kind,
            None => !must_say && (found.is_present || [id, name, arguments].iter().any(|piece| piece.is_there())),
        };
        if !(is_call || more.is_there() && found.is_kind.is_none()) {
            return Ok(());
        }
        if self.found.len() >= MOST_CALLS {
            return Err(Wrong::TooManyCalls);
        }
        self.found.push(found);
        Ok(())
    }

    fn end_answer(&mut self) {
        let Answer { count, index, mut ended, is_done, start } = self.answer;
        if ended == Ended::Unsaid && is_done {
            ended = Ended::Well;
        }
        let answer = index.unwrap_or(count);
        for found in self.found.get_mut(start..).unwrap_or_default() {
            (found.answer, found.ended) = (answer, ended);
        }
        if ended != Ended::Unsaid && self.ended.len() < MOST_CALLS {
            self.ended.push((answer, ended));
        }
        self.answer.count = count.saturating_add(1);
    }
}

fn index(key: &'static str, value: Value<'_>) -> Result<u32, Wrong> {
    let number = if value.kind == Kind::Number { value.raw() } else { "" };
    number.parse().map_err(|_| Wrong::Type { key, expected: "a whole number" })
}

/// Calls of one response; a toolset is rarely called more than a dozen times in a turn.
pub(super) const MOST_CALLS: usize = 1024;
