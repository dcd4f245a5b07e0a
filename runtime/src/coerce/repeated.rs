//! Lists in which no item may stand twice: found when the list ends, by a second look at its text.
//!
//! Items are equal as JSON Schema has it: numbers by their value, strings by their meaning, objects whatever the order of
//! their keys. Each item is boiled down to 128 bits, and these are sorted: the time does not grow with the square of the
//! number of items, and the memory is used again. What stands for a list is kept, for lists around it that are like it.

use core::hash::{BuildHasher, Hasher};
use std::collections::HashMap;

use foldhash::fast::{FixedState, FoldHasher};

use super::frames::{Frame, Inside};
use super::memo::{self, Place as At};
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
        let at = (self.source, memo::place(first.at));
        let digest =
            Digester { tokens: &mut self.tokens, source: at.0, known: &self.memo.digests }.collect(self.items)?;
        let end = memo::place(self.tokens.at());
        if end - at.1 > memo::SHORT {
            self.memo.digests.insert(at, (end, digest));
        }
        self.report_repeated("each item once");
        Ok(())
    }

    /// The same of a list of which something is passed on otherwise than it was sent, by what was written of it, which starts
    /// at `start`: what is passed on fits the schema as well.
    pub(super) fn repeated_as_written(&mut self, start: usize) -> Result<(), Fault> {
        let mut layer = self.layers.pop().unwrap_or_default();
        let written =
            self.out.flushed().get(start..).and_then(|written| core::str::from_utf8(written).ok()).unwrap_or_default();
        layer.held = None;
        layer.text.clear();
        form::push_unmarked(&mut layer.text, written);
        layer.text.push(']');
        let mut tokens = Tokens::new(&layer.text, &mut layer.decoded);
        let known = HashMap::with_hasher(FixedState::default());
        let collected =
            tokens.next().and_then(|_| Digester { tokens: &mut tokens, source: 0, known: &known }.collect(self.items));
        self.layers.push(layer);
        self.report_repeated("each item once, however written");
        collected.map(|_| ())
    }

    fn report_repeated(&mut self, expected: &str) {
        // Equal items stand behind each other now, the first of them first.
        self.items.sort_unstable();
        let mut last = None;
        self.items.retain(|(digest, _)| last.replace(*digest) == Some(*digest));
        self.items.sort_unstable_by_key(|(_, index)| *index);
        for (told, (_, index)) in self.items.iter().enumerate() {
            if !self.rejection.keeps() {
                self.rejection.count(self.items.len() - told);
                break;
            }
            if let Some(Frame { inside: Inside::List { count, .. }, .. }) = self.stack.last_mut() {
                *count = index + 1;
            }
            Place { shapes: self.shapes, stack: self.stack, names: self.names }.repeated_item(self.rejection, expected);
        }
    }
}

/// Boils values down.
struct Digester<'d, 't, 's> {
    tokens: &'d mut Tokens<'t, 's>,
    /// Which text that is.
    source: u32,
    /// The lists in it that were boiled down before.
    known: &'d HashMap<At, (u32, u128), FixedState>,
}

impl<'t> Digester<'_, 't, '_> {
    /// What stands for each item of a list that was entered, and for the list.
    fn collect(&mut self, items: &mut Vec<Item>) -> Result<u128, Fault> {
        items.clear();
        let mut list = Digest::new(b'[');
        loop {
            let token = self.tokens.next()?;
            if token == Token::CloseArray {
                return Ok(list.finish());
            }
            let (index, item) = (memo::place(items.len()), self.value(token)?);
            items.push((item, index));
            list.write_u128(item);
        }
    }

    /// What stands for the value that `token` is or starts. Values are never nested deeper than tokens allow.
    fn value(&mut self, token: Token<'t>) -> Result<u128, Fault> {
        let digest = match token {
            Token::Null => Digest::new(b'n'),
            Token::Bool(value) => Digest::new(if value { b't' } else { b'f' }),
            Token::Number(number) => Digest::of_number(number),
            Token::Text(text) | Token::Key(text) => {
                let mut digest = Digest::new(b'"');
                digest.write(self.tokens.meaning(text).as_bytes());
                digest
            }
            Token::OpenArray => {
                if let Some((end, digest)) = self.known.get(&(self.source, memo::place(self.tokens.at()))) {
                    self.tokens.pass_to(token, *end as usize);
                    return Ok(*digest);
                }
                let mut list = Digest::new(b'[');
                loop {
                    match self.tokens.next()? {
                        Token::CloseArray => break list,
                        item => list.write_u128(self.value(item)?),
                    }
                }
            }
            Token::OpenObject => {
                // A sum has no order.
                let mut sum = 0_u128;
                while let Token::Key(key) = self.tokens.next()? {
                    let mut member = Digest::new(b':');
                    member.write(self.tokens.meaning(key).as_bytes());
                    let value = self.tokens.next()?;
                    member.write_u128(self.value(value)?);
                    sum = sum.wrapping_add(member.finish());
                }
                let mut object = Digest::new(b'{');
                object.write_u128(sum);
                object
            }
            Token::CloseArray | Token::CloseObject | Token::End => Digest::new(0),
        };
        Ok(digest.finish())
    }
}

/// Two hashes of 64 bits, of which the second begins otherwise. Who makes two values collide gets them refused.
struct Digest(FoldHasher<'static>, FoldHasher<'static>);

impl Digest {
    /// Of a value of one kind.
    fn new(kind: u8) -> Self {
        let start = |seed: u8| FixedState::with_seed(u64::from(seed) << 8 | u64::from(kind)).build_hasher();
        Self(start(1), start(2))
    }

    /// By its value: its digits from the first to the last that is not zero, as an integer if one holds them, and the power
    /// of ten.
    fn of_number(number: &str) -> Self {
        let short = |mut digits: i64, mut scale: i64| {
            while digits != 0 && digits % 10 == 0 {
                (digits, scale) = (digits / 10, scale + 1);
            }
            let mut digest = Self::new(b'0');
            digest.write_u128(u128::from(digits.cast_unsigned()) << 64 | u128::from(scale.cast_unsigned()));
            digest
        };
        if let Ok(whole) = number.parse() {
            return short(whole, 0);
        }
        let Decimal { is_negative, mut digits, scale } = decimal(number);
        let sign = if is_negative { -1 } else { 1 };
        let append =
            |value: i64, digit: u8| value.checked_mul(10)?.checked_add(sign * i64::from(digit.wrapping_sub(b'0')));
        if let Some(value) = digits.clone().try_fold(0, append) {
            return short(value, scale);
        }
        let mut digest = Self::new(if is_negative { b'-' } else { b'+' });
        digest.write(&scale.to_le_bytes());
        loop {
            let mut block = [0; 32];
            let length = block.iter_mut().zip(&mut digits).map(|(place, digit)| *place = digit).count();
            if length == 0 {
                return digest;
            }
            digest.write(&block);
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
        self.1.write(bytes);
    }

    fn write_u128(&mut self, value: u128) {
        self.0.write_u128(value);
        self.1.write_u128(value);
    }

    fn finish(&self) -> u128 {
        u128::from(self.0.finish()) << 64 | u128::from(self.1.finish())
    }
}
