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

use toolcall_schema::limits;
use toolcall_schema::table::NodeId;

use crate::token::Fault;
use crate::violation::{Code, Rejection};

pub(crate) use frames::Frames;
pub(crate) use shapes::Shapes;

mod canonical;
mod check;
mod choice;
mod domain;
mod frames;
mod list;
mod map;
mod next;
mod raw;
mod record;
mod repeated;
mod report;
mod shapes;
mod verdict;
mod walk;
mod words;

/// The parts of a [`Scratch`](crate::Scratch) that the coercer works in.
pub(crate) struct Memory<'s> {
    pub(crate) frames: &'s mut Frames,
    /// Gets the arguments in declared order, defaults filled in, integers as plain digits.
    pub(crate) canonical: &'s mut Vec<u8>,
    /// Gets what is wrong, if anything.
    pub(crate) rejection: &'s mut Rejection,
}

/// What becomes of arguments that the tool does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    Refused,
    Ignored,
}

/// Checks and rewrites the arguments; false if they do not fit. Exactly one of `canonical` and `rejection` is filled.
pub(crate) fn coerce(shapes: Shapes<'_>, root: NodeId, arguments: &[u8], unknown: Unknown, memory: Memory<'_>) -> bool {
    let Memory { frames, canonical, rejection } = memory;
    canonical.clear();
    rejection.clear();
    let walked =
        framed(arguments).and_then(|text| walk::run(shapes, root, text, unknown, frames, canonical, rejection));
    if let Err(fault) = walked {
        // What seemed wrong before may come of the same slip (a quote left out turns keys into text), and the fault
        // must be mended first anyway.
        rejection.clear();
        report::fault(rejection, fault);
    }
    let fits = rejection.is_empty();
    if !fits {
        canonical.clear();
    }
    fits
}

/// The arguments as text to walk.
fn framed(arguments: &[u8]) -> Result<&str, Fault> {
    if arguments.len() > limits::BYTES {
        return Err(Fault { code: Code::TooLarge, at: None, expected: "at most 1048576 bytes" });
    }
    let text = simdutf8::compat::from_utf8(arguments).map_err(|bad| Fault {
        code: Code::InvalidUtf8,
        at: Some(bad.valid_up_to()),
        expected: "UTF-8 text",
    })?;
    let is_blank = matches!(text.trim_matches([' ', '\t', '\n', '\r']), "" | "null");
    Ok(if is_blank { "{}" } else { text })
}

#[cfg(test)]
mod tests;
