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

/// Lists within lists, each item on a line of its own, whose indentation `white` says by its depth and its line.
fn indented(depth: usize, line: &mut usize, white: &dyn Fn(usize, usize) -> String, out: &mut String) {
    if depth == 4 {
        return out.push('7');
    }
    out.push('[');
    for item in 0..3 {
        *line += 1;
        out.extend((item > 0).then_some(','));
        out.push_str(&white(depth + 1, *line));
        indented(depth + 1, line, white, out);
    }
    *line += 1;
    out.push_str(&white(depth, *line));
    out.push(']');
}

#[test]
fn lines_are_read_however_they_are_indented() {
    let spaces = |step: usize| move |depth: usize, _: usize| format!("\n{}", " ".repeat(step * depth));
    let mut whites: Vec<Box<dyn Fn(usize, usize) -> String>> = (0..9).map(|step| Box::new(spaces(step)) as _).collect();
    whites.push(Box::new(|depth, _| format!("\n{}", "\t".repeat(depth))));
    whites.push(Box::new(|depth, _| format!("\r\n{}", "  ".repeat(depth))));
    whites.push(Box::new(|depth, line| if line % 3 == 0 { String::new() } else { format!("\n{}", " ".repeat(depth)) }));
    whites.push(Box::new(|_, line| format!("\n{}", " ".repeat(line * 7 % 23))));
    whites.push(Box::new(|_, line| " ".repeat(line * 5 % 19)));
    whites.push(Box::new(|_, line| format!("\n{}", " ".repeat(line * 100 % 600))));
    for white in whites {
        let mut json = String::new();
        indented(0, &mut 0, &white, &mut json);
        let read = read(json.as_bytes(), &mut Vec::new(), |cursor| {
            cursor.read_list(3, 3, |cursor| {
                cursor.read_list(3, 3, |cursor| {
                    cursor.read_list(3, 3, |cursor| cursor.read_list(3, 3, |cursor| cursor.read_u64(7, 7)))
                })
            })
        });
        let expected: Vec<Vec<Vec<Vec<u64>>>> = serde_json::from_str(&json).expect("it is JSON");
        assert_eq!(read, Ok(expected), "{json}");
    }
}
