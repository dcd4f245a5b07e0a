//! Which JSON values are equal, as JSON Schema has it: numbers by their value, objects whatever the order of their keys.

use crate::json::Json;

/// Whether it is a list in which an item stands twice.
pub(super) fn repeats(value: &Json) -> bool {
    let Json::List(items) = value else { return false };
    items.iter().enumerate().any(|(index, item)| items[..index].iter().any(|earlier| is_equal(earlier, item)))
}

fn is_equal(one: &Json, other: &Json) -> bool {
    match (one, other) {
        (Json::List(one), Json::List(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_equal(one, other))
        }
        (Json::Object(one), Json::Object(other)) => {
            let is_in_other =
                |(key, value): &(String, Json)| other.iter().any(|(name, other)| name == key && is_equal(value, other));
            one.len() == other.len() && one.iter().all(is_in_other)
        }
        (Json::Integer(whole), Json::Number(number)) | (Json::Number(number), Json::Integer(whole)) => {
            *whole as f64 == *number
        }
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_are_told_as_json_schema_has_it() {
        let object = |members: &[(&str, i128)]| {
            Json::Object(members.iter().map(|(key, value)| ((*key).into(), Json::Integer(*value))).collect())
        };
        let ab = || object(&[("a", 1), ("b", 2)]);
        for (items, twice) in [
            (vec![Json::Integer(1), Json::text("1"), Json::Null, Json::Bool(true)], false),
            (vec![ab(), object(&[("a", 1)]), object(&[("a", 2), ("b", 1)])], false),
            (vec![Json::Integer(1), Json::Null, Json::Number(1.0)], true),
            (vec![ab(), object(&[("b", 2), ("a", 1)])], true),
            (vec![Json::List(vec![Json::Number(2.0)]), Json::List(vec![Json::Integer(2)])], true),
        ] {
            assert_eq!(repeats(&Json::List(items.clone())), twice, "{items:?}");
        }
    }
}
