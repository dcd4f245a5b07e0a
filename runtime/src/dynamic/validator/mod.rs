//! Tools whose schema no shape says exactly (feature `jsonschema`): their arguments are held to the schema itself by a
//! general validator, and never coerced.
//!
//! A validator belongs to one schema, fetches nothing and asserts no format. How much it may do is counted before it
//! begins, since it cannot be stopped.

mod cost;
mod misfit;

use core::fmt;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{PatternOptions, ValidationError};
use serde_json::Value;
use toolcall_schema::catalog::Catalog;
use toolcall_schema::declared::{Beyond, Declared, Draft, Fault, Place, Plan, SchemaText};

use self::misfit::tell;
use crate::violation::visible::push_words;
use crate::violation::{Code, Found, Rejection};

/// Holds arguments to one schema.
pub(super) struct Validator {
    plan: Plan,
    schema: jsonschema::Validator,
}

impl Validator {
    /// Whether arguments, as canonical JSON, fit; else all that is wrong is in the rejection, which comes empty.
    pub(super) fn check(&self, canonical: &[u8], rejection: &mut Rejection) -> bool {
        // What the coercer wrote is JSON; only a number can be more than this reader takes.
        let Ok(value) = serde_json::from_slice::<Value>(canonical) else {
            return refuse(rejection, Code::OutOfRange, "numbers that a double holds");
        };
        if let Err((code, expected)) = cost::count(&self.plan, &value) {
            return refuse(rejection, code, expected);
        }
        self.schema.iter_errors(&value).for_each(|error| tell(rejection, &error));
        rejection.is_empty()
    }
}

fn refuse(rejection: &mut Rejection, code: Code, expected: &str) -> bool {
    if let Some(draft) = rejection.draft(code, "", Found::Nothing) {
        draft.expected(|out| out.push_str(expected)).keep();
    }
    false
}

impl fmt::Debug for Validator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Validator").field("plan", &self.plan).finish_non_exhaustive()
    }
}

/// Makes the validators of one file.
#[derive(Debug)]
pub(super) struct Maker {
    /// How many patterns the rest of the file may have.
    patterns: usize,
}

impl Maker {
    pub(super) const fn new(patterns: usize) -> Self {
        Self { patterns }
    }

    /// The validator of a tool, which becomes one of the catalog.
    pub(super) fn make(&mut self, tool: &Declared, beyond: &Beyond, catalog: &mut Catalog) -> Result<Validator, Fault> {
        let Some(schema) = &tool.schema else { return Err(refused(&tool.place, "it has no schema")) };
        let made = self.of(schema)?;
        tool.add_verbatim(beyond, catalog)?;
        Ok(made)
    }

    /// The validator of what a tool returns, where that has a schema that no shape says.
    pub(super) fn output(&mut self, tool: &Declared) -> Result<Option<Validator>, Fault> {
        tool.output.as_ref().map(|schema| self.of(schema)).transpose()
    }

    fn of(&mut self, schema: &SchemaText) -> Result<Validator, Fault> {
        let plan = schema.plan()?;
        let patterns: usize = plan.schemas.iter().map(|asked| asked.patterns).sum();
        // Also where it comes to nothing: making them is what takes time.
        self.patterns = self.patterns.checked_sub(patterns).ok_or_else(|| {
            refused(&schema.place, "the tools of the file that need a validator have too many patterns")
        })?;
        let built = build(schema).map_err(|error| {
            let pointer = error.instance_path().as_str();
            let mut message = String::new();
            match error.kind() {
                // Of the meta-schema. No engine that takes one step a byte has the former two.
                ValidationErrorKind::Format { format } if format == "regex" => {
                    push_words(&mut message, &error.instance().to_string(), LONGEST_MESSAGE);
                    message
                        .push_str(" needs look-around or a back-reference, takes more than 256 KiB, or is no pattern");
                }
                kind => {
                    message.push_str(kind.keyword());
                    message.push_str(": ");
                    push_words(&mut message, &error.to_string(), LONGEST_MESSAGE);
                }
            }
            refused(&schema.place_of(pointer), &message)
        })?;
        Ok(Validator { plan, schema: built })
    }
}

fn build(schema: &SchemaText) -> Result<jsonschema::Validator, ValidationError<'static>> {
    let draft = match schema.draft {
        Draft::Draft4 => jsonschema::Draft::Draft4,
        Draft::Draft6 => jsonschema::Draft::Draft6,
        Draft::Draft7 => jsonschema::Draft::Draft7,
        Draft::Draft201909 => jsonschema::Draft::Draft201909,
        Draft::Draft202012 => jsonschema::Draft::Draft202012,
    };
    let value: Value =
        serde_json::from_str(&schema.text).map_err(|error| ValidationError::schema(error.to_string()))?;
    jsonschema::options()
        .with_draft(draft)
        .offline()
        .should_validate_formats(false)
        .without_content_encoding_support("base64")
        .without_content_media_type_support("application/json")
        // One step a byte, whatever the pattern; look-around and back-references are refused.
        .with_pattern_options(PatternOptions::regex().size_limit(PATTERN_BYTES).dfa_size_limit(CACHE_BYTES))
        .build(&value)
}

fn refused(place: &Place, message: &str) -> Fault {
    Fault {
        code: "J031",
        place: place.clone(),
        message: format!("the validator refuses the schema: {message}"),
        help: "write it as its version of JSON Schema has it, with patterns that need no look-around".to_owned(),
        other: None,
    }
}

/// Memory that one pattern may take.
const PATTERN_BYTES: usize = 1 << 18;

/// Memory for what is remembered of earlier searches.
const CACHE_BYTES: usize = 1 << 16;

/// Bytes of what the validator says of a schema.
const LONGEST_MESSAGE: usize = 200;
