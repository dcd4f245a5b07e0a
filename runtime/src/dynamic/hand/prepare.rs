//! From what the author says of a tool to one that can be checked and shown, or to everything that is wrong with it.

use core::fmt;

use serde::de::IgnoredAny;
use serde_json::json;
use toolcall_schema::declared::{self, Fault};
use toolcall_schema::source::Source;

use crate::dynamic::{DynamicTools, Loader};
use crate::toolset::Hints;

/// What its author says of a tool.
#[derive(Debug)]
pub(super) struct Declaration {
    pub(super) name: String,
    pub(super) title: Option<String>,
    pub(super) description: String,
    pub(super) schema: String,
    pub(super) output: Option<String>,
    pub(super) hints: Hints,
    pub(super) source: Source,
}

impl Declaration {
    pub(super) fn new(name: impl Into<String>, description: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            title: None,
            description: description.into(),
            schema: texts([]),
            output: None,
            hints: Hints { read_only: None, destructive: None, idempotent: None, open_world: None },
            source: Source::Custom,
        }
    }
}

/// The schema of a closed object of required texts, in this order.
pub(super) fn texts<'p>(names: impl IntoIterator<Item = &'p str>) -> String {
    let names: Vec<_> = names.into_iter().map(|name| json!(name).to_string()).collect();
    let properties: Vec<_> = names.iter().map(|name| format!(r#"{name}:{{"type":"string"}}"#)).collect();
    let (properties, names) = (properties.join(","), names.join(","));
    format!(r#"{{"type":"object","properties":{{{properties}}},"required":[{names}],"additionalProperties":false}}"#)
}

/// Something that is wrong with a tool that was built by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SchemaError {
    /// What of the tool: `arguments`, `output`, or `name`.
    pub part: &'static str,
    /// JSON pointer (RFC 6901) within that schema.
    pub pointer: String,
    /// The keyword there; empty if it is none that is wrong.
    pub keyword: String,
    /// What is wrong, and what to do.
    pub message: String,
    /// As that of a tool that is declared in JSON.
    pub code: &'static str,
}

/// `J011 at arguments#/properties/n/minimum: …`
impl fmt::Display for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { part, pointer, message, code, keyword: _ } = self;
        write!(f, "{code} at {part}#{pointer}: {message}")
    }
}

/// Tools that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotPrepared {
    /// Their names, in the order of the tools, each with everything that is wrong.
    pub tools: Vec<(String, Vec<SchemaError>)>,
}

impl fmt::Display for NotPrepared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.tools.iter().flat_map(|(name, errors)| errors.iter().map(move |error| (name, error)));
        if let Some((name, error)) = lines.next() {
            write!(f, "`{name}`: {error}")?;
        }
        lines.try_for_each(|(name, error)| write!(f, "\n`{name}`: {error}"))
    }
}

impl core::error::Error for NotPrepared {}

/// Reads what was declared; all of it can be used, or none.
pub(super) fn prepare(declarations: &[Declaration]) -> Result<DynamicTools, NotPrepared> {
    let mut tools = Vec::new();
    for declaration in declarations {
        let Declaration { name, schema, output, .. } = declaration;
        let output = output.as_ref().map(|output| ("output", output));
        let parts = core::iter::once(("arguments", schema)).chain(output);
        let errors: Vec<_> = parts.flat_map(|(part, schema)| malformed(part, schema)).collect();
        if !errors.is_empty() {
            tools.push((name.clone(), errors));
        }
    }
    if !tools.is_empty() {
        return Err(NotPrepared { tools });
    }
    let file = file(declarations);
    let made = Loader::new()
        .trusted()
        .load(file.as_bytes())
        .map_err(|fault| NotPrepared { tools: vec![(String::new(), vec![error(&fault)])] })?;
    if !made.refused().is_empty() {
        let tools = made.refused().iter().map(|refused| (refused.name.clone(), vec![error(&refused.fault)]));
        return Err(NotPrepared { tools: tools.collect() });
    }
    Ok(made.with_sources(declarations.iter().map(|declaration| declaration.source)))
}

/// What of a schema is none; nothing of what it refers to is looked at.
fn malformed(part: &'static str, schema: &str) -> Vec<SchemaError> {
    if let Err(error) = serde_json::from_str::<IgnoredAny>(schema) {
        let message = format!("it is no JSON: {error}");
        return vec![SchemaError { part, pointer: String::new(), keyword: String::new(), message, code: "J001" }];
    }
    let faults = declared::malformed(schema.as_bytes(), &declared::Limits::LOCAL);
    faults.iter().map(|fault| SchemaError { part, ..error(fault) }).collect()
}

/// The file that declares them, as the answer to MCP `tools/list`.
fn file(declarations: &[Declaration]) -> String {
    let tools: Vec<_> = declarations.iter().map(entry).collect();
    format!(r#"{{"tools":[{}]}}"#, tools.join(","))
}

fn entry(declaration: &Declaration) -> String {
    let Declaration { name, title, description, schema, output, hints, source: _ } = declaration;
    let title = title.as_ref().map(|title| format!(r#""title":{},"#, json!(title))).unwrap_or_default();
    let (name, description) = (json!(name), json!(description));
    // Schemas are put in as they are: each is JSON, as was seen before.
    let output = output.as_ref().map(|output| format!(r#""outputSchema":{output},"#)).unwrap_or_default();
    let hints = [
        ("readOnlyHint", hints.read_only),
        ("destructiveHint", hints.destructive),
        ("idempotentHint", hints.idempotent),
        ("openWorldHint", hints.open_world),
    ];
    let hints = hints.iter().filter_map(|(key, hint)| hint.map(|hint| format!(r#""{key}":{hint}"#)));
    let hints = hints.collect::<Vec<_>>().join(",");
    format!(
        r#"{{"name":{name},{title}"description":{description},{output}"inputSchema":{schema},"annotations":{{{hints}}}}}"#
    )
}

/// A fault of the file, as one of the schema that stands there.
fn error(fault: &Fault) -> SchemaError {
    let pointer = fault.place.pointer.as_str();
    let within = pointer.strip_prefix("/tools/").and_then(|rest| rest.split_once('/'));
    let (part, pointer) = match within.map(|(_, rest)| rest.split_once('/').unwrap_or((rest, ""))) {
        Some(("inputSchema", rest)) => ("arguments", rest),
        Some(("outputSchema", rest)) => ("output", rest),
        Some(_) => ("name", ""),
        None => ("name", pointer.trim_start_matches('/')),
    };
    let pointer = if pointer.is_empty() { String::new() } else { format!("/{pointer}") };
    let keyword = if fault.code == "J011" { pointer.rsplit('/').next().unwrap_or_default() } else { "" };
    let message = format!("{}: {}", fault.message, fault.help);
    SchemaError { part, keyword: keyword.to_owned(), pointer, message, code: fault.code }
}
