//! Marked functions within bodies of functions, which are no items of a module: all that is known of one is where it
//! stands, so that its attribute can say why it is no tool.
//!
//! Done on tokens, since a body may hold another one in any expression.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use super::function::is_tool;
use super::place::Place;
use crate::decl::Inside;

/// Finds them in the tokens of a file.
pub(super) fn inside(place: &Place, tokens: TokenStream, found: &mut Vec<Inside>) {
    if place.parsed().contains("tool") {
        walk(place, tokens, None, found);
    }
}

/// `outer` is the function whose body the tokens are of.
fn walk(place: &Place, tokens: TokenStream, outer: Option<&Ident>, found: &mut Vec<Inside>) {
    let (mut is_marked, mut function) = (false, None);
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match (token, tokens.peek()) {
            (TokenTree::Punct(mark), Some(TokenTree::Group(attribute))) if mark.as_char() == '#' => {
                is_marked |= syn::parse2(attribute.stream()).is_ok_and(|meta| is_tool(&meta));
            }
            (TokenTree::Ident(word), Some(TokenTree::Ident(name))) if word == "fn" => {
                if let Some(outer) = outer.filter(|_| is_marked) {
                    found.push(Inside { outer: outer.to_string(), span: place.of(name.span()) });
                }
                function = Some(name.clone());
            }
            (TokenTree::Group(group), _) => {
                let body = (group.delimiter() == Delimiter::Brace).then(|| function.take()).flatten();
                is_marked &= group.delimiter() != Delimiter::Brace;
                walk(place, group.stream(), body.as_ref().or(outer), found);
            }
            (TokenTree::Punct(mark), _) if mark.as_char() == ';' => (is_marked, function) = (false, None),
            _ => {}
        }
    }
}
