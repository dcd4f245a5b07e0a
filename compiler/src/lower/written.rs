//! Paths and types as tokens: as the author wrote them, or absolute, for files that stand elsewhere.
//!
//! Builds tokens only; whether a name is visible there is asked before.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::quote;

use crate::decl::Path;

/// A path of the author's, with its arguments written anew.
pub(super) fn path(path: &Path, arguments: &[TokenStream]) -> TokenStream {
    let leading = path.leading.then(|| quote!(::));
    let segments = path.segments.iter().map(|segment| &segment.name.ident);
    with_arguments(quote!(#leading #(#segments)::*), arguments)
}

/// A path within the author's crate.
pub(super) fn of_crate(path: &[String], arguments: &[TokenStream]) -> TokenStream {
    let segments = path.iter().map(|name| ident(name));
    with_arguments(quote!(crate #(:: #segments)*), arguments)
}

/// A path that begins with a crate's name.
pub(super) fn of_other(path: &[String], arguments: &[TokenStream]) -> TokenStream {
    let segments = path.iter().map(|name| ident(name));
    with_arguments(quote!(#(:: #segments)*), arguments)
}

/// The spelling of a type mapping.
pub(super) fn spelled(spelling: &str, arguments: &[TokenStream]) -> TokenStream {
    let names: Vec<String> = spelling.trim_start_matches('&').split("::").map(str::to_owned).collect();
    let path = of_other(&names, arguments);
    if spelling.starts_with('&') { quote!(&'a #path) } else { path }
}

/// The tokens with every `Self` written out.
pub(super) fn without_self(tokens: &TokenStream, self_type: &TokenStream) -> TokenStream {
    let parts = tokens.clone().into_iter().map(|token| match token {
        TokenTree::Ident(word) if word == "Self" => self_type.clone(),
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), without_self(&group.stream(), self_type));
            inner.set_span(group.span());
            TokenTree::Group(inner).into()
        }
        other @ (TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_)) => other.into(),
    });
    parts.collect()
}

/// Whether a type means the same outside of the function that returns it: no lifetime of the function's, no `impl Trait`,
/// no macro.
pub(super) fn stands_alone(tokens: &TokenStream) -> bool {
    let mut is_lifetime = false;
    tokens.clone().into_iter().all(|token| {
        let follows = core::mem::take(&mut is_lifetime);
        match token {
            TokenTree::Ident(name) => name != "impl" && (!follows || name == "_" || name == "static"),
            TokenTree::Punct(mark) => {
                is_lifetime = mark.as_char() == '\'';
                mark.as_char() != '!'
            }
            TokenTree::Group(group) => stands_alone(&group.stream()),
            TokenTree::Literal(_) => true,
        }
    })
}

/// Tokens as a person writes them.
pub(super) fn shown(tokens: &TokenStream) -> String {
    let mut text = tokens.to_string();
    for (spaced, close) in [(" :: ", "::"), (":: ", "::"), (" < ", "<"), (" >", ">"), ("& ", "&"), (" ,", ",")] {
        text = text.replace(spaced, close);
    }
    text
}

/// Whether two lists of tokens read the same, whatever their spaces.
pub(super) fn same(left: &TokenStream, right: &TokenStream) -> bool {
    flat(left) == flat(right)
}

fn flat(tokens: &TokenStream) -> Vec<String> {
    let mut parts = Vec::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                parts.push(open.to_owned());
                parts.extend(flat(&group.stream()));
                parts.push(close.to_owned());
            }
            other @ (TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_)) => {
                parts.push(other.to_string())
            }
        }
    }
    parts
}

/// A path with what stands between `<` and `>`.
pub(super) fn with_arguments(path: TokenStream, arguments: &[TokenStream]) -> TokenStream {
    if arguments.is_empty() { path } else { quote!(#path<#(#arguments),*>) }
}

/// The names come from identifiers that parsed, so this cannot panic.
fn ident(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}
