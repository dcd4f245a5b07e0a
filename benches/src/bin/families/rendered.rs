//! What it takes to tell a model what is wrong: a rejection with five violations, as text and as JSON.

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Instant;

use toolcall::{Level, Outcome, Policy, Scratch};

use crate::hostile::dispatch::TOOLS;

/// Measures and prints both; gives back how many fall short.
///
/// # Panics
/// If the arguments are refused for more or less than that.
pub(crate) fn print() -> usize {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let outcome = TOOLS.check("take", FIVE, Policy::at(Level::Exact), &mut scratch, &mut out);
    let Outcome::Rejected(rejection) = outcome else { panic!("it is refused") };
    assert_eq!(rejection.violations().len(), 5);
    let (mut text, mut json) = (String::new(), Vec::new());
    let as_text = shortest(|| {
        text.clear();
        let _ = write!(text, "{rejection}");
        black_box(text.len());
    });
    let as_json = shortest(|| {
        json.clear();
        rejection.write_json(&mut json);
        black_box(json.len());
    });
    let row = |name: &str, time: f64, length: usize| {
        let verdict = if time <= MOST { "ok" } else { "short" };
        println!("a rejection with 5 violations as {name}: {length} bytes in {time:.2} µs, goal {MOST}: {verdict}");
        usize::from(time > MOST)
    };
    row("text", as_text, text.len()) + row("JSON", as_json, json.len())
}

/// Microseconds of the shortest of many runs.
fn shortest(mut run: impl FnMut()) -> f64 {
    let times = (0..10_000).map(|_| {
        let before = Instant::now();
        run();
        before.elapsed().as_secs_f64() * 1e6
    });
    times.fold(f64::INFINITY, f64::min)
}

/// An unknown key, two wrong types, a number out of its range, and a name that is nearly one.
const FIVE: &[u8] = br#"{"colors":[],"texts":7,"whole":[[true]],"numbers":[-1],"colours":[["light_gray"]]}"#;

/// Microseconds.
const MOST: f64 = 5.0;
