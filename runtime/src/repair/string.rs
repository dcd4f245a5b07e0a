//! Strings, in whichever quotes.
//!
//! A string ends at the first mark that can end it. If something follows there that cannot follow a string, the mark was
//! part of the text (`'it's'`), and then nothing tells which of the next marks is the end: the text is refused.

use crate::scan::plain_run;
use crate::text::{behind_escape, push_escape};

use super::Walk;
use super::repairs::Unrepaired;
use crate::receipt::Coercion;

/// What stands around a string.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Quotes {
    Double,
    Single,
    /// `“ ” „ ‟`, in any pairing.
    TypographicDouble,
    /// `‘ ’ ‚ ‛`, in any pairing.
    TypographicSingle,
}

impl Quotes {
    /// Those that `mark` opens and closes.
    pub(super) fn of(mark: char) -> Option<Self> {
        match mark {
            '"' => Some(Self::Double),
            '\'' => Some(Self::Single),
            '\u{2018}'..='\u{201b}' => Some(Self::TypographicSingle),
            '\u{201c}'..='\u{201f}' => Some(Self::TypographicDouble),
            _ => None,
        }
    }

    /// What is done with a mark that stands within these and is no other character of note.
    fn takes(self, mark: char) -> bool {
        match self {
            Self::Double => false,
            Self::Single | Self::TypographicSingle => mark == '"',
            Self::TypographicDouble => mark == '\'',
        }
    }

    /// How many bytes stand before the first character that is not simply copied.
    fn plain(self, text: &str) -> usize {
        match self {
            Self::Double => plain_run(text.as_bytes()),
            Self::Single | Self::TypographicDouble | Self::TypographicSingle => {
                let is_special = |next: char| next < ' ' || matches!(next, '\\' | '"' | '\'') || self.closes(next);
                text.find(is_special).unwrap_or(text.len())
            }
        }
    }

    fn closes(self, mark: char) -> bool {
        Self::of(mark) == Some(self)
    }
}

impl Walk<'_, '_> {
    pub(super) fn string(&mut self, quotes: Quotes) -> Result<(), Unrepaired> {
        self.pass_mark();
        loop {
            self.copy(quotes.plain(self.rest()));
            match self.peek() {
                None => return Err(self.cut_off()),
                Some('\\') => self.escape(quotes)?,
                Some(next) if quotes.closes(next) => break,
                Some(next @ ..'\u{20}') => self.control(next as u8),
                Some('"') if quotes.takes('"') => {
                    self.out.push(b'\\');
                    self.copy(1);
                }
                Some('\'') if quotes.takes('\'') => self.copy(1),
                Some(_) => return Err(self.refusal("a closing quotation mark of the same kind as the opening one")),
            }
        }
        self.pass_mark();
        match quotes {
            Quotes::Double => return Ok(()),
            Quotes::Single => self.done.insert(Coercion::SingleQuotes),
            Quotes::TypographicDouble | Quotes::TypographicSingle => self.done.insert(Coercion::TypographicQuotes),
        }
        self.white()?;
        if let Some('/' | '#') = self.peek() {
            return Err(self.refusal("no comment behind a string that is not in double quotes"));
        }
        Ok(())
    }

    fn pass_mark(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
        self.out.push(b'"');
    }

    /// The escapes of JSON stay, and `\'` is none.
    fn escape(&mut self, quotes: Quotes) -> Result<(), Unrepaired> {
        let rest = self.rest().as_bytes();
        if let Some(behind) = behind_escape(rest) {
            self.copy(rest.len() - behind.len());
            return Ok(());
        }
        if quotes == Quotes::Single && self.eat(r"\'") {
            self.out.push(b'\'');
            return Ok(());
        }
        Err(if is_cut_off(rest) { self.cut_off() } else { self.refusal("an escape of JSON") })
    }

    fn control(&mut self, byte: u8) {
        push_escape(self.out, byte);
        self.at += 1;
        self.done.insert(Coercion::RawControl);
    }
}

/// Whether more text could make an escape of what is left of the text.
fn is_cut_off(rest: &[u8]) -> bool {
    let mut whole = *br"\u0000\udc00";
    let Some(start) = whole.get_mut(..rest.len()) else { return false };
    start.copy_from_slice(rest);
    behind_escape(&whole).is_some()
}
