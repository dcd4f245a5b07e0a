//! How deep the syntax of a file may be nested, told from its tokens before anything goes that deep.
//!
//! Each of `((1))`, `--1`, `&&T`, `a + b + c`, `x.f().f()` and `if a {} else if b {}` nests without an end. What is told is
//! never too small: each token of a statement or of a part between commas counts as one level, since none can add more.

use std::iter::Peekable;

use proc_macro2::{Delimiter, TokenStream, TokenTree, token_stream};

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
        let behind = level.behind;
        level.behind = [behind[1], ' '];
        match token {
            TokenTree::Group(group) => {
                match group.delimiter() {
                    Delimiter::Brace if level.ends_behind_brace() => (level.run, level.held) = (0, 0),
                    // An attribute nests nothing, and a comment may have thousands of lines.
                    Delimiter::Bracket if behind[1] == '#' => level.run -= 2,
                    Delimiter::Bracket if behind == ['#', '!'] => level.run -= 3,
                    _ => {}
                }
                open.push(Level::new(group.stream(), depth));
            }
            TokenTree::Punct(mark) => level.mark(mark.as_char(), behind[1]),
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
    /// The last two tokens, if they are punctuation.
    behind: [char; 2],
}

impl Level {
    fn new(tokens: TokenStream, base: usize) -> Self {
        Self { tokens: tokens.into_iter().peekable(), base, run: 0, held: 0, angles: 0, behind: [' '; 2] }
    }

    fn depth(&self) -> usize {
        self.base + self.run + self.held
    }

    fn mark(&mut self, mark: char, behind: char) {
        self.behind[1] = mark;
        match mark {
            ';' => (self.run, self.held, self.angles) = (0, 0, 0),
            ',' if self.angles == 0 => self.run = 0,
            '<' => self.angles += 1,
            '>' if behind != '-' && behind != '=' => self.angles = self.angles.saturating_sub(1),
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
