mod place;

use place::{Place, place};

use super::*;
use crate::cursor::tests::read;

/// What both forms, which must agree, make of it.
fn place_of<'a>(json: &'a [u8], [one, other]: &'a mut [Vec<u8>; 2]) -> Option<Place<'a>> {
    let hybrid = read(json, one, place::<true>).ok();
    let table = read(json, other, place::<false>).ok();
    assert_eq!(hybrid, table, "{}", String::from_utf8_lossy(json));
    hybrid
}

const FULL: &str = r#"{"city":"Oslo","visited":true,"people":700,"height":-23,"share":0.25,"slope":1.5e1,"a_rather_long_note":"far north","parts":[{"name":"Sentrum","size":9},{"name":"Frogner"}]}"#;

#[test]
fn reads_what_serde_reads() {
    let mut text = Default::default();
    let documents = [
        FULL,
        r#"{"city":"","visited":false,"people":0,"height":0,"parts":[]}"#,
        r#"{"parts":[],"height":0,"people":0,"visited":false,"city":"é"}"#,
        r#"{"city":"Bø","people":5,"visited":true,"slope":null,"height":9000,"a_rather_long_note":null,"parts":[{"size":null,"name":"a"}]}"#,
        r#"{"visited":true,"city":"Bø","people":5,"height":9000,"parts":[{"size":1,"name":"a"},{"name":"b"},{"name":"c"}],"share":1}"#,
    ];
    for json in documents {
        let expected = serde_json::from_str::<Place<'_>>(json).expect(json);
        assert_eq!(place_of(json.as_bytes(), &mut text), Some(expected), "{json}");
    }
}

#[test]
fn null_for_a_default_is_absent() {
    let mut text = Default::default();
    let json = r#"{"city":"","visited":false,"people":0,"height":0,"share":null,"parts":[]}"#;
    assert_eq!(place_of(json.as_bytes(), &mut text).map(|place| place.share), Some(0.5));
}

#[test]
fn what_is_not_as_declared_stops() {
    let good = r#"{"city":"Oslo","visited":true,"people":7,"height":1,"parts":[]}"#;
    let table = [
        ("unknown key", r#""parts""#, r#""x":1,"parts""#),
        ("unknown key at the end", "[]}", r#"[],"x":1}"#),
        ("missing key", r#""people":7,"#, ""),
        ("missing last key", r#","parts":[]"#, ""),
        ("missing first key", r#""city":"Oslo","#, ""),
        ("duplicate key", r#""people":7"#, r#""people":7,"people":7"#),
        ("duplicate of the first key", "[]}", r#"[],"city":"x"}"#),
        ("escaped key", "city", r"ci\u0074y"),
        ("key with a NUL behind", "city", r"city\u0000"),
        ("key in another case", "city", "City"),
        ("null for a required key", "7", "null"),
        ("text for a number", "7", "\"7\""),
        ("number for text", "\"Oslo\"", "7"),
        ("number beyond its bounds", "7", "1001"),
        ("fraction for an integer", "7", "7.0"),
        ("too many items", "[]", r#"[{"name":"a"},{"name":"a"},{"name":"a"},{"name":"a"}]"#),
        ("missing key below", "[]", r#"[{"size":1}]"#),
        ("text too short below", "[]", r#"[{"name":""}]"#),
        ("record for a list", "[]", "{}"),
        ("trailing comma", "[]}", "[],}"),
        ("leading comma", "{\"city", "{,\"city"),
        ("comma twice", ",\"visited", ",,\"visited"),
        ("no comma", ",\"visited", "\"visited"),
        ("no colon", "\"people\":", "\"people\""),
        ("colon twice", "\"people\":", "\"people\"::"),
        ("comment", ",\"visited", ",/**/\"visited"),
        ("wrong end", "[]}", "[]]"),
        ("data behind", "[]}", "[]}}"),
        ("end of turn behind", "[]}", "[]}<|im_end|>"),
        ("byte order mark", "{\"city", "\u{feff}{\"city"),
        ("list", "{\"city", "[{\"city"),
    ];
    let mut text = Default::default();
    assert!(place_of(good.as_bytes(), &mut text).is_some());
    for (what, from, to) in table {
        let json = good.replacen(from, to, 1);
        assert_ne!(json, good, "{what}");
        assert_eq!(place_of(json.as_bytes(), &mut text), None, "{what}: {json}");
    }
    for json in ["", " ", "{", "}", "{}", "null", "[]", "1", "\"\"", "{\"", "{\"city\"", "{\"city\":"] {
        assert_eq!(place_of(json.as_bytes(), &mut text), None, "{json}");
    }
}

#[test]
fn every_prefix_stops() {
    let mut text = Default::default();
    let pretty = spaced(FULL, "\n    ");
    for json in [FULL, &pretty] {
        for end in 0..json.trim_end().len() {
            assert_eq!(place_of(&json.as_bytes()[..end], &mut text), None, "{end} of {json}");
        }
    }
}

#[test]
fn white_space_may_stand_between_any_tokens() {
    let mut text = Default::default();
    let expected = serde_json::from_str::<Place<'_>>(FULL).expect("valid");
    for white in [" ", "  ", "\n", "\r\n", "\t\t", "\n        ", "                                  ", " \n\t\r "] {
        let json = spaced(FULL, white);
        assert_eq!(place_of(json.as_bytes(), &mut text).as_ref(), Some(&expected), "{json}");
        for (at, _) in FULL.match_indices(['{', '}', '[', ']', ':', ',']) {
            for place in [at, at + 1] {
                let json = format!("{}{white}{}", &FULL[..place], &FULL[place..]);
                let inside = serde_json::from_str::<Place<'_>>(&json).expect(&json);
                assert_eq!(place_of(json.as_bytes(), &mut text), Some(inside), "{json}");
            }
        }
    }
}

/// The document with `white` around every token but those inside the note.
fn spaced(json: &str, white: &str) -> String {
    let mut spaced = String::from(white);
    let mut quoted = false;
    for character in json.chars() {
        quoted ^= character == '"';
        if !quoted && "{}[]:,".contains(character) {
            spaced.extend([white, &character.to_string(), white]);
        } else {
            spaced.push(character);
        }
    }
    spaced
}

#[test]
fn accepts_no_more_than_serde_after_any_change_of_a_byte() {
    let mut text = Default::default();
    let mut accepted = 0;
    for at in 0..FULL.len() {
        for byte in b"\0 \"\\{}[]:,-+.0189eEtfnxul/\x1f\x7f\x80\xc3\xff" {
            for insert in [false, true] {
                let mut json = FULL.as_bytes().to_vec();
                json.splice(at..at + usize::from(!insert), [*byte]);
                let Some(place) = place_of(&json, &mut text) else { continue };
                let expected = serde_json::from_slice::<Place<'_>>(&json)
                    .unwrap_or_else(|error| panic!("{error}: {}", json.escape_ascii()));
                assert_eq!(place, expected, "{}", json.escape_ascii());
                accepted += 1;
            }
        }
    }
    assert!(accepted > 1000, "only {accepted}");
}

#[test]
fn records_of_more_keys_than_a_word_has_bits() {
    struct Many([u64; 130]);
    impl<'a> Slots<'a> for Many {
        fn slot(&mut self, index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
            let slot = self.0.get_mut(index).ok_or(Stop)?;
            cursor.put_default_u64(0, u64::MAX, slot)
        }
    }
    let names: Vec<&'static str> = (0..130).map(|index| &*Box::leak(format!("key_{index}").into_boxed_str())).collect();
    let names: &'static [&'static str] = Box::leak(names.into_boxed_slice());
    let keys: Vec<Key> = names
        .iter()
        .enumerate()
        .map(|(index, name)| if index % 2 == 0 { Key::required(name) } else { Key::optional(name) })
        .collect();
    let keys: &'static [Key] = Box::leak(keys.into_boxed_slice());
    let object = |indices: &[usize]| {
        let fields: Vec<String> = indices.iter().map(|index| format!("\"{}\":{index}", names[*index])).collect();
        format!("{{{}}}", fields.join(","))
    };
    let all: Vec<usize> = (0..130).collect();
    let backwards: Vec<usize> = (0..130).rev().collect();
    let required: Vec<usize> = (0..130).step_by(2).collect();
    let twice: Vec<usize> = (0..130).chain([128]).collect();
    let missing: Vec<usize> = (0..128).collect();
    let odd_one_missing: Vec<usize> = (0..130).filter(|index| *index != 129).collect();
    for (indices, expected) in
        [(all, true), (backwards, true), (required, true), (odd_one_missing, true), (twice, false), (missing, false)]
    {
        let json = object(&indices);
        let mut slots = Many([0; 130]);
        let seen = read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_record::<3>(keys, &mut slots));
        assert_eq!(seen.is_ok(), expected, "{json}");
        let Ok(seen) = seen else { continue };
        for index in 0..130 {
            let is_there = indices.contains(&index);
            assert_eq!(seen[index / 64] >> (index % 64) & 1 == 1, is_there, "{index}");
            assert_eq!(slots.0[index], if is_there { index as u64 } else { 0 });
        }
        // Too few words for the keys is no reason to panic.
        let mut slots = Many([0; 130]);
        assert!(read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_record::<2>(keys, &mut slots)).is_err());
    }
    let mut slots = Many([0; 130]);
    let json = object(&(0..128).collect::<Vec<_>>());
    assert!(read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_record::<2>(keys, &mut slots)).is_err());
    assert!(read(b"{}", &mut Vec::new(), |cursor| cursor.read_record::<0>(&[], &mut slots)).is_ok());
    assert!(read(b"{}", &mut Vec::new(), |cursor| cursor.read_record::<2>(&[], &mut slots)).is_ok());
}

#[test]
fn null_is_absent_or_a_value_as_the_form_says() {
    let mut text = Vec::new();
    let mut cursor = Cursor::new(br#"null null 7 null 7 null "x" null}"#, &mut text).expect("text");
    let (mut number, mut option, mut whole) = (3, Some(3), Some("kept"));
    assert_eq!(cursor.put_u64(0, 9, &mut number), Err(Stop));
    assert_eq!((cursor.put_default_u64(0, 9, &mut number), number), (Ok(()), 3));
    assert_eq!((cursor.put_option_u64(0, 9, &mut option), option), (Ok(()), None));
    assert_eq!((cursor.put_default_u64(0, 9, &mut number), number), (Ok(()), 7));
    assert_eq!((cursor.put_default_with(&mut whole, |cursor| cursor.read_str(0, 9)), whole), (Ok(()), Some("kept")));
    assert_eq!((cursor.put_option_u64(0, 9, &mut option), option), (Ok(()), Some(7)));
    assert_eq!((cursor.put_option_with(&mut whole, |cursor| cursor.read_str(0, 9)), whole), (Ok(()), None));
    assert_eq!((cursor.put_with(&mut whole, |cursor| cursor.read_str(0, 9)), whole), (Ok(()), Some("x")));
    assert_eq!((cursor.next_option_with(&mut whole, |cursor| cursor.read_str(0, 9)), whole), (Ok(true), None));
    assert_eq!(cursor.finish(), Ok(()));
}
