//! JSON tokens as RFC 8259 has them, with the exact kind and place of whatever is not.
//!
//! The coercer reads arguments through it. It keeps one bit for each open bracket and never calls itself, so that no
//! nesting can exhaust the stack, and it checks skipped values as strictly as those that are read.

use toolcall_schema::limits;

use self::fault::{LESS_DEPTH, USUAL_DEPTH, instead_of};
use crate::cursor::behind_white;
use crate::pass::behind_value;
use crate::violation::Code;

pub(crate) use self::fault::Fault;

pub(crate) mod decimal;
mod fault;
mod members;
mod number;
mod raw;
mod string;

/// The tokens of one JSON text, in order; what follows a fault is undefined.
pub(crate) struct Tokens<'t, 's> {
    text: &'t str,
    at: usize,
    next: Next,
    depth: usize,
    /// How many may be open.
    pub(crate) most: usize,
    /// How many were open before.
    base: usize,
    /// One bit for each open bracket, the innermost lowest: set for an object.
    objects: u64,
    decoded: &'s mut String,
}

/// One token. Commas and colons are checked and left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    Null,
    Bool(bool),
    /// As it was written.
    Number(&'t str),
    Text(Text<'t>),
    Key(Text<'t>),
    OpenObject,
    OpenArray,
    CloseObject,
    CloseArray,
    /// The value is complete and nothing follows it.
    End,
}

/// A string whose escapes are correct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Text<'t> {
    /// What stands between the quotes.
    pub(crate) raw: &'t str,
    /// Where that starts in the text.
    pub(crate) start: usize,
    /// Whether a backslash is among it.
    pub(crate) is_escaped: bool,
    /// Whether it is written so when as little as possible is escaped.
    pub(crate) is_canonical: bool,
}

/// A place between two tokens, for coming back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenPlace {
    /// Bytes before it.
    pub(crate) at: usize,
    next: Next,
    depth: usize,
    objects: u64,
}

/// What may come next.
#[derive(Clone, Copy, Debug)]
enum Next {
    Value,
    FirstItem,
    FirstKey,
    /// A comma, a closing bracket, or the end.
    After,
}

impl<'t, 's> Tokens<'t, 's> {
    /// The tokens of `text`; escaped strings are decoded into `decoded`.
    pub(crate) fn new(text: &'t str, decoded: &'s mut String) -> Self {
        Self { text, at: 0, next: Next::Value, depth: 0, most: limits::DEPTH, base: 0, objects: 0, decoded }
    }

    /// The same with no more than so many objects and arrays open at once.
    pub(crate) fn limited(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// The tokens of a text that stands in the place of the next value; what is open around it counts.
    pub(crate) fn within<'i, 'd>(&self, text: &'i str, decoded: &'d mut String) -> Tokens<'i, 'd> {
        let Self { depth, most, objects, .. } = *self;
        Tokens { depth, most, base: depth, objects, ..Tokens::new(text, decoded) }
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Result<Token<'t>, Fault> {
        self.skip_white();
        match self.next {
            Next::Value => self.value(),
            Next::FirstItem if self.peek() == Some(b']') => Ok(self.close(Token::CloseArray)),
            Next::FirstItem => self.value(),
            Next::FirstKey if self.peek() == Some(b'}') => Ok(self.close(Token::CloseObject)),
            Next::FirstKey => self.key(),
            Next::After if self.depth == self.base => self.end(),
            Next::After => self.after(),
        }
    }

    /// Where the next token is looked for.
    pub(crate) fn place(&self) -> TokenPlace {
        let Self { at, next, depth, objects, .. } = *self;
        TokenPlace { at, next, depth, objects }
    }

    /// Goes back to a place.
    pub(crate) fn go_back(&mut self, place: TokenPlace) {
        let TokenPlace { at, next, depth, objects } = place;
        (self.at, self.next, self.depth, self.objects) = (at, next, depth, objects);
    }

    /// How many objects and arrays are open.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// Checks and passes the next value.
    pub(crate) fn skip_value(&mut self) -> Result<(), Fault> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        if let (Next::Value, Some(behind)) = (self.next, behind_value(rest, self.may_open())) {
            self.pass_members(self.text.len() - behind.len(), false, false);
            return Ok(());
        }
        let depth = self.depth;
        self.next()?;
        self.skip_to(depth)
    }

    /// Checks and passes everything until no more than `depth` objects and arrays are open.
    pub(crate) fn skip_to(&mut self, depth: usize) -> Result<(), Fault> {
        while self.depth > depth {
            self.pass_scalars();
            self.next()?;
        }
        Ok(())
    }

    fn value(&mut self) -> Result<Token<'t>, Fault> {
        match self.peek() {
            Some(b'{') => self.open(Token::OpenObject),
            Some(b'[') => self.open(Token::OpenArray),
            Some(b'"') => self.string().map(Token::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b't') => self.literal("true", Token::Bool(true)),
            Some(b'f') => self.literal("false", Token::Bool(false)),
            Some(b'n') => self.literal("null", Token::Null),
            Some(_) | None => Err(self.malformed(instead_of(self.rest()))),
        }
    }

    /// After a value inside an object or array.
    fn after(&mut self) -> Result<Token<'t>, Fault> {
        let is_object = self.objects & 1 == 1;
        match self.peek() {
            Some(b',') => {
                self.at += 1;
                self.skip_white();
                if is_object { self.key() } else { self.value() }
            }
            Some(b'}') if is_object => Ok(self.close(Token::CloseObject)),
            Some(b']') if !is_object => Ok(self.close(Token::CloseArray)),
            Some(_) | None => Err(self.malformed(if is_object {
                "a comma or a closing brace"
            } else {
                "a comma or a closing bracket"
            })),
        }
    }

    fn end(&self) -> Result<Token<'t>, Fault> {
        if self.peek().is_none() {
            return Ok(Token::End);
        }
        Err(Fault { code: Code::TrailingData, at: Some(self.at), expected: "nothing after the JSON value" })
    }

    fn key(&mut self) -> Result<Token<'t>, Fault> {
        match self.peek() {
            Some(b'"') => {}
            Some(b'}') => return Err(self.malformed("a key in double quotes, no comma before a closing brace")),
            Some(_) | None => return Err(self.malformed("a key in double quotes")),
        }
        let key = self.string()?;
        self.skip_white();
        if !self.eat(b':') {
            return Err(self.malformed("a colon"));
        }
        self.next = Next::Value;
        Ok(Token::Key(key))
    }

    /// Whether no more objects and arrays may be open.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.depth >= self.most
    }

    fn open(&mut self, token: Token<'t>) -> Result<Token<'t>, Fault> {
        if self.is_full() {
            let expected = if self.most == limits::DEPTH { USUAL_DEPTH } else { LESS_DEPTH };
            return Err(Fault { code: Code::TooDeep, at: Some(self.at), expected });
        }
        let is_object = matches!(token, Token::OpenObject);
        self.at += 1;
        self.depth += 1;
        self.objects = self.objects << 1 | u64::from(is_object);
        self.next = if is_object { Next::FirstKey } else { Next::FirstItem };
        Ok(token)
    }

    fn close(&mut self, token: Token<'t>) -> Token<'t> {
        self.at += 1;
        self.depth = self.depth.saturating_sub(1);
        self.objects >>= 1;
        self.next = Next::After;
        token
    }

    fn literal(&mut self, word: &'static str, token: Token<'t>) -> Result<Token<'t>, Fault> {
        if !self.rest().starts_with(word) {
            return Err(if word.starts_with(self.rest()) { self.cut_off() } else { self.malformed(word) });
        }
        self.at += word.len();
        self.next = Next::After;
        Ok(token)
    }

    #[inline]
    fn skip_white(&mut self) {
        if self.peek().is_some_and(|byte| byte <= b' ') {
            let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
            self.at += rest.len() - behind_white(rest).len();
        }
    }

    fn eat(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn malformed(&self, expected: &'static str) -> Fault {
        if self.peek().is_none() {
            return self.cut_off();
        }
        Fault { code: Code::MalformedJson, at: Some(self.at), expected }
    }

    fn cut_off(&self) -> Fault {
        Fault { code: Code::MalformedJson, at: Some(self.text.len()), expected: "the rest, the text is cut off" }
    }
}

// One bit for each that may be open.
const _: () = assert!(limits::DEPTH <= u64::BITS as usize, "`Tokens::objects` is too small");

#[cfg(test)]
mod tests;
