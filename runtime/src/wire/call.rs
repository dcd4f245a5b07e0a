//! Calls as they are handed out: whole ones to be dispatched, others to be answered with what was wrong.

use core::fmt;

use super::doubles;
use super::early::is_closed;
use super::growing::Growing;
use super::memory::{Ended, Found, Memory, Piece};
use super::names;
use super::provider::Provider;
use crate::receipt::Coercion;
use crate::scratch::Scratch;

/// One call of a tool, as the model made it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Call<'a> {
    /// The name as it was sent; see [`name_among`](Self::name_among).
    pub name: &'a str,
    /// The arguments, to be dispatched as they are: JSON text, or whatever came in its place; empty if nothing did.
    pub arguments: &'a [u8],
    /// Which answer of the model it belongs to, where several were asked for.
    pub answer: u32,
    /// What numbers went through on their way.
    pub numbers: Numbers,
    /// What Gemini wants back with the call, unread.
    pub signature: Option<&'a str>,
    /// Of a call that several were packed into: which of them this is. They have one id and one result together.
    pub part: Option<Part>,
    pub(super) id: Id<'a>,
    /// What OpenAI's Responses want back with the result, as JSON.
    pub(super) caller: Option<&'a str>,
}

/// One of several calls in a call: OpenAI's models sometimes send `multi_tool_use.parallel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part {
    /// Which, from 0.
    pub index: u32,
    /// Of how many.
    pub count: u32,
}

/// What became of the digits of a number before it came here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Numbers {
    /// They are those of the model.
    Digits,
    /// The provider read them as doubles: whole numbers beyond 2^53 may have been rounded. `wire = "string"` on the
    /// parameter avoids it.
    Doubles,
}

/// The id of a call.
#[derive(Clone, Copy, Debug)]
pub(super) enum Id<'a> {
    Given(&'a str),
    /// None came; this one is legal for every provider.
    Made([u8; MADE]),
}

impl<'a> Call<'a> {
    /// What the result is paired by: the provider's id, or one of nine letters and digits that was made up where none came.
    /// The same bytes give the same one.
    pub fn id(&self) -> &str {
        self.id.as_str()
    }

    /// Whether the id came from the provider.
    pub const fn has_id(&self) -> bool {
        matches!(self.id, Id::Given(_))
    }

    /// The name by which to dispatch: as it was sent if a tool has that, else without `functions.` or `default_api:` in front
    /// if a tool has that, else as it was sent.
    ///
    /// ```ignore
    /// let name = call.name_among(|name| TOOLS.find(name).is_some());
    /// ```
    pub fn name_among(&self, is_known: impl Fn(&str) -> bool) -> &'a str {
        names::known(self.name, is_known)
    }

    /// After a dispatch: notes in the receipt which whole numbers may have been rounded before they came here, as
    /// [`Coercion::Rounded`]. Says whether there are any.
    pub fn note_rounded(&self, scratch: &mut Scratch) -> bool {
        if self.numbers == Numbers::Digits {
            return false;
        }
        let mut is_any = false;
        doubles::rounded(self.arguments, |pointer| {
            is_any = true;
            scratch.is_used = true;
            scratch.receipt.note(Coercion::Rounded, pointer);
        });
        is_any
    }
}

impl Id<'_> {
    pub(super) fn as_str(&self) -> &str {
        match self {
            Self::Given(id) => id,
            Self::Made(id) => core::str::from_utf8(id).unwrap_or_default(),
        }
    }
}

/// A call that is not to be run: it must be answered all the same, see [`Results::refuse`](super::Results::refuse).
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Refused<'a> {
    /// The call as far as it came; its arguments are not to be trusted.
    pub call: Call<'a>,
    /// Why.
    pub reason: Refusal,
}

/// Why a call is not to be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The turn ended before the call did, or nobody says that it ended well.
    CutOff,
    /// It names no tool.
    NoName,
}

impl Refusal {
    /// What to tell the model.
    pub const fn text(self) -> &'static str {
        match self {
            Self::CutOff => {
                "The call was cut off before it was whole, and was not run. Send it again, shorter if you can."
            }
            Self::NoName => "The call names no tool, and was not run. Send it again with the name of a tool.",
        }
    }
}

impl fmt::Display for Refused<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.text())
    }
}

impl core::error::Error for Refused<'_> {}

/// The calls of one response, in their order.
#[derive(Clone, Debug)]
pub struct Calls<'a> {
    pub(super) provider: &'static Provider,
    pub(super) source: Source<'a>,
    stop: Option<&'a str>,
    next: usize,
}

/// Where the calls stand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source<'a> {
    Body(&'a str, &'a Memory),
    Stream(&'a [Growing]),
}

impl<'a> Calls<'a> {
    pub(super) fn of_body(provider: &'static Provider, body: &'a str, memory: &'a Memory) -> Self {
        let stop = memory.stop.of(body, &memory.text);
        Self { provider, source: Source::Body(body, memory), stop, next: 0 }
    }

    pub(super) const fn of_stream(provider: &'static Provider, grown: &'a [Growing], stop: Option<&'a str>) -> Self {
        Self { provider, source: Source::Stream(grown), stop, next: 0 }
    }

    /// Whose they are.
    pub const fn provider(&self) -> &'static Provider {
        self.provider
    }

    /// Why the turn ended, in the provider's words, if it said so; of several answers the last.
    pub const fn stop(&self) -> Option<&'a str> {
        self.stop
    }

    /// Whether a call may be half of what the model meant. Text that was cut off is no whole object; where calls come as
    /// objects, a provider closes what was cut off, which can only be the last.
    fn may_be_half(&self, index: usize, call: &Call<'a>, ended: Ended) -> bool {
        let grown = match self.source {
            Source::Body(..) => None,
            Source::Stream(grown) => grown.get(index),
        };
        match ended {
            _ if grown.is_some_and(|grown| grown.goes_on) => true,
            Ended::Well => false,
            Ended::Unsaid => grown.is_some(),
            Ended::Cut if self.provider.sends_text || grown.is_some() && self.provider.is_fragmented => {
                grown.is_some_and(|grown| grown.is_seed)
                    || !is_closed(core::str::from_utf8(call.arguments).unwrap_or_default())
            }
            Ended::Cut => self.is_last(index, call.answer),
        }
    }

    /// Whether no call of the same answer follows.
    fn is_last(&self, index: usize, answer: u32) -> bool {
        match self.source {
            Source::Body(_, memory) => memory.found.iter().skip(index + 1).all(|other| other.answer != answer),
            Source::Stream(grown) => grown.iter().skip(index + 1).all(|other| other.answer != answer),
        }
    }

    /// Every call, also those that are not to be run, and also those that were handed out.
    pub(super) fn all(&self) -> impl Iterator<Item = Call<'a>> {
        (0..self.count()).filter_map(|index| self.get(index)).map(|(call, _)| call)
    }

    fn count(&self) -> usize {
        match self.source {
            Source::Body(_, memory) => memory.found.len(),
            Source::Stream(grown) => grown.len(),
        }
    }

    fn get(&self, index: usize) -> Option<(Call<'a>, Ended)> {
        match self.source {
            Source::Body(body, memory) => {
                let found = memory.found.get(index)?;
                Some((self.found(index, found, body, memory), found.ended))
            }
            Source::Stream(grown) => grown.get(index).map(|grown| (grown.call(self.provider, index), grown.ended)),
        }
    }

    fn found(&self, index: usize, found: &Found, body: &'a str, memory: &'a Memory) -> Call<'a> {
        let text = |piece: Piece| piece.of(body, &memory.text);
        let made = || made_id(&[body], index);
        Call {
            name: text(found.name).unwrap_or_default(),
            arguments: text(found.arguments).or(text(found.more)).unwrap_or_default().as_bytes(),
            answer: found.answer,
            numbers: self.provider.numbers(),
            signature: text(found.signature),
            part: found.part.map(|(index, count)| Part { index, count }),
            id: text(found.id).map_or_else(|| Id::Made(made()), Id::Given),
            caller: text(found.caller),
        }
    }
}

impl<'a> Iterator for Calls<'a> {
    type Item = Result<Call<'a>, Refused<'a>>;

    fn next(&mut self) -> Option<Self::Item> {
        let index = self.next;
        let (call, ended) = self.get(index)?;
        self.next += 1;
        let reason = match () {
            () if self.may_be_half(index, &call, ended) => Refusal::CutOff,
            () if call.name.is_empty() => Refusal::NoName,
            () => return Some(Ok(call)),
        };
        Some(Err(Refused { call, reason }))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.count().saturating_sub(self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Calls<'_> {}

impl Provider {
    pub(super) const fn numbers(&self) -> Numbers {
        if self.has_doubles { Numbers::Doubles } else { Numbers::Digits }
    }
}

/// An id for the call of this index in what was sent.
pub(super) fn made_id(sent: &[&str], index: usize) -> [u8; MADE] {
    use core::hash::{BuildHasher as _, Hasher as _};
    let mut hasher = foldhash::quality::FixedState::with_seed(SEED).build_hasher();
    sent.iter().for_each(|text| hasher.write(text.as_bytes()));
    hasher.write_usize(index);
    let mut rest = hasher.finish();
    [(); MADE].map(|()| {
        let digit = DIGITS.get((rest % 62) as usize).copied().unwrap_or(b'0');
        rest /= 62;
        digit
    })
}

/// What Mistral asks for, and what no other refuses.
const MADE: usize = 9;

const SEED: u64 = 0x746f_6f6c;

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
