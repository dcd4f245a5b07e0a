//! Tools that are declared in JSON: from the bytes of a file to a [`Catalog`].
//!
//! ```text
//! bytes ─parse─▶ tree ─form─▶ entries ─▶ index (names, references)
//!                                └─▶ flat (what holds at once) ─▶ make (types) ─▶ finish ─▶ Catalog
//! ```
//! The form is seen by the structure: the answer to MCP `tools/list` (alone or as JSON-RPC), the `tools` of OpenAI Chat and
//! Responses, Anthropic, Gemini (`functionDeclarations`) and Bedrock (`toolSpec`), lists of any of them, one tool alone.
//! Each tool is for itself: it has a shape, needs a general validator ([`Verdict::Beyond`]), or is refused with a reason; the
//! others are not the worse for it.
//!
//! A shape takes exactly the arguments that the schema takes, within the limits of the run time (bytes, depth, items, digits
//! of a whole number, numbers that a float holds). What a shape cannot say exactly is beyond, never nearly said.
//!
//! JSON Schema 2020-12 and 2019-09, drafts 7, 6 and 4, as `$schema` says; without it 2020-12, as MCP has it.
//!
//! | keyword | what becomes of it |
//! |---|---|
//! | `type` (also a list), `enum`, `const` | enforced |
//! | `properties`, `required`, `additionalProperties` (absent: other keys are taken and kept) | enforced |
//! | `propertyNames` | enforced for objects without declared keys, else beyond |
//! | `minProperties`, `maxProperties` | enforced where the declared keys decide it, else beyond |
//! | `items`, `minItems`, `maxItems`, `uniqueItems` | enforced |
//! | `prefixItems`, lists in `items`, `additionalItems` | enforced up to 16 items, longer lists are beyond |
//! | `minimum`, `maximum`, `exclusive…` (also true and false, as in draft 4), `multipleOf` | enforced; bounds of numbers from 2^53 on, two steps at once: beyond |
//! | `minLength`, `maxLength` | enforced |
//! | `pattern` | enforced if it is of the [subset](crate::pattern) and [what patterns may cost](Limits::patterns) is not spent, else beyond; two at once: beyond |
//! | `format` | annotation; with [`Formats::Asserted`] those of [`Formats::asserted`] are enforced |
//! | `$ref`, `$id`, `$anchor`, `$defs`, `definitions` | followed within the schema, also in circles that go into a value; anything else is refused by name |
//! | `allOf` | enforced: what it adds up to |
//! | `anyOf` | enforced: a value of one of the forms |
//! | `oneOf` | enforced if no value is of two forms at once, else beyond |
//! | `not`, `if`, `dependent…`, `dependencies`, `patternProperties`, `contains`, `unevaluated…`, `$dynamicRef`, `$recursiveRef` | beyond |
//! | `then`, `else` without `if`, `minContains`, `maxContains` without `contains` | annotation |
//! | `title`, `description`, `deprecated`, `examples`, `default` | annotation, kept; a default that fits is filled in |
//! | `readOnly`, `writeOnly`, `content…`, `$comment`, `x-…` | annotation, not kept |
//! | any other | remark J020, not checked, as JSON Schema has it |
//! | `nullable`, types in capitals, sizes as text | enforced in Gemini's `parameters`; else as any other |
//!
//! What a file may cost has [`Limits`], which are a stranger's unless somebody says otherwise. With an optimised build a tool
//! within them takes less than a tenth of a second, and a file less than two, whatever is in it: what it says is counted in
//! looks, patterns apart, before it is done. A tool that is over a limit is refused alone, a file that is over one of the file
//! gives its first tools. Everything that was made goes when the declarations are dropped.
//!
//! `false` fits nothing: such a key may not be there, and a tool whose arguments are `false` is refused.

mod beyond;
mod check;
mod circles;
mod defaults;
mod disjoint;
mod draft;
mod fault;
mod finish;
mod flat;
mod form;
mod index;
mod keys;
mod keyword;
mod limits;
mod list;
mod make;
mod malformed;
mod names;
mod number;
mod object;
mod parse;
mod patterns;
mod reading;
mod scalar;
mod scan;
mod tool;
mod tree;
mod uri;
mod values;

use core::fmt;

pub use beyond::{Asked, Plan};
pub use draft::Draft;
pub use fault::{CODES, Code, Fault, Place};
pub use form::Form;
pub use limits::Limits;
pub use malformed::malformed;

use self::form::{FORMS, Found};
use self::names::Names;
use self::patterns::Store;
use crate::catalog::{Catalog, Hints, Tool};
use crate::format::Format;
use crate::source::Source;

/// How a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of the file, which spans bear.
    pub file: u32,
    /// How much it may have.
    pub limits: Limits,
    /// What `format` means.
    pub formats: Formats,
    /// Whether objects take keys that they do not declare.
    pub objects: Objects,
}

impl Options {
    /// For what strangers send: file 0, [`Limits::REMOTE`], formats are remarks, objects are open.
    pub const REMOTE: Self =
        Self { file: 0, limits: Limits::REMOTE, formats: Formats::Remarks, objects: Objects::AsDeclared };
}

/// Whether objects take keys that they do not declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objects {
    /// Unless `additionalProperties` says otherwise, as JSON Schema has it.
    AsDeclared,
    /// Only where `additionalProperties` says so, or no key is declared at all.
    Closed,
}

/// What `format` means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// Nothing for what fits, as JSON Schema has it.
    Remarks,
    /// Texts must be of it, if it is one of [`Formats::asserted`].
    Asserted,
}

impl Formats {
    /// The formats that are enforced where formats are: those whose grammar here is that of the standard they name.
    pub const fn asserted() -> &'static [Format] {
        scalar::ASSERTED
    }
}

/// What a file declares.
#[derive(Clone, Debug)]
pub struct Declarations {
    /// The tools that have a shape, in the order of the file.
    pub catalog: Catalog,
    /// Every entry of the file, in its order.
    pub tools: Vec<Declared>,
}

impl Declarations {
    /// The faults of refused tools and the remarks on all, in the order of the file.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.tools.iter().flat_map(|tool| {
            let refused = if let Verdict::Refused(fault) = &tool.verdict { Some(fault) } else { None };
            refused.into_iter().chain(&tool.remarks)
        })
    }
}

/// One declared tool.
#[derive(Clone, Debug)]
pub struct Declared {
    /// As it is declared; empty if it has none.
    pub name: String,
    /// A name for people.
    pub title: Option<String>,
    /// What it does; empty if it does not say.
    pub description: String,
    /// Remarks on its effects: of the declarer's, who may be a stranger.
    pub hints: Hints,
    /// In which form it is declared; `None`: in none that is known.
    pub form: Option<Form>,
    /// Where.
    pub place: Place,
    /// The schema of its arguments, as it was written.
    pub schema: Option<SchemaText>,
    /// The schema of its output, as it was written. Whether it is checked is told by [`returns`](crate::catalog::Tool::returns).
    pub output: Option<SchemaText>,
    /// What to know of it, with codes from J020 on; at most 32 of each schema.
    pub remarks: Vec<Fault>,
    /// What became of it.
    pub verdict: Verdict,
}

impl Declared {
    /// A tool of a catalog that was built by hand, by its index there: what it declares is its shape alone.
    pub fn built(tool: &Tool, index: usize) -> Self {
        Self {
            name: tool.name.clone(),
            title: tool.title.clone(),
            description: tool.description.clone(),
            hints: tool.hints,
            form: None,
            place: Place { pointer: String::new(), span: tool.span },
            schema: None,
            output: None,
            remarks: Vec::new(),
            verdict: Verdict::Shape(index),
        }
    }

    /// Where it comes from, by its form.
    pub(crate) fn source(&self) -> Source {
        self.form.map_or(Source::Custom, Form::source)
    }
}

/// A schema as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaText {
    /// JSON, byte for byte.
    pub text: String,
    /// The version of JSON Schema that it is of.
    pub draft: Draft,
    /// Where it stands.
    pub place: Place,
}

/// What became of a declared tool.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It is the tool of the catalog with this index, and its shape takes exactly what its schema takes.
    Shape(usize),
    /// No shape says exactly what its schema says: arguments must be held to [`Declared::schema`] by a general validator.
    Beyond(Beyond),
    /// It cannot be used.
    Refused(Fault),
}

/// Why a schema has no shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// The first 32 reasons, at least one.
    pub reasons: Vec<Reason>,
}

/// A keyword that no shape can hold arguments to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its name.
    pub keyword: &'static str,
    /// Where it stands.
    pub place: Place,
    /// Why no shape says it.
    pub why: String,
}

/// `oneOf` at byte 17, #/tools/0/inputSchema (nothing tells the forms apart)
impl fmt::Display for Beyond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Reason { keyword, place, why }) in self.reasons.iter().enumerate() {
            let between = if index == 0 { "" } else { ", " };
            write!(f, "{between}`{keyword}` at byte {}, #{} ({why})", place.span.start, place.pointer)?;
        }
        Ok(())
    }
}

/// Reads a file of declarations. Takes time that grows with its size, whatever is in it.
///
/// # Errors
/// If it is no JSON, too large, or declares no tools in any form that is known. What is wrong with one tool is said there.
pub fn read(bytes: &[u8], options: &Options) -> Result<Declarations, Fault> {
    let tree = parse::parse(bytes, options.file, &options.limits)?;
    let Some(entries) = form::entries(&tree, 0) else {
        return Err(Fault::new("J002", tree.place(0), "the file declares no tools", FORMS));
    };
    if entries.len() > options.limits.tools {
        let message = format!("the file has {} tools, more than {}", entries.len(), options.limits.tools);
        return Err(Fault::new("J014", tree.place(0), message, "declare them in several files"));
    }
    let wholes: Vec<_> = entries.iter().map(Found::whole).collect();
    if let Some(fault) = tree.repeated_outside(&wholes) {
        return Err(fault);
    }
    let (mut store, mut names, mut tools) = (Store::new(&options.limits), Names::default(), Vec::new());
    for entry in entries {
        tools.push(match entry {
            Found::Tool(entry) => tool::tool(&tree, entry, options, &mut store, &mut names),
            Found::Other(at, why, help) => tool::other(&tree, at, why, help),
        });
    }
    Ok(Declarations { catalog: store.catalog, tools })
}

#[cfg(test)]
mod tests;
