//! From a name and argument bytes to the author's function: the generic part of what is emitted for each tool.

use core::fmt::Write as _;
use core::pin::{Pin, pin};
use core::task::Poll;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::coerce::{self, MAX_BYTES};
use crate::cursor::Cursor;
use crate::nearest::nearest;
use crate::outcome::{Outcome, Panic, UnknownTool};
use crate::reply::{Failure, FailureCode, Reply};
use crate::scratch::Scratch;
use crate::slot::Value;
use crate::toolset::Declared;
use crate::violation::Rejection;

/// The tool `ID` of a toolset; implemented by glue for the toolset's `Set`.
pub trait Call<const ID: usize> {
    /// Its arguments, parsed.
    type Args<'a>: Value<'a>;
}

/// A tool that is called without an await. The context is a parameter of the trait and not an associated type: so it
/// may be a private type of the author's.
pub trait Run<const ID: usize, C: ?Sized>: Call<ID> {
    /// Calls the author's function and writes what it returns.
    ///
    /// # Errors
    /// If the function fails, or its result cannot be encoded.
    fn run<'a>(context: &C, arguments: Self::Args<'a>, reply: &mut Reply) -> Result<(), Failure>;
}

/// A tool that is awaited. The lifetime is the trait's: an `async fn` cannot implement a function whose lifetime stands
/// in a projection only.
pub trait RunAsync<'a, const ID: usize, C: ?Sized>: Call<ID> {
    /// As [`Run::run`].
    fn run(context: &C, arguments: Self::Args<'a>, reply: &mut Reply) -> impl Future<Output = Result<(), Failure>>;
}

/// Arguments from their JSON text: by the fast path, else through the general coercer.
///
/// # Errors
/// If the arguments do not fit; every violation is in the rejection.
#[inline]
pub fn parse<'a, A: Value<'a>>(declared: &Declared, id: usize, arguments: &'a [u8], scratch: &'a mut Scratch) -> Result<A, &'a Rejection> {
    let Scratch { text, again, canonical, frames, rejection } = scratch;
    if arguments.len() <= MAX_BYTES
        && let Ok(parsed) = read(arguments, text)
    {
        return Ok(parsed);
    }
    let root = declared.roots.get(id).copied().unwrap_or_default();
    let memory = coerce::Memory { frames, canonical, rejection };
    if !coerce::coerce(&declared.table, root, arguments, memory) {
        return Err(rejection);
    }
    match read(canonical, again) {
        Ok(parsed) => Ok(parsed),
        Err(_) => Err(rejection.disagree()),
    }
}

fn read<'a, A: Value<'a>>(arguments: &'a [u8], text: &'a mut Vec<u8>) -> Result<A, crate::cursor::Stop> {
    let mut cursor = Cursor::new(arguments, text)?;
    let parsed = A::read(&mut cursor)?;
    cursor.finish()?;
    Ok(parsed)
}

/// One call of a tool that needs no await.
pub fn call_sync<'s, S, const ID: usize, C>(declared: &'static Declared, context: &C, arguments: &'s [u8], scratch: &'s mut Scratch, reply: &mut Reply) -> Outcome<'s>
where
    S: Run<ID, C>,
    C: ?Sized,
{
    match parse::<S::Args<'s>>(declared, ID, arguments, scratch) {
        Ok(arguments) => {
            let result = catch_unwind(AssertUnwindSafe(|| S::run(context, arguments, reply)));
            settle(result, reply)
        }
        Err(rejection) => reject(rejection, reply),
    }
}

/// One call of a tool that is awaited; a panic is caught around each poll.
pub async fn call<'s, S, const ID: usize, C>(declared: &'static Declared, context: &C, arguments: &'s [u8], scratch: &'s mut Scratch, reply: &mut Reply) -> Outcome<'s>
where
    S: RunAsync<'s, ID, C>,
    C: ?Sized,
{
    match parse::<S::Args<'s>>(declared, ID, arguments, scratch) {
        Ok(arguments) => {
            let result = {
                let mut run = pin!(S::run(context, arguments, reply));
                core::future::poll_fn(move |waker| caught(run.as_mut(), waker)).await
            };
            settle(result, reply)
        }
        Err(rejection) => reject(rejection, reply),
    }
}

fn caught<F: Future>(future: Pin<&mut F>, waker: &mut core::task::Context<'_>) -> Poll<Result<F::Output, Box<dyn Any + Send>>> {
    match catch_unwind(AssertUnwindSafe(|| future.poll(waker))) {
        Ok(poll) => poll.map(Ok),
        Err(payload) => Poll::Ready(Err(payload)),
    }
}

fn settle<'s>(result: Result<Result<(), Failure>, Box<dyn Any + Send>>, reply: &mut Reply) -> Outcome<'s> {
    match result {
        Ok(Ok(())) => Outcome::Done,
        Ok(Err(failure)) => Outcome::Failed(failure),
        Err(payload) => {
            reply.fail(PANICKED);
            Outcome::Panicked(Panic(payload))
        }
    }
}

#[cold]
fn reject<'s>(rejection: &'s Rejection, reply: &mut Reply) -> Outcome<'s> {
    reply.fail("");
    // Writing to a reply does not fail: what is beyond its cap is cut.
    let _ = write!(reply, "{rejection}");
    Outcome::Rejected(rejection)
}

/// The outcome of a name that no tool has.
#[cold]
pub fn unknown<'s>(declared: &'static Declared, name: &str, reply: &mut Reply) -> Outcome<'s> {
    let nearest = nearest(name, declared.tools.iter().map(|tool| tool.name));
    let unknown = UnknownTool { tools: declared.tools, nearest };
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
const PANICKED: &str = "The tool broke down. Its operator has been told; calling it again in the same way will not help.";
const NEEDS_AWAIT: &str = "This tool can not be called here. Its operator must use the asynchronous `call`.";
