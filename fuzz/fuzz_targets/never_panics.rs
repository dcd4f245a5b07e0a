//! Any bytes, to every tool: nothing panics, and a rejection keeps to its limits.

#![no_main]

use libfuzzer_sys::fuzz_target;
use toolcall::{Code, Outcome, Reply, Scratch};
use toolcall_fuzz::{Counts, document, tools};

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let input = &document(input)[..];
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    let mut json = Vec::new();
    for tool in tools::TOOLS.tools() {
        let accepted = match tools::call_sync(&(), tool.name, input, &mut scratch, &mut reply) {
            Outcome::Done => true,
            Outcome::Rejected(rejection) => {
                assert!(rejection.violations().all(|violation| violation.code() != Code::Internal), "{rejection}");
                rejection.write_json(&mut json);
                assert!(reply.text().len() <= 4096, "a rejection of {} bytes", reply.text().len());
                serde_json::from_slice::<serde::de::IgnoredAny>(&json).expect("a rejection is JSON");
                json.clear();
                false
            }
            other => panic!("{}: {other:?}", tool.name),
        };
        COUNTS.count(input, accepted);
    }
});
