//! Whole numbers of every integer slot, from `i128` to `u128` and to those without an end.

use core::fmt;

/// A whole number, exactly if it fits `i128` or `u128`. Ordered by value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Int {
    /// Below every `i128`.
    Least,
    /// An `i128`.
    Small(i128),
    /// Above every `i128`.
    Large(u128),
    /// Above every `u128`.
    Most,
}

impl Int {
    /// The number of this sign and magnitude.
    pub const fn new(is_negative: bool, magnitude: u128) -> Self {
        match (is_negative, magnitude) {
            (true, 0..=LARGEST) => Self::Small(-(magnitude as i128)),
            (true, LEAST) => Self::Small(i128::MIN),
            (true, _) => Self::Least,
            (false, 0..=LARGEST) => Self::Small(magnitude as i128),
            (false, _) => Self::Large(magnitude),
        }
    }

    /// The next one; the ends stay.
    pub const fn next(self) -> Self {
        match self {
            Self::Small(i128::MAX) => Self::Large(LEAST),
            Self::Small(value) => Self::Small(value + 1),
            Self::Large(value) if value < u128::MAX => Self::Large(value + 1),
            end => end,
        }
    }

    /// The one before; the ends stay.
    pub const fn previous(self) -> Self {
        match self {
            Self::Large(LEAST) => Self::Small(i128::MAX),
            Self::Large(value) => Self::Large(value - 1),
            Self::Small(value) if value > i128::MIN => Self::Small(value - 1),
            end => end,
        }
    }
}

impl From<i128> for Int {
    fn from(value: i128) -> Self {
        Self::Small(value)
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Least => f.write_str("-∞"),
            Self::Small(value) => value.fmt(f),
            Self::Large(value) => value.fmt(f),
            Self::Most => f.write_str("∞"),
        }
    }
}

const LARGEST: u128 = i128::MAX as u128;
const LEAST: u128 = LARGEST + 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_meet() {
        let ascending = [
            Int::Least,
            Int::new(true, LEAST),
            Int::new(true, LARGEST),
            Int::from(-1),
            Int::new(true, 0),
            Int::new(false, LARGEST),
            Int::new(false, LEAST),
            Int::new(false, u128::MAX),
            Int::Most,
        ];
        assert!(ascending.is_sorted() && ascending.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(Int::new(true, LEAST + 1), Int::Least);
        for pair in [[1, 2], [5, 6]] {
            let [low, high] = pair.map(|index: usize| ascending[index]);
            assert_eq!((low.next(), high.previous()), (high, low));
        }
        assert_eq!(Int::new(false, u128::MAX).next(), Int::new(false, u128::MAX));
        assert_eq!(Int::new(true, LEAST).previous(), Int::new(true, LEAST));
        assert_eq!(Int::new(false, u128::MAX).to_string(), u128::MAX.to_string());
    }
}
