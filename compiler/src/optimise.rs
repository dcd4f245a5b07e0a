//! What emitted parsers are made for.

/// What emitted parsers are made for. Both take the same arguments for the same and refuse the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimise {
    /// The keys of each record are compared in line, in declared order: the faster, the fewer tools are called by turns.
    Speed,
    /// All records share one loop over tables of keys: less code, which compiles sooner and leaves the caches to others.
    Size,
}

impl Optimise {
    /// What is best for so many tools, if the author does not say.
    pub(crate) const fn of(tools: usize) -> Self {
        if tools > MANY { Self::Size } else { Self::Speed }
    }
}

/// With so many tools called by turns speed still pays; behind them what the compiler needs for it counts for more.
const MANY: usize = 1000;
