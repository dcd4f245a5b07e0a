//! What both accept, both read alike; what serde_json accepts and we refuse is on a short list.

#![no_main]

use libfuzzer_sys::fuzz_target;
use toolcall::{Code, Found, Scratch, Violation};
use toolcall_fuzz::{Counts, Travel, document, tools};

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let input = &document(input)[..];
    let mut scratch = Scratch::new();
    let ours = tools::Travel::parse(input, &mut scratch);
    let theirs = serde_json::from_slice::<Travel>(input);
    COUNTS.count(input, ours.is_ok() && theirs.is_ok());
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            let tools::Travel { from, kilometres, seats, share, quick, speed, stops, note, code } = ours;
            assert_eq!(share.to_bits(), theirs.share.to_bits());
            assert_eq!(Travel { from, kilometres, seats, share, quick, speed, stops, note, code }, theirs);
        }
        (Err(rejection), Ok(_)) => {
            let known = rejection.violations().any(|violation| is_stricter(&violation));
            assert!(known, "serde_json accepts, we refuse: {rejection}");
        }
        // Wider by design: `1.0` for an integer, null for an optional key, a blank text; and serde_json refuses `-0` there.
        (Ok(_), Err(_)) | (Err(_), Err(_)) => {}
    }
});

/// Where we refuse what serde_json's derive takes: nesting that it allows to 128, a struct written as an array of its
/// fields, and a unit variant written as an object.
fn is_stricter(violation: &Violation<'_>) -> bool {
    match violation.code() {
        Code::TooDeep => true,
        Code::WrongType => matches!(violation.found(), Found::Array | Found::Object),
        _ => false,
    }
}
