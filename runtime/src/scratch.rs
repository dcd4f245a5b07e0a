//! Memory that the caller keeps from call to call, so that a call needs none of its own.
//!
//! Each part belongs to one step; they are apart because what one step gave out may still be borrowed during the next.

use crate::coerce::Frames;
use crate::receipt::Receipt;
use crate::violation::Rejection;

/// Reusable memory for parsing arguments. What a call parsed, and its rejection, borrow from it.
///
/// It starts empty and grows to the largest call it has seen: nothing for arguments that are as declared and without
/// escapes, as much as the arguments are long for those with escapes, up to five times as much for those in an unusual
/// form, with some kilobytes for a rejection. On top of that come defaults that had to be written out, up to 16 MiB, and
/// as much again where the vector that holds them doubled. What a part has grown to beyond 256 KiB is given back when the
/// next call begins; [`keeping`](Self::keeping) says otherwise, [`shrink_to`](Self::shrink_to) does so at once.
///
/// One scratch serves one call at a time; tasks that call at once share a [`ScratchPool`](crate::ScratchPool).
///
/// ```
/// let mut scratch = toolcall::Scratch::keeping(1024 * 1024);
/// // … parse, call …
/// scratch.shrink_to(64 * 1024);
/// ```
#[derive(Debug)]
pub struct Scratch {
    /// Bytes that a part may keep from call to call.
    keep: usize,
    /// Whether the last call used more than the fast path does.
    pub(crate) is_used: bool,
    /// Whether arguments are only presumed to be what they are given as: none but those that are exactly as declared are read.
    pub(crate) is_presumed: bool,
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
    /// What of them was coerced.
    pub(crate) receipt: Receipt,
}

impl Scratch {
    /// An empty scratch; it takes no memory yet.
    pub const fn new() -> Self {
        Self::keeping(KEPT)
    }

    /// The same, of which each part keeps up to so many bytes from call to call.
    pub const fn keeping(bytes: usize) -> Self {
        Self {
            keep: bytes,
            is_used: false,
            is_presumed: false,
            text: Vec::new(),
            again: Vec::new(),
            canonical: Vec::new(),
            frames: Frames::new(),
            rejection: Rejection::new(),
            receipt: Receipt::new(),
        }
    }

    /// Which coercions the last call needed.
    pub const fn receipt(&self) -> &Receipt {
        &self.receipt
    }

    /// Before a call: forgets what is known of the last one.
    #[inline(always)]
    pub(crate) fn begin(&mut self) {
        if self.is_used || self.text.capacity() > self.keep {
            self.tidy();
        }
    }

    #[cold]
    #[inline(never)]
    fn tidy(&mut self) {
        self.is_used = false;
        self.receipt.clear();
        if self.largest() > self.keep {
            self.shrink_to(self.keep);
        }
    }

    fn largest(&self) -> usize {
        let Self { keep: _, is_used: _, is_presumed: _, text, again, canonical, frames, rejection: _, receipt: _ } =
            self;
        text.capacity().max(again.capacity()).max(canonical.capacity()).max(frames.largest())
    }

    /// Gives memory back until no part holds more than `bytes`. What is in it is forgotten.
    pub fn shrink_to(&mut self, bytes: usize) {
        let Self { keep: _, is_used: _, is_presumed: _, text, again, canonical, frames, rejection, receipt } = self;
        for part in [text, again, canonical] {
            part.clear();
            part.shrink_to(bytes);
        }
        frames.shrink_to(bytes);
        rejection.shrink_to(bytes);
        receipt.shrink_to(bytes);
    }
}

impl Default for Scratch {
    fn default() -> Self {
        Self::new()
    }
}

/// Bytes that each part keeps if nothing is said.
const KEPT: usize = 256 * 1024;

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_send<T: Send>() {}
    const _: () = is_send::<Scratch>();

    #[test]
    fn what_is_beyond_the_bound_is_given_back() {
        let mut scratch = Scratch::keeping(1000);
        scratch.canonical.resize(10_000, 0);
        scratch.begin();
        assert!(scratch.canonical.capacity() >= 10_000, "nothing was done with it since");
        scratch.is_used = true;
        scratch.begin();
        assert!(scratch.canonical.capacity() <= 1000 && !scratch.is_used);
        scratch.text.resize(10_000, 0);
        scratch.begin();
        assert!(scratch.text.capacity() <= 1000);
    }

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
