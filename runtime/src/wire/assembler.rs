//! Streams: calls that come in pieces, several at once, put together as they come.

use super::call::Calls;
use super::collect::MOST_CALLS;
use super::early::Early;
use super::frames::Frames;
use super::growing::Growing;
use super::malformed::{Malformed, Wrong};
use super::memory::{Ended, Found, Memory, Piece};
use super::parallel::{self, PACKED};
use super::provider::Provider;

/// Puts the calls of one streamed response together; made by [`Provider::assembler`].
///
/// It is fed raw bytes, cut anywhere, or the data of events that a client has taken apart, and looks at each byte a fixed
/// number of times. [`clear`](Self::clear) makes it ready for the next response and keeps its memory: once that has seen the
/// largest response, nothing is allocated.
///
/// ```
/// use toolcall::wire::Provider;
///
/// let mut assembler = Provider::OPENAI_CHAT.assembler();
/// for bytes in [
///     &br#"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"call_a1","#[..],
///     br#""function":{"name":"tide","arguments":""}}]}}]}"#,
///     b"\n\n",
///     br#"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\"port\":"}}]}}]}"#,
///     b"\n\n",
///     br#"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"\"Brest\"}"}}]}}]}"#,
///     b"\n\n",
///     br#"data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}"#,
///     b"\n\ndata: [DONE]\n\n",
/// ] {
///     assembler.feed(bytes)?;
/// }
/// let calls: Vec<_> = assembler.finish()?.flatten().map(|call| (call.name, call.arguments)).collect();
/// assert_eq!(calls, [("tide", &br#"{"port":"Brest"}"#[..])]);
/// # Ok::<(), toolcall::wire::Malformed>(())
/// ```
#[derive(Debug)]
pub struct Assembler {
    provider: &'static Provider,
    frames: Frames,
    memory: Memory,
    /// Calls of this response and, behind them, memory of earlier ones.
    calls: Vec<Growing>,
    used: usize,
    stop: String,
    has_stop: bool,
    /// What was wrong first; nothing of the response is handed out then.
    failure: Option<Malformed>,
    /// Bytes of events so far, and how many there may be.
    bytes: usize,
    most: usize,
}

impl Assembler {
    pub(super) const fn new(provider: &'static Provider) -> Self {
        Self {
            provider,
            frames: Frames::new(),
            memory: Memory::new(),
            calls: Vec::new(),
            used: 0,
            stop: String::new(),
            has_stop: false,
            failure: None,
            bytes: 0,
            most: MOST_BYTES,
        }
    }

    /// Refuses responses of more bytes; 64 MiB unless this is said.
    #[must_use]
    pub fn limited(self, bytes: usize) -> Self {
        Self { most: bytes, ..self }
    }

    /// Begins a new response.
    pub fn clear(&mut self) {
        self.frames.clear();
        self.stop.clear();
        (self.used, self.has_stop, self.failure, self.bytes) = (0, false, None, 0);
    }

    /// Takes the next bytes of the body of the response, as they come: server-sent events, or for Ollama lines. Bedrock's
    /// frames are taken apart by its client, whose events go to [`event`](Self::event), or here as lines.
    ///
    /// # Errors
    /// If an event that ends in them is not what the provider sends. The response is lost then: every further step gives
    /// the same error.
    pub fn feed(&mut self, bytes: &[u8]) -> Result<(), Malformed> {
        // What waits is counted when it is an event.
        if self.bytes.saturating_add(self.frames.waiting() + bytes.len()) > self.most {
            return self.keep(Err(Malformed::new(Wrong::TooLarge)));
        }
        let mut frames = core::mem::take(&mut self.frames);
        let fed = frames.feed(self.provider.framing, bytes, |data| self.event(data));
        self.frames = frames;
        fed
    }

    /// Takes the data of one event.
    ///
    /// # Errors
    /// As for [`feed`](Self::feed).
    pub fn event(&mut self, data: &[u8]) -> Result<(), Malformed> {
        let taken = self.failure.map_or_else(|| self.take(data), Err);
        self.keep(taken)
    }

    fn keep(&mut self, taken: Result<(), Malformed>) -> Result<(), Malformed> {
        self.failure = self.failure.or(taken.err());
        self.failure.map_or(Ok(()), Err)
    }

    fn take(&mut self, data: &[u8]) -> Result<(), Malformed> {
        self.bytes = self.bytes.saturating_add(data.len());
        if self.bytes > self.most {
            return Err(Malformed::new(Wrong::TooLarge));
        }
        let data = simdutf8::basic::from_utf8(data).map_err(|_| Malformed::new(Wrong::NotUtf8))?;
        if matches!(data.trim_ascii(), "" | "[DONE]") {
            return Ok(());
        }
        let mut memory = core::mem::take(&mut self.memory);
        let read = memory.read(self.provider, self.provider.event, data);
        let applied = read.and_then(|_| memory.found.iter().try_for_each(|found| self.apply(found, data, &memory)));
        if applied.is_ok() {
            self.end(&memory, data);
        }
        self.memory = memory;
        applied
    }

    /// The calls so far, whole or not, in the order in which they began, to be read before they end.
    pub fn growing(&mut self) -> impl Iterator<Item = Early<'_>> {
        self.calls.iter_mut().take(self.used).map(|growing| {
            let Growing { name, arguments, id, early, .. } = growing;
            Early { id, name, arguments, scan: early }
        })
    }

    /// The response is over: its calls. One that was not told to be over is [`Refused`](super::Refused), as is one that was
    /// cut off.
    ///
    /// # Errors
    /// If any event was not what the provider sends.
    pub fn finish(&mut self) -> Result<Calls<'_>, Malformed> {
        let mut frames = core::mem::take(&mut self.frames);
        let fed = frames.finish(self.provider.framing, |data| self.event(data));
        self.frames = frames;
        self.keep(fed)?;
        self.unpack();
        let stop = self.has_stop.then_some(self.stop.as_str());
        Ok(Calls::of_stream(self.provider, self.calls.get(..self.used).unwrap_or_default(), stop))
    }

    /// Adds a fragment to the call that it belongs to, or begins one.
    fn apply(&mut self, found: &Found, data: &str, memory: &Memory) -> Result<(), Malformed> {
        let get = |piece: Piece| piece.of(data, &memory.text).unwrap_or_default();
        let (id, name) = (get(found.id), get(found.name));
        let begins = found.id.is_there() || found.name.is_there() || found.arguments.is_there();
        let (place, is_new) = match self.find(found, id, name) {
            Some(place) => (place, false),
            None if begins => (self.begin(found)?, true),
            None if found.pieces.0 < found.pieces.1 => return Err(Malformed::new(Wrong::Stray)),
            // A piece of what is no call of ours.
            None => return Ok(()),
        };
        let Some(growing) = self.calls.get_mut(place) else { return Ok(()) };
        if !name.is_empty() && !growing.name.is_empty() && growing.name != name {
            return Err(Malformed::new(Wrong::Stray));
        }
        for (whole, piece) in [
            (&mut growing.id, id),
            (&mut growing.name, name),
            (&mut growing.signature, get(found.signature)),
            (&mut growing.caller, get(found.caller)),
        ] {
            if whole.is_empty() {
                whole.push_str(piece);
            }
        }
        match get(found.arguments) {
            "{}" | "" if growing.goes_on => {}
            _ if growing.goes_on => return Err(Malformed::new(Wrong::Stray)),
            arguments => growing.set(arguments, is_new),
        }
        growing.add(get(found.more));
        let (first, end) = found.pieces;
        let pieces = memory.pieces.get(first..end).unwrap_or_default();
        growing.pieces(pieces, found.goes_on, get)
    }

    /// The call that a fragment belongs to.
    fn find(&self, found: &Found, id: &str, name: &str) -> Option<usize> {
        let calls = self.calls.get(..self.used).unwrap_or_default();
        if !self.provider.is_fragmented {
            // Each comes whole, but for one that goes on.
            let is_same = |growing: &Growing| {
                growing.answer == found.answer
                    && growing.goes_on
                    && (name.is_empty() || name == growing.name)
                    && (id.is_empty() || id == growing.id)
            };
            return calls.iter().rposition(is_same);
        }
        let last = |is_it: &dyn Fn(&Growing) -> bool| {
            calls.iter().rposition(|growing| growing.answer == found.answer && is_it(growing))
        };
        let place = match found.index {
            // The last of them: some servers give each call the same index.
            Some(_) => last(&|growing| growing.index == found.index),
            // Others give none.
            None if !id.is_empty() => last(&|growing| growing.id == id),
            None if !name.is_empty() => None,
            None => last(&|_| true),
        }?;
        let is_other = |growing: &Growing| !id.is_empty() && !growing.id.is_empty() && growing.id != id;
        (!calls.get(place).is_some_and(is_other)).then_some(place)
    }

    fn begin(&mut self, found: &Found) -> Result<usize, Malformed> {
        if self.used >= MOST_CALLS {
            return Err(Malformed::new(Wrong::TooManyCalls));
        }
        if self.used == self.calls.len() {
            self.calls.push(Growing::default());
        }
        let place = self.used;
        self.used += 1;
        if let Some(growing) = self.calls.get_mut(place) {
            growing.clear();
            (growing.answer, growing.index) = (found.answer, found.index);
        }
        Ok(place)
    }

    /// What the event says of answers that have ended.
    fn end(&mut self, memory: &Memory, data: &str) {
        for (answer, ended) in &memory.ended {
            for growing in self.calls.iter_mut().take(self.used).filter(|growing| growing.answer == *answer) {
                growing.ended = *ended;
            }
        }
        if let Some(stop) = memory.stop.of(data, &memory.text) {
            self.has_stop = true;
            self.stop.clear();
            self.stop.push_str(stop);
        }
    }

    /// Puts the calls that were packed into one in its place.
    fn unpack(&mut self) {
        if !self.provider.sends_text {
            return;
        }
        let mut place = 0;
        while let Some(outer) = self.calls.get(place).filter(|_| place < self.used) {
            place += 1;
            if outer.name != PACKED || outer.ended == Ended::Unsaid || outer.part.is_some() {
                continue;
            }
            let mut inner = Vec::new();
            let is_whole = parallel::unpack(&outer.arguments, &mut self.memory.room, |name, arguments| {
                inner.push(outer.with(name, arguments));
            });
            let count = inner.len();
            if !is_whole || count == 0 || self.used + count > MOST_CALLS {
                continue;
            }
            for (part, growing) in inner.iter_mut().enumerate() {
                growing.part = Some((part as u32, count as u32));
            }
            self.calls.splice(place - 1..place, inner);
            self.used += count - 1;
            place += count - 1;
        }
    }
}

/// Bytes of one response.
const MOST_BYTES: usize = 64 << 20;
