//! Records of one struct whose keys stand among those of another, and the names by which the forms of a choice are told.

use crate::cursor::{Cursor, Stop};
use crate::key::Key;
use crate::slot::Slots;

/// A struct that is read key by key: alone, or flattened into another one.
pub trait Record<'a>: Sized {
    /// Where its values land.
    type Slots: Slots<'a>;

    /// The slots before anything was read.
    fn start() -> Self::Slots;

    /// The struct, from slots that `cursor` has filled.
    ///
    /// # Errors
    /// If a key that must be there was not, or a value is refused by its type.
    fn finish(slots: Self::Slots, seen: Seen<'_>, cursor: &mut Cursor<'a>) -> Result<Self, Stop>;
}

/// Which keys of a record were there.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'s> {
    words: &'s [u64],
    /// Keys of the record around it that stand before its own.
    before: usize,
}

impl<'s> Seen<'s> {
    /// By what [`Cursor::read_record`] says.
    #[inline]
    pub const fn of(words: &'s [u64]) -> Self {
        Self { words, before: 0 }
    }

    /// The same for a record whose first key is the key `count` of this one.
    #[inline]
    pub const fn behind(self, count: usize) -> Self {
        Self { before: self.before + count, ..self }
    }

    /// Whether the key with this index was there.
    #[inline]
    pub fn has(self, index: usize) -> bool {
        let place = self.before + index;
        self.words.get(place / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }
}

impl<'a> Cursor<'a> {
    /// Which of the forms an object has that bears its name at its first key; the cursor stays before the object.
    ///
    /// A name that stands further behind is left to the coercer, which puts it first.
    pub fn tagged_form(&mut self, tag: &'static Key, names: &'static [&'static str]) -> Result<usize, Stop> {
        let start = self.rest();
        if !self.open(b'{', b'}')? {
            return Err(Stop);
        }
        self.known_key(core::slice::from_ref(tag), 0, |_| u64::MAX)?;
        let form = self.read_name(names)?;
        self.set_rest(start);
        Ok(form)
    }

    /// Which of `names` is the first key of an object; the cursor stays before the object.
    pub fn keyed_form(&mut self, names: &'static [Key]) -> Result<usize, Stop> {
        let start = self.rest();
        if !self.open(b'{', b'}')? {
            return Err(Stop);
        }
        let form = self.known_key(names, 0, |_| u64::MAX)?;
        self.set_rest(start);
        Ok(form)
    }

    /// Whether a string comes.
    pub fn is_at_text(&self) -> bool {
        crate::cursor::behind_white(self.rest()).starts_with(b"\"")
    }

    /// Reads the name of a form that is known.
    pub fn put_name(&mut self, name: &'static str) -> Result<(), Stop> {
        if self.read_str(0, u32::MAX)? == name { Ok(()) } else { Err(Stop) }
    }

    /// [`put_name`](Self::put_name) and the separator behind it; true if the record has ended.
    pub fn next_name(&mut self, name: &'static str) -> Result<bool, Stop> {
        self.put_name(name)?;
        self.next_field()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seen_keys_of_a_record_within_another() {
        let words = [1 << 63, 0b10];
        let seen = Seen::of(&words).behind(60);
        assert!(seen.has(3) && seen.has(5) && !seen.has(4) && !seen.has(400));
    }

    #[test]
    fn the_name_of_a_form_is_found_and_stays() {
        static TAG: Key = Key::required(&"type");
        static NAMES: [&str; 2] = ["circle", "square"];
        static KEYS: [Key; 2] = [Key::required(&"circle"), Key::required(&"square")];
        let form = |text: &str, by: fn(&mut Cursor<'_>) -> Result<usize, Stop>| {
            let mut room = Vec::new();
            let mut cursor = Cursor::new(text.as_bytes(), &mut room)?;
            let form = by(&mut cursor)?;
            assert_eq!(cursor.rest(), text.as_bytes());
            Ok(form)
        };
        let tagged = |text| form(text, |cursor| cursor.tagged_form(&TAG, &NAMES));
        assert_eq!(tagged(r#" { "type" : "square" , "a":1}"#), Ok(1));
        for text in [r#"{"a":1,"type":"square"}"#, r#"{"type":"round"}"#, r#"{"type":1}"#, "{}", "[]", r#""circle""#] {
            assert_eq!(tagged(text), Err(Stop), "{text}");
        }
        let keyed = |text| form(text, |cursor| cursor.keyed_form(&KEYS));
        assert_eq!(keyed(r#"{"square":{}}"#), Ok(1));
        assert_eq!(keyed(r#"{"round":{}}"#), Err(Stop));
    }
}
