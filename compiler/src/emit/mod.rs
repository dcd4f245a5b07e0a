//! Emits a program as files: one shared file a toolset, one glue file an item, one block of bytes a dialect.
//!
//! Tables and calls only; the algorithms are the run time's. Every path is absolute, nothing is lowered, so that the
//! files compile in any module of any edition under `forbid(warnings)`.

#![warn(clippy::wildcard_enum_match_arm)]

mod args;
mod big;
mod call;
mod choice;
mod convert;
mod declared;
mod dispatch;
mod files;
mod glue;
mod keys;
mod kinds;
mod list;
mod map;
mod names;
mod pattern;
mod piece;
mod print;
mod scalar;
mod schemas;
mod shared;
mod slot;
mod table;
mod value;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::lower::lower;
use toolcall_schema::normalise::normalise;
use toolcall_schema::pattern::Endian;
use toolcall_schema::view::View;

use self::files::glue_name;
use self::shared::Shared;
use crate::bind::{Declared, Program, Tool, Toolset, Value};
use crate::optimise::Optimise;
use crate::policies::Policies;
use crate::source::Sources;

pub(crate) use self::files::{File, fault, index};

/// What the emitters must know beyond the program.
#[derive(Debug)]
pub(crate) struct Settings<'s> {
    /// The dialects to render, each once, in order.
    pub(crate) dialects: &'s [Dialect],
    /// Hash of the inputs and of the compiler.
    pub(crate) hash: u64,
    /// Whether the target is a binary.
    pub(crate) is_binary: bool,
    /// The order of bytes of the target.
    pub(crate) endian: Endian,
    /// What parsers are made for.
    pub(crate) optimise: Optimise,
    /// What was said of how calls are to be taken.
    pub(crate) policies: &'s Policies,
}

impl Settings<'_> {
    /// How widely the author may use what is emitted beside an item. Nothing outside can see into a binary, and
    /// `unreachable_pub` says so.
    fn visibility(&self) -> TokenStream {
        if self.is_binary { quote!(pub(crate)) } else { quote!(pub) }
    }
}

/// The files of a program, and what its views are.
#[derive(Debug)]
pub(crate) struct Emitted {
    pub(crate) files: Vec<File>,
    /// One per toolset and dialect, with the toolset's name.
    pub(crate) views: Vec<(String, View)>,
}

/// Emits everything except faults.
pub(crate) fn emit(program: &Program, settings: &Settings<'_>) -> Emitted {
    let mut emitted = Emitted { files: Vec::new(), views: Vec::new() };
    // By the name of the file: the methods of one `impl` share theirs, even where they are of different toolsets. The tokens
    // of thousands of tools would take a quarter of a gigabyte, so each file is made by itself.
    let mut glue: BTreeMap<String, Vec<Box<dyn FnOnce() -> TokenStream + '_>>> = BTreeMap::new();
    for (index, toolset) in program.toolsets.iter().enumerate() {
        // Values without glue of their own belong to no toolset; the first one carries them.
        let values = if index == 0 { &program.values[..] } else { &[] };
        emit_toolset(toolset, values, settings, &mut emitted);
        for (id, tool) in toolset.tools.iter().enumerate() {
            glue.entry(glue_name(&tool.key))
                .or_default()
                .push(Box::new(move || glue::glue(toolset, id, tool, settings)));
        }
    }
    // The arena of types is the same in all toolsets.
    if let Some(toolset) = program.toolsets.first() {
        emitted.files.extend(pattern::files(&toolset.catalog, settings.endian));
        for value in &program.values {
            if let Some(key) = &value.key {
                let value = move || value::value(&toolset.catalog, value, settings.optimise);
                glue.entry(glue_name(key)).or_default().push(Box::new(value));
            }
        }
    }
    let tokens = |parts: Vec<Box<dyn FnOnce() -> TokenStream + '_>>| parts.into_iter().map(|part| part()).collect();
    emitted.files.extend(glue.into_iter().map(|(name, parts)| File::rust(name, tokens(parts))));
    program.declared.iter().for_each(|declared| emit_declared(declared, settings, &mut emitted));
    emitted
}

/// Emits a toolset that is declared in JSON: one file, its schemas and its patterns.
pub(crate) fn emit_declared(declared: &Declared, settings: &Settings<'_>, emitted: &mut Emitted) {
    let known: BTreeSet<String> = emitted.files.iter().map(|file| file.name.clone()).collect();
    let patterns = pattern::files(&declared.toolset.catalog, settings.endian);
    emitted.files.extend(patterns.filter(|file| !known.contains(&file.name)));
    emit_shared(&declared.toolset, settings, emitted, |shared| declared::declared(declared, shared));
}

fn emit_toolset(toolset: &Toolset, values: &[Value], settings: &Settings<'_>, emitted: &mut Emitted) {
    emit_shared(toolset, settings, emitted, |shared| shared.emit(values));
}

fn emit_shared(
    toolset: &Toolset,
    settings: &Settings<'_>,
    emitted: &mut Emitted,
    file: impl FnOnce(&Shared<'_>) -> TokenStream,
) {
    let views: Vec<View> =
        settings.dialects.iter().map(|dialect| normalise(&toolset.catalog, spec(*dialect))).collect();
    let schemas = schemas::schemas(toolset, &views, settings);
    let mut table = lower(&toolset.catalog);
    table.spell(views.iter().flat_map(|view| &view.keys).map(|(declared, shown)| (declared.as_str(), shown.as_str())));
    let shared = Shared { toolset, schemas: &schemas, views: &views, table: &table, settings };
    emitted.files.push(File::rust(format!("{}.rs", toolset.name), file(&shared)));
    emitted.files.extend(schemas.files);
    emitted.views.extend(views.into_iter().map(|view| (toolset.name.clone(), view)));
}

/// The questions that the attributes ask of what their tools return.
pub(crate) fn returns(program: &Program, sources: &Sources) -> Vec<File> {
    let mut items: BTreeMap<String, Vec<&Tool>> = BTreeMap::new();
    for tool in program.toolsets.iter().flat_map(|toolset| &toolset.tools) {
        items.entry(glue_name(&tool.key)).or_default().push(tool);
    }
    items.values().filter_map(|tools| files::returns(tools, sources)).collect()
}

/// What a bench of a library takes in; there is no way from one to a binary.
pub(crate) fn parses(program: &Program) -> impl Iterator<Item = File> {
    program.toolsets.iter().map(files::parses)
}

/// What the author allows on an item, on its glue: names of parameters are fields there. It stands nowhere else, since
/// an `allow` is an error where the author forbids the lint.
fn allowed(lints: &[TokenStream]) -> Option<TokenStream> {
    (!lints.is_empty()).then(|| quote!(#[allow(#(#lints),*)]))
}

/// The path of the module that holds a toolset's shared file.
fn module(toolset: &Toolset) -> TokenStream {
    let segments = toolset.module.iter().map(|name| scalar::ident(name));
    quote!(crate #(:: #segments)*)
}

/// `openai-strict` as `OpenaiStrict`.
fn camel(name: &str) -> String {
    let mut upper = true;
    name.chars()
        .filter_map(|letter| {
            let keep = letter.is_alphanumeric();
            let out = if upper { letter.to_ascii_uppercase() } else { letter };
            upper = !keep;
            keep.then_some(out)
        })
        .collect()
}
