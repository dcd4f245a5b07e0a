//! How the schemas of a dialect differ from what the catalog says.

use crate::dialect::Dialect;

/// Rewritings. A new one is "off" in [`Rules::AS_IS`], so that it changes no other dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The provider holds the model to the schema, if the envelope says `strict`. A tool that it could not hold it to
    /// is shown as this other dialect of the provider shows it.
    pub strict: Option<Dialect>,
    /// Every property must be required; optional ones become nullable.
    pub require_all: bool,
    /// How "or null" is written.
    pub nullable: NullSpelling,
    /// What may stand beside `$ref`.
    pub references: References,
    /// How a type that contains itself is shown.
    pub recursion: Recursion,
    /// Whether an optional key that is left out stands for `null` as well; then it is not nullable, which costs more.
    pub absent_for_null: bool,
    /// How one of several schemas is written.
    pub unions: Unions,
    /// Whether an object may have keys that are not declared.
    pub maps: bool,
    /// Whether a place may be of any type.
    pub untyped: bool,
    /// Whether an `enum` may hold numbers and booleans; otherwise the numbers are ranges, and the boolean is words.
    pub scalar_enums: bool,
    /// The largest `minItems`.
    pub min_items: u32,
    /// Whether bounds beyond 2^53 arrive as they were sent; otherwise they are not sent.
    pub big_bounds: bool,
    /// How the names of JSON types are written.
    pub types: TypeNames,
    /// Whether an object without keys says so by empty `properties`; otherwise it has none.
    pub empty_properties: bool,
    /// Whether a schema that was declared by others may stand as it is; otherwise what dialects have in common is left of
    /// it, an object, and the rest is said in words.
    pub verbatim: bool,
    /// Keywords that are refused at the root of a schema.
    pub not_at_root: &'static [&'static str],
}

impl Rules {
    /// Everything as the catalog says it.
    pub const AS_IS: Self = Self {
        strict: None,
        require_all: false,
        nullable: NullSpelling::TypeList,
        references: References::WithSiblings,
        recursion: Recursion::Reference,
        absent_for_null: false,
        unions: Unions::AnyOf,
        maps: true,
        untyped: true,
        scalar_enums: true,
        min_items: u32::MAX,
        big_bounds: true,
        types: TypeNames::Lower,
        empty_properties: true,
        verbatim: true,
        not_at_root: &[],
    };
}

/// How a value that may be null is written. References, where there are any, are always written the second way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NullSpelling {
    /// `"type": ["string", "null"]`
    TypeList,
    /// `"anyOf": [{…}, {"type": "null"}]`
    AnyOf,
    /// The first way, but for enums, whose values may not be `null`, the second.
    TypeListButEnums,
    /// `"type": "string", "nullable": true`
    Keyword,
}

/// How the names of JSON types are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeNames {
    /// `"string"`
    Lower,
    /// `"STRING"`
    Upper,
}

/// What may stand beside `$ref`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum References {
    /// Descriptions and the like.
    WithSiblings,
    /// Nothing; a use with a description of its own is written out.
    Alone,
    /// There are none; every use is written out, up to a budget.
    Never,
}

/// How a type that contains itself is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recursion {
    /// By a reference to itself.
    Reference,
    /// Written out within itself a few times, and then cut.
    WrittenOut,
}

/// How one of several schemas is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unions {
    /// `anyOf`
    AnyOf,
    /// `anyOf`, with nothing beside it: remarks stand in each branch.
    Alone,
}

/// The values of `format` that a dialect takes; others are said in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// All: what it does not know, it ignores.
    All,
    /// These.
    Only(&'static [&'static str]),
}

impl Formats {
    /// Whether this one may be sent.
    pub fn takes(self, format: &str) -> bool {
        match self {
            Self::All => true,
            Self::Only(known) => known.contains(&format),
        }
    }
}
