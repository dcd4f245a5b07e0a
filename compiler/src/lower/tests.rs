use std::fmt::Write as _;

use super::*;
use crate::bind::{Default, Member, Parameter, Parts, Slot};
use crate::config::Config;
use crate::read::{Cfg, read_crate};

fn program_of(files: &[(&str, &str)]) -> Program {
    let mut sources = Sources::in_memory(files.iter().map(|(path, text)| (*path, *text)));
    let krate = read_crate(&mut sources, "src/lib.rs", &Cfg::new(["unix"]));
    lower(&krate, &sources, &Config::new())
}

/// A program whose only file also includes the tools.
fn program(source: &str) -> Program {
    program_of(&[("src/lib.rs", &format!("use toolcall::tool; mod tools {{ toolcall::include_tools!(); }}\n{source}"))])
}

/// The codes of the errors and warnings, faults first.
fn codes_of(program: &Program) -> Vec<&'static str> {
    let faults = program.faults.iter().flat_map(|fault| &fault.diagnostics);
    faults.chain(&program.diagnostics).map(|diagnostic| diagnostic.code).collect()
}

/// The only tool of a source without a fault: its catalog and its parameters.
fn shown(source: &str) -> String {
    let program = program(source);
    assert!(program.faults.is_empty(), "{:#?}", program.faults);
    let mut text = program.toolsets[0].catalog.to_string();
    for tool in &program.toolsets[0].tools {
        writeln!(text, "{} {}", tool.alias, tool.callee).unwrap();
        for parameter in &tool.parameters {
            match parameter {
                Parameter::Context => text.push_str("  context\n"),
                Parameter::Argument(member) => writeln!(text, "  {}", of_member(member)).unwrap(),
            }
        }
    }
    text
}

fn of_member(member: &Member) -> String {
    let Member { ident, tokens, visibility, borrows, slot, default, size: _, constants: _ } = member;
    let borrows = if *borrows { " borrows" } else { "" };
    let default = match default {
        None => String::new(),
        Some(Default::Literal(json)) => format!(" = {json}"),
        Some(Default::Constant(json, tokens)) => format!(" = {json} ({tokens})"),
        Some(Default::Expression(tokens)) => format!(" = {{ {tokens} }}"),
    };
    format!("{visibility} {ident}: {tokens} as {}{borrows}{default}", of_slot(slot))
}

fn of_slot(slot: &Slot) -> String {
    match slot {
        Slot::Bool => "bool".into(),
        Slot::Integer(width, primitive) => format!("{width:?} {primitive}"),
        Slot::Number(precision) => format!("{precision:?}"),
        Slot::Borrowed => "borrowed".into(),
        Slot::Owned => "owned".into(),
        Slot::Value(path) => format!("value {path}"),
        Slot::Option(inner) => format!("option {}", of_slot(inner)),
        Slot::List(inner) => format!("list {}", of_slot(inner)),
        Slot::Char => "char".into(),
        Slot::Cow => "cow".into(),
        Slot::Array(inner, length) => format!("array {} {length}", of_slot(inner)),
        Slot::Collection(inner, kind) => format!("{kind} {}", of_slot(inner)),
        Slot::Set(inner, kind) => format!("{kind} {}", of_slot(inner)),
        Slot::Map(key, inner, kind) => format!("{kind} {} {}", of_slot(key), of_slot(inner)),
        Slot::Pairs(key, inner) => format!("pairs {} {}", of_slot(key), of_slot(inner)),
        Slot::Any => "any".into(),
        Slot::Raw => "raw".into(),
        Slot::Foreign(kind) => format!("foreign {kind}"),
        Slot::Provided(scalar, kind, made_by) => {
            let read = scalar.as_deref().map_or_else(|| "text of JSON".to_owned(), of_slot);
            format!("{kind} of {read} by {}", made_by.as_ref().map_or("serde".to_owned(), ToString::to_string))
        }
        Slot::Pointer(inner, kind) => format!("{kind} to {}", of_slot(inner)),
        Slot::Tuple(parts) => format!("({})", parts.iter().map(of_slot).collect::<Vec<_>>().join(", ")),
        Slot::Given(value) => format!("given {value}"),
        Slot::Kept | Slot::Others(_) => "of JSON".to_owned(),
        Slot::Tag(name) => format!("tag {name}"),
        Slot::Flat(of, count) => format!("{count} of {of}"),
        Slot::Big(width, kind) => format!("{width:?} {kind}"),
        Slot::NonZero(width, primitive) => format!("nonzero {width:?} {primitive}"),
        Slot::From(kind) => format!("from {kind}"),
        Slot::Path => "path".into(),
        Slot::Parsed(format, kind) => format!("{format:?} {kind}"),
    }
}

mod contexts;
mod defaults;
mod docs;
mod doubling;
mod faults;
mod names;
mod returns;
mod types;
mod whole;
