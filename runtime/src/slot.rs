//! Records: the loop that all of them share, and how each kind of value gets into its slot.
//!
//! Emitted code implements [`Slots`] for the slots of one record and [`Value`] for what they become; everything else is
//! here, once. Functions with an out-parameter make each arm of an emitted `match` a single tail call.

mod shared;

use crate::cursor::{Cursor, Stop, behind_space};
use crate::key::{BITS, Key, unseen};
use crate::pattern::Pattern;

/// The slots of one record, in the order of its keys.
pub trait Slots<'a> {
    /// Reads the value of the key with this index into its slot.
    fn slot(&mut self, index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop>;

    /// Reads what stands in declared order, and marks it in `seen`; true if the record has ended. The shared loop goes
    /// on from where this leaves, so the default leaves all to it.
    #[inline]
    fn prefix(&mut self, cursor: &mut Cursor<'a>, seen: &mut u64) -> Result<bool, Stop>
    where
        Self: Sized,
    {
        let _ = (cursor, seen);
        Ok(false)
    }
}

/// What can be read at a cursor.
pub trait Value<'a>: Sized {
    /// Reads one value, exactly as declared.
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Stop>;
}

impl<'a> Cursor<'a> {
    /// Reads an object with these `keys` into `slots`, and says which were there: bit `i % 64` of word `i / 64`.
    /// Unknown, duplicate and missing keys stop.
    #[inline(always)]
    pub fn read_record<const WORDS: usize>(
        &mut self,
        keys: &'static [Key],
        slots: &mut impl Slots<'a>,
    ) -> Result<[u64; WORDS], Stop> {
        // Apart from the list of all words, of which a reference is passed on: so it stays in a register.
        let mut first = 0;
        if self.open(b'{', b'}')? && !slots.prefix(self, &mut first)? {
            if WORDS == 1 {
                return self.fields(keys, slots, first).map(words);
            }
            let mut seen = words(first);
            self.many_fields(keys, slots, &mut seen)?;
            return Ok(seen);
        }
        if WORDS != 1 || first.trailing_ones() as usize != keys.len() {
            self.fill_absent(keys, &words::<WORDS>(first))?;
        }
        Ok(words(first))
    }

    #[inline(never)]
    fn fill_absent(&mut self, keys: &[Key], seen: &[u64]) -> Result<(), Stop> {
        self.fill(absent(keys, seen).ok_or(Stop)?)
    }

    /// The fields from the cursor to the end of a record of at most 64 keys, in any order: which keys were there, `seen`
    /// among them.
    #[inline(never)]
    fn fields(&mut self, keys: &'static [Key], slots: &mut dyn Slots<'a>, mut seen: u64) -> Result<u64, Stop> {
        // The prefix reads in order, so the key to come is probably the one behind the last it saw.
        let mut hint = (u64::BITS - seen.leading_zeros()) as usize;
        loop {
            let index = self.known_key(keys, hint, |_| !seen)?;
            let bit = 1 << (index % BITS);
            if seen & bit != 0 {
                return Err(Stop);
            }
            seen |= bit;
            slots.slot(index, self)?;
            if self.ends(b'}')? {
                self.fill(absent(keys, &[seen]).ok_or(Stop)?)?;
                return Ok(seen);
            }
            hint = index + 1;
        }
    }

    /// The same of more keys.
    #[inline(never)]
    fn many_fields(&mut self, keys: &'static [Key], slots: &mut dyn Slots<'a>, seen: &mut [u64]) -> Result<(), Stop> {
        let mut hint = seen.first().map_or(0, |first| (u64::BITS - first.leading_zeros()) as usize);
        loop {
            let index = self.known_key(keys, hint, unseen(seen))?;
            let word = seen.get_mut(index / BITS).ok_or(Stop)?;
            let bit = 1 << (index % BITS);
            if *word & bit != 0 {
                return Err(Stop);
            }
            *word |= bit;
            slots.slot(index, self)?;
            if self.ends(b'}')? {
                return self.fill(absent(keys, seen).ok_or(Stop)?);
            }
            hint = index + 1;
        }
    }

    /// Reads a value into `slot`.
    #[inline]
    pub fn put_with<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<(), Stop> {
        *slot = Some(read(self)?);
        Ok(())
    }

    /// The same where `null` means absent: it leaves the slot as it is.
    #[inline]
    pub fn put_default_with<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<(), Stop> {
        if self.read_null() { Ok(()) } else { self.put_with(slot, read) }
    }

    /// The same where `null` is a value: it empties the slot.
    #[inline]
    pub fn put_option_with<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<(), Stop> {
        if self.read_null() {
            *slot = None;
            return Ok(());
        }
        self.put_with(slot, read)
    }

    /// [`put_with`](Self::put_with) and the separator behind the value; true if the record has ended.
    #[inline]
    pub fn next_with<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<bool, Stop> {
        self.put_with(slot, read)?;
        self.ends(b'}')
    }

    /// [`put_default_with`](Self::put_default_with) and the separator behind the value; true if the record has ended.
    #[inline]
    pub fn next_default_with<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<bool, Stop> {
        self.put_default_with(slot, read)?;
        self.ends(b'}')
    }

    /// [`put_option_with`](Self::put_option_with) and the separator behind the value; true if the record has ended.
    #[inline]
    pub fn next_option_with<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<bool, Stop> {
        self.put_option_with(slot, read)?;
        self.ends(b'}')
    }

    /// Behind a value: true if the record ends here, else the cursor is before the next key.
    #[inline(never)]
    pub fn next_field(&mut self) -> Result<bool, Stop> {
        self.ends(b'}')
    }
}

/// The words of which one is known.
#[inline(always)]
fn words<const WORDS: usize>(first: u64) -> [u64; WORDS] {
    core::array::from_fn(|at| if at == 0 { first } else { 0 })
}

/// What the keys count that were not seen; `None` if one of them must be there.
#[inline(always)]
fn absent(mut keys: &[Key], seen: &[u64]) -> Option<usize> {
    let mut absent = 0;
    for word in seen {
        let (here, behind) = keys.split_at_checked(BITS).unwrap_or((keys, &[]));
        let mut missing = !word & u64::MAX.checked_shr((BITS - here.len()) as u32).unwrap_or(0);
        while missing != 0 {
            let at = missing.trailing_zeros() as usize;
            absent += here.get(at)?.absent()?;
            missing &= missing - 1;
        }
        keys = behind;
    }
    keys.is_empty().then_some(absent)
}

/// The functions of one type: by value, then into a slot without and with the separator, each in three forms.
///
/// Each decides the common spelling in line, without a call, so that no register is saved; the rest is a tail call.
macro_rules! readers {
    ($($type:ty: $short:ident, $long:ident ($($bound:ident: $of:ty),*) => $read:ident
        $put:ident $put_default:ident $put_option:ident $next:ident $next_default:ident $next_option:ident;)*) => {
        impl<'a> Cursor<'a> {$(
            #[doc = concat!("Reads a value of type `", stringify!($type), "`, bounds inclusive.")]
            #[inline(never)]
            pub fn $read(&mut self, $($bound: $of),*) -> Result<$type, Stop> {
                match behind_space(self.rest()).and_then(|text| self.$short(text, $($bound),*)) {
                    Some((value, rest)) => {
                        self.set_rest(rest);
                        Ok(value)
                    }
                    None => self.$long($($bound),*),
                }
            }

            readers!($put, $next, "into a slot.", $type, $type, |value| value, $short($($bound: $of),*),
                |cursor, slot| *slot = cursor.$long($($bound),*)?);
            readers!($put_default, $next_default, "into a slot that `null` leaves as it is.", $type, $type, |value| value,
                $short($($bound: $of),*), |cursor, slot| if !cursor.read_null() { *slot = cursor.$long($($bound),*)? });
            readers!($put_option, $next_option, "into a slot that `null` empties.", $type, Option<$type>, Some,
                $short($($bound: $of),*),
                |cursor, slot| *slot = if cursor.read_null() { None } else { Some(cursor.$long($($bound),*)?) });
        )*}
    };
    ($put:ident, $next:ident, $into:literal, $type:ty, $slot:ty, $wrap:expr, $short:ident($($bound:ident: $of:ty),*),
        |$cursor:ident, $place:ident| $long:expr) => {
        #[doc = concat!("Reads a value of type `", stringify!($type), "` ", $into)]
        #[inline(never)]
        pub fn $put(&mut self, $($bound: $of,)* slot: &mut $slot) -> Result<(), Stop> {
            #[inline(never)]
            fn long<'a>($cursor: &mut Cursor<'a>, $($bound: $of,)* $place: &mut $slot) -> Result<(), Stop> {
                $long;
                Ok(())
            }
            let Some((value, rest)) = behind_space(self.rest()).and_then(|text| self.$short(text, $($bound),*)) else {
                return long(self, $($bound,)* slot);
            };
            *slot = $wrap(value);
            self.set_rest(rest);
            Ok(())
        }

        #[doc = concat!("[`", stringify!($put), "`](Self::", stringify!($put), ") and the separator behind it; true if the record has ended.")]
        #[inline(always)]
        pub fn $next(&mut self, $($bound: $of,)* slot: &mut $slot) -> Result<bool, Stop> {
            #[inline(never)]
            fn long<'a>($cursor: &mut Cursor<'a>, $($bound: $of,)* $place: &mut $slot) -> Result<bool, Stop> {
                $long;
                $cursor.ends(b'}')
            }
            let Some((value, rest)) = behind_space(self.rest()).and_then(|text| self.$short(text, $($bound),*)) else {
                return long(self, $($bound,)* slot);
            };
            *slot = $wrap(value);
            self.set_rest(rest);
            self.ends(b'}')
        }
    };
}

readers! {
    bool: short_bool, long_bool() => read_bool put_bool put_default_bool put_option_bool next_bool next_default_bool next_option_bool;
    bool: short_only_bool, long_only_bool(only: bool) => read_only_bool put_only_bool put_default_only_bool put_option_only_bool next_only_bool next_default_only_bool next_option_only_bool;
    i64: short_i64, long_i64(low: i64, high: i64) => read_i64 put_i64 put_default_i64 put_option_i64 next_i64 next_default_i64 next_option_i64;
    u64: short_u64, long_u64(low: u64, high: u64) => read_u64 put_u64 put_default_u64 put_option_u64 next_u64 next_default_u64 next_option_u64;
    i128: short_i128, long_i128(low: i128, high: i128) => read_i128 put_i128 put_default_i128 put_option_i128 next_i128 next_default_i128 next_option_i128;
    u128: short_u128, long_u128(low: u128, high: u128) => read_u128 put_u128 put_default_u128 put_option_u128 next_u128 next_default_u128 next_option_u128;
    f64: short_f64, long_f64(low: f64, high: f64) => read_f64 put_f64 put_default_f64 put_option_f64 next_f64 next_default_f64 next_option_f64;
    f32: short_f32, long_f32(low: f64, high: f64) => read_f32 put_f32 put_default_f32 put_option_f32 next_f32 next_default_f32 next_option_f32;
    char: short_char, long_char() => read_char put_char put_default_char put_option_char next_char next_default_char next_option_char;
    &'a str: short_matching, long_matching(min: u32, max: u32, pattern: &'static Pattern) => read_matching put_matching put_default_matching put_option_matching next_matching next_default_matching next_option_matching;
    char: short_matching_char, long_matching_char(pattern: &'static Pattern) => read_matching_char put_matching_char put_default_matching_char put_option_matching_char next_matching_char next_default_matching_char next_option_matching_char;
    &'a str: short_one_of, long_one_of(names: &'static [&'static str]) => read_one_of put_one_of put_default_one_of put_option_one_of next_one_of next_default_one_of next_option_one_of;
    &'a str: short_str, long_str(min: u32, max: u32) => read_str put_str put_default_str put_option_str next_str next_default_str next_option_str;
}

#[cfg(test)]
mod tests;
