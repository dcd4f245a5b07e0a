//! What a host asks of the coercer in one call, beside what is declared.

use toolcall_schema::level::Level;

/// How the arguments of one [`check`](crate::Toolset::check) are to be taken. A call of a compiled tool is taken as declared
/// ([`Policy::DECLARED`]); a host that wants another level checks first and calls with what that wrote.
///
/// A level that is asked for counts where nothing is declared, and is the most that is done anywhere: with
/// `Policy::at(Level::Exact)` nothing is coerced, whatever a tool or a parameter says. Destructive tools are never read
/// leniently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    pub(crate) level: Option<Level>,
    pub(crate) ignores_unknown: bool,
}

impl Policy {
    /// As declared: by the parameter, else by the tool, else by the toolset; [`Level::Lossless`] if nothing is.
    pub const DECLARED: Self = Self { level: None, ignores_unknown: false };

    /// At this level.
    pub const fn at(level: Level) -> Self {
        Self { level: Some(level), ignores_unknown: false }
    }

    /// Drops arguments that the tool does not have, with a line in the receipt; else they are refused unless the tool
    /// says otherwise.
    #[must_use]
    pub const fn ignoring_unknown(self) -> Self {
        Self { ignores_unknown: true, ..self }
    }
}
