//! Sixteen bytes that are looked at together.

/// Bytes of a block.
pub(super) const BYTES: usize = 16;

/// The first sixteen bytes of `text` as a little-endian number; zeros past the end.
#[inline(always)]
pub(crate) fn block(text: &[u8]) -> u128 {
    match text.first_chunk() {
        Some(block) => u128::from_le_bytes(*block),
        None => short_block(text),
    }
}

/// The same of fewer. Both loads may cover the bytes in the middle, which are the same in both.
#[inline(never)]
fn short_block(text: &[u8]) -> u128 {
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let (first, last) = (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
        return u128::from(first) | u128::from(last) << (8 * (text.len() - 8));
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return u128::from(u64::from(first) | u64::from(last) << (8 * (text.len() - 4)));
    }
    text.iter().rev().fold(0, |block, byte| block << 8 | u128::from(*byte))
}
