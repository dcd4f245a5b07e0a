//! Aliases that double at each level: as one type they would be as long as their last one is often.

pub mod tools {
    toolcall::include_tools!();
}

/// Takes a thousand numbers and more.
#[toolcall::tool]
pub fn f(all: P10) {}

/// Takes few; each tool counts for itself.
#[toolcall::tool]
pub fn g(few: P3) {}

type P0 = u8;
type P1 = (P0, P0);
type P2 = (P1, P1);
type P3 = (P2, P2);
type P4 = (P3, P3);
type P5 = (P4, P4);
type P6 = (P5, P5);
type P7 = (P6, P6);
type P8 = (P7, P7);
type P9 = (P8, P8);
type P10 = (P9, P9);
