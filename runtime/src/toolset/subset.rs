//! The schemas of some tools of a toolset: slices of what the build step rendered, put together anew.

use core::fmt;

use smallvec::SmallVec;
use toolcall_schema::dialect::Dialect;
use toolcall_schema::nearest::nearest;

use super::{Declared, NotRendered, Tool, Toolset};

impl Toolset {
    /// Appends the JSON array of the tools of these names, as a provider takes it: in declared order and each once,
    /// however the names come, so that equal choices are equal bytes and a provider's prompt cache can hold them. A name
    /// is one that a call may use. The array of no tools is `[]`.
    ///
    /// Nothing is rendered, only copied; there is no allocation if `out` has room, up to 1,024 tools.
    ///
    /// # Errors
    /// If the dialect was not rendered, or there is no tool of a name; nothing is appended then.
    pub fn write_schema<'n>(
        &self,
        dialect: Dialect,
        names: impl IntoIterator<Item = &'n str>,
        out: &mut Vec<u8>,
    ) -> Result<(), SubsetError> {
        self.view(dialect)?;
        let mut chosen = Chosen::new();
        for name in names {
            match self.declared.find(name) {
                Some(index) => chosen.add(index),
                None => return Err(SubsetError::unknown(name, self.declared)),
            }
        }
        self.write_chosen(dialect, |index, _| chosen.has(index), out)?;
        Ok(())
    }

    /// The same for the tools that `is_wanted` says yes to; it is asked once for each, in declared order.
    ///
    /// # Errors
    /// If the dialect was not rendered; nothing is appended then.
    pub fn write_schema_if(
        &self,
        dialect: Dialect,
        mut is_wanted: impl FnMut(&'static Tool) -> bool,
        out: &mut Vec<u8>,
    ) -> Result<(), NotRendered> {
        self.write_chosen(dialect, |_, tool| is_wanted(tool), out)
    }

    fn write_chosen(
        &self,
        dialect: Dialect,
        mut is_chosen: impl FnMut(usize, &'static Tool) -> bool,
        out: &mut Vec<u8>,
    ) -> Result<(), NotRendered> {
        let view = self.view(dialect)?;
        out.push(b'[');
        let mut is_first = true;
        for (index, tool) in self.tools().enumerate() {
            let Some(slice) = view.tool(index).filter(|_| is_chosen(index, tool)) else { continue };
            if !is_first {
                out.push(b',');
            }
            is_first = false;
            out.extend_from_slice(slice);
        }
        out.push(b']');
        Ok(())
    }
}

/// A set of tools by their index.
struct Chosen(SmallVec<[u64; 16]>);

impl Chosen {
    fn new() -> Self {
        Self(SmallVec::new())
    }

    fn add(&mut self, index: usize) {
        let word = index / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        if let Some(bits) = self.0.get_mut(word) {
            *bits |= 1 << (index % 64);
        }
    }

    fn has(&self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|bits| bits & 1 << (index % 64) != 0)
    }
}

/// Why a choice of tools has no schemas.
#[derive(Debug)]
#[non_exhaustive]
pub enum SubsetError {
    /// The dialect was not rendered.
    NotRendered(NotRendered),
    /// There is no tool of this name.
    UnknownTool {
        /// The name that was asked for.
        name: String,
        /// The declared name that was probably meant.
        nearest: Option<&'static str>,
    },
}

impl SubsetError {
    #[cold]
    fn unknown(name: &str, declared: &'static Declared) -> Self {
        let nearest = nearest(name, declared.tools.iter().map(|tool| tool.name));
        Self::UnknownTool { name: name.to_owned(), nearest }
    }
}

impl From<NotRendered> for SubsetError {
    fn from(error: NotRendered) -> Self {
        Self::NotRendered(error)
    }
}

impl fmt::Display for SubsetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRendered(error) => error.fmt(f),
            Self::UnknownTool { name, nearest: Some(nearest) } => {
                write!(f, "there is no tool {name:?}; did you mean `{nearest}`?")
            }
            Self::UnknownTool { name, nearest: None } => write!(f, "there is no tool {name:?}"),
        }
    }
}

impl core::error::Error for SubsetError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_added() {
        let mut chosen = Chosen::new();
        for index in [0, 63, 64, 2000] {
            chosen.add(index);
        }
        let held: Vec<usize> = (0..3000).filter(|index| chosen.has(*index)).collect();
        assert_eq!(held, [0, 63, 64, 2000]);
    }
}
