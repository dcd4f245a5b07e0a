//! The perfect hash over the names of a toolset, in the construction of `phf` with the cheaper hash of
//! [`toolcall_schema::names`].

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::names::hashes;
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
    let displacements = displacements.iter().map(|&(first, second)| {
        let (first, second) = (Literal::u32_unsuffixed(first), Literal::u32_unsuffixed(second));
        quote!((#first, #second))
    });
    let entries = order.iter().filter_map(|&index| names.get(index)).map(|name| {
        let tool = Literal::usize_unsuffixed(tools[name]);
        quote!((#name, #tool))
    });
    quote!(__rt::Names::new(#seed, &[#(#displacements),*], &[#(#entries),*]))
}

/// What `phf_generator` found.
struct Table {
    seed: u64,
    displacements: Vec<(u32, u32)>,
    /// The index of the name at each place.
    order: Vec<usize>,
}

impl Table {
    /// The table of names that all differ.
    fn of(names: &[&str]) -> Self {
        if names.is_empty() {
            return Self { seed: 0, displacements: Vec::new(), order: Vec::new() };
        }
        let state = phf_generator::generate_hash_with_hash_fn(names, |name, seed| {
            let hashes = hashes(name, *seed);
            // The struct has no constructor.
            let mut out = phf_shared::hash(&0_u8, &0);
            (out.g, out.f1, out.f2) = (hashes.bucket, hashes.first, hashes.second);
            out
        });
        Self { seed: state.key, displacements: state.disps, order: state.map }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks up as the run time does.
    fn find(table: &Table, names: &[&str], name: &str) -> Option<usize> {
        let hashes = hashes(name, table.seed);
        let (first, second) = table.displacements[hashes.bucket as usize % table.displacements.len()];
        let place = phf_shared::displace(hashes.first, hashes.second, first, second);
        let index = table.order[place as usize % table.order.len()];
        (names[index] == name).then_some(index)
    }

    #[test]
    fn every_name_is_found_and_no_other() {
        for count in [1, 2, 3, 8, 64, 1000] {
            let names: Vec<String> = (0..count).map(|n| format!("tool_{n}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let table = Table::of(&names);
            for (index, name) in names.iter().enumerate() {
                assert_eq!(find(&table, &names, name), Some(index));
                assert_eq!(find(&table, &names, &format!("{name}x")), None);
            }
        }
    }
}
