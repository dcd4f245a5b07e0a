//! What the walk remembers of the objects and arrays it is in: one frame for each, one piece for each declared key.
//!
//! Closed objects are forgotten, so memory depends on the depth of the shape and not on the length of the arguments.

use toolcall_schema::level::Level;
use toolcall_schema::table::{NodeId, Run};

use super::memo::Memo;
use super::repeated::Item;
use super::verdict::Begun;
use crate::token::TokenPlace;

/// The frames, in memory that is used again.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    pub(super) stack: Vec<Frame>,
    /// The pieces of all open objects, those of the innermost last.
    pub(super) pieces: Vec<Piece>,
    /// The keys of all open maps, those of the innermost last: where each stands in `names`.
    pub(super) keys: Vec<Name>,
    /// What these keys mean, one behind the other.
    pub(super) names: Vec<u8>,
    /// The items of a list in which none may stand twice.
    pub(super) items: Vec<Item>,
    pub(super) memo: Memo,
    /// The last string that was written with escapes.
    pub(super) decoded: String,
    /// JSON that was sent in strings, for each level of that.
    pub(super) layers: Vec<Layer>,
    /// Arguments that were nearly JSON.
    pub(super) repaired: Vec<u8>,
}

/// JSON that was sent in a string.
#[derive(Debug, Default)]
pub(super) struct Layer {
    pub(super) text: String,
    /// The string that was decoded to that, with what was found of it.
    pub(super) held: Option<Held>,
    /// The last string in it that was written with escapes.
    pub(super) decoded: String,
}

impl Frames {
    /// Empty; it takes no memory yet.
    pub(crate) const fn new() -> Self {
        Self {
            stack: Vec::new(),
            pieces: Vec::new(),
            keys: Vec::new(),
            names: Vec::new(),
            items: Vec::new(),
            memo: Memo::new(),
            decoded: String::new(),
            layers: Vec::new(),
            repaired: Vec::new(),
        }
    }

    /// Bytes of the largest part.
    pub(crate) fn largest(&self) -> usize {
        let Self { stack, pieces, keys, names, items, memo, decoded, layers, repaired } = self;
        let lists = [
            stack.capacity() * size_of::<Frame>(),
            pieces.capacity() * size_of::<Piece>(),
            keys.capacity() * size_of::<Name>(),
            items.capacity() * size_of::<Item>(),
            names.capacity(),
            memo.largest(),
            decoded.capacity(),
            repaired.capacity(),
        ];
        let layers = layers.iter().flat_map(|layer| [layer.text.capacity(), layer.decoded.capacity()]);
        lists.into_iter().chain(layers).max().unwrap_or_default()
    }

    /// Gives memory back until no part holds more than `bytes`.
    pub(crate) fn shrink_to(&mut self, bytes: usize) {
        let Self { stack, pieces, keys, names, items, memo, decoded, layers, repaired } = self;
        layers.iter_mut().for_each(|layer| layer.shrink_to(bytes));
        stack.clear();
        stack.shrink_to(bytes / size_of::<Frame>());
        pieces.clear();
        pieces.shrink_to(bytes / size_of::<Piece>());
        keys.clear();
        keys.shrink_to(bytes / size_of::<Name>());
        items.clear();
        items.shrink_to(bytes / size_of::<Item>());
        memo.shrink_to(bytes);
        for texts in [names, repaired] {
            texts.clear();
            texts.shrink_to(bytes);
        }
        decoded.clear();
        decoded.shrink_to(bytes);
    }
}

/// A string that was decoded: the next form that is tried, or the next level, need not do so again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    /// The text it stands in, and its place there.
    pub(super) outer: u32,
    pub(super) start: usize,
    /// How many objects and lists could be open.
    pub(super) most: usize,
    /// What it holds, as one text of all that are read.
    pub(super) source: u32,
    /// Whether it is JSON, once that was asked.
    pub(super) is_json: Option<bool>,
}

impl Layer {
    fn shrink_to(&mut self, bytes: usize) {
        let Self { text, held, decoded } = self;
        *held = None;
        text.clear();
        text.shrink_to(bytes);
        decoded.clear();
        decoded.shrink_to(bytes);
    }
}

/// One open object or array.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Its shape.
    pub(super) node: NodeId,
    pub(super) begun: Begun,
    /// How far what is in it may be coerced.
    pub(super) level: Level,
    /// Where its canonical text starts.
    pub(super) start: usize,
    pub(super) inside: Inside,
}

/// Where the key of a map stands among the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Name {
    pub(super) start: u32,
    pub(super) end: u32,
}

/// The keys of an open object that are not declared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Others {
    /// The node of their values.
    pub(super) node: NodeId,
    /// Index of the first of them.
    pub(super) keys: usize,
    /// Where their names start.
    pub(super) names: usize,
    /// The last of them.
    pub(super) current: Name,
}

/// How far it has been read.
#[derive(Clone, Copy, Debug)]
pub(super) enum Inside {
    Record(Open),
    List {
        items: Items,
        /// Items begun so far.
        count: u32,
        most: u32,
        /// Before the first of them.
        first: TokenPlace,
        /// How many values had been rewritten before.
        rewritten: u32,
        /// Whether it was not sent: its only item was.
        is_wrapped: bool,
    },
    /// With any keys.
    Map {
        key: NodeId,
        value: NodeId,
        /// Index of its first key.
        keys: usize,
        /// Where its names start.
        names: usize,
        /// The key whose value is being read.
        current: Name,
    },
}

/// An object with declared keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) fields: Run,
    /// Index of the piece of the first field.
    pub(super) pieces: usize,
    /// Index of the piece that is being read: that of the field, or behind those of all fields that of another key.
    pub(super) current: usize,
    /// The field behind that.
    pub(super) next: usize,
    /// How many fields no value came for yet.
    pub(super) absent: u32,
    /// Whether the keys came in declared order.
    pub(super) is_ordered: bool,
    /// Where what is written of the last member starts, with the comma before it.
    pub(super) member: usize,
    /// If it may have keys beside the declared ones.
    pub(super) others: Option<Others>,
}

impl Open {
    /// Whether nothing is left to do at its end.
    pub(super) fn is_whole(&self) -> bool {
        self.absent == 0 && self.is_ordered && self.others.is_none()
    }
}

/// The nodes of the items of a list.
#[derive(Clone, Copy, Debug)]
pub(super) enum Items {
    /// One for all.
    Alike(NodeId),
    /// One for each: the run of the table's parts.
    Each(Run),
}

/// What came for one declared key of an object that is being read, or for another key that it may have. Small, because an
/// object has one for every key it might hold; and those of an object that begins are bytes that are all alike, which are
/// written fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    start: u32,
    end: u32,
}

impl Piece {
    pub(super) const UNSEEN: Self = Self { start: u32::MAX, end: u32::MAX };
    /// `null` that means absent.
    pub(super) const NULL: Self = Self { start: u32::MAX, end: 0 };

    /// A value, and where its member stands in the canonical text, unless the arguments are rejected anyway.
    #[inline]
    pub(super) fn value(start: usize, end: usize) -> Self {
        // Canonical text is never as long as that.
        let place = |at| u32::try_from(at).unwrap_or(u32::MAX - 1);
        Self { start: place(start), end: place(end) }
    }

    /// Where the member stands of a value that came.
    #[inline]
    pub(super) fn span(self) -> Option<(u32, u32)> {
        (self.start != u32::MAX).then_some((self.start, self.end))
    }
}
