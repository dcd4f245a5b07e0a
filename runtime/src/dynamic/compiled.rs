//! Compiled tools as ones that were declared in JSON.

use toolcall_schema::dialect::Dialect;
use toolcall_schema::source::Source;

use super::{DynamicTools, Loader};
use crate::toolset::{NotRendered, Toolset};

impl Toolset {
    /// The tools as if they had been declared in JSON, by what `mcp` shows of them: to be shown in dialects that the build
    /// step did not render, or by a host that filters, compares and forwards all tools alike.
    ///
    /// What no schema says is not in it: aliases, secrets, levels and limits, which remain with
    /// [`Toolset::check`]. Not for each call: it reads and allocates as [`DynamicTools::load`] does.
    ///
    /// # Errors
    /// If the build step did not render `mcp`.
    pub fn catalog(&self) -> Result<DynamicTools, NotRendered> {
        let loader = Loader::new().trusted().source(Source::Native);
        let block = self.schema(Dialect::Mcp)?;
        // What the build step wrote is a list of tools; one without any declares none.
        Ok(loader.load(block).unwrap_or_else(|_| loader.nothing()))
    }
}
