//! Texts that are repaired.

/// Name of what is repaired, text, JSON.
pub(super) const REPAIRED: &[(&str, &str, &str)] = &[
    ("byte_order_mark", "\u{feff}{\"a\":1}", r#"{"a":1}"#),
    ("fence", "```json\n{\"a\":1}\n```", r#"{"a":1}"#),
    ("fence", " \n```\n{\"a\":1}\n``` \n", r#"{"a":1}"#),
    ("fence", "~~~JSON\r\n{\"a\":1}\r\n~~~", r#"{"a":1}"#),
    ("fence", "```json {\"a\":1} ```", r#"{"a":1}"#),
    ("fence", "```{\"a\":1}```", r#"{"a":1}"#),
    ("fence", "````json5\n{\"a\":\"```\"}\n`````", r#"{"a":"```"}"#),
    ("white_space", "{\u{a0}\"a\":\u{3000}1\u{b}}", r#"{"a":1}"#),
    ("white_space", r#"{\n  "a": 1,\r\n\t"b": 2\n}\n"#, r#"{"a":1,"b":2}"#),
    ("comment", "{\"a\":1 // one\n}", r#"{"a":1}"#),
    ("comment", "// one\r{\"a\":/* two */1,/**/\"b\"/*/*/:2}# three\n", r#"{"a":1,"b":2}"#),
    ("comment", "{\"a\":1}// one", r#"{"a":1}"#),
    ("comment", "{ # one\n\"a\": [1, # two\r\n2 #\n]}", r#"{"a":[1,2]}"#),
    ("comment", r#"{"a":"//", /* ' */ "b":"/* no */ # "}"#, r#"{"a":"//","b":"/* no */ # "}"#),
    ("trailing_comma", r#"{"a":[1,2, ] , }"#, r#"{"a":[1,2]}"#),
    ("trailing_comma", r#"[{"a":{},},]"#, r#"[{"a":{}}]"#),
    ("single_quotes", "{'a' : 'b', 'c':['d' ,'']}", r#"{"a":"b","c":["d",""]}"#),
    ("single_quotes", r#"{'a':'say "hi"'}"#, r#"{"a":"say \"hi\""}"#),
    ("single_quotes", r"{'a':'it\'s \\ \n \u00e9'}", r#"{"a":"it's \\ \n \u00e9"}"#),
    ("single_quotes", "{'a':'“it”’s'}", r#"{"a":"“it”’s"}"#),
    ("typographic_quotes", "{“a”:“it's ‘so’”}", r#"{"a":"it's ‘so’"}"#),
    ("typographic_quotes", "{„a“:”b”,‘c’:‚say \"hi\"‘}", r#"{"a":"b","c":"say \"hi\""}"#),
    ("typographic_quotes", r#"{“a”:“say \"hi\"”}"#, r#"{"a":"say \"hi\""}"#),
    ("bare_key", r#"{city:"Oslo",_a1 :1,$b:2,größe:3,true:4}"#, r#"{"city":"Oslo","_a1":1,"$b":2,"größe":3,"true":4}"#),
    ("python_literal", r#"{"a":True,"b":[False,None]}"#, r#"{"a":true,"b":[false,null]}"#),
    ("raw_control", "{\"a\":\"one\ntwo\tthree\0\u{1f}\u{7f}\"}", "{\"a\":\"one\\ntwo\\tthree\\u0000\\u001f\u{7f}\"}"),
    ("raw_control", "{\"a\r\n\":1}", r#"{"a\r\n":1}"#),
    ("end_tag", "{\"a\":1}<|call|>", r#"{"a":1}"#),
    ("end_tag", "{\"a\":1}\n</tool_call> <|im_end|>\n<|endoftext|>\n", r#"{"a":1}"#),
    ("end_tag", "[1][/TOOL_CALLS]</s>", "[1]"),
    ("end_tag", "{\"a\":1}<｜tool▁call▁end｜>", r#"{"a":1}"#),
];

/// Several at once.
pub(super) const MIXED: &[(&[&str], &str, &str)] = &[
    (
        &[
            "byte_order_mark",
            "fence",
            "comment",
            "trailing_comma",
            "single_quotes",
            "bare_key",
            "python_literal",
            "end_tag",
        ],
        "\u{feff}```python\n{city: 'Oslo', # where\n 'now': True,}<|eot_id|>\n```</s>\n",
        r#"{"city":"Oslo","now":true}"#,
    ),
    (&["white_space", "single_quotes", "typographic_quotes", "raw_control"], "{\u{a0}'a':“b\nc”}", r#"{"a":"b\nc"}"#),
];
