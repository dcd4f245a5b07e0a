//! Values that are few: `one_of = [1, 3]`. Numbers are so many ranges with holes between them, a boolean has a check of its
//! own. In a schema, `enum`.

use super::gap::{self, branches};
use super::{Check, Constraint, Ends, Keyword, value_of};
use crate::catalog::Shape;
use crate::json::Json;
use crate::table::{Bound, Width};

/// Of a boolean. Not in the list: what the attribute does depends on the type.
pub(super) const KEYWORD: Keyword = Keyword {
    name: "enum",
    attribute: "one_of",
    feeds: &[],
    applies: |shape| matches!(shape, Shape::Bool),
    subject: "booleans",
    read: |value, _| Err(format!("takes values in brackets, not {value}")),
    conflicts: &[],
    schema: value_of,
    prose: |check| match check {
        Check::Only(only) => format!("Only {only}."),
        check => value_of(check).to_string(),
    },
    pairs: &[],
};

/// What a type is under that has these values only: whole numbers, or booleans, each once.
pub fn one_of(values: &[Json]) -> Vec<Constraint> {
    match values {
        [Json::Bool(only)] => vec![Constraint { keyword: &KEYWORD, check: Check::Only(*only) }],
        [Json::Bool(_), ..] => Vec::new(),
        numbers => {
            let of = |number| Ends { lower: Some(number), upper: Some(number), open: false };
            let parts: Vec<_> = numbers.iter().map(of).collect();
            gap::union(gap::KEYWORD.attribute, &parts, &Shape::Integer(Width::I128)).unwrap_or_default()
        }
    }
}

/// The values that constraints leave, where they are few and nothing else limits them.
pub fn values(constraints: &[Constraint]) -> Option<Vec<Json>> {
    if let Some(only) = only(constraints) {
        return Some(vec![Json::Bool(only)]);
    }
    let mut values = Vec::new();
    for branch in branches(constraints) {
        let [&Check::Minimum(Bound::Integer(low)), &Check::Maximum(Bound::Integer(high))] =
            branch.iter().map(|constraint| &constraint.check).collect::<Vec<_>>()[..]
        else {
            return None;
        };
        if high.checked_sub(low)? > MOST_VALUES {
            return None;
        }
        values.extend((low..=high).map(Json::Integer));
    }
    (1..=MOST_VALUES as usize).contains(&values.len()).then_some(values)
}

/// More values are shown as ranges.
const MOST_VALUES: i128 = 64;

/// The only value of a boolean, if it has one.
pub fn only(constraints: &[Constraint]) -> Option<bool> {
    constraints.iter().find_map(|constraint| match constraint.check {
        Check::Only(only) => Some(only),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_is_left() {
        let left = |said: &[Json]| values(&one_of(said));
        for said in [vec![Json::Bool(true)], vec![Json::Bool(false)], [1, 2, 9].map(Json::Integer).to_vec()] {
            assert_eq!(left(&said), Some(said));
        }
        assert_eq!(one_of(&[Json::Bool(false), Json::Bool(true)]), []);
        assert_eq!(left(&[1, 99].map(Json::Integer)), Some([1, 99].map(Json::Integer).to_vec()));
        let [ref only] = one_of(&[Json::Bool(true)])[..] else { panic!("one check") };
        assert_eq!((only.to_string(), (KEYWORD.prose)(&only.check)), ("one_of = [true]".into(), "Only true.".into()));
    }
}
