//! What the author of a build script says of how calls are to be taken, for all toolsets or for one.

use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;

/// How the calls of a toolset are taken, as far as its tools do not say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Policy {
    pub(crate) level: Level,
    pub(crate) ignores_unknown: bool,
    pub(crate) limits: Limits,
}

impl Policy {
    pub(crate) const USUAL: Self = Self { level: Level::Lossless, ignores_unknown: false, limits: Limits::USUAL };
}

/// What was said, in order: of which toolset, or of all, and what it sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Policies(Vec<(Option<String>, Word)>);

/// One thing that was said.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Word {
    Coerce(Level),
    IgnoreUnknown,
    Limits(Limits),
}

impl Policies {
    pub(crate) fn say(&mut self, toolset: Option<&str>, word: Word) {
        self.0.push((toolset.map(str::to_owned), word));
    }

    /// The policy of a toolset. What was said of it alone counts more than what was said of all.
    pub(crate) fn of(&self, toolset: &str) -> Policy {
        let of_all = self.0.iter().filter(|(name, _)| name.is_none());
        let of_it = self.0.iter().filter(|(name, _)| name.as_deref() == Some(toolset));
        of_all.chain(of_it).fold(Policy::USUAL, |policy, (_, word)| match *word {
            Word::Coerce(level) => Policy { level, ..policy },
            Word::IgnoreUnknown => Policy { ignores_unknown: true, ..policy },
            Word::Limits(limits) => Policy { limits, ..policy },
        })
    }
}
