//! Integers without bounds: made of their digits, whatever limits them left to the coercer.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, TypeId};
use toolcall_schema::constraints::format_of;
use toolcall_schema::json::Json;

use crate::bind::Slot;

/// An expression over `__cursor` that reads one.
pub(super) fn read(catalog: &Catalog, id: TypeId, kind: &TokenStream) -> TokenStream {
    let constraints = &catalog.type_of(id).constraints;
    let is_quoted = format_of(constraints).is_some();
    let read = quote!(__cursor.read_big::<#kind>());
    let read = if is_quoted { quote!(__cursor.read_quoted(|__cursor| #read)) } else { read };
    let is_limited = constraints.len() > usize::from(is_quoted);
    if is_limited { quote!(__cursor.once_checked(|__cursor| #read)) } else { read }
}

/// A default, as it is made; `None` for other slots. May leave the function.
pub(super) fn literal(slot: &Slot, json: &Json) -> Option<TokenStream> {
    let Slot::Big(_, kind) = slot else { return None };
    let digits = if let Json::Text(digits) = json { digits.clone() } else { json.to_string() };
    Some(quote!(__cursor.parsed::<#kind>(#digits)?))
}
