//! What another program measures: this one, built with a feature that the other contenders must not have, and those that
//! count, build and time what no call shows. Their rows are printed as they come.

use std::fmt::Display;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use toolcall_benches::contenders::{ROUTER, ROUTER_MESSAGE, VALIDATOR};
use toolcall_benches::rows::Rows;

use crate::Asked;

/// Whether this build has the rows of a contender: with a feature those that need it, without one all others.
pub(crate) fn is_here(of: &str) -> bool {
    match of {
        ROUTER | ROUTER_MESSAGE => cfg!(feature = "rmcp"),
        VALIDATOR => cfg!(feature = "dynamic"),
        _ => !is_featured(),
    }
}

pub(crate) const fn is_featured() -> bool {
    cfg!(any(feature = "rmcp", feature = "dynamic"))
}

/// Runs the other programs, unless this is one of them or time is short.
///
/// # Errors
/// Which one did not come to its end.
pub(crate) fn print(asked: &Asked, rows: &mut Rows) -> Result<(), String> {
    if is_featured() || asked.is_quick {
        return Ok(());
    }
    let cargo = |words: &[&str]| {
        // The Cargo that runs this program, of the toolchain of this workspace.
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        command.args(["run", "--quiet", "--release", "-p", "toolcall-benches"]).args(words);
        command
    };
    for feature in ["--features=rmcp", "--features=dynamic"] {
        let mut command = cargo(&[feature, "--bin", "bars", "--"]);
        command.args(&asked.classes);
        relay(command, rows)?;
    }
    if asked.classes.is_empty() {
        relay(cargo(&["--bin", "allocations"]), rows)?;
        relay(cargo(&["--bin", "names"]), rows)?;
        let mut many = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("many-tools"));
        many.arg("--bars").args(asked.is_heavy.then_some("--heavy"));
        relay(many, rows)?;
    }
    Ok(())
}

/// Prints the rows of a program. It may end with a failure only if one of them fell short.
fn relay(mut command: Command, rows: &mut Rows) -> Result<(), String> {
    let shown = format!("{command:?}");
    let failed = |why: &dyn Display| format!("{shown}: {why}");
    let mut program = command.stdout(Stdio::piped()).spawn().map_err(|error| failed(&error))?;
    let lines = program.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines());
    let mut short = 0;
    for line in lines {
        let line = line.map_err(|error| failed(&error))?;
        short += usize::from(line.ends_with(" short"));
        println!("{line}");
    }
    rows.add(short);
    let ended = program.wait().map_err(|error| failed(&error))?;
    if ended.success() || short > 0 { Ok(()) } else { Err(failed(&ended)) }
}
