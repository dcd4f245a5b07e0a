use super::*;

/// Every answer to the question where the run at the start of `bytes` ends, which must be one.
fn run(bytes: &[u8]) -> Run {
    let length = bytes.iter().take_while(|byte| !ends_run(**byte)).count();
    let expected = Run { length, is_ascii: bytes[..length].is_ascii() };
    assert_eq!(portable::long_run(bytes), expected, "{bytes:x?}");
    assert_eq!(marks::long_run(bytes), expected, "{bytes:x?}");
    assert_eq!(plain_run(bytes), length);
    if let Some(span) = bytes.first_chunk() {
        let ends = span.iter().rev().fold(0, |ends, byte| ends << 1 | u64::from(ends_run(*byte)));
        assert_eq!((portable::ends_in(span), marks::ends_in(span)), (ends, ends), "{span:x?}");
    }
    if let Some(block) = bytes.first_chunk() {
        let expected =
            if length < block::BYTES { expected } else { Run { length: block::BYTES, is_ascii: block.is_ascii() } };
        let block = u128::from_le_bytes(*block);
        assert_eq!((portable::run_in(block), marks::run_in(block)), (expected, expected), "{block:x?}");
        assert_eq!(short_plain_run(bytes), Some(length).filter(|short| *short < block::BYTES));
    }
    expected
}

/// In memory of its own of just this size, so that a tool that watches memory sees what reads beyond it.
#[test]
fn every_byte_at_every_place_of_every_length() {
    for length in (0..40).chain([63, 64, 65, 127, 128, 129, 192, 193, 300]) {
        for filler in [b'a', 0xe9] {
            let plain = vec![filler; length].into_boxed_slice();
            assert_eq!(run(&plain).length, length);
            for at in 0..length {
                for byte in [0, 0x1f, b' ', b'!', b'"', b'#', b'[', b'\\', b']', 0x7f, 0x80, 0x9f, 0xa2, 0xdc, 0xff] {
                    let mut bytes = plain.clone();
                    bytes[at] = byte;
                    run(&bytes);
                }
            }
        }
    }
    for byte in 0..=u8::MAX {
        run(&[byte; 1]);
        run(&[&[b'a'; 17][..], &[byte], &[b'"'; 70]].concat());
    }
}

#[test]
fn bytes_that_blocks_share() {
    let one = u128::from_le_bytes(*b"abcdefghijklmnop");
    for bits in 0..=u16::MAX {
        let other = (0..16).filter(|at| bits >> at & 1 == 0).fold(one, |other, at| other ^ 0x20 << (8 * at));
        assert_eq!((portable::same(one, other), marks::same(one, other)), (bits, bits));
    }
}

#[test]
fn a_run_says_nothing_of_what_follows_it() {
    for behind in [&b"\"\xff"[..], b"\\\xff", b"\0\xff"] {
        for length in 0..200 {
            let bytes = [&vec![b'x'; length], behind, &[0xff; 40]].concat();
            assert_eq!(run(&bytes), Run { length, is_ascii: true });
        }
    }
}

#[test]
fn white_space_of_every_length() {
    for length in 0..70 {
        for white in [" ", "\n", "\t ", "\r\n    ", "\n        "] {
            let white = white.repeat(length);
            for behind in ["", "x", "\0", "\u{b}", "\u{a0}                    ", "{ \n", "é                        "] {
                let text = format!("{white}{behind}").into_boxed_str();
                assert_eq!(behind_white_run(text.as_bytes()), behind.as_bytes(), "{text:?}");
                if let Some(block) = text.as_bytes().first_chunk() {
                    let expected = white.len().min(block::BYTES);
                    assert_eq!((portable::white_in(block), marks::white_in(block)), (expected, expected), "{text:?}");
                }
            }
        }
    }
}

#[test]
fn a_block_is_what_follows_and_zeros() {
    let text: Vec<u8> = (b'A'..).take(40).collect();
    for start in 0..=text.len() {
        let tail = &text[start..];
        let mut expected = [0; 16];
        for (place, byte) in expected.iter_mut().zip(tail) {
            *place = *byte;
        }
        assert_eq!(block(tail), u128::from_le_bytes(expected), "{start}");
    }
}

/// A bit for each mark of a text, and of it where each next one stands.
#[test]
fn marks_of_texts_of_every_length() {
    for length in 0..530 {
        for (filler, at) in [("a", length / 2), ("a", length), ("é", 63), ("\"", 64), ("\\", 0), ("\n", length / 3)] {
            let text: String = (0..length).map(|index| if index == at { filler } else { "b" }).collect();
            let mut found = Marks::default();
            let is_short = (64..512).contains(&text.len());
            assert_eq!(found.find(text.as_bytes()), is_short.then_some(text.as_str()), "{text:?}");
            for from in 0..text.len() + 2 {
                let expected = Unmarked.end(text.as_bytes(), from);
                assert!(
                    !is_short || from > text.len() || (&found).end(text.as_bytes(), from) == expected,
                    "{from} {text:?}"
                );
            }
            let (spans, ends) = (text.as_bytes().as_chunks().0, &mut [[0; 9]; 2]);
            if let Some(last) = text.as_bytes().last_chunk() {
                let are_ascii = (portable::mark(spans, last, &mut ends[0]), marks::mark(spans, last, &mut ends[1]));
                assert_eq!((are_ascii.0, ends[0]), (are_ascii.1, ends[1]), "{text:?}");
            }
            let mut bad = text.into_bytes();
            if let Some(last) = bad.last_mut() {
                *last = 0xff;
                assert_eq!((Marks::default().find(&bad), as_text(&bad, false)), (None, None));
            }
        }
    }
}

/// What both kinds of input make of a string, from behind its opening quote; the first looks at nothing else.
#[cfg(not(feature = "safe"))]
#[test]
fn pieces_and_the_whole_say_the_same() {
    for filler in ["x", "é", "€", "🦀", "\u{7f}"] {
        for end in ["\"", "\"}", "\\n\"", "\n", ""] {
            for length in 0..80 {
                let json = format!("{}{end}", filler.repeat(length));
                let body = json.as_bytes();
                let pieces = Input::new(body).expect("any bytes");
                let whole = whole::Input::new(body).expect("text");
                assert_eq!(pieces.plain(body), whole.plain(body), "{json}");
                let short = pieces.short_string(body);
                assert!(short.is_none() || short == whole.short_string(body), "{json}");
                assert_eq!(short.is_none() && json.is_ascii(), whole.short_string(body).is_none() && json.is_ascii());
                assert_eq!(pieces.text(body, length), whole.text(body, length), "{json}");
                assert_eq!((pieces.bytes(), whole.bytes()), (body, body));
                assert_eq!((text(body), whole::text(body)), (Some(json.as_str()), Some(json.as_str())));
            }
        }
    }
    for bad in [&b"a\xff\""[..], b"aaaaaaaaaaaaaaaaaaaaaa\xe2\x82\"", b"\xed\xa0\x80\"bbbbbbbbbbbbbbbbbbbbbbbb"] {
        let pieces = Input::new(bad).expect("any bytes");
        assert_eq!((pieces.plain(bad), pieces.short_string(bad), pieces.text(bad, bad.len())), (None, None, None));
        assert!(whole::Input::new(bad).is_none());
        assert_eq!((text(bad), whole::text(bad)), (None, None));
    }
}
