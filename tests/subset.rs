//! The schemas of some tools: the same bytes as in the whole array, in declared order, whoever asks and how.

#![forbid(unsafe_code)]

use toolcall::{Dialect, Reply, Scratch, SubsetError, Toolset};
use toolcall_tests::case::CASES;
use toolcall_tests::cases::names::tools::TOOLS;
use toolcall_tests::random::Random;

#[test]
fn all_names_give_the_whole_array() {
    for case in CASES {
        for &dialect in Dialect::ALL {
            let whole = case.tools.schema(dialect).expect("rendered");
            assert_eq!(written(case.tools, dialect, case.tools.tools().map(|tool| tool.name)), whole);
            let mut out = Vec::new();
            case.tools.write_schema_if(dialect, |_| true, &mut out).expect("rendered");
            assert_eq!(out, whole, "{case:?} {dialect}");
        }
    }
}

/// Every subset, its names in any order, some twice: one array each.
#[test]
fn order_and_repetition_do_not_count() {
    let mut random = Random::of("subsets");
    let names: Vec<&str> = TOOLS.tools().map(|tool| tool.name).collect();
    for &dialect in Dialect::ALL {
        for set in 0..1_u32 << names.len() {
            let is_chosen =
                |name: &str| names.iter().position(|known| *known == name).is_some_and(|at| set >> at & 1 == 1);
            let mut chosen: Vec<&str> = names.iter().copied().filter(|name| is_chosen(name)).collect();
            let slices = TOOLS.tools().filter(|tool| is_chosen(tool.name));
            let slices = slices.map(|tool| TOOLS.schema_of(tool, dialect).expect("rendered").expect("of this set"));
            let expected = [&b"["[..], &slices.collect::<Vec<_>>().join(&b","[..]), b"]"].concat();
            chosen.extend(chosen.first().copied());
            random.shuffle(&mut chosen);
            assert_eq!(written(&TOOLS, dialect, chosen.iter().copied()), expected);
            let mut out = Vec::new();
            TOOLS.write_schema_if(dialect, |tool| is_chosen(tool.name), &mut out).expect("rendered");
            assert_eq!(out, expected);
            let array: Vec<serde_json::Value> = serde_json::from_slice(&out).expect("JSON");
            assert_eq!(array.len(), set.count_ones() as usize);
        }
    }
}

#[test]
fn a_choice_is_copied_without_heap() {
    let mut out = Vec::with_capacity(64 * 1024);
    let counted = allocation_counter::measure(|| {
        TOOLS.write_schema(Dialect::Gemini, ["forget", "match"], &mut out).expect("rendered");
        TOOLS.write_schema_if(Dialect::Mcp, |tool| tool.hints.read_only == Some(true), &mut out).expect("rendered");
    });
    assert_eq!(counted.count_total, 0);
    assert!(out.len() > 1_000);
}

#[test]
fn what_is_there_stays_before_the_array() {
    let mut out = b"\"tools\":".to_vec();
    TOOLS.write_schema(Dialect::Mcp, [], &mut out).expect("rendered");
    assert_eq!(out, b"\"tools\":[]");
}

#[test]
fn a_spelling_that_calls_may_use_is_a_name() {
    for &dialect in Dialect::ALL {
        let by_name = written(&TOOLS, dialect, ["list.all"].into_iter());
        assert_eq!(written(&TOOLS, dialect, ["list_all", "list.all"].into_iter()), by_name);
    }
}

#[test]
fn an_unknown_name_is_an_error_that_names_it() {
    let mut out = b"kept".to_vec();
    let error = TOOLS.write_schema(Dialect::Mcp, ["match", "forgte", "x"], &mut out).expect_err("no such tool");
    assert_eq!(error.to_string(), "there is no tool \"forgte\"; did you mean `forget`?");
    assert!(matches!(error, SubsetError::UnknownTool { ref name, nearest: Some("forget") } if name == "forgte"));
    let error = TOOLS.write_schema(Dialect::Mcp, ["\n"], &mut out).expect_err("no such tool");
    assert_eq!(error.to_string(), "there is no tool \"\\n\"");
    assert_eq!(out, b"kept");
}

/// A subset is about what is shown: what it leaves out can still be called.
#[test]
fn a_subset_changes_nothing_in_calls() {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    written(&TOOLS, Dialect::Mcp, ["match"].into_iter());
    let outcome = toolcall_tests::cases::names::tools::call_sync(&(), "list.all", b"{}", &mut scratch, &mut reply);
    assert!(outcome.is_done());
}

fn written<'n>(tools: &Toolset, dialect: Dialect, names: impl Iterator<Item = &'n str>) -> Vec<u8> {
    let mut out = Vec::new();
    tools.write_schema(dialect, names, &mut out).unwrap_or_else(|error| panic!("{error}"));
    out
}
