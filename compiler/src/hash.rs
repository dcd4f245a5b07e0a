//! The hash of names of files and of what was read.

/// FNV-1a, 64 bit: short, the same in the macro crate, and never fed with anything hostile.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
