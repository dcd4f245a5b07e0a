//! The reader of envelopes: follows a description of an object over the tokens of a text.
//!
//! A description is a tree of constants, so the depth of the walk is that of the tree; all else is checked and passed
//! without a call to itself. Keys are equal in length and in every byte to what they mean, however they are written; one that
//! is known and stands twice is refused. It takes no memory but for strings with escapes, which are decoded into the
//! caller's.

use core::ops::Range;

use super::malformed::{Malformed, Wrong};
use super::usual;
use crate::token::{Token, Tokens};

/// An object: the keys that are looked at, at most 64. Other keys are passed.
#[derive(Debug)]
pub(crate) struct Shape<P: 'static> {
    /// What is told when such an object begins, and in the other order when it ends.
    pub(crate) marks: &'static [P],
    pub(crate) keys: &'static [(&'static str, Step<P>)],
}

/// What stands under a key. `null` stands for absence everywhere but in a value.
#[derive(Debug)]
pub(crate) enum Step<P: 'static> {
    Object(&'static Shape<P>),
    /// A list of objects, or one of them alone.
    Objects(&'static Shape<P>),
    /// Anything, told as it stands.
    Value(P),
    /// What a step says; behind it, where it stood is told.
    Kept(P, &'static Self),
}

/// A value as it stands in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value<'v> {
    pub(crate) token: Token<'v>,
    /// All of it, with quotes and brackets.
    pub(crate) raw: &'v str,
    /// Where that starts.
    pub(crate) start: usize,
    /// Of a string, what it means; else the same as `raw`.
    pub(crate) meaning: &'v str,
}

/// Memory of the walk, for strings with escapes.
#[derive(Debug, Default)]
pub(crate) struct Room {
    /// Of the tokens.
    decoded: String,
    /// Of strings that need none.
    unescaped: Vec<u8>,
}

impl Room {
    /// Empty; it takes no memory yet.
    pub(crate) const fn new() -> Self {
        Self { decoded: String::new(), unescaped: Vec::new() }
    }
}

/// Who is told what the walk meets.
pub(crate) trait Sink<P> {
    /// An object with this mark begins.
    fn begin(&mut self, mark: P);

    /// The value of a key.
    fn value(&mut self, part: P, key: &'static str, value: Value<'_>) -> Result<(), Wrong>;

    /// A value that was walked through stood here.
    fn kept(&mut self, part: P, place: Range<usize>);

    /// An object with this mark has ended.
    fn end(&mut self, mark: P) -> Result<(), Wrong>;
}

/// Follows the description over one whole text. Says whether any key of the outermost objects was known.
///
/// # Errors
/// What is wrong first; the sink may have been told what stands before it.
pub(crate) fn read<P: Copy>(
    text: &str,
    room: &mut Room,
    root: &'static Step<P>,
    sink: &mut impl Sink<P>,
) -> Result<bool, Malformed> {
    let Room { decoded, unescaped } = room;
    let mut walk = Walk { text, tokens: Tokens::new(text, decoded), unescaped, sink, depth: 0, is_known: false };
    walk.step(root, "")?;
    walk.tokens.next()?;
    Ok(walk.is_known)
}

struct Walk<'w, 't, 's, S> {
    text: &'t str,
    tokens: Tokens<'t, 's>,
    unescaped: &'w mut Vec<u8>,
    sink: &'w mut S,
    /// Objects of descriptions that are open.
    depth: usize,
    is_known: bool,
}

impl<'t, S> Walk<'_, 't, '_, S> {
    fn step<P: Copy>(&mut self, step: &'static Step<P>, key: &'static str) -> Result<(), Malformed>
    where
        S: Sink<P>,
    {
        if let Step::Value(part) = step
            && let Some((value, end)) = usual::value(self.text, self.tokens.at(), self.unescaped)
        {
            self.tokens.pass_members(end, false, false);
            let at = Some(value.start);
            return self.sink.value(*part, key, value).map_err(|wrong| Malformed { wrong, at });
        }
        let token = self.tokens.next()?;
        let start = self.tokens.at().saturating_sub(token.len());
        self.at_token(step, key, token)?;
        if let (Step::Kept(part, _), true) = (step, token != Token::Null) {
            self.sink.kept(*part, start..self.tokens.at());
        }
        Ok(())
    }

    fn at_token<P: Copy>(
        &mut self,
        step: &'static Step<P>,
        key: &'static str,
        token: Token<'t>,
    ) -> Result<(), Malformed>
    where
        S: Sink<P>,
    {
        match (step, token) {
            (Step::Value(part), token) => self.value(*part, key, token),
            (Step::Kept(_, inner), token) => self.at_token(inner, key, token),
            (Step::Object(shape) | Step::Objects(shape), Token::OpenObject) => self.object(shape),
            (Step::Objects(shape), Token::OpenArray) => self.objects(shape, key),
            (Step::Object(_) | Step::Objects(_), Token::Null) if self.depth > 0 => Ok(()),
            (Step::Object(_), _) => Err(self.wrong_type(token, key, "an object")),
            (Step::Objects(_), _) => Err(self.wrong_type(token, key, "a list of objects")),
        }
    }

    fn objects<P: Copy>(&mut self, shape: &'static Shape<P>, key: &'static str) -> Result<(), Malformed>
    where
        S: Sink<P>,
    {
        loop {
            match self.tokens.next()? {
                Token::OpenObject => self.object(shape)?,
                Token::CloseArray => return Ok(()),
                other => return Err(self.wrong_type(other, key, "a list of objects")),
            }
        }
    }

    fn object<P: Copy>(&mut self, shape: &'static Shape<P>) -> Result<(), Malformed>
    where
        S: Sink<P>,
    {
        self.depth += 1;
        shape.marks.iter().for_each(|mark| self.sink.begin(*mark));
        let mut seen = 0_u64;
        while let Some((index, at)) = self.key(shape)? {
            let Some((key, step)) = index.and_then(|index| shape.keys.get(index)) else {
                self.skip()?;
                continue;
            };
            let bit = 1 << index.unwrap_or_default();
            if seen & bit != 0 {
                return Err(Malformed { wrong: Wrong::Repeated(key), at: Some(at) });
            }
            seen |= bit;
            self.is_known |= self.depth == 1;
            self.step(step, key)?;
        }
        for mark in shape.marks.iter().rev() {
            let at = self.tokens.at();
            self.sink.end(*mark).map_err(|wrong| Malformed { wrong, at: Some(at) })?;
        }
        self.depth -= 1;
        Ok(())
    }

    /// Which key comes next, if it is known, and where it stands; none at the end of the object.
    fn key<P>(&mut self, shape: &'static Shape<P>) -> Result<Option<(Option<usize>, usize)>, Malformed> {
        let find = |name: &[u8]| shape.keys.iter().position(|(key, _)| key.as_bytes() == name);
        if let Some((rest, is_first)) = self.tokens.key_to_come()
            && let Some((name, left, behind)) = usual::key(rest, is_first)
        {
            self.tokens.pass_members(self.text.len() - behind, true, false);
            return Ok(Some((find(name), self.text.len() - left)));
        }
        let Token::Key(text) = self.tokens.next()? else { return Ok(None) };
        Ok(Some((find(self.tokens.meaning(text).as_bytes()), text.start)))
    }

    /// Checks and passes the value of a key.
    fn skip(&mut self) -> Result<(), Malformed> {
        if let Some((_, end)) = usual::value(self.text, self.tokens.at(), self.unescaped) {
            self.tokens.pass_members(end, false, false);
            return Ok(());
        }
        Ok(self.tokens.skip_value()?)
    }

    fn value<P: Copy>(&mut self, part: P, key: &'static str, token: Token<'t>) -> Result<(), Malformed>
    where
        S: Sink<P>,
    {
        let start = self.tokens.at().saturating_sub(token.len());
        let raw = self.tokens.text_of(token)?;
        let meaning = if let Token::Text(text) = token { self.tokens.meaning(text) } else { raw };
        let value = Value { token, raw, start, meaning };
        self.sink.value(part, key, value).map_err(|wrong| Malformed { wrong, at: Some(start) })
    }

    fn wrong_type(&self, token: Token<'t>, key: &'static str, expected: &'static str) -> Malformed {
        let at = self.tokens.at().saturating_sub(token.len());
        Malformed { wrong: Wrong::Type { key, expected }, at: Some(at) }
    }
}
