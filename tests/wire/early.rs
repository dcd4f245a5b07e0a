//! Arguments that are read before their call ends.

use toolcall::wire::{Argument, Provider};
use toolcall::{Code, Reply, Scratch};
use toolcall_tests::case::CASES;

/// The data of an event of Chat's that holds this much more of the arguments.
fn event(name: Option<&str>, more: &str) -> Vec<u8> {
    let call = serde_json::json!({"index": 0, "id": name.map(|_| "c1"), "function": {"name": name, "arguments": more}});
    serde_json::to_vec(&serde_json::json!({"choices": [{"index": 0, "delta": {"tool_calls": [call]}}]})).expect("JSON")
}

/// Feeds the arguments byte by byte; tells each argument that is whole.
fn whole(name: &str, arguments: &str, mut tell: impl FnMut(Argument<'_>)) {
    let mut assembler = Provider::OPENAI_CHAT.assembler();
    assembler.event(&event(Some(name), "")).expect("a call begins");
    for more in arguments.chars() {
        assembler.event(&event(None, more.encode_utf8(&mut [0; 4]))).expect("more of it");
        for mut call in assembler.growing() {
            assert_eq!((call.name(), call.id()), (name, "c1"));
            assert!(arguments.starts_with(call.arguments()));
            while let Some(argument) = call.next_argument() {
                tell(argument);
            }
        }
    }
}

/// No call that is taken as a whole is refused for one of its arguments; some that are refused are so early.
#[test]
fn what_is_refused_early_is_refused() {
    let (mut scratch, mut reply, mut out) = (Scratch::new(), Reply::new(), Vec::new());
    let (mut taken, mut refused, mut early) = (0, 0, 0);
    for case in CASES {
        for call in case.calls() {
            let Ok(arguments) = core::str::from_utf8(&call.arguments) else { continue };
            if case.tools.find(&call.tool).is_none() || arguments.len() > 4096 {
                continue;
            }
            let accepts = case.accepts(&call.tool, arguments.as_bytes(), &mut scratch, &mut reply);
            let mut code = None;
            whole(&call.tool, arguments, |argument| {
                code = code.or(case.tools.refuses_early(&call.tool, argument, &mut scratch, &mut out));
            });
            assert!(!accepts || code.is_none(), "{case:?} {} {arguments}: {code:?}", call.tool);
            taken += u32::from(accepts);
            refused += u32::from(!accepts);
            early += u32::from(code.is_some());
        }
    }
    println!("{taken} taken, {refused} refused, {early} of them early");
    assert!(taken > 200 && early > 100, "{taken} taken, {refused} refused, {early} early");
}

#[test]
fn a_wrong_argument_is_refused_before_the_call_ends() {
    let case = CASES.iter().find(|case| case.name == "hello").expect("the case");
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    for (arguments, expected) in [
        (r#"{"name":["Ada"],"#, Some(Code::WrongType)),
        (r#"{"nane":"Ada","#, Some(Code::UnknownKey)),
        (r#"{"name":"Ada","#, None),
        (r#"{"name":"Ada"#, None),
    ] {
        let mut code = None;
        whole("greet", arguments, |argument| {
            code = code.or(case.tools.refuses_early("greet", argument, &mut scratch, &mut out));
        });
        assert_eq!(code, expected, "{arguments}");
    }
}
