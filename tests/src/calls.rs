//! How `calls.txt` is written: one call a line, and what becomes of it.
//!
//! ```text
//! # A comment. Empty lines are free.
//! greet {"name":"Ada"} => done Hello, Ada!
//! greet {"name":7,"x":1} => rejected /name wrong_type a string
//!     | /x unknown_key "name"
//!     fix {"name":"7"}
//! great {"name":"Ada"} => unknown_tool ~ greet
//! read {"digits":"x"} => failed invalid digit found in string
//! wait {"days":"3"} => done 3 days
//!     + /days number_from_text
//! ```
//!
//! A line holds the tool, its arguments, ` => ` and the outcome with the text of the reply. Of a rejection it holds one
//! violation: its pointer (`-` for the arguments as a whole), its code with `@` and the byte offset if there is one, what
//! is expected, and behind a tilde what was probably meant; further violations follow on lines that start with `|`. A
//! `fix` below a refused call is a call of the same tool that is not refused. Lines that start with `+` are the places of
//! the receipt.
//!
//! `\xNN` is a byte, in arguments for what is no text and everywhere for what does not show; any other backslash, and
//! the one behind it, stands for itself.

use core::fmt::Write as _;

use toolcall::{Outcome, Receipt, Rejection, Reply};

/// One call and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Counted from 1.
    pub line: usize,
    pub tool: String,
    pub arguments: Vec<u8>,
    /// The outcome as [`outcome`] writes it.
    pub outcome: String,
    /// Arguments that are not refused.
    pub fix: Option<Vec<u8>>,
}

impl Call {
    pub fn is_rejected(&self) -> bool {
        self.outcome.starts_with("rejected ")
    }
}

/// Reads a whole file.
///
/// # Errors
/// The number of the first line that cannot be understood, and why.
pub fn read(text: &str) -> Result<Vec<Call>, String> {
    let mut calls: Vec<Call> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let at = |error: &str| format!("line {}: {error}", index + 1);
        let content = line.trim_start();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if content.len() == line.len() {
            calls.push(call(index + 1, line).map_err(at)?);
            continue;
        }
        let call = calls.last_mut().ok_or_else(|| at("it belongs to no call"))?;
        if let Some(violation) = content.strip_prefix("| ").filter(|_| call.is_rejected() && call.fix.is_none()) {
            call.outcome.push('\n');
            call.outcome.push_str(violation.trim_end());
        } else if content.starts_with("+ ") && !call.is_rejected() {
            call.outcome.push('\n');
            call.outcome.push_str(content.trim_end());
        } else if let Some(fix) = content.strip_prefix("fix ").filter(|_| call.is_rejected() && call.fix.is_none()) {
            call.fix = Some(bytes(fix).map_err(at)?);
        } else {
            return Err(at(
                "only `| violation` and `fix {…}` below a rejected call, in this order, and `+ receipt` are indented",
            ));
        }
    }
    Ok(calls)
}

fn call(line: usize, text: &str) -> Result<Call, &'static str> {
    let (call, outcome) = text.split_once("=> ").ok_or("there is no `=> outcome`")?;
    let call = call.strip_suffix(' ').ok_or("a space stands before `=>`")?;
    let (tool, arguments) = call.split_once(' ').unwrap_or((call, ""));
    if tool.is_empty() || outcome.trim().is_empty() {
        return Err("a line is `tool arguments => outcome`");
    }
    let (tool, outcome) = (tool.to_owned(), outcome.trim_end().to_owned());
    Ok(Call { line, tool, arguments: bytes(arguments)?, outcome, fix: None })
}

/// The bytes that a notation stands for.
fn bytes(text: &str) -> Result<Vec<u8>, &'static str> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        if let Some(digits) = after.strip_prefix('x') {
            let digits = digits.get(..2).ok_or("`\\x` takes two hexadecimal digits")?;
            bytes.push(u8::from_str_radix(digits, 16).map_err(|_| "`\\x` takes two hexadecimal digits")?);
            rest = &after[3..];
        } else {
            let next = after.chars().next().map_or(0, char::len_utf8);
            bytes.push(b'\\');
            bytes.extend_from_slice(&after.as_bytes()[..next]);
            rest = &after[next..];
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    Ok(bytes)
}

/// The notation of an outcome, violations on lines of their own.
pub fn outcome(outcome: &Outcome<'_>, reply: &Reply) -> String {
    let text = match outcome {
        Outcome::Rejected(rejection) => violations(rejection),
        Outcome::UnknownTool(unknown) => unknown.nearest().map(|name| format!("~ {name}")).unwrap_or_default(),
        _ => visible(reply.text(), false),
    };
    format!("{} {text}", outcome.name()).trim_end().to_owned()
}

/// The notation of a receipt: a line for each place.
pub fn receipt(receipt: &Receipt) -> String {
    let places = receipt.places().map(|(pointer, coercion)| {
        let pointer = visible(pointer, true);
        format!("\n+ {} {coercion}", if pointer.is_empty() { "-" } else { &pointer })
    });
    places.collect()
}

fn violations(rejection: &Rejection) -> String {
    let mut text = String::new();
    for violation in rejection.violations() {
        let pointer = Some(visible(violation.pointer(), true)).filter(|pointer| !pointer.is_empty());
        let _ = write!(text, "{} {}", pointer.as_deref().unwrap_or("-"), violation.code());
        if let Some(offset) = violation.offset() {
            let _ = write!(text, "@{offset}");
        }
        if !violation.expected().is_empty() {
            let _ = write!(text, " {}", visible(violation.expected(), false));
        }
        if let Some(name) = violation.suggestion() {
            let _ = write!(text, " ~ {name}");
        }
        text.push('\n');
    }
    if let Some(example) = rejection.example() {
        let _ = writeln!(text, "for example {example}");
    }
    if rejection.more() > 0 {
        let _ = writeln!(text, "and {} more", rejection.more());
    }
    text.pop();
    text
}

/// Text on one line; in a pointer, spaces do not show either.
fn visible(text: &str, in_pointer: bool) -> String {
    let mut shown = String::new();
    for char in text.chars() {
        if char.is_ascii_control() || (in_pointer && char == ' ') {
            let _ = write!(shown, "\\x{:02x}", u32::from(char));
        } else {
            shown.push(char);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read() {
        let text = "# first\n\na {\"b\":\"\\xff\\\\x41\\n\"} => rejected /b too_long a\n    | /c d\n    fix {}\nb => done  x \n";
        let calls = read(text).expect("a file");
        assert_eq!(calls.len(), 2);
        assert_eq!((calls[0].line, calls[0].tool.as_str()), (3, "a"));
        assert_eq!(calls[0].arguments, b"{\"b\":\"\xff\\\\x41\\n\"}");
        assert_eq!(calls[0].outcome, "rejected /b too_long a\n/c d");
        assert_eq!(calls[0].fix.as_deref(), Some(&b"{}"[..]));
        let last = Call { line: 6, tool: "b".into(), arguments: Vec::new(), outcome: "done  x".into(), fix: None };
        assert_eq!(calls[1], last);
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        for (text, error) in [
            ("a {}", "line 1: there is no `=> outcome`"),
            ("a {}=> done", "line 1: a space stands before `=>`"),
            ("a {} => ", "line 1: a line is `tool arguments => outcome`"),
            ("\n  fix {}", "line 2: it belongs to no call"),
            ("a \"\\xf\" => done", "line 1: `\\x` takes two hexadecimal digits"),
            ("a \"\\x", "line 1: there is no `=> outcome`"),
            ("a \\x => done", "line 1: `\\x` takes two hexadecimal digits"),
        ] {
            assert_eq!(read(text), Err(error.to_owned()), "{text}");
        }
        assert!(read("a {} => done\n  fix {}").is_err(), "a call that is done needs no fix");
        assert!(read("a {} => rejected - x\n  fix {}\n  | - y").is_err(), "the order is fixed");
    }
}
