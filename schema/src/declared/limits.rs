//! How much a file of declarations may have. What is larger is refused by name, not read in part.

use crate::pattern::Budget;

/// The limits of one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Objects and lists that are open at once in the file.
    pub depth: usize,
    /// Values in the file.
    pub values: usize,
    /// Tools.
    pub tools: usize,
    /// Bytes of one tool; a larger one is refused, the others are not the worse for it.
    pub tool_bytes: usize,
    /// Types that the schemas of one tool may come to, references that are combined with others written out.
    pub types: usize,
    /// What the patterns of one tool may take. One that is over it has no shape.
    pub patterns: Budget,
    /// What those of all tools may.
    pub all_patterns: Budget,
    /// Those of all tools that need a general validator, by their number.
    pub validated: usize,
    /// Looks at schemas that one tool may take: what `allOf`, `anyOf` and `$ref` within each other multiply to.
    pub steps: usize,
    /// Looks that all tools may take together.
    pub all_steps: usize,
}

impl Limits {
    /// For what strangers send: 4 MiB, 128 levels, 2^18 values, 512 tools of 128 KiB, 2,048 types and 2^16 looks each, 2^20 looks
    /// in all. Patterns: 2^24 looks and 256 KiB of automata a tool, 2^27 and 4 MiB in all, 64 for a validator.
    pub const REMOTE: Self = Self {
        bytes: 4 << 20,
        depth: 128,
        values: 1 << 18,
        tools: 512,
        tool_bytes: 128 << 10,
        types: 2_048,
        steps: 1 << 16,
        all_steps: 1 << 20,
        patterns: Budget { looks: 1 << 24, bytes: 256 << 10 },
        all_patterns: Budget { looks: 1 << 27, bytes: 4 << 20 },
        validated: 64,
    };

    /// For files of one's own: 16 MiB, as many levels, 2^20 values, 4,096 tools of 1 MiB, 10,000 types and 2^18 looks each, 2^26
    /// looks in all. Patterns: 2^28 looks and 4 MiB of automata a tool, 2^32 and 64 MiB in all, 1,024 for a validator.
    pub const LOCAL: Self = Self {
        bytes: 16 << 20,
        depth: 128,
        values: 1 << 20,
        tools: 4_096,
        tool_bytes: 1 << 20,
        types: 10_000,
        steps: 1 << 18,
        all_steps: 1 << 26,
        patterns: Budget { looks: 1 << 28, bytes: 4 << 20 },
        all_patterns: Budget { looks: 1 << 32, bytes: 64 << 20 },
        validated: 1_024,
    };
}
