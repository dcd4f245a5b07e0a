//! From bytes to a [`Tree`]: strict, without recursion, within the limits of a file.

use super::fault::{Fault, Place};
use super::limits::Limits;
use super::scan::{Scanner, Wrong};
use super::tree::{Id, Tree, Value};
use crate::span::Span;

/// Reads a whole text. The first value is the root.
pub(super) fn parse<'t>(bytes: &'t [u8], file: u32, limits: &Limits) -> Result<Tree<'t>, Fault> {
    if bytes.len() > limits.bytes {
        let message = format!("the file has {} bytes, more than {}", bytes.len(), limits.bytes);
        return Err(top(file, 0, "J003", message, "declare the tools in several files"));
    }
    let text = core::str::from_utf8(bytes).map_err(|bad| {
        top(file, bad.valid_up_to(), "J001", "the file is no JSON: bytes that are no UTF-8", "write it as UTF-8")
    })?;
    if text.starts_with('\u{feff}') {
        let message = "the file is no JSON: it begins with a byte order mark (U+FEFF)";
        return Err(top(file, 0, "J001", message, "save it as UTF-8 without one"));
    }
    let mut tree = Tree::new(text, file);
    let mut scanner = Scanner::new(text);
    let mut open: Vec<(Id, String)> = Vec::new();
    loop {
        let parent = open.last().map(|(id, _)| *id);
        let opened = value(&mut scanner, &mut tree, parent).map_err(|wrong| no_json(file, wrong))?;
        if tree.len() > limits.values || open.len() >= limits.depth {
            let message = format!("more than {} values, or {} levels", limits.values, limits.depth);
            return Err(top(file, scanner.at, "J003", message, "declare the tools in several files, or flatter"));
        }
        let mut ended = match opened {
            Opened::Ended(id) => id,
            Opened::Object(id, key) => {
                open.push((id, key));
                continue;
            }
            Opened::List(id) => {
                open.push((id, String::new()));
                continue;
            }
        };
        loop {
            tree.end(ended, scanner.at);
            let Some((parent, key)) = open.last_mut() else { return end(scanner, tree) };
            let put = put(&mut scanner, &mut tree, *parent, key, ended).map_err(|wrong| no_json(file, wrong))?;
            if put {
                break;
            }
            ended = *parent;
            open.pop();
        }
    }
}

enum Opened {
    Ended(Id),
    /// With the key of its first member.
    Object(Id, String),
    List(Id),
}

/// Reads a scalar, an empty object or list, or the start of another.
fn value(scanner: &mut Scanner<'_>, tree: &mut Tree<'_>, parent: Option<Id>) -> Result<Opened, Wrong> {
    let next = scanner.peek();
    let start = scanner.at;
    let scalar = match next {
        Some(b'{') => {
            let id = tree.add(parent, start, Value::Object(Vec::new()));
            scanner.at += 1;
            return if scanner.takes(b'}') { Ok(Opened::Ended(id)) } else { Ok(Opened::Object(id, key(scanner)?)) };
        }
        Some(b'[') => {
            let id = tree.add(parent, start, Value::List(Vec::new()));
            scanner.at += 1;
            return Ok(if scanner.takes(b']') { Opened::Ended(id) } else { Opened::List(id) });
        }
        Some(b'"') => Value::Text(scanner.string()?),
        Some(b't') => scanner.word("true").map(|()| Value::Bool(true))?,
        Some(b'f') => scanner.word("false").map(|()| Value::Bool(false))?,
        Some(b'n') => scanner.word("null").map(|()| Value::Null)?,
        Some(b'-' | b'0'..=b'9') => scanner.number().map(|()| Value::Number)?,
        Some(_) | None => return scanner.wrong("expected a value"),
    };
    Ok(Opened::Ended(tree.add(parent, start, scalar)))
}

/// Puts a finished value into what it stands in; true if another follows there.
fn put(
    scanner: &mut Scanner<'_>,
    tree: &mut Tree<'_>,
    parent: Id,
    name: &mut String,
    value: Id,
) -> Result<bool, Wrong> {
    if !tree.is_object(parent) {
        tree.push_item(parent, value);
        let follows = scanner.takes(b',');
        return if follows || scanner.takes(b']') { Ok(follows) } else { scanner.wrong("expected `,` or `]`") };
    }
    tree.push_member(parent, core::mem::take(name), value);
    if scanner.takes(b',') {
        *name = key(scanner)?;
        return Ok(true);
    }
    if scanner.takes(b'}') { Ok(false) } else { scanner.wrong("expected `,` or `}`") }
}

fn key(scanner: &mut Scanner<'_>) -> Result<String, Wrong> {
    if scanner.peek() != Some(b'"') {
        return scanner.wrong("expected a key in quotes");
    }
    let key = scanner.string()?;
    if scanner.takes(b':') { Ok(key) } else { scanner.wrong("expected `:`") }
}

fn end<'t>(mut scanner: Scanner<'t>, tree: Tree<'t>) -> Result<Tree<'t>, Fault> {
    match scanner.peek() {
        None => Ok(tree),
        Some(_) => Err(no_json(tree.file, Wrong { at: scanner.at, what: "something stands behind the value" })),
    }
}

fn no_json(file: u32, Wrong { at, what }: Wrong) -> Fault {
    top(
        file,
        at,
        "J001",
        format!("the file is no JSON: {what}"),
        "write it as JSON: keys in double quotes, no comma before a closing bracket, no comments",
    )
}

/// A fault of the file at a byte.
fn top(file: u32, at: usize, code: &'static str, message: impl Into<String>, help: &str) -> Fault {
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    Fault::new(code, Place { pointer: String::new(), span: Span { file, start: at, end: at } }, message, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<String, String> {
        let tree = parse(text.as_bytes(), 0, &Limits::REMOTE).map_err(|fault| fault.to_string())?;
        Ok(tree.json(0).expect("exact numbers").to_string())
    }

    #[test]
    fn what_is_json_is_read() {
        for (text, expected) in [
            (
                r#" { "a" : [ 1 , 2.50 , -0 , [ ] , { } ] , "b" : { "c" : null } } "#,
                r#"{"a":[1,2.5,0,[],{}],"b":{"c":null}}"#,
            ),
            (r#""\ud83e\udd80\u00e9\n\/""#, "\"🦀é\\n/\""),
            ("1e2", "100"),
            ("true", "true"),
        ] {
            assert_eq!(parsed(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_none_is_refused_where_it_stops_to_be() {
        for (text, at) in [
            ("", 0),
            ("[1,]", 3),
            ("{\"a\":1,}", 7),
            ("{a:1}", 1),
            ("01", 1),
            ("1.", 2),
            ("nul", 0),
            ("\"\\ud800\"", 1),
            ("\"\\ud800\\u0041\"", 1),
            ("\"\\x\"", 1),
            ("\"a\nb\"", 2),
            ("\"abc", 4),
            ("[1 2]", 3),
            ("{} {}", 3),
            ("\u{feff}{}", 0),
            ("// x", 0),
        ] {
            let refused = parsed(text).expect_err(text);
            assert!(refused.starts_with(&format!("J001 at byte {at}, #:")), "{text}: {refused}");
        }
        assert!(parse(b"[\"\xff\"]", 0, &Limits::REMOTE).is_err());
        assert!(parsed("\u{feff}{}").expect_err("a mark").contains("byte order mark"));
    }

    #[test]
    fn bombs_are_refused() {
        let deep = "[".repeat(1_000_000);
        let many = format!("[{}0]", "0,".repeat(Limits::REMOTE.values));
        for text in [deep.as_str(), &many] {
            assert!(parsed(text).expect_err("a bomb").starts_with("J003"));
        }
        let long = format!("\"{}\"", "x".repeat(Limits::REMOTE.bytes));
        assert!(parsed(&long).expect_err("a bomb").starts_with("J003"));
    }

    #[test]
    fn places_are_pointers_and_bytes() {
        let text = r#"{"a/b":[0,{"~":7}],"twice":{"x":1,"y":2,"x":3}}"#;
        let tree = parse(text.as_bytes(), 5, &Limits::REMOTE).expect("JSON");
        let seven = tree.key(tree.items(tree.key(0, "a/b").unwrap())[1], "~").unwrap();
        let Place { pointer, span } = tree.place(seven);
        assert_eq!((pointer.as_str(), span.file, span.start), ("/a~1b/1/~0", 5, 15));
        assert!(tree.repeated(seven).is_none());
        let twice = tree.repeated(0).expect("a key that stands twice");
        assert_eq!((twice.code, twice.place.pointer.as_str(), twice.place.span.start), ("J004", "/twice", 44));
        assert_eq!(twice.other.unwrap().pointer, "/twice/x");
    }
}
