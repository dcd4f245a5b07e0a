//! The tour: what the tools look like from outside, then calls with their replies.

use std::io::{self, Write};
use std::panic;

use toolcall::wire::Provider;
use toolcall::{Dialect, Reply, Scratch, Tool};

use crate::berths::{self, Quay};
use crate::desk::Desk;
use crate::exchange;
use crate::weather::Harbour;
use crate::{faults, tools};

/// Prints the tour.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn run(out: &mut impl Write) -> io::Result<()> {
    hush_the_planned_panic();
    tools_in_short(out)?;
    schemas_in_short(out)?;
    arguments_alone(out)?;
    calls(out)?;
    response(out)?;
    declared(out)?;
    made(out)
}

/// One of the calls panics on purpose. Rust's report of it, on standard error, would stand in the middle of the tour and look
/// like a fault of the program; that of any other panic is printed as ever.
fn hush_the_planned_panic() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |report| {
        if report.location().is_none_or(|at| at.file() != faults::FILE) {
            usual(report);
        }
    }));
}

fn tools_in_short(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "The tools\n")?;
    for tool in tools::TOOLS.tools() {
        let summary = tool.description.lines().next().unwrap_or_default();
        writeln!(out, "  {}({}){}\n      {summary}", tool.name, tool.parameters.join(", "), remarks(tool))?;
    }
    Ok(())
}

fn remarks(tool: &Tool) -> &'static str {
    match tool.hints.destructive {
        Some(true) => " - destructive",
        Some(false) | None if tool.is_async => " - awaited",
        Some(false) | None => "",
    }
}

fn schemas_in_short(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nTheir schemas, made when this program was built\n")?;
    for &dialect in Dialect::ALL {
        match tools::TOOLS.schema(dialect) {
            Ok(array) => writeln!(out, "  {dialect}: {} bytes (tools-example schema {dialect})", array.len())?,
            Err(reason) => writeln!(out, "  {dialect}: {reason}")?,
        }
    }
    Ok(())
}

/// Arguments can be had without the call, typed and checked.
fn arguments_alone(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nThe arguments of one call, without calling\n")?;
    let mut scratch = Scratch::default();
    for sent in [r#"{"date":"2024-02-28","days":2}"#, r#"{"date":"2024-02-28","day":2}"#] {
        match tools::AddDays::parse(sent.as_bytes(), &mut scratch) {
            Ok(arguments) => writeln!(out, "  {sent}\n      date {}, days {}", arguments.date, arguments.days)?,
            Err(rejection) => writeln!(out, "  {sent}\n      {}", rejection.to_string().replace('\n', "\n      "))?,
        }
    }
    Ok(())
}

fn calls(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nCalls and replies, as `tools-example call` takes and gives them\n")?;
    let mut desk = Desk::default();
    for line in CALLS.lines() {
        write!(out, "  > {line}\n  < ")?;
        desk.answer(line.as_bytes(), out)?;
    }
    Ok(())
}

/// Two calls of a model, one of them wrong, as Anthropic sends them, and what goes back.
fn response(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nA provider's response, and the messages that go back (tools-example answer anthropic)\n")?;
    write!(out, "  > {}  < ", RESPONSE)?;
    exchange::answer(Provider::ANTHROPIC, RESPONSE.as_bytes(), false, out).map(drop)
}

/// A toolset of its own, from a file of declarations.
fn declared(out: &mut impl Write) -> io::Result<()> {
    let names: Vec<&str> = berths::TOOLS.tools().map(|tool| tool.name).collect();
    writeln!(out, "\nTools that are declared in JSON, in src/data/berths.json: {}\n", names.join(", "))?;
    let (mut scratch, mut reply) = (Scratch::default(), Reply::default());
    for sent in [r#"{"boat":{"length":9.8,"name":"Ada"},"nights":2}"#, r#"{"boat":{"length":70},"side":"east"}"#] {
        let outcome = berths::call_sync(&Quay, "find_berth", sent.as_bytes(), &mut scratch, &mut reply);
        writeln!(out, "  {sent}\n      {}: {}", outcome.name(), reply.text().replace('\n', "\n      "))?;
    }
    Ok(())
}

/// Tools that were made a moment ago, beside the compiled ones.
fn made(out: &mut impl Write) -> io::Result<()> {
    let harbour = Harbour::new().map_err(io::Error::other)?;
    let (compiled, now) = (tools::TOOLS.tools().len(), harbour.tools.current());
    let names: Vec<&str> = now.names().skip(compiled).collect();
    writeln!(out, "\nTools that were made of a table, beside the {compiled} compiled ones: {}\n", names.join(", "))?;
    let mut reply = Reply::default();
    for (name, sent) in [
        ("tide_next", r#"{"port":"Ystad"}"#),
        ("wind", r#"{"port":"Ystad","hours":"12"}"#),
        ("add_days", r#"{"date":"2024-02-28","days":2}"#),
    ] {
        let outcome = harbour.call(name, sent.as_bytes(), &mut reply);
        writeln!(out, "  {name} {sent}\n      {outcome}: {}", reply.text().replace('\n', "\n      "))?;
    }
    Ok(())
}

const CALLS: &str = include_str!("calls.jsonl");

const RESPONSE: &str = include_str!("data/response.json");
