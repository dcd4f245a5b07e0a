//! Types that are long because they double at each level, and types of which there is no end.

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

/// A struct that is given twice as many at each level.
#[toolcall::tool]
pub fn h(all: G9<u8>) {}

pub struct G0<T>(pub T);
pub struct G1<T>(pub G0<(T, T)>);
pub struct G2<T>(pub G1<(T, T)>);
pub struct G3<T>(pub G2<(T, T)>);
pub struct G4<T>(pub G3<(T, T)>);
pub struct G5<T>(pub G4<(T, T)>);
pub struct G6<T>(pub G5<(T, T)>);
pub struct G7<T>(pub G6<(T, T)>);
pub struct G8<T>(pub G7<(T, T)>);
pub struct G9<T>(pub G8<(T, T)>);

/// Types without end.
#[toolcall::tool]
pub fn endless(all: Endless<u8>, either: Either<u8, u8>, doubling: Doubling<u8>) {}

pub struct Endless<T> {
    pub value: T,
    pub next: Option<Box<Endless<Vec<T>>>>,
}

#[toolcall::value]
pub struct Either<A, B> {
    left: Option<Box<Either<Vec<A>, B>>>,
    right: Option<Box<Either<A, Option<B>>>>,
}

pub struct Doubling<T> {
    pub value: Vec<T>,
    pub next: Option<Box<other::Half<(T, T)>>>,
}

mod other {
    pub struct Half<T> {
        pub other: Vec<super::Doubling<T>>,
    }
}

/// What is too long hides no other fault.
#[toolcall::tool]
pub fn all(long: P9, again: P10, faulty: Faulty<u8>, both: Both, many: Many<u8>) {}

pub struct Faulty<T> {
    pub value: T,
    pub run: fn(),
}

#[toolcall::value]
pub struct Both {
    long: G9<u16>,
    faulty: Other<u16>,
}

#[toolcall::value]
pub struct Other<T> {
    value: T,
    cell: std::cell::RefCell<u8>,
}

pub struct Many<T> {
    pub a: Option<Box<Many<(T, T)>>>,
    pub b: Option<Box<Many<(T, T, u8)>>>,
    pub c: Option<Box<Many<(T, u8, T)>>>,
}
