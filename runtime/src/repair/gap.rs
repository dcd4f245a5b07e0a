//! What may stand between two tokens: white space and comments.

use crate::cursor::behind_white;

use super::Walk;
use super::repairs::Unrepaired;
use crate::receipt::Coercion;

impl Walk<'_, '_> {
    /// Passes white space and comments.
    #[inline]
    pub(super) fn gap(&mut self) -> Result<(), Unrepaired> {
        // What mostly comes needs no closer look.
        if let Some(b'"' | b','..=b'.' | b'0'..=b'[' | b']'..=b'~') = self.text.as_bytes().get(self.at) {
            return Ok(());
        }
        self.unusual_gap()
    }

    #[inline(never)]
    fn unusual_gap(&mut self) -> Result<(), Unrepaired> {
        loop {
            self.white()?;
            let rest = self.rest();
            if rest.starts_with("//") || starts_as_script(rest) {
                self.line_comment()?;
            } else if rest.starts_with("/*") {
                self.block_comment()?;
            } else if matches!(rest, "/" | "#") {
                return Err(self.cut_off());
            } else {
                return Ok(());
            }
            self.done.insert(Coercion::Comment);
        }
    }

    /// Passes white space, that of JSON and other.
    pub(super) fn white(&mut self) -> Result<(), Unrepaired> {
        loop {
            self.at = self.text.len() - behind_white(self.rest().as_bytes()).len();
            let rest = self.rest();
            let length = match rest.chars().next() {
                Some('\\') if rest.len() == 1 => return Err(self.cut_off()),
                Some('\\') if is_written_out(rest) => 2,
                // To some these two end the line of a comment, to others they do not.
                Some('\u{2028}' | '\u{2029}') => return Ok(()),
                Some(character) if character.is_whitespace() => character.len_utf8(),
                Some(_) | None => return Ok(()),
            };
            self.at += length;
            self.done.insert(Coercion::WhiteSpace);
        }
    }

    /// Up to the end of the line. A line break that is written out may have been meant as that.
    fn line_comment(&mut self) -> Result<(), Unrepaired> {
        let rest = self.rest();
        let length = rest.find(['\n', '\r', '\u{2028}', '\u{2029}']).unwrap_or(rest.len());
        if rest.get(..length).is_some_and(|comment| comment.contains(r"\n") || comment.contains(r"\r")) {
            return Err(self.refusal("a comment without a line break that is written out"));
        }
        self.at += length;
        Ok(())
    }

    fn block_comment(&mut self) -> Result<(), Unrepaired> {
        let (opening, closing) = ("/*", "*/");
        let body = self.rest().get(opening.len()..).unwrap_or_default();
        let length = body.find(closing).ok_or_else(|| self.cut_off())?;
        self.at += opening.len() + length + closing.len();
        Ok(())
    }
}

/// `# …`; without the space it may be a value that lacks its quotes: `#12`, `#ff0000`.
fn starts_as_script(rest: &str) -> bool {
    rest.strip_prefix('#').is_some_and(|rest| rest.starts_with(char::is_whitespace))
}

/// An escape for white space; with a letter behind it, it may be a name with a stray backslash: `\name`.
fn is_written_out(rest: &str) -> bool {
    let behind = rest.strip_prefix(r"\n").or_else(|| rest.strip_prefix(r"\r")).or_else(|| rest.strip_prefix(r"\t"));
    behind.is_some_and(|behind| !behind.starts_with(|next: char| next.is_alphanumeric() || next == '_'))
}
