//! Arguments that are nearly JSON, made JSON.
//!
//! Only spelling is put right, and only where one reading is left: what [`Repair`] lists. Nothing is guessed. What is cut
//! off stays so, whatever else was wrong with it: each object and array needs its own closing bracket, and a fenced text
//! its own closing fence. Only what may be left off behind these (white space, comments, tags) is not missed.
//!
//! One pass, in linear time, that keeps one bit for each open bracket and never calls itself. White space is left out, so
//! a comma is written only once it is known what follows it.

mod around;
mod gap;
mod repairs;
mod string;

use toolcall_schema::limits;

use crate::pass::behind_number;
use crate::receipt::Coercion;

use self::repairs::{Repairs, Unrepaired, Why};
use self::string::Quotes;

/// Writes `text` to `out` as JSON, whose former content is dropped, and says what had to be done.
///
/// # Errors
/// If the text is cut off, or is wrong in a way that is not repaired; `out` then holds a part.
pub(crate) fn repair(text: &str, out: &mut Vec<u8>) -> Result<Repairs, Unrepaired> {
    out.clear();
    let mut walk = Walk { text, at: 0, out, depth: 0, objects: 0, done: Repairs::default() };
    let fence = walk.before()?;
    walk.whole_value()?;
    walk.behind(fence)?;
    Ok(walk.done)
}

/// What is read, how far, and what was written of it.
struct Walk<'t, 'o> {
    text: &'t str,
    at: usize,
    out: &'o mut Vec<u8>,
    depth: usize,
    /// One bit for each open bracket, the innermost lowest: set for an object.
    objects: u64,
    done: Repairs,
}

/// What may come next.
#[derive(Clone, Copy)]
enum Next {
    Value,
    /// An item or a key, or the end of what holds it.
    Member {
        is_first: bool,
    },
    /// A comma, a closing bracket, or what is behind the whole value.
    After,
}

impl<'t> Walk<'t, '_> {
    fn whole_value(&mut self) -> Result<(), Unrepaired> {
        let mut next = Next::Value;
        loop {
            self.gap()?;
            next = match next {
                Next::Value => self.value()?,
                Next::Member { is_first } => self.member(is_first)?,
                Next::After if self.depth == 0 => return Ok(()),
                Next::After => self.after()?,
            };
        }
    }

    fn value(&mut self) -> Result<Next, Unrepaired> {
        match self.peek() {
            Some('{') => self.open('{'),
            Some('[') => self.open('['),
            Some('-' | '0'..='9') => self.number(),
            Some(first) => match Quotes::of(first) {
                Some(quotes) => self.string(quotes).map(|()| Next::After),
                None => self.word(),
            },
            None => Err(self.cut_off()),
        }
    }

    fn member(&mut self, is_first: bool) -> Result<Next, Unrepaired> {
        if self.peek() == Some(self.closing()) {
            if !is_first {
                self.done.insert(Coercion::TrailingComma);
            }
            return Ok(self.close());
        }
        if !is_first {
            self.out.push(b',');
        }
        if self.is_object() { self.key() } else { self.value() }
    }

    /// Behind a value inside an object or array.
    fn after(&mut self) -> Result<Next, Unrepaired> {
        if self.eat(",") {
            return Ok(Next::Member { is_first: false });
        }
        if self.peek() == Some(self.closing()) {
            return Ok(self.close());
        }
        Err(self.refusal("a comma or a closing bracket"))
    }

    fn key(&mut self) -> Result<Next, Unrepaired> {
        match self.peek().and_then(Quotes::of) {
            Some(quotes) => self.string(quotes)?,
            None => self.bare_key()?,
        }
        self.gap()?;
        if !self.eat(":") {
            return Err(self.refusal("a colon"));
        }
        self.out.push(b':');
        Ok(Next::Value)
    }

    /// `None` is text for JavaScript and no text for Python, so it is no key.
    fn bare_key(&mut self) -> Result<(), Unrepaired> {
        let rest = self.rest();
        let goes_on = |character: char| character.is_alphanumeric() || matches!(character, '_' | '$');
        let length = rest.find(|character| !goes_on(character)).unwrap_or(rest.len());
        let key = rest.get(..length).unwrap_or_default();
        if key.is_empty() || key.starts_with(char::is_numeric) {
            return Err(self.refusal("a key"));
        }
        self.out.push(b'"');
        self.copy(length);
        self.out.push(b'"');
        self.done.insert(Coercion::BareKey);
        if PYTHON.iter().any(|(word, _)| *word == key) {
            return Err(self.refusal("a key in quotes"));
        }
        Ok(())
    }

    fn number(&mut self) -> Result<Next, Unrepaired> {
        let rest = self.rest().as_bytes();
        if let Some(behind) = behind_number(rest) {
            self.copy(rest.len() - behind.len());
            return Ok(Next::After);
        }
        let is_part = |byte: &u8| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
        Err(if rest.iter().all(is_part) { self.cut_off() } else { self.refusal("a JSON number") })
    }

    fn word(&mut self) -> Result<Next, Unrepaired> {
        let rest = self.rest();
        // They all start with other letters.
        let mut words = JSON.into_iter().chain(PYTHON);
        let meant = words.find(|(word, _)| word.as_bytes().first() == rest.as_bytes().first());
        match meant {
            Some((word, json)) if self.eat(word) => {
                self.out.extend_from_slice(json.as_bytes());
                if word != json {
                    self.done.insert(Coercion::PythonLiteral);
                }
                Ok(Next::After)
            }
            Some((word, _)) if word.starts_with(rest) => Err(self.cut_off()),
            Some(_) | None => Err(self.refusal("a JSON value")),
        }
    }

    fn open(&mut self, bracket: char) -> Result<Next, Unrepaired> {
        if self.depth >= limits::DEPTH {
            return Err(self.refusal("at most 64 levels of objects and arrays"));
        }
        self.out.push(bracket as u8);
        self.at += 1;
        self.depth += 1;
        self.objects = self.objects << 1 | u64::from(bracket == '{');
        Ok(Next::Member { is_first: true })
    }

    fn close(&mut self) -> Next {
        self.out.push(if self.is_object() { b'}' } else { b']' });
        self.at += 1;
        self.depth = self.depth.saturating_sub(1);
        self.objects >>= 1;
        Next::After
    }

    fn is_object(&self) -> bool {
        self.objects & 1 == 1
    }

    /// The bracket that closes the innermost open one.
    fn closing(&self) -> char {
        if self.is_object() { '}' } else { ']' }
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    #[inline(always)]
    fn eat(&mut self, word: &str) -> bool {
        let is_there = self.rest().starts_with(word);
        self.at += if is_there { word.len() } else { 0 };
        is_there
    }

    /// Writes the next `length` bytes as they are.
    fn copy(&mut self, length: usize) {
        let bytes = self.rest().as_bytes().get(..length).unwrap_or_default();
        self.out.extend_from_slice(bytes);
        self.at += length;
    }

    /// What is next does not belong there; where the text ends, or what follows is what stands behind a whole value, the
    /// rest of the value is missing.
    fn refusal(&self, expected: &'static str) -> Unrepaired {
        let rest = self.rest();
        if rest.is_empty() || self.depth > 0 && around::is_behind(rest) {
            return self.cut_off();
        }
        Unrepaired { at: self.at, why: Why::Other(expected) }
    }

    fn cut_off(&self) -> Unrepaired {
        Unrepaired { at: self.text.len(), why: Why::CutOff }
    }
}

const JSON: [(&str, &str); 3] = [("true", "true"), ("false", "false"), ("null", "null")];

const PYTHON: [(&str, &str); 3] = [("True", "true"), ("False", "false"), ("None", "null")];

// One bit for each that may be open.
const _: () = assert!(limits::DEPTH <= u64::BITS as usize, "`Walk::objects` is too small");

#[cfg(test)]
mod tests;
