//! Answers as they are written. Everything is escaped or was checked, so an answer is one JSON object on one line.

use core::fmt::{self, Display, Write};

use memchr::memchr2;

use super::Handled;
use crate::reply::Reply;
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::results::{escape, is_json_with, string};

/// Why a message gets an error for an answer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fault<'e> {
    Malformed(Malformed),
    Method,
    /// A parameter that is not what was expected.
    Parameter(&'static str, &'static str),
    Cursor,
    /// No tool has this name; what there is.
    Tool(&'e str),
    /// The revision that was asked for.
    Revision(&'e str),
    /// The header that says something else than the body.
    Header(&'static str),
}

impl Fault<'_> {
    const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(Malformed { wrong: Wrong::Json(..) | Wrong::NotUtf8, .. }) => "-32700",
            Self::Malformed(_) => "-32600",
            Self::Method => "-32601",
            Self::Parameter(..) | Self::Cursor | Self::Tool(_) => "-32602",
            Self::Revision(_) => "-32022",
            Self::Header(_) => "-32020",
        }
    }

    /// What HTTP calls it. Before the newest revision a client that gets another status than 200 looks at nothing else.
    const fn status(&self, is_newest: bool) -> u16 {
        match self {
            Self::Malformed(_) | Self::Revision(_) | Self::Header(_) => 400,
            _ if !is_newest => 200,
            Self::Method => 404,
            Self::Parameter(..) | Self::Cursor | Self::Tool(_) => 400,
        }
    }

    /// Writes the error in place of a result. `is_newest` is said by HTTP, for the status.
    pub(super) fn write(&self, id: Option<&str>, is_newest: bool, out: &mut Vec<u8>) -> Handled<'static> {
        begin(out, id);
        extend(out, [",\"error\":{\"code\":", self.code(), ",\"message\":\""]);
        // Writing to a `Vec` does not fail.
        let _ = write!(Escaped(out), "{self}");
        out.push(b'"');
        if let Self::Revision(asked) = self {
            extend(out, [",\"data\":{\"supported\":", SUPPORTED, ",\"requested\":"]);
            string(out, asked);
            out.push(b'}');
        }
        extend(out, ["}}"]);
        Handled::Refused { status: self.status(is_newest) }
    }
}

impl Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(malformed) => malformed.fmt(f),
            Self::Method => f.write_str("Method not found"),
            Self::Parameter(key, expected) => write!(f, "Invalid params: `{key}`: expected {expected}"),
            Self::Cursor => f.write_str("Invalid cursor"),
            Self::Tool(text) => write!(f, "Unknown tool: {text}"),
            Self::Revision(_) => f.write_str("Unsupported protocol version"),
            Self::Header(name) => write!(f, "Header mismatch: `{name}` is not what the body says"),
        }
    }
}

/// Begins a result.
#[inline]
pub(super) fn open(out: &mut Vec<u8>, id: &[u8]) {
    // Pieces of a length that is known are copied without a call.
    out.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":");
    out.extend_from_slice(id);
    out.extend_from_slice(b",\"result\":{");
}

/// Ends it.
#[inline]
pub(super) fn close(out: &mut Vec<u8>) {
    out.extend_from_slice(b"}}");
}

/// The whole answer to a call that gave a text and nothing else, before the newest revision.
#[inline]
pub(super) fn plain(out: &mut Vec<u8>, id: &[u8], reply: &Reply) {
    out.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":");
    out.extend_from_slice(id);
    out.extend_from_slice(b",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"");
    if reply.is_plain() {
        out.extend_from_slice(reply.text().as_bytes());
    } else {
        escape(out, reply.text());
    }
    out.extend_from_slice(b"\"}]}}");
}

/// What a call gave: its text, and the same as a value where that `is_structured`.
///
/// Whoever declares its output promises it: a text that is none, since it was cut or a handler wrote something else, is an
/// error.
pub(super) fn content(out: &mut Vec<u8>, reply: &Reply, is_structured: bool, decoded: &mut String) {
    let is_value = is_structured && !reply.is_error();
    let is_broken = is_value && !(reply.left_out() == 0 && is_json_with(reply.text(), decoded));
    out.extend_from_slice(b"\"content\":[{\"type\":\"text\",\"text\":\"");
    escape(out, if is_broken { BROKEN } else { reply.text() });
    out.extend_from_slice(b"\"}]");
    if is_broken || reply.is_error() {
        extend(out, [",\"isError\":true"]);
    } else if is_value {
        extend(out, [",\"structuredContent\":"]);
        one_line(out, reply.text());
    }
}

fn begin(out: &mut Vec<u8>, id: Option<&str>) {
    extend(out, ["{\"jsonrpc\":\"2.0\""]);
    if let Some(id) = id {
        extend(out, [",\"id\":", id]);
    }
}

pub(super) fn extend<const N: usize>(out: &mut Vec<u8>, pieces: [&str; N]) {
    for piece in pieces {
        out.extend_from_slice(piece.as_bytes());
    }
}

/// Appends JSON without the line breaks between its values: messages are separated by these.
pub(super) fn one_line(out: &mut Vec<u8>, json: &str) {
    let mut rest = json.as_bytes();
    while let Some((line, behind)) = memchr2(b'\n', b'\r', rest).and_then(|at| rest.split_at_checked(at)) {
        out.extend_from_slice(line);
        out.push(b' ');
        rest = behind.get(1..).unwrap_or_default();
    }
    out.extend_from_slice(rest);
}

/// A client or a server as it says of itself: `{"name":…,"version":…}`.
pub(super) fn implementation(name: &str, version: &str) -> String {
    let mut info = Vec::new();
    extend(&mut info, ["{\"name\":"]);
    string(&mut info, name);
    extend(&mut info, [",\"version\":"]);
    string(&mut info, version);
    extend(&mut info, ["}"]);
    text(info)
}

/// What was escaped as JSON is UTF-8 still.
pub(super) fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_default()
}

/// What stands inside a JSON string.
struct Escaped<'o>(&'o mut Vec<u8>);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        escape(self.0, text);
        Ok(())
    }
}

/// All revisions, as JSON.
pub(super) const SUPPORTED: &str = "[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\"]";

const BROKEN: &str = "The tool ran, but its result is too long or no JSON, and so not what it declares.";
