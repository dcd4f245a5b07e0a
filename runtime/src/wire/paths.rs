//! Arguments that come in pieces, each at a path, as JSON text that only grows.
//!
//! Pieces come in the order of the text that they are taken from, so the last path is all that must be known: what a new one
//! leaves is closed, and what it enters is opened. A path that goes back is refused, and an index that leaves one out: so no
//! piece costs more than its own length.

use toolcall_schema::limits;

use super::malformed::Wrong;
use super::results::{escape, string};

/// How far the text has come.
#[derive(Debug, Default)]
pub(super) struct Paths {
    /// The last path, from the outermost member on.
    steps: Vec<Step>,
    /// The names in it, one behind the other.
    names: String,
    /// Whether the last value is a string that goes on.
    is_text: bool,
    /// Memory for what is appended.
    piece: Vec<u8>,
}

/// A member of the object or item of the list that is open there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Where its name ends in the names.
    Name(usize),
    Index(u32),
}

/// A step of a path that is read.
#[derive(Clone, Copy, Debug)]
enum Read<'p> {
    Name(&'p str),
    Index(u32),
}

/// What stands at a path.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'p> {
    /// A string, or more of it; whether more is to come.
    Text(&'p str, bool),
    /// A number, `true`, `false` or `null`.
    Json(&'p str),
}

impl Paths {
    /// Forgets everything; the memory stays.
    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.names.clear();
        self.is_text = false;
    }

    /// Appends a piece.
    ///
    /// # Errors
    /// If the path is none of names and indices, or not one that may come next.
    pub(super) fn add(&mut self, out: &mut String, path: &str, part: Part<'_>) -> Result<(), Wrong> {
        self.piece.clear();
        let mut rest = path.strip_prefix('$').filter(|rest| !rest.is_empty()).ok_or(Wrong::Paths)?;
        let mut depth = 0;
        while let Some((step, behind)) = next_step(rest)?
            && self.is_at(depth, step)
        {
            (rest, depth) = (behind, depth + 1);
        }
        if !rest.is_empty() {
            let mut before = self.leave(depth)?;
            let mut is_inner = false;
            while let Some((step, behind)) = next_step(rest)? {
                self.enter(before.take(), is_inner, step)?;
                (rest, is_inner) = (behind, true);
            }
        } else if depth != self.steps.len() || !self.is_text {
            // The same place once more, or one around it: only a string goes on.
            return Err(Wrong::Paths);
        }
        match part {
            Part::Json(_) if self.is_text => return Err(Wrong::Paths),
            Part::Json(json) => self.piece.extend_from_slice(json.as_bytes()),
            Part::Text(text, goes_on) => {
                if !self.is_text {
                    self.piece.push(b'"');
                }
                escape(&mut self.piece, text);
                self.is_text = goes_on;
                if !goes_on {
                    self.piece.push(b'"');
                }
            }
        }
        self.hand_out(out);
        Ok(())
    }

    /// Closes all that is open.
    pub(super) fn finish(&mut self, out: &mut String) {
        self.piece.clear();
        if self.steps.is_empty() {
            self.piece.push(b'{');
        }
        self.close(1);
        self.piece.push(b'}');
        self.hand_out(out);
        self.clear();
    }

    /// What was escaped is text.
    fn hand_out(&self, out: &mut String) {
        out.push_str(core::str::from_utf8(&self.piece).unwrap_or_default());
    }

    fn is_at(&self, depth: usize, step: Read<'_>) -> bool {
        match (self.steps.get(depth), step) {
            (Some(Step::Name(end)), Read::Name(name)) => self.names.get(self.name_start(depth)..*end) == Some(name),
            (Some(Step::Index(index)), Read::Index(read)) => *index == read,
            _ => false,
        }
    }

    /// Where the name at this depth starts: behind the last one before it.
    fn name_start(&self, depth: usize) -> usize {
        let before = self.steps.get(..depth).unwrap_or_default().iter().rev();
        let mut ends = before.filter_map(|step| if let Step::Name(end) = step { Some(*end) } else { None });
        ends.next().unwrap_or_default()
    }

    /// Leaves the members from this depth on; gives the one that stands before what comes next, if there is one.
    fn leave(&mut self, depth: usize) -> Result<Option<Step>, Wrong> {
        let before = self.steps.get(depth).copied();
        if before.is_none() && depth > 0 {
            // Into a value that is none of objects and lists.
            return Err(Wrong::Paths);
        }
        self.close(depth + 1);
        self.names.truncate(self.name_start(depth));
        self.steps.truncate(depth);
        Ok(before)
    }

    /// Closes the string that is open, and the objects and lists whose members stand from this depth on.
    fn close(&mut self, depth: usize) {
        if core::mem::take(&mut self.is_text) {
            self.piece.push(b'"');
        }
        let open = self.steps.get(depth..).unwrap_or_default().iter().rev();
        self.piece.extend(open.map(|step| if let Step::Name(_) = step { b'}' } else { b']' }));
    }

    /// Enters a member behind the one before it, or as the first of an object or list that opens.
    fn enter(&mut self, before: Option<Step>, is_inner: bool, step: Read<'_>) -> Result<(), Wrong> {
        let opening = match (before, step) {
            (Some(Step::Name(_)), Read::Name(_)) => b',',
            (Some(Step::Index(last)), Read::Index(index)) if last.checked_add(1) == Some(index) => b',',
            (None, Read::Name(_)) => b'{',
            // The arguments are an object.
            (None, Read::Index(0)) if is_inner => b'[',
            _ => return Err(Wrong::Paths),
        };
        if self.steps.len() >= limits::DEPTH {
            return Err(Wrong::Paths);
        }
        self.piece.push(opening);
        self.steps.push(match step {
            Read::Name(name) => {
                string(&mut self.piece, name);
                self.piece.push(b':');
                self.names.push_str(name);
                Step::Name(self.names.len())
            }
            Read::Index(index) => Step::Index(index),
        });
        Ok(())
    }
}

/// The step that a path begins with, and the rest of it: `.name`, `['name']`, `["name"]` or `[0]`; none at its end.
fn next_step(path: &str) -> Result<Option<(Read<'_>, &str)>, Wrong> {
    if path.is_empty() {
        return Ok(None);
    }
    let read = if let Some(name) = path.strip_prefix('.') {
        let end = name.find(['.', '[']).unwrap_or(name.len());
        let (name, rest) = name.split_at(end);
        let is_name = !name.is_empty() && !name.contains(['\'', '"', '*', ']', '\\', ' ', '?']);
        is_name.then_some((Read::Name(name), rest))
    } else {
        let inner = path.strip_prefix('[').ok_or(Wrong::Paths)?;
        match inner.strip_prefix(['\'', '"']) {
            Some(name) => {
                // With a backslash it would mean another name.
                let quote = if inner.starts_with('"') { "\"]" } else { "']" };
                name.split_once(quote)
                    .filter(|(name, _)| !name.contains('\\'))
                    .map(|(name, rest)| (Read::Name(name), rest))
            }
            None => inner.split_once(']').and_then(|(digits, rest)| {
                let is_index =
                    digits == "0" || !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
                digits.parse().ok().filter(|_| is_index).map(|index| (Read::Index(index), rest))
            }),
        }
    };
    read.map(Some).ok_or(Wrong::Paths)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn put(pieces: &[(&str, Part<'_>)]) -> Option<String> {
        let (mut paths, mut out) = (Paths::default(), String::new());
        for (path, part) in pieces {
            let before = out.clone();
            paths.add(&mut out, path, *part).ok()?;
            assert!(out.starts_with(&before), "it only grows");
        }
        paths.finish(&mut out);
        Some(out)
    }

    #[test]
    fn pieces_become_an_object() {
        let pieces = [
            ("$.a", Part::Text("x\n", true)),
            ("$.a", Part::Text("\"y", true)),
            ("$.b.c[0].d", Part::Json("1.50")),
            ("$.b.c[0].e", Part::Text("", false)),
            ("$.b.c[1].d", Part::Json("true")),
            ("$.b.c[2]", Part::Json("null")),
            ("$.b['f.g']", Part::Text("é", false)),
            ("$[\"h\"][0][0]", Part::Json("1")),
            ("$.h[0][1]", Part::Json("2")),
            ("$.h[1]", Part::Text("z", true)),
        ];
        let whole = put(&pieces).expect("an object");
        let expected = json!({"a": "x\n\"y", "b": {"c": [{"d": 1.5, "e": ""}, {"d": true}, null], "f.g": "é"},
            "h": [[1, 2], "z"]});
        assert_eq!(serde_json::from_str::<Value>(&whole).expect("JSON"), expected);
        assert!(whole.contains("1.50"), "digits are those that came: {whole}");
        assert_eq!(put(&[]), Some("{}".to_owned()));
    }

    #[test]
    fn paths_that_may_not_come_are_refused() {
        for path in [
            "",
            "$",
            "a",
            ".a",
            "$a",
            "$.",
            "$..a",
            "$.a.",
            "$.*",
            "$[*]",
            "$[0]",
            "$[",
            "$.a[",
            "$.a[]",
            "$.a[-1]",
            "$.a[01]",
            "$.a[1]",
            "$.a[99999999999]",
            "$['a",
            "$['a'",
            "$['a\\'b']",
            "$.a b",
            "$.a[?@.b]",
            "$.a[0:1]",
        ] {
            assert_eq!(put(&[(path, Part::Json("1"))]), None, "{path}");
        }
        for paths in [
            ["$.a", "$.a"],
            ["$.a.b", "$.a"],
            ["$.a", "$.a.b"],
            ["$.a[0]", "$.a[0]"],
            ["$.a[0]", "$.a[2]"],
            ["$.a[0]", "$.a.b"],
            ["$.a.b", "$.a[0]"],
            ["$.a[0]", "$[1]"],
        ] {
            assert_eq!(put(&paths.map(|path| (path, Part::Json("1")))), None, "{paths:?}");
        }
        assert_eq!(put(&[("$.a", Part::Text("b", true)), ("$.a", Part::Json("1"))]), None);
        assert_eq!(put(&[("$.a", Part::Text("b", false)), ("$.a", Part::Text("c", false))]), None);
        assert!(put(&[(&format!("${}", ".a".repeat(64)), Part::Json("1"))]).is_some());
        assert!(put(&[(&format!("${}", ".a".repeat(65)), Part::Json("1"))]).is_none());
    }
}
