//! The general coercer at each level: what it writes is what it takes, a level takes what the one before takes, and reads
//! it alike; the fast path takes exactly what `exact` takes; what is cut off is refused at every level.

#![no_main]

use libfuzzer_sys::fuzz_target;
use toolcall::{Code, Level, Outcome, Policy, Scratch};
use toolcall_fuzz::{Counts, document, loosened, tools};

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let input = &loosened(document(input))[..];
    let mut scratch = Scratch::new();
    for tool in tools::TOOLS.tools() {
        let mut before = None;
        for level in Level::ALL {
            let Some(canonical) = checked(tool.name, input, level, &mut scratch) else {
                assert!(before.is_none(), "{} {level} refuses what a stricter level takes", tool.name);
                continue;
            };
            let is_coerced = !scratch.receipt().is_empty();
            assert!(level > Level::Exact || !is_coerced, "exact coerces nothing");
            assert!(!is_cut_off(input), "{} {level} takes what is cut off", tool.name);
            let again = checked(tool.name, &canonical, Level::Exact, &mut scratch);
            assert_eq!(again.as_ref(), Some(&canonical), "{} {level}: what is written is not what is taken", tool.name);
            if let Some(before) = before.replace(canonical) {
                assert_eq!(Some(before), again, "{} {level} reads it otherwise", tool.name);
            }
        }
        let exact = checked(tool.name, input, Level::Exact, &mut scratch).is_some();
        assert!(tool.name != "travel" || tools::Travel::parse(input, &mut scratch).is_ok() == exact);
        COUNTS.count(input, before.is_some());
    }
});

/// The canonical form, if the arguments are taken.
fn checked(tool: &str, input: &[u8], level: Level, scratch: &mut Scratch) -> Option<Vec<u8>> {
    let mut canonical = Vec::new();
    match tools::TOOLS.check(tool, input, Policy::at(level), scratch, &mut canonical) {
        Outcome::Done => Some(canonical),
        Outcome::Rejected(rejection) => {
            assert!(rejection.violations().all(|violation| violation.code() != Code::Internal), "{rejection}");
            assert!(rejection.to_string().len() <= 4096);
            None
        }
        other => panic!("{tool}: {other:?}"),
    }
}

/// Whether an object is sent whose end is not there, as serde_json has it.
fn is_cut_off(input: &[u8]) -> bool {
    input.trim_ascii_start().starts_with(b"{")
        && serde_json::from_slice::<serde::de::IgnoredAny>(input).is_err_and(|error| error.is_eof())
}
