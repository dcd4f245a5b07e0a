//! The catalog: what the declared tools mean, free of any provider. Data and look-ups only.

mod depth;
mod parts;
#[cfg(test)]
pub(crate) mod sample;
mod text;
mod valid;

pub use self::valid::Misbuilt;
use core::time::Duration;
use std::collections::BTreeMap;

use crate::constraints::Constraint;
use crate::json::Json;
use crate::level::Level;
use crate::source::Source;
use crate::span::Span;
use crate::table::{By, Precision, Width};

/// The tools of one toolset and the types they use.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    /// In declared order: file by file as the modules are declared, then by position.
    pub tools: Vec<Tool>,
    /// Arena; [`TypeId`] is an index.
    pub types: Vec<Type>,
    /// Records that may have keys which are not declared, and the type of the values of these; any other is closed.
    pub others: BTreeMap<TypeId, TypeId>,
    /// Tools, by their index, whose schema says more than types do: their arguments are an open record here.
    pub verbatim: BTreeMap<usize, Verbatim>,
    /// What tools return, by their index, where that schema says more than types do: any value as far as types go.
    pub outputs: BTreeMap<usize, Json>,
    /// Defaults as they are filled in, by the type of the object and the key, where that is not how they are shown: digit for
    /// digit, with the defaults of what is absent within.
    pub written: BTreeMap<(TypeId, String), String>,
}

/// The schema of a tool's arguments as it was declared, for what no type says.
#[derive(Clone, Debug, PartialEq)]
pub struct Verbatim {
    /// JSON Schema.
    pub schema: Json,
    /// The keywords that no type says, each once.
    pub keywords: Vec<&'static str>,
}

impl Catalog {
    /// The type behind an id.
    ///
    /// # Panics
    /// If the id belongs to another catalog.
    pub fn type_of(&self, id: TypeId) -> &Type {
        &self.types[id.0 as usize]
    }

    /// Adds a type and gives its id.
    pub fn add(&mut self, kind: Type) -> TypeId {
        let id = TypeId(u32::try_from(self.types.len()).unwrap_or(u32::MAX));
        self.types.push(kind);
        id
    }
}

/// Index of a type in [`Catalog::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u32);

/// One tool.
#[derive(Clone, Debug)]
pub struct Tool {
    /// The name a model calls it by.
    pub name: String,
    /// Names that calls may use as well; no model is shown them.
    pub aliases: Vec<String>,
    /// A name for people.
    pub title: Option<String>,
    /// What it does; empty only if the author allowed that.
    pub description: String,
    /// A [`Shape::Record`]: one field per shown parameter.
    pub arguments: TypeId,
    /// What it returns, if that is described.
    pub returns: Option<Returns>,
    /// Remarks on its effects.
    pub hints: Hints,
    /// How long a call may take; zero is for ever, `None` is not said.
    pub timeout: Option<Duration>,
    /// Whether it should no longer be used.
    pub deprecated: bool,
    /// Arguments that fit.
    pub examples: Vec<Json>,
    /// Whether the function must be awaited.
    pub is_async: bool,
    /// What its author makes of warnings about it.
    pub policy: Policy,
    /// Where it comes from.
    pub source: Source,
    /// Where its name stands.
    pub span: Span,
}

/// The output of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returns {
    /// What is written of it, which need not be what would be read into the same Rust type.
    pub kind: TypeId,
    /// Whether the author asked for it at this tool: then the ledger says where it is not shown.
    pub is_asked: bool,
}

/// What the author makes of warnings about a tool, and how its calls are to be taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// A dialect that cannot say all of it is an error.
    pub deny_loss: bool,
    /// The codes of the lints that stay silent.
    pub allowed: Vec<String>,
    /// How often a model may try again after a rejection; `None` is not said.
    pub max_retries: Option<u32>,
    /// What it returns comes from strangers.
    pub untrusted: bool,
    /// Arguments that it does not have are dropped instead of refused. No view says so.
    pub ignores_unknown: bool,
    /// How far its arguments may be coerced; `None`: as the toolset has it.
    pub coerce: Option<Level>,
}

/// What the author says about a tool's effects; `None` is not said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Changes nothing.
    pub read_only: Option<bool>,
    /// May destroy something.
    pub destructive: Option<bool>,
    /// A second call with the same arguments changes nothing more.
    pub idempotent: Option<bool>,
    /// Reaches beyond what the host knows, e.g. into the web.
    pub open_world: Option<bool>,
}

impl Tool {
    /// A tool of which no more is said: it says nothing of its effects, has no limits of its own, and
    /// comes from anywhere.
    pub fn new(name: impl Into<String>, description: impl Into<String>, arguments: TypeId, span: Span) -> Self {
        Self {
            name: name.into(),
            aliases: Vec::new(),
            title: None,
            description: description.into(),
            arguments,
            returns: None,
            hints: Hints::default(),
            timeout: None,
            deprecated: false,
            examples: Vec::new(),
            is_async: false,
            policy: Policy::default(),
            source: Source::default(),
            span,
        }
    }

    /// What a model reads of it.
    pub fn shown_description(&self) -> String {
        match (self.deprecated, self.description.as_str()) {
            (false, said) => said.to_owned(),
            (true, "") => DEPRECATED.to_owned(),
            (true, said) => format!("{DEPRECATED} {said}"),
        }
    }
}

/// The remark on what should no longer be used, where it has no keyword.
pub(crate) const DEPRECATED: &str = "Deprecated.";

/// A node of the catalog.
#[derive(Clone, Debug)]
pub struct Type {
    /// The value domain.
    pub shape: Shape,
    /// The name of a type of the author's crate; `None` for a place of its own (a parameter's `u32`).
    pub name: Option<String>,
    /// Doc comment of the named type.
    pub description: Option<String>,
    /// Declared constraints, in the order of the list of keywords. A [`Shape::Nullable`] has none: they stand at its
    /// inner type.
    pub constraints: Vec<Constraint>,
    /// Where it was written.
    pub span: Span,
}

/// The value domain of one node.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A boolean.
    Bool,
    /// A whole number of the slot's domain.
    Integer(Width),
    /// A finite number.
    Number(Precision),
    /// Text.
    Text,
    /// One of the names.
    Enum(Vec<Variant>),
    /// A list of one type.
    List(TypeId),
    /// A list of one value of each of these types.
    Tuple(Vec<TypeId>),
    /// An object with any keys of one type, which is text in JSON, and values of another.
    Map(TypeId, TypeId),
    /// Any value, `null` among them.
    Any,
    /// Any value, handed on as its text: what it means is not looked at.
    Raw,
    /// An object with these keys, closed unless it is among [`Catalog::others`].
    Record(Vec<Field>),
    /// A value of one of these types, and how one sees of which.
    Choice(By, Vec<TypeId>),
    /// The inner type or `null`.
    Nullable(TypeId),
    /// A type that was already reported; later stages stay silent about it.
    Error,
}

/// One name of an enum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// As it stands in JSON.
    pub name: String,
    /// Names that calls may use as well; no model is shown them.
    pub aliases: Vec<String>,
    /// Its doc comment.
    pub description: Option<String>,
}

/// One key of a record.
#[derive(Clone, Debug)]
pub struct Field {
    /// As it stands in JSON.
    pub name: String,
    /// Keys that calls may use as well; no model is shown them.
    pub aliases: Vec<String>,
    /// Its type.
    pub kind: TypeId,
    /// A name for people.
    pub title: Option<String>,
    /// What it is for.
    pub description: Option<String>,
    /// What its absence means.
    pub presence: Presence,
    /// Whether it should no longer be used.
    pub deprecated: bool,
    /// Whether its values are for nobody else to see: nothing may repeat them.
    pub secret: bool,
    /// How far its values may be coerced; `None`: as what it stands in.
    pub coerce: Option<Level>,
    /// Values that fit.
    pub examples: Vec<Json>,
    /// Where its name stands.
    pub span: Span,
}

impl Field {
    /// A key that must be there, of which nothing is said.
    pub fn new(name: impl Into<String>, kind: TypeId, span: Span) -> Self {
        Self {
            name: name.into(),
            aliases: Vec::new(),
            kind,
            title: None,
            description: None,
            presence: Presence::Required,
            deprecated: false,
            secret: false,
            coerce: None,
            examples: Vec::new(),
            span,
        }
    }
}

/// What it means that a key is absent.
#[derive(Clone, Debug, PartialEq)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent: an `Option`, or a default that only the program can evaluate.
    Optional,
    /// It may be absent and then has this value, in wire form.
    Default(Json),
}
