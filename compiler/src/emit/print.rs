//! Tokens to text that a person can read: a line for each item, statement, arm and field.
//!
//! Tokens alone decide what is written. To parse them into a tree for a prettier layout took more than half of the whole
//! build step; the goldens, which people read, are laid out by prettyplease.

use core::fmt::{Display, Write as _};

use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};

use crate::keywords;

/// The file's text, with a line that says where it comes from.
pub(crate) fn rust(tokens: TokenStream) -> String {
    let (text, word) = (HEADER.to_owned(), String::new());
    let mut printer = Printer { text, word, depth: 0, angles: 0, last: Last::Break };
    printer.tokens(tokens.into_iter().collect(), true);
    printer.text.push('\n');
    printer.text
}

const HEADER: &str = "// Written by toolcall-build. Do not edit: the next build overwrites it.\n";

struct Printer {
    text: String,
    /// The word that is being written.
    word: String,
    /// Blocks and lists that are open.
    depth: usize,
    /// Lists of types that are open, between angles.
    angles: usize,
    last: Last,
}

/// What was written last, as far as it decides what comes before the next token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// A line, or an opening bracket: nothing.
    Break,
    /// Also a lifetime.
    Keyword,
    /// Another word, a literal or a closing bracket.
    Word,
    /// Two colons.
    Path,
    /// The end of a block, behind which a line ends unless its expression goes on.
    Block,
    /// An exclamation mark before a bracket.
    Bang,
    /// A mark, and whether the next one belongs to it.
    Mark(char, Spacing),
}

impl Printer {
    /// Tokens one after the other, each item of them on a line of its own or all on one.
    fn tokens(&mut self, tokens: Vec<TokenTree>, has_lines: bool) {
        let outer = core::mem::take(&mut self.angles);
        let mut tokens = tokens.into_iter();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => self.group(group, has_lines),
                TokenTree::Ident(ident) => self.word(ident, has_lines),
                TokenTree::Literal(literal) => self.word(literal, has_lines),
                TokenTree::Punct(punct) => {
                    let is_before_group = matches!(tokens.as_slice(), [TokenTree::Group(_), ..]);
                    self.mark(&punct, is_before_group);
                    if has_lines && (punct.as_char() == ';' || punct.as_char() == ',' && self.angles == 0) {
                        self.line();
                    }
                }
            }
        }
        self.angles = outer;
    }

    fn word(&mut self, token: impl Display, has_lines: bool) {
        let mut word = core::mem::take(&mut self.word);
        word.clear();
        // Writing to a string does not fail.
        let _ = write!(word, "{token}");
        match self.last {
            Last::Block if has_lines && word != "else" => self.line(),
            Last::Mark('<' | '-', _) if word.starts_with('-') => self.text.push(' '),
            Last::Break | Last::Path | Last::Mark('&' | '\'' | '#' | '.' | '!' | '<' | '*' | '-', _) => {}
            Last::Keyword | Last::Word | Last::Block | Last::Bang | Last::Mark(..) => self.text.push(' '),
        }
        let is_lifetime = matches!(self.last, Last::Mark('\'', _));
        self.text.push_str(&word);
        self.last = if is_lifetime || keywords::begins(&word) { Last::Keyword } else { Last::Word };
        self.word = word;
    }

    fn mark(&mut self, punct: &Punct, is_before_group: bool) {
        let mark = punct.as_char();
        let belongs = match (self.last, mark) {
            (Last::Break | Last::Path | Last::Mark('#', _) | Last::Mark(_, Spacing::Joint), _)
            | (_, ',' | ';' | '?') => true,
            (Last::Mark('.', _), '.') => false,
            (_, '.') | (Last::Word, ':' | '<') | (Last::Word | Last::Keyword | Last::Block, '>') => true,
            (Last::Keyword, '<') => ["impl", "for"].iter().any(|word| self.text.ends_with(word)),
            (Last::Word, '!') => is_before_group,
            (Last::Mark('>', _), _) if self.text.ends_with("->") || self.text.ends_with("=>") => false,
            // Side by side these are no other mark.
            (Last::Mark('&', _), '\'' | ':') | (Last::Mark('<' | '>', _), '\'' | ':' | '&' | '>') => true,
            (Last::Keyword | Last::Word | Last::Block | Last::Bang | Last::Mark(..), _) => false,
        };
        match (self.last, mark) {
            (Last::Block, '#' | '*' | ':') => self.line(),
            _ if !belongs => self.text.push(' '),
            _ => {}
        }
        match mark {
            '<' => self.angles += 1,
            '>' if !self.text.ends_with(['-', '=']) => self.angles = self.angles.saturating_sub(1),
            _ => {}
        }
        self.text.push(mark);
        self.last = match mark {
            '!' if is_before_group => Last::Bang,
            ':' if self.text.ends_with("::") => Last::Path,
            _ => Last::Mark(mark, punct.spacing()),
        };
    }

    fn group(&mut self, group: Group, has_lines: bool) {
        let is_attribute = matches!(self.last, Last::Mark('#', _)) || self.text.ends_with("#!");
        let (delimiter, tokens) = (group.delimiter(), group.stream());
        // Tokens that nobody else holds are not copied.
        drop(group);
        let tokens: Vec<_> = tokens.into_iter().collect();
        match delimiter {
            Delimiter::Brace if has_lines || has_lines_within(&tokens) => self.block(tokens),
            Delimiter::Brace => self.inline(tokens, ["{ ", " }"]),
            Delimiter::None => self.tokens(tokens, false),
            Delimiter::Parenthesis => self.inline(tokens, ["(", ")"]),
            Delimiter::Bracket if !is_attribute && has_parts(&tokens) => self.list(tokens),
            Delimiter::Bracket => self.inline(tokens, ["[", "]"]),
        }
        if is_attribute && has_lines {
            self.line();
        }
    }

    fn inline(&mut self, tokens: Vec<TokenTree>, [open, close]: [&str; 2]) {
        self.open(open);
        self.tokens(tokens, false);
        self.text.push_str(close);
        self.last = Last::Word;
    }

    /// What stands in brackets with an entry a line.
    fn list(&mut self, tokens: Vec<TokenTree>) {
        self.open("[");
        self.indented(tokens);
        self.text.push(']');
        self.last = Last::Word;
    }

    fn block(&mut self, tokens: Vec<TokenTree>) {
        if self.last != Last::Break {
            self.text.push(' ');
        }
        self.text.push('{');
        if !tokens.is_empty() {
            self.indented(tokens);
        }
        self.text.push('}');
        self.last = Last::Block;
    }

    fn indented(&mut self, tokens: Vec<TokenTree>) {
        self.depth += 1;
        self.line();
        self.tokens(tokens, true);
        self.depth -= 1;
        self.line();
    }

    fn open(&mut self, bracket: &str) {
        let is_spaced = match self.last {
            Last::Break | Last::Word | Last::Path | Last::Bang | Last::Mark('#' | '&' | '<' | '>' | '!' | '.', _) => {
                false
            }
            Last::Block | Last::Keyword | Last::Mark(..) => true,
        } || bracket.starts_with('{') && self.last != Last::Break;
        if is_spaced {
            self.text.push(' ');
        }
        self.text.push_str(bracket);
        self.last = Last::Break;
    }

    /// Ends a line, unless it was.
    fn line(&mut self) {
        while self.text.ends_with(' ') {
            self.text.pop();
        }
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.text.extend(core::iter::repeat_n("    ", self.depth));
        self.last = Last::Break;
    }
}

/// Whether an entry of a list has parts of its own, as those of tables do.
fn has_parts(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| matches!(token, TokenTree::Group(group) if group.delimiter() != Delimiter::Bracket))
}

/// Whether what stands in braces is no list on one line.
fn has_lines_within(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;

    #[test]
    fn what_is_written_is_read_as_the_same_tokens() {
        let tokens = quote! {
            #![allow(unused)]
            #[doc = " A list."]
            pub static LIST: &[(::core::primitive::i64, &str)] = &[(-1, "a"), (2, "b")];
            impl<'a, T: ?Sized + 'static> ::core::fmt::Debug for Kind<'a, T> where T: Copy {
                fn fmt(&self, other: &&mut [u8; 4]) -> Result<Vec<Option<T>>, ()> {
                    let at = if !(self.a >= -1) && self.b < -1 { 0..=5 } else { 1..2 };
                    *other |= 1 << 2;
                    match <Self as ::core::iter::Iterator>::next::<{ 3 }>(self)?.0 {
                        Some(Part { x, .. }) | None if x == *other => ::toolcall::__write!(x, |a, b| a & b),
                        _ => return Err(Of::<-5>::new(r#type, 'c', b"\"", 1.0..x)),
                    }
                    #[cfg(any())]
                    loop {}
                }
            }
        };
        let text = rust(tokens.clone());
        assert_eq!(flat(text.parse().expect("tokens")), flat(tokens), "{text}");
        assert!(text.lines().all(|line| line.len() < 120 && line.trim_end() == line), "{text}");
    }

    fn flat(tokens: TokenStream) -> Vec<String> {
        let flat = |token| match token {
            TokenTree::Group(group) => {
                let mut inner = flat(group.stream());
                inner.insert(0, format!("{:?}", group.delimiter()));
                inner
            }
            TokenTree::Punct(mark) => vec![mark.as_char().to_string()],
            token @ (TokenTree::Ident(_) | TokenTree::Literal(_)) => vec![token.to_string()],
        };
        tokens.into_iter().flat_map(flat).collect()
    }
}
