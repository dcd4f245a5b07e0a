//! Where a tool comes from.

use core::fmt;
use core::str::FromStr;

/// Where a tool comes from: part of its identity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A server of the Model Context Protocol.
    Mcp,
    /// A skill.
    Skill,
    /// A function of this program; compiled tools are this.
    Native,
    /// A request to a web service.
    Http,
    /// Part of the host.
    Builtin,
    /// Another agent.
    A2a,
    /// Anything else.
    #[default]
    Custom,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Mcp, Self::Skill, Self::Native, Self::Http, Self::Builtin, Self::A2a, Self::Custom];

    /// The name, e.g. `native`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mcp => "mcp",
            Self::Skill => "skill",
            Self::Native => "native",
            Self::Http => "http",
            Self::Builtin => "builtin",
            Self::A2a => "a2a",
            Self::Custom => "custom",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Source {
    type Err = UnknownSource;

    fn from_str(name: &str) -> Result<Self, UnknownSource> {
        Self::ALL.into_iter().find(|source| source.as_str() == name).ok_or(UnknownSource)
    }
}

/// A name that no source has; the text lists those that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSource;

impl fmt::Display for UnknownSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a source is `mcp`, `skill`, `native`, `http`, `builtin`, `a2a` or `custom`")
    }
}

impl core::error::Error for UnknownSource {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_known_by_their_names_alone() {
        for source in Source::ALL {
            assert_eq!(source.as_str().parse(), Ok(source));
        }
        for other in ["", "MCP", "mcp ", "native\0"] {
            assert_eq!(other.parse::<Source>(), Err(UnknownSource), "{other:?}");
        }
    }
}
