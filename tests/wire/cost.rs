//! What reading costs: no heap once the memory stands, and time that grows with the bytes.

use std::time::{Duration, Instant};

use allocation_counter::measure;
use toolcall::Reply;
use toolcall::wire::mcp::{Client, Revision};
use toolcall::wire::{Assembler, Memory, Provider};
use toolcall_tests::wire::{Sample, fed, samples};

fn allocations(run: impl FnOnce()) -> u64 {
    measure(run).count_total
}

/// Those that are unpacked from one call take memory of their own.
fn usual() -> impl Iterator<Item = Sample> {
    samples().into_iter().filter(|sample| !sample.name().contains("packed"))
}

#[test]
fn bodies_are_read_and_answered_without_heap() {
    let (mut memory, mut reply, mut out) = (Memory::new(), Reply::new(), Vec::new());
    reply.write_text("\"6.1\" m");
    let mut run = |sample: &Sample| {
        out.clear();
        let Ok(calls) = sample.provider.calls(&sample.bytes, &mut memory) else { return };
        calls.write_turn(&mut out);
        let mut results = sample.provider.results(&mut out);
        for call in calls {
            match call {
                Ok(call) => results.push(&call, &reply),
                Err(refused) => results.refuse(&refused),
            }
        }
        results.finish();
    };
    usual().for_each(|sample| run(&sample));
    for sample in usual().filter(|sample| !sample.is_stream) {
        // A call that may be cut off is read once more, with its escapes.
        let count = allocations(|| run(&sample));
        assert_eq!(count, 0, "{}", sample.name());
    }
}

#[test]
fn fragments_take_no_heap() {
    for sample in usual().filter(|sample| sample.is_stream) {
        let mut assembler = sample.provider.assembler();
        let mut run = || {
            let feed = |assembler: &mut Assembler| fed(assembler, sample.bytes.chunks(11)).map(Iterator::count);
            _ = feed(&mut assembler);
        };
        // Twice, since memory changes its owner between calls.
        run();
        run();
        assert_eq!(allocations(run), 0, "{}", sample.name());
    }
}

/// One call of so many bytes of arguments, in fragments of sixteen: the stream.
fn stream(bytes: usize) -> Vec<u8> {
    let piece = |more: &str| {
        let data = format!(
            r#"{{"choices":[{{"index":0,"delta":{{"tool_calls":[{{"index":0,"function":{{"arguments":"{more}"}}}}]}}}}]}}"#
        );
        format!("data: {data}\n\n")
    };
    let mut stream = piece(r#"{\"a\":\""#).replace("\"function\":{", "\"id\":\"c\",\"function\":{\"name\":\"a\",");
    for _ in 0..bytes / 16 {
        stream.push_str(&piece(r#"0123456789 \n\"ab"#));
    }
    (stream + &piece(r#"\"}"#) + "data: {\"choices\":[{\"finish_reason\":\"stop\"}]}\n\n").into_bytes()
}

/// The best of several times.
fn time(mut run: impl FnMut()) -> Duration {
    let once = |_| {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..3).map(once).min().expect("a time")
}

/// Time for a byte does not grow with the stream; were it read anew with each fragment, it would by a factor of thousands.
#[test]
fn time_grows_with_the_bytes() {
    let mut assembler = Provider::OPENAI_CHAT.assembler().limited(usize::MAX);
    let mut memory = Memory::new();
    let mut measured = Vec::new();
    for bytes in [64 * 1024, 1024 * 1024] {
        let stream = stream(bytes);
        let streamed = time(|| {
            assembler.clear();
            for chunk in stream.chunks(1000) {
                assembler.feed(chunk).expect("a stream");
                // Looked at with each piece of the stream.
                assembler.growing().for_each(|mut call| while call.next_argument().is_some() {});
            }
            assert_eq!(assembler.finish().expect("calls").flatten().count(), 1);
        });
        let text = r#"\"\\u00e9 ab, "#.repeat(bytes / 13);
        let body = format!(r#"{{"tool_calls":[{{"id":"c","function":{{"name":"a","arguments":"{text}"}}}}]}}"#);
        let whole =
            time(|| assert_eq!(Provider::OPENAI_CHAT.calls(body.as_bytes(), &mut memory).expect("a body").count(), 1));
        measured.push([streamed.as_secs_f64() / stream.len() as f64, whole.as_secs_f64() / body.len() as f64]);
    }
    assert_linear(measured);
}

/// Nor does it with the strings that have escapes, of which none is looked at together with what follows it.
#[test]
fn time_grows_with_the_strings() {
    let client = Client::new("a", "1", Revision::V2025_11_25);
    let (mut memory, mut reply) = (Memory::new(), Reply::new());
    let measured = [32 * 1024, 512 * 1024].map(|bytes| {
        let blocks = vec![r#"{"type":"text","text":"a\n"}"#; bytes / 29].join(",");
        let result = format!(r#"{{"jsonrpc":"2.0","id":1,"result":{{"content":[{blocks}]}}}}"#);
        let read = time(|| assert!(client.read_call(1, result.as_bytes(), &mut memory, &mut reply).is_ok()));
        let tool_uses = vec![r#"{"type":"te\u0078t"}"#; bytes / 21].join(",");
        let body = format!(r#"{{"content":[{tool_uses}]}}"#);
        let whole =
            time(|| assert_eq!(Provider::ANTHROPIC.calls(body.as_bytes(), &mut memory).expect("a body").count(), 0));
        [read.as_secs_f64() / result.len() as f64, whole.as_secs_f64() / body.len() as f64]
    });
    assert_linear(measured.to_vec());
}

fn assert_linear(measured: Vec<[f64; 2]>) {
    for (small, large) in measured[0].iter().zip(measured[1]) {
        assert!(large < small * 8.0, "{measured:?} seconds for a byte");
    }
}
