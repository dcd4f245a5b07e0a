//! What a validator finds, in the codes and words of violations. Values are never repeated, keys as elsewhere.

use core::fmt::Write as _;

use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use jsonschema::paths::{Location, LocationSegment};
use jsonschema::{JsonType, ValidationError};
use serde_json::Value;

use crate::violation::visible::{self, push_segment, push_words};
use crate::violation::{Code, Found, Rejection};

/// Adds one finding.
pub(super) fn tell(rejection: &mut Rejection, error: &ValidationError<'_>) {
    let at = error.instance_path();
    match error.kind() {
        Kind::AdditionalProperties { unexpected } => unknown(rejection, at, "additionalProperties", unexpected),
        Kind::UnevaluatedProperties { unexpected } => unknown(rejection, at, "unevaluatedProperties", unexpected),
        Kind::Required { property } => {
            let name = property.as_str().unwrap_or_default();
            let told = Told { code: Code::MissingKey, keyword: requiring(error.schema_path()), words: String::new() };
            add(rejection, told, Found::Nothing, at, Some((name, visible::NAME)));
        }
        Kind::PropertyNames { error: inner } => {
            let name = inner.instance().as_str().unwrap_or_default();
            add(rejection, told(inner), Found::String, at, Some((name, visible::KEY)));
        }
        _ => add(rejection, told(error), found(error.instance()), at, None),
    }
}

/// A violation without its place.
struct Told {
    code: Code,
    keyword: &'static str,
    words: String,
}

fn unknown(rejection: &mut Rejection, at: &Location, keyword: &'static str, keys: &[String]) {
    for key in keys {
        let told = Told { code: Code::UnknownKey, keyword, words: String::new() };
        add(rejection, told, Found::Nothing, at, Some((key, visible::KEY)));
    }
}

fn add(rejection: &mut Rejection, told: Told, found: Found, at: &Location, key: Option<(&str, usize)>) {
    let Told { code, keyword, words } = told;
    let Some(draft) = rejection.draft(code, keyword, found) else { return };
    let draft = draft.pointer(|out| push_pointer(out, at, key));
    draft.expected(|out| push_words(out, &words, LONGEST_WORDS)).keep();
}

/// The keyword that asks for a key: at the end of the path, or before the name of another key.
fn requiring(path: &Location) -> &'static str {
    let steps: Vec<_> = path.segments().collect();
    let ends_with = |word: &str| {
        let mut last = steps.iter().rev().take(2);
        last.any(|step| matches!(step, LocationSegment::Property(name) if *name == word))
    };
    if steps.last().is_some_and(|last| matches!(last, LocationSegment::Property(name) if *name == "required")) {
        return "required";
    }
    ["dependentRequired", "dependencies"].into_iter().find(|word| ends_with(word)).unwrap_or("required")
}

fn told(error: &ValidationError<'_>) -> Told {
    let at = error.schema_path();
    let (code, keyword, words) = match error.kind() {
        Kind::Type { kind } => {
            let is_number = matches!(kind, TypeKind::Single(JsonType::Integer));
            let is_broken = is_number && error.instance().is_number();
            (if is_broken { Code::NotAnInteger } else { Code::WrongType }, "type", types(kind))
        }
        Kind::Enum { options } => listed(error, "enum", options.as_array().map_or(&[], Vec::as_slice)),
        Kind::Constant { expected_value } => listed(error, "const", core::slice::from_ref(&**expected_value)),
        Kind::Minimum { limit } => (Code::OutOfRange, "minimum", format!("a number of at least {limit}")),
        Kind::Maximum { limit } => (Code::OutOfRange, "maximum", format!("a number of at most {limit}")),
        Kind::ExclusiveMinimum { limit } => (Code::OutOfRange, "exclusiveMinimum", format!("a number above {limit}")),
        Kind::ExclusiveMaximum { limit } => (Code::OutOfRange, "exclusiveMaximum", format!("a number below {limit}")),
        Kind::MultipleOf { multiple_of } => (Code::NotAMultiple, "multipleOf", format!("a multiple of {multiple_of}")),
        Kind::MinLength { limit } => (Code::TooShort, "minLength", format!("a string of at least {limit} characters")),
        Kind::MaxLength { limit } => (Code::TooLong, "maxLength", format!("a string of at most {limit} characters")),
        Kind::MinItems { limit } => (Code::TooFewItems, "minItems", format!("an array of at least {limit} items")),
        Kind::MaxItems { limit } => (Code::TooManyItems, "maxItems", format!("an array of at most {limit} items")),
        Kind::AdditionalItems { limit } => {
            (Code::TooManyItems, "additionalItems", format!("an array of at most {limit} items"))
        }
        Kind::MinProperties { limit } => {
            (Code::TooFewItems, "minProperties", format!("an object of at least {limit} keys"))
        }
        Kind::MaxProperties { limit } => {
            (Code::TooManyItems, "maxProperties", format!("an object of at most {limit} keys"))
        }
        Kind::UniqueItems => (Code::RepeatedItem, "uniqueItems", "each item once".to_owned()),
        Kind::Pattern { pattern } => (Code::Pattern, "pattern", format!("a string that matches \"{pattern}\"")),
        Kind::AnyOf { .. } => (Code::Custom, "anyOf", format!("it has none of the forms at #{at}")),
        Kind::OneOfNotValid { .. } => (Code::Custom, "oneOf", format!("it has none of the forms at #{at}")),
        Kind::OneOfMultipleValid { .. } => {
            (Code::Custom, "oneOf", format!("it has several of the forms at #{at}, of which one is allowed"))
        }
        Kind::Not { .. } => (Code::Custom, "not", format!("it has the form at #{at}, which is not allowed")),
        Kind::Contains => (Code::Custom, "contains", format!("too few or too many items have the form at #{at}")),
        Kind::UnevaluatedItems { .. } => {
            (Code::TooManyItems, "unevaluatedItems", "an array without further items".to_owned())
        }
        Kind::FalseSchema => (Code::Custom, "", format!("nothing is allowed here, by #{at}")),
        Kind::BacktrackLimitExceeded { .. } | Kind::RegexEngineFailure { .. } => {
            (Code::Custom, "pattern", "its pattern cannot be matched".to_owned())
        }
        // Told by their keys; never asserted; never followed.
        Kind::AdditionalProperties { .. } | Kind::UnevaluatedProperties { .. } | Kind::PropertyNames { .. } => {
            (Code::Custom, "propertyNames", "a key is not allowed".to_owned())
        }
        Kind::Required { .. } => (Code::MissingKey, "required", String::new()),
        Kind::Format { .. } => (Code::InvalidFormat, "format", "its format".to_owned()),
        Kind::ContentEncoding { .. } | Kind::FromUtf8 { .. } | Kind::ContentMediaType { .. } => {
            (Code::Custom, "contentEncoding", "its content is of another kind".to_owned())
        }
        Kind::Custom { .. } | Kind::Referencing(_) => (Code::Custom, "", format!("it does not fit #{at}")),
    };
    Told { code, keyword, words }
}

/// A value that is none of those listed.
fn listed(error: &ValidationError<'_>, keyword: &'static str, options: &[Value]) -> (Code, &'static str, String) {
    let is_name = error.instance().is_string() && options.iter().any(Value::is_string);
    let mut words = if is_name { String::new() } else { "expected ".to_owned() };
    words.push_str(if options.len() == 1 { "" } else { "one of " });
    for (index, option) in options.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(words, "{}{option}", if index == 0 { "" } else { ", " });
        if words.len() > LONGEST_WORDS {
            break;
        }
    }
    (if is_name { Code::NotInEnum } else { Code::Custom }, keyword, words)
}

fn types(kind: &TypeKind) -> String {
    let words = |kind: JsonType| match kind {
        JsonType::Null => "null",
        JsonType::Boolean => "a boolean",
        JsonType::Integer => "an integer",
        JsonType::Number => "a number",
        JsonType::String => "a string",
        JsonType::Array => "an array",
        JsonType::Object => "an object",
    };
    match kind {
        TypeKind::Single(kind) => words(*kind).to_owned(),
        TypeKind::Multiple(kinds) => kinds.iter().map(words).collect::<Vec<_>>().join(" or "),
    }
}

fn found(value: &Value) -> Found {
    match value {
        Value::Null => Found::Null,
        Value::Bool(_) => Found::Boolean,
        Value::Number(number) if number.as_f64().is_some_and(|number| number.fract() == 0.0) => Found::Integer,
        Value::Number(_) => Found::Number,
        Value::String(_) => Found::String,
        Value::Array(_) => Found::Array,
        Value::Object(_) => Found::Object,
    }
}

/// The innermost part is always shown, of the middle of a long one nothing.
fn push_pointer(out: &mut String, at: &Location, key: Option<(&str, usize)>) {
    let (start, mut is_cut) = (out.len(), false);
    let mut steps = at.segments().peekable();
    while let Some(step) = steps.next() {
        let is_innermost = key.is_none() && steps.peek().is_none();
        if is_innermost || out.len() - start < LONGEST_OUTER {
            out.push('/');
            match step {
                LocationSegment::Property(name) => push_segment(out, &name, visible::KEY),
                // Writing to a string does not fail.
                LocationSegment::Index(index) => _ = write!(out, "{index}"),
            }
        } else if !is_cut {
            out.extend(['/', visible::CUT]);
            is_cut = true;
        }
    }
    if let Some((name, most)) = key {
        out.push('/');
        push_segment(out, name, most);
    }
}

/// Bytes of a pointer after which the parts between the outermost and the innermost are left out.
const LONGEST_OUTER: usize = 256;

/// Bytes of what is expected.
const LONGEST_WORDS: usize = 200;
