//! The general coercer: arguments in any form that the shape table allows, to canonical JSON or to all that is wrong.
//!
//! Takes over where the fast path stopped, from the untouched text. One pass with explicit frames checks every value and
//! writes it as it goes; what it writes, the fast path accepts. The level is `exact`: what the schema says and no more,
//! but for two laxities: blank or `null` arguments are `{}`, and `null` for an optional key that is not nullable is as
//! good as absent.
//!
//! ```text
//! token ─▶ walk ─▶ check against domain ─▶ canonical
//!                     └─▶ report (pointer, words) ─▶ Rejection
//! ```

use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::table::NodeId;

use crate::receipt::Receipt;
use crate::repair::repair;
use crate::token::Fault;
use crate::violation::{Code, Rejection};

pub(crate) use frames::Frames;
pub(crate) use rules::{Rules, Terms};
pub(crate) use shapes::Shapes;

mod assemble;
mod canonical;
mod chance;
mod check;
mod choice;
mod domain;
mod encoded;
mod frames;
mod keyed;
mod ladder;
mod list;
mod map;
mod memo;
mod nested;
mod next;
mod passing;
mod raw;
mod record;
mod repeated;
mod report;
mod reread;
mod rules;
mod scalar;
mod shapes;
mod tag;
mod usual;
mod verdict;
mod walk;
mod words;
mod writer;

/// The parts of a [`Scratch`](crate::Scratch) that the coercer works in.
pub(crate) struct Memory<'s> {
    pub(crate) frames: &'s mut Frames,
    /// Gets the arguments in declared order, defaults filled in, integers as plain digits.
    pub(crate) canonical: &'s mut Vec<u8>,
    /// Gets what is wrong, if anything.
    pub(crate) rejection: &'s mut Rejection,
    /// Gets what had to be coerced, if nothing is wrong.
    pub(crate) receipt: &'s mut Receipt,
}

/// Checks and rewrites the arguments; false if they do not fit. Exactly one of `canonical` and `rejection` is filled.
pub(crate) fn coerce(
    shapes: &Shapes<'_>,
    root: NodeId,
    arguments: &[u8],
    rules: Rules,
    mut memory: Memory<'_>,
) -> bool {
    memory.canonical.clear();
    memory.rejection.clear();
    memory.receipt.clear();
    let walked = framed(arguments, rules).and_then(|text| {
        let walked = walk::run(shapes, root, text, rules, &mut memory);
        walked.or_else(|fault| repaired(shapes, root, text, rules, &mut memory).unwrap_or(Err(fault)))
    });
    let Memory { canonical, rejection, receipt, .. } = memory;
    if let Err(fault) = walked {
        // What seemed wrong before may come of the same slip (a quote left out turns keys into text), and the fault
        // must be mended first anyway.
        rejection.clear();
        report::fault(rejection, fault);
    }
    let fits = rejection.is_empty();
    if !fits {
        canonical.clear();
        receipt.clear();
    }
    fits
}

/// Walks a text that is nearly JSON, made JSON; `None` if it is left as it is, or its level forbids that.
fn repaired(
    shapes: &Shapes<'_>,
    root: NodeId,
    text: &str,
    rules: Rules,
    memory: &mut Memory<'_>,
) -> Option<Result<(), Fault>> {
    if rules.level < Level::Lenient {
        return None;
    }
    let mut json = core::mem::take(&mut memory.frames.repaired);
    let repairs = repair(text, &mut json).ok().filter(|_| json.len() <= rules.limits.bytes);
    let walked = repairs.zip(core::str::from_utf8(&json).ok()).map(|(repairs, json)| {
        memory.canonical.clear();
        memory.rejection.clear();
        memory.receipt.clear();
        repairs.iter().for_each(|kind| memory.receipt.note(kind, |_| {}));
        walk::run(shapes, root, if is_blank(json) { "{}" } else { json }, rules, memory)
    });
    memory.frames.repaired = json;
    walked.filter(Result::is_ok)
}

/// The arguments as text to walk.
fn framed(arguments: &[u8], rules: Rules) -> Result<&str, Fault> {
    if arguments.len() > rules.limits.bytes {
        let expected = if rules.limits.bytes == Limits::USUAL.bytes { "at most 1048576 bytes" } else { "fewer bytes" };
        return Err(Fault { code: Code::TooLarge, at: None, expected });
    }
    let text = simdutf8::compat::from_utf8(arguments).map_err(|bad| Fault {
        code: Code::InvalidUtf8,
        at: Some(bad.valid_up_to()),
        expected: "UTF-8 text",
    })?;
    Ok(if rules.takes_absence && is_blank(text) { "{}" } else { text })
}

/// Whether arguments are none: providers send these for a tool that takes none.
fn is_blank(text: &str) -> bool {
    matches!(text.trim_matches([' ', '\t', '\n', '\r']), "" | "null")
}

#[cfg(test)]
mod tests;
