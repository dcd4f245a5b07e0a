//! How much a file of declarations may have. What is larger is refused by name, not read in part.

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
    /// Types that the schemas of one tool may come to, references that are combined with others written out.
    pub types: usize,
    /// Looks at schemas that one tool may take: what `allOf`, `anyOf` and `$ref` within each other multiply to.
    pub steps: usize,
}

impl Limits {
    /// For what strangers send: 4 MiB, 128 levels, 2^18 values, 512 tools of 2,048 types and 2^16 looks each.
    pub const REMOTE: Self =
        Self { bytes: 4 << 20, depth: 128, values: 1 << 18, tools: 512, types: 2_048, steps: 1 << 16 };

    /// For files of one's own: 16 MiB, as many levels, 2^20 values, 4,096 tools of 10,000 types and 2^18 looks each.
    pub const LOCAL: Self =
        Self { bytes: 16 << 20, depth: 128, values: 1 << 20, tools: 4_096, types: 10_000, steps: 1 << 18 };
}
