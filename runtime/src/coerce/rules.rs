//! What holds for one call: the levels, the policy and the limits, put together.

use toolcall_schema::level::Level;
use toolcall_schema::limits::{self, Limits};

use crate::policy::Policy;
use crate::toolset::{Declared, Tool};

/// What the coercer may do in one call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// Where nothing is declared.
    pub(crate) level: Level,
    /// The most that is done anywhere.
    pub(crate) most: Level,
    /// Whether arguments that the tool does not have are dropped.
    pub(crate) ignores_unknown: bool,
    pub(crate) limits: Limits,
    /// Whether `null` for what is optional, and blank text for all, are taken for absence.
    pub(crate) takes_absence: bool,
}

impl Rules {
    /// What the schema says and no more.
    pub(crate) const EXACT: Self = Self {
        level: Level::Exact,
        most: Level::Exact,
        ignores_unknown: false,
        limits: Limits::USUAL,
        takes_absence: true,
    };

    /// What the schema of an output says, to the letter.
    pub(crate) const RESULT: Self =
        Self { limits: Limits { bytes: limits::MOST_BYTES, ..Limits::USUAL }, takes_absence: false, ..Self::EXACT };

    /// Those of a call of a tool.
    pub(crate) fn of(terms: Terms, policy: Policy) -> Self {
        let Terms { coerce, level, is_destructive, ignores_unknown, limits } = terms;
        let most = match policy.level.unwrap_or(Level::Lenient) {
            Level::Lenient if is_destructive => Level::Lossless,
            level => level,
        };
        Self {
            level: coerce.or(policy.level).unwrap_or(level).min(most),
            most,
            ignores_unknown: policy.ignores_unknown || ignores_unknown,
            limits,
            takes_absence: true,
        }
    }
}

/// What is declared of the calls of a tool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// How far arguments may be coerced, if the tool says so.
    pub(crate) coerce: Option<Level>,
    /// As its toolset has it.
    pub(crate) level: Level,
    pub(crate) is_destructive: bool,
    /// Whether arguments that it does not have are dropped.
    pub(crate) ignores_unknown: bool,
    pub(crate) limits: Limits,
}

impl Terms {
    /// Of a compiled tool.
    pub(crate) fn of(declared: &Declared, id: usize) -> Self {
        let tool = declared.tools.get(id);
        Self {
            coerce: tool.and_then(|tool| tool.coerce),
            level: declared.level,
            is_destructive: tool.is_some_and(Tool::is_destructive),
            ignores_unknown: tool.is_some_and(|tool| tool.ignores_unknown),
            limits: declared.limits,
        }
    }
}
