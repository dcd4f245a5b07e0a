//! The hash by which names are found, shared by the build step, which makes the table, and the run time, which reads it.
//!
//! The table is the one of the crate `phf`: a displacement per bucket. Its own hash (SipHash) costs more than parsing a
//! small call, 32 to 47 ns; this one folds a product per 8 bytes. It need not withstand an attacker: who calls can only
//! choose the name that is looked up, and one look-up is one hash and one compare.

/// The three numbers of a name that a table of the `phf` construction is read by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hashes {
    /// Picks the bucket.
    pub bucket: u32,
    /// Times the bucket's first displacement.
    pub first: u32,
    /// Added to the bucket's second displacement.
    pub second: u32,
}

/// The hashes of a name under the seed of its table.
#[inline]
pub fn hashes(name: &str, seed: u64) -> Hashes {
    let hash = hash(name.as_bytes(), seed);
    Hashes { bucket: high(hash), first: low(hash), second: high(hash.wrapping_mul(K3)) }
}

/// Every byte and the length count. Names of up to 16 bytes, the usual ones, take two loads and one product.
#[inline]
fn hash(name: &[u8], seed: u64) -> u64 {
    let (head, tail) = match (name.first_chunk::<8>(), name.last_chunk::<8>()) {
        (Some(head), Some(tail)) => (middle(name, seed) ^ u64::from_le_bytes(*head), u64::from_le_bytes(*tail)),
        _ => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            (Some(head), Some(tail)) => (seed ^ u64::from(u32::from_le_bytes(*head)), u32::from_le_bytes(*tail).into()),
            _ => (seed, name.iter().fold(0, |all, byte| all << 8 | u64::from(*byte))),
        },
    };
    fold(head ^ K0, tail ^ K1 ^ name.len() as u64)
}

/// What lies between the first and the last 8 bytes.
#[inline]
fn middle(name: &[u8], seed: u64) -> u64 {
    let words = name.get(8..).unwrap_or_default().chunks_exact(8);
    words.fold(seed, |all, word| match word.first_chunk::<8>() {
        Some(word) => fold(all ^ u64::from_le_bytes(*word), K2),
        None => all,
    })
}

/// Both halves of the product.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the halves are what is wanted")]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

#[expect(clippy::cast_possible_truncation, reason = "the lower half is what is wanted")]
const fn low(hash: u64) -> u32 {
    hash as u32
}

const fn high(hash: u64) -> u32 {
    low(hash >> 32)
}

// Odd, with about as many ones as zeros: the fractional parts of the square roots of 2, 3, 5 and 7.
const K0: u64 = 0x6a09_e667_f3bc_c909;
const K1: u64 = 0xbb67_ae85_84ca_a73b;
const K2: u64 = 0x3c6e_f372_fe94_f82b;
const K3: u64 = 0xa54f_f53a_5f1d_36f1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_and_the_length_count() {
        let base = "a_name_of_some_considerable_length";
        for length in 0..=base.len() {
            let name = &base[..length];
            for at in 0..length {
                let mut other = name.as_bytes().to_vec();
                other[at] ^= 1;
                let other = String::from_utf8(other).expect("still ASCII");
                assert_ne!(hashes(name, 7), hashes(&other, 7), "{name} {other}");
            }
            assert_ne!(hashes(name, 7), hashes(&format!("{name}\0"), 7), "{name}");
            assert_ne!(hashes(name, 7), hashes(name, 8), "{name}");
        }
    }

    #[test]
    fn ten_thousand_names_differ() {
        let mut seen: Vec<u64> = (0..10_000).map(|n| hash(format!("tool_number_{n}").as_bytes(), 1)).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 10_000);
    }
}
