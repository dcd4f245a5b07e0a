//! The levels of coercion: how far a value that was not sent as declared may be read as what was meant.

use core::fmt;
use core::str::FromStr;

/// One level of coercion. Each includes those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// What the schema says and no more.
    Exact,
    /// What loses nothing of what was meant: `"3"` for a number, JSON in a string for an object.
    #[default]
    Lossless,
    /// What a person would make of it: white space, one value for a list, text that is nearly JSON.
    Lenient,
}

impl Level {
    /// All of them, the strictest first.
    pub const ALL: [Self; 3] = [Self::Exact, Self::Lossless, Self::Lenient];

    /// The name, e.g. `lossless`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Lossless => "lossless",
            Self::Lenient => "lenient",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.as_str() == name).ok_or(UnknownLevel)
    }
}

/// A name that no level has; the text lists those that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is `exact`, `lossless` or `lenient`")
    }
}

impl core::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_names_and_grow() {
        for level in Level::ALL {
            assert_eq!(level.as_str().parse(), Ok(level));
        }
        assert_eq!("Exact".parse::<Level>(), Err(UnknownLevel));
        assert!(Level::ALL.is_sorted());
    }
}
