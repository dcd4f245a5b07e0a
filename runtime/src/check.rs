//! Arguments without a call: for gateways that look at what they forward.

use crate::coerce::{self, Memory, Rules, Shapes};
use crate::form;
use crate::outcome::{Outcome, UnknownTool};
use crate::policy::Policy;
use crate::reply::Reply;
use crate::scratch::Scratch;
use crate::toolset::{Declared, Toolset};
use crate::violation::Rejection;
use crate::{Level, call};

impl Toolset {
    /// Validates and coerces the arguments of a tool without calling it. `out` gets their canonical JSON: keys in declared
    /// order, values coerced, defaults filled in, numbers digit for digit; it is empty if the arguments do not fit. What
    /// was coerced is in [`Scratch::receipt`].
    ///
    /// The outcome is [`Done`](Outcome::Done), [`Rejected`](Outcome::Rejected) or [`UnknownTool`](Outcome::UnknownTool).
    /// Types of other crates without a shape of their own are not asked: that takes the call.
    pub fn check<'s>(
        &self,
        name: &str,
        arguments: &[u8],
        policy: Policy,
        scratch: &'s mut Scratch,
        out: &mut Vec<u8>,
    ) -> Outcome<'s> {
        out.clear();
        scratch.begin();
        let declared = self.declared();
        match declared.find(name) {
            Some(id) => outcome(check(declared, id, arguments, policy, scratch, out)),
            None => {
                scratch.begin();
                Outcome::UnknownTool(UnknownTool::new(declared, name))
            }
        }
    }

    /// Whether the arguments are what the schema of the tool says, [exactly](Level::Exact). Nothing is coerced or filled
    /// in: for hosts that forward the bytes as they came.
    ///
    /// The outcome is as that of [`check`](Self::check).
    pub fn validate<'s>(&self, name: &str, arguments: &[u8], scratch: &'s mut Scratch) -> Outcome<'s> {
        // Its memory, apart while the rest of the scratch is lent.
        let mut canonical = core::mem::take(&mut scratch.canonical);
        let is_done = self.check(name, arguments, Policy::at(Level::Exact), scratch, &mut canonical).is_done();
        scratch.canonical = canonical;
        self.ended(name, is_done, scratch)
    }

    /// Whether the result in a reply is what the tool's output schema says, to the letter. The tool is not run again, and
    /// the reply stays as it is.
    ///
    /// The outcome is [`Done`](Outcome::Done) also for an error and for a tool that declares no output,
    /// [`Misfit`](Outcome::Misfit), also for a result that was cut, or [`UnknownTool`](Outcome::UnknownTool).
    pub fn validate_result<'s>(&self, name: &str, reply: &Reply, scratch: &'s mut Scratch) -> Outcome<'s> {
        scratch.begin();
        scratch.is_used = true;
        let declared = self.declared();
        let Some(id) = declared.find(name) else { return Outcome::UnknownTool(UnknownTool::new(declared, name)) };
        let Some(node) = declared.returns.get(id).copied().flatten().filter(|_| !reply.is_error()) else {
            return Outcome::Done;
        };
        let shapes = Shapes { table: declared.table, patterns: declared.patterns };
        let Scratch { frames, canonical, rejection, receipt, .. } = scratch;
        let memory = Memory { frames, canonical, rejection: &mut *rejection, receipt };
        let fits = coerce::coerce(&shapes, node, reply.text().as_bytes(), Rules::RESULT, memory);
        if fits { Outcome::Done } else { Outcome::Misfit(rejection) }
    }

    /// How a check ended whose memory had to be put back.
    pub(crate) fn ended<'s>(&self, name: &str, is_done: bool, scratch: &'s Scratch) -> Outcome<'s> {
        let declared = self.declared();
        match declared.find(name) {
            None => Outcome::UnknownTool(UnknownTool::new(declared, name)),
            Some(_) if is_done => Outcome::Done,
            Some(_) => Outcome::Rejected(&scratch.rejection),
        }
    }
}

/// The same for one tool.
///
/// # Errors
/// If the arguments do not fit; every violation is in the rejection.
pub fn check<'s>(
    declared: &Declared,
    id: usize,
    arguments: &[u8],
    policy: Policy,
    scratch: &'s mut Scratch,
    out: &mut Vec<u8>,
) -> Result<(), &'s Rejection> {
    scratch.begin();
    scratch.is_used = true;
    let Scratch { frames, rejection, receipt, .. } = scratch;
    let memory = Memory { frames, canonical: &mut *out, rejection: &mut *rejection, receipt };
    let fits = call::coerce(declared, id, arguments, policy, memory);
    form::unmark(out);
    if fits { Ok(()) } else { Err(rejection) }
}

fn outcome(checked: Result<(), &Rejection>) -> Outcome<'_> {
    match checked {
        Ok(()) => Outcome::Done,
        Err(rejection) => Outcome::Rejected(rejection),
    }
}
