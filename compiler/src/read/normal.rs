//! Identifiers as rustc takes them: `e` with an accent behind it is `é`.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use syn::ext::IdentExt as _;
use unicode_normalization::{UnicodeNormalization as _, is_nfc};

/// The tokens with every identifier in its normal form.
pub(super) fn normalised(tokens: TokenStream) -> TokenStream {
    let tree = |token| match token {
        TokenTree::Ident(word) => TokenTree::Ident(identifier(word)),
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), normalised(group.stream()));
            inner.set_span(group.span());
            TokenTree::Group(inner)
        }
        TokenTree::Punct(_) | TokenTree::Literal(_) => token,
    };
    tokens.into_iter().map(tree).collect()
}

fn identifier(word: Ident) -> Ident {
    let text = word.to_string();
    if is_nfc(&text) {
        return word;
    }
    let normal: String = word.unraw().to_string().nfc().collect();
    let new = if text.starts_with("r#") { Ident::new_raw } else { Ident::new };
    new(&normal, word.span())
}
