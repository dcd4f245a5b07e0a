//! What the author wrote: spanned, unresolved. Data only.
//!
//! `read` fills it and knows no meaning; `resolve` and `lower` give it one. Nothing here is of `syn`.

mod allowed;
mod expr;
mod unread;

use proc_macro2::{Ident, TokenStream};
use toolcall_schema::span::Span;

pub(crate) use self::expr::{
    Argument, Attribute, Bullet, Docs, Generic, Path, Segment, TypeExpr, TypeKind, Value, ValueKind, Word, Words,
};
pub(crate) use self::unread::{Inside, Left, Unparsed};

/// The modules of one target, as far as they were followed.
#[derive(Debug, Default)]
pub(crate) struct Crate {
    /// The root is the first; each stands behind its parent.
    pub(crate) modules: Vec<Module>,
    /// Names that `extern crate` at the root gives to crates, in every module; `None`: to this one.
    pub(crate) crates: Vec<(String, Option<String>)>,
    /// Types and constants, in the order of reading.
    pub(crate) items: Vec<Item>,
    /// What may be a tool, in the order of reading: file by file as they are declared, then by position.
    pub(crate) candidates: Vec<Candidate>,
    /// The files that were read.
    pub(crate) followed: Vec<u32>,
    /// Those among them that do not parse.
    pub(crate) unparsed: Vec<Unparsed>,
    /// Marked functions that are in no module.
    pub(crate) inside: Vec<Inside>,
    /// Modules that were not followed.
    pub(crate) left: Vec<Left>,
}

/// Index of a module in [`Crate::modules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ModuleId(pub(crate) usize);

/// Index of an item in [`Crate::items`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ItemId(pub(crate) usize);

/// One module.
#[derive(Debug)]
pub(crate) struct Module {
    /// Its path without `crate`; raw identifiers keep their `r#`.
    pub(crate) path: Vec<String>,
    pub(crate) parent: Option<ModuleId>,
    /// The module within which it may be named; `None`: everywhere.
    pub(crate) seen_in: Option<ModuleId>,
    pub(crate) span: Span,
    /// Whether it vanishes under `cfg(test)`.
    pub(crate) not_in_tests: bool,
    pub(crate) modules: Vec<ModuleId>,
    pub(crate) items: Vec<ItemId>,
    /// Its functions and statics, of which only the names matter.
    pub(crate) others: Vec<Name>,
    pub(crate) uses: Vec<Use>,
    /// Calls of macros where items stand.
    pub(crate) calls: Vec<MacroCall>,
    /// The lints that are allowed in it.
    pub(crate) allowed: Vec<TokenStream>,
}

/// One name, or one `*`, that a `use` brings.
#[derive(Debug)]
pub(crate) struct Use {
    /// What it names.
    pub(crate) path: Path,
    /// The name it brings; `None` for `*`.
    pub(crate) name: Option<String>,
    /// The module within which it may be named; `None`: everywhere.
    pub(crate) seen_in: Option<ModuleId>,
}

/// `path!(argument)` where an item stands.
#[derive(Debug)]
pub(crate) struct MacroCall {
    pub(crate) path: Path,
    /// The only word between the brackets, if there is just one; `None`: nothing stands there.
    pub(crate) argument: Option<Result<Name, Span>>,
    /// Whether it vanishes under `cfg(test)`.
    pub(crate) not_in_tests: bool,
    pub(crate) span: Span,
}

/// A type or a constant.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) name: Name,
    pub(crate) module: ModuleId,
    /// The module within which it may be named; `None`: everywhere.
    pub(crate) seen_in: Option<ModuleId>,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) docs: Docs,
    /// The last names of what is derived.
    pub(crate) derives: Vec<String>,
    pub(crate) generics: Generics,
    /// The lints that are allowed on it.
    pub(crate) allowed: Vec<TokenStream>,
    pub(crate) kind: ItemKind,
}

/// What an [`Item`] is.
#[derive(Debug)]
pub(crate) enum ItemKind {
    Struct(Fields),
    /// An enum.
    Enum(Vec<Variant>),
    /// `type Name = …;`
    Alias(TypeExpr),
    /// `const NAME: … = value;`
    Constant(Value),
    /// Something else that has a name among types, in words: "a trait".
    Other(&'static str),
}

/// What a struct or a variant holds.
#[derive(Debug)]
pub(crate) enum Fields {
    Named(Vec<Field>),
    /// In brackets; their names are `0`, `1` and so on.
    Unnamed(Vec<Field>),
    None,
}

/// A field of a struct or a variant.
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) name: Name,
    pub(crate) seen_in: Option<ModuleId>,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) docs: Docs,
    pub(crate) allowed: Vec<TokenStream>,
    pub(crate) kind: TypeExpr,
}

/// A variant of an enum.
#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) name: Name,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) docs: Docs,
    pub(crate) allowed: Vec<TokenStream>,
    pub(crate) fields: Fields,
    /// `High = 3`
    pub(crate) discriminant: Option<Value>,
}

/// What an attribute of ours may stand on: it has an attribute that rustc does not know.
#[derive(Debug)]
pub(crate) enum Candidate {
    Function(Function),
    Impl(Impl),
}

/// An `impl` block.
#[derive(Debug)]
pub(crate) struct Impl {
    pub(crate) module: ModuleId,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) generics: Generics,
    pub(crate) of_trait: bool,
    /// The lints that are allowed on it.
    pub(crate) allowed: Vec<TokenStream>,
    pub(crate) self_type: TypeExpr,
    /// Functions with an attribute that rustc does not know.
    pub(crate) methods: Vec<Function>,
    /// The first function marked as a tool, whatever its `cfg`: the attribute cannot evaluate that.
    pub(crate) first_marked: Option<Name>,
    /// Where the `Self` type stands.
    pub(crate) span: Span,
}

/// A function or method.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) name: Name,
    pub(crate) module: ModuleId,
    pub(crate) not_in_tests: bool,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) docs: Docs,
    pub(crate) is_async: bool,
    pub(crate) calling: Calling,
    /// The lints that are allowed on it.
    pub(crate) allowed: Vec<TokenStream>,
    pub(crate) generics: Generics,
    pub(crate) receiver: Option<Receiver>,
    pub(crate) parameters: Vec<Parameter>,
    /// `None`: no type is written, so it is `()`.
    pub(crate) returns: Option<TypeExpr>,
}

/// What a function asks of its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Calling {
    Plain,
    Unsafe,
    Variadic,
    /// `#[target_feature(…)]`
    TargetFeature,
    /// `-> !`
    Never,
}

/// `self` in one of its forms.
#[derive(Debug)]
pub(crate) struct Receiver {
    pub(crate) form: ReceiverForm,
    pub(crate) span: Span,
}

/// How a method takes its `self`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReceiverForm {
    /// `&self`
    Shared,
    /// `&mut self`
    Mutable,
    /// `self`, `mut self`
    Value,
    /// `self: …`
    Typed,
}

/// One parameter.
#[derive(Debug)]
pub(crate) struct Parameter {
    /// `None` for `_` and for patterns.
    pub(crate) name: Option<Name>,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) docs: Docs,
    pub(crate) kind: TypeExpr,
    /// Where its name or pattern stands.
    pub(crate) span: Span,
}

/// An identifier.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    /// Without `r#`.
    pub(crate) text: String,
    /// As written.
    pub(crate) ident: Ident,
    pub(crate) span: Span,
}

/// What is declared between `<` and `>`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Generics {
    /// How many lifetimes.
    pub(crate) lifetimes: usize,
    /// The first lifetime among them that is `'static` by its bounds.
    pub(crate) for_ever: Option<Span>,
    /// The first type or constant among them.
    pub(crate) first_other: Option<Name>,
    /// The types and constants, in order.
    pub(crate) parameters: Vec<Generic>,
}

impl Crate {
    /// The module behind an id of this crate.
    pub(crate) fn module(&self, id: ModuleId) -> &Module {
        &self.modules[id.0]
    }

    /// The item behind an id of this crate.
    pub(crate) fn item(&self, id: ItemId) -> &Item {
        &self.items[id.0]
    }

    /// Whether a name that is seen within `seen_in` is seen from a module.
    pub(crate) fn sees(&self, from: ModuleId, seen_in: Option<ModuleId>) -> bool {
        seen_in.is_none_or(|within| self.ancestors(from).any(|module| module == within))
    }

    /// The module itself, its parent, and so on up to the root.
    pub(crate) fn ancestors(&self, module: ModuleId) -> impl Iterator<Item = ModuleId> {
        std::iter::successors(Some(module), |id| self.module(*id).parent)
    }

    /// `crate::a::b`
    pub(crate) fn module_name(&self, module: ModuleId) -> String {
        let path = self.module(module).path.iter().map(String::as_str);
        std::iter::once("crate").chain(path).collect::<Vec<_>>().join("::")
    }
}
