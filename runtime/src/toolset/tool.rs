//! What is known of one compiled tool.

use core::time::Duration;

use toolcall_schema::level::Level;
use toolcall_schema::source::Source;

/// What is known of one tool without looking at any schema.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Tool {
    /// The name a model calls it by.
    pub name: &'static str,
    /// A name for people.
    pub title: Option<&'static str>,
    /// What it does.
    pub description: &'static str,
    /// The keys of its arguments, in declared order.
    pub parameters: &'static [&'static str],
    /// Remarks of its author on its effects.
    pub hints: Hints,
    /// How long a call may take, if its author said so; zero is for ever. Whoever runs the call keeps to it: `call` alone
    /// has no clock.
    pub timeout: Option<Duration>,
    /// Whether its author advises against it.
    pub is_deprecated: bool,
    /// Whether it must be awaited: [`call_sync`](crate#dispatch) does not run it.
    pub is_async: bool,
    /// How often a model may try again after a rejection, if its author said so; whoever runs the loop keeps to it.
    pub max_retries: Option<u32>,
    /// Whether what it returns comes from strangers, so that nothing in it is to be followed.
    pub is_untrusted: bool,
    /// Whether arguments that it does not have are dropped; else they are refused.
    pub ignores_unknown: bool,
    /// How far its arguments may be coerced, if its author said so; else as the toolset has it.
    pub coerce: Option<Level>,
    /// Arguments that fit, as JSON, if its author gave some.
    pub example: Option<&'static str>,
    /// Where it comes from: [`Native`](Source::Native) for functions of this program; of what was declared in JSON, as its
    /// form or `Config::json_from` tells.
    pub source: Source,
}

impl Tool {
    #[doc(hidden)]
    pub const fn new(name: &'static str, description: &'static str, parameters: &'static [&'static str]) -> Self {
        let hints = Hints { read_only: None, destructive: None, idempotent: None, open_world: None };
        Self {
            name,
            title: None,
            description,
            parameters,
            hints,
            timeout: None,
            is_deprecated: false,
            is_async: false,
            max_retries: None,
            is_untrusted: false,
            ignores_unknown: false,
            coerce: None,
            example: None,
            source: Source::Native,
        }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn titled(self, title: &'static str) -> Self {
        Self { title: Some(title), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn hinted(
        self,
        read_only: Option<bool>,
        destructive: Option<bool>,
        idempotent: Option<bool>,
        open_world: Option<bool>,
    ) -> Self {
        Self { hints: Hints { read_only, destructive, idempotent, open_world }, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn timed(self, milliseconds: u64) -> Self {
        Self { timeout: Some(Duration::from_millis(milliseconds)), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn retried(self, times: u32) -> Self {
        Self { max_retries: Some(times), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn untrusted(self) -> Self {
        Self { is_untrusted: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn ignoring_unknown(self) -> Self {
        Self { ignores_unknown: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn coerced(self, level: Level) -> Self {
        Self { coerce: Some(level), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn exemplified(self, example: &'static str) -> Self {
        Self { example: Some(example), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn deprecated(self) -> Self {
        Self { is_deprecated: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn awaited(self) -> Self {
        Self { is_async: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn sourced(self, source: Source) -> Self {
        Self { source, ..self }
    }

    /// Whether its author says that it may destroy something.
    pub(crate) fn is_destructive(&self) -> bool {
        self.hints.destructive == Some(true)
    }
}

/// What the author says about a tool's effects; `None` is not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hints {
    /// Changes nothing.
    pub read_only: Option<bool>,
    /// May destroy something.
    pub destructive: Option<bool>,
    /// A second call with the same arguments changes nothing more.
    pub idempotent: Option<bool>,
    /// Reaches beyond what the host knows, e.g. into the web.
    pub open_world: Option<bool>,
}
