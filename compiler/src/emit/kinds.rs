//! Which kinds of JSON values a type may be, so that a form of a choice is not tried in vain.

use std::collections::BTreeSet;

use toolcall_schema::catalog::{Catalog, Shape, TypeId};
use toolcall_schema::constraints::format_of;
use toolcall_schema::table::kinds;

/// The kinds of a type, as one number.
pub(crate) fn kinds(catalog: &Catalog, id: TypeId) -> u8 {
    of(catalog, id, &mut BTreeSet::new())
}

fn of(catalog: &Catalog, id: TypeId, open: &mut BTreeSet<TypeId>) -> u8 {
    // A choice may be a form of itself, which adds nothing.
    if !open.insert(id) {
        return 0;
    }
    let kind = catalog.type_of(id);
    match &kind.shape {
        Shape::Bool => kinds::BOOL,
        // One with a format travels as text.
        Shape::Integer(_) if format_of(&kind.constraints).is_some() => kinds::TEXT,
        Shape::Integer(_) | Shape::Number(_) => kinds::NUMBER,
        Shape::Text | Shape::Enum(_) => kinds::TEXT,
        Shape::List(_) | Shape::Tuple(_) => kinds::LIST,
        Shape::Map(..) | Shape::Record(_) => kinds::OBJECT,
        Shape::Nullable(inner) => kinds::NULL | of(catalog, *inner, open),
        Shape::Choice(_, forms) => forms.iter().fold(0, |all, form| all | of(catalog, *form, open)),
        Shape::Any | Shape::Raw | Shape::Error => u8::MAX,
    }
}
