//! What emitted parsers are made for.

/// What emitted parsers are made for. All take the same arguments for the same and refuse the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimise {
    /// Keys are compared, and usual values read, in line and in declared order: the fastest for tools that stay in the
    /// caches, and twice as much code as all others need.
    Speed,
    /// Keys are compared in line, in declared order; values are read by functions that all records share.
    Balance,
    /// All records share one loop over tables of keys: the least code, which compiles sooner and leaves the caches to others.
    Size,
}

impl Optimise {
    /// What is best for so many tools, if the author does not say.
    pub(crate) const fn of(tools: usize) -> Self {
        if tools <= FEW {
            Self::Speed
        } else if tools <= MANY {
            Self::Balance
        } else {
            Self::Size
        }
    }

    /// Whether the call of a tool is given the tables of its toolset. Where a function names them, LLVM walks all that they
    /// hold, which for 4,000 tools took half of its time; a name takes some instructions less.
    pub(crate) const fn gives_tables(self) -> bool {
        matches!(self, Self::Size)
    }
}

/// The code of so many tools, called by turns, stays near the processor.
const FEW: usize = 64;

/// Of more tools, called by turns, most calls wait for code that is not near, and the less there is the sooner it comes.
const MANY: usize = 512;
