//! Constraints as sentences, for descriptions in dialects that do not know the keywords.

use super::{Check, Constraint, Pair, value_of};

/// One sentence for each constraint, and one for both ends of a range.
pub fn sentences(constraints: &[Constraint]) -> Vec<String> {
    let paired = |constraint: &&Constraint| pair_of(constraint, constraints);
    let is_told = |upper: &Constraint| {
        constraints.iter().any(|lower| paired(&lower).is_some_and(|(pair, _)| pair.upper == upper.keyword.name))
    };
    let told = constraints.iter().filter(|constraint| !is_told(constraint));
    told.map(|constraint| match paired(&constraint) {
        Some((pair, upper)) => (pair.prose)(&constraint.check, upper),
        None => (constraint.keyword.prose)(&constraint.check),
    })
    .collect()
}

/// How a lower end is told together with its upper end, if that is there.
fn pair_of<'c>(lower: &Constraint, constraints: &'c [Constraint]) -> Option<(&'static Pair, &'c Check)> {
    lower.keyword.pairs.iter().find_map(|pair| {
        let upper = constraints.iter().find(|constraint| constraint.keyword.name == pair.upper)?;
        Some((pair, &upper.check))
    })
}

/// "1 character", "80 characters".
pub(super) fn counted(check: &Check, noun: &str) -> String {
    let plural = if matches!(size_of(check), Some(1)) { "" } else { "s" };
    format!("{} {noun}{plural}", value_of(check))
}

/// "Exactly 10 characters.", "1 to 40 characters."
pub(super) fn between(least: &Check, most: &Check, noun: &str) -> String {
    if size_of(least) == size_of(most) {
        return format!("Exactly {}.", counted(most, noun));
    }
    format!("{} to {} {noun}s.", value_of(least), value_of(most))
}

/// The number in a check of a size.
fn size_of(check: &Check) -> Option<u32> {
    match *check {
        Check::MinLength(size) | Check::MaxLength(size) | Check::MinItems(size) | Check::MaxItems(size) => Some(size),
        Check::Minimum(_)
        | Check::Maximum(_)
        | Check::ExclusiveMinimum(_)
        | Check::ExclusiveMaximum(_)
        | Check::Gap(..)
        | Check::Format(_)
        | Check::MultipleOf(_)
        | Check::Pattern(_)
        | Check::UniqueItems
        | Check::Only(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{Shape, TypeId};
    use crate::constraints::{Given, read};
    use crate::json::Json;
    use crate::table::Width;

    fn told(shape: &Shape, attributes: &[(&str, i128)]) -> String {
        let read = |(attribute, value): &(&str, i128)| {
            read(attribute, Given::Value(&Json::Integer(*value)), shape).expect(attribute).expect(attribute)
        };
        sentences(&attributes.iter().flat_map(read).collect::<Vec<_>>()).join(" ")
    }

    #[test]
    fn one_end_is_a_sentence() {
        assert_eq!(told(&Shape::Text, &[("min_length", 1)]), "At least 1 character.");
        assert_eq!(told(&Shape::Text, &[("max_length", 8)]), "At most 8 characters.");
        assert_eq!(told(&Shape::Integer(Width::I64), &[("exclusive_minimum", 2)]), "Above 2.");
        assert_eq!(told(&Shape::Text, &[]), "");
    }

    #[test]
    fn both_ends_are_one_sentence() {
        assert_eq!(told(&Shape::Text, &[("length", 10)]), "Exactly 10 characters.");
        assert_eq!(told(&Shape::Text, &[("length", 1)]), "Exactly 1 character.");
        assert_eq!(told(&Shape::Text, &[("min_length", 0), ("max_length", 1)]), "0 to 1 characters.");
        assert_eq!(told(&Shape::Text, &[("min_length", 1), ("max_length", 40)]), "1 to 40 characters.");
        assert_eq!(told(&Shape::List(TypeId(0)), &[("max_items", 5), ("min_items", 2)]), "2 to 5 items.");
        let number = Shape::Integer(Width::I64);
        for (lower, upper, sentence) in [
            ("minimum", "maximum", "1 to 9."),
            ("minimum", "exclusive_maximum", "At least 1, below 9."),
            ("exclusive_minimum", "maximum", "Above 1, at most 9."),
            ("exclusive_minimum", "exclusive_maximum", "Above 1, below 9."),
        ] {
            assert_eq!(told(&number, &[(lower, 1), (upper, 9)]), sentence);
        }
        assert_eq!(told(&number, &[("range", 3)]), "Exactly 3.");
    }
}
