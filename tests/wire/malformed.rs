//! Envelopes that are none: each is refused with a short text, and none makes trouble.

use toolcall::wire::{Memory, Provider};
use toolcall_tests::random::Random;
use toolcall_tests::wire::{fed, samples};

fn refused(provider: &str, body: &[u8]) -> String {
    let provider = Provider::named(provider).unwrap_or_else(|| panic!("{provider}"));
    let mut memory = Memory::new();
    match provider.calls(body, &mut memory) {
        Ok(calls) => panic!("taken: {calls:?}"),
        Err(malformed) => malformed.to_string(),
    }
}

#[test]
fn each_fault_is_named() {
    let deep = format!(r#"{{"choices":[],"x":{}{}}}"#, "[".repeat(64), "]".repeat(64));
    let many = format!(r#"{{"content":[{}]}}"#, vec![r#"{"type":"tool_use","name":"a"}"#; 1025].join(","));
    for (provider, body, expected) in [
        ("openai-chat", "", "this is not JSON (malformed_json): expected the rest, the text is cut off, at byte 0"),
        ("openai-chat", "[]", "expected an object, at byte 0"),
        ("openai-chat", "null", "expected an object, at byte 0"),
        (
            "openai-chat",
            r#"{"content":[]}"#,
            "this is no response of `openai-chat`: no key of its is there; is it another provider's?",
        ),
        (
            "anthropic",
            r#"{"choices":[]}"#,
            "this is no response of `anthropic`: no key of its is there; is it another provider's?",
        ),
        (
            "openai-chat",
            r#"{"error":{"message":"quota","code":429}}"#,
            "the provider reports an error in place of a response; see its `error`, at byte 9",
        ),
        (
            "openai-chat",
            r#"{"choices":{"a":1}} {}"#,
            "this is not JSON (trailing_data): expected nothing after the JSON value, at byte 20",
        ),
        ("openai-chat", r#"{"choices":7}"#, "`choices`: expected a list of objects, at byte 11"),
        ("openai-chat", r#"{"choices":[7]}"#, "`choices`: expected a list of objects, at byte 12"),
        ("openai-chat", r#"{"choices":[{"message":[]}]}"#, "`message`: expected an object, at byte 23"),
        ("openai-chat", r#"{"tool_calls":[{"function":{"name":7}}]}"#, "`name`: expected a string, at byte 35"),
        ("openai-chat", r#"{"tool_calls":[{"id":true}]}"#, "`id`: expected a string, at byte 21"),
        ("openai-chat", r#"{"choices":[{"index":-1}]}"#, "`index`: expected a whole number, at byte 21"),
        ("openai-chat", r#"{"choices":[],"choices":[]}"#, "`choices` is there twice in one object, at byte 15"),
        (
            "anthropic",
            r#"{"content":[{"type":"tool_use","name":"a","name":"b"}]}"#,
            "`name` is there twice in one object, at byte 43",
        ),
        (
            "anthropic",
            r#"{"content":[{"type":"tool_use","name":"a","n\u0061me":"b"}]}"#,
            "`name` is there twice in one object, at byte 43",
        ),
        (
            "gemini",
            r#"{"candidates":[{"content":{"parts":[{"functionCall":{"name":"a","partialArgs":[{}]}}]}}]}"#,
            "`partialArgs` is put together from a stream only: give its events to an assembler",
        ),
        (
            "openai-chat",
            &deep,
            "this is not JSON (too_deep): expected at most 64 levels of objects and arrays, at byte 81",
        ),
        ("anthropic", &many, "more than 1,024 calls in one response, at byte 31786"),
    ] {
        assert_eq!(refused(provider, body.as_bytes()), expected, "{}", &body[..body.len().min(80)]);
    }
    assert_eq!(refused("openai-chat", b"{\"choices\":[],\"x\":\"\xff\"}"), "this is not UTF-8");
}

/// Keys are those of the provider in length and in every byte; what only looks like one is passed.
#[test]
fn keys_that_look_alike_are_others() {
    for key in ["Name", "NAME", "name\\u0000", "name ", "nam", "names", "n\u{430}me", "\\u017fame"] {
        let body =
            format!(r#"{{"content":[{{"type":"tool_use","id":"1","name":"tide","{key}":"other","input":{{}}}}]}}"#);
        let mut memory = Memory::new();
        let calls = Provider::ANTHROPIC.calls(body.as_bytes(), &mut memory).expect(&body);
        let names: Vec<&str> = calls.map(|call| call.expect("a call").name).collect();
        assert_eq!(names, ["tide"], "{body}");
    }
}

/// Bodies and streams that were cut, or changed at random, are read or refused with a short text.
#[test]
fn whatever_comes_is_read_or_refused() {
    let mut random = Random::of("envelopes");
    let (mut memory, mut refused, mut taken) = (Memory::new(), 0, 0);
    for sample in samples() {
        let mut assembler = sample.provider.assembler();
        for round in 0..400 {
            let mut bytes = sample.bytes.clone();
            if round % 2 == 0 {
                bytes.truncate(random.below(bytes.len()));
            }
            for _ in 0..random.below(3) {
                let at = random.below(bytes.len().max(1));
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = b"{}[]\",:\\0 nau\n\xff"[random.below(15)];
                }
            }
            let read = match sample.is_stream {
                true => fed(&mut assembler, bytes.chunks(50)).map(Iterator::count),
                false => sample.provider.calls(&bytes, &mut memory).map(Iterator::count),
            };
            match read {
                Ok(_) => taken += 1,
                Err(malformed) => {
                    refused += 1;
                    assert!(malformed.to_string().len() < 200, "{malformed}");
                    assert!(malformed.offset().is_none_or(|at| at <= bytes.len()));
                }
            }
        }
    }
    assert!(taken > 1_000 && refused > 1_000, "{taken} taken, {refused} refused");
}

/// What was cut off is never a call: of each stream, at each place where its bytes may end, a call that is handed out is one
/// of those that the whole stream gives.
#[test]
fn a_stream_that_broke_off_hands_out_nothing_else() {
    for sample in samples().iter().filter(|sample| sample.is_stream) {
        let mut assembler = sample.provider.assembler();
        let whole: Vec<String> = match fed(&mut assembler, [&sample.bytes[..]]) {
            Ok(calls) => calls.flatten().map(|call| format!("{} {:?}", call.name, call.arguments)).collect(),
            Err(malformed) => panic!("{}: {malformed}", sample.name()),
        };
        for end in 0..sample.bytes.len() {
            let Ok(calls) = fed(&mut assembler, [&sample.bytes[..end]]) else { continue };
            for call in calls.flatten() {
                let call = format!("{} {:?}", call.name, call.arguments);
                assert!(whole.contains(&call), "{} up to {end}: {call}", sample.name());
            }
        }
    }
}

/// Pieces of arguments that do not follow each other, or belong to no call, are refused; what is not said to be whole is no call.
#[test]
fn pieces_by_path_that_do_not_fit_are_refused() {
    let part = |call: &str| format!(r#"{{"candidates":[{{"content":{{"parts":[{{"functionCall":{call}}}]}}}}]}}"#);
    let end = r#"{"candidates":[{"content":{"parts":[]},"finishReason":"STOP"}]}"#;
    let read = |calls: &[&str]| -> Result<Vec<String>, String> {
        let mut assembler = Provider::GEMINI.assembler();
        for call in calls {
            assembler.event(part(call).as_bytes()).map_err(|malformed| malformed.to_string())?;
        }
        assembler.event(end.as_bytes()).expect("an event");
        let calls = assembler.finish().expect("calls").map(|call| match call {
            Ok(call) => String::from_utf8_lossy(call.arguments).into_owned(),
            Err(refused) => format!("{:?}", refused.reason),
        });
        Ok(calls.collect())
    };
    let begin = r#"{"name":"a","willContinue":true}"#;
    let piece = r#"{"partialArgs":[{"jsonPath":"$.a","numberValue":1}],"willContinue":true}"#;
    for (calls, expected) in [
        (&[begin, piece, "{}"][..], vec![r#"{"a":1}"#]),
        (&[begin, "{}"], vec!["{}"]),
        (&[r#"{"name":"a","partialArgs":[{"jsonPath":"$.a"}]}"#], vec![r#"{"a":""}"#]),
        (&[begin, piece], vec!["CutOff"]),
        (&[begin, piece, r#"{"name":"b","args":{"c":2}}"#], vec!["CutOff", r#"{"c":2}"#]),
        (&["{}"], vec![]),
    ] {
        assert_eq!(read(calls), Ok(expected.into_iter().map(str::to_owned).collect()), "{calls:?}");
    }
    let other = r#"{"partialArgs":[{"jsonPath":"$.b","numberValue":1},{"jsonPath":"$.b.c","boolValue":true}]}"#;
    for (calls, expected) in [
        (&[piece][..], "a fragment changes the name"),
        (&[begin, piece, piece], "`partialArgs`: a path is none"),
        (&[begin, piece, other], "`partialArgs`: a path is none"),
        (&[begin, piece, r#"{"args":{"b":1}}"#], "a fragment changes the name"),
        (&[r#"{"name":"a","args":{"b":1},"willContinue":true}"#], "a fragment changes the name"),
        (&[begin, r#"{"partialArgs":[{"numberValue":1}]}"#], "`partialArgs`: a path is none"),
        (&[begin, r#"{"partialArgs":[{"jsonPath":"$.a","numberValue":"1"}]}"#], "`numberValue`: expected a number"),
        (&[begin, r#"{"partialArgs":[{"jsonPath":"$.a","jsonPath":"$.b"}]}"#], "`jsonPath` is there twice"),
        (&[begin, r#"{"partialArgs":{"jsonPath":7}}"#], "`jsonPath`: expected a string"),
    ] {
        let told = read(calls).expect_err("it is refused");
        assert!(told.contains(expected), "{calls:?}: {told}");
    }
}

/// An error that a host overlooks stays one.
#[test]
fn a_stream_that_was_wrong_once_gives_nothing() {
    let mut assembler = Provider::OLLAMA.assembler();
    let whole = &br#"{"message":{"tool_calls":[{"function":{"name":"a","arguments":{}}}]},"done":true}"#[..];
    assert!(assembler.event(whole).is_ok());
    let error = assembler.event(b"{").expect_err("no JSON");
    assert_eq!(assembler.event(whole), Err(error));
    assert_eq!(assembler.feed(b"\n{}\n"), Err(error));
    assert_eq!(assembler.finish().map(Iterator::count), Err(error));
    assembler.clear();
    assert!(assembler.event(whole).is_ok());
    assert_eq!(assembler.finish().map(|calls| calls.flatten().count()), Ok(1));
}

#[test]
fn a_stream_that_is_too_large_is_refused() {
    let mut assembler = Provider::ANTHROPIC.assembler().limited(1000);
    let mut fed = 0;
    let error = loop {
        match assembler.feed(b"data: ") {
            Ok(()) => fed += 6,
            Err(error) => break error.to_string(),
        }
    };
    assert!(error.starts_with("the stream is larger than it may be") && (990..1010).contains(&fed), "{fed} {error}");
}
