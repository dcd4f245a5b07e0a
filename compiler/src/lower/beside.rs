//! What must not stand beside `include_tools!`: items of the names that it brings.
//!
//! rustc would tell of them too, but at a place in a file that the author has not written.

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use crate::codes;
use crate::decl::{Crate, ItemKind, ModuleId, Name};

/// The first item of a module that has a name of ours.
pub(super) fn beside(krate: &Crate, module: ModuleId, include: Span) -> Option<Diagnostic> {
    let inside = krate.module(module);
    let items = inside.items.iter().map(|id| krate.item(*id)).map(|item| {
        let ours = match item.kind {
            ItemKind::Constant(_) => VALUES,
            ItemKind::Struct(_) | ItemKind::Enum(_) | ItemKind::Alias(_) | ItemKind::Other(_) => TYPES,
        };
        (&item.name, ours)
    });
    let mut all = items.chain(inside.others.iter().map(|name| (name, VALUES)));
    let (Name { text, span, .. }, _) = all.find(|(name, ours)| ours.contains(&name.text.as_str()))?;
    let taken = codes::TAKEN_NAME.error(*span, format!("`{text}` is also what `include_tools!` brings here"));
    Some(taken.related(include, "here").help("include the tools in a module of their own: `pub mod tools { … }`"))
}

const TYPES: &[&str] = &["Context", "Set"];

const VALUES: &[&str] = &["DECLARED", "DISPATCHER", "TOOLS", "call", "call_sync", "call_value", "call_value_sync"];
