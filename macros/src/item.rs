//! What kind of item an attribute stands on and how the build step knows it.

use proc_macro::{Delimiter, Ident, Span, TokenStream, TokenTree};

/// An item as far as the attribute must understand it.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) kind: Kind,
    /// The name by which the build step files its glue: `get_weather`, `Order`, `Notes.add`.
    pub(crate) name: String,
    /// Where the name stands; errors are raised here.
    pub(crate) span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Function,
    /// A function with a receiver: the attribute stands inside an `impl` that has none itself.
    Method,
    Impl,
    /// A struct or an enum.
    Type,
}

impl Item {
    /// Reads past attributes and qualifiers to the word that says what it is.
    ///
    /// # Errors
    /// What it is instead, in words.
    pub(crate) fn read(tokens: TokenStream) -> Result<Self, &'static str> {
        let mut tokens = tokens.into_iter();
        while let Some(token) = tokens.next() {
            let TokenTree::Ident(word) = token else { continue };
            return match word.to_string().as_str() {
                "fn" => Self::function(tokens),
                "struct" | "enum" => named(Kind::Type, tokens.next()),
                "impl" => Self::implementation(&tokens.collect::<Vec<_>>()),
                "trait" => Err("a trait"),
                "mod" => Err("a module"),
                "union" => Err("a union"),
                "type" => Err("a type alias"),
                "use" => Err("a `use`"),
                "static" => Err("a static"),
                "macro_rules" => Err("a macro"),
                // `pub`, `async`, `unsafe`, `extern`, and `const`, which may precede `fn`
                _ => continue,
            };
        }
        Err("this item")
    }

    fn function(mut tokens: impl Iterator<Item = TokenTree>) -> Result<Self, &'static str> {
        let mut item = named(Kind::Function, tokens.next())?;
        let parameters = tokens.find_map(|token| match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group.stream()),
            _ => None,
        });
        if parameters.is_some_and(has_receiver) {
            item.kind = Kind::Method;
        }
        Ok(item)
    }

    fn implementation(tokens: &[TokenTree]) -> Result<Self, &'static str> {
        let of = self_type(tokens).ok_or("this `impl`")?;
        let first = tokens.iter().rev().find_map(|token| match token {
            TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => {
                Some(crate::strip::first_tool(body.stream()))
            }
            _ => None,
        });
        let (name, span) = match first.flatten() {
            Some(method) => (format!("{of}.{method}"), method.span()),
            None => (of.to_string(), of.span()),
        };
        Ok(Self { kind: Kind::Impl, name, span })
    }
}

fn named(kind: Kind, name: Option<TokenTree>) -> Result<Item, &'static str> {
    match name {
        Some(TokenTree::Ident(name)) => Ok(Item { kind, name: plain(&name), span: name.span() }),
        _ => Err("this item"),
    }
}

/// The identifier without `r#`.
fn plain(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").map_or(text.clone(), str::to_owned)
}

/// Whether the parameters begin with `self`, `&self`, `&'a mut self`, `mut self`.
fn has_receiver(parameters: TokenStream) -> bool {
    for token in parameters {
        match token {
            TokenTree::Ident(word) if word.to_string() == "self" => return true,
            TokenTree::Punct(mark) if mark.as_char() == ',' || mark.as_char() == ':' => return false,
            _ => {}
        }
    }
    false
}

/// The last segment of the path behind `impl<…>` (and behind `for`, if there is a trait).
fn self_type(tokens: &[TokenTree]) -> Option<Ident> {
    let mut depth = 0_i32;
    let mut last = None;
    for token in tokens {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '<' => depth += 1,
            TokenTree::Punct(mark) if mark.as_char() == '>' => depth -= 1,
            TokenTree::Ident(word) if depth == 0 && word.to_string() == "where" => break,
            TokenTree::Ident(word) if depth == 0 => last = Some(word.clone()),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => break,
            _ => {}
        }
    }
    last
}
