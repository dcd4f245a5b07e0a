//! The command line as another program meets it: lines in, lines out, and the exit code.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    fn answers(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
    }
}

fn run(words: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tools-example"));
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the example starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input).expect("it reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("the example ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// The answer to one call, and the exit code.
fn call(line: &str) -> (Value, Option<i32>) {
    let ran = run(&["call"], line.as_bytes());
    let mut answers = ran.answers();
    assert_eq!(answers.len(), 1, "{line}: {}", ran.out);
    (answers.remove(0), ran.code)
}

/// The outcome of one call; the codes of all violations if it was rejected.
fn outcome(line: &str) -> (String, String) {
    let (answer, code) = call(line);
    let outcome = answer["outcome"].as_str().expect("an outcome").to_owned();
    assert_eq!(code, Some(i32::from(outcome != "done")), "{line}");
    assert_eq!(answer.get("reply").is_some(), outcome != "rejected", "{answer}");
    (outcome, answer.get("violations").map(Value::to_string).unwrap_or_default())
}

#[test]
fn a_good_call_is_done() {
    let (answer, code) = call(r#"{"name":"days_between","arguments":{"from":"2024-02-28","to":"2024-03-01"}}"#);
    assert_eq!(answer, serde_json::json!({"name": "days_between", "outcome": "done", "reply": "2"}));
    assert_eq!(code, Some(0));
}

#[test]
fn an_awaited_tool_and_a_nested_one_are_done() {
    let (answer, _) = call(r#"{"name":"count_primes","arguments":{"below":10000}}"#);
    assert_eq!(answer["reply"], "1229");
    let order =
        r#"{"items":[{"article":"rope","cents":2000,"pieces":2},{"article":"hook","cents":1500}],"delivery":"Pickup"}"#;
    let (answer, _) = call(&format!(r#"{{"name":"price_order","arguments":{order}}}"#));
    assert!(answer["reply"].as_str().is_some_and(|bill| bill.contains(r#""total_cents":5500"#)), "{answer}");
}

#[test]
fn arguments_reach_the_dispatch_as_they_were_sent() {
    let (outcome_, violations) = outcome(r#"{"name":"delete_note","arguments":{"id":1,"id":2}}"#);
    assert_eq!(outcome_, "rejected");
    assert!(violations.contains("duplicate_key"), "{violations}");
    let (outcome_, violations) =
        outcome(r#"{"name":"convert","arguments":{"value":1e400,"from":"mile","to":"metre"}}"#);
    assert_eq!(outcome_, "rejected");
    assert!(violations.contains("out_of_range") && violations.contains("/value"), "{violations}");
    let (outcome_, violations) = outcome(r#"{"name":"add_note","arguments":{"text":"\ud800"}}"#);
    assert_eq!(outcome_, "rejected");
    assert!(violations.contains("lone_surrogate"), "{violations}");
}

#[test]
fn all_violations_come_at_once() {
    let (_, violations) = outcome(r#"{"name":"add_days","arguments":{"date":"tomorrow","day":8}}"#);
    for code in ["too_short", "unknown_key", "missing_key"] {
        assert!(violations.contains(code), "{code}: {violations}");
    }
}

/// At the usual level what has one meaning only, at the lenient one more; what was sent as declared has no receipt.
#[test]
fn what_was_coerced_is_in_the_receipt() {
    let (answer, _) = call(r#"{"name":"convert","arguments":{"value":"26.2","from":"Mile","to":"kilometre"}}"#);
    assert_eq!(answer["reply"], r#"{"value":42.165,"unit":"kilometre"}"#);
    let receipt = r#"{"coercions":{"number_from_text":1,"letter_case":1},"places":[{"pointer":"/value","coercion":"number_from_text"},{"pointer":"/from","coercion":"letter_case"}]}"#;
    assert_eq!(answer["receipt"], serde_json::from_str::<Value>(receipt).expect("JSON"));
    let (answer, _) = call(r#"{"name":"search_handbook","arguments":{"words":"fog","most":" 2 "}}"#);
    assert_eq!(answer["receipt"]["coercions"], serde_json::json!({"wrapped": 1, "number_from_text": 1}));
    let (answer, _) = call(r#"{"name":"convert","arguments":{"value":26.2,"from":"mile","to":"kilometre"}}"#);
    assert_eq!(answer.get("receipt"), None);
    // Another tool is not lenient.
    assert_eq!(outcome(r#"{"name":"count_primes","arguments":{"below":" 10 "}}"#).0, "rejected");
}

#[test]
fn what_is_not_done_says_how_it_ended() {
    let ended = |line| outcome(line).0;
    assert_eq!(ended(r#"{"name":"delete_note","arguments":{"id":7}}"#), "failed");
    assert_eq!(ended(r#"{"name":"break_down","arguments":{}}"#), "panicked");
    assert_eq!(ended(r#"{"name":"break","arguments":{}}"#), "unknown_tool");
    let (answer, _) = call(r#"{"name":"break_down","arguments":{"message":"a secret of the operator"}}"#);
    assert!(!answer.to_string().contains("secret"), "{answer}");
}

#[test]
fn a_bad_line_is_answered_and_the_next_one_too() {
    let lines: &[u8] = b"{\"name\":\"count_notes\"\n\n{\"name\":\"count_notes\",\"arguments\":{}}\r\n[]\n\"\xff\"\n{\"name\":\"count_notes\",\"arguments\":null}";
    let ran = run(&["call"], lines);
    let outcomes: Vec<Value> = ran.answers().iter().map(|answer| answer["outcome"].clone()).collect();
    assert_eq!(outcomes, ["bad_line", "done", "bad_line", "bad_line", "done"]);
    assert_eq!(ran.code, Some(1));
}

#[test]
fn calls_of_one_run_share_their_context() {
    let ran = run(
        &["call"],
        b"{\"name\":\"add_note\",\"arguments\":{\"text\":\"a\"}}\n{\"name\":\"count_notes\",\"arguments\":{}}\n",
    );
    assert_eq!(ran.answers()[1]["reply"], "1");
    assert_eq!(ran.code, Some(0));
}

#[test]
fn schemas_are_arrays_of_all_tools() {
    for dialect in ["openai", "openai-strict", "anthropic", "gemini", "mcp"] {
        let ran = run(&["schema", dialect], b"");
        let array: Vec<Value> = serde_json::from_str(&ran.out).expect("an array");
        assert_eq!((array.len(), ran.code), (11, Some(0)));
        assert!(ran.out.contains("\"nautical_mile\""));
        assert!(!ran.out.contains("\"context\"") && !ran.out.contains("Notes"));
    }
}

#[test]
fn the_tour_shows_every_tool_and_ends_well() {
    let ran = run(&[], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "its planned panic is shown by the reply alone");
    for word in [
        "days_between",
        "price_order",
        "delete_note",
        "rejected",
        "failed",
        "panicked",
        "unknown_tool",
        "bad_line",
        "wrapped",
        "berth 12 for Ada, 6800 cents",
    ] {
        assert!(ran.out.contains(word), "{word}");
    }
}

/// As they come from a provider, whole and streamed; of a response that is none the exit code tells.
#[test]
fn responses_are_answered() {
    let body = br#"{"choices":[{"message":{"role":"assistant","tool_calls":[{"id":"c1","type":"function","function":{"name":"functions.days_between","arguments":"{\"from\":\"2024-02-28\",\"to\":\"2024-03-01\"}"}}]},"finish_reason":"tool_calls"}]}"#;
    let ran = run(&["answer", "openai-chat"], body);
    let result = serde_json::json!({"role": "tool", "tool_call_id": "c1", "content": "2"});
    assert_eq!((&ran.answers()[0][1], ran.code), (&result, Some(0)));
    let stream = [
        r#"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c1","function":{"name":"days_between","arguments":""}}]}}]}"#,
        r#"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\"from\":\"2024-02-28\","}}]}}]}"#,
        r#"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"\"to\":\"2024-03-01\"}"}}]},"finish_reason":"stop"}]}"#,
        "data: [DONE]\n\n",
    ];
    let ran = run(&["answer", "openai-chat", "stream"], stream.join("\n\n").as_bytes());
    assert_eq!((&ran.answers()[0][1], ran.code), (&result, Some(0)));
    let cut = run(&["answer", "openai-chat", "stream"], stream[..2].join("\n\n").as_bytes());
    assert!(
        cut.answers()[0][1]["content"].as_str().is_some_and(|text| text.starts_with("Error: The call was cut off"))
    );
    assert_eq!(cut.code, Some(1));
    let foreign = run(&["answer", "gemini"], body);
    assert_eq!((foreign.code, foreign.out.as_str()), (Some(1), ""));
    assert!(foreign.err.contains("no response of `gemini`"), "{}", foreign.err);
    assert_eq!(run(&["answer", "nobody"], body).code, Some(2));
}

#[test]
fn rounded_numbers_are_told() {
    let body = br#"{"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"count_primes","args":{"below":9007199254740994}}}]},"finishReason":"STOP"}]}"#;
    let ran = run(&["answer", "gemini"], body);
    assert_eq!(ran.err, "tools-example: count_primes: the provider may have rounded the number at `/below`\n");
    assert_eq!((ran.answers().len(), ran.code), (1, Some(1)));
}

#[test]
fn help_is_asked_for_and_usage_is_not() {
    let help = run(&["--help"], b"");
    assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
    for words in [["schema", "no-such"], ["call", "now"], ["-x", "--help"]] {
        let ran = run(&words, b"");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{words:?}");
        assert!(ran.err.contains("tools-example call"));
    }
}

/// The handshake, both pages of the list, and a call, as a client sends them.
#[test]
fn a_client_of_mcp_is_served() {
    let messages = [
        r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        "",
        r#"{"jsonrpc":"2.0","id":"first","method":"tools/list"}"#,
        r#"{"jsonrpc":"2.0","id":"second","method":"tools/list","params":{"cursor":"8"}}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"days_between","arguments":{"from":"2024-02-28","to":"2024-03-01"}}}"#,
        r#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"count_primes","arguments":{"below":10000}}}"#,
        r#"{"jsonrpc":"2.0","id":3,"#,
    ];
    let ran = run(&["mcp"], messages.join("\n").as_bytes());
    let answers = ran.answers();
    assert_eq!((answers.len(), ran.code), (6, Some(0)), "{}{}", ran.out, ran.err);
    assert_eq!(answers[0]["result"]["serverInfo"]["name"], "tools-example");
    let tools = |answer: &Value| answer["result"]["tools"].as_array().map(Vec::len);
    assert_eq!((tools(&answers[1]), tools(&answers[2])), (Some(8), Some(3)));
    assert_eq!(answers[3]["result"]["content"][0]["text"], "2");
    assert_eq!(answers[4]["result"]["content"][0]["text"], "1229");
    assert_eq!(answers[5]["error"]["code"], -32700);
}
