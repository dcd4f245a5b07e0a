//! From a name and argument bytes to the author's function: the generic part of what is emitted for each tool.

use core::fmt::Write as _;
use core::pin::pin;
use core::task::{Context, Poll};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::coerce::{self, Memory, Rules, Shapes, Terms};
use crate::cursor::{Cursor, Stop};
use crate::outcome::{Outcome, Panic, UnknownTool};
use crate::policy::Policy;
use crate::reply::{Failure, FailureCode, Reply};
use crate::scratch::Scratch;
use crate::toolset::Declared;
use crate::violation::Rejection;

/// The tool `ID` of a toolset; implemented by glue for a type of the toolset, so that the shared file can name the type of
/// its arguments without naming the author's module.
pub trait Call<const ID: usize> {
    /// Its arguments, parsed.
    type Args<'a>: Arguments<'a>;
}

/// All arguments of a tool.
pub trait Arguments<'a>: Sized {
    /// Reads all that stands at the cursor, exactly as declared, and leaves it in `place`: what is returned by value is
    /// moved, and of each tool that is code.
    fn read(place: &mut Option<Self>, cursor: &mut Cursor<'a>) -> Result<(), Stop>;
}

/// Arguments from their JSON text: by the fast path, else through the general coercer.
///
/// # Errors
/// If the arguments do not fit; every violation is in the rejection.
#[inline]
pub fn parse<'a, A: Arguments<'a>>(
    declared: &Declared,
    id: usize,
    arguments: &'a [u8],
    scratch: &'a mut Scratch,
) -> Result<A, &'a Rejection> {
    let mut place = None;
    let rejection = parse_into(declared, id, arguments, scratch, &mut place);
    place.ok_or(rejection)
}

/// Where the arguments of some tool go.
pub trait Place<'a> {
    /// Reads them into it, as [`Arguments::read`] does.
    fn read(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Stop>;
}

impl<'a, A: Arguments<'a>> Place<'a> for Option<A> {
    fn read(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
        A::read(self, cursor)
    }
}

/// The same into a place: what it gives back says what is wrong, if nothing is there then. All tools share this.
#[inline(never)]
pub fn parse_into<'a>(
    declared: &Declared,
    id: usize,
    arguments: &'a [u8],
    scratch: &'a mut Scratch,
    place: &mut dyn Place<'a>,
) -> &'a Rejection {
    scratch.begin();
    let Scratch { text, again, canonical, frames, rejection, receipt, is_used, is_presumed, .. } = scratch;
    if let Some(mut cursor) = first(declared, arguments, text)
        && place.read(&mut cursor).is_ok()
    {
        return rejection;
    }
    if *is_presumed {
        return rejection;
    }
    *is_used = true;
    parse_again(declared, id, arguments, Memory { frames, canonical, rejection, receipt }, again, place)
}

/// Stands before arguments that may be as declared.
#[inline(always)]
fn first<'a>(declared: &Declared, arguments: &'a [u8], text: &'a mut Vec<u8>) -> Option<Cursor<'a>> {
    let is_usual = arguments.len() <= declared.limits.bytes && !declared.limits.is_tight();
    if is_usual { Cursor::new(arguments, text).ok() } else { None }
}

/// Arguments from what the coercer makes of them.
#[cold]
#[inline(never)]
fn parse_again<'a>(
    declared: &Declared,
    id: usize,
    arguments: &[u8],
    memory: Memory<'a>,
    text: &'a mut Vec<u8>,
    place: &mut dyn Place<'a>,
) -> &'a Rejection {
    let (mut cursor, rejection) = match coerced(declared, id, arguments, memory, text) {
        Ok(coerced) => coerced,
        Err(rejection) => return rejection,
    };
    match place.read(&mut cursor) {
        Ok(()) => rejection,
        Err(Stop) => refused(declared, &mut cursor, rejection),
    }
}

/// Stands before the canonical JSON of arguments.
fn coerced<'a>(
    declared: &Declared,
    id: usize,
    arguments: &[u8],
    memory: Memory<'a>,
    text: &'a mut Vec<u8>,
) -> Result<(Cursor<'a>, &'a mut Rejection), &'a Rejection> {
    let Memory { frames, canonical, rejection, receipt } = memory;
    let memory = Memory { frames, canonical: &mut *canonical, rejection: &mut *rejection, receipt };
    if !coerce(declared, id, arguments, Policy::DECLARED, memory) {
        return Err(rejection);
    }
    match Cursor::new(canonical, text) {
        Ok(cursor) => Ok((cursor.checked(), rejection)),
        Err(Stop) => Err(rejection.disagree()),
    }
}

/// Why what the coercer let through was not parsed: a type said so.
fn refused<'a>(declared: &Declared, cursor: &mut Cursor<'a>, rejection: &'a mut Rejection) -> &'a Rejection {
    match cursor.take_refusal() {
        Some(refusal) => rejection.refuse(cursor.input().bytes(), &refusal, &declared.table),
        None => rejection.disagree(),
    }
}

/// The general coercer on the arguments of one tool; false if they do not fit.
pub(crate) fn coerce(declared: &Declared, id: usize, arguments: &[u8], policy: Policy, memory: Memory<'_>) -> bool {
    let root = declared.roots.get(id).copied().unwrap_or_default();
    let shapes = Shapes { table: declared.table, patterns: declared.patterns };
    let Memory { frames, canonical, rejection, receipt } = memory;
    let memory = Memory { frames, canonical, rejection: &mut *rejection, receipt };
    let fits = coerce::coerce(&shapes, root, arguments, Rules::of(Terms::of(declared, id), policy), memory);
    if !fits {
        rejection.exemplify(declared.tools.get(id).and_then(|tool| tool.example));
    }
    fits
}

/// Calls a tool that needs no await; a panic is caught, also that of a default which is an expression. All tools of a
/// context share this.
#[inline(never)]
pub fn run<'s, C: ?Sized>(
    context: &C,
    arguments: &'s [u8],
    scratch: &'s mut Scratch,
    reply: &mut Reply,
    tool: fn(&C, &'s [u8], &'s mut Scratch, &mut Reply) -> Called<'s>,
) -> Outcome<'s> {
    let called = catch_unwind(AssertUnwindSafe(|| {
        // Handed over for good, where an argument would only be lent for the time of the closure.
        let scratch = scratch;
        tool(context, arguments, scratch, reply)
    }));
    match called {
        Ok(Called { rejection: None, failure: None }) => Outcome::Done,
        Ok(Called { rejection: None, failure: Some(failure) }) => Outcome::Failed(failure),
        Ok(Called { rejection: Some(rejection), .. }) => reject(rejection, reply),
        Err(payload) => settle(Err(payload), reply),
    }
}

/// What became of a call. As a `Result` of a `Result` it would go through memory, and be waited for there.
#[derive(Debug)]
pub struct Called<'s> {
    rejection: Option<&'s Rejection>,
    failure: Option<Failure>,
}

impl<'s> Called<'s> {
    /// The arguments did not fit.
    #[inline(always)]
    pub const fn rejected(rejection: &'s Rejection) -> Self {
        Self { rejection: Some(rejection), failure: None }
    }

    /// The tool ran.
    #[inline(always)]
    pub fn ran(result: Result<(), Failure>) -> Self {
        Self { rejection: None, failure: result.err() }
    }
}

/// Parses for a tool that is awaited; a panic is caught.
///
/// # Errors
/// What ends the call before the tool runs.
pub fn attempt<'s, A>(reply: &mut Reply, parse: impl FnOnce() -> Result<A, &'s Rejection>) -> Result<A, Outcome<'s>> {
    match catch_unwind(AssertUnwindSafe(parse)) {
        Ok(parsed) => parsed.map_err(|rejection| reject(rejection, reply)),
        Err(payload) => Err(settle(Err(payload), reply)),
    }
}

/// Awaits a tool; a panic is caught around each poll.
///
/// # Errors
/// The payload of the panic.
pub async fn caught<F: Future>(tool: F) -> Result<F::Output, Box<dyn Any + Send>> {
    let mut tool = pin!(tool);
    let poll = |waker: &mut Context<'_>| match catch_unwind(AssertUnwindSafe(|| tool.as_mut().poll(waker))) {
        Ok(poll) => poll.map(Ok),
        Err(payload) => Poll::Ready(Err(payload)),
    };
    core::future::poll_fn(poll).await
}

/// The outcome of a tool that ran.
pub fn settle<'s>(result: Result<Result<(), Failure>, Box<dyn Any + Send>>, reply: &mut Reply) -> Outcome<'s> {
    match result {
        Ok(Ok(())) => Outcome::Done,
        Ok(Err(failure)) => Outcome::Failed(failure),
        Err(payload) => {
            reply.fail(PANICKED);
            Outcome::Panicked(Panic(payload))
        }
    }
}

/// The outcome of arguments that do not fit.
#[cold]
pub(crate) fn reject<'s>(rejection: &'s Rejection, reply: &mut Reply) -> Outcome<'s> {
    reply.fail("");
    // Writing to a reply does not fail: what is beyond its cap is cut.
    let _ = write!(reply, "{rejection}");
    Outcome::Rejected(rejection)
}

/// The outcome of a name that no tool has.
#[cold]
pub fn unknown<'s>(declared: &'static Declared, name: &str, scratch: &mut Scratch, reply: &mut Reply) -> Outcome<'s> {
    unknown_among(UnknownTool::new(declared, name), scratch, reply)
}

/// The same among tools that may be others.
pub(crate) fn unknown_among<'s>(unknown: UnknownTool<'s>, scratch: &mut Scratch, reply: &mut Reply) -> Outcome<'s> {
    scratch.begin();
    reply.fail("");
    let _ = write!(reply, "{unknown}");
    Outcome::UnknownTool(unknown)
}

/// The outcome of calling an asynchronous tool by `call_sync`: the host's mistake, said to both.
#[cold]
pub fn needs_await<'s>(scratch: &mut Scratch, reply: &mut Reply) -> Outcome<'s> {
    scratch.begin();
    reply.fail(NEEDS_AWAIT);
    Outcome::Failed(Failure { code: FailureCode::NeedsAwait })
}

/// The message of a panic may quote what the model must not see.
const PANICKED: &str =
    "The tool broke down. Its operator has been told; calling it again in the same way will not help.";
const NEEDS_AWAIT: &str = "This tool can not be called here. Its operator must use the asynchronous `call`.";
