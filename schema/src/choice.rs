//! The names of an enum, in the order in which one of them is found fast.

use core::cmp::Ordering;

/// Whether so many names are compared one by one.
pub const fn are_few(names: usize) -> bool {
    names <= FEW
}

/// Brings names into the order that [`position`] needs. A few stay as they are declared, which reads better in messages.
pub fn arrange<T>(names: &mut [T], name: impl Fn(&T) -> &str) {
    if !are_few(names.len()) {
        names.sort_by(|one, other| order(name(one), name(other)));
    }
}

/// Where `name` stands among arranged names.
pub fn position(names: &[&str], name: &str) -> Option<usize> {
    let (before, names) = as_long(names, name);
    let at = match are_few(names.len()) {
        true => names.iter().position(|other| *other == name),
        false => names.binary_search_by(|other| order(other, name)).ok(),
    };
    Some(before + at?)
}

/// Where the only one stands among arranged names that differs from `name` in the case of ASCII letters at most.
pub fn position_of_case(names: &[&str], name: &str) -> Option<usize> {
    let (before, names) = as_long(names, name);
    let (first, alike) = if !are_few(names.len()) {
        let first = names.partition_point(|other| folded(other, name).is_lt());
        (first, names.get(first..)?.iter().take_while(|other| folded(other, name).is_eq()).count())
    } else {
        let mut alike = names.iter().enumerate().filter(|(_, other)| other.eq_ignore_ascii_case(name));
        (alike.next()?.0, 1 + alike.count())
    };
    (alike == 1).then_some(before + first)
}

/// Of many names those as long as `name`, of which there are mostly few, and how many stand before them; a few as they are.
#[inline]
fn as_long<'n, 's>(names: &'n [&'s str], name: &str) -> (usize, &'n [&'s str]) {
    if are_few(names.len()) {
        return (0, names);
    }
    let before = names.partition_point(|other| other.len() < name.len());
    let rest = names.get(before..).unwrap_or_default();
    let alike = rest.partition_point(|other| other.len() == name.len());
    (before, rest.get(..alike).unwrap_or_default())
}

/// By length first, which most comparisons end with, and names that differ in case only stand together.
fn order(one: &str, other: &str) -> Ordering {
    folded(one, other).then_with(|| one.cmp(other))
}

fn folded(one: &str, other: &str) -> Ordering {
    let letters = |(one, other): (u8, u8)| one.to_ascii_lowercase().cmp(&other.to_ascii_lowercase());
    let by_letters = || one.bytes().zip(other.bytes()).map(letters).find(|order| order.is_ne());
    one.len().cmp(&other.len()).then_with(|| by_letters().unwrap_or(Ordering::Equal))
}

/// What tells in canonical JSON that the value behind it has the form of this index, where forms have no names. Only the
/// coercer writes it and only the second attempt reads it.
pub fn mark(form: usize) -> [u8; MARK_LENGTH] {
    let digit = |value: usize| MARK_BASE + (value % MARK_DIGITS) as u8;
    [MARK, digit(form / MARK_DIGITS), digit(form)]
}

/// A mark starts with a byte that no JSON has outside of strings.
pub const MARK: u8 = 0x01;

/// Bytes of a mark.
pub const MARK_LENGTH: usize = 3;

/// The byte of the digit 0 of an index.
pub const MARK_BASE: u8 = b'@';

/// An index has two digits, each below this.
pub const MARK_DIGITS: usize = 64;

/// So many names are compared one by one.
const FEW: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_that_differ_in_case_neither_is_meant() {
        for count in [2, 1000] {
            let owned: Vec<String> = (2..count).map(|index| format!("x{index}")).collect();
            let mut names: Vec<&str> = owned.iter().map(String::as_str).chain(["Day", "DAY"]).collect();
            arrange(&mut names, |name| name);
            assert_eq!(position_of_case(&names, "day"), None);
            for name in ["Day", "DAY"] {
                assert_eq!(position(&names, name).map(|at| names[at]), Some(name));
            }
            assert_eq!(position(&names, "day"), None);
        }
    }

    #[test]
    fn every_name_is_found_and_no_other() {
        for count in [0, 1, FEW, FEW + 1, 1000] {
            let owned: Vec<String> = (0..count).map(|index| format!("name_{}", count - index)).collect();
            let mut names: Vec<&str> = owned.iter().map(String::as_str).collect();
            arrange(&mut names, |name| name);
            assert_eq!(names.iter().eq(&owned), count <= FEW, "{count}");
            for (index, name) in names.iter().enumerate() {
                assert_eq!(position(&names, name), Some(index));
                assert_eq!(position_of_case(&names, &name.to_uppercase()), Some(index));
            }
            for other in ["", "name_", "name_x", "name_0", "name_10000", "nane_1"] {
                assert_eq!(position(&names, other), None, "{other}");
                assert_eq!(position_of_case(&names, other), None, "{other}");
            }
        }
    }
}
