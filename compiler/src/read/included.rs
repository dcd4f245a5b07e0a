//! `#[doc = include_str!("…")]`: the text of the file in the place of the call.
//!
//! Done on tokens before they are parsed, so that nobody behind knows of it. What cannot be read stays as it is: rustc
//! says why.

use proc_macro2::{Group, Literal, TokenStream, TokenTree};

use crate::source::Sources;

/// Puts the texts in; paths start in `folder`, that of the file.
pub(super) fn included(tokens: TokenStream, folder: &str, sources: &mut Sources) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let text = if follows_call(&out) { text(&group, folder, sources) } else { None };
                if let Some(text) = text {
                    // `include_str` and `!`
                    out.truncate(out.len() - 2);
                    out.push(text.into());
                    continue;
                }
                let mut inside = Group::new(group.delimiter(), included(group.stream(), folder, sources));
                inside.set_span(group.span());
                out.push(inside.into());
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}

/// Whether the tokens end with `doc = include_str!`.
fn follows_call(tokens: &[TokenTree]) -> bool {
    let [.., doc, equals, name, mark] = tokens else { return false };
    let is = |token: &TokenTree, text: &str| token.to_string() == text;
    is(doc, "doc") && is(equals, "=") && is(name, "include_str") && is(mark, "!")
}

/// The text of the file that is named between the brackets.
fn text(brackets: &Group, folder: &str, sources: &mut Sources) -> Option<Literal> {
    let path: syn::LitStr = syn::parse2(brackets.stream()).ok()?;
    let separator = if folder.is_empty() { "" } else { "/" };
    let file = sources.read(&format!("{folder}{separator}{}", path.value())).ok()?;
    let mut text = Literal::string(&sources.files()[file as usize].text);
    text.set_span(path.span());
    Some(text)
}
