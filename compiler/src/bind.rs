//! How the catalog is bound to the author's Rust: what emission needs beyond the catalog itself.

mod declared;
mod slot;

use proc_macro2::{Ident, TokenStream};
use toolcall_schema::catalog::{Catalog, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

pub(crate) use self::declared::{Declared, Handled, Item};
pub(crate) use self::slot::Slot;

/// Everything the build step found in one target (a library, or a binary).
#[derive(Debug, Default)]
pub(crate) struct Program {
    /// The toolsets that have an `include_tools!`, in the order of their names.
    pub(crate) toolsets: Vec<Toolset>,
    /// The author's structs and enums that tools use, each once.
    pub(crate) values: Vec<Value>,
    /// The toolsets that are declared in JSON, in the order in which the build script names them.
    pub(crate) declared: Vec<Declared>,
    /// The names of toolsets of JSON that have an `include_tools!`.
    pub(crate) included: Vec<String>,
    /// Items that are not built, and why.
    pub(crate) faults: Vec<Fault>,
    /// Warnings, and errors that belong to no item.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl Program {
    /// Those of Rust, then those of JSON.
    pub(crate) fn all_toolsets(&self) -> impl Iterator<Item = &Toolset> {
        self.toolsets.iter().chain(self.declared.iter().map(|declared| &declared.toolset))
    }
}

/// One toolset.
#[derive(Debug)]
pub(crate) struct Toolset {
    /// `tools` unless `#[tool(toolset = "…")]` says otherwise.
    pub(crate) name: String,
    /// Path of the module that holds its `include_tools!`, without `crate`.
    pub(crate) module: Vec<String>,
    /// Its tools; the arena of types is the same in all toolsets of a target.
    pub(crate) catalog: Catalog,
    /// One per tool of the catalog, in the same order.
    pub(crate) tools: Vec<Tool>,
    /// The context type by absolute path; `None` if no tool has one.
    pub(crate) context: Option<TokenStream>,
    /// Aliases of tools that are in [`Program::faults`]: the shared file gives them a stand-in, so that one mistake
    /// stays one error.
    pub(crate) faulty: Vec<Ident>,
}

/// The Rust side of one tool.
#[derive(Debug)]
pub(crate) struct Tool {
    /// Where its glue goes.
    pub(crate) key: Key,
    /// Path of its module, without `crate`.
    pub(crate) module: Vec<String>,
    /// Name of the arguments' type in the shared file, e.g. `GetWeather`.
    pub(crate) alias: Ident,
    /// The function, called from the author's own scope: `get_weather`, `<Store>::add`.
    pub(crate) callee: TokenStream,
    /// The context type as the author wrote it (without the reference), if the tool takes one.
    pub(crate) context: Option<TokenStream>,
    /// All parameters in the order of the call, a receiver first.
    pub(crate) parameters: Vec<Parameter>,
    /// Constants that only the schemas show: emitted code counts them as used.
    pub(crate) constants: Vec<TokenStream>,
    /// The lints that the author allows on the function.
    pub(crate) allowed: Vec<TokenStream>,
    /// The return type, as it can stand outside of the function, and where it is written.
    pub(crate) returns: Option<(TokenStream, Span)>,
}

/// One parameter of the function.
#[derive(Debug)]
pub(crate) enum Parameter {
    /// `&self`, or the parameter marked `#[tool(context)]`.
    Context,
    /// The next field of the arguments record.
    Argument(Box<Member>),
}

/// One key of a record and the Rust field or parameter behind it. Members stand in the order of the catalog's fields.
#[derive(Debug)]
pub(crate) struct Member {
    /// Field name in the struct; for parameters, the identifier without `mut` and a leading `_` (`r#` is kept).
    pub(crate) ident: Ident,
    /// The author's type with every lifetime written as `'a`.
    pub(crate) tokens: TokenStream,
    /// How widely a field of this type may be seen: `pub`, `pub(crate)` or nothing.
    pub(crate) visibility: TokenStream,
    /// Whether the type borrows from the arguments.
    pub(crate) borrows: bool,
    /// About how many bytes it takes where it stands.
    pub(crate) size: usize,
    /// The slot it is read into.
    pub(crate) slot: Slot,
    /// What stands for it when it is absent; `None` for required ones and for an `Option` without a default.
    pub(crate) default: Option<Default>,
    /// Constants that only the schemas show: emitted code counts them as used.
    pub(crate) constants: Vec<TokenStream>,
}

impl Member {
    /// A field without a key.
    pub(crate) fn given(ident: Ident, value: TokenStream) -> Self {
        Self {
            ident,
            tokens: TokenStream::new(),
            visibility: TokenStream::new(),
            borrows: false,
            size: 24,
            slot: Slot::Given(value),
            default: None,
            constants: Vec::new(),
        }
    }

    /// Whether a value comes of it.
    pub(crate) fn is_stored(&self) -> bool {
        !matches!(self.slot, Slot::Tag(_) | Slot::Given(_))
    }
}

/// A default.
#[derive(Debug)]
pub(crate) enum Default {
    /// A literal. The slot of a scalar starts with it; a list or object is put in by the coercer.
    Literal(Json),
    /// A constant of the crate that is such a literal, and how the author names it.
    Constant(Json, TokenStream),
    /// Anything else: evaluated at dispatch, in the author's scope.
    Expression(TokenStream),
}

/// A struct or enum of the author's.
#[derive(Debug)]
pub(crate) struct Value {
    /// Its type in the catalog.
    pub(crate) id: TypeId,
    /// Where its glue goes; `None`: into the shared file of the first toolset, by absolute path.
    pub(crate) key: Option<Key>,
    /// The type, as it is to be named there (`Item<'a>`, `crate::shop::Item`).
    pub(crate) path: TokenStream,
    /// What it is made of.
    pub(crate) parts: Parts,
    /// The lints that the author allows on the type.
    pub(crate) allowed: Vec<TokenStream>,
}

/// What a [`Value`] is made of.
#[derive(Debug)]
pub(crate) enum Parts {
    /// Named fields, in the order of the catalog's.
    Record {
        members: Vec<Member>,
        /// Whether its keys also stand among those of another record.
        is_flattened: bool,
    },
    /// One value in a struct that adds nothing to it: how it is read, and its fields.
    Newtype(Slot, Wrapped),
    /// Several values without names.
    Tuple(Vec<Slot>),
    /// Unit variants, in the order of the catalog's names.
    Enum(Vec<Ident>),
    /// Unit variants, each with its number.
    Integers(Vec<(Ident, i128)>),
    /// Variants of which some hold values.
    Choice(Choice),
}

/// The fields of a struct that is its one value.
#[derive(Debug)]
pub(crate) struct Wrapped {
    /// Whether they have names.
    pub(crate) is_named: bool,
    /// Each with what it is if it is not the value.
    pub(crate) fields: Vec<(Ident, Option<TokenStream>)>,
}

/// An enum that holds values.
#[derive(Debug)]
pub(crate) struct Choice {
    /// The variants that are names only, in the order of the catalog's names.
    pub(crate) bare: Vec<Ident>,
    /// All others, one for each object among the catalog's forms, or for each form if they have no names.
    pub(crate) forms: Vec<Form>,
}

/// A variant that is more than a name.
#[derive(Debug)]
pub(crate) struct Form {
    pub(crate) ident: Ident,
    /// Its type in the catalog.
    pub(crate) id: TypeId,
    /// What the object holds that it is; without names, the one member that it is itself.
    pub(crate) members: Vec<Member>,
    pub(crate) holds: Holds,
}

impl Form {
    /// Its name, where that stands under a tag.
    pub(crate) fn tag(&self) -> &str {
        match self.members.first().map(|member| &member.slot) {
            Some(Slot::Tag(name)) => name,
            _ => "",
        }
    }
}

/// The name of the member that holds what a variant holds, where that is not the object itself.
pub(crate) const CONTENT: &str = "__content";

/// How the variant is made of the members.
#[derive(Debug)]
pub(crate) enum Holds {
    /// It is a name only.
    Nothing,
    /// They are its fields.
    Fields,
    /// The last is its one value.
    One,
    /// The last is what the whole object is, the name of the form among its keys.
    Whole,
    /// The last is a tuple of its values, so many of them.
    Several(usize),
    /// The last is an object of its fields: its type, and these.
    Inner(TypeId, Vec<Member>),
}

/// An item that is not built.
#[derive(Debug)]
pub(crate) struct Fault {
    /// Where the attribute looks.
    pub(crate) key: Key,
    /// What is wrong with it.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

/// Where the attribute of an item finds its glue.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    /// The source file, relative to the manifest, with `/`.
    pub(crate) file: String,
    /// The item's name; for an `impl`, `Type.first_method`.
    pub(crate) item: String,
    /// The line of the name, only where the scan met the same file and item before.
    pub(crate) line: Option<u32>,
    /// Where the name stands.
    pub(crate) span: Span,
}
