//! Bad input of every kind: each is a rejection, none a panic, none deep in the stack or long in time.

#![forbid(unsafe_code)]

use std::time::{Duration, Instant};

use toolcall::{Level, Reply, Scratch};
use toolcall_tests::case::{CASES, Case, silence_panics};
use toolcall_tests::random::Random;

fn case(name: &str) -> &'static Case {
    CASES.iter().find(|case| case.name == name).expect("the case")
}

/// The outcome of a call of `greet`, in the notation of `calls.txt`.
fn greet(arguments: &[u8]) -> String {
    case("hello").outcome("greet", arguments, &mut Scratch::new(), &mut Reply::new())
}

/// What stands in place of `Ada` in `{"name":"Ada"}`, and where it goes wrong: 9 is its first byte.
#[test]
fn strings_that_are_none() {
    let table: &[(&[u8], &str)] = &[
        // Not UTF-8: a lone continuation, overlong forms, surrogates, beyond Unicode, cut off.
        (b"\x80", "invalid_utf8@9"),
        (b"ab\xc0\x80", "invalid_utf8@11"),
        (b"\xe0\x80\x80", "invalid_utf8@9"),
        (b"\xf0\x80\x80\x80", "invalid_utf8@9"),
        (b"\xed\xa0\x80", "invalid_utf8@9"),
        (b"\xed\xbf\xbf", "invalid_utf8@9"),
        (b"\xf4\x90\x80\x80", "invalid_utf8@9"),
        (b"\xff", "invalid_utf8@9"),
        (b"\xe2\x82", "invalid_utf8@9"),
        // Escapes that JSON does not have.
        (br"\x41", "invalid_escape@9"),
        (br"\'", "invalid_escape@9"),
        (br"a\u00G0", "invalid_escape@10"),
        (br"\u12", "invalid_escape@9"),
        (br"\U0041", "invalid_escape@9"),
        // Halves of surrogate pairs.
        (br"\ud800", "lone_surrogate@9"),
        (br"\udfff", "lone_surrogate@9"),
        (br"\ud800\u0041", "lone_surrogate@9"),
        (br"\ud800\ud800\udc00", "lone_surrogate@9"),
        (br"\udc00\ud800", "lone_surrogate@9"),
        (br"ab\uD83D", "lone_surrogate@11"),
        // Control characters.
        (b"a\nb", "control_character@10"),
        (b"\x00", "control_character@9"),
        (b"\x1f", "control_character@9"),
        // The closing quote is escaped away.
        (b"\\", "malformed_json@12"),
    ];
    for (text, expected) in table {
        let arguments = [b"{\"name\":\"", *text, b"\"}"].concat();
        let outcome = greet(&arguments);
        let found = outcome.strip_prefix("rejected - ").and_then(|rest| rest.split(' ').next());
        assert_eq!(found, Some(*expected), "{}: {outcome}", arguments.escape_ascii());
    }
}

#[test]
fn text_that_is_no_json() {
    let table: &[(&[u8], &str)] = &[
        (b"{", "malformed_json@1"),
        (b"}", "malformed_json@0"),
        (b"{]", "malformed_json@1"),
        (b"[}", "malformed_json@1"),
        (b"\xef\xbb\xbf{\"name\":\"a\"}", "malformed_json@0"),
        (b"\xfe\xff\x00{", "invalid_utf8@0"),
        (br#"{"name":"a",}"#, "malformed_json@12"),
        (br#"{,"name":"a"}"#, "malformed_json@1"),
        (br#"{"name" "a"}"#, "malformed_json@8"),
        (br#"{"name":"a" "x":1}"#, "malformed_json@12"),
        (br#"{name:"a"}"#, "malformed_json@1"),
        (br#"{'name':"a"}"#, "malformed_json@1"),
        (br#"{"name":"a"} // so"#, "trailing_data@13"),
        (br#"/* so */{"name":"a"}"#, "malformed_json@0"),
        (br#"{"name":"a"}}"#, "trailing_data@12"),
        (b"{\"name\":\"a\"}\0", "trailing_data@12"),
        (br#"{"name":"a"}<|call|>"#, "trailing_data@12"),
        (br#"{"name":tru}"#, "malformed_json@8"),
        (br#"{"name":undefined}"#, "malformed_json@8"),
        (br#"{"name":-}"#, "malformed_json@9"),
        (br#"{"name":0x10}"#, "malformed_json@9"),
        (br#"{"name":1.}"#, "malformed_json@10"),
        (br#"{"name":.5}"#, "malformed_json@8"),
        (br#"{"name":1e}"#, "malformed_json@10"),
        (br#"{"name":1e+}"#, "malformed_json@11"),
        (br#"{"name":01}"#, "malformed_json@9"),
        (br#"{"name":-01}"#, "malformed_json@10"),
        (br#"{"name":Infinity}"#, "malformed_json@8"),
        ("{\"name\":\u{a0}\"a\"}".as_bytes(), "malformed_json@8"),
        (b"```json\n{\"name\":\"a\"}\n```", "malformed_json@0"),
    ];
    for (arguments, expected) in table {
        let outcome = greet(arguments);
        let found = outcome.strip_prefix("rejected - ").and_then(|rest| rest.split(' ').next());
        assert_eq!(found, Some(*expected), "{}: {outcome}", arguments.escape_ascii());
    }
}

/// What is skipped is held to the same rules: an unknown key hides nothing.
#[test]
fn skipped_values_are_checked() {
    for (value, expected) in [
        (&b"[1,2,{\"a\":[}]"[..], "malformed_json"),
        (b"\"\xff\"", "invalid_utf8"),
        (b"\"\\ud800\"", "lone_surrogate"),
        (b"[01]", "malformed_json"),
        (b"{\"a\":1 \"b\":2}", "malformed_json"),
    ] {
        let arguments = [b"{\"name\":\"Ada\",\"other\":", value, b"}"].concat();
        let outcome = greet(&arguments);
        assert!(outcome.starts_with(&format!("rejected - {expected}@")), "{}: {outcome}", arguments.escape_ascii());
    }
}

#[test]
fn a_key_is_equal_only_by_every_byte() {
    for key in
        ["Name", "NAME", "name\\u0000", " name", "name ", "nam", "names", "n\u{0430}me", "", "\\u212aame", "nam\u{e9}"]
    {
        let outcome = greet(format!(r#"{{"name":"Ada","{key}":"Bob"}}"#).as_bytes());
        assert!(outcome.starts_with("rejected /") && outcome.contains(" unknown_key "), "{key}: {outcome}");
    }
}

#[test]
fn nesting_is_bounded() {
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        for depth in [63, 64, 65, 200, 10_000] {
            let nested = format!("{}1{}", open.repeat(depth), close.repeat(depth));
            for arguments in [nested.clone(), format!(r#"{{"name":{nested}}}"#), format!(r#"{{"other":{nested}}}"#)] {
                let outcome = greet(arguments.as_bytes());
                assert!(outcome.starts_with("rejected "), "{outcome}");
                let total = depth + usize::from(arguments.len() > nested.len());
                assert_eq!(outcome.contains("too_deep"), total > 64, "{depth} levels: {outcome}");
            }
            assert!(greet(open.repeat(depth).as_bytes()).starts_with("rejected "));
        }
    }
}

#[test]
fn size_is_bounded() {
    let name = |length: usize| format!(r#"{{"name":"{}"}}"#, "a".repeat(length - 11));
    assert!(greet(name(1 << 20).as_bytes()).starts_with("done Hello"));
    assert_eq!(greet(name((1 << 20) + 1).as_bytes()), "rejected - too_large at most 1048576 bytes");
    let rows = |count: usize| format!(r#"{{"rows":[[]{}]}}"#, ",[]".repeat(count - 1));
    let add = |count| case("lists").outcome("add_rows", rows(count).as_bytes(), &mut Scratch::new(), &mut Reply::new());
    assert!(add(65_536).starts_with("done ["));
    assert_eq!(add(65_537), "rejected /rows too_many_items an array of at most 65536 items");
}

/// Values of any type are as deep as all arguments, and the keys of maps as many as the items of lists.
#[test]
fn open_types_are_bounded() {
    let call = |case_name: &str, tool: &str, arguments: String| {
        case(case_name).outcome(tool, arguments.as_bytes(), &mut Scratch::new(), &mut Reply::new())
    };
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        for depth in [15, 16, 17, 62, 63, 64, 10_000] {
            let nested = format!(r#"{{"document":{}1{}}}"#, open.repeat(depth), close.repeat(depth));
            let outcome = call("untyped", "store", nested);
            assert_eq!(outcome.starts_with("done "), depth < 64, "{depth}: {outcome}");
            assert_eq!(outcome.contains("too_deep"), depth >= 64, "{depth}: {outcome}");
        }
    }
    let keys = |count: usize| (0..count).map(|index| format!("\"{index:x}\":1")).collect::<Vec<_>>().join(",");
    let start = Instant::now();
    for (count, fits) in [(65_536, true), (65_537, false)] {
        for name in ["pieces", "p\\u0069eces"] {
            let outcome = call("maps", "count", format!(r#"{{"{name}":{{{}}}}}"#, keys(count)));
            assert_eq!(outcome.starts_with("done ["), fits, "{count}");
            assert!(fits || outcome == "rejected /pieces too_many_items an object of at most 65536 keys");
        }
    }
    let same = format!("{{\"pieces\":{{{}\"a\":1}}}}", "\"a\":1,".repeat(100_000));
    assert!(call("maps", "count", same).starts_with("rejected /pieces too_many_items"));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

/// Garbage of 1 MiB, seeded: quick to refuse, in a message of bounded size.
#[test]
fn garbage_is_refused_quickly() {
    let mut random = Random::of("garbage");
    let noise: Vec<u8> = (0..1 << 20).map(|_| random.next() as u8).collect();
    let keys = (0..60_000).map(|index| format!("\"k{index}\":{index}")).collect::<Vec<_>>().join(",");
    let of = |unit: &str| unit.repeat((1 << 20) / unit.len()).into_bytes();
    let families = [
        noise,
        of("["),
        of("{\"name\":"),
        of("\""),
        of("\\u0041"),
        of("1"),
        of(" "),
        of("{}"),
        of("\"name\":\"a\","),
        format!("{{{keys}}}").into_bytes(),
        [&b"{\"name\":\""[..], &of("\\ud83d\\ude00")[..1_000_000], b"\",\"name\":1}"].concat(),
        [&b"{\"name\":1e"[..], &of("9")[..1_000_000], b"}"].concat(),
        [&b"{\""[..], &of("n")[..1_000_000], b"\":1}"].concat(),
    ];
    let start = Instant::now();
    for (index, arguments) in families.iter().enumerate() {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = case("hello").outcome("greet", arguments, &mut scratch, &mut reply);
        assert!(outcome.starts_with("rejected "), "{index}: {outcome}");
        assert!(reply.text().len() <= 4096, "{index}: a rejection has at most 4 KiB");
    }
    // A bound that no build on no machine misses, unless something is quadratic.
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

/// Whether it is JSON, with numbers of any size.
fn is_json(text: &[u8]) -> bool {
    serde_json::from_slice::<serde::de::IgnoredAny>(text).is_ok()
}

/// Each accepted call, cut off at each byte, and with each byte changed.
#[test]
fn no_part_of_a_call_is_taken_for_a_call() {
    silence_panics();
    let (mut scratch, mut reply, mut random) = (Scratch::new(), Reply::new(), Random::of("mutations"));
    let mut count = 0;
    for case in CASES {
        for call in case.calls().iter().filter(|call| call.outcome.starts_with("done")) {
            // Text that is nearly JSON may be mended there, but what is behind the last bracket only.
            let tool = case.tools.find(&call.tool);
            let is_lenient = tool.is_some_and(|tool| tool.coerce == Some(Level::Lenient));
            for end in 0..call.arguments.len() {
                let cut = &call.arguments[..end];
                count += 1;
                let is_closed = is_lenient && (cut.contains(&b'}') || cut.ends_with(b"`"));
                if !cut.trim_ascii().is_empty() && !is_json(cut) && !is_closed {
                    assert!(!case.accepts(&call.tool, cut, &mut scratch, &mut reply), "{}", cut.escape_ascii());
                }
                let mut changed = call.arguments.clone();
                changed[end] = random.next() as u8;
                count += 1;
                let is_json = is_json(&changed);
                let accepted = case.accepts(&call.tool, &changed, &mut scratch, &mut reply);
                assert!(
                    !accepted || is_json || is_lenient || changed.trim_ascii().is_empty(),
                    "{}",
                    changed.escape_ascii()
                );
            }
        }
    }
    println!("{count} cut or changed calls");
}

/// All of the above in little stack: nothing recurses over what a model sends.
#[test]
fn a_small_stack_is_enough() {
    let thread = std::thread::Builder::new().stack_size(64 * 1024).spawn(|| {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let deep = format!(r#"{{"order":{}"#, "[".repeat(10_000));
        let nested = case("nested");
        for arguments in
            [deep.as_bytes(), br#"{"order":{"customer":{"name":"A"},"items":[{"article":"a","cents":1}]}}"#, b"\"", b""]
        {
            (nested.call_sync)("price", arguments, &mut scratch, &mut reply, &mut |_, _| {});
        }
        reply.text().len()
    });
    let length = thread.expect("a thread").join().expect("no overflow");
    assert!(length > 0);
}

/// A scratch may be used again after anything, by any tool, also after it gave its memory back.
#[test]
fn a_scratch_remembers_nothing() {
    silence_panics();
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for round in 0..2 {
        for case in CASES {
            for call in case.calls() {
                let outcome = case.outcome(&call.tool, &call.arguments, &mut scratch, &mut reply);
                assert_eq!(outcome, call.outcome, "{case:?} line {}", call.line);
                if round == 1 {
                    scratch.shrink_to(call.line % 64);
                }
            }
        }
    }
}
