//! Any bytes as a file of declarations: nothing panics, what has a shape has a table and a view in every dialect, and what is
//! emitted of it is Rust.

#![no_main]

use libfuzzer_sys::fuzz_target;
use toolcall_build::{Config, stages};
use toolcall_fuzz::Counts;
use toolcall_schema::declared::{self, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::lower::lower;
use toolcall_schema::normalise::normalise;

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let Ok(read) = declared::read(input, &Options::REMOTE) else {
        COUNTS.count(input, false);
        return;
    };
    for tool in &read.tools {
        let (is_told, has_shape) = match &tool.verdict {
            Verdict::Shape(index) => (read.catalog.tools[*index].name == tool.name, true),
            Verdict::Beyond(beyond) => (!beyond.reasons.is_empty(), false),
            Verdict::Refused(fault) => (!fault.message.is_empty() && !fault.help.is_empty(), false),
        };
        assert!(is_told, "{tool:?}");
        COUNTS.count(input, has_shape);
    }
    assert_eq!(lower(&read.catalog).roots.len(), read.catalog.tools.len());
    for dialect in Dialect::ALL {
        let block = normalise(&read.catalog, spec(*dialect)).block();
        serde_json::from_slice::<serde::de::IgnoredAny>(&block.bytes).expect("a view is JSON");
    }
    if let (Ok(text), false) = (core::str::from_utf8(input), read.catalog.tools.is_empty()) {
        let files = [("lib.rs", "mod tools { toolcall::include_tools!(list); }"), ("list.json", text)];
        let code = stages::of(&files, "lib.rs", &Config::new().json("list.json")).code;
        assert!(code.iter().any(|file| file.text.contains("pub trait Handlers")), "{code:?}");
        for file in code {
            if let Err(error) = syn::parse_file(&file.text) {
                panic!("{error}: {}", file.text);
            }
        }
    }
});
