//! Arguments of a call that has not ended: what of them will not change any more.

use memchr::memchr2;

use crate::policy::Policy;
use crate::scratch::Scratch;
use crate::toolset::Toolset;
use crate::violation::Code;
use crate::{Level, check};

/// A call that is still coming, see [`Assembler::growing`](super::Assembler::growing).
#[derive(Debug)]
pub struct Early<'a> {
    pub(super) id: &'a str,
    pub(super) name: &'a str,
    pub(super) arguments: &'a str,
    pub(super) scan: &'a mut Scan,
}

/// An argument that is there to its end, whatever comes behind it.
///
/// Its text may not be JSON all the same: nothing of the call was checked yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Argument<'a> {
    /// Key and value as they stand, `"port":"Brest"`.
    pub member: &'a str,
    /// What stands between the quotes of the key.
    pub key: &'a str,
    /// The value as it stands.
    pub value: &'a str,
}

impl<'a> Early<'a> {
    /// The id so far; empty if none came yet.
    pub const fn id(&self) -> &'a str {
        self.id
    }

    /// The name so far; empty if none came yet.
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// The arguments so far, as text that is cut off.
    pub const fn arguments(&self) -> &'a str {
        self.arguments
    }

    /// The next argument that is whole. Each is told once, also if the call is looked at again when more of it has come.
    pub fn next_argument(&mut self) -> Option<Argument<'a>> {
        self.scan.next(self.arguments)
    }
}

impl Toolset {
    /// Whether one argument is enough to refuse the call that it belongs to, whatever else comes, and what is wrong with it:
    /// its key is unknown, or its value does not fit. `None` says nothing of the whole call, which is checked when it is
    /// dispatched. `out` is memory.
    pub fn refuses_early(
        &self,
        name: &str,
        argument: Argument<'_>,
        scratch: &mut Scratch,
        out: &mut Vec<u8>,
    ) -> Option<Code> {
        let declared = self.declared();
        let id = declared.find(name)?;
        let mut alone = core::mem::take(&mut scratch.text);
        alone.clear();
        for piece in ["{", argument.member, "}"] {
            alone.extend_from_slice(piece.as_bytes());
        }
        let level = declared.tools.get(id).and_then(|tool| tool.coerce).unwrap_or(declared.level);
        let code = check::check(declared, id, &alone, Policy::DECLARED, scratch, out).err().and_then(|rejection| {
            let mut codes = rejection.violations().map(|violation| violation.code());
            // Others are missing because it is alone; and leniently, an unknown key may be dropped once they are there.
            codes.find(|code| *code != Code::MissingKey && (*code != Code::UnknownKey || level < Level::Lenient))
        });
        scratch.text = alone;
        code
    }
}

/// How far the members of an object were looked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scan {
    /// The next byte to look at.
    at: usize,
    depth: u32,
    is_in_string: bool,
    /// Where the key of the member begins, at its quote, and ends, at the other.
    key: Option<(usize, Option<usize>)>,
    /// Where its value begins.
    value: Option<usize>,
}

impl Scan {
    pub(super) const fn new() -> Self {
        Self { at: 0, depth: 0, is_in_string: false, key: None, value: None }
    }

    /// The next member of the outermost object that is whole. `text` begins with what it was before.
    fn next<'a>(&mut self, text: &'a str) -> Option<Argument<'a>> {
        let bytes = text.as_bytes();
        while let Some(byte) = bytes.get(self.at).copied() {
            if self.is_in_string {
                let rest = bytes.get(self.at..)?;
                let Some(length) = memchr2(b'"', b'\\', rest) else {
                    self.at = bytes.len();
                    return None;
                };
                if rest.get(length) == Some(&b'\\') {
                    // What a backslash stands before may not be there yet.
                    self.at += length + usize::from(rest.len() > length + 1) * 2;
                    if rest.len() <= length + 1 {
                        return None;
                    }
                    continue;
                }
                self.at += length + 1;
                self.is_in_string = false;
                if self.depth == 1 {
                    match (&mut self.key, self.value) {
                        (Some((_, end @ None)), _) => *end = Some(self.at - 1),
                        (_, Some(_)) => return self.tell(text, self.at),
                        _ => {}
                    }
                }
                continue;
            }
            self.at += 1;
            if let Some(end) = self.structure(byte) {
                return self.tell(text, end);
            }
        }
        None
    }

    /// Takes a byte outside strings; where a member ends by it, the end.
    fn structure(&mut self, byte: u8) -> Option<usize> {
        let at = self.at - 1;
        let has_value = self.value.is_some();
        match byte {
            b'"' => {
                self.is_in_string = true;
                if self.depth == 1 && self.key.is_none() {
                    self.key = Some((at, None));
                }
                None
            }
            b':' if self.depth == 1 && self.key.is_some_and(|(_, end)| end.is_some()) => {
                self.value.get_or_insert(at + 1);
                None
            }
            b'{' | b'[' => {
                self.depth += 1;
                None
            }
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                match self.depth {
                    1 if has_value => Some(at + 1),
                    0 if has_value => Some(at),
                    _ => None,
                }
            }
            b',' if self.depth == 1 => {
                let end = has_value.then_some(at);
                if end.is_none() {
                    self.key = None;
                }
                end
            }
            _ => None,
        }
    }

    /// The member that ends here; the next one may begin.
    fn tell<'a>(&mut self, text: &'a str, end: usize) -> Option<Argument<'a>> {
        let (start, key_end) = self.key.take()?;
        let value = self.value.take()?;
        Some(Argument {
            member: text.get(start..end)?.trim_ascii_end(),
            key: text.get(start + 1..key_end?)?,
            value: text.get(value..end)?.trim_ascii(),
        })
    }
}

/// Whether the text is an object whose end is there. What stands inside is not looked at.
pub(super) fn is_closed(text: &str) -> bool {
    let mut scan = Scan::new();
    while scan.next(text).is_some() {}
    let text = text.trim_ascii();
    text.starts_with('{') && text.ends_with('}') && scan.depth == 0 && !scan.is_in_string
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Key and value of each argument, and after how many bytes it was told.
    fn told(text: &str) -> Vec<(String, String, usize)> {
        let (mut scan, mut told) = (Scan::new(), Vec::new());
        for length in (0..=text.len()).filter(|length| text.is_char_boundary(*length)) {
            while let Some(argument) = scan.next(&text[..length]) {
                told.push((argument.key.to_owned(), argument.value.to_owned(), length));
            }
        }
        told
    }

    #[test]
    fn arguments_are_told_as_soon_as_they_cannot_change() {
        let text = r#"{"port":"B\"r","n" : 12 ,"list":[1,{"a":"}"}],"ok":true}"#;
        let expected = [
            ("port", r#""B\"r""#, text.find(",\"n").expect("there")),
            ("n", "12", text.find(",\"list").expect("there") + 1),
            ("list", r#"[1,{"a":"}"}]"#, text.find(",\"ok").expect("there")),
            ("ok", "true", text.len()),
        ];
        let told = told(text);
        let told: Vec<_> = told.iter().map(|(key, value, at)| (key.as_str(), value.as_str(), *at)).collect();
        assert_eq!(told, expected);
    }

    #[test]
    fn an_object_is_closed_at_its_end_only() {
        let text = r#" {"a":{"b":"}\"}"},"c":[{}]} "#;
        for end in 0..=text.len() {
            assert_eq!(is_closed(&text[..end]), end + 1 >= text.len(), "{}", &text[..end]);
        }
        assert!(is_closed("{}") && !is_closed("") && !is_closed("null") && !is_closed("{}{"));
    }

    #[test]
    fn what_is_no_object_of_members_tells_nothing_wrong() {
        for text in
            ["", "[1,2]", "\"a\"", "{}", "{,}", "{\"a\"}", "{\"a\",\"b\"", "}}}{", "{:1,", "{\"a\":", "{\"a\":1"]
        {
            assert_eq!(told(text), [], "{text}");
        }
        // Once it was told, it stays: what follows is for the dispatch to refuse.
        assert_eq!(told(r#"{"a":"b""c","d":1}"#).len(), 2);
    }
}
