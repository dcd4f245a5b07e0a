//! The perfect hash by which names are found, shared by the build step, which makes the table, and the run time, which
//! reads it.
//!
//! A name picks a bucket, the bucket's displacement picks the name's place: two products, no division. phf does the same by
//! SipHash and two divisions; beside what a small call costs that was not little. The hash need not withstand an attacker:
//! who calls can only choose the name that is looked up, and one look-up is one hash and one compare.

use core::cmp::Reverse;

/// The hash of a name under the seed of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hash(u64);

impl Hash {
    /// Every byte and the length count.
    #[inline]
    pub fn of(name: &str, seed: u64) -> Self {
        Self(hash(name.as_bytes(), seed))
    }

    /// The bucket, of so many; 0 of none.
    #[inline]
    pub const fn bucket(self, buckets: usize) -> usize {
        scaled(high(self.0), buckets)
    }

    /// The place that a displacement leads to, of so many; 0 of none.
    #[inline]
    pub const fn place(self, displacement: u16, places: usize) -> usize {
        let second = high(self.0.wrapping_mul(K3));
        scaled(second.wrapping_add(low(self.0).wrapping_mul(displacement as u32)), places)
    }
}

/// A place for each of some names, and no other place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What names are hashed under.
    pub seed: u64,
    /// One a bucket.
    pub displacements: Vec<u16>,
    /// The index of the name at each place.
    pub order: Vec<usize>,
}

impl Table {
    /// The table of names that all differ, the same for the same names. It would search for ever if two were equal.
    pub fn of(names: &[&str]) -> Self {
        let mut seed = FIRST_SEED;
        loop {
            let hashes: Vec<Hash> = names.iter().map(|name| Hash::of(name, seed)).collect();
            if let Some((displacements, order)) = place_all(&hashes) {
                return Self { seed, displacements, order };
            }
            seed = fold(seed ^ K0, K2);
        }
    }
}

/// The displacements, and which name has each place; none if some bucket finds no room.
fn place_all(hashes: &[Hash]) -> Option<(Vec<u16>, Vec<usize>)> {
    let mut buckets = vec![Vec::new(); hashes.len().div_ceil(NAMES_A_BUCKET)];
    let count = buckets.len();
    for (index, hash) in hashes.iter().enumerate() {
        buckets[hash.bucket(count)].push(index);
    }
    let (mut displacements, mut order) = (vec![0; count], vec![FREE; hashes.len()]);
    // The fullest first, while there is room.
    let mut turns: Vec<usize> = (0..count).collect();
    turns.sort_by_key(|bucket| Reverse(buckets[*bucket].len()));
    let mut places = Vec::new();
    for bucket in turns {
        let names = &buckets[bucket];
        let is_room = |displacement: &u16| {
            places.clear();
            names.iter().all(|index| {
                let place = hashes[*index].place(*displacement, order.len());
                let is_free = order[place] == FREE && !places.contains(&place);
                places.push(place);
                is_free
            })
        };
        displacements[bucket] = (0..=u16::MAX).find(is_room)?;
        for (place, index) in places.iter().zip(names) {
            order[*place] = *index;
        }
    }
    Some((displacements, order))
}

/// Names of up to 16 bytes, the usual ones, take two loads and one product.
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

/// A number below `count` that grows as the hash does.
#[inline]
const fn scaled(hash: u32, count: usize) -> usize {
    ((hash as u64 * count as u64) >> 32) as usize
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

const FIRST_SEED: u64 = 1;
/// More make the displacements fewer and harder to find.
const NAMES_A_BUCKET: usize = 4;
const FREE: usize = usize::MAX;

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
                assert_ne!(Hash::of(name, 7), Hash::of(&other, 7), "{name} {other}");
            }
            assert_ne!(Hash::of(name, 7), Hash::of(&format!("{name}\0"), 7), "{name}");
            assert_ne!(Hash::of(name, 7), Hash::of(name, 8), "{name}");
        }
    }

    #[test]
    fn every_name_has_a_place_of_its_own() {
        for count in [0, 1, 2, 3, 8, 64, 1_000, 10_000] {
            let names: Vec<String> = (0..count).map(|n| format!("tool_{n}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let Table { seed, displacements, order } = Table::of(&names);
            assert_eq!(order.len(), names.len());
            for (index, name) in names.iter().enumerate() {
                let hash = Hash::of(name, seed);
                let place = hash.place(displacements[hash.bucket(displacements.len())], order.len());
                assert_eq!(order[place], index, "{name} of {count}");
            }
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
