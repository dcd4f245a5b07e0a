use super::*;

/// What `read` makes of the whole of `json`.
pub(crate) fn read<'a, T>(
    json: &'a [u8],
    text: &'a mut Vec<u8>,
    read: impl FnOnce(&mut Cursor<'a>) -> Result<T, Stop>,
) -> Result<T, Stop> {
    let mut cursor = Cursor::new(json, text)?;
    let value = read(&mut cursor)?;
    cursor.finish()?;
    Ok(value)
}

#[test]
fn what_is_read_is_utf8_as_a_whole() {
    let filler = "a".repeat(90);
    let json = format!(r#" {{ "key" : [ 12.5 , true , null , "short" , "{filler}" , "é{filler}\n" , "\u00e9é" ] }} "#);
    let is_read = |json: &[u8]| read(json, &mut Vec::new(), |cursor| cursor.read_raw().map(drop)).is_ok();
    assert!(is_read(json.as_bytes()));
    for at in 0..json.len() {
        for bad in [&b"\xff"[..], b"\x80", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"] {
            for behind in [at, at + 1] {
                let mut json = json.clone().into_bytes();
                json.splice(at..behind, bad.iter().copied());
                // Behind a first byte, a second one of it may be right.
                assert_eq!(is_read(&json), core::str::from_utf8(&json).is_ok(), "{bad:x?} at {at}");
            }
        }
    }
}

#[test]
fn finishes_behind_white_space_only() {
    let mut text = Vec::new();
    for (json, expected) in [
        ("", Ok(())),
        (" \t\r\n", Ok(())),
        ("\n                                      ", Ok(())),
        ("\u{feff}", Err(Stop)),
        ("\u{a0}", Err(Stop)),
        ("\0", Err(Stop)),
        ("\u{b}", Err(Stop)),
        ("          x", Err(Stop)),
        (",", Err(Stop)),
    ] {
        assert_eq!(read(json.as_bytes(), &mut text, |_| Ok(())), expected, "{json:?}");
    }
}

#[test]
fn any_white_space_is_skipped() {
    for length in 0..40 {
        for (index, white) in [" ", "\n", "\r", "\t", "\n  ", "\r\n\t    ", "  \n"].into_iter().enumerate() {
            let space: String = white.chars().cycle().take(length).collect();
            let json = format!("{space}true{space}");
            let mut text = Vec::new();
            assert_eq!(read(json.as_bytes(), &mut text, Cursor::read_bool), Ok(true), "{length} of {index}");
        }
    }
}

#[test]
fn bools_and_null() {
    let mut text = Vec::new();
    for (json, expected) in [
        ("true", Ok(true)),
        ("false", Ok(false)),
        (" true ", Ok(true)),
        ("True", Err(Stop)),
        ("tru", Err(Stop)),
        ("fals", Err(Stop)),
        ("truefalse", Err(Stop)),
        ("true,", Err(Stop)),
        ("1", Err(Stop)),
        ("\"true\"", Err(Stop)),
        ("null", Err(Stop)),
        ("", Err(Stop)),
    ] {
        assert_eq!(read(json.as_bytes(), &mut text, Cursor::read_bool), expected, "{json:?}");
    }
    for (json, only, expected) in [
        ("true", true, Ok(true)),
        (" \n  false", false, Ok(false)),
        ("false", true, Err(Stop)),
        (" \n  true", false, Err(Stop)),
        ("null", false, Err(Stop)),
    ] {
        let found = read(json.as_bytes(), &mut text, |cursor| cursor.read_only_bool(only));
        assert_eq!(found, expected, "{json:?}");
    }
    for (json, expected) in [("null", true), (" \n null", true), ("nul", false), ("Null", false), ("", false)] {
        let mut cursor = Cursor::new(json.as_bytes(), &mut text).expect("text");
        assert_eq!(cursor.read_null(), expected, "{json:?}");
        assert_eq!(cursor.finish().is_ok(), expected || json.is_empty(), "{json:?}");
    }
}

#[test]
fn lists() {
    let mut text = Vec::new();
    for (json, min, max, expected) in [
        ("[]", 0, 0, Some(vec![])),
        (" [ ] ", 0, 9, Some(vec![])),
        ("[1]", 0, 9, Some(vec![1])),
        ("[1,2,3]", 3, 3, Some(vec![1, 2, 3])),
        ("[ 1 , 2\n,\t3 ]", 0, 9, Some(vec![1, 2, 3])),
        ("[1,2,3]", 4, 9, None),
        ("[1,2,3]", 0, 2, None),
        ("[]", 1, 9, None),
        ("[1,]", 0, 9, None),
        ("[,1]", 0, 9, None),
        ("[1 2]", 0, 9, None),
        ("[1,2", 0, 9, None),
        ("[1}", 0, 9, None),
        ("{1]", 0, 9, None),
        ("[", 0, 9, None),
        ("", 0, 9, None),
        ("[[1]]", 0, 9, None),
    ] {
        let items = read(json.as_bytes(), &mut text, |cursor| {
            cursor.read_list(min, max, |cursor| cursor.read_u64(0, u64::MAX))
        });
        assert_eq!(items.ok(), expected, "{json}");
    }
}

#[test]
fn lists_hold_65536_items() {
    let mut text = Vec::new();
    for (count, expected) in [(MOST_ITEMS, Some(MOST_ITEMS)), (MOST_ITEMS + 1, None)] {
        let json = format!("[{}]", vec!["0"; count].join(","));
        let items = read(json.as_bytes(), &mut text, |cursor| {
            cursor.read_list(0, u32::MAX, |cursor| cursor.read_bool().or_else(|_| cursor.read_u64(0, 0).map(|_| true)))
        });
        assert_eq!(items.ok().map(|items| items.len()), expected);
    }
}
