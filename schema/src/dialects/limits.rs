//! How much a dialect takes, and which names.

use core::fmt;

/// Which names a dialect takes.
#[derive(Clone, Copy)]
pub struct NameRule {
    /// The first character.
    pub first: fn(char) -> bool,
    /// All others.
    pub rest: fn(char) -> bool,
    /// The most characters.
    pub length: usize,
    /// The rule in words.
    pub words: &'static str,
}

impl NameRule {
    /// Every name.
    pub const ANY: Self = Self { first: |_| true, rest: |_| true, length: usize::MAX, words: "any characters" };
}

/// How much a dialect takes; `usize::MAX` is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Tools in one request.
    pub tools: usize,
    /// Characters of a tool's description.
    pub description: usize,
    /// Properties of all objects of one tool.
    pub properties: usize,
    /// Objects and lists within each other.
    pub depth: usize,
    /// Characters of all property names, definition names and enum values of one tool.
    pub names: usize,
    /// Enum values of one tool.
    pub enum_values: usize,
    /// An enum with more values than this …
    pub long_enum: usize,
    /// … may have this many characters in all of them.
    pub long_enum_names: usize,
    /// All `maxItems` of one tool together.
    pub items: usize,
    /// All tools of one request together.
    pub request: Quota,
}

impl Limits {
    /// No limit at all.
    pub const NONE: Self = Self {
        tools: usize::MAX,
        description: usize::MAX,
        properties: usize::MAX,
        depth: usize::MAX,
        names: usize::MAX,
        enum_values: usize::MAX,
        long_enum: usize::MAX,
        long_enum_names: usize::MAX,
        items: usize::MAX,
        request: Quota::NONE,
    };
}

/// How much a dialect takes in all tools of a request together; of a strict dialect only those that are shown strict
/// count. The tools that come first are served first, so that a further one changes nothing before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Tools shown strict.
    pub strict_tools: usize,
    /// Properties that are not required.
    pub optional: usize,
    /// Places that may be of several types, `null` among them.
    pub unions: usize,
    /// Properties.
    pub properties: usize,
}

impl Quota {
    /// No limit at all.
    pub const NONE: Self =
        Self { strict_tools: usize::MAX, optional: usize::MAX, unions: usize::MAX, properties: usize::MAX };
}

impl fmt::Debug for NameRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words)
    }
}
