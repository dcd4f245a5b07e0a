//! Lists: of any number of items, of exactly so many, and without repeats.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Catalog, Shape, TypeId};
use toolcall_schema::constraints;

use super::scalar::sizes;
use super::slot::reading;
use crate::bind::Slot;

/// An expression over `__cursor` that reads a list.
pub(super) fn read(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    let (constraints, item) = (&catalog.type_of(id).constraints, catalog.item(id));
    let sizes = sizes(constraints);
    let is_set = matches!(slot, Slot::Set(..));
    let is_slice = if let Slot::List(inner) | Slot::Array(inner, _) = slot { is_comparable(inner) } else { false };
    let read = if let Slot::Array(inner, length) = slot {
        let (length, inner) = (Literal::u32_unsuffixed(*length), reading(catalog, item, inner));
        quote!(__cursor.read_array::<_, #length>(#inner))
    } else if let Slot::Collection(inner, kind) = slot {
        let inner = reading(catalog, item, inner);
        quote!(__cursor.read_into::<_, #kind>(#sizes #inner))
    } else if let Slot::Set(inner, kind) = slot {
        let inner = reading(catalog, item, inner);
        quote!(__cursor.read_set::<#kind>(#sizes #inner))
    } else if let Slot::List(inner) = slot {
        let inner = reading(catalog, item, inner);
        quote!(__cursor.read_list(#sizes #inner))
    } else {
        unreachable!("{slot:?} is no list")
    };
    match constraints::is_unique(constraints) {
        false => read,
        // What JSON holds equal is equal in Rust.
        true if is_set && is_scalar(catalog, item) => read,
        true if is_slice && is_scalar(catalog, item) && !is_named(catalog, item) => {
            quote!(#read.and_then(|__items| __cursor.differing(__items)))
        }
        true => quote!(__cursor.once_checked(|__cursor| #read)),
    }
}

fn is_scalar(catalog: &Catalog, id: TypeId) -> bool {
    match catalog.type_of(catalog.nonnull(id)).shape {
        Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Enum(_) => true,
        Shape::List(_) | Shape::Tuple(_) | Shape::Map(..) | Shape::Any | Shape::Raw => false,
        Shape::Record(_) | Shape::Choice(..) | Shape::Nullable(_) | Shape::Error => false,
    }
}

/// Whether it is of a type that is known here.
fn is_comparable(slot: &Slot) -> bool {
    !matches!(slot.pointee(), Slot::Provided(..))
}

/// Whether it is a type of the author's, which need not be comparable.
fn is_named(catalog: &Catalog, id: TypeId) -> bool {
    catalog.type_of(catalog.nonnull(id)).name.is_some()
}
