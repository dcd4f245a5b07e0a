//! Checks make no value, so none of them allocates, whatever the tool's types own: each call of the cases, and what is
//! left of it where it was damaged, at each level; `validate` as well.

use toolcall::{Level, Policy, Scratch};
use toolcall_tests::calls::Call;
use toolcall_tests::case::{CASES, Case};

use super::{allocations, damaged};

#[test]
fn nothing_is_allocated_for_any_check() {
    let calls: Vec<(&Case, Call)> = CASES
        .iter()
        .flat_map(|case| case.calls().into_iter().map(move |call| (case, call)))
        .flat_map(|(case, call)| damaged(&call).into_iter().chain([call]).map(move |call| (case, call)))
        .collect();
    let (mut scratch, mut out, mut counted) = (Scratch::new(), Vec::new(), 0);
    // The first time memory grows to what they need.
    for is_measured in [false, true] {
        for (case, Call { tool, arguments, line, .. }) in &calls {
            let mut run = |way: &str, count: u64| {
                counted += u64::from(is_measured);
                let sent = arguments.escape_ascii();
                assert!(!is_measured || count == 0, "{case:?} line {line}: {count} by {way} {tool} {sent}");
            };
            for level in Level::ALL {
                let policy = Policy::at(level);
                let check = || _ = case.tools.check(tool, arguments, policy, &mut scratch, &mut out);
                run(level.as_str(), allocations(check));
            }
            run("validate", allocations(|| _ = case.tools.validate(tool, arguments, &mut scratch)));
        }
    }
    println!("{counted} checks without an allocation");
    assert!(counted > 3_000, "{counted} checks are too few");
}

/// Text that is nearly JSON is repaired in memory that is used again: a call that is written otherwise in every way.
#[test]
fn nothing_is_allocated_for_repairs() {
    let case = CASES.iter().find(|case| case.name == "lenient").expect("the case");
    let sent = "\u{feff}```json\n{query: 'a\tb', “tags”: ['c', \"d\",], /* so */ first: None, # and\n}\n```<|im_end|>";
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    for is_measured in [false, true] {
        let check = || {
            case.tools.check("search", sent.as_bytes(), Policy::at(Level::Lenient), &mut scratch, &mut out);
        };
        let count = allocations(check);
        assert!(!is_measured || count == 0, "{count}");
        let kinds = scratch.receipt().coercions().count();
        assert!(kinds >= 8, "it is repaired in {kinds} ways: {:?}", scratch.receipt());
    }
}
