//! The coercer and the fast path, over arguments changed at random: what the one takes, the other takes.

use super::fixture::{fast, run};
use crate::Scratch;

#[test]
fn with_the_fast_path() {
    let seeds = [
        r#"{"city":"Rome","days":5,"unit":"celsius","ratio":0.5,"big":-7,"tags":["a","b"],"flag":true}"#,
        r#"{"stops":[{"lat":1.5,"lon":-2e1,"note":"\u00e9\n"},{"lon":0,"lat":0}],"city":"\"x\"","small":1e-3}"#,
        r#"{"place":{"lat":1,"lon":2,"note":null},"big":null,"days":null,"city":"é😀","tags":["\\"]}"#,
        r#"{"big":-1.20e1,"d\u0061ys":1e1,"city":"x","stops":[{"note":"a","lat":0,"lon":1}],"unit":null}"#,
    ];
    let pieces = [
        "",
        ",",
        "\"",
        "0",
        "-",
        "1.0",
        "e2",
        "null",
        "true",
        "[]",
        "{}",
        "\"days\":3,",
        " ",
        "\\u0041",
        "\"a\"",
        "]",
        "}",
    ];
    let mut state = 3_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let (mut scratch, mut taken, mut slow) = (Scratch::new(), 0, 0);
    for round in 0..40_000 {
        let mut sent = seeds[round % seeds.len()].to_owned();
        for _ in 0..random(4) {
            let mut at = random(sent.len() + 1);
            while !sent.is_char_boundary(at) {
                at -= 1;
            }
            let end = sent[at..].char_indices().nth(random(3)).map_or(sent.len(), |(length, _)| at + length);
            sent.replace_range(at..end, pieces[random(pieces.len())]);
        }
        let (is_fast, fits) = (fast(sent.as_bytes()), run(sent.as_bytes(), &mut scratch));
        assert!(!is_fast || fits, "only the fast path takes {sent}");
        if fits {
            let canonical = &scratch.canonical;
            assert!(fast(canonical), "{sent} {}", String::from_utf8_lossy(canonical));
            assert!(serde_json::from_slice::<serde_json::Value>(canonical).is_ok());
            taken += 1;
            slow += usize::from(!is_fast);
        } else {
            assert!(!scratch.rejection.to_string().is_empty());
        }
    }
    assert!(taken > 8_000 && slow > 2_000, "{taken} {slow}");
}

#[test]
fn canonical_text_stays_as_it_is() {
    let mut scratch = Scratch::new();
    for sent in [
        r#"{"city":"\u0041\n","days":1e1,"stops":[{"lon":1,"lat":2}],"big":null}"#,
        r#"{"tags":["\"","\u2028"],"city":"x","flag":null,"place":{"note":null,"lat":-0.0,"lon":1E5}}"#,
    ] {
        assert!(run(sent.as_bytes(), &mut scratch));
        let once = scratch.canonical.clone();
        assert!(run(&once, &mut scratch));
        assert_eq!(once, scratch.canonical);
    }
}
