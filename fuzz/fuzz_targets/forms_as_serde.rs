//! Values of one of several forms: what both accept, both read alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use toolcall::{Code, Scratch};
use toolcall_fuzz::forms::Choose;
use toolcall_fuzz::{Counts, document, tools};

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let input = &document(input)[..];
    let mut scratch = Scratch::new();
    let ours = tools::Choose::parse(input, &mut scratch);
    let theirs = serde_json::from_slice::<Choose>(input);
    COUNTS.count(input, ours.is_ok() && theirs.is_ok());
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            let tools::Choose { outside, inside, beside, loose, pair, page } = ours;
            assert_eq!(Choose { outside, inside, beside, loose, pair, page }, theirs);
        }
        (Err(rejection), Ok(_)) => {
            // serde takes structs as arrays, units as objects with null, and passes keys over where it buffers.
            let known = [Code::TooDeep, Code::WrongType, Code::UnknownKey, Code::DuplicateKey, Code::NotInEnum];
            let is_known = rejection.violations().any(|violation| known.contains(&violation.code()));
            assert!(is_known, "serde_json accepts, we refuse: {rejection}");
        }
        (Err(rejection), Err(_)) => {
            assert!(rejection.violations().all(|violation| violation.code() != Code::Internal), "{rejection}");
        }
        // Wider by design: `1.0` for an integer, null for an optional key, a blank text.
        (Ok(_), Err(_)) => {}
    }
});
