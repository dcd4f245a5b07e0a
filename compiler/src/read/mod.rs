//! Source text to declarations. The only folder that names `syn`.
//!
//! Nothing has a meaning here: names are not resolved, and no word of an attribute and no type is known.

mod attr;
mod cfg;
mod crate_tree;
mod doc;
mod function;
mod included;
mod inside;
mod nesting;
mod normal;
mod place;
mod rust;
mod type_expr;
mod value;

pub(crate) use self::cfg::Cfg;
use crate::decl::Crate;
use crate::source::Sources;

/// Reads a target from its root file, a path from the manifest's folder.
pub(crate) fn read_crate(sources: &mut Sources, root: &str, cfg: &Cfg) -> Crate {
    crate_tree::read(sources, root, cfg)
}
