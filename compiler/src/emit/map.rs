//! Maps: objects with keys of one type, and values of another.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, Shape, TypeId};

use super::slot::reading;
use crate::bind::Slot;

/// An expression over `__cursor` that reads a map.
pub(super) fn read(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    let Shape::Map(keys, values) = catalog.type_of(id).shape else { return TokenStream::new() };
    if let Slot::Map(key, value, kind) = slot {
        let (key, value) = (self::key(catalog, keys, key), reading(catalog, values, value));
        quote!(__cursor.read_map::<#kind>(#key, #value))
    } else if let Slot::Pairs(key, value) = slot {
        let (key, value) = (self::key(catalog, keys, key), reading(catalog, values, value));
        quote!(__cursor.read_pairs(#key, #value))
    } else {
        unreachable!("{slot:?} is no map")
    }
}

/// A function from the cursor to a key. A type of the author's does not know that its number is text here.
fn key(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    let read = reading(catalog, id, slot);
    match (&catalog.type_of(id).shape, slot) {
        (Shape::Integer(_), Slot::Value(_)) => quote!(|__cursor| __cursor.read_quoted(#read)),
        _ => read,
    }
}
