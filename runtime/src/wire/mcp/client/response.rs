//! A response, as places in its text: what is alike in all of them, and what the results of the methods have.

use core::ops::Range;

use super::unanswered::{MOST_MESSAGE, MOST_WORD, Unanswered, cut};
use crate::wire::envelope::{Kind, Room, Shape, Sink, Step, Value, read};
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::memory::Piece;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
enum Part {
    Version,
    Id,
    Method,
    Result,
    Error,
    Code,
    Message,
    ResultType,
    Content,
    Structured,
    IsError,
    Tools,
    Next,
    Protocol,
    Name,
    ServerVersion,
    Instructions,
}

/// What stands under a key; `null` is nothing.
pub(super) type Member = Option<(Kind, Piece)>;

/// The members of a response that may be one; what a method needs of its result is not looked at yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Members {
    has_version: bool,
    is_request: bool,
    has_result: bool,
    has_error: bool,
    id: Member,
    code: Member,
    message: Member,
    /// Whether the result is one; earlier revisions do not say.
    result_type: Member,
    pub(super) content: Member,
    pub(super) structured: Member,
    pub(super) is_error: Member,
    pub(super) tools: Member,
    pub(super) next: Member,
    pub(super) protocol: Member,
    pub(super) name: Member,
    pub(super) version: Member,
    pub(super) instructions: Member,
}

/// A result, and where the texts of its members are.
#[derive(Clone, Copy)]
pub(super) struct Response<'m, 't> {
    pub(super) members: Members,
    body: &'m str,
    /// Strings without their escapes.
    text: &'t str,
}

impl<'m: 't, 't> Response<'m, 't> {
    /// Reads the response to the request of this id.
    pub(super) fn read(id: u64, bytes: &'m [u8], room: &mut Room, text: &'t mut String) -> Result<Self, Unanswered> {
        if bytes.len() > MOST_BYTES {
            return Err(Unanswered::TooLarge);
        }
        let body = simdutf8::basic::from_utf8(bytes).map_err(|_| Malformed::new(Wrong::NotUtf8))?;
        text.clear();
        let mut reader = Reader { members: Members::default(), text };
        read(body, room, &RESPONSE, &mut reader)?;
        let Reader { members, text } = reader;
        let response = Self { members, body, text };
        response.judge(id).map(|()| response)
    }

    /// Whether it is the result that was asked for.
    fn judge(&self, id: u64) -> Result<(), Unanswered> {
        let wrong = |key, expected| Err(Malformed::new(Wrong::Type { key, expected }).into());
        let members = self.members;
        // Who could not read the id of a request answers to `null`.
        let is_mine = members.has_error && members.id.is_none()
            || members.id.is_some_and(|(kind, piece)| kind == Kind::Number && self.json(piece).parse() == Ok(id));
        match members {
            Members { has_version: false, .. } => wrong("jsonrpc", "\"2.0\""),
            Members { is_request: true, .. } => wrong("method", "none in a response"),
            Members { has_result: true, has_error: true, .. } => wrong("error", "none beside `result`"),
            Members { has_result: false, has_error: false, .. } => wrong("result", "an object"),
            _ if !is_mine => Err(Unanswered::OtherId),
            Members { has_error: true, code, message, .. } => {
                let code = code.and_then(|(_, piece)| self.json(piece).parse().ok());
                let Some(code) = code else { return wrong("code", "a whole number") };
                let message = cut(self.string("message", message)?.unwrap_or_default(), MOST_MESSAGE).to_owned();
                Err(Unanswered::Error { code, message })
            }
            Members { result_type, .. } => match self.string("resultType", result_type)? {
                None | Some("complete") => Ok(()),
                Some(other) => Err(Unanswered::Incomplete(cut(other, MOST_WORD).to_owned())),
            },
        }
    }

    /// A string, if there is one.
    pub(super) fn string(&self, key: &'static str, member: Member) -> Result<Option<&'t str>, Malformed> {
        match member {
            None => Ok(None),
            Some((Kind::Text { .. }, piece)) => Ok(Some(self.raw(piece))),
            Some(_) => Err(Malformed::new(Wrong::Type { key, expected: "a string" })),
        }
    }

    /// A list, as it stands.
    pub(super) fn list(&self, key: &'static str, member: Member) -> Result<&'m str, Malformed> {
        match member {
            Some((Kind::List, piece)) => Ok(self.json(piece)),
            _ => Err(Malformed::new(Wrong::Type { key, expected: "a list" })),
        }
    }

    /// A value that is no string with escapes, as it stands.
    pub(super) fn json(&self, piece: Piece) -> &'m str {
        piece.of(self.body, "").unwrap_or_default()
    }

    fn raw(&self, piece: Piece) -> &'t str {
        piece.of(self.body, self.text).unwrap_or_default()
    }
}

struct Reader<'t> {
    members: Members,
    text: &'t mut String,
}

impl Sink<Part> for Reader<'_> {
    fn begin(&mut self, mark: Part) {
        match mark {
            Part::Result => self.members.has_result = true,
            _ => self.members.has_error = true,
        }
    }

    fn value(&mut self, part: Part, _: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        let Self { members, text } = self;
        let member = match part {
            Part::Version => {
                members.has_version = matches!(value.kind, Kind::Text { .. }) && value.meaning() == "2.0";
                return Ok(());
            }
            Part::Method | Part::Result | Part::Error => {
                members.is_request = true;
                return Ok(());
            }
            Part::Id => &mut members.id,
            Part::Code => &mut members.code,
            Part::Message => &mut members.message,
            Part::ResultType => &mut members.result_type,
            Part::Content => &mut members.content,
            Part::Structured => &mut members.structured,
            Part::IsError => &mut members.is_error,
            Part::Tools => &mut members.tools,
            Part::Next => &mut members.next,
            Part::Protocol => &mut members.protocol,
            Part::Name => &mut members.name,
            Part::ServerVersion => &mut members.version,
            Part::Instructions => &mut members.instructions,
        };
        *member = match part {
            // Goes on as JSON, and may be any.
            Part::Structured => Some((value.kind, value.piece())),
            _ if value.kind == Kind::Null => None,
            _ => Some((value.kind, value.kept(text))),
        };
        Ok(())
    }

    fn kept(&mut self, _: Part, _: Range<usize>) {}

    fn end(&mut self, _: Part) -> Result<(), Wrong> {
        Ok(())
    }
}

const RESPONSE: Step<Part> = Step::Object(&Shape {
    marks: &[],
    keys: &[
        ("jsonrpc", Step::Value(Part::Version)),
        ("id", Step::Value(Part::Id)),
        ("method", Step::Value(Part::Method)),
        ("result", Step::Object(&RESULT)),
        ("error", Step::Object(&ERROR)),
    ],
});

/// Of all methods.
const RESULT: Shape<Part> = Shape {
    marks: &[Part::Result],
    keys: &[
        ("resultType", Step::Value(Part::ResultType)),
        ("content", Step::Value(Part::Content)),
        ("structuredContent", Step::Value(Part::Structured)),
        ("isError", Step::Value(Part::IsError)),
        ("tools", Step::Value(Part::Tools)),
        ("nextCursor", Step::Value(Part::Next)),
        ("protocolVersion", Step::Value(Part::Protocol)),
        ("serverInfo", Step::Object(&SERVER)),
        ("instructions", Step::Value(Part::Instructions)),
        ("_meta", Step::Object(&META)),
    ],
};

/// Where the newest revision has it.
const META: Shape<Part> = Shape { marks: &[], keys: &[("io.modelcontextprotocol/serverInfo", Step::Object(&SERVER))] };

const SERVER: Shape<Part> =
    Shape { marks: &[], keys: &[("name", Step::Value(Part::Name)), ("version", Step::Value(Part::ServerVersion))] };

const ERROR: Shape<Part> = Shape {
    marks: &[Part::Error],
    keys: &[("code", Step::Value(Part::Code)), ("message", Step::Value(Part::Message))],
};

/// More is not read.
const MOST_BYTES: usize = 64 << 20;
