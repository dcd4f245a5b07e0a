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
        match tools {
            0..=FEW => Self::Speed,
            ..=MANY => Self::Balance,
            _ => Self::Size,
        }
    }
}

/// The code of so many tools, called by turns, stays near the processor.
const FEW: usize = 64;

/// With so many tools called by turns speed still pays; behind them what the compiler needs for it counts for more.
const MANY: usize = 1000;
