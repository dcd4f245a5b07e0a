//! Memory that the caller keeps from call to call, so that a call needs none of its own.
//!
//! Each part belongs to one step; they are apart because what one step gave out may still be borrowed during the next.

use crate::coerce::Frames;
use crate::violation::Rejection;

/// Reusable memory for parsing arguments. What a call parsed, and its rejection, borrow from it.
///
/// It starts empty and grows to the largest call it has seen, and keeps that: nothing for arguments that are as declared
/// and without escapes, as much as the arguments are long for those with escapes, up to five times as much for those in
/// an unusual form, with some kilobytes for a rejection. On top of that come defaults that had to be written out, up to
/// 16 MiB, and as much again where the vector that holds them doubled. Whoever keeps many calls
/// [`shrink_to`](Self::shrink_to)s after a large one. One scratch serves one call at a time.
///
/// ```
/// let mut scratch = toolcall::Scratch::new();
/// // … parse, call …
/// scratch.shrink_to(64 * 1024);
/// ```
#[derive(Debug, Default)]
pub struct Scratch {
    /// Unescaped strings of the first attempt.
    pub(crate) text: Vec<u8>,
    /// Unescaped strings of the second attempt, over the canonical JSON.
    pub(crate) again: Vec<u8>,
    /// The arguments as the coercer rewrote them.
    pub(crate) canonical: Vec<u8>,
    /// What the coercer remembers of open objects and arrays.
    pub(crate) frames: Frames,
    /// What is wrong with the arguments.
    pub(crate) rejection: Rejection,
}

impl Scratch {
    /// An empty scratch; it takes no memory yet.
    pub const fn new() -> Self {
        Self {
            text: Vec::new(),
            again: Vec::new(),
            canonical: Vec::new(),
            frames: Frames::new(),
            rejection: Rejection::new(),
        }
    }

    /// Gives memory back until no part holds more than `bytes`. What is in it is forgotten.
    pub fn shrink_to(&mut self, bytes: usize) {
        let Self { text, again, canonical, frames, rejection } = self;
        for part in [text, again, canonical] {
            part.clear();
            part.shrink_to(bytes);
        }
        frames.shrink_to(bytes);
        rejection.shrink_to(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_send<T: Send>() {}
    const _: () = is_send::<Scratch>();

    #[test]
    fn shrinks_each_part() {
        let mut scratch = Scratch::new();
        for part in [&mut scratch.text, &mut scratch.again, &mut scratch.canonical] {
            part.resize(10_000, 0);
        }
        scratch.shrink_to(100);
        for part in [&scratch.text, &scratch.again, &scratch.canonical] {
            assert!(part.is_empty() && part.capacity() <= 100);
        }
        scratch.shrink_to(0);
        assert_eq!(scratch.text.capacity(), 0);
    }
}
