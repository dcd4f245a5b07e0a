//! The tokens of a JSON text, strictly as RFC 8259 has them.

/// Reads tokens from a text, one behind the other.
pub(super) struct Scanner<'t> {
    text: &'t str,
    /// The byte that is next.
    pub(super) at: usize,
}

/// What is wrong at a byte.
pub(super) struct Wrong {
    pub(super) at: usize,
    pub(super) what: &'static str,
}

impl<'t> Scanner<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// The next byte that is no white space.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        self.at += rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r')).count();
        self.byte()
    }

    /// Takes a byte behind white space, if it is that.
    pub(super) fn takes(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn wrong<T>(&self, what: &'static str) -> Result<T, Wrong> {
        Err(Wrong { at: self.at, what })
    }

    /// Takes a word such as `null`.
    pub(super) fn word(&mut self, word: &str) -> Result<(), Wrong> {
        if !self.rest().starts_with(word) {
            return self.wrong("expected a value");
        }
        self.at += word.len();
        Ok(())
    }

    /// Takes a number.
    pub(super) fn number(&mut self) -> Result<(), Wrong> {
        self.at += usize::from(self.byte() == Some(b'-'));
        if self.byte() == Some(b'0') {
            self.at += 1;
        } else {
            self.digits()?;
        }
        if self.byte() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.byte() {
            self.at += 1;
            self.at += usize::from(matches!(self.byte(), Some(b'+' | b'-')));
            self.digits()?;
        }
        Ok(())
    }

    fn digits(&mut self) -> Result<(), Wrong> {
        let count = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.at += count;
        if count == 0 { self.wrong("expected a digit") } else { Ok(()) }
    }

    /// Takes a string, its opening quote included, and gives its meaning.
    pub(super) fn string(&mut self) -> Result<String, Wrong> {
        self.at += 1;
        let mut meaning = String::new();
        loop {
            let is_plain = |byte: &u8| !matches!(byte, 0..0x20 | b'"' | b'\\');
            let plain = self.rest().bytes().take_while(is_plain).count();
            meaning.push_str(self.rest().get(..plain).unwrap_or_default());
            self.at += plain;
            match self.byte() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(meaning);
                }
                Some(b'\\') => meaning.push(self.escape()?),
                Some(_) => return self.wrong("a control character in a string must be escaped"),
                None => return self.wrong("the string has no end"),
            }
        }
    }

    fn escape(&mut self) -> Result<char, Wrong> {
        let start = self.at;
        self.at += 2;
        Ok(match self.text.as_bytes().get(start + 1) {
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(*byte),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.code_point(start),
            _ => return Err(Wrong { at: start, what: "an escape that is none" }),
        })
    }

    /// Takes the digits of `\u….`, and those of the other half of a pair.
    fn code_point(&mut self, start: usize) -> Result<char, Wrong> {
        let half = Wrong { at: start, what: "half of a surrogate pair" };
        let first = self.unit(start)?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first).ok_or(half);
        }
        if !self.rest().starts_with("\\u") {
            return Err(half);
        }
        self.at += 2;
        let second = self.unit(start)?;
        if !(0xdc00..0xe000).contains(&second) {
            return Err(half);
        }
        char::from_u32(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)).ok_or(half)
    }

    fn unit(&mut self, start: usize) -> Result<u32, Wrong> {
        let digits = self.rest().get(..4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let unit = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        self.at += 4;
        unit.ok_or(Wrong { at: start, what: "an escape that is none" })
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }
}
