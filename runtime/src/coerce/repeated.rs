//! Lists in which no item may stand twice: found when the list ends, by a second look at its text.
//!
//! Items are equal as JSON Schema has it: numbers by their value, strings by their meaning, objects whatever the order of
//! their keys. Each item is boiled down to 128 bits, and these are sorted: the time does not grow with the square of the
//! number of items, and the memory is used again.

use core::hash::Hasher;
use std::hash::DefaultHasher;

use super::frames::{Frame, Inside};
use super::report::Place;
use super::walk::Walk;
use crate::form;
use crate::token::decimal::{Decimal, decimal};
use crate::token::{Fault, Token, TokenPlace, Tokens};

/// What stands for an item, and where it stands.
pub(super) type Item = (u128, u32);

impl Walk<'_, '_> {
    /// Reports the items of the innermost list that stood there before; its first token is at `first`.
    pub(super) fn repeated_items(&mut self, first: TokenPlace) -> Result<(), Fault> {
        self.tokens.go_back(first);
        collect(&mut self.tokens, self.items)?;
        self.report_repeated();
        Ok(())
    }

    /// The same of a list whose items were coerced, by what was written of them, which starts at `start`.
    pub(super) fn repeated_as_written(&mut self, start: usize) -> Result<(), Fault> {
        let mut layer = self.layers.pop().unwrap_or_default();
        let written =
            self.out.flushed().get(start..).and_then(|written| core::str::from_utf8(written).ok()).unwrap_or_default();
        layer.text.clear();
        form::push_unmarked(&mut layer.text, written);
        layer.text.push(']');
        let mut tokens = Tokens::new(&layer.text, &mut layer.decoded);
        let collected = tokens.next().and_then(|_| collect(&mut tokens, self.items));
        self.layers.push(layer);
        self.report_repeated();
        collected
    }

    fn report_repeated(&mut self) {
        // Equal items stand behind each other now, the first of them first.
        self.items.sort_unstable();
        let mut last = None;
        self.items.retain(|(digest, _)| last.replace(*digest) == Some(*digest));
        self.items.sort_unstable_by_key(|(_, index)| *index);
        for (_, index) in &*self.items {
            if let Some(Frame { inside: Inside::List { count, .. }, .. }) = self.stack.last_mut() {
                *count = index + 1;
            }
            Place { shapes: self.shapes, stack: self.stack, names: self.names }.repeated_item(self.rejection);
        }
    }
}

/// What stands for each item of a list that was entered.
fn collect(tokens: &mut Tokens<'_, '_>, items: &mut Vec<Item>) -> Result<(), Fault> {
    items.clear();
    loop {
        let token = tokens.next()?;
        if token == Token::CloseArray {
            return Ok(());
        }
        let index = u32::try_from(items.len()).unwrap_or(u32::MAX);
        items.push((digest(tokens, token)?, index));
    }
}

/// What stands for the value that `token` is or starts. Values are never nested deeper than tokens allow.
fn digest(tokens: &mut Tokens<'_, '_>, token: Token<'_>) -> Result<u128, Fault> {
    let mut digest = Digest::default();
    match token {
        Token::Null => digest.write(b"n"),
        Token::Bool(value) => digest.write(if value { b"t" } else { b"f" }),
        Token::Number(number) => {
            let Decimal { is_negative, digits, scale } = decimal(number);
            digest.write(if is_negative { b"-" } else { b"+" });
            digest.write(&scale.to_le_bytes());
            digits.for_each(|digit| digest.write(&[digit]));
        }
        Token::Text(text) | Token::Key(text) => {
            digest.write(b"\"");
            digest.write(tokens.meaning(text).as_bytes());
        }
        Token::OpenArray => {
            digest.write(b"[");
            loop {
                match tokens.next()? {
                    Token::CloseArray => break,
                    item => digest.write(&self::digest(tokens, item)?.to_le_bytes()),
                }
            }
        }
        Token::OpenObject => {
            // A sum has no order.
            let mut sum = 0_u128;
            loop {
                let key = tokens.next()?;
                if key == Token::CloseObject {
                    break;
                }
                let mut member = Digest::default();
                member.write(&self::digest(tokens, key)?.to_le_bytes());
                let value = tokens.next()?;
                member.write(&self::digest(tokens, value)?.to_le_bytes());
                sum = sum.wrapping_add(member.finish());
            }
            digest.write(b"{");
            digest.write(&sum.to_le_bytes());
        }
        Token::CloseArray | Token::CloseObject | Token::End => {}
    }
    Ok(digest.finish())
}

/// Two hashes of 64 bits, of which the second begins otherwise.
struct Digest(DefaultHasher, DefaultHasher);

impl Default for Digest {
    fn default() -> Self {
        let mut other = DefaultHasher::new();
        other.write_u8(1);
        Self(DefaultHasher::new(), other)
    }
}

impl Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
        self.1.write(bytes);
    }

    fn finish(&self) -> u128 {
        u128::from(self.0.finish()) << 64 | u128::from(self.1.finish())
    }
}
