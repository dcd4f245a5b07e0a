//! Compiled tools as ones that were loaded, and what is other in another list.

use std::collections::BTreeMap;
use std::sync::Arc;

use toolcall_schema::diff::Diff;
use toolcall_schema::stored;

use super::load::names;
use super::views::Views;
use super::{DynamicTool, DynamicTools, Loader};
use crate::toolset::Toolset;

impl Toolset {
    /// The tools as if they had been loaded: to be shown in dialects that the build step did not render, or by a host that
    /// filters, compares and forwards all tools alike. The build step left all that was declared, so the same views are
    /// rendered, and the same is said of arguments; only the examples of tools are not part of rejections.
    ///
    /// Not for each call: it reads and allocates as [`DynamicTools::load`] does.
    pub fn catalog(&self) -> DynamicTools {
        let declared = self.declared();
        let mut catalog = stored::read(self.stored()).unwrap_or_default();
        // What was said of the whole toolset.
        for (tool, known) in catalog.tools.iter_mut().zip(declared.tools) {
            tool.policy.ignores_unknown = known.ignores_unknown;
        }
        Loader::new().coerce(declared.level).limits(declared.limits).of(catalog)
    }
}

impl DynamicTools {
    /// What is other in a newer list: which tools came, went or changed, and what of them. Of compiled tools and the list of a
    /// server, of one list today and tomorrow.
    ///
    /// ```
    /// use toolcall::dynamic::DynamicTools;
    ///
    /// let [old, new] = ["integer", "string"].map(|kind| {
    ///     let tool = format!(r#"{{"name":"wait","inputSchema":{{"type":"object","properties":{{"for":{{"type":"{kind}"}}}}}}}}"#);
    ///     DynamicTools::load(tool.as_bytes()).expect("a declaration")
    /// });
    /// assert_eq!(old.diff(&new).to_string(), "~ wait: arguments (for)\n");
    /// ```
    pub fn diff(&self, newer: &Self) -> Diff {
        Diff::of(&self.catalog, &newer.catalog)
    }

    /// Those tools that are wanted, as if no others had been declared: what strict tools may use together in a request is
    /// shared by these alone.
    #[must_use]
    pub fn only(&self, mut is_wanted: impl FnMut(&DynamicTool) -> bool) -> Self {
        let kept: Vec<_> = self.tools.iter().enumerate().filter(|(_, tool)| is_wanted(tool)).collect();
        let was = || kept.iter().map(|(was, _)| was);
        let mut catalog = self.catalog.clone();
        catalog.tools = was().filter_map(|was| self.catalog.tools.get(*was).cloned()).collect();
        catalog.verbatim = moved(was(), &self.catalog.verbatim);
        catalog.outputs = moved(was(), &self.catalog.outputs);
        let tools: Vec<_> = kept.iter().map(|(_, tool)| DynamicTool::clone(tool)).collect();
        let (refused, shapes) = (Vec::new(), Arc::clone(&self.shapes));
        Self { names: names(&tools), tools, refused, catalog, shapes, views: Views::new(), ..*self }
    }
}

/// What is known of tools by their places, by the places of those that are left.
fn moved<'p, T: Clone>(left: impl Iterator<Item = &'p usize>, known: &BTreeMap<usize, T>) -> BTreeMap<usize, T> {
    left.enumerate().filter_map(|(now, was)| Some((now, known.get(was)?.clone()))).collect()
}
