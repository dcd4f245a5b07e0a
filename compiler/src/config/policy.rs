//! What the author of a build script says of how calls are to be taken.

use toolcall_schema::level::Level;
use toolcall_schema::limits::{self, Limits};

use super::Config;
use crate::policies::Word;

impl Config {
    /// How far arguments of all toolsets may be coerced where neither the tool nor the parameter says so;
    /// [`Level::Lossless`] if nothing is said.
    pub fn coerce(self, level: Level) -> Self {
        self.policy(None, Word::Coerce(level))
    }

    /// The same for one toolset.
    pub fn coerce_in(self, toolset: &str, level: Level) -> Self {
        self.policy(Some(toolset), Word::Coerce(level))
    }

    /// Drops arguments that a tool does not have, as `unknown = "ignore"` does for one tool; else they are refused.
    pub fn ignore_unknown(self) -> Self {
        self.policy(None, Word::IgnoreUnknown)
    }

    /// The same for one toolset.
    pub fn ignore_unknown_in(self, toolset: &str) -> Self {
        self.policy(Some(toolset), Word::IgnoreUnknown)
    }

    /// What all toolsets take; [`Limits::USUAL`] if nothing is said. What is beyond 16 MiB, 64 levels or 65,536 items is
    /// brought down to that. Fewer levels or items than usual cost the fast path: every call is looked at by the coercer.
    pub fn limits(self, limits: Limits) -> Self {
        self.policy(None, Word::Limits(within(limits)))
    }

    /// The same for one toolset.
    pub fn limits_in(self, toolset: &str, limits: Limits) -> Self {
        self.policy(Some(toolset), Word::Limits(within(limits)))
    }

    fn policy(mut self, toolset: Option<&str>, word: Word) -> Self {
        self.policies.say(toolset, word);
        self
    }
}

fn within(Limits { bytes, depth, items }: Limits) -> Limits {
    Limits {
        bytes: bytes.min(limits::MOST_BYTES),
        depth: depth.clamp(1, limits::DEPTH),
        items: items.min(limits::ITEMS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policies::Policy;

    #[test]
    fn what_is_said_of_one_toolset_counts_more() {
        let config = Config::new().coerce_in("admin", Level::Exact).coerce(Level::Lenient).ignore_unknown_in("web");
        let of = |name| config.policies.of(name);
        assert_eq!(of("admin"), Policy { level: Level::Exact, ..Policy::USUAL });
        assert_eq!(of("web"), Policy { level: Level::Lenient, ignores_unknown: true, ..Policy::USUAL });
        assert_eq!(of("tools").level, Level::Lenient);
        assert_eq!(Config::new().policies.of("tools"), Policy::USUAL);
    }

    #[test]
    fn limits_stay_within_what_there_is_room_for() {
        let limits = Limits { bytes: usize::MAX, depth: 0, items: u32::MAX };
        let taken = Config::new().limits(limits).policies.of("tools").limits;
        assert_eq!(taken, Limits { bytes: 16 << 20, depth: 1, items: 65_536 });
    }
}
