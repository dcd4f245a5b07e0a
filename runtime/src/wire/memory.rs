//! Memory for one envelope: the calls, as places in the text, and why the turn ended.
//!
//! The same for a whole body and for one event of a stream, where a call may be a fragment of one. Text stays where it is;
//! what is escaped is decoded into the memory of the caller.

use super::envelope::{Kind, Room, Value};

/// A piece of text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Piece {
    start: usize,
    end: usize,
    source: Source,
}

#[derive(Clone, Copy, Debug, Default)]
enum Source {
    /// There is none.
    #[default]
    Nowhere,
    /// The body.
    Body,
    /// What was decoded.
    Text,
}

/// How an answer ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ended {
    /// Nobody says.
    #[default]
    Unsaid,
    Well,
    /// Cut off, or in a way that is not known: what came last may not be whole.
    Cut,
}

/// One call, or a fragment of one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    pub(super) answer: u32,
    pub(super) index: Option<u32>,
    pub(super) id: Piece,
    pub(super) name: Piece,
    pub(super) arguments: Piece,
    pub(super) more: Piece,
    pub(super) signature: Piece,
    pub(super) caller: Piece,
    /// Of a call that was unpacked from another: which of how many.
    pub(super) part: Option<(u32, u32)>,
    /// Whether it is of the kind that is a call, if it says so.
    pub(super) is_kind: Option<bool>,
    pub(super) is_event: Option<bool>,
    pub(super) ended: Ended,
    /// Of arguments that come by path: which of the pieces of the event, whether more of the call is to come, and whether there
    /// was anything of a call at all.
    pub(super) pieces: (usize, usize),
    pub(super) goes_on: bool,
    pub(super) is_present: bool,
}

impl Found {
    /// Whether nothing is known of it but that it was there.
    pub(super) fn is_bare(&self) -> bool {
        let Self { id, name, arguments, more, pieces, goes_on, is_present, .. } = self;
        let is_any = [id, name, arguments, more].iter().any(|piece| piece.is_there());
        *is_present && !is_any && pieces.0 == pieces.1 && !goes_on
    }
}

/// A piece of arguments, at its path.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ByPath {
    pub(super) path: Piece,
    /// A string.
    pub(super) text: Piece,
    /// Any other value, as JSON.
    pub(super) json: Piece,
    pub(super) is_null: bool,
    pub(super) goes_on: bool,
}

/// Memory that the caller keeps, so that reading a body takes none of its own once it has seen the largest.
#[derive(Debug, Default)]
pub struct Memory {
    /// Strings without their escapes, one behind the other.
    pub(super) text: String,
    pub(super) room: Room,
    pub(super) found: Vec<Found>,
    pub(super) pieces: Vec<ByPath>,
    pub(super) stop: Piece,
    /// How the answer of this event ended, and which it is.
    pub(super) ended: Vec<(u32, Ended)>,
    pub(super) turn: Piece,
}

impl Memory {
    /// Empty; it takes no memory yet.
    pub const fn new() -> Self {
        Self {
            text: String::new(),
            room: Room::new(),
            found: Vec::new(),
            pieces: Vec::new(),
            stop: Piece::NOWHERE,
            ended: Vec::new(),
            turn: Piece::NOWHERE,
        }
    }
}

impl Piece {
    pub(super) const NOWHERE: Self = Self { start: 0, end: 0, source: Source::Nowhere };

    /// A piece of what was decoded.
    pub(super) const fn of_text(start: usize, end: usize) -> Self {
        Self { start, end, source: Source::Text }
    }

    /// The text itself, if there is any.
    pub(super) fn of<'a>(self, body: &'a str, text: &'a str) -> Option<&'a str> {
        match self.source {
            Source::Nowhere => None,
            Source::Body => body.get(self.start..self.end),
            Source::Text => text.get(self.start..self.end),
        }
    }

    /// Whether it is a piece of what was decoded.
    pub(super) const fn is_decoded(self) -> bool {
        matches!(self.source, Source::Text)
    }

    pub(super) const fn is_there(self) -> bool {
        !matches!(self.source, Source::Nowhere)
    }

    /// A piece of the body.
    pub(super) const fn of_body(start: usize, end: usize) -> Self {
        Self { start, end, source: Source::Body }
    }
}

impl Value<'_> {
    /// The value as it stands.
    pub(super) const fn piece(&self) -> Piece {
        Piece::of_body(self.start, self.end)
    }

    /// What a string means; one with escapes is kept in `text`. Anything else as it stands.
    pub(super) fn kept(&self, text: &mut String) -> Piece {
        match self.kind {
            Kind::Text { is_escaped: true } => {
                let start = text.len();
                text.push_str(self.meaning());
                Piece::of_text(start, text.len())
            }
            Kind::Text { .. } => Piece::of_body(self.start + 1, self.end - 1),
            _ => self.piece(),
        }
    }
}
