//! No heap: once the caller's scratch and reply have seen the largest call, neither a good call nor a bad one allocates.
//!
//! Left out are tools whose own types own memory ([`OWNED`]); a table says what those types cost. Checks leave none out.
//! The slips and the files of JSONTestSuite are counted where they are judged.

#![forbid(unsafe_code)]

#[path = "no_alloc/checks.rs"]
mod checks;
#[path = "no_alloc/owned.rs"]
mod owned;

use allocation_counter::measure;
use owned::OWNED;
use toolcall::{Reply, Scratch};
use toolcall_tests::calls::Call;
use toolcall_tests::case::{CASES, Case};
use toolcall_tests::random::Random;

#[test]
fn the_counter_sees_a_planted_allocation() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(7_u8)))), 1);
    assert_eq!(allocations(|| _ = std::hint::black_box(7_u8)), 0);
    let mut text = String::new();
    assert_eq!(allocations(|| text.push('a')), 1, "growth counts as well");
}

#[test]
fn nothing_is_allocated_for_any_call() {
    let mut calls: Vec<(&Case, Call)> =
        CASES.iter().flat_map(|case| case.calls().into_iter().map(move |call| (case, call))).collect();
    calls.retain(|(case, call)| !OWNED.contains(&(case.name, call.tool.as_str())));
    calls.extend(malformed());
    Random::of("calls").shuffle(&mut calls);
    let (mut scratch, mut reply) = warm(&calls);
    let mut counted = 0;
    for (case, call) in &calls {
        let Call { tool, arguments, line, .. } = call;
        let mut run = |entrance: &str, count: u64| {
            counted += 1;
            assert_eq!(count, 0, "{case:?} line {line}: {entrance} {tool} {}", String::from_utf8_lossy(arguments));
        };
        run("call", allocations(|| (case.call)(tool, arguments, &mut scratch, &mut reply, &mut |_, _| {})));
        run("call_sync", allocations(|| (case.call_sync)(tool, arguments, &mut scratch, &mut reply, &mut |_, _| {})));
        if let Some(index) = case.tools.tools().position(|declared| declared.name == tool) {
            run("parse", allocations(|| _ = (case.parse[index])(arguments, &mut scratch)));
        }
    }
    println!("{counted} calls and parses without an allocation");
    assert!(counted > 300, "{counted} calls are too few");
}

/// The text and the JSON of a rejection are made without heap too, into memory that is there.
#[test]
fn a_rejection_is_shown_without_heap() {
    let case = CASES.iter().find(|case| case.name == "nested").expect("the case");
    let arguments = br#"{"order":{"items":[{"cents":-1,"pieces":0},{"x":1}],"customer":{"name":""}}}"#;
    let (mut scratch, mut reply, mut json) = (Scratch::new(), Reply::new(), Vec::with_capacity(8192));
    let mut count = u64::MAX;
    for _ in 0..2 {
        (case.call)("price", arguments, &mut scratch, &mut reply, &mut |outcome, _| {
            let toolcall::Outcome::Rejected(rejection) = outcome else { panic!("it is refused") };
            json.clear();
            count = allocations(|| rejection.write_json(&mut json));
        });
    }
    assert_eq!(count, 0);
}

/// Keys of maps that stand twice are found in memory that is used again.
#[test]
fn maps_are_checked_without_heap() {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    let keys: Vec<String> = (0..500).map(|index| format!("\"k{}\":1", index / 2)).collect();
    // The escape leaves the fast path, which would fill a map, before there is one.
    let twice = format!(r#"{{"l\u0065ast":1,"pieces":{{{}}}}}"#, keys.join(","));
    let deep = r#"{"docum\u0065nt":[{"a":{"b":[1,{"c":1,"c":2}],"b":2}}]}"#.to_owned();
    let points: Vec<String> = (0..500).map(|x| format!("{{\"x\":{}}}", x % 499)).collect();
    let points = format!(r#"{{"points":[{}]}}"#, points.join(","));
    for (case, tool, arguments) in [("maps", "count", twice), ("untyped", "store", deep), ("sets", "draw", points)] {
        let case = CASES.iter().find(|other| other.name == case).expect("the case");
        let mut call = || {
            (case.call)(tool, arguments.as_bytes(), &mut scratch, &mut reply, &mut |outcome, _| {
                assert!(matches!(outcome, toolcall::Outcome::Rejected(_)));
            })
        };
        call();
        assert_eq!(allocations(call), 0, "{tool}");
    }
}

/// Memory that has seen the largest call: one with as many violations as are kept, and one with escapes.
fn warm(calls: &[(&Case, Call)]) -> (Scratch, Reply) {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    let longest = calls.iter().max_by_key(|(_, call)| call.arguments.len()).expect("some calls");
    let length = longest.1.arguments.len();
    let hello = CASES.iter().find(|case| case.name == "hello").expect("the case");
    let escaped = format!(r#"{{"n\u0061me":"\u0061{}"}}"#, "a".repeat(length));
    let unknown: Vec<String> = (0..40).map(|index| format!("\"{}{index}\":[[]]", "k".repeat(60))).collect();
    let unknown = format!("{{{}}}", unknown.join(","));
    // `measure` writes an answer longer than any other reply.
    let strings = CASES.iter().find(|case| case.name == "strings").expect("the case");
    let text = format!(r#"{{"text":"\u0061{}"}}"#, "a".repeat(8 * 1024));
    for (case, tool, arguments) in [(hello, "greet", &escaped), (hello, "greet", &unknown), (strings, "measure", &text)]
    {
        (case.call)(tool, arguments.as_bytes(), &mut scratch, &mut reply, &mut |_, _| {});
    }
    // A receipt, JSON in strings to the last layer, text that is nearly JSON.
    let ladder = CASES.iter().find(|case| case.name == "ladder").expect("the case");
    let thrice = (0..3).fold(format!("{{\"area\":\"{}\"}}", "a".repeat(length)), |text, _| {
        serde_json::to_string(&text).expect("a text")
    });
    let lenient = CASES.iter().find(|case| case.name == "lenient").expect("the case");
    let loose = format!("{{'query':'{}','tags':[],'zone':0,}}", "a".repeat(length));
    for (case, tool, arguments) in [(ladder, "find", &thrice), (lenient, "search", &loose)] {
        (case.call)(tool, arguments.as_bytes(), &mut scratch, &mut reply, &mut |_, _| {});
    }
    // The coercer's frames hold one piece for each field of the open records; no other case has records as wide.
    let wide = CASES.iter().find(|case| case.name == "wide").expect("the case");
    (wide.call)("add", br#"{"row":{}}"#, &mut scratch, &mut reply, &mut |_, _| {});
    (scratch, reply)
}

/// Text that is no JSON, for every tool.
fn malformed() -> Vec<(&'static Case, Call)> {
    let mut malformed = Vec::new();
    for case in CASES {
        for call in case.calls() {
            if OWNED.contains(&(case.name, call.tool.as_str())) {
                continue;
            }
            malformed.extend(damaged(&call).map(|call| (case, call)));
        }
    }
    malformed
}

/// A call cut off in the middle, with a byte too much, with a byte that is none.
fn damaged(call: &Call) -> [Call; 3] {
    [(2, &b""[..]), (1, b"}"), (2, b"\xff")].map(|(cut, tail)| {
        let kept = &call.arguments[..call.arguments.len() / cut];
        Call { arguments: [kept, tail].concat(), ..call.clone() }
    })
}

fn allocations(run: impl FnOnce()) -> u64 {
    measure(run).count_total
}

/// What owned types cost: one allocation for each `String`, made at its final length, and the growth of each `Vec`.
#[test]
fn owned_types_cost_what_they_must() {
    for (case, tool, arguments, expected) in COSTS {
        let case = CASES.iter().find(|other| other.name == *case).expect("the case");
        let index = case.tools.tools().position(|other| other.name == *tool).expect("the tool");
        let mut scratch = Scratch::new();
        let parse = |scratch: &mut Scratch| assert!((case.parse[index])(arguments.as_bytes(), scratch), "{arguments}");
        parse(&mut scratch);
        assert_eq!(allocations(|| parse(&mut scratch)), *expected, "{case:?} {tool} {arguments}");
    }
}

/// Calls by case and tool, and the allocations of their arguments.
const COSTS: &[(&str, &str, &str, u64)] = &[
    ("strings", "join", r#"{"first":"ab","second":"cde"}"#, 2),
    ("strings", "join", r#"{"first":"\u0061b","second":"cde"}"#, 2),
    ("big_integers", "add", r#"{"a":170141183460469231731687303715884105727}"#, 0),
    ("nonzero", "split", r#"{"parts":1,"sizes":[]}"#, 0),
    // What is parsed costs what the type owns.
    ("dates_jiff", "days_between", r#"{"from":"2024-02-28"}"#, 0),
    ("dates_jiff", "moment", r#"{"at":"2026-01-31T13:45:00Z"}"#, 0),
    ("dates_jiff", "wait", r#"{"span":"P1DT2H","exact":"PT0.5S"}"#, 0),
    ("dates_chrono", "moments", r#"{"utc":"2026-01-31T13:45:00Z","local":["2026-01-31T13:45:00Z"]}"#, 1),
    ("dates_time", "moments", r#"{"local":"1970-01-01T00:00","exact":"1970-01-01T00:00:00Z"}"#, 0),
    ("durations", "sleep", r#"{"time":"PT1H"}"#, 0),
    ("addresses", "ping", r#"{"address":"::1","via":"::1"}"#, 0),
    ("addresses", "find", r#"{"id":"123e4567-e89b-12d3-a456-426614174000"}"#, 0),
    ("addresses", "fetch", r#"{"url":"https://example.com/a","mirrors":[]}"#, 1),
    // The server.
    ("addresses", "invite", r#"{"to":"a@b","until":"2026-01-31T13:45:00Z"}"#, 1),
    ("decimals", "total", r#"{"prices":["0.1","0.2"]}"#, 1),
    ("owned_text", "note", r#"{"text":"a","tag":"b","lines":[]}"#, 2),
    // The default is owned as well.
    ("owned_text", "copy", r#"{"from":"a"}"#, 1),
    ("wire", "open", r#"{"id":"9007199254740993"}"#, 0),
    ("wire", "transfer", r#"{"from":"1","to":["1","2"]}"#, 1),
    ("bytes", "measure", r#"{"content":"aGVsbG8="}"#, 1),
    ("integer_enums", "file", r#"{"level":1}"#, 0),
    ("nested", "price", r#"{"order":{"customer":{"name":"A"},"items":[{"article":"a","cents":1}]}}"#, 1),
    ("nested", "price", r#"{"order":{"customer":{"name":"A","email":"b"},"items":[{"article":"a","cents":1}]}}"#, 2),
    ("lists", "count_tags", r#"{"tags":["a"]}"#, 1),
    ("lists", "count_tags", r#"{"tags":["a","b","c"]}"#, 1),
    ("lists", "add_rows", r#"{"rows":[]}"#, 0),
    ("lists", "add_rows", r#"{"rows":[[],[]]}"#, 1),
    ("lists", "add_rows", r#"{"rows":[[1],[2],[3]]}"#, 4),
    // Four, then eight.
    ("lists", "add_rows", r#"{"rows":[[],[],[],[],[],[],[],[]]}"#, 1),
    ("lists", "add_rows", r#"{"rows":[[],[],[],[],[],[],[],[],[]]}"#, 2),
    ("lists", "count_holes", r#"{"readings":[1,null],"names":["a","b"]}"#, 4),
    // Patterns are checked in place.
    ("patterns", "find", r#"{"line":"gray","note":"a"}"#, 0),
    ("patterns", "register", r#"{"name":"anna","code":"DE-123"}"#, 1),
    // Lent, or on the stack.
    ("characters", "split", r#"{"text":"ab","at":"b","quote":"c"}"#, 0),
    ("characters", "split", r#"{"text":"\u0061b","\u0061t":"b"}"#, 0),
    ("arrays", "multiply", r#"{"matrix":[[1,2,3],[4,5,6]],"vector":[1.0,2,3]}"#, 0),
    ("arrays", "blend", r#"{"colours":[[1,2,3],[4,5,6]],"background":[1,2,3]}"#, 1),
    // The deque, and the seats once they are more than two.
    ("arrays", "queue", r#"{"names":["a"],"seats":[1,2],"corners":[{"at":[1,2]}]}"#, 1),
    ("arrays", "queue", r#"{"names":["a"],"seats":[1,2,3]}"#, 2),
    // What is pointed to, once; a list behind a pointer is a `Vec` first.
    ("pointers", "calculate", r#"{"formula":{"Number":1}}"#, 1),
    ("pointers", "calculate", r#"{"formula":{"Minus":{"Number":1}}}"#, 2),
    ("pointers", "add", r#"{"rows":[[1,2]]}"#, 3),
    ("sets", "sort", r#"{"numbers":[1,2,3]}"#, 1),
    ("sets", "tag", r#"{"tags":["a"]}"#, 2),
    // A node for up to eleven entries, and each key.
    ("maps", "count", r#"{"pieces":{}}"#, 0),
    ("keys", "letters", r#"{"letters":{"a":1,"b":2}}"#, 1),
    ("keys", "sell", r#"{"pieces":{"1":1}}"#, 1),
    ("keys", "send", r#"{"headers":{"a":"b"}}"#, 1),
    ("maps", "count", r#"{"pieces":{"a":1,"b":2}}"#, 3),
    ("maps", "translate", r#"{"dictionary":{"fr":{"a":"b"}},"word":"a"}"#, 5),
    // What a value of any type costs is serde_json's to say: its text, list or map.
    ("untyped", "store", r#"{"document":[1,null,true,0.5]}"#, 1),
    // Lent, however large.
    ("raw", "store", r#"{"document":{"a":[1,"b",{"c":null}]},"note":"d"}"#, 0),
    ("untyped", "store", r#"{"document":"a","note":{}}"#, 1),
    ("untyped", "store", r#"{"document":{"a":"b"}}"#, 3),
    ("names", "forget", r#"{"entry":{"ref":1,"howOften":2}}"#, 0),
    ("names", "forget", r#"{"entry":{"ref":1,"howOften":2,"madeBy":"me"}}"#, 1),
];
