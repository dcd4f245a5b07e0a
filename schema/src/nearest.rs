//! Which declared name a wrong one was probably meant to be.
//!
//! Used only where something is refused, to suggest a repair; without heap, and in bounded time however many names there
//! are and however long they are.

/// The candidate closest to `name`, if one is close enough to be what was meant. One that differs only in case comes first.
pub fn nearest<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let pattern = Pattern::of(name);
    let mut best: Option<(usize, &'n str)> = None;
    let mut left = MOST_MEASURED;
    for candidate in candidates {
        if candidate.eq_ignore_ascii_case(name) {
            return Some(candidate);
        }
        let longest = name.len().max(candidate.len());
        let most = longest.max(LEAST) / CLOSE;
        // What one name is longer by was inserted.
        if left == 0 || name.len().abs_diff(candidate.len()) > most {
            continue;
        }
        left -= 1;
        let Some(distance) = pattern.as_ref().and_then(|pattern| pattern.distance(candidate)) else { continue };
        if distance <= most && distance < longest && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// A name of at most 64 bytes, as the set of positions at which each byte stands.
struct Pattern {
    positions: [u64; 256],
    length: usize,
}

impl Pattern {
    fn of(name: &str) -> Option<Self> {
        if name.is_empty() || name.len() > LONGEST {
            return None;
        }
        let mut positions = [0; 256];
        for (at, byte) in name.bytes().enumerate() {
            if let Some(set) = positions.get_mut(usize::from(byte.to_ascii_lowercase())) {
                *set |= 1 << at;
            }
        }
        Some(Self { positions, length: name.len() })
    }

    /// How many inserted, left out, wrong or swapped bytes lie between the two, case apart; `None` if `other` is too long.
    ///
    /// A column of the table of distances is held as the differences between its rows, one bit a row
    /// (Myers 1999; with swaps, Hyyrö 2003), so a byte of `other` costs a dozen instructions.
    fn distance(&self, other: &str) -> Option<usize> {
        if other.len() > LONGEST {
            return None;
        }
        let last = 1 << (self.length - 1);
        let (mut rises, mut falls) = (u64::MAX, 0);
        let (mut diagonal, mut before) = (0, 0);
        let mut distance = self.length;
        for byte in other.bytes() {
            let here = self.positions.get(usize::from(byte.to_ascii_lowercase())).copied().unwrap_or_default();
            let swapped = ((!diagonal & here) << 1) & before;
            diagonal = ((here & rises).wrapping_add(rises) ^ rises) | here | falls | swapped;
            let right = falls | !(diagonal | rises);
            let left = diagonal & rises;
            distance = distance + usize::from(right & last != 0) - usize::from(left & last != 0);
            let right = right << 1 | 1;
            rises = left << 1 | !(diagonal | right);
            falls = right & diagonal;
            before = here;
        }
        Some(distance)
    }
}

/// Names longer than this are only compared apart from case.
const LONGEST: usize = 64;

/// So many names are measured: those of about the same length, from the first on.
const MOST_MEASURED: usize = 256;

/// One mistake in so many bytes is close.
const CLOSE: usize = 3;

/// Even a name shorter than this may hold one mistake.
const LEAST: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_what_was_meant() {
        let names = ["city", "country", "days", "temperature_unit", "x", "zip"];
        let table = [
            ("City", Some("city")),
            ("CITY", Some("city")),
            ("ctiy", Some("city")),
            ("cty", Some("city")),
            ("citty", Some("city")),
            ("county", Some("country")),
            ("temperatureUnit", Some("temperature_unit")),
            ("temperature-unit", Some("temperature_unit")),
            ("day", Some("days")),
            ("zap", Some("zip")),
            ("", None),
            ("y", None),
            ("weather", None),
            ("qqqq", None),
            ("xyz", None),
        ];
        for (name, expected) in table {
            assert_eq!(nearest(name, names.into_iter()), expected, "{name:?}");
        }
    }

    #[test]
    fn case_beats_an_earlier_near_miss() {
        assert_eq!(nearest("UserIds", ["user_id", "userIdz", "userids"].into_iter()), Some("userids"));
    }

    #[test]
    fn no_more_names_are_measured_than_there_is_time_for() {
        let far: Vec<String> = (0..1000).map(|index| format!("{index:08}")).collect();
        let after = |count: usize, name: &'static str| {
            nearest("coordinate", far.iter().take(count).map(String::as_str).chain([name])).is_some()
        };
        assert!(after(MOST_MEASURED - 1, "coordinata") && !after(MOST_MEASURED, "coordinata"));
        assert!(after(1000, "Coordinate"), "but all are compared apart from case");
        let long: Vec<String> = (0..1000).map(|index| format!("{index:020}")).collect();
        let names = long.iter().map(String::as_str).chain(["coordinata"]);
        assert_eq!(nearest("coordinate", names), Some("coordinata"), "other lengths cost nothing");
    }

    #[test]
    fn the_first_of_equals_wins() {
        assert_eq!(nearest("abcx", ["abca", "abcb"].into_iter()), Some("abca"));
    }

    #[test]
    fn long_names_compare_apart_from_case_only() {
        let (long, longer) = ("a".repeat(65), "A".repeat(65));
        let (most, close) = ("a".repeat(64), "a".repeat(63));
        assert_eq!(nearest(&long, [longer.as_str()].into_iter()), Some(longer.as_str()));
        assert_eq!(nearest(&long, [most.as_str()].into_iter()), None);
        assert_eq!(nearest(&most, [long.as_str()].into_iter()), None);
        assert_eq!(nearest(&most, [close.as_str()].into_iter()), Some(close.as_str()));
        assert_eq!(nearest("a", [""].into_iter()), None);
    }

    #[test]
    fn distances_agree_with_the_table() {
        let words =
            ["", "a", "ab", "ba", "abc", "acb", "cab", "banana", "bnaana", "ananab", "kitten", "sitting", "é", "e"];
        for one in words.into_iter().filter(|word| !word.is_empty()) {
            for other in words {
                let pattern = Pattern::of(one).expect("short and not empty");
                assert_eq!(pattern.distance(other), Some(table_distance(one, other)), "{one} {other}");
            }
        }
    }

    /// The same distance from the table of all prefixes.
    fn table_distance(one: &str, other: &str) -> usize {
        let (one, other) = (one.as_bytes(), other.as_bytes());
        let mut table = vec![vec![0; other.len() + 1]; one.len() + 1];
        for i in 0..=one.len() {
            for j in 0..=other.len() {
                table[i][j] = if i == 0 || j == 0 {
                    i + j
                } else {
                    let change = table[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
                    let step = change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                    let is_swap = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                    if is_swap { step.min(table[i - 2][j - 2] + 1) } else { step }
                };
            }
        }
        table[one.len()][other.len()]
    }
}
