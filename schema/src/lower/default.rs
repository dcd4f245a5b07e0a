//! What the coercer writes for an absent key: the default as canonical JSON with those inside it, and a mark before each value of a form without a name,
//! as it marks those that were sent.

use crate::catalog::{Catalog, Shape, TypeId};
use crate::choice::mark;
use crate::constraints::{accepts, written};
use crate::json::Json;
use crate::table::By;

/// The text of a default of a type.
pub(super) fn text(catalog: &Catalog, id: TypeId, json: &Json) -> String {
    let json = written(catalog, id, json).unwrap_or_else(|| json.clone());
    if !catalog.holds_trial(id) {
        return json.canonical();
    }
    let mut out = Vec::new();
    push(catalog, id, &json, &mut out);
    // Marks are ASCII, and all else is JSON.
    String::from_utf8(out).unwrap_or_default()
}

fn push(catalog: &Catalog, id: TypeId, json: &Json, out: &mut Vec<u8>) {
    match (&catalog.type_of(id).shape, json) {
        (Shape::Nullable(inner), json) if *json != Json::Null => push(catalog, *inner, json, out),
        (Shape::Choice(by, forms), json) => {
            let fitting = forms.iter().enumerate().find(|(_, form)| accepts(catalog, **form, json).is_ok());
            let Some((index, form)) = fitting else { return plain(json, out) };
            if *by == By::Trial {
                out.extend(mark(index));
            }
            push(catalog, *form, json, out);
        }
        (Shape::List(item), Json::List(items)) => list(catalog, items.iter().map(|json| (*item, json)), out),
        (Shape::Tuple(parts), Json::List(items)) => list(catalog, parts.iter().copied().zip(items), out),
        (Shape::Map(_, value), Json::Object(members)) => object(catalog, members, |_| Some(*value), out),
        (Shape::Record(fields), Json::Object(members)) => {
            let others = catalog.others.get(&id).copied();
            let kind = |key: &str| fields.iter().find(|field| field.name == key).map(|field| field.kind).or(others);
            object(catalog, members, kind, out);
        }
        (_, json) => plain(json, out),
    }
}

fn plain(json: &Json, out: &mut Vec<u8>) {
    out.extend_from_slice(json.canonical().as_bytes());
}

fn list<'j>(catalog: &Catalog, items: impl Iterator<Item = (TypeId, &'j Json)>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (index, (kind, item)) in items.enumerate() {
        if index > 0 {
            out.push(b',');
        }
        push(catalog, kind, item, out);
    }
    out.push(b']');
}

fn object(catalog: &Catalog, members: &[(String, Json)], kind: impl Fn(&str) -> Option<TypeId>, out: &mut Vec<u8>) {
    out.push(b'{');
    for (index, (key, value)) in members.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        plain(&Json::text(key), out);
        out.push(b':');
        match kind(key) {
            Some(kind) => push(catalog, kind, value, out),
            None => plain(value, out),
        }
    }
    out.push(b'}');
}
