//! Tokens to text that a person can read. The one place outside `read/` that names `syn`: prettyplease takes its tree.

use proc_macro2::TokenStream;

/// The file's text: formatted, with a line that says where it comes from.
pub(crate) fn rust(tokens: TokenStream) -> String {
    // Tokens that are no file would be a fault of an emitter; rustc then shows it at the place, better than a panic here.
    let text = match syn::parse2(tokens.clone()) {
        Ok(file) => prettyplease::unparse(&file),
        Err(_) => tokens.to_string(),
    };
    format!("{HEADER}{text}")
}

const HEADER: &str = "// Written by toolcall-build. Do not edit: the next build overwrites it.\n";
