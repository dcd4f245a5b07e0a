//! A crate that happens to have an attribute of the same name.

use proc_macro::TokenStream;

/// Leaves its item as it is.
#[proc_macro_attribute]
pub fn tool(_words: TokenStream, item: TokenStream) -> TokenStream {
    item
}
