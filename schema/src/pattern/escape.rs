//! What stands behind a `\`.

use super::Refused;
use super::parse::{Atom, Parser};
use super::set;

impl Parser<'_> {
    /// An escape, behind its `\`.
    pub(super) fn escape(&mut self, in_class: bool) -> Result<Atom, Refused> {
        let Some(letter) = self.next() else {
            return Err(Refused::new("a `\\` stands at the end", "for the character itself write `\\\\`"));
        };
        let char = match letter {
            'd' | 'D' | 's' | 'S' | 'w' | 'W' => {
                return set::named(letter).map(Atom::Set).ok_or_else(|| unknown(letter));
            }
            't' => '\t',
            'n' => '\n',
            'v' => '\u{b}',
            'f' => '\u{c}',
            'r' => '\r',
            'b' if in_class => '\u{8}',
            '-' if in_class => '-',
            '0' if !self.peek().is_some_and(|next| next.is_ascii_digit()) => '\0',
            'c' => self.control()?,
            'x' => self.hex(2).and_then(char::from_u32).ok_or_else(|| unfinished("\\x41"))?,
            'u' => self.code_point()?,
            '^' | '$' | '\\' | '.' | '*' | '+' | '?' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '/' => letter,
            _ => return Err(unknown(letter)),
        };
        Ok(Atom::Char(char))
    }

    /// `\cJ` is a line feed.
    fn control(&mut self) -> Result<char, Refused> {
        let letter = self.next().filter(char::is_ascii_alphabetic).ok_or_else(|| unfinished("\\cJ"))?;
        Ok(char::from(letter as u8 & 0x1f))
    }

    /// `\u00e9`, `\u{e9}`, or both halves of a pair.
    fn code_point(&mut self) -> Result<char, Refused> {
        let wrong = || unfinished("\\u00e9");
        if self.eat('{') {
            return self.braced().and_then(char::from_u32).ok_or_else(wrong);
        }
        let first = self.hex(4).ok_or_else(wrong)?;
        let second = match first {
            0xd800..0xdc00 if self.eat('\\') && self.eat('u') => self.hex(4),
            _ => None,
        };
        let units = [first, second.unwrap_or_default()].map(|unit| unit as u16);
        let used = if second.is_some() { &units[..] } else { &units[..1] };
        match char::decode_utf16(used.iter().copied()).collect::<Result<Vec<_>, _>>().as_deref() {
            Ok([only]) => Ok(*only),
            _ => Err(Refused::new("half of a surrogate pair is no character", "write both halves, or `\\u{1f600}`")),
        }
    }

    /// The number behind `{`, and its `}`. Zeros may lead it.
    fn braced(&mut self) -> Option<u32> {
        let mut value = self.hex(1)?;
        while !self.eat('}') {
            value = value.checked_mul(16)? + self.hex(1)?;
        }
        Some(value)
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        (0..count).try_fold(0, |value, _| Some(value * 16 + self.next()?.to_digit(16)?))
    }
}

fn unfinished(example: &str) -> Refused {
    Refused::new(format!("`{}` begins no escape like `{example}`", &example[..2]), "write all of it, as in the example")
}

/// An escape that ECMA-262 does not have, or that is not taken.
fn unknown(letter: char) -> Refused {
    let (noun, help) = match letter {
        'b' | 'B' => ("a look at the characters around", "write out what may stand there, e.g. `(^| )` for a start"),
        '1'..='9' | 'k' => {
            ("a back-reference", "check it in the tool: an automaton does not know what a group matched")
        }
        'p' | 'P' => {
            ("a property of Unicode, which has its own version everywhere", "write the ranges, as in `[a-zà-ÿ]`")
        }
        'A' | 'z' | 'Z' => ("no escape of ECMA-262", "write `^` for the start and `$` for the end"),
        '0' => ("an octal escape", "write `\\x` and two hex digits"),
        _ => ("no escape of ECMA-262", "for the character itself leave the `\\` out"),
    };
    Refused::new(format!("`\\{letter}` is {noun}"), help)
}
