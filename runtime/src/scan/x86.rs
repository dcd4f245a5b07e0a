//! The ends of runs by vector instructions: sixteen bytes at once on every x86-64, 32 where the processor has AVX2.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_cmpeq_epi8, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128, _mm_set_epi64x, _mm_set1_epi8,
    _mm256_cmpeq_epi8, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi8,
};

use super::block::{BYTES, block};
use super::{Run, SPAN};

/// The run at the start of a block; sixteen bytes if all are plain.
#[inline(always)]
pub(super) fn run_in(block: u128) -> Run {
    // SAFETY: SSE2 belongs to x86-64.
    unsafe { run_of(block) }
}

/// The run at the start of any bytes.
#[inline(never)]
pub(super) fn long_run(bytes: &[u8]) -> Run {
    if bytes.len() >= SPAN && std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { wide_run(bytes) };
    }
    behind(Run { length: 0, is_ascii: true }, bytes)
}

/// A run of `bytes` whose first part is known.
#[inline(always)]
fn behind(mut all: Run, bytes: &[u8]) -> Run {
    while let Some(rest) = bytes.get(all.length..) {
        let run = run_in(block(rest));
        all = all.and(run);
        if run.length < BYTES {
            break;
        }
    }
    all
}

/// A bit for each byte that is the same in both.
#[inline(always)]
pub(super) fn same(one: u128, other: u128) -> u16 {
    // SAFETY: SSE2 belongs to x86-64.
    unsafe { same_in(one, other) }
}

#[inline]
#[target_feature(enable = "sse2")]
fn same_in(one: u128, other: u128) -> u16 {
    _mm_movemask_epi8(_mm_cmpeq_epi8(bytes_of(one), bytes_of(other))) as u16
}

#[inline]
#[target_feature(enable = "sse2")]
fn bytes_of(block: u128) -> __m128i {
    _mm_set_epi64x((block >> 64) as i64, block as i64)
}

/// A bit for each byte that ends a run.
#[inline(always)]
pub(super) fn ends_in(span: &[u8; SPAN]) -> u64 {
    let (blocks, _) = span.as_chunks::<BYTES>();
    blocks.iter().rev().fold(0, |marks, block| {
        // SAFETY: SSE2 belongs to x86-64.
        marks << BYTES | u64::from(unsafe { ends_of(u128::from_le_bytes(*block)) })
    })
}

/// The same for each of some spans, and then for `last`, if there is room for all; says whether all of them are ASCII.
#[cfg(any(test, feature = "wire"))]
#[inline]
pub(super) fn mark(spans: &[[u8; SPAN]], last: &[u8; SPAN], ends: &mut [u64]) -> bool {
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { wide_mark(spans, last, ends) };
    }
    let mut is_ascii = true;
    for (ends, span) in ends.iter_mut().zip(spans.iter().chain([last])) {
        *ends = ends_in(span);
        is_ascii &= span.is_ascii();
    }
    is_ascii
}

#[inline]
#[target_feature(enable = "sse2")]
fn ends_of(block: u128) -> u16 {
    _mm_movemask_epi8(ends(bytes_of(block))) as u16
}

/// How many bytes of white space a block starts with.
#[inline(always)]
pub(super) fn white_in(block: &[u8; BYTES]) -> usize {
    // SAFETY: SSE2 belongs to x86-64.
    unsafe { white_of(u128::from_le_bytes(*block)) }
}

#[inline]
#[target_feature(enable = "sse2")]
fn white_of(block: u128) -> usize {
    let bytes = bytes_of(block);
    let is = |byte: u8| _mm_cmpeq_epi8(bytes, _mm_set1_epi8(byte as i8));
    let white = _mm_or_si128(_mm_or_si128(is(b' '), is(b'\n')), _mm_or_si128(is(b'\r'), is(b'\t')));
    (!_mm_movemask_epi8(white)).trailing_zeros() as usize
}

#[inline]
#[target_feature(enable = "sse2")]
fn run_of(block: u128) -> Run {
    let bytes = bytes_of(block);
    let ends = _mm_movemask_epi8(ends(bytes)) as u32 | 1 << BYTES;
    let high = _mm_movemask_epi8(bytes) as u32;
    // The high bits of what stands before the first end.
    Run { length: ends.trailing_zeros() as usize, is_ascii: high & (ends ^ ends.wrapping_sub(1)) >> 1 == 0 }
}

#[inline]
#[target_feature(enable = "sse2")]
fn ends(bytes: __m128i) -> __m128i {
    let quotes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(b'"' as i8));
    let slashes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(b'\\' as i8));
    let controls = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1f)), bytes);
    _mm_or_si128(_mm_or_si128(quotes, slashes), controls)
}

/// The same by wide blocks, the last of which says where in it the run ends: most strings have one, and their length is
/// no branch.
#[target_feature(enable = "avx2")]
fn wide_run(bytes: &[u8]) -> Run {
    let (mut rest, mut all) = (bytes, _mm256_set1_epi8(0));
    while let Some((many, tail)) = rest.split_first_chunk::<SPAN>() {
        let (first, last) = (load(many, 0), load(many, SPAN / 2));
        let ends = marks(wide_ends(first), wide_ends(last));
        if ends != 0 {
            // The high bits of what stands before the first end.
            let high = marks(first, last) & (ends ^ ends.wrapping_sub(1)) >> 1;
            let length = bytes.len() - rest.len() + ends.trailing_zeros() as usize;
            return Run { length, is_ascii: _mm256_movemask_epi8(all) == 0 && high == 0 };
        }
        all = _mm256_or_si256(all, _mm256_or_si256(first, last));
        rest = tail;
    }
    behind(Run { length: bytes.len() - rest.len(), is_ascii: _mm256_movemask_epi8(all) == 0 }, bytes)
}

#[cfg(any(test, feature = "wire"))]
#[target_feature(enable = "avx2")]
fn wide_mark(spans: &[[u8; SPAN]], last: &[u8; SPAN], ends: &mut [u64]) -> bool {
    let mut all = _mm256_set1_epi8(0);
    for (ends, span) in ends.iter_mut().zip(spans.iter().chain([last])) {
        let (first, last) = (load(span, 0), load(span, SPAN / 2));
        *ends = marks(wide_ends(first), wide_ends(last));
        all = _mm256_or_si256(all, _mm256_or_si256(first, last));
    }
    _mm256_movemask_epi8(all) == 0
}

/// The high bit of each byte.
#[inline]
#[target_feature(enable = "avx2")]
fn marks(first: __m256i, last: __m256i) -> u64 {
    u64::from(_mm256_movemask_epi8(first) as u32) | u64::from(_mm256_movemask_epi8(last) as u32) << (SPAN / 2)
}

/// Half of the bytes, from `at` on.
#[inline]
#[target_feature(enable = "avx2")]
fn load(bytes: &[u8; SPAN], at: usize) -> __m256i {
    let (words, _) = bytes.as_chunks::<8>();
    let [first, second, third, last] =
        core::array::from_fn(|index| words.get(at / 8 + index).map_or(0, |word| i64::from_le_bytes(*word)));
    _mm256_set_epi64x(last, third, second, first)
}

#[inline]
#[target_feature(enable = "avx2")]
fn wide_ends(bytes: __m256i) -> __m256i {
    let quotes = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(b'"' as i8));
    let slashes = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(b'\\' as i8));
    let controls = _mm256_cmpeq_epi8(_mm256_min_epu8(bytes, _mm256_set1_epi8(0x1f)), bytes);
    _mm256_or_si256(_mm256_or_si256(quotes, slashes), controls)
}
