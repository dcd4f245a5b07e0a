//! The names of the dialects, shared by the compiler and the run time.

use core::fmt;
use core::str::FromStr;

/// One provider's subset of JSON Schema and its envelope; the rules are in `dialects/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// OpenAI Chat Completions with `strict: true`.
    OpenaiStrict,
    /// Model Context Protocol, newest revision.
    Mcp,
}

impl Dialect {
    /// Every dialect, in the order of the documentation.
    pub const ALL: &'static [Self] = &[Self::OpenaiStrict, Self::Mcp];

    /// The name used in configuration, on the command line and in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OpenaiStrict => "openai-strict",
            Self::Mcp => "mcp",
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        Self::ALL.iter().copied().find(|dialect| dialect.name() == name).ok_or(UnknownDialect)
    }
}

/// The text names no dialect; its `Display` lists those there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such dialect; there are")?;
        for (index, dialect) in Dialect::ALL.iter().enumerate() {
            write!(f, "{}{dialect}", if index == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownDialect {}
