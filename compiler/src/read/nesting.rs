//! How deep the syntax of a file may be nested, told from its tokens before anything goes that deep.
//!
//! Each of `((1))`, `--1`, `&&T`, `a + b + c`, `x.f().f()` and `if a {} else if b {}` nests without an end. What is told is
//! never too small: each token of a statement or of a part between commas counts as one level, since none can add more.

use std::iter::Peekable;

use proc_macro2::{Delimiter, Punct, TokenStream, TokenTree, token_stream};

/// Whether the tokens nest deeper than the stack has room for.
pub(super) fn is_too_deep(tokens: &TokenStream) -> bool {
    let mut open = vec![Level::new(tokens.clone(), 0)];
    while let Some(level) = open.last_mut() {
        let Some(token) = level.tokens.next() else {
            open.pop();
            continue;
        };
        level.run += 1;
        let depth = level.depth();
        if depth > MOST {
            return true;
        }
        match token {
            TokenTree::Group(group) => {
                if group.delimiter() == Delimiter::Brace && level.ends_behind_brace() {
                    (level.run, level.held) = (0, 0);
                }
                open.push(Level::new(group.stream(), depth));
            }
            TokenTree::Punct(mark) => level.mark(&mark),
            TokenTree::Ident(_) | TokenTree::Literal(_) => {}
        }
    }
    false
}

/// What stands between two brackets.
struct Level {
    tokens: Peekable<token_stream::IntoIter>,
    /// How deep the brackets are themselves.
    base: usize,
    /// Tokens since something ended.
    run: usize,
    /// Those of them whose nesting a comma does not end: `A<B, A<B, …` and `|a, b| |a, b| …`.
    held: usize,
    angles: usize,
    /// Whether `>` would be the end of an arrow.
    in_arrow: bool,
}

impl Level {
    fn new(tokens: TokenStream, base: usize) -> Self {
        Self { tokens: tokens.into_iter().peekable(), base, run: 0, held: 0, angles: 0, in_arrow: false }
    }

    fn depth(&self) -> usize {
        self.base + self.run + self.held
    }

    fn mark(&mut self, mark: &Punct) {
        let in_arrow = self.in_arrow;
        self.in_arrow = matches!(mark.as_char(), '-' | '=');
        match mark.as_char() {
            ';' => (self.run, self.held, self.angles) = (0, 0, 0),
            ',' if self.angles == 0 => self.run = 0,
            '<' => self.angles += 1,
            '>' if !in_arrow => self.angles = self.angles.saturating_sub(1),
            '|' => self.held += 1,
            _ => {}
        }
    }

    /// Whether an item, a statement or an arm ends with a brace: what follows does not go on with it.
    fn ends_behind_brace(&mut self) -> bool {
        match self.tokens.peek() {
            None | Some(TokenTree::Literal(_)) => true,
            Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), '#' | '\''),
            Some(TokenTree::Ident(word)) => *word != "else" && *word != "as" && *word != "in",
            Some(TokenTree::Group(_)) => false,
        }
    }
}

/// Measured without optimisation, as build scripts are built: a level takes up to 33 KiB of the stack, half of what it may.
const MOST: usize = 4_000;

#[cfg(test)]
mod tests;
