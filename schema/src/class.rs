//! Texts of characters of one class, which is what most patterns of names and codes ask for: a bit for each ASCII
//! character and bounds of the length, without an automaton.

/// Texts that are made of a class of characters, and of so many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The ASCII characters of the class, a bit each.
    pub ascii: u128,
    /// Its characters beyond ASCII.
    pub others: Others,
    /// The fewest characters (code points).
    pub min: u32,
    /// The most; `u32::MAX` is no bound.
    pub max: u32,
}

/// Characters beyond ASCII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// None of them.
    None,
    /// All but U+2028 and U+2029, which end a line in ECMA-262.
    InLine,
    /// All of them.
    All,
}

impl Class {
    /// Whether a text is one of them.
    #[inline]
    pub fn holds(&self, text: &str) -> bool {
        let count = match self.others {
            Others::None if text.bytes().all(|byte| byte.is_ascii() && self.has_ascii(byte)) => text.len(),
            Others::InLine | Others::All if text.chars().all(|char| self.has(char)) => text.chars().count(),
            Others::None | Others::InLine | Others::All => return false,
        };
        count >= self.min as usize && (count <= self.max as usize || self.max == u32::MAX)
    }

    fn has(&self, char: char) -> bool {
        match u8::try_from(char) {
            Ok(byte) if byte.is_ascii() => self.has_ascii(byte),
            _ => self.others == Others::All || !matches!(char, '\u{2028}' | '\u{2029}'),
        }
    }

    #[inline(always)]
    const fn has_ascii(&self, byte: u8) -> bool {
        self.ascii >> byte & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_as_code_points() {
        let lower = Class { ascii: 0x3ff_ffff << b'a', others: Others::None, min: 2, max: 3 };
        for (text, holds) in [("a", false), ("ab", true), ("xyz", true), ("abcd", false), ("aB", false), ("éa", false)]
        {
            assert_eq!(lower.holds(text), holds, "{text}");
        }
        let line = Class { ascii: !(1 << b'\n' | 1 << b'\r'), others: Others::InLine, min: 1, max: 2 };
        for (text, holds) in [("", false), ("é€", true), ("😀a\u{2027}", false), ("a\n", false), ("\u{2028}", false)]
        {
            assert_eq!(line.holds(text), holds, "{text}");
        }
        let all = Class { others: Others::All, ascii: u128::MAX, min: 0, max: u32::MAX };
        assert!(all.holds("") && all.holds("a\n\u{2029}\u{10ffff}"));
    }
}
