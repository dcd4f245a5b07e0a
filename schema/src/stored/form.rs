//! How each kind of value is written: numbers in groups of seven bits, what has a length behind it, an enum by its place.

use core::time::Duration;
use std::collections::BTreeMap;

/// A value that is written and read again.
pub(super) trait Stored: Sized {
    fn store(&self, out: &mut Vec<u8>);

    /// Takes it from the front; `None` if it is not there.
    fn take(from: &mut &[u8]) -> Option<Self>;
}

/// Structs, by all of their fields.
macro_rules! records {
    ($($name:ident { $($field:ident),* })*) => { $(
        impl Stored for $name {
            fn store(&self, out: &mut Vec<u8>) {
                let Self { $($field),* } = self;
                $($field.store(out);)*
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                Some(Self { $($field: Stored::take(from)?),* })
            }
        }
    )* };
}

/// Enums: the place of the variant in the list, then its parts.
macro_rules! enums {
    ($($name:ident { $($variant:ident $(($($part:ident),*))?),* })*) => { $(
        impl Stored for $name {
            fn store(&self, out: &mut Vec<u8>) {
                // The same list without parts, of which the compiler knows the places.
                enum Place { $($variant),* }
                match self {
                    $(Self::$variant $(($($part),*))? => {
                        out.push(Place::$variant as u8);
                        $($($part.store(out);)*)?
                    })*
                }
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                enum Place { $($variant),* }
                let place = u8::take(from)?;
                $(if place == Place::$variant as u8 {
                    $($(let $part = Stored::take(from)?;)*)?
                    return Some(Self::$variant $(($($part),*))?);
                })*
                None
            }
        }
    )* };
}

pub(super) use {enums, records};

impl Stored for u8 {
    fn store(&self, out: &mut Vec<u8>) {
        out.push(*self);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        from.split_off_first().copied()
    }
}

impl Stored for u128 {
    fn store(&self, out: &mut Vec<u8>) {
        let mut rest = *self;
        while rest >= 0x80 {
            out.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        out.push(rest as u8);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let mut value = 0;
        for shift in (0..Self::BITS).step_by(7) {
            let byte = u8::take(from)?;
            value |= Self::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }
}

/// Small ones of either sign are short.
impl Stored for i128 {
    fn store(&self, out: &mut Vec<u8>) {
        ((self << 1) ^ (self >> 127)).cast_unsigned().store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        u128::take(from).map(|value| (value >> 1).cast_signed() ^ -((value & 1).cast_signed()))
    }
}

macro_rules! unsigned {
    ($($name:ident)*) => { $(
        impl Stored for $name {
            fn store(&self, out: &mut Vec<u8>) {
                u128::from(*self).store(out);
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                Self::try_from(u128::take(from)?).ok()
            }
        }
    )* };
}

unsigned!(u32 u64);

impl Stored for bool {
    fn store(&self, out: &mut Vec<u8>) {
        u8::from(*self).store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        u8::take(from).map(|byte| byte == 1)
    }
}

impl Stored for f64 {
    fn store(&self, out: &mut Vec<u8>) {
        out.extend(self.to_le_bytes());
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let (bytes, rest) = from.split_first_chunk()?;
        *from = rest;
        Some(Self::from_le_bytes(*bytes))
    }
}

impl Stored for String {
    fn store(&self, out: &mut Vec<u8>) {
        (self.len() as u64).store(out);
        out.extend(self.as_bytes());
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let length = usize::try_from(u64::take(from)?).ok()?;
        Self::from_utf8(from.split_off(..length)?.to_vec()).ok()
    }
}

impl Stored for Duration {
    fn store(&self, out: &mut Vec<u8>) {
        (self.as_secs(), self.subsec_nanos()).store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let (seconds, nanoseconds) = Stored::take(from)?;
        Some(Self::new(seconds, nanoseconds))
    }
}

impl<T: Stored> Stored for Option<T> {
    fn store(&self, out: &mut Vec<u8>) {
        self.is_some().store(out);
        if let Some(value) = self {
            value.store(out);
        }
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        if bool::take(from)? { T::take(from).map(Some) } else { Some(None) }
    }
}

impl<T: Stored> Stored for Vec<T> {
    fn store(&self, out: &mut Vec<u8>) {
        (self.len() as u64).store(out);
        self.iter().for_each(|item| item.store(out));
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        (0..u64::take(from)?).map(|_| T::take(from)).collect()
    }
}

impl<A: Stored, B: Stored> Stored for (A, B) {
    fn store(&self, out: &mut Vec<u8>) {
        self.0.store(out);
        self.1.store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        Some((A::take(from)?, B::take(from)?))
    }
}

impl<K: Stored + Ord, V: Stored> Stored for BTreeMap<K, V> {
    fn store(&self, out: &mut Vec<u8>) {
        (self.len() as u64).store(out);
        for (key, value) in self {
            key.store(out);
            value.store(out);
        }
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        Vec::take(from).map(|pairs| pairs.into_iter().collect())
    }
}
