//! Integers of `num-bigint`, from their digits.

use num_bigint::{BigInt, BigUint};

use super::Parsed;

impl Parsed for BigInt {
    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Parsed for BigUint {
    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}
