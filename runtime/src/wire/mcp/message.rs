//! One message of a client: what it asks for, as places in its text.

use crate::wire::envelope::{Kind, Room, Shape, Sink, Step, Value, read};
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::memory::Piece;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
enum Part {
    Version,
    Id,
    Method,
    /// What only a response has.
    Answer,
    Name,
    Arguments,
    Cursor,
    /// What a subscription is of.
    Filter,
    /// What `initialize` asks for.
    Protocol,
    /// Which request a notification is about.
    Cancelled,
    /// What a request without a handshake says of itself.
    Revision,
    Capabilities,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Method {
    Initialize,
    Ping,
    Discover,
    List,
    Call,
    Listen,
    Cancelled,
    #[default]
    Other,
}

/// What stands under a key, and what kind of thing it is. `null` is nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Field {
    #[default]
    Absent,
    /// What a string means; of arguments, as it stands.
    Text(Piece),
    Object(Piece),
    Other,
}

/// A message that is in order as JSON-RPC; what a method needs of it is not looked at yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Message {
    has_version: bool,
    /// Those who could not read a message say so in a response to `null`; nothing else has it.
    has_null_id: bool,
    /// As it stands; a notification has none.
    pub(super) id: Piece,
    /// A response has none.
    pub(super) method: Option<Method>,
    /// Its name.
    pub(super) called: Piece,
    is_answer: bool,
    pub(super) name: Field,
    pub(super) arguments: Field,
    pub(super) cursor: Field,
    pub(super) filter: Field,
    pub(super) protocol: Field,
    /// As it stands.
    pub(super) cancelled: Piece,
    pub(super) revision: Field,
    pub(super) capabilities: Field,
}

impl Message {
    /// Reads a message; strings with escapes are decoded into `text`.
    ///
    /// # Errors
    /// What is wrong, and the id where there is one for certain.
    pub(super) fn read(body: &str, room: &mut Room, text: &mut String) -> Result<Self, (Malformed, Piece)> {
        text.clear();
        let mut reader = Reader { message: Self::default(), text };
        let is_read = read(body, room, &MESSAGE, &mut reader).and_then(|_| reader.message.whole());
        is_read.map_err(|malformed| (malformed, id_of(body, room)))
    }

    /// The message, if nothing that each must have is missing.
    const fn whole(self) -> Result<Self, Malformed> {
        let (key, expected) = match self {
            Self { has_version: false, .. } => ("jsonrpc", VERSION),
            Self { method: Some(_), has_null_id: true, .. } => ("id", ID),
            Self { method: Some(_), is_answer: true, .. } => ("method", "none beside `result` or `error`"),
            Self { method: None, is_answer: false, .. } => ("method", "a string"),
            _ => return Ok(self),
        };
        Err(Malformed::new(Wrong::Type { key, expected }))
    }
}

/// The id of a message that is refused, so that its sender learns of it.
#[cold]
fn id_of(body: &str, room: &mut Room) -> Piece {
    let mut reader = Reader { message: Message::default(), text: &mut String::new() };
    match read(body, room, &ONLY_ID, &mut reader) {
        Ok(_) => reader.message.id,
        Err(_) => Piece::NOWHERE,
    }
}

struct Reader<'t> {
    message: Message,
    text: &'t mut String,
}

impl Sink<Part> for Reader<'_> {
    fn begin(&mut self, _: Part) {}

    fn value(&mut self, part: Part, key: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        let Self { message, text } = self;
        match part {
            Part::Version if matches!(value.kind, Kind::Text { .. }) && value.meaning() == "2.0" => {
                message.has_version = true;
            }
            Part::Version => return Err(Wrong::Type { key, expected: VERSION }),
            Part::Id if value.kind == Kind::Null => message.has_null_id = true,
            Part::Id => message.id = id(value).ok_or(Wrong::Type { key, expected: ID })?,
            Part::Method if matches!(value.kind, Kind::Text { .. }) => {
                message.method = Some(Method::named(value.meaning()));
                message.called = value.kept(text);
            }
            Part::Method => return Err(Wrong::Type { key, expected: "a string" }),
            Part::Answer => message.is_answer = true,
            Part::Cancelled => message.cancelled = id(value).unwrap_or_default(),
            Part::Arguments => message.arguments = Field::of(value, |value| value.piece()),
            Part::Name => message.name = Field::of(value, |value| value.kept(text)),
            Part::Cursor => message.cursor = Field::of(value, |value| value.kept(text)),
            Part::Filter => message.filter = Field::of(value, |value| value.piece()),
            Part::Protocol => message.protocol = Field::of(value, |value| value.kept(text)),
            Part::Revision => message.revision = Field::of(value, |value| value.kept(text)),
            Part::Capabilities => message.capabilities = Field::of(value, |value| value.piece()),
        }
        Ok(())
    }

    fn kept(&mut self, _: Part, _: core::ops::Range<usize>) {}

    fn end(&mut self, _: Part) -> Result<(), Wrong> {
        Ok(())
    }
}

impl Field {
    /// What stands there; strings as `text` says.
    fn of<'v>(value: Value<'v>, text: impl FnOnce(Value<'v>) -> Piece) -> Self {
        match value.kind {
            Kind::Null => Self::Absent,
            Kind::Text { .. } => Self::Text(text(value)),
            Kind::Object => Self::Object(value.piece()),
            _ => Self::Other,
        }
    }
}

impl Method {
    fn named(name: &str) -> Self {
        match name {
            "initialize" => Self::Initialize,
            "ping" => Self::Ping,
            "server/discover" => Self::Discover,
            "tools/list" => Self::List,
            "tools/call" => Self::Call,
            "subscriptions/listen" => Self::Listen,
            "notifications/cancelled" => Self::Cancelled,
            _ => Self::Other,
        }
    }
}

/// An id as it stands: a string, or digits, however many. A number is no id if it has a fraction or an exponent, since no two
/// readers write such a one alike.
fn id(value: Value<'_>) -> Option<Piece> {
    let is_id = match value.kind {
        Kind::Text { .. } => true,
        Kind::Number => value.raw().bytes().all(|byte| matches!(byte, b'-' | b'0'..=b'9')),
        _ => false,
    };
    is_id.then(|| value.piece())
}

const ID: &str = "a string or a whole number";
const VERSION: &str = "\"2.0\"";

const MESSAGE: Step<Part> = Step::Object(&Shape {
    marks: &[],
    keys: &[
        ("jsonrpc", Step::Value(Part::Version)),
        ("id", Step::Value(Part::Id)),
        ("method", Step::Value(Part::Method)),
        ("params", Step::Object(&PARAMS)),
        ("result", Step::Value(Part::Answer)),
        ("error", Step::Value(Part::Answer)),
    ],
});

/// Of all methods; which of them are looked at hangs on the method, which may stand behind.
const PARAMS: Shape<Part> = Shape {
    marks: &[],
    keys: &[
        ("name", Step::Value(Part::Name)),
        ("arguments", Step::Value(Part::Arguments)),
        ("cursor", Step::Value(Part::Cursor)),
        ("notifications", Step::Value(Part::Filter)),
        ("protocolVersion", Step::Value(Part::Protocol)),
        ("requestId", Step::Value(Part::Cancelled)),
        ("_meta", Step::Object(&META)),
    ],
};

const META: Shape<Part> = Shape {
    marks: &[],
    keys: &[
        ("io.modelcontextprotocol/protocolVersion", Step::Value(Part::Revision)),
        ("io.modelcontextprotocol/clientCapabilities", Step::Value(Part::Capabilities)),
    ],
};

const ONLY_ID: Step<Part> = Step::Object(&Shape { marks: &[], keys: &[("id", Step::Value(Part::Id))] });
