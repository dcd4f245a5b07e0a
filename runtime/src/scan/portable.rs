//! The ends of runs by arithmetic on whole numbers, for every processor.

use super::block::{BYTES, block};
use super::{Run, SPAN, ends_run, is_white};

/// The run at the start of any bytes.
#[inline(never)]
pub(super) fn long_run(bytes: &[u8]) -> Run {
    let (mut rest, mut all) = (bytes, 0);
    // The folds are written so that they become vector code; they only say whether to look closer.
    while let Some((many, tail)) = rest.split_first_chunk::<64>() {
        if many.iter().fold(false, |found, byte| found | ends_run(*byte)) {
            break;
        }
        all = many.iter().fold(all, |all, byte| all | byte);
        rest = tail;
    }
    let mut run = Run { length: bytes.len() - rest.len(), is_ascii: all.is_ascii() };
    while let Some(rest) = bytes.get(run.length..) {
        let next = run_in(block(rest));
        run = run.and(next);
        if next.length < BYTES {
            break;
        }
    }
    run
}

/// A bit for each byte that ends a run.
#[inline(always)]
pub(super) fn ends_in(span: &[u8; SPAN]) -> u64 {
    // Written so that it becomes vector code: one loop over all bytes, then a sum over each eight.
    let mut bits = [0u8; SPAN];
    for (at, (bit, byte)) in bits.iter_mut().zip(span).enumerate() {
        *bit = if ends_run(*byte) { 1 << (at % 8) } else { 0 };
    }
    let mut ends = [0; SPAN / 8];
    for (end, eight) in ends.iter_mut().zip(bits.as_chunks::<8>().0) {
        *end = eight.iter().map(|bit| u32::from(*bit)).sum::<u32>() as u8;
    }
    u64::from_le_bytes(ends)
}

/// The same for each of some spans, and then for `last`, if there is room for all; says whether all of them are ASCII.
#[cfg(any(test, feature = "wire"))]
#[inline(never)]
pub(super) fn mark(spans: &[[u8; SPAN]], last: &[u8; SPAN], ends: &mut [u64]) -> bool {
    let spans = spans.iter().chain([last]);
    ends.iter_mut().zip(spans.clone()).for_each(|(ends, span)| *ends = ends_in(span));
    spans.flatten().fold(0, |all, byte| all | byte).is_ascii()
}

/// A bit for each byte that is the same in both.
#[inline(always)]
pub(super) fn same(one: u128, other: u128) -> u16 {
    let bytes = one.to_le_bytes().into_iter().zip(other.to_le_bytes());
    bytes.enumerate().fold(0, |same, (at, (one, other))| same | u16::from(one == other) << at)
}

/// How many bytes of white space a block starts with.
#[inline(always)]
pub(super) fn white_in(block: &[u8; BYTES]) -> usize {
    let spaces = (u128::from_le_bytes(*block) ^ SPACES).trailing_zeros() as usize / 8;
    let others = block.iter().skip(spaces).take_while(|byte| is_white(**byte)).count();
    spaces + others
}

/// The run at the start of a block; sixteen bytes if all are plain.
#[inline(always)]
pub(super) fn run_in(block: u128) -> Run {
    let (low, high) = (ends(block as u64), ends((block >> 64) as u64));
    // As one number, so that the halves are chosen between without a branch.
    let marks = u128::from(high) << 64 | u128::from(low);
    // What stands before the first mark, which is the high bit of its byte.
    let before = (marks & marks.wrapping_neg()).wrapping_sub(1);
    Run { length: marks.trailing_zeros() as usize / 8, is_ascii: block & before & HIGH == 0 }
}

/// The high bit of each byte that ends a run, exact up to the first one (borrows only spoil the bytes above it).
#[inline(always)]
fn ends(word: u64) -> u64 {
    // Flipping bit 1 moves the quote (0x22) next to the control characters, and leaves those among themselves.
    let folded = word ^ repeat(0x02);
    let low = folded.wrapping_sub(repeat(0x21)) & !folded;
    let slash = word ^ repeat(b'\\');
    let slash = slash.wrapping_sub(repeat(0x01)) & !slash;
    (low | slash) & repeat(0x80)
}

const fn repeat(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

const SPACES: u128 = u128::from_le_bytes([b' '; BYTES]);
const HIGH: u128 = u128::from_le_bytes([0x80; BYTES]);
