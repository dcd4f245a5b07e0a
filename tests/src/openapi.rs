//! The schema language of Gemini's `parameters` as JSON Schema, for a judge that knows only the latter.
//!
//! It is OpenAPI 3.0's with the names of types in upper case: `nullable` allows `null`, beside `enum` as well, and an
//! object may have any further keys. Everything else that we write means the same in both.

use serde_json::{Map, Value};

/// The same schema in JSON Schema 2020-12.
///
/// # Panics
/// If it is none.
pub fn to_json_schema(schema: &Value) -> Value {
    let members = schema.as_object().unwrap_or_else(|| panic!("{schema} is no schema"));
    let is_nullable = members.get("nullable").is_some_and(|nullable| *nullable == Value::Bool(true));
    let translated = members.iter().filter(|(keyword, _)| *keyword != "nullable").map(|(keyword, value)| {
        let value = match keyword.as_str() {
            "type" => {
                let name = value.as_str().unwrap_or_default().to_lowercase();
                if is_nullable { Value::from(vec![name.as_str(), "null"]) } else { Value::from(name) }
            }
            "enum" if is_nullable => {
                value.as_array().into_iter().flatten().cloned().chain([Value::Null]).collect::<Value>()
            }
            "items" => to_json_schema(value),
            "anyOf" => value.as_array().into_iter().flatten().map(to_json_schema).collect::<Value>(),
            "properties" => {
                let properties = value.as_object().into_iter().flatten();
                let properties = properties.map(|(key, schema)| (key.clone(), to_json_schema(schema)));
                Value::Object(properties.collect())
            }
            _ => value.clone(),
        };
        (keyword.clone(), value)
    });
    Value::Object(translated.collect::<Map<String, Value>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn says_the_same() {
        let given = json!({"type": "OBJECT", "required": ["a"], "properties": {
            "a": {"type": "STRING", "nullable": true, "enum": ["x"], "description": "b"},
            "nullable": {"type": "ARRAY", "items": {"type": "INTEGER", "minimum": 1, "nullable": true}, "maxItems": 2}
        }});
        let expected = json!({"type": "object", "required": ["a"], "properties": {
            "a": {"type": ["string", "null"], "enum": ["x", null], "description": "b"},
            "nullable": {"type": "array", "items": {"type": ["integer", "null"], "minimum": 1}, "maxItems": 2}
        }});
        assert_eq!(to_json_schema(&given), expected);
    }
}
