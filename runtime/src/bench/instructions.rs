//! Instructions of a call, which no other work on the machine changes.
//!
//! The program runs itself again under valgrind, with the same words, and makes some calls of one tool there and nothing
//! else; a run without any tells what of the count is not theirs.

use std::env;
use std::process::{Command, Stdio};

/// How valgrind counts.
#[derive(Debug)]
pub(super) struct Counter {
    /// Instructions of a run without any call.
    without: u64,
}

impl Counter {
    /// None if valgrind is not there or cannot run this program.
    pub(super) fn new() -> Option<Self> {
        run(0, "").map(|without| Self { without })
    }

    /// Instructions of one call of this tool.
    pub(super) fn count(&self, name: &str) -> Option<u64> {
        Some(run(CALLS, name)?.saturating_sub(self.without) / u64::from(CALLS))
    }
}

/// All instructions of a run of this program with so many calls.
fn run(calls: u32, name: &str) -> Option<u64> {
    let program = env::current_exe().ok()?;
    let done = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(env::args_os().skip(1))
        .env(ASKED, format!("{calls} {name}"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output()
        .ok()?;
    let told = String::from_utf8_lossy(&done.stderr);
    let count = told.lines().find_map(|line| line.split_once("Collected :"))?.1.trim().parse().ok();
    count.filter(|_| done.status.success())
}

/// Makes the calls that this program was started for, if it was started to be counted; whether it was.
pub fn answer(mut call: impl FnMut(&str)) -> bool {
    let Ok(asked) = env::var(ASKED) else { return false };
    let (calls, name) = asked.split_once(' ').unwrap_or_default();
    let calls: u32 = calls.parse().unwrap_or_default();
    (0..calls).for_each(|_| call(name));
    true
}

/// Holds the number of calls and the name of the tool.
const ASKED: &str = "TOOLCALL_COUNT";

/// So many that what differs from run to run, the seeds of hash maps for instance, is less than one instruction a call.
const CALLS: u32 = 2000;
