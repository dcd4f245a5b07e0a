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
use crate::slot::Value;
use crate::toolset::Declared;
use crate::violation::Rejection;

/// The tool `ID` of a toolset; implemented by glue for the toolset's `Set`, so that the shared file can name the type of
/// its arguments without naming the author's module.
pub trait Call<const ID: usize> {
    /// Its arguments, parsed.
    type Args<'a>: Value<'a>;
}

/// Arguments from their JSON text: by the fast path, else through the general coercer.
///
/// # Errors
/// If the arguments do not fit; every violation is in the rejection.
#[inline]
pub fn parse<'a, A: Value<'a>>(
    declared: &Declared,
    id: usize,
    arguments: &'a [u8],
    scratch: &'a mut Scratch,
) -> Result<A, &'a Rejection> {
    scratch.begin();
    let Scratch { text, again, canonical, frames, rejection, receipt, is_used, .. } = scratch;
    if let Some(cursor) = first(declared, arguments, text)
        && let Ok(parsed) = whole(cursor)
    {
        return Ok(parsed);
    }
    *is_used = true;
    parse_again(declared, id, arguments, Memory { frames, canonical, rejection, receipt }, again)
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
fn parse_again<'a, A: Value<'a>>(
    declared: &Declared,
    id: usize,
    arguments: &[u8],
    memory: Memory<'a>,
    text: &'a mut Vec<u8>,
) -> Result<A, &'a Rejection> {
    let (mut cursor, rejection) = coerced(declared, id, arguments, memory, text)?;
    match A::read(&mut cursor) {
        Ok(parsed) if cursor.finish().is_ok() => Ok(parsed),
        Ok(_) | Err(Stop) => Err(refused(declared, &mut cursor, rejection)),
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

#[inline(always)]
fn whole<'a, A: Value<'a>>(mut cursor: Cursor<'a>) -> Result<A, Stop> {
    let parsed = A::read(&mut cursor)?;
    cursor.finish()?;
    Ok(parsed)
}

/// Parses for a tool that needs no await, and runs it; a panic of either is caught: a default may be an expression.
pub fn run<'s>(
    reply: &mut Reply,
    tool: impl FnOnce(&mut Reply) -> Result<Result<(), Failure>, &'s Rejection>,
) -> Outcome<'s> {
    match catch_unwind(AssertUnwindSafe(|| tool(reply))) {
        Ok(Ok(result)) => settle(Ok(result), reply),
        Ok(Err(rejection)) => reject(rejection, reply),
        Err(payload) => settle(Err(payload), reply),
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
pub fn unknown<'s>(declared: &'static Declared, name: &str, reply: &mut Reply) -> Outcome<'s> {
    unknown_among(UnknownTool::new(declared, name), reply)
}

/// The same among tools that may be others.
pub(crate) fn unknown_among<'s>(unknown: UnknownTool<'s>, reply: &mut Reply) -> Outcome<'s> {
    reply.fail("");
    let _ = write!(reply, "{unknown}");
    Outcome::UnknownTool(unknown)
}

/// The outcome of calling an asynchronous tool by `call_sync`: the host's mistake, said to both.
#[cold]
pub fn needs_await<'s>(reply: &mut Reply) -> Outcome<'s> {
    reply.fail(NEEDS_AWAIT);
    Outcome::Failed(Failure { code: FailureCode::NeedsAwait })
}

/// The message of a panic may quote what the model must not see.
const PANICKED: &str =
    "The tool broke down. Its operator has been told; calling it again in the same way will not help.";
const NEEDS_AWAIT: &str = "This tool can not be called here. Its operator must use the asynchronous `call`.";
