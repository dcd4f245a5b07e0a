//! Marks in canonical JSON: which form of a choice without names the value behind has.
//!
//! Only the coercer writes them and only the second attempt reads them. A mark starts with a byte that no JSON has outside
//! of strings.

use memchr::memchr;
use toolcall_schema::choice::{MARK_BASE as BASE, MARK_DIGITS as DIGITS, mark};
use toolcall_schema::table::kinds;

pub(crate) use toolcall_schema::choice::{MARK as START, MARK_LENGTH as LENGTH};

use crate::cursor::{Cursor, Stop, behind_white};

/// Appends the mark of the form with this index.
pub(crate) fn push(out: &mut Vec<u8>, index: usize) {
    out.extend_from_slice(&mark(index));
}

/// Takes the marks out of canonical JSON.
pub(crate) fn unmark(canonical: &mut Vec<u8>) {
    if memchr(START, canonical).is_none() {
        return;
    }
    let mut left = 0;
    canonical.retain(|byte| {
        left = if *byte == START { LENGTH } else { left };
        let is_mark = left > 0;
        left = left.saturating_sub(1);
        !is_mark
    });
}

/// Appends canonical JSON without its marks.
pub(crate) fn push_unmarked(out: &mut String, canonical: &str) {
    let mut rest = canonical;
    while let Some((before, marked)) = rest.split_once(char::from(START)) {
        out.push_str(before);
        rest = marked.get(LENGTH - 1..).unwrap_or_default();
    }
    out.push_str(rest);
}

impl Cursor<'_> {
    /// Which form the value here has; of each, the [`kinds`] of values that it may be.
    ///
    /// Before the coercer has looked at the arguments, that is the first form which may be of the value's kind: if the
    /// value does not fit it as it stands, the coercer decides.
    pub fn read_form(&mut self, forms: &'static [u8]) -> Result<usize, Stop> {
        let text = behind_white(self.rest());
        if self.is_checked() {
            let [START, high, low, rest @ ..] = text else { return Err(Stop) };
            self.set_rest(rest);
            return Ok(usize::from(high - BASE) * DIGITS + usize::from(low - BASE));
        }
        let kind = match text.first().ok_or(Stop)? {
            b'n' => kinds::NULL,
            b't' | b'f' => kinds::BOOL,
            b'"' => kinds::TEXT,
            b'[' => kinds::LIST,
            b'{' => kinds::OBJECT,
            _ => kinds::NUMBER,
        };
        forms.iter().position(|form| form & kind != 0).ok_or(Stop)
    }
}
