//! What tools cost that are loaded while the program runs: loading them, a check of their arguments beside a general
//! validator, and what a provider is shown of one. `cargo run --release -p toolcall-benches --features dynamic --bin dynamic`;
//! fails if an answer is wrong, and tells where a goal is missed.
//!
//! The list that is loaded is the largest in the folder that `TOOLCALL_SHARED` names, else in `shared` beside the repository;
//! where there is none that row says so.

#![forbid(unsafe_code)]

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::Instant;

use serde_json::Value;
use toolcall::dynamic::DynamicTools;
use toolcall::{Dialect, Level, Policy, Scratch};
use toolcall_benches::payloads::{self, Class};
use toolcall_benches::tools::TOOLS;

type Result<T> = core::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    load()?;
    let classes = payloads::classes();
    for class in classes.iter().filter(|class| class.name.starts_with("nested400")) {
        check(class)?;
    }
    show()
}

/// The time that a list of a real server takes from its bytes to tools that can be called.
fn load() -> Result<()> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared"));
    let shared = std::env::var_os("TOOLCALL_SHARED").map_or_else(beside, PathBuf::from);
    let path = shared.join("data/mcp-servers/gitlab-zereight.json");
    let Ok(bytes) = fs::read(&path) else {
        println!("load: left out, there is no {}", path.display());
        return Ok(());
    };
    let tools = DynamicTools::load(&bytes)?;
    if tools.tools().count() != 118 || !tools.refused().is_empty() {
        return Err(format!("{} tools, refused {:?}", tools.tools().count(), tools.refused()).into());
    }
    let millis = least(|| drop(black_box(DynamicTools::load(black_box(&bytes))))) / 1e6;
    told(&format!("load 118 tools, {} bytes", bytes.len()), &format!("{millis:.2} ms"), "20 ms", millis <= 20.0);
    Ok(())
}

/// A check of arguments, as a part of what reading a `Value` and asking a prepared validator takes.
fn check(class: &Class) -> Result<()> {
    let tools = DynamicTools::load(TOOLS.schema(Dialect::Mcp)?)?;
    let name = class.tool.name();
    let schema = tools.find(name).and_then(|tool| tool.declared_schema()).ok_or("the tool has no schema")?;
    let validator = jsonschema::options().build(&serde_json::from_str(schema)?)?;
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let mut ours =
        |arguments: &[u8]| tools.check(name, arguments, Policy::at(Level::Exact), &mut scratch, &mut out).is_done();
    let theirs = |arguments: &[u8]| {
        serde_json::from_slice::<Value>(arguments).is_ok_and(|arguments| validator.is_valid(&arguments))
    };
    for payload in &class.payloads {
        let damaged: Value = serde_json::from_slice(&payload.arguments)?;
        let damaged = damaged.as_object().into_iter().flatten().map(|(key, _)| {
            let mut damaged = damaged.clone();
            damaged[key] = Value::from(vec![Value::Null]);
            damaged.to_string().into_bytes()
        });
        let damaged: Vec<Vec<u8>> = damaged.collect();
        let all = || core::iter::once(&payload.arguments[..]).chain(damaged.iter().map(Vec::as_slice));
        if let Some(bytes) = all().find(|bytes| ours(bytes) != theirs(bytes)) {
            return Err(format!("answers differ for {}", bytes.escape_ascii()).into());
        }
        if !ours(&payload.arguments) {
            return Err(format!("refused: {}", payload.arguments.escape_ascii()).into());
        }
    }
    let visits = class.visits();
    let all = |run: &mut dyn FnMut(&[u8]) -> bool| {
        for payload in &visits {
            black_box(run(black_box(&payload.arguments)));
        }
    };
    // In turn, so that both meet the same machine.
    let (mut own, mut other, mut parts) = (f64::MAX, f64::MAX, Vec::new());
    for _ in 0..ROUNDS {
        let mine = time(|| all(&mut ours)) / visits.len() as f64;
        let yours = time(|| all(&mut { theirs })) / visits.len() as f64;
        parts.push(mine / yours);
        (own, other) = (own.min(mine), other.min(yours));
    }
    parts.sort_by(f64::total_cmp);
    let part = parts[parts.len() / 2];
    told(
        &format!("check {}, {} bytes", class.name, class.average()),
        &format!("{part:.2} of a validator's, {own:.0} ns of {other:.0}"),
        "0.50",
        part <= 0.5,
    );
    Ok(())
}

/// One tool of five parameters as providers take it, into a buffer that is used again; and the first time, when it is made.
fn show() -> Result<()> {
    const TOOL: &[u8] = br#"{"name":"plan","description":"Plans a trip.","inputSchema":{"type":"object","properties":{
        "from":{"type":"string","description":"where it begins"},"to":{"type":"string","description":"where it ends"},
        "days":{"type":"integer","minimum":1,"maximum":60,"default":3},"by":{"enum":["train","boat"]},
        "stops":{"type":"array","items":{"type":"string"}}},"required":["from","to"],"additionalProperties":false}}"#;
    let tools = DynamicTools::load(TOOL)?;
    let mut out = Vec::new();
    for dialect in [Dialect::Openai, Dialect::Anthropic, Dialect::Mcp] {
        let shown: Value = serde_json::from_slice(tools.schema_of("plan", dialect).ok_or("not shown")?)?;
        if !shown.to_string().contains("where it begins") {
            return Err(format!("{dialect}: {shown}").into());
        }
        let nanoseconds = least(|| {
            for _ in 0..1_000 {
                out.clear();
                out.extend_from_slice(tools.schema_of(black_box("plan"), dialect).unwrap_or_default());
                black_box(&out);
            }
        }) / 1e3;
        told(&format!("show in {dialect}"), &format!("{nanoseconds:.0} ns"), "500 ns", nanoseconds <= 500.0);
        let first = least_of(
            || DynamicTools::load(TOOL).ok(),
            |tools| {
                black_box(tools.as_ref().map(|tools| tools.schema(dialect).len()));
            },
        );
        println!("show in {dialect} for the first time: {:.1} µs", first / 1e3);
    }
    Ok(())
}

fn told(what: &str, measured: &str, goal: &str, is_reached: bool) {
    println!("{what}: {measured}, goal {goal}: {}", if is_reached { "ok" } else { "short" });
}

/// Nanoseconds.
fn time(run: impl FnOnce()) -> f64 {
    let start = Instant::now();
    run();
    start.elapsed().as_nanos() as f64
}

/// The least of some rounds: what else the machine does only adds to it.
fn least(mut run: impl FnMut()) -> f64 {
    least_of(|| (), |()| run())
}

fn least_of<T>(mut made: impl FnMut() -> T, mut run: impl FnMut(T)) -> f64 {
    let rounds = (0..ROUNDS).map(|_| {
        let made = made();
        time(|| run(made))
    });
    rounds.fold(f64::MAX, f64::min)
}

const ROUNDS: usize = 31;
