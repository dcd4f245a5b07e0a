//! Which coercions a call needed: kept beside the arguments, for hosts that count them or show them to people.

use core::fmt;

use serde::ser::{Serialize, SerializeStruct as _, Serializer};

macro_rules! coercions {
    [$($(#[doc = $doc:literal])* $variant:ident $name:literal)*] => {
        /// One kind of coercion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Coercion {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Coercion {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The stable name, e.g. `number_from_text`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

coercions![
    /// JSON that was sent in a string: `"{\"city\":\"Oslo\"}"` for an object. Lossless.
    Decoded "decoded"
    /// A number in a string: `"3"`. Lossless.
    NumberFromText "number_from_text"
    /// `"true"` or `"false"` in a string. Lossless.
    BooleanFromText "boolean_from_text"
    /// A number for text: its digits as they were sent. Lossless.
    TextFromNumber "text_from_number"
    /// A declared name in other letter case: `"Celsius"`, where only one fits. Lossless.
    LetterCase "letter_case"
    /// An argument that the tool does not have was dropped: where that is declared or asked for, or leniently.
    Dropped "dropped"
    /// White space around a value. Lenient.
    Trimmed "trimmed"
    /// One value for a list: `"a"` for `["a"]`. Lenient.
    Wrapped "wrapped"
    /// Empty text for an optional key that takes none. Lenient.
    Blank "blank"
    /// The offset of a time that has none. Lenient.
    OffsetDropped "offset_dropped"
    /// A whole number from 2^53 on that the provider passed through a double, and may have rounded: noted by
    /// `toolcall::wire`, and no coercion of ours.
    Rounded "rounded"
    /// A byte order mark before everything. Lenient, as all that follow: text that was nearly JSON.
    ByteOrderMark "byte_order_mark"
    /// A Markdown fence around the whole: ```` ```json … ``` ````, `~~~ … ~~~`.
    Fence "fence"
    /// Space that is none in JSON, also `\n`, `\r` and `\t` written out between tokens.
    WhiteSpace "white_space"
    /// `// …`, `/* … */`, and `# …` with white space behind the mark.
    Comment "comment"
    /// `[1, 2,]`
    TrailingComma "trailing_comma"
    /// `{'city': 'Oslo'}`
    SingleQuotes "single_quotes"
    /// `{“city”: ‘Oslo’}`
    TypographicQuotes "typographic_quotes"
    /// `{city: "Oslo"}`
    BareKey "bare_key"
    /// `True`, `False`, `None`.
    PythonLiteral "python_literal"
    /// A raw control character within a string, e.g. a line break.
    RawControl "raw_control"
    /// What ends a turn or a call, behind the whole value: `<|im_end|>`, `</tool_call>`.
    EndTag "end_tag"
];

impl fmt::Display for Coercion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which coercions the last call needed; empty if its arguments were as declared, or were refused.
///
/// The counts are of all, the places those of the first 16. What always holds, that blank or `null` arguments are `{}` and
/// that `null` for an optional key is absence, is no coercion.
#[derive(Clone, Default)]
pub struct Receipt {
    counts: [u32; Coercion::ALL.len()],
    entries: Vec<Entry>,
    /// The pointers of all entries, one behind the other.
    pointers: String,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    coercion: Coercion,
    /// Where its pointer ends.
    end: usize,
}

impl Receipt {
    /// Empty; it takes no memory yet.
    pub(crate) const fn new() -> Self {
        Self { counts: [0; Coercion::ALL.len()], entries: Vec::new(), pointers: String::new() }
    }

    /// Whether nothing was coerced.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many values needed this.
    pub fn count(&self, coercion: Coercion) -> u32 {
        self.counts.get(coercion as usize).copied().unwrap_or_default()
    }

    /// Which coercions were needed, each once.
    pub fn coercions(&self) -> impl Iterator<Item = Coercion> {
        Coercion::ALL.iter().copied().filter(|coercion| self.count(*coercion) > 0)
    }

    /// The first 16 places, each as a JSON pointer (RFC 6901) and what it needed, in the order of the text.
    pub fn places(&self) -> impl Iterator<Item = (&str, Coercion)> {
        let mut start = 0;
        self.entries.iter().map(move |entry| {
            let pointer = self.pointers.get(start..entry.end).unwrap_or_default();
            start = entry.end;
            (pointer, entry.coercion)
        })
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        if !self.is_empty() {
            self.forget();
        }
    }

    #[cold]
    fn forget(&mut self) {
        *self = Self { counts: [0; Coercion::ALL.len()], ..core::mem::take(self) };
        self.entries.clear();
        self.pointers.clear();
    }

    /// Notes a coercion at the place that `pointer` appends.
    #[cold]
    pub(crate) fn note(&mut self, coercion: Coercion, pointer: impl FnOnce(&mut String)) {
        if let Some(count) = self.counts.get_mut(coercion as usize) {
            *count = count.saturating_add(1);
        }
        if self.entries.len() >= MOST {
            return;
        }
        self.entries.reserve_exact(MOST - self.entries.len());
        self.pointers.reserve(POINTERS.saturating_sub(self.pointers.len()));
        pointer(&mut self.pointers);
        self.entries.push(Entry { coercion, end: self.pointers.len() });
    }

    pub(crate) fn shrink_to(&mut self, bytes: usize) {
        self.forget();
        self.entries.shrink_to(bytes / size_of::<Entry>());
        self.pointers.shrink_to(bytes);
    }
}

/// `{"coercions":{"number_from_text":2},"places":[{"pointer":"/days","coercion":"number_from_text"},…]}`
impl Serialize for Receipt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Receipt", 2)?;
        object.serialize_field("coercions", &Counts(self))?;
        object.serialize_field("places", &Places(self))?;
        object.end()
    }
}

struct Counts<'r>(&'r Receipt);

impl Serialize for Counts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.coercions().map(|coercion| (coercion.as_str(), self.0.count(coercion))))
    }
}

struct Places<'r>(&'r Receipt);

impl Serialize for Places<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.places().map(|(pointer, coercion)| Place { pointer, coercion }))
    }
}

struct Place<'r> {
    pointer: &'r str,
    coercion: Coercion,
}

impl Serialize for Place<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Place", 2)?;
        object.serialize_field("pointer", self.pointer)?;
        object.serialize_field("coercion", self.coercion.as_str())?;
        object.end()
    }
}

impl fmt::Debug for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.places()).finish()
    }
}

/// How many places are kept.
const MOST: usize = 16;

/// Bytes of their pointers: each part of one is bounded, and so is what stands before the innermost.
const POINTERS: usize = 16 * 512;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_all_and_keeps_the_first_places() {
        let mut receipt = Receipt::new();
        assert!(receipt.is_empty());
        for index in 0..20 {
            receipt.note(Coercion::NumberFromText, |out| out.push_str(&format!("/list/{index}")));
        }
        receipt.note(Coercion::Decoded, |out| out.push_str("/late"));
        assert_eq!((receipt.count(Coercion::NumberFromText), receipt.count(Coercion::Decoded)), (20, 1));
        assert_eq!(receipt.places().count(), MOST);
        assert_eq!(receipt.places().last(), Some(("/list/15", Coercion::NumberFromText)));
        assert_eq!(receipt.coercions().collect::<Vec<_>>(), [Coercion::Decoded, Coercion::NumberFromText]);
        let room = (receipt.entries.capacity(), receipt.pointers.capacity());
        receipt.clear();
        assert!(receipt.is_empty() && receipt.count(Coercion::NumberFromText) == 0);
        assert_eq!(room, (receipt.entries.capacity(), receipt.pointers.capacity()), "the memory is kept");
    }

    #[test]
    fn is_written_as_json() {
        let mut receipt = Receipt::new();
        receipt.note(Coercion::LetterCase, |out| out.push_str("/unit"));
        let json = serde_json::to_string(&receipt).expect("it can be written");
        assert_eq!(json, r#"{"coercions":{"letter_case":1},"places":[{"pointer":"/unit","coercion":"letter_case"}]}"#);
    }

    #[test]
    fn names_are_in_the_order_of_the_variants() {
        for (index, coercion) in Coercion::ALL.iter().enumerate() {
            assert_eq!(*coercion as usize, index);
        }
    }
}
