//! The reader of envelopes: follows a description of an object over the tokens of a text.
//!
//! A description is a tree of constants, so the depth of the walk is that of the tree; all else is checked and passed
//! without a call to itself. Keys are equal in length and in every byte to what they mean, however they are written; one that
//! is known and stands twice is refused. It takes no memory but for strings with escapes, which are decoded into the
//! caller's.

mod usual;
mod walk;

use core::ops::Range;

pub(crate) use self::walk::read;
use super::malformed::Wrong;

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
    pub(crate) kind: Kind,
    text: &'v str,
    /// Where it starts, with its quote or bracket.
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Of a string with escapes, what it means.
    decoded: &'v str,
}

impl<'v> Value<'v> {
    /// All of it, with quotes and brackets.
    #[inline]
    pub(crate) fn raw(&self) -> &'v str {
        self.text.get(self.start..self.end).unwrap_or_default()
    }

    /// Of a string, what it means; else the same as it stands.
    #[inline]
    pub(crate) fn meaning(&self) -> &'v str {
        match self.kind {
            Kind::Text { is_escaped: true } => self.decoded,
            Kind::Text { .. } => self.text.get(self.start + 1..self.end - 1).unwrap_or_default(),
            _ => self.raw(),
        }
    }
}

/// What kind of value it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Null,
    Bool(bool),
    Number,
    Text { is_escaped: bool },
    Object,
    List,
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
