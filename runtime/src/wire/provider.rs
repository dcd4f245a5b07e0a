//! A provider: what its envelopes look like, and what it takes back. One file of [`providers`](super::providers) each.

use core::fmt;

use super::assembler::Assembler;
use super::call::Calls;
use super::collect::Field;
use super::envelope::Step;
use super::malformed::{Malformed, Wrong};
use super::memory::Memory;
use super::parallel;
use super::providers;
use super::results::Results;

/// One wire format for tool calls.
///
/// A value of this type is a description; the functions are the same for all of them.
#[derive(Debug)]
pub struct Provider {
    pub(super) name: &'static str,
    /// A whole response, or the message in it alone.
    pub(super) body: &'static Step<Field>,
    /// One event of a stream.
    pub(super) event: &'static Step<Field>,
    /// How events are framed.
    pub(super) framing: Framing,
    /// What says of an object that it is a call, and whether each must say so.
    pub(super) kind: (&'static str, bool),
    /// The kind of event that carries more of the arguments, where events have kinds.
    pub(super) more_event: &'static str,
    /// Whether the arguments of a whole call are text that holds JSON.
    pub(super) sends_text: bool,
    /// Whether the arguments go through `f64` on the provider's side.
    pub(super) has_doubles: bool,
    /// Whether fragments of one call tell which it is; else each call of a stream comes whole.
    pub(super) is_fragmented: bool,
    /// Reasons to end a turn that leave its calls whole. Any other may have cut one off.
    pub(super) well: &'static [&'static str],
    /// What is told in place of a reason while the turn goes on.
    pub(super) running: &'static [&'static str],
    pub(super) turn: Turn,
    pub(super) result: ResultForm,
}

/// How the events of a stream follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Framing {
    /// Server-sent events.
    Events,
    /// JSON, one value a line.
    Lines,
    /// Frames with checksums, which are the client's business; each holds one JSON value.
    Frames,
}

/// How the turn of the model goes back to it. The texts are put around what they stand for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// Before and behind the kept part of the response; a list loses its brackets if these are empty.
    pub(super) around: [&'static str; 2],
    /// Before and behind the calls, where there is no such part.
    pub(super) message: [&'static str; 2],
    pub(super) call: CallForm,
    /// Whether arguments are a string that holds JSON.
    pub(super) is_text: bool,
}

/// A call of the model's as it goes back, in the order in which it is written. Commas come by themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct CallForm {
    pub(super) open: &'static str,
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) arguments: &'static str,
    /// Behind the arguments.
    pub(super) after: &'static str,
    /// Empty where there is none.
    pub(super) signature: &'static str,
    pub(super) close: &'static str,
}

/// How results go back.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResultForm {
    /// Before and behind all results of a turn, if they share a message.
    pub(super) message: [&'static str; 2],
    /// Before the parts of one result, in the order in which they are written; empty for none. Commas come by themselves.
    pub(super) open: &'static str,
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    /// Written of an error only.
    pub(super) error: &'static str,
    /// Before text, and behind it.
    pub(super) text: [&'static str; 2],
    /// Before the text of an error, and behind it; the same as `text` where there is no other place.
    pub(super) error_text: [&'static str; 2],
    /// Before an object or a list as JSON, and behind it, where that has a place.
    pub(super) json: Option<[&'static str; 2]>,
    pub(super) caller: &'static str,
    pub(super) close: &'static str,
    /// Whether text that is an error must say so itself.
    pub(super) marks_text: bool,
    /// Which ids are made up where none came.
    pub(super) needs_id: bool,
    /// What ids may be; others are replaced.
    pub(super) id_rule: Option<fn(&str) -> bool>,
}

impl Provider {
    /// OpenAI's Chat Completions, and the many servers that speak as it does.
    pub const OPENAI_CHAT: &'static Self = &providers::openai_chat::PROVIDER;
    /// OpenAI's Responses.
    pub const OPENAI_RESPONSES: &'static Self = &providers::openai_responses::PROVIDER;
    /// Anthropic's Messages.
    pub const ANTHROPIC: &'static Self = &providers::anthropic::PROVIDER;
    /// Google's Gemini, `generateContent`.
    pub const GEMINI: &'static Self = &providers::gemini::PROVIDER;
    /// AWS Bedrock, Converse.
    pub const BEDROCK: &'static Self = &providers::bedrock::PROVIDER;
    /// Mistral's chat.
    pub const MISTRAL: &'static Self = &providers::mistral::PROVIDER;
    /// Cohere's chat, version 2.
    pub const COHERE: &'static Self = &providers::cohere::PROVIDER;
    /// Ollama's own `/api/chat`.
    pub const OLLAMA: &'static Self = &providers::ollama::PROVIDER;

    /// All of them.
    pub const ALL: &'static [&'static Self] = &[
        Self::OPENAI_CHAT,
        Self::OPENAI_RESPONSES,
        Self::ANTHROPIC,
        Self::GEMINI,
        Self::BEDROCK,
        Self::MISTRAL,
        Self::COHERE,
        Self::OLLAMA,
    ];

    /// The provider of this name, e.g. `openai-chat`.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().copied().find(|provider| provider.name == name)
    }

    /// Its name: `openai-chat`, `openai-responses`, `anthropic`, `gemini`, `bedrock`, `mistral`, `cohere` or `ollama`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The calls in the body of a response, or in its message alone, in their order. The whole body is looked at before the
    /// first is handed out; they borrow from it, and what has escapes from the memory.
    ///
    /// What the provider's turn has beside calls is passed. A key that is looked at counts with every byte, and may be there
    /// once.
    ///
    /// # Errors
    /// If the body is not JSON of at most 64 levels, or not what this provider sends, or says that the provider failed. A
    /// call that is itself at fault is [`Refused`](super::Refused) among the others.
    pub fn calls<'a>(&'static self, body: &'a [u8], memory: &'a mut Memory) -> Result<Calls<'a>, Malformed> {
        let body = simdutf8::basic::from_utf8(body).map_err(|_| Malformed::new(Wrong::NotUtf8))?;
        if !memory.read(self, self.body, body)? {
            return Err(Malformed::new(Wrong::Foreign(self.name)));
        }
        // What is no more than there belongs to a call of a stream.
        memory.found.retain(|found| !found.is_bare());
        if !memory.pieces.is_empty() || memory.found.iter().any(|found| found.goes_on) {
            return Err(Malformed::new(Wrong::PathsInBody));
        }
        if self.sends_text {
            parallel::unpack_found(memory, body);
        }
        Ok(Calls::of_body(self, body, memory))
    }

    /// Puts a streamed response together.
    pub const fn assembler(&'static self) -> Assembler {
        Assembler::new(self)
    }

    /// Appends the results of a turn's calls to a list of messages (`input` of OpenAI's Responses, `contents` of Gemini).
    ///
    /// `messages` is JSON text in the making: `[`, or what stands before the results; a comma comes between them. It may be
    /// empty.
    pub fn results<'o>(&'static self, messages: &'o mut Vec<u8>) -> Results<'o> {
        Results::new(self, messages)
    }
}

impl fmt::Display for Provider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
