//! What reading the envelopes of providers costs: whole bodies beside serde_json, by a derive that knows the envelope and by
//! `Value`; streams by the byte, from 1 KiB to 8 MiB of arguments; and what a server of MCP takes for `tools/call` and
//! `tools/list`, and a client for a call and its result. `cargo run --release -p toolcall-benches --bin envelopes`; fails if a byte of a long stream costs more than twice
//! that of a short one.

use std::borrow::Cow;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use serde::Deserialize;
use serde_json::Value;
use toolcall::wire::mcp::{Buffers, Client, Handled, Lists, Revision, Server};
use toolcall::wire::{Memory, Provider};
use toolcall::{Dialect, Reply};
use toolcall_benches::contenders;
use toolcall_benches::payloads::{self, Class, Payload};
use toolcall_benches::tools::TOOLS;

fn main() -> ExitCode {
    bodies();
    messages();
    lists();
    client();
    if streams() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The envelope of Chat's as a client would write it.
#[derive(Deserialize)]
struct Completion<'b> {
    #[serde(borrow)]
    choices: Vec<Choice<'b>>,
}

#[derive(Deserialize)]
struct Choice<'b> {
    #[serde(borrow)]
    message: Message<'b>,
}

#[derive(Deserialize)]
struct Message<'b> {
    #[serde(borrow, default)]
    tool_calls: Vec<ToolCall<'b>>,
}

#[derive(Deserialize)]
struct ToolCall<'b> {
    #[serde(borrow)]
    id: Cow<'b, str>,
    #[serde(borrow)]
    function: Function<'b>,
}

#[derive(Deserialize)]
struct Function<'b> {
    #[serde(borrow)]
    name: Cow<'b, str>,
    #[serde(borrow)]
    arguments: Cow<'b, str>,
}

fn bodies() {
    println!(
        "ns to the calls of a body of OpenAI's Chat\n\n| calls | bytes | ours | serde_json's derive | serde_json's `Value` |"
    );
    println!("|--:|--:|--:|--:|--:|");
    let mut memory = Memory::new();
    for count in [1, 4, 32] {
        let body = body(count);
        let bytes = body.as_bytes();
        let mut ours = || {
            let calls = Provider::OPENAI_CHAT.calls(black_box(bytes), &mut memory).expect("a body");
            calls
                .map(|call| call.expect("a call"))
                .map(|call| call.id().len() + call.name.len() + call.arguments.len())
                .sum()
        };
        let derive = || {
            let body: Completion<'_> = serde_json::from_slice(black_box(bytes)).expect("a body");
            let calls = body.choices.iter().flat_map(|choice| &choice.message.tool_calls);
            calls.map(|call| call.id.len() + call.function.name.len() + call.function.arguments.len()).sum()
        };
        let value = || {
            let body: Value = serde_json::from_slice(black_box(bytes)).expect("a body");
            let calls = body["choices"][0]["message"]["tool_calls"].as_array().expect("calls");
            let text = |value: &Value| value.as_str().map_or(0, str::len);
            calls
                .iter()
                .map(|call| text(&call["id"]) + text(&call["function"]["name"]) + text(&call["function"]["arguments"]))
                .sum()
        };
        let expected: usize = ours();
        assert_eq!((derive(), value()), (expected, expected), "the contenders read the same");
        let [ours, derive, value] = [time(ours), time(derive), time(value)];
        println!("| {count} | {} | {ours:.0} | {derive:.0} | {value:.0} |", bytes.len());
    }
}

fn body(count: usize) -> String {
    let arguments = r#"{\"city\":\"Oslo\",\"days\":3,\"unit\":\"celsius\",\"note\":\"first line\\nsecond line\"}"#;
    let call = |index: usize| {
        format!(
            r#"{{"id":"call_{index:024}","type":"function","function":{{"name":"get_weather","arguments":"{arguments}"}}}}"#
        )
    };
    let calls = (0..count).map(call).collect::<Vec<_>>().join(",");
    format!(
        r#"{{"id":"chatcmpl-B9MHDbslfkBeAs8l4bebGdFOJ6PeG","object":"chat.completion","created":1794000000,"model":"gpt-5.4","choices":[{{"index":0,"message":{{"role":"assistant","content":null,"refusal":null,"annotations":[],"tool_calls":[{calls}]}},"logprobs":null,"finish_reason":"tool_calls"}}],"usage":{{"prompt_tokens":82,"completion_tokens":17,"total_tokens":99}},"system_fingerprint":"fp_fc9f1d7035"}}"#
    )
}

/// What a `tools/call` of scalars takes, from its message to the answer; with the feature `rmcp` beside its router.
fn messages() {
    println!(
        "\nns from a message of MCP to the result of a call\n\n| call | bytes | contender | ns |\n|---|--:|---|--:|"
    );
    let scalars = ["tiny26", "small120"];
    for class in payloads::classes().iter().filter(|class| scalars.contains(&class.name)).map(Class::messages) {
        for mut contender in contenders::of_messages() {
            let (mut next, name) = (class.payloads.iter().cycle(), contender.name());
            let ns = time(|| {
                let Payload { arguments, .. } = next.next().expect("a class has payloads");
                contender.call(class.tool, black_box(arguments)).map_or(0, |_| 1)
            });
            println!("| {} | {} | {name} | {ns:.0} |", class.name, class.average());
        }
    }
}

/// What `tools/list` takes: the tools are those of the benches, again and again, each with a name of its own.
fn lists() {
    println!("\nns to the answer to `tools/list` of MCP\n\n| tools | bytes | ns |");
    println!("|--:|--:|--:|");
    let message = br#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}"#;
    for count in [1, 10, 100, 1000] {
        let (all, mut list) = (TOOLS.tools(), String::from("["));
        for (index, tool) in (0..count).zip(all.cycle()) {
            let shown = TOOLS.schema_of(tool, Dialect::Mcp).expect("rendered").expect("a tool of these");
            let shown = String::from_utf8_lossy(shown);
            list.push_str(&shown.replacen(tool.name, &format!("{}_{index}", tool.name), 1));
            list.push(',');
        }
        list.pop();
        list.push(']');
        let lists = Lists { newest: list.as_bytes(), earlier: list.as_bytes() };
        let (server, mut buffers) = (Server::new("benches", "1", lists).expect("a list"), Buffers::new());
        let mut out = Vec::new();
        let mut answer = || {
            out.clear();
            let handled = server.handle_sync(black_box(message), &mut buffers, &mut out, |_| unreachable!("no call"));
            assert_eq!(handled, Handled::Answered);
            out.len()
        };
        let bytes = answer();
        assert!(bytes > list.len(), "all tools are shown");
        println!("| {count} | {bytes} | {:.0} |", time(answer));
    }
}

/// What a client takes to write a call and to read its result.
fn client() {
    println!(
        "\nns of a client of MCP for a call, and for its result\n\n| bytes | call | bytes | result |\n|--:|--:|--:|--:|"
    );
    let client = Client::new("benches", "1", Revision::V2025_11_25);
    let (mut memory, mut reply, mut out) = (Memory::new(), Reply::with_cap(0), Vec::new());
    for length in [8, 8 << 10] {
        let text = "0123456789 lines"[..8].repeat(length / 8);
        let (arguments, result) = (
            format!(r#"{{"city":"{text}","days":3}}"#),
            format!(r#"{{"jsonrpc":"2.0","id":7,"result":{{"content":[{{"type":"text","text":"{text}"}}]}}}}"#),
        );
        let mut write = || {
            out.clear();
            client.call(7, "tiny", black_box(arguments.as_bytes()), &mut out).expect("an object");
            out.len()
        };
        let (written, written_ns) = (write(), time(&mut write));
        let mut read = || {
            client.read_call(7, black_box(result.as_bytes()), &mut memory, &mut reply).expect("a result");
            reply.text().len()
        };
        assert_eq!(read(), length, "all of the text is read");
        println!("| {written} | {written_ns:.0} | {} | {:.0} |", result.len(), time(read));
    }
}

/// Nanoseconds, the least of some rounds.
fn time(mut run: impl FnMut() -> usize) -> f64 {
    let mut round = || {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(run());
        }
        start.elapsed().as_nanos() as f64 / f64::from(CALLS)
    };
    (0..ROUNDS).map(|_| round()).fold(f64::INFINITY, f64::min)
}

/// Whether a byte costs about the same, however many there are.
fn streams() -> bool {
    println!(
        "\nns for a byte of a stream of OpenAI's Chat, fragments of 16 bytes, fed by 1,400\n\n| bytes of arguments | of the stream | ns for a byte |"
    );
    println!("|--:|--:|--:|");
    let mut assembler = Provider::OPENAI_CHAT.assembler().limited(usize::MAX);
    let mut costs = Vec::new();
    for size in [1 << 10, 1 << 16, 1 << 20, 1 << 23] {
        let stream = stream(size);
        let rounds = ((8 << 20) / size).clamp(3, 200);
        let mut round = || {
            let start = Instant::now();
            assembler.clear();
            for bytes in stream.chunks(1400) {
                assembler.feed(bytes).expect("a stream");
                assembler.growing().for_each(|mut call| while call.next_argument().is_some() {});
            }
            let calls = assembler.finish().expect("calls");
            assert_eq!(calls.map(|call| call.expect("a call").arguments.len()).sum::<usize>(), size + 8);
            start.elapsed().as_nanos() as f64 / stream.len() as f64
        };
        let least = (0..rounds).map(|_| round()).fold(f64::INFINITY, f64::min);
        println!("| {size} | {} | {least:.2} |", stream.len());
        costs.push(least);
    }
    costs.iter().all(|cost| *cost < 2.0 * costs[1])
}

/// One call with so many bytes of arguments, and eight around them.
fn stream(bytes: usize) -> Vec<u8> {
    let event = |delta: &str| {
        format!(
            "data: {{\"id\":\"chatcmpl-9\",\"object\":\"chat.completion.chunk\",\"model\":\"gpt-5.4\",\"choices\":[{{\"index\":0,\"delta\":{delta},\"finish_reason\":null}}]}}\n\n"
        )
    };
    let more = |text: &str| event(&format!(r#"{{"tool_calls":[{{"index":0,"function":{{"arguments":"{text}"}}}}]}}"#));
    let mut stream = event(
        r#"{"tool_calls":[{"index":0,"id":"call_1","type":"function","function":{"name":"save","arguments":"{\"a\":\""}}]}"#,
    );
    for _ in 0..bytes / 16 {
        stream.push_str(&more("0123456789 lines"));
    }
    stream.push_str(&more(r#"\"}"#));
    stream.push_str(
        "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"tool_calls\"}]}\n\ndata: [DONE]\n\n",
    );
    stream.into_bytes()
}

const CALLS: u32 = 2_000;
const ROUNDS: usize = 20;
