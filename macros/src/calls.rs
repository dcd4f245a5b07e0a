//! What is put behind an item: calls of macros that rustc knows, by paths that nothing in scope can take.

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// `::core::compile_error! { "…" }` at a place.
pub(crate) fn error(span: Span, message: &str) -> TokenStream {
    let mut text = Literal::string(message);
    text.set_span(span);
    call("compile_error", TokenTree::Literal(text).into(), span)
}

/// `::core::include!(::core::concat!(::core::env!("OUT_DIR"), "…"));`
pub(crate) fn include(relative: &str) -> TokenStream {
    let span = Span::call_site();
    let out_dir = call("env", TokenTree::Literal(Literal::string("OUT_DIR")).into(), span);
    let mut parts = out_dir;
    parts.extend([TokenTree::Punct(Punct::new(',', Spacing::Alone)), TokenTree::Literal(Literal::string(relative))]);
    let mut tokens = call("include", call("concat", parts, span), span);
    tokens.extend([TokenTree::Punct(Punct::new(';', Spacing::Alone))]);
    tokens
}

/// `::core::name!(arguments)`, with braces for `compile_error!`, which stands where an item does.
fn call(name: &str, arguments: TokenStream, span: Span) -> TokenStream {
    let colon = |spacing| {
        let mut mark = Punct::new(':', spacing);
        mark.set_span(span);
        TokenTree::Punct(mark)
    };
    let delimiter = if name == "compile_error" { Delimiter::Brace } else { Delimiter::Parenthesis };
    let mut group = Group::new(delimiter, arguments);
    group.set_span(span);
    let mut bang = Punct::new('!', Spacing::Alone);
    bang.set_span(span);
    [
        colon(Spacing::Joint),
        colon(Spacing::Alone),
        TokenTree::Ident(Ident::new("core", span)),
        colon(Spacing::Joint),
        colon(Spacing::Alone),
        TokenTree::Ident(Ident::new(name, span)),
        TokenTree::Punct(bang),
        TokenTree::Group(group),
    ]
    .into_iter()
    .collect()
}
