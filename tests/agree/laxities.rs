//! The deliberate differences between what a schema says and what dispatch does.

use serde_json::Value;

use super::{Subject, Verdicts, declared};

/// Which laxity accounts for different verdicts. A number that the judge takes for 0 may stand beside another one.
pub(crate) fn explanation(subject: &Subject, verdicts: &Verdicts) -> Option<usize> {
    let of = |verdicts: &Verdicts| LAXITIES.iter().position(|laxity| (laxity.explains)(subject, verdicts));
    of(verdicts).or_else(|| of(&subject.verdicts(&verdicts.text.replace("1e-400", "0"))))
}

/// A deliberate difference between what a schema says and what dispatch does.
pub(crate) struct Laxity {
    pub(crate) name: &'static str,
    pub(crate) reason: &'static str,
    /// Whether it accounts for different verdicts: without it they would be equal.
    explains: fn(&Subject, &Verdicts) -> bool,
}

/// All of them.
pub(crate) const LAXITIES: &[Laxity] = &[
    Laxity {
        name: "blank or null arguments",
        reason: "providers send an empty text or null for a call without arguments; both count as {}",
        explains: |subject, verdicts| {
            matches!(verdicts.text.trim(), "" | "null") && subject.ours("{}") == verdicts.ours
        },
    },
    Laxity {
        name: "an optional key left out",
        reason: "strict dialects list every key as required and say null for what may be absent; both are taken",
        explains: |subject, verdicts| {
            verdicts.ours
                && !subject.is_full()
                && verdicts.value.as_ref().is_some_and(|value| subject.full.is_valid(&declared(value)))
        },
    },
    Laxity {
        name: "null for an optional key",
        reason: "since strict dialects force null on the model, it counts as absent in every dialect",
        explains: |subject, verdicts| verdicts.ours && subject.fits_without_nulls(verdicts),
    },
    Laxity {
        name: "an unknown argument",
        reason: "a tool with `unknown = \"ignore\"` drops it; the schema is closed all the same, so that models send none",
        explains: |subject, verdicts| {
            let known = |(key, _): &(&String, &Value)| subject.tool.parameters.contains(&key.as_str());
            let Some(Value::Object(members)) = verdicts.value.as_ref().map(declared) else { return false };
            let kept = members.iter().filter(known).map(|(key, value)| (key.clone(), value.clone()));
            verdicts.ours && subject.tool.ignores_unknown && subject.fits(Value::Object(kept.collect()))
        },
    },
    Laxity {
        name: "an unsaid constraint",
        reason: "a keyword that the dialect does not know stands in the description and is enforced all the same",
        explains: |subject, verdicts| !verdicts.ours && !subject.is_full() && !subject.fits_without_nulls(verdicts),
    },
    Laxity {
        name: "a number beyond the slot",
        reason: "not every dialect shows bounds of 64 bits, none those of floats; what lies outside cannot be held",
        explains: |_, verdicts| {
            // Either slot is meant: none of the cases has an integer whose own bounds lie beyond 1e18.
            verdicts
                .all_out_of_range(|value, is_integer| value.abs() > if is_integer { 9.2e18 } else { f32::MAX.into() })
        },
    },
    Laxity {
        name: "a format by its grammar",
        reason: "days that a month does not have, units without a length, names of users: no schema says these",
        explains: |subject, verdicts| {
            let has_format =
                ["\"format\"", "\"pattern\""].iter().any(|name| subject.full_schema.to_string().contains(name));
            has_format && !verdicts.ours && verdicts.all_are("invalid_format")
        },
    },
    Laxity {
        name: "a number as text",
        reason: "bounds of a number that travels as text stand in the description, and are enforced all the same",
        explains: |_, verdicts| {
            let at = |pointer: &str| verdicts.value.as_ref().and_then(|value| value.pointer(pointer));
            // Keys of maps travel as text anyway.
            let is_key = |pointer: &String| {
                let (map, key) = pointer.rsplit_once('/').unwrap_or_default();
                at(map).is_some_and(Value::is_object) && key.parse::<i128>().is_ok()
            };
            let is_text = |pointer: &String| at(pointer).is_some_and(Value::is_string) || is_key(pointer);
            let is_bound = |code: &str| matches!(code, "out_of_range" | "not_a_multiple");
            !verdicts.ours && verdicts.violations.iter().all(|(code, pointer)| is_bound(code) && is_text(pointer))
        },
    },
    Laxity {
        name: "a number by its digits",
        reason: "the judge rounds to a float first, takes 1e-400 for 0 and 9223372036854775807.0 for more than it is",
        explains: |subject, verdicts| {
            let is_integer = match &verdicts.value {
                Some(value) if verdicts.ours => subject.fits(exact(value)),
                _ => verdicts.text.contains("1e-400") && subject.ours(&verdicts.text.replace("1e-400", "0")),
            };
            let has_multiples = || subject.full_schema.to_string().contains("\"multipleOf\"");
            let is_multiple = || verdicts.all_are("not_a_multiple") && has_multiples();
            let is_inexact = |value: &f64| *value == 0.0 || value.abs() > 9e15;
            is_integer || is_multiple() && verdicts.floats().iter().any(is_inexact)
        },
    },
    Laxity {
        name: "a number in text that is kept",
        reason: "what is handed on as its text may hold numbers of any size, which the judge cannot read at all",
        explains: |_, verdicts| verdicts.ours && verdicts.value.is_none() && verdicts.text.contains("1e400"),
    },
    Laxity {
        name: "a type of another crate",
        reason: "what fits is for its `serde::Deserialize` to say, and no schema tells it",
        explains: |_, verdicts| !verdicts.ours && verdicts.all_are("custom"),
    },
    Laxity {
        name: "equal items",
        reason: "items are compared by all digits, which the judge rounds, and as they are passed on, with defaults filled in",
        explains: |subject, verdicts| {
            let is_rounded =
                verdicts.all_are("repeated_item") && verdicts.floats().iter().any(|value| value.abs() > 9e15);
            let is_lost = verdicts.all_are("repeated_item") && !subject.fits_without_absences(verdicts);
            !verdicts.ours && (is_rounded || is_lost) || verdicts.ours && subject.fits_but_for_equal_items(verdicts)
        },
    },
];

/// The same with the ends of 64 bits for the floats they are rounded to.
pub(crate) fn exact(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(exact).collect(),
        Value::Object(members) => members.iter().map(|(key, value)| (key.clone(), exact(value))).collect(),
        Value::Number(number) if number.is_f64() => match number.as_f64() {
            Some(9_223_372_036_854_775_808.0) => Value::from(i64::MAX),
            Some(18_446_744_073_709_551_616.0) => Value::from(u64::MAX),
            _ => value.clone(),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}
