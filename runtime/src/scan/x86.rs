//! The ends of runs by vector instructions: sixteen bytes at once on every x86-64, 32 where the processor has AVX2.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_cmpeq_epi8, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128, _mm_set_epi64x, _mm_set1_epi8,
    _mm256_cmpeq_epi8, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi8,
};

use super::Run;
use super::block::{BYTES, block};

/// The run at the start of a block; sixteen bytes if all are plain.
#[inline(always)]
pub(super) fn run_in(block: &[u8; BYTES]) -> Run {
    // SAFETY: SSE2 belongs to x86-64.
    unsafe { run_of(u128::from_le_bytes(*block)) }
}

/// The run at the start of any bytes.
#[inline(never)]
pub(super) fn long_run(bytes: &[u8]) -> Run {
    let mut all = Run { length: 0, is_ascii: true };
    // Most strings end within a few blocks.
    while let Some(rest) = bytes.get(all.length..) {
        // SAFETY: SSE2 belongs to x86-64.
        let run = unsafe { run_of(block(rest)) };
        all = all.and(run);
        if run.length < BYTES {
            break;
        }
        if all.length == LONG && std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has AVX2.
            all = all.and(unsafe { wide_run(bytes.get(LONG..).unwrap_or_default()) });
        }
    }
    all
}

#[inline]
#[target_feature(enable = "sse2")]
fn run_of(block: u128) -> Run {
    let bytes = _mm_set_epi64x((block >> 64) as i64, block as i64);
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

/// A part of the run at the start of any bytes: what stands before the wide block in which it ends.
#[target_feature(enable = "avx2")]
fn wide_run(bytes: &[u8]) -> Run {
    let (mut rest, mut all) = (bytes, _mm256_set1_epi8(0));
    while let Some((many, tail)) = rest.split_first_chunk::<WIDE>() {
        let (first, last) = (load(many, 0), load(many, WIDE / 2));
        if _mm256_movemask_epi8(_mm256_or_si256(wide_ends(first), wide_ends(last))) != 0 {
            break;
        }
        all = _mm256_or_si256(all, _mm256_or_si256(first, last));
        rest = tail;
    }
    Run { length: bytes.len() - rest.len(), is_ascii: _mm256_movemask_epi8(all) == 0 }
}

/// Half of the bytes, from `at` on.
#[inline]
#[target_feature(enable = "avx2")]
fn load(bytes: &[u8; WIDE], at: usize) -> __m256i {
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

/// Bytes behind which a string is long.
const LONG: usize = 4 * BYTES;

/// Bytes looked at together by AVX2, in two halves.
const WIDE: usize = 64;
