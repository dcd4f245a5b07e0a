//! Any bytes as the response of any provider: nothing panics, what is read is JSON for another reader too, the messages that go
//! back are JSON, and a stream says the same however its bytes are cut, whole or broken off.
//!
//! The first byte says which provider, the second how the stream is cut.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::de::IgnoredAny;
use toolcall::wire::{Assembler, Calls, Malformed, Memory, Provider};
use toolcall_fuzz::Counts;

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let [which, cut, body @ ..] = input else { return };
    let provider = Provider::ALL[usize::from(*which) % Provider::ALL.len()];
    let mut memory = Memory::new();
    let whole = shown(provider.calls(body, &mut memory));
    if let Ok((_, messages)) = &whole {
        serde_json::from_slice::<IgnoredAny>(body).expect("what is read is JSON");
        assert!(is_list(messages), "{}", String::from_utf8_lossy(messages));
    }
    let mut assembler = provider.assembler();
    let at_once = shown(fed(&mut assembler, [body]));
    let cut = usize::from(*cut) % (body.len() + 1);
    let (head, tail) = body.split_at(cut);
    assert_eq!(shown(fed(&mut assembler, [head, tail])), at_once);
    assert_eq!(shown(fed(&mut assembler, body.chunks(1 + cut % 7))), at_once);
    if let Ok((_, messages)) = &at_once {
        assert!(is_list(messages), "{}", String::from_utf8_lossy(messages));
    }
    COUNTS.count(body, whole.is_ok() || at_once.is_ok_and(|(calls, _)| !calls.is_empty()));
});

fn fed<'a, 'b>(
    assembler: &'a mut Assembler,
    pieces: impl IntoIterator<Item = &'b [u8]>,
) -> Result<Calls<'a>, Malformed> {
    assembler.clear();
    for piece in pieces {
        assembler.feed(piece)?;
        for mut call in assembler.growing() {
            while let Some(argument) = call.next_argument() {
                assert!(call.arguments().contains(argument.member));
            }
        }
    }
    assembler.finish()
}

/// The calls as text, and the messages that go back.
fn shown(calls: Result<Calls<'_>, Malformed>) -> Result<(Vec<String>, Vec<u8>), String> {
    let calls = calls.map_err(|malformed| {
        let text = malformed.to_string();
        assert!(text.len() < 200, "{text}");
        text
    })?;
    let mut messages = b"[".to_vec();
    calls.write_turn(&mut messages);
    let mut results = calls.provider().results(&mut messages);
    let mut list = Vec::new();
    for call in calls {
        list.push(format!("{call:?}"));
        match call {
            Ok(call) => results.push_text(&call, "\"\\\u{1}", list.len() % 2 == 0),
            Err(refused) => results.refuse(&refused),
        }
    }
    results.finish();
    messages.push(b']');
    Ok((list, messages))
}

/// Nothing is read into values: a number that a response holds goes back digit for digit, beyond what `f64` holds too.
fn is_list(messages: &[u8]) -> bool {
    serde_json::from_slice::<Vec<IgnoredAny>>(messages).is_ok()
}
