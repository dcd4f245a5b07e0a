//! The perfect hash over the names of a toolset.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::names::Table;
use toolcall_schema::view::View;

use crate::bind::Toolset;

/// The expression of the name table: the declared names, their aliases, and the spellings that dialects had to
/// give them.
pub(crate) fn names(toolset: &Toolset, views: &[View]) -> TokenStream {
    let mut tools: BTreeMap<&str, usize> = BTreeMap::new();
    for (index, tool) in toolset.catalog.tools.iter().enumerate() {
        tools.insert(&tool.name, index);
        tools.extend(tool.aliases.iter().map(|alias| (alias.as_str(), index)));
    }
    for view in views {
        for (index, tool) in view.tools.iter().enumerate() {
            // A spelling that is a declared name of another tool was reported with the view; the declared one wins.
            tools.entry(&tool.name).or_insert(index);
        }
    }
    let names: Vec<&str> = tools.keys().copied().collect();
    let Table { seed, displacements, order } = Table::of(&names);
    let seed = Literal::u64_unsuffixed(seed);
    let displacements = displacements.into_iter().map(Literal::u16_unsuffixed);
    let entries = order.iter().filter_map(|&index| names.get(index)).map(|name| {
        let tool = Literal::usize_unsuffixed(tools[name]);
        quote!((#name, #tool))
    });
    quote!(__rt::Names::new(#seed, &[#(#displacements),*], &[#(#entries),*]))
}
