//! Types, paths, attributes and doc comments as they are written. Data only.
//!
//! The leaves of a declaration; the items that hold them stand in `decl.rs`.

use proc_macro2::TokenStream;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::Name;

/// A type as it is written.
#[derive(Clone, Debug)]
pub(crate) struct TypeExpr {
    pub(crate) kind: TypeKind,
    pub(crate) span: Span,
    pub(crate) tokens: TokenStream,
}

/// The forms of types.
#[derive(Clone, Debug)]
pub(crate) enum TypeKind {
    Path(Path),
    Reference {
        lifetime: Option<String>,
        mutable: bool,
        target: Box<TypeExpr>,
    },
    Slice(Box<TypeExpr>),
    /// `[item; length]`
    Array {
        item: Box<TypeExpr>,
        length: Box<Value>,
    },
    Tuple(Vec<TypeExpr>),
    /// Any other, in words: "a trait object".
    Other(&'static str),
}

/// A path, with or without arguments.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    /// Whether it begins with `::`.
    pub(crate) leading: bool,
    pub(crate) segments: Vec<Segment>,
}

/// One part of a path.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub(crate) name: Name,
    pub(crate) arguments: Vec<Argument>,
}

/// What stands between `<` and `>` of a path.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    Lifetime(String),
    /// A type; or a constant by its name, which looks the same.
    Type(TypeExpr),
    /// Any other constant.
    Constant(Value),
    /// Associated types, and the form `(A) -> B`.
    Other,
}

impl Segment {
    /// The types between its `<` and `>`.
    pub(crate) fn types(&self) -> impl Iterator<Item = &TypeExpr> {
        self.arguments.iter().filter_map(|argument| match argument {
            Argument::Type(written) => Some(written),
            Argument::Lifetime(_) | Argument::Constant(_) | Argument::Other => None,
        })
    }
}

/// An attribute that rustc does not know, after `cfg_attr`.
#[derive(Clone, Debug)]
pub(crate) struct Attribute {
    pub(crate) path: Path,
    pub(crate) words: Words,
    /// Whether it stands in a `cfg_attr` that does not hold under `cfg(test)`.
    pub(crate) not_in_tests: bool,
    pub(crate) span: Span,
}

/// What an attribute holds.
#[derive(Clone, Debug)]
pub(crate) enum Words {
    /// `#[a]`, `#[a(b, c = 1)]`
    List(Vec<Word>),
    /// Another grammar than ours.
    Unreadable { message: String, span: Span },
}

/// One part of an attribute: `name`, `name = value` or `name(…)`.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    pub(crate) name: Name,
    pub(crate) value: Value,
}

/// An expression, as far as it is a value by itself.
#[derive(Clone, Debug)]
pub(crate) struct Value {
    pub(crate) kind: ValueKind,
    pub(crate) span: Span,
    pub(crate) tokens: TokenStream,
}

/// The forms of values.
#[derive(Clone, Debug)]
pub(crate) enum ValueKind {
    /// The word stands alone.
    Flag,
    Literal(Json),
    /// `a..b`, `a..=b`; each end a literal.
    Range {
        lower: Option<Json>,
        upper: Option<Json>,
        open: bool,
    },
    /// `a..b | c..d`: the ends of each, and whether the upper one lies outside.
    Union(Vec<(Option<Json>, Option<Json>, bool)>),
    Path(Path),
    /// `name(…)`
    List(Vec<Word>),
    /// `[a, b]`, `&[a, b]`, `vec![a, b]`, `(a, b)`
    Items(Vec<Value>),
    /// `Name { field: value }`
    Record(Path, Vec<(Name, Value)>),
    /// `name(a, b)`
    Call(Path, Vec<Value>),
    /// Any other expression.
    Other,
}

/// The doc comment of one item.
#[derive(Clone, Debug, Default)]
pub(crate) struct Docs {
    /// All of it.
    pub(crate) text: String,
    /// All but the sections on parameters.
    pub(crate) summary: String,
    /// The bullets of those sections.
    pub(crate) bullets: Vec<Bullet>,
    /// `#[doc(hidden)]`
    pub(crate) hidden: bool,
}

/// One bullet of a section on parameters.
#[derive(Clone, Debug)]
pub(crate) struct Bullet {
    /// `None` if it has another form than "name - text".
    pub(crate) name: Option<String>,
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// A type or a constant between `<` and `>` of a declaration.
#[derive(Clone, Debug)]
pub(crate) struct Generic {
    pub(crate) name: String,
    pub(crate) is_constant: bool,
    /// What stands for it where nothing is given.
    pub(crate) default: Option<Argument>,
}
