//! Declarations to a program: what each tool means, and how it is bound to the author's Rust.
//!
//! Every item is judged for itself, then the tools of a toolset together. An item with a fault is left out, with all
//! that is wrong with it; nothing stops at the first fault.

#![warn(clippy::wildcard_enum_match_arm)]

mod absolute;
mod argument;
mod array;
mod beside;
mod bullet;
mod check;
mod choice;
mod constrain;
mod context;
mod default;
mod example;
mod find;
mod foreign;
mod generic;
mod given;
mod identity;
mod integers;
mod json_text;
mod key;
mod kind;
mod literal;
mod name;
mod named;
mod one_of;
mod own;
mod parameter;
mod pattern;
mod pointer;
mod provided;
mod record;
mod refuse;
mod returns;
mod size;
mod tool;
mod toolset;
mod variants;
mod wire;
mod wrapper;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use toolcall_schema::catalog::{Catalog, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use self::find::Found;
use self::identity::{Identities, Identity};
use self::kind::{Kind, Naming};
use self::named::{Instance, Progress};
use self::size::List;
use self::toolset::Includes;
use crate::bind::{Fault, Parts, Program, Value};
use crate::config::Config;
use crate::decl::{Crate, ItemId};
use crate::resolve::Resolver;
use crate::source::Sources;

/// Understands the declarations of one target; `config` says what tools do not say themselves, and what types of other
/// crates are.
pub(crate) fn lower(krate: &Crate, sources: &Sources, config: &Config) -> Program {
    let names = Resolver::new(krate);
    let found = find::find(krate, sources, &names);
    let mut diagnostics = found.strays.clone();
    let includes = Includes::find(krate, &names, config, &mut diagnostics);
    let mut lowering = Lowering {
        krate,
        names,
        found: &found,
        includes: &includes,
        config,
        catalog: Catalog::default(),
        named: BTreeMap::new(),
        outputs: BTreeMap::new(),
        alias_outputs: BTreeMap::new(),
        default_outputs: BTreeMap::new(),
        writing: Vec::new(),
        endless: BTreeSet::new(),
        flattened: BTreeSet::new(),
        awaiting: BTreeMap::new(),
        aliases: Vec::new(),
        aliased: BTreeMap::new(),
        defaults: BTreeMap::new(),
        expansions: 0,
        identities: Identities::default(),
        sizes: BTreeMap::new(),
        lists: Vec::new(),
        too_long: Vec::new(),
        since_too_long: 0,
        values: Vec::new(),
        faults: Vec::new(),
    };
    let units: Vec<_> = found.sources.iter().map(|source| lowering.unit(source)).collect();
    let Lowering { catalog, mut values, faults, names, flattened, .. } = lowering;
    for value in &mut values {
        if let Parts::Record { is_flattened, .. } = &mut value.parts {
            *is_flattened = flattened.contains(&value.id);
        }
    }
    let mut program = Program { values, faults, diagnostics, included: includes.of_json(), ..Program::default() };
    toolset::assemble(krate, &names, &includes, &catalog, units, &mut program);
    program
}

/// What is known while items are lowered.
struct Lowering<'c> {
    krate: &'c Crate,
    names: Resolver<'c>,
    found: &'c Found<'c>,
    includes: &'c Includes,
    config: &'c Config,
    /// The types only; the tools follow when it is known which toolset they are of.
    catalog: Catalog,
    named: BTreeMap<Instance, Progress>,
    /// The author's types as serde writes them, by what they are and what they are given.
    outputs: BTreeMap<(ItemId, String), TypeId>,
    /// What aliases that take no types stand for within what is returned.
    alias_outputs: BTreeMap<ItemId, returns::Output>,
    /// What defaults of their parameters are written as, by what stands before them; `None`: that is being looked at.
    default_outputs: BTreeMap<(ItemId, usize, String), Option<returns::Output>>,
    /// Those whose parts are being looked at.
    writing: Vec<ItemId>,
    /// Generic types of which there would be no end of instances; each was reported.
    endless: BTreeSet<ItemId>,
    /// The structs whose keys stand among those of others.
    flattened: BTreeSet<TypeId>,
    /// Newtypes of types that are underway, each with its inner type; their shape is known when that is.
    awaiting: BTreeMap<TypeId, TypeId>,
    /// The type aliases that are being looked through.
    aliases: Vec<ItemId>,
    /// What those that take no types stand for; `None`: that was reported.
    aliased: BTreeMap<(ItemId, Naming), Option<Kind>>,
    /// What defaults of generic parameters stand for, by the parameters before them; `None`: that was reported.
    defaults: BTreeMap<(ItemId, Vec<Identity>, Naming), Option<Kind>>,
    /// How often the output of the tool at hand has looked through an alias.
    expansions: usize,
    identities: Identities,
    /// About how many bytes the author's types take.
    sizes: BTreeMap<TypeId, usize>,
    /// Those that were met since the last tool.
    lists: Vec<List>,
    /// The types of the tool at hand that are too long to be written out.
    too_long: Vec<Span>,
    /// How many generic types were looked at since the first of them.
    since_too_long: usize,
    values: Vec<Value>,
    faults: Vec<Fault>,
}

/// Whether something is among the problems that keeps an item from being built.
fn has_error(problems: &[Diagnostic]) -> bool {
    problems.iter().any(|problem| problem.severity == toolcall_schema::diag::Severity::Error)
}

#[cfg(test)]
mod tests;
