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
            _ if text.is_ascii() => text.len(),
            Others::None => return false,
            Others::InLine if text.contains(['\u{2028}', '\u{2029}']) => return false,
            Others::InLine | Others::All => text.chars().count(),
        };
        let bits = self.ascii.to_le_bytes();
        // Without a branch: nearly every text is one of them, so that leaving early would gain nothing.
        let all = text.bytes().fold(1, |all, byte| {
            let is_in = bits[usize::from(byte >> 3 & 15)] >> (byte & 7);
            all & (is_in | byte >> 7)
        });
        all == 1 && count >= self.min as usize && (count <= self.max as usize || self.max == u32::MAX)
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
