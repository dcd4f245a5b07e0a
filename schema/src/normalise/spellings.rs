//! The spellings of names and keys in a dialect, without its view: calls may use them.

use crate::catalog::{Catalog, Shape};
use crate::dialects::Spec;

use super::name::legal;

/// How the dialect spells the name of a tool.
pub fn name(name: &str, spec: &Spec) -> String {
    legal(name, &spec.name)
}

/// The keys of the catalog's objects that the dialect spells otherwise, and how; the same as
/// [`View::keys`](crate::view::View::keys), and some of types that no view shows.
pub fn keys<'c>(catalog: &'c Catalog, spec: &Spec) -> impl Iterator<Item = (&'c str, String)> {
    let fields =
        catalog.types.iter().flat_map(|kind| if let Shape::Record(fields) = &kind.shape { &fields[..] } else { &[] });
    fields.filter_map(|field| {
        let shown = legal(&field.name, &spec.key);
        (shown != field.name).then_some((field.name.as_str(), shown))
    })
}
