//! Every line of every `calls.txt`, called: the outcome, the reply and each violation are exactly as written by hand.

#![forbid(unsafe_code)]

use core::time::Duration;

use toolcall::{Coercion, FailureCode, Outcome, Reply, Scratch};
use toolcall_tests::case::{CASES, Case, silence_panics};

#[test]
fn every_call_ends_as_written() {
    silence_panics();
    let (mut scratch, mut reply, mut differences, mut count) = (Scratch::new(), Reply::new(), String::new(), 0);
    for case in CASES {
        for call in case.calls() {
            count += 1;
            let outcome = case.outcome(&call.tool, &call.arguments, &mut scratch, &mut reply);
            if outcome != call.outcome {
                let sent = String::from_utf8_lossy(&call.arguments).into_owned();
                let (written, now) = (call.outcome.replace('\n', "\n    | "), outcome.replace('\n', "\n    | "));
                differences += &format!(
                    "cases/{case:?}/calls.txt:{}: {} {sent}\n  written {written}\n  now     {now}\n",
                    call.line, call.tool
                );
            }
            if let Some(fix) = &call.fix
                && !case.accepts(&call.tool, fix, &mut scratch, &mut reply)
            {
                let now = case.outcome(&call.tool, fix, &mut scratch, &mut reply);
                differences +=
                    &format!("cases/{case:?}/calls.txt:{}: its fix is refused\n  now     {now}\n", call.line);
            }
        }
    }
    assert!(differences.is_empty(), "{differences}");
    println!("{count} calls replayed");
}

#[test]
fn every_case_shows_good_and_bad_calls() {
    for case in CASES {
        let calls = case.calls();
        let (bad, good) = calls.iter().partition::<Vec<_>, _>(|call| call.is_rejected());
        assert!(good.len() >= 3 && bad.len() >= 5, "{case:?}: {} accepted, {} refused", good.len(), bad.len());
        assert!(bad.iter().any(|call| call.fix.is_some()), "{case:?} shows no fix");
        for tool in case.tools.tools() {
            assert!(calls.iter().any(|call| call.tool == tool.name), "{case:?}: nothing calls {}", tool.name);
        }
    }
}

/// `call`, `call_sync` and `parse` agree about what fits, and a reply to a refused call is the rejection's text.
#[test]
fn every_entrance_gives_the_same() {
    silence_panics();
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for case in CASES {
        for call in case.calls() {
            let Some(index) = case.tools.tools().position(|tool| tool.name == call.tool) else { continue };
            let parses = (case.parse[index])(&call.arguments, &mut scratch);
            assert_eq!(parses, !call.is_rejected(), "{case:?} line {}", call.line);
            check_reply(case, &call.tool, &call.arguments);
            if !is_async(case, &call.tool) {
                let by_call = case.outcome(&call.tool, &call.arguments, &mut scratch, &mut reply);
                let mut by_call_sync = String::new();
                (case.call_sync)(&call.tool, &call.arguments, &mut scratch, &mut reply, &mut |outcome, reply| {
                    by_call_sync = toolcall_tests::calls::outcome(&outcome, reply);
                });
                by_call_sync += &toolcall_tests::calls::receipt(scratch.receipt());
                assert_eq!(by_call, by_call_sync, "{case:?} line {}", call.line);
            }
        }
    }
}

fn check_reply(case: &Case, tool: &str, arguments: &[u8]) {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    (case.call)(tool, arguments, &mut scratch, &mut reply, &mut |outcome, reply| {
        assert_eq!(reply.is_error(), !outcome.is_done(), "{case:?} {tool}");
        assert!(reply.text().len() <= Reply::CAP + 64);
        if let Outcome::Rejected(rejection) = outcome {
            assert_eq!(reply.text(), rejection.to_string());
            let mut json = Vec::new();
            rejection.write_json(&mut json);
            let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
            assert_eq!(json["violations"].as_array().map(Vec::len), Some(rejection.violations().len()));
        }
    });
}

#[test]
fn a_tool_that_must_be_awaited_fails_without_an_await() {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for case in CASES {
        for tool in case.tools.tools().filter(|tool| tool.is_async) {
            (case.call_sync)(tool.name, b"{}", &mut scratch, &mut reply, &mut |outcome, reply| {
                let Outcome::Failed(failure) = outcome else { panic!("{}: {}", tool.name, outcome.name()) };
                assert_eq!(failure.code, FailureCode::NeedsAwait);
                assert!(reply.is_error());
            });
        }
    }
}

/// Also of one that called nothing.
#[test]
fn a_receipt_is_of_the_last_call() {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    let named = |name: &str| CASES.iter().find(|case| case.name == name).expect("the case");
    for (case, tool) in [("hello", "nobody"), ("async_tools", "nobody"), ("async_tools", "echo")] {
        (named("ladder").call_sync)(
            "forecast",
            br#"{"stops":[],"days":"3"}"#,
            &mut scratch,
            &mut reply,
            &mut |_, _| (),
        );
        assert_eq!(scratch.receipt().count(Coercion::NumberFromText), 1);
        (named(case).call_sync)(tool, b"{}", &mut scratch, &mut reply, &mut |_, _| ());
        assert!(scratch.receipt().is_empty(), "{case}: {tool}");
    }
}

fn is_async(case: &Case, name: &str) -> bool {
    case.tools.find(name).is_some_and(|tool| tool.is_async)
}

#[test]
fn a_reply_carries_metadata_for_the_host() {
    let case = CASES.iter().find(|case| case.name == "results").expect("the case");
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    (case.call)("page", br#"{"number":1}"#, &mut scratch, &mut reply, &mut |_, reply| {
        assert_eq!(reply.metadata(), Some(r#"{"page":1}"#));
    });
    (case.call)("unit", b"{}", &mut scratch, &mut reply, &mut |_, reply| assert_eq!(reply.metadata(), None));
}

#[test]
fn remarks_for_the_host_stand_at_the_tool() {
    let case = CASES.iter().find(|case| case.name == "remarks").expect("the case");
    let [look_up, resend] = ["look_up", "resend"].map(|name| case.tools.find(name).expect("the tool"));
    assert_eq!(look_up.timeout, Some(Duration::from_millis(500)));
    assert_eq!((look_up.hints.idempotent, look_up.hints.open_world), (Some(true), Some(true)));
    assert_eq!(resend.timeout, Some(Duration::from_secs(90)));
    assert_eq!((resend.hints.idempotent, resend.hints.open_world), (Some(false), Some(false)));
    assert!(resend.is_deprecated && !look_up.is_deprecated);
}
