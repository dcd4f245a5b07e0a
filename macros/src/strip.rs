//! Takes away what rustc would not understand: `#[tool(…)]` inside the item, and doc comments on parameters.

use proc_macro::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

use crate::item::{Item, Kind};

/// The item as rustc shall see it.
pub(crate) fn strip(item: &Item, tokens: TokenStream) -> TokenStream {
    match item.kind {
        Kind::Function | Kind::Method => function(tokens),
        Kind::Impl => last_group(tokens, Delimiter::Brace, methods),
        Kind::Type => fields(tokens),
    }
}

/// The name of the first method that is marked as a tool.
pub(crate) fn first_tool(body: TokenStream) -> Option<Ident> {
    let mut marked = false;
    let mut tokens = body.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match &token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                if let Some(TokenTree::Group(attribute)) = tokens.peek() {
                    marked |= left(attribute.stream(), is_tool).is_changed;
                }
            }
            TokenTree::Ident(word) if word.to_string() == "fn" && marked => {
                return match tokens.next() {
                    Some(TokenTree::Ident(name)) => Some(name),
                    _ => None,
                };
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => marked = false,
            TokenTree::Punct(mark) if mark.as_char() == ';' => marked = false,
            _ => {}
        }
    }
    None
}

/// A function with its parameters stripped.
fn function(tokens: TokenStream) -> TokenStream {
    let mut seen_name = false;
    let mut done = false;
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Ident(word) => {
                seen_name |= word.to_string() == "fn";
                TokenTree::Ident(word)
            }
            TokenTree::Group(group) if seen_name && !done && group.delimiter() == Delimiter::Parenthesis => {
                done = true;
                regroup(&group, without(group.stream(), |attribute| is_tool(attribute) || is_doc(attribute)))
            }
            other => other,
        })
        .collect()
}

/// The body of an `impl`: marks go, and with them the words on the parameters of the marked methods.
fn methods(body: TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    let mut method: Vec<TokenTree> = Vec::new();
    for token in body {
        let ends = match &token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            TokenTree::Punct(mark) => mark.as_char() == ';',
            TokenTree::Ident(_) | TokenTree::Literal(_) => false,
        };
        method.push(token);
        if ends {
            out.extend(one_method(method.drain(..).collect()));
        }
    }
    out.extend(method);
    out
}

fn one_method(method: TokenStream) -> TokenStream {
    if first_tool(method.clone()).is_none() {
        return method;
    }
    function(without(method, is_tool))
}

/// A struct or enum: marks go from its fields and variants, at every depth.
fn fields(tokens: TokenStream) -> TokenStream {
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Group(group) if group.delimiter() != Delimiter::Bracket => {
                regroup(&group, fields(without(group.stream(), is_tool)))
            }
            other => other,
        })
        .collect()
}

/// The tokens without the attributes that `unwanted` picks by their content.
fn without(tokens: TokenStream, unwanted: Unwanted) -> TokenStream {
    let mut tokens = tokens.into_iter().peekable();
    let mut out = Vec::new();
    while let Some(token) = tokens.next() {
        let attribute = match (&token, tokens.peek()) {
            (TokenTree::Punct(mark), Some(TokenTree::Group(group))) if mark.as_char() == '#' => Some(group.clone()),
            _ => None,
        };
        match attribute.map(|group| (left(group.stream(), unwanted), group)) {
            Some((Left { is_changed: true, content }, group)) => {
                tokens.next();
                out.extend(content.into_iter().flat_map(|content| [token.clone(), regroup(&group, content)]));
            }
            Some(_) | None => out.push(token),
        }
    }
    out.into_iter().collect()
}

/// Picks attributes by their content.
type Unwanted = fn(&TokenStream) -> bool;

/// What is left of an attribute.
struct Left {
    /// `None`: nothing.
    content: Option<TokenStream>,
    is_changed: bool,
}

/// The content of an attribute without what is unwanted; of a `cfg_attr` some of its parts may stay.
fn left(content: TokenStream, unwanted: Unwanted) -> Left {
    let tokens: Vec<TokenTree> = content.clone().into_iter().collect();
    let (word, list) = match tokens.as_slice() {
        [TokenTree::Ident(word), TokenTree::Group(list)] if word.to_string() == "cfg_attr" => (word, list),
        _ => {
            let is_changed = unwanted(&content);
            return Left { content: (!is_changed).then_some(content), is_changed };
        }
    };
    let listed: Vec<TokenTree> = list.stream().into_iter().collect();
    let mut parts = listed.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','));
    let mut kept: TokenStream = parts.next().into_iter().flatten().cloned().collect();
    let (mut is_changed, mut is_empty) = (false, true);
    for part in parts {
        let left = left(part.iter().cloned().collect(), unwanted);
        is_changed |= left.is_changed;
        if let Some(content) = left.content {
            is_empty &= content.is_empty();
            kept.extend([TokenTree::Punct(Punct::new(',', Spacing::Alone))]);
            kept.extend(content);
        }
    }
    let content = || [TokenTree::Ident(word.clone()), regroup(list, kept)].into_iter().collect();
    Left { content: (!is_empty).then(content), is_changed }
}

/// Whether an attribute's content is `tool` or `some::path::tool(…)`.
fn is_tool(attribute: &TokenStream) -> bool {
    let path = attribute.clone().into_iter().take_while(|token| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(mark) => mark.as_char() == ':',
        TokenTree::Group(_) | TokenTree::Literal(_) => false,
    });
    matches!(path.last(), Some(TokenTree::Ident(word)) if word.to_string() == "tool")
}

fn is_doc(attribute: &TokenStream) -> bool {
    matches!(attribute.clone().into_iter().next(), Some(TokenTree::Ident(word)) if word.to_string() == "doc")
}

/// The tokens with the last group of a kind rewritten.
fn last_group(tokens: TokenStream, delimiter: Delimiter, rewrite: fn(TokenStream) -> TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for token in tokens.iter_mut().rev() {
        if let TokenTree::Group(group) = token
            && group.delimiter() == delimiter
        {
            *token = regroup(group, rewrite(group.stream()));
            break;
        }
    }
    tokens.into_iter().collect()
}

/// The same brackets around other tokens, at the same place.
fn regroup(group: &Group, tokens: TokenStream) -> TokenTree {
    let mut new = Group::new(group.delimiter(), tokens);
    new.set_span(group.span());
    TokenTree::Group(new)
}
