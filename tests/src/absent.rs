//! Values without the keys that might as well be absent.

use serde_json::{Map, Value};

use crate::equal::is_equal;

/// Takes those keys away that may be absent and are `null`, by the schema of the whole.
///
/// # Panics
/// If a reference leads nowhere.
pub fn drop_nulls(root: &Value, value: &mut Value) {
    within(root, root, value, |_, value| value.is_null());
}

/// Takes those keys away too that are as their default.
///
/// # Panics
/// If a reference leads nowhere.
pub fn drop_absent(root: &Value, value: &mut Value) {
    within(root, root, value, |schema, value| value.is_null() || is_equal(&schema["default"], value));
}

fn within(root: &Value, schema: &Value, value: &mut Value, is_absent: fn(&Value, &Value) -> bool) {
    let schema = form(root, schema, value);
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter_mut().enumerate() {
                let own = schema["prefixItems"].get(index).unwrap_or(&schema["items"]);
                within(root, own, item, is_absent);
            }
        }
        Value::Object(members) => {
            let none = Map::new();
            let properties = schema["properties"].as_object().unwrap_or(&none);
            let is_required = |key: &String| {
                schema["required"].as_array().is_some_and(|keys| keys.contains(&Value::from(key.as_str())))
            };
            let others = &schema["additionalProperties"];
            let may_go = |(key, value): (&String, &Value)| {
                properties.get(key).is_some_and(|schema| is_absent(schema, value)) && !is_required(key)
            };
            members.retain(|key, value| !may_go((key, value)));
            for (key, value) in members {
                within(root, properties.get(key).unwrap_or(others), value, is_absent);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// What a reference stands for, and of several forms the one that a value seems to have.
fn form<'s>(root: &'s Value, schema: &'s Value, value: &Value) -> &'s Value {
    if let Some(reference) = schema["$ref"].as_str() {
        return form(root, root.pointer(&reference[1..]).expect("a reference inside the schema"), value);
    }
    let Some(branches) = schema["anyOf"].as_array() else { return schema };
    let mut forms = branches.iter().map(|branch| form(root, branch, value)).filter(|form| form["type"] != "null");
    let first = forms.clone().next().unwrap_or(schema);
    forms.find(|form| seems(form, value)).unwrap_or(first)
}

/// Whether the kind, the keys and the names of forms are right.
fn seems(schema: &Value, value: &Value) -> bool {
    match value {
        Value::Object(members) => {
            let is_right = |(key, value): (&String, &Value)| match &schema["properties"][key] {
                Value::Null => false,
                property => property["enum"].as_array().is_none_or(|names| names.contains(value)),
            };
            schema["type"] == "object" && members.iter().all(is_right)
        }
        Value::Array(items) => {
            let tuple = schema["prefixItems"].as_array();
            schema["type"] == "array" && tuple.is_none_or(|tuple| tuple.len() == items.len())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}
