use super::*;
use crate::cursor::tests::read;

/// Index of the key that `json`, which is `"key":` with white space, stands for.
fn index_of(keys: &'static [Key], hint: usize, json: &str) -> Option<usize> {
    read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.known_key(keys, hint, |_| u64::MAX)).ok()
}

fn leak(keys: Vec<Key>) -> &'static [Key] {
    Box::leak(keys.into_boxed_slice())
}

/// Names as long as anything here distinguishes, each the start of the next.
fn long_names() -> &'static [&'static str] {
    let longest: &str = Box::leak("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".to_owned().into_boxed_str());
    let names: Vec<&str> = (0..=longest.len()).map(|end| &longest[..end]).collect();
    Box::leak(names.into_boxed_slice())
}

#[test]
fn a_key_of_any_length_is_found_from_any_hint() {
    let names = long_names();
    let keys = leak(names.iter().map(Key::optional).collect());
    for (index, name) in names.iter().enumerate() {
        for hint in [0, index, index + 1, names.len(), names.len() + 1] {
            assert_eq!(index_of(keys, hint, &format!("\"{name}\":")), Some(index), "{name} from {hint}");
            assert_eq!(index_of(keys, hint, &format!(" \n\"{name}\" \t: ")), Some(index), "{name} from {hint}");
        }
    }
}

#[test]
fn what_was_seen_is_found_by_its_hint_only() {
    let keys = leak(vec![Key::optional(&"key"); 70]);
    let index =
        |hint, seen: &[u64]| read(b"\"key\":", &mut Vec::new(), |cursor| cursor.known_key(keys, hint, unseen(seen)));
    assert_eq!((index(70, &[]), index(70, &[0b1011]), index(70, &[u64::MAX, 1])), (Ok(0), Ok(2), Ok(65)));
    assert_eq!((index(0, &[1]), index(70, &[u64::MAX; 2])), (Ok(0), Err(Stop)));
}

#[test]
fn a_key_is_compared_whole() {
    for name in long_names() {
        let keys = leak(vec![Key::required(name)]);
        for at in 0..name.len() {
            let changed: String = name.char_indices().map(|(place, c)| if place == at { '_' } else { c }).collect();
            assert_eq!(index_of(keys, 0, &format!("\"{changed}\":")), None, "{changed}");
            assert_eq!(index_of(keys, 0, &format!("\"{}\":", &name[..at])), None, "{name} to {at}");
        }
        for other in
            [format!("{name}x"), format!("{name}\\u0000"), format!("{name}\0"), format!(" {name}"), format!("{name} ")]
        {
            assert_eq!(index_of(keys, 0, &format!("\"{other}\":")), None, "{other:?}");
        }
        for json in [
            format!("\"{name}\""),
            format!("\"{name}:"),
            format!("{name}\":"),
            format!("'{name}':"),
            format!("\"{name}\"="),
        ] {
            assert_eq!(index_of(keys, 0, &json), None, "{json:?}");
        }
    }
}

#[test]
fn keys_are_never_folded() {
    static KEYS: [Key; 4] =
        [Key::required(&"city"), Key::required(&"straße"), Key::required(&"caf\u{e9}"), Key::required(&"k")];
    let table = [
        ("city", Some(0)),
        ("straße", Some(1)),
        ("caf\u{e9}", Some(2)),
        ("k", Some(3)),
        ("City", None),
        ("CITY", None),
        ("strasse", None),
        ("cafe\u{301}", None),
        ("\u{212a}", None),
        // The same key, but in a spelling that only the coercer reads.
        ("ci\\u0074y", None),
        ("\\u006b", None),
    ];
    for (name, expected) in table {
        assert_eq!(index_of(&KEYS, 0, &format!("\"{name}\":")), expected, "{name}");
    }
}

#[test]
fn a_name_that_needs_an_escape_is_found_in_any_spelling() {
    static NAMES: [&str; 9] =
        ["a\"b", "a\\b", "a\nb", "\0", "a\0", "\"", "\u{1f}", "fourteen bytes\"", "more than fourteen bytes\n"];
    for name in &NAMES {
        let keys = leak(vec![Key::required(name)]);
        let units: String = name.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
        for written in [serde_json::to_string(name).expect("text is JSON"), format!("\"{units}\"")] {
            assert_eq!(index_of(keys, 0, &format!("{written}:")), Some(0), "{written}");
            assert_eq!(index_of(keys, 1, &format!(" {written} : ")), Some(0), "{written}");
            assert_eq!(index_of(keys, 0, &format!("{written} ")), None, "{written}");
        }
        for other in [format!("\"{name}\""), format!("\"{units}x\""), name.to_string(), String::new()] {
            assert_eq!(index_of(keys, 0, &format!("{other}:")), None, "{other:?}");
        }
    }
}

#[test]
fn a_name_of_any_length_is_found() {
    for length in [65_534, 65_535, 65_536, 70_000] {
        let name: &'static &'static str = Box::leak(Box::new(&*Box::leak("k".repeat(length).into_boxed_str())));
        let keys = leak(vec![Key::required(name)]);
        assert_eq!(index_of(keys, 0, &format!("\"{name}\" :")), Some(0), "{length}");
        assert_eq!(index_of(keys, 0, &format!("\"{name}k\":")), None, "{length}");
    }
}

#[test]
fn a_key_is_half_of_a_line_of_the_cache() {
    assert_eq!(size_of::<Key>(), 32);
}

#[test]
fn a_guessed_key_is_found_or_left_where_it_is() {
    static CITY: Key = Key::required(&"city");
    let table = [
        ("\"city\":", Ok(true)),
        ("\"city\" :", Ok(true)),
        (" \n \"city\"\n:", Ok(true)),
        ("\"days\":", Ok(false)),
        (" \"cit\":", Ok(false)),
        ("}", Ok(false)),
        ("", Ok(false)),
        ("\"city\"", Err(Stop)),
        ("\"city\",", Err(Stop)),
    ];
    for (json, expected) in table {
        let mut text = Vec::new();
        let mut cursor = Cursor::new(json.as_bytes(), &mut text).expect("text");
        assert_eq!(cursor.key(b"\"city\":", &CITY), expected, "{json:?}");
        if expected != Err(Stop) {
            let rest = if expected == Ok(true) { "" } else { json.trim_start() };
            assert_eq!(cursor.rest(), rest.as_bytes(), "{json:?}");
        }
    }
}
