//! The known name nearest to a mistyped one, for suggestions.
//!
//! Used wherever a diagnostic says "did you mean".

/// The nearest of the known names, if it is near enough to be meant.
pub(crate) fn nearest<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let length = name.chars().count();
    if length > LONGEST {
        return None;
    }
    let most = (length / 3).max(1);
    let near = known.into_iter().map(|candidate| (distance(name, candidate, most), candidate));
    near.filter_map(|(distance, candidate)| Some((distance?, candidate)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// What is longer is no mistyped word, and would take long to compare.
const LONGEST: usize = 100;

/// How many letters must be added, left out, changed or swapped with their neighbour; `None` if more than `most`.
fn distance(left: &str, right: &str, most: usize) -> Option<usize> {
    if right.len() > 4 * (LONGEST + most) {
        return None;
    }
    let right: Vec<char> = right.chars().flat_map(char::to_lowercase).collect();
    let left: Vec<char> = left.chars().flat_map(char::to_lowercase).collect();
    if left.len().abs_diff(right.len()) > most {
        return None;
    }
    let mut rows = vec![Vec::new(), (0..=right.len()).collect::<Vec<usize>>()];
    for (row, char) in left.iter().enumerate() {
        let (before, last) = (&rows[0], &rows[1]);
        let mut next = vec![row + 1];
        for (column, other) in right.iter().enumerate() {
            let change = last[column] + usize::from(char != other);
            let mut best = change.min(last[column + 1] + 1).min(next[column] + 1);
            if row > 0 && column > 0 && *char == right[column - 1] && left[row - 1] == *other {
                best = best.min(before[column - 1] + 1);
            }
            next.push(best);
        }
        rows = vec![rows.swap_remove(1), next];
    }
    rows[1].last().copied().filter(|distance| *distance <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_mistakes_are_near() {
        let long = "a".repeat(LONGEST + 1);
        let known = [&long, "name", "description", "range", "read_only"];
        for (written, meant) in [
            ("nmae", Some("name")),
            ("descripton", Some("description")),
            ("readonly", Some("read_only")),
            ("ragne", Some("range")),
            ("Name", Some("name")),
            ("colour", None),
            ("", None),
            (&"a".repeat(LONGEST + 1), None),
        ] {
            assert_eq!(nearest(written, known), meant, "{written}");
        }
    }
}
