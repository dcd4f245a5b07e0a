//! Hierarchies that double at each level cost what they are long, not what they would be written out.

use core::time::Duration;
use std::time::Instant;

use toolcall_schema::dialect::Dialect;

use crate::stages::{Stages, of};

/// A tool that takes a type of so many levels, compiled.
fn compiled(level: &str, depth: usize) -> Stages {
    let mut source = "pub mod tools { toolcall::include_tools!(); }\npub struct S0 { pub x: u8 }\n\
                      #[toolcall::value] pub struct Two<A, B> { l: Vec<A>, r: Box<B> }\n"
        .to_owned();
    for index in 1..=depth {
        source += &level.replace("{i}", &index.to_string()).replace("{j}", &(index - 1).to_string());
    }
    source += &format!("/// T.\n#[toolcall::tool] pub fn f(p: S{depth}) {{}}");
    of(&[("src/lib.rs", &source)], "src/lib.rs", &crate::Config::new())
}

/// A tool that returns a type of so many levels, compiled.
fn returned(level: &str, depth: usize) -> Stages {
    let mut source = "pub mod tools { toolcall::include_tools!(); }\n\
                      #[derive(serde::Serialize)] pub struct Two<A, B> { l: Vec<A>, r: Box<B> }\n\
                      #[derive(serde::Serialize)] pub struct S0 { x: u8 }\n"
        .to_owned();
    for index in 1..=depth {
        source += &level.replace("{i}", &index.to_string()).replace("{j}", &(index - 1).to_string());
    }
    source += &format!("/// T.\n#[toolcall::tool(returns)] pub fn f() -> S{depth} {{}}");
    of(&[("src/lib.rs", &source)], "src/lib.rs", &crate::Config::new())
}

/// A tool that takes one, and how long the fastest of some runs took.
fn fastest(level: &str, depth: usize) -> (Stages, Duration) {
    let runs = (0..5).map(|_| {
        let start = Instant::now();
        let stages = compiled(level, depth);
        (stages, start.elapsed())
    });
    runs.min_by_key(|(_, taken)| *taken).expect("a run")
}

#[test]
fn what_doubles_eighteen_times_is_compiled_at_once() {
    for level in [
        "pub struct S{i} { pub l: Box<S{j}>, pub r: Box<S{j}> }\n",
        "pub struct S{i}(pub Box<S{j}>, pub Vec<S{j}>);\n",
        "pub struct S{i}(pub Vec<(S{j}, S{j})>);\n",
        "pub struct S{i}(pub std::collections::BTreeMap<String, (S{j}, Option<S{j}>)>);\n",
        "pub enum S{i} { L(S{j}), R(S{j}) }\n",
        "pub struct P{i}<T> { pub l: Box<T>, pub r: Box<T> } pub type S{i} = P{i}<S{j}>;\n",
        "pub type S{i} = Two<S{j}, S{j}>;\n",
        "#[toolcall::value] pub struct S{i}<T = Two<S{j}, S{j}>>(Vec<T>);\n",
        "mod m{i} { #[toolcall::value] pub struct S<T>(Vec<T>); } pub type S{i} = Two<m{i}::S<S{j}>, m{i}::S<S{j}>>;\n",
    ] {
        let (stages, taken) = fastest(level, 18);
        assert!(!stages.diagnostics.contains("error["), "{level}: {}", stages.diagnostics);
        assert!(stages.diagnostics.contains("warning[V0"), "{level}: {}", stages.diagnostics);
        // A build with optimisation needs about 17 ms of processor; what is written out would take hours.
        assert!(taken < MOST, "{level}: {taken:?}");
        println!("{taken:?}, {} bytes of code: {level}", stages.code.iter().map(|file| file.text.len()).sum::<usize>());
    }
}

#[test]
fn what_is_returned_and_doubles_is_compiled_at_once() {
    for level in [
        "#[derive(serde::Serialize)] pub struct S{i}<T = Two<S{j}, S{j}>>(Vec<T>);\n",
        "#[derive(serde::Serialize)] pub struct S{i}<A = S{j}, B = Two<A, A>> { a: A, b: B }\n",
        "#[derive(serde::Serialize)] pub struct S{i}(Vec<(S{j}, S{j})>);\n",
        "pub type S{i} = Two<S{j}, S{j}>;\n",
    ] {
        let start = Instant::now();
        let stages = returned(level, 18);
        let taken = start.elapsed();
        assert!(!stages.diagnostics.contains("[T0"), "{level}: {}", stages.diagnostics);
        assert!(taken < MOST, "{level}: {taken:?}");
        println!("{taken:?}: {level}");
    }
}

#[test]
fn lists_that_hold_themselves_are_referred_to() {
    for list in ["pub struct S1(pub Vec<S1>);", "pub struct S1(pub std::collections::BTreeMap<String, S1>);"] {
        let stages = compiled(list, 1);
        assert!(!stages.diagnostics.contains("error["), "{list}: {}", stages.diagnostics);
        let shown = stages.views.iter().find(|(dialect, _)| *dialect == Dialect::Mcp).map(|(_, view)| view.as_str());
        assert!(shown.is_some_and(|shown| shown.matches("#/$defs/S1").count() == 2), "{list}: {shown:?}");
    }
}

/// What is returned is not refused, it may be anything.
#[test]
fn aliases_that_double_and_are_returned_are_no_schema() {
    let stages = returned("pub type S{i} = (S{j}, S{j});\n", 30);
    assert_eq!(stages.diagnostics.matches("warning[T071]").count(), 2, "{}", stages.diagnostics);
    assert!(stages.diagnostics.contains("too many types must be written out"), "{}", stages.diagnostics);
}

#[test]
fn aliases_that_double_are_refused_at_once() {
    let (stages, taken) = fastest("pub type S{i} = (S{j}, S{j});\n", 30);
    assert!(stages.diagnostics.contains("error[T044]"), "{}", stages.diagnostics);
    assert_eq!(stages.diagnostics.matches("error[").count(), 1, "{}", stages.diagnostics);
    assert!(taken < MOST, "{taken:?}");
}

/// Without optimisation, on a machine that has other work to do.
const MOST: Duration = Duration::from_secs(1);
