//! More keys than a machine word has bits: what was seen of them is kept in two.

/// Add up the numbers of a row.
#[toolcall::tool]
pub fn add(row: Row) -> (u32, Option<u8>, u8, Option<u8>) {
    (row.sum(), row.k64, row.k65, row.k66)
}

/// Sixty-seven keys.
#[toolcall::value]
#[derive(Debug)]
#[allow(missing_docs, reason = "they are many and all the same")]
pub struct Row {
    pub k00: u8,
    pub k01: u8,
    pub k02: u8,
    pub k03: u8,
    pub k04: u8,
    pub k05: u8,
    pub k06: u8,
    pub k07: u8,
    pub k08: u8,
    pub k09: u8,
    pub k10: u8,
    pub k11: u8,
    pub k12: u8,
    pub k13: u8,
    pub k14: u8,
    pub k15: u8,
    pub k16: u8,
    pub k17: u8,
    pub k18: u8,
    pub k19: u8,
    pub k20: u8,
    pub k21: u8,
    pub k22: u8,
    pub k23: u8,
    pub k24: u8,
    pub k25: u8,
    pub k26: u8,
    pub k27: u8,
    pub k28: u8,
    pub k29: u8,
    pub k30: u8,
    pub k31: u8,
    pub k32: u8,
    pub k33: u8,
    pub k34: u8,
    pub k35: u8,
    pub k36: u8,
    pub k37: u8,
    pub k38: u8,
    pub k39: u8,
    pub k40: u8,
    pub k41: u8,
    pub k42: u8,
    pub k43: u8,
    pub k44: u8,
    pub k45: u8,
    pub k46: u8,
    pub k47: u8,
    pub k48: u8,
    pub k49: u8,
    pub k50: u8,
    pub k51: u8,
    pub k52: u8,
    pub k53: u8,
    pub k54: u8,
    pub k55: u8,
    pub k56: u8,
    pub k57: u8,
    pub k58: u8,
    pub k59: u8,
    pub k60: u8,
    pub k61: u8,
    pub k62: u8,
    pub k63: u8,
    /// The first key of the second word; `null` is another value than its default.
    #[tool(default = Some(FIRST))]
    pub k64: Option<u8>,
    #[tool(default = FIRST + 1)]
    pub k65: u8,
    /// A name that JSON can only spell with escapes.
    #[tool(name = "k\"66\\")]
    pub k66: Option<u8>,
}

const FIRST: u8 = 7;

impl Row {
    const fn sum(&self) -> u32 {
        self.k00 as u32 + self.k01 as u32 + self.k31 as u32 + self.k62 as u32 + self.k63 as u32
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(wide);
}
