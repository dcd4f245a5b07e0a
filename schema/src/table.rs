//! The shape table: flat arrays that say what arguments a tool accepts.
//!
//! The build step emits it as statics, the general coercer interprets it. Nodes point at each other by index,
//! so the same types serve tables made at build time and at run time.

mod fields;

pub use self::fields::{Field, Fields, Member, Presence};
pub use crate::decimal::Step;
pub use crate::format::Format;
pub use crate::integer::Int;
use crate::level::Level;

/// The number shared by emitted code and the run time; it grows when the two must move together.
pub const FORMAT: u32 = 5;

/// The shapes of every tool of one toolset.
#[derive(Clone, Copy, Debug)]
pub struct Table<'t> {
    /// One node per place of a shape.
    pub nodes: &'t [Node],
    /// The fields of all records; a record owns a [`Run`] of them, in declared order.
    pub fields: Fields<'t>,
    /// The checks of all nodes; a node owns a [`Run`] of them.
    pub checks: &'t [Check],
    /// The names of all enums; an enum owns a [`Run`] of them, in declared order.
    pub names: &'t [&'t str],
    /// The parts of all tuples and choices; each owns a [`Run`] of them.
    pub parts: &'t [NodeId],
    /// Spellings of keys beside the declared ones, each with the index of its field, in the order of these.
    pub spellings: &'t [(u32, &'t str)],
    /// The same of names of enums, each with the index of its name.
    pub other_names: &'t [(u32, &'t str)],
    /// What was declared of how far values of single fields may be coerced, in the order of the fields.
    pub levels: &'t [(u32, Level)],
    /// Fields whose values nothing may repeat, in order.
    pub secrets: &'t [u32],
}

impl Table<'_> {
    /// Without any shape.
    pub const EMPTY: Self = Self {
        nodes: &[],
        fields: Fields::EMPTY,
        checks: &[],
        names: &[],
        parts: &[],
        spellings: &[],
        other_names: &[],
        levels: &[],
        secrets: &[],
    };
}

/// Index of a node in [`Table::nodes`].
pub type NodeId = u32;

/// Consecutive entries of one array of a [`Table`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Index of the first entry.
    pub start: u32,
    /// How many entries.
    pub len: u32,
}

/// What one value may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    /// The JSON type and, for compound shapes, the parts.
    pub kind: Kind,
    /// Whether `null` is a value of its own here.
    pub nullable: bool,
    /// Declared constraints, beyond the kind's own domain.
    pub checks: Run,
}

/// The closed list of shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Bool,
    /// A whole number that fits the slot.
    Integer(Width),
    /// A finite number.
    Number(Precision),
    /// Text.
    Text,
    /// One of the names in the run of [`Table::names`].
    Enum(Run),
    /// A list whose items are all of one shape.
    List(NodeId),
    /// A list of one value of each node in the run of [`Table::parts`].
    Tuple(Run),
    /// An object with any keys of one shape, whose values are all of another.
    Map(NodeId, NodeId),
    /// Any value, `null` among them.
    Any,
    /// The same, kept as it was sent.
    Raw,
    /// A closed object with the run of [`Table::fields`].
    Record(Run),
    /// An object with the run of [`Table::fields`], and with any other keys, whose values are all of one node.
    Open(Run, NodeId),
    /// A value of one of the nodes in the run of [`Table::parts`].
    Choice(By, Run),
}

/// How one sees which of its forms a choice has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Each form is an object whose first key holds its name, or an enum of names.
    Tag,
    /// Each form is an object whose only key is its name, or an enum of names.
    Key,
    /// By nothing that is said: the first form that fits is it.
    Trial,
}

/// The kinds of JSON values, one bit each: what a form of a choice may be.
pub mod kinds {
    /// `null`
    pub const NULL: u8 = 1;
    /// `true` or `false`
    pub const BOOL: u8 = 1 << 1;
    /// A number.
    pub const NUMBER: u8 = 1 << 2;
    /// A string.
    pub const TEXT: u8 = 1 << 3;
    /// An array.
    pub const LIST: u8 = 1 << 4;
    /// An object.
    pub const OBJECT: u8 = 1 << 5;
}

/// The integer slot a value lands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the Rust types of the same name")]
pub enum Width {
    I8,
    I16,
    I32,
    I64,
    I128,
    U8,
    U16,
    U32,
    U64,
    U128,
    BigInt,
    BigUint,
}

impl Width {
    /// The smallest and the largest value of the slot.
    pub const fn bounds(self) -> (Int, Int) {
        let (low, high) = match self {
            Self::I8 => (i8::MIN as i128, i8::MAX as u128),
            Self::I16 => (i16::MIN as i128, i16::MAX as u128),
            Self::I32 => (i32::MIN as i128, i32::MAX as u128),
            Self::I64 => (i64::MIN as i128, i64::MAX as u128),
            Self::I128 => (i128::MIN, i128::MAX as u128),
            Self::U8 => (0, u8::MAX as u128),
            Self::U16 => (0, u16::MAX as u128),
            Self::U32 => (0, u32::MAX as u128),
            Self::U64 => (0, u64::MAX as u128),
            Self::U128 => (0, u128::MAX),
            Self::BigInt => return (Int::Least, Int::Most),
            Self::BigUint => return (Int::Small(0), Int::Most),
        };
        (Int::Small(low), Int::new(false, high))
    }

    /// In a word, e.g. `u8`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::I128 => "i128",
            Self::U8 => "u8",
            Self::U16 => "u16",
            Self::U32 => "u32",
            Self::U64 => "u64",
            Self::U128 => "u128",
            Self::BigInt => "big integer",
            Self::BigUint => "big natural",
        }
    }

    /// Whether the slot holds a value.
    pub fn holds(self, value: i128) -> bool {
        match self {
            Self::I8 => i8::try_from(value).is_ok(),
            Self::I16 => i16::try_from(value).is_ok(),
            Self::I32 => i32::try_from(value).is_ok(),
            Self::I64 => i64::try_from(value).is_ok(),
            Self::U8 => u8::try_from(value).is_ok(),
            Self::U16 => u16::try_from(value).is_ok(),
            Self::U32 => u32::try_from(value).is_ok(),
            Self::U64 => u64::try_from(value).is_ok(),
            Self::U128 | Self::BigUint => value >= 0,
            Self::I128 | Self::BigInt => true,
        }
    }
}

/// The float slot a value lands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the Rust types of the same name")]
pub enum Precision {
    F32,
    F64,
}

/// A declared constraint, one per JSON Schema keyword. A pattern is given by its index among those of the toolset.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the variants are the JSON Schema keywords of the same name")]
pub enum Check<P = u32> {
    Minimum(Bound),
    Maximum(Bound),
    ExclusiveMinimum(Bound),
    ExclusiveMaximum(Bound),
    /// A hole in the range: what lies strictly between the two is refused.
    Gap(Bound, Bound),
    /// In decimal arithmetic.
    MultipleOf(Step),
    /// In code points.
    MinLength(u32),
    /// In code points.
    MaxLength(u32),
    Pattern(P),
    MinItems(u32),
    MaxItems(u32),
    UniqueItems,
    /// The one value of a boolean.
    Only(bool),
    Format(Format),
}

impl<P> Check<P> {
    /// The same with another way to give a pattern.
    pub fn map_pattern<Q>(self, map: impl FnOnce(P) -> Q) -> Check<Q> {
        match self {
            Self::Minimum(bound) => Check::Minimum(bound),
            Self::Maximum(bound) => Check::Maximum(bound),
            Self::ExclusiveMinimum(bound) => Check::ExclusiveMinimum(bound),
            Self::ExclusiveMaximum(bound) => Check::ExclusiveMaximum(bound),
            Self::Gap(low, high) => Check::Gap(low, high),
            Self::MultipleOf(step) => Check::MultipleOf(step),
            Self::MinLength(size) => Check::MinLength(size),
            Self::MaxLength(size) => Check::MaxLength(size),
            Self::Pattern(pattern) => Check::Pattern(map(pattern)),
            Self::MinItems(size) => Check::MinItems(size),
            Self::MaxItems(size) => Check::MaxItems(size),
            Self::UniqueItems => Check::UniqueItems,
            Self::Only(only) => Check::Only(only),
            Self::Format(format) => Check::Format(format),
        }
    }
}

/// A bound in the arithmetic of its node: integers are compared as integers, never through a float.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bound {
    /// Bound of an [`Kind::Integer`].
    Integer(i128),
    /// Bound of a [`Kind::Number`]; finite.
    Number(f64),
}
