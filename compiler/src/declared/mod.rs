//! Tools that are declared in JSON, as a toolset: what their schemas say becomes Rust types of their own.
//!
//! A file of declarations is written by others, so nothing of it becomes code but names made of letters and digits
//! ([`names`]); all texts stay data. What would take more code or more of the stack than is due is handed over as text.

#![warn(clippy::wildcard_enum_match_arm)]

mod forms;
mod members;
mod names;
mod size;
mod standing;
mod types;

use toolcall_schema::catalog::Catalog;
use toolcall_schema::declared::{self, Limits, Options, Verdict};
use toolcall_schema::diag::{Diagnostic, Severity};
use toolcall_schema::limits;
use toolcall_schema::span::Span;

use self::names::Names;
use self::types::Binder;
use crate::bind::{Declared, Handled, Item, Member, Program, Toolset};
use crate::codes;
use crate::config::{Config, Json};
use crate::source::{Sources, Unreadable};

/// Adds the toolsets of JSON that are included, and what is to be known of them.
pub(crate) fn add(program: &mut Program, sources: &mut Sources, config: &Config) {
    for Json { toolset, path, source, has_types } in
        config.json.iter().filter(|json| program.included.contains(&json.toolset))
    {
        match read(toolset, path, *has_types, sources) {
            Ok((mut declared, diagnostics)) => {
                let tools = declared.toolset.catalog.tools.iter_mut();
                tools.for_each(|tool| tool.source = source.unwrap_or(tool.source));
                program.declared.push(declared);
                program.diagnostics.extend(diagnostics);
            }
            Err(diagnostic) => program.diagnostics.push(diagnostic),
        }
    }
}

/// One file as the toolset of this name, with types for the arguments or without, and remarks on its tools.
///
/// # Errors
/// If it is not there, or declares no tools.
pub(crate) fn read(
    name: &str,
    path: &str,
    has_types: bool,
    sources: &mut Sources,
) -> Result<(Declared, Vec<Diagnostic>), Diagnostic> {
    let file = sources.read(path).map_err(|unreadable| {
        let message = match unreadable {
            Unreadable::Missing => format!("there is no file `{path}`, which `Config::json` names"),
            Unreadable::Broken => format!("`{path}`, which `Config::json` names, cannot be read as UTF-8"),
        };
        let help = "give the path of a file of declarations, from the folder of Cargo.toml";
        Diagnostic { span: None, ..codes::SOURCE.error(Span::default(), message) }.help(help)
    })?;
    let text = sources.files().get(file as usize).map(|file| file.text.clone()).unwrap_or_default();
    let options = Options { file, limits: Limits::LOCAL, ..Options::REMOTE };
    let read = declared::read(text.as_bytes(), &options).map_err(|fault| fault.diagnostic(Severity::Error))?;
    Ok(bound(name, read, has_types))
}

fn bound(name: &str, read: declared::Declarations, has_types: bool) -> (Declared, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let declared::Declarations { catalog, tools: entries } = read;
    let mut binder = Binder::new(&catalog, Names::with(TAKEN));
    let mut methods = Names::default();
    let mut tools: Vec<Handled> = catalog
        .tools
        .iter()
        .map(|tool| Handled {
            ident: binder.names.camel(&tool.name, "Tool"),
            method: methods.snake(&tool.name, "tool"),
            arguments: None,
        })
        .collect();
    for entry in &entries {
        diagnostics.extend(entry.remarks.iter().map(|remark| remark.diagnostic(Severity::Warning)));
        match &entry.verdict {
            Verdict::Shape(index) if has_types => {
                let source = entry.schema.as_ref().map_or(0, |schema| schema.text.len());
                match arguments(&mut binder, *index, &tools[*index].ident.to_string(), source) {
                    Ok(members) => tools[*index].arguments = Some(members),
                    Err(why) => {
                        let message = format!("the arguments of `{}` are handed over as text: {why}", entry.name);
                        diagnostics.push(Diagnostic::warning("J032", entry.place.span, message).help(AS_TEXT));
                    }
                }
            }
            Verdict::Shape(_) => {}
            Verdict::Beyond(beyond) => {
                let message =
                    format!("`{}` is not built, since no shape says what its schema says: {beyond}", entry.name);
                diagnostics.push(Diagnostic::warning("J030", entry.place.span, message).help(BEYOND));
            }
            Verdict::Refused(fault) => diagnostics.push(fault.diagnostic(Severity::Warning)),
        }
    }
    let Binder { types, items, .. } = binder;
    let (name, module, tools_of_rust, faulty) = (name.to_owned(), Vec::new(), Vec::new(), Vec::new());
    let toolset = Toolset { name, module, catalog, tools: tools_of_rust, context: None, faulty };
    let refused = entries.len() - tools.len();
    (Declared { toolset, types, items, tools: has_types.then_some(tools), refused }, diagnostics)
}

/// The members of a tool's arguments, or why there shall be none.
fn arguments(binder: &mut Binder<'_>, index: usize, hint: &str, source: usize) -> Result<Vec<Member>, &'static str> {
    let catalog = binder.catalog;
    let id = catalog.tools[index].arguments;
    let deepest = if catalog.holds_recursive(id) { limits::INNER_DEPTH } else { limits::TYPE_DEPTH };
    if catalog.levels(id) > deepest {
        return Err("they may be nested deeper than a call");
    }
    let before = binder.items.len();
    binder.is_unsaid = false;
    let members = binder.members(id, hint);
    let too_much = too_much(catalog, index, &members, &binder.items[before..], source);
    match too_much.or(binder.is_unsaid.then_some("a default has no form in which it can stand in their code")) {
        Some(why) => {
            binder.take_back(before);
            Err(why)
        }
        None => Ok(members),
    }
}

fn too_much(
    catalog: &Catalog,
    index: usize,
    members: &[Member],
    items: &[Item],
    source: usize,
) -> Option<&'static str> {
    if size::on_stack(catalog, members, items) > MOST_STACK {
        return Some("they would take more than 128 KiB of the stack");
    }
    let code = size::of_code(catalog, catalog.tools[index].arguments, items);
    (code > LEAST_CODE + source * CODE_FOR_A_BYTE).then_some("their code would be far longer than their declaration")
}

/// Types that stand in the emitted file already, one of them as a parameter; and one that would have a constructor of its own
/// name, of which clippy warns.
const TAKEN: &[&str] = &["AsyncHandlers", "H", "Handlers", "Parse", "Set"];

/// Bytes of code that any tool may take.
const LEAST_CODE: usize = 64 * 1024;

/// Bytes of code for each byte of a schema, beyond that.
const CODE_FOR_A_BYTE: usize = 12;

/// As much as arguments of Rust tools may take.
const MOST_STACK: usize = 128 * 1024;

const AS_TEXT: &str = "they are checked as all others; `RawJson::read` reads them into a type of your own";

const BEYOND: &str = "load the file with `toolcall::dynamic` and its feature `jsonschema` as well: a `Registry` holds \
    such tools beside compiled ones; or say it without these keywords";
