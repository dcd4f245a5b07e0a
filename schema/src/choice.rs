//! The names of an enum, in the order in which one of them is found fast.

use core::cmp::Ordering;

/// Brings names into the order that [`position`] needs. A few stay as they are declared, which reads better in messages.
pub fn arrange<T>(names: &mut [T], name: impl Fn(&T) -> &str) {
    if names.len() > FEW {
        names.sort_by(|one, other| order(name(one), name(other)));
    }
}

/// Where `name` stands among arranged names.
pub fn position(names: &[&str], name: &str) -> Option<usize> {
    match names.len() > FEW {
        true => names.binary_search_by(|other| order(other, name)).ok(),
        false => names.iter().position(|other| *other == name),
    }
}

/// By length first, which most comparisons end with.
fn order(one: &str, other: &str) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

/// So many names are compared one by one.
const FEW: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_and_no_other() {
        for count in [0, 1, FEW, FEW + 1, 1000] {
            let owned: Vec<String> = (0..count).map(|index| format!("name_{}", count - index)).collect();
            let mut names: Vec<&str> = owned.iter().map(String::as_str).collect();
            arrange(&mut names, |name| name);
            assert_eq!(names.iter().eq(&owned), count <= FEW, "{count}");
            for (index, name) in names.iter().enumerate() {
                assert_eq!(position(&names, name), Some(index));
            }
            for other in ["", "name_", "name_x", "name_0", "name_10000", "nane_1"] {
                assert_eq!(position(&names, other), None, "{other}");
            }
        }
    }
}
