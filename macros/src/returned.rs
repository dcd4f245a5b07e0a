//! Whether what a tool returns can be written, asked where the return type stands: what rustc says of the glue points
//! into a file that nobody wrote.
//!
//! The build step writes the question; here it gets the place.

use proc_macro::{Group, Span, TokenStream, TokenTree};

use crate::glue::{SEPARATOR, token_at};

/// The questions of an item, each as if it stood at the return type it is about.
pub(crate) fn checks(text: &str, tokens: &TokenStream) -> TokenStream {
    let checks = text.split(SEPARATOR).filter_map(|check| check.split_once('\n'));
    checks.filter_map(|(place, check)| Some(placed(check.parse().ok()?, token_at(place, tokens)?))).collect()
}

/// The tokens at one place; names mean what they mean to all that the attribute writes.
fn placed(tokens: TokenStream, at: Span) -> TokenStream {
    let span = Span::call_site().located_at(at);
    let place = |token| {
        let mut token = match token {
            TokenTree::Group(group) => TokenTree::Group(Group::new(group.delimiter(), placed(group.stream(), at))),
            other => other,
        };
        token.set_span(span);
        token
    };
    tokens.into_iter().map(place).collect()
}
