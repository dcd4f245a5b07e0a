//! Files of declarations by those who mean harm, loaded while the program runs: soon, in little memory, and gone when they
//! are dropped.

use std::fmt::Display;
use std::time::{Duration, Instant};

use allocation_counter::{AllocationInfo, measure};
use toolcall::dynamic::{DynamicTools, Loader};
use toolcall::{Level, Policy, Scratch};

/// Loads and drops; what was taken meanwhile, and how long it took.
fn loaded(file: &str, mut look: impl FnMut(&DynamicTools)) -> (AllocationInfo, Duration) {
    let begun = Instant::now();
    let info = measure(|| look(&DynamicTools::load(file.as_bytes()).expect("declarations")));
    (info, begun.elapsed())
}

fn listed<T: Display>(count: usize, one: impl Fn(usize) -> T) -> String {
    (0..count).map(|index| one(index).to_string()).collect::<Vec<_>>().join(",")
}

/// So many tools, each with a key for each pattern, and with further keywords.
fn patterned(tools: usize, patterns: usize, keywords: &str, pattern: impl Fn(usize) -> String) -> String {
    let keys = |tool: usize| {
        listed(patterns, |key| {
            format!(r#""k{key}":{{"type":"string","pattern":"{}"}}"#, pattern(tool * patterns + key))
        })
    };
    let tool = |tool| format!(r#"{{"name":"t{tool}","inputSchema":{{{keywords}"properties":{{{}}}}}}}"#, keys(tool));
    format!("[{}]", listed(tools, tool))
}

/// No two alike, so that nothing is made for one that another needs too.
const HOSTILE: [fn(usize) -> String; 6] = [
    |n| format!("^(.{{0,60}}x{n}){{3}}$"),
    |n| format!("(?:.?){{400}}x{n}"),
    |n| format!("[ab]*a[ab]{{20}}{n}"),
    |n| format!("{}{n}", "a?b?c?d?e?f?g?h?i?j?k?l?m?n?o?p?q?r?s?t?u?v?w?x?y?z?".repeat(15)),
    |n| format!("{}{n}", r"[\\W\\w]".repeat(100)),
    |n| format!("^[a-z]{{1,4}}[0-9]{{1,3}}x{n}"),
];

/// An engine without a budget takes a tenth of a second for each of these, without optimisation a second.
#[test]
fn patterns_have_a_budget() {
    for (index, pattern) in HOSTILE.iter().enumerate() {
        for (tools, patterns) in [(1, 120), (300, 4)] {
            let (info, took) = loaded(&patterned(tools, patterns, "", pattern), |tools| {
                assert!(tools.refused().len() + tools.tools().count() >= 1);
            });
            assert!(took < Duration::from_secs(10), "{took:?} for pattern {index} in {tools} tools");
            assert!(info.bytes_max < 64 << 20, "{info:?} for pattern {index} in {tools} tools");
        }
    }
}

#[test]
fn patterns_for_a_validator_have_a_budget() {
    for pattern in HOSTILE {
        let file = patterned(100, 4, r#""if":{},"then":{"maxProperties":9},"#, pattern);
        let (info, took) = loaded(&file, |tools| {
            assert!(tools.refused().iter().all(|refused| refused.fault.code == "J031"), "{:?}", tools.refused());
        });
        assert!(took < Duration::from_secs(10) && info.bytes_max < 64 << 20, "{took:?} {info:?}");
    }
}

/// What one tool asks too much is not taken from the next.
#[test]
fn a_hostile_tool_spoils_no_other() {
    let hostile = patterned(3, 10, "", HOSTILE[1]);
    let [before, after] = ["first", "last"].map(|name| {
        format!(r#"{{"name":"{name}","inputSchema":{{"properties":{{"v":{{"type":"string","pattern":"^[A-Z]+-[0-9]+$"}}}}}}}}"#)
    });
    let file = format!("[{before},{},{after}]", &hostile[1..hostile.len() - 1]);
    let tools = DynamicTools::load(file.as_bytes()).expect("declarations");
    for name in ["first", "last"] {
        assert!(tools.find(name).is_some_and(|tool| !tool.is_beyond()), "{name}");
    }
    assert!(tools.find("t0").is_none_or(toolcall::dynamic::DynamicTool::is_beyond));
}

/// Nothing is kept for as long as the process: automata go with the tools, and so do the texts of patterns.
#[test]
fn what_is_dropped_is_gone() {
    let mut scratch = Scratch::new();
    for round in 0..4 {
        let pattern = |n| format!("^({round}|a{n}){{1,9}}[a-z]{{2,4}}{}$", "x".repeat(60));
        let mut out = Vec::with_capacity(64);
        let (info, _) = loaded(&patterned(5, 4, "", pattern), |tools| {
            assert!(tools.refused().is_empty() && tools.tools().all(|tool| !tool.is_beyond()));
            let said = tools.check("t3", br#"{"k1":"b"}"#, Policy::at(Level::Exact), &mut scratch, &mut out);
            assert_eq!(said.name(), "rejected");
        });
        // The first time what checks share grows.
        assert!(round == 0 || info.bytes_current == 0, "round {round}: {info:?}");
    }
}

/// A tool is refused for its size alone, and by name; a file of one's own may have more.
#[test]
fn a_large_tool_is_refused_alone() {
    let large = format!(r#"{{"name":"large","description":"{}","inputSchema":{{}}}}"#, "x".repeat(200_000));
    let file = format!(r#"[{large},{{"name":"small","inputSchema":{{}}}}]"#);
    let tools = DynamicTools::load(file.as_bytes()).expect("declarations");
    let [refused] = tools.refused() else { panic!("{:?}", tools.refused()) };
    assert_eq!((refused.name.as_str(), refused.fault.code), ("large", "J003"));
    assert!(tools.find("small").is_some());
    assert!(Loader::new().trusted().load(file.as_bytes()).expect("declarations").find("large").is_some());
}

/// Lists, references, names and values without an end: work and memory grow with the file, not with what it says.
#[test]
fn nothing_multiplies() {
    let keys = |count, value: &str| listed(count, |key| format!(r#""k{key}":{value}"#));
    let refs = |count, of: &str| {
        format!(r##"{{"properties":{{{}}},"$defs":{{"e":{of}}}}}"##, keys(count, r##"{"$ref":"#/$defs/e"}"##))
    };
    let wide = format!(r#"{{"type":"object","properties":{{{}}}}}"#, keys(100, r#"{"type":"string"}"#));
    let schemas = [
        refs(1_500, &format!(r#"{{"enum":[{}]}}"#, listed(400, |n| format!("\"{n}{}\"", "x".repeat(100))))),
        refs(1_500, &format!(r#"{{"type":"string","description":"{}"}}"#, "d".repeat(60_000))),
        refs(90, &wide),
        // Each is filled in with all that is filled into it.
        format!(
            r#"{{"properties":{{{}}},"$defs":{{"e":{{"type":"object","properties":{{{}}}}}}}}}"#,
            keys(900, r##"{"$ref":"#/$defs/e","default":{}}"##),
            keys(40, r#"{"default":"ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"}"#)
        ),
        format!(r#"{{"properties":{{"v":{{"enum":[{}]}}}}}}"#, listed(15_000, |n| n * 2)),
        r#"{"properties":{"v":{"type":"array","minItems":4000000000,"prefixItems":[{},{}]}}}"#.to_owned(),
        format!(r#"{{"properties":{{"{}":{{}}}}}}"#, "k".repeat(100_000)),
        format!(r#"{{"properties":{{{}}}}}"#, listed(1_900, |key| format!(r#""é{key}":{{"type":"string"}}"#))),
        format!("{}{{}}{}", r#"{"allOf":["#.repeat(50), "]}".repeat(50)),
    ];
    for schema in &schemas {
        let file = format!("[{}]", listed(6, |tool| format!(r#"{{"name":"t{tool}","inputSchema":{schema}}}"#)));
        let file = if file.len() > 4 << 20 { format!(r#"{{"name":"t","inputSchema":{schema}}}"#) } else { file };
        let (info, took) = loaded(&file, |_| ());
        let said: String = schema.chars().take(80).collect();
        assert!(took < Duration::from_secs(20), "{took:?} for {said}");
        assert!(info.bytes_max < 192 << 20, "{} for {said}", info.bytes_max);
    }
}
