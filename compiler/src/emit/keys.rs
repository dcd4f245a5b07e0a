//! The keys of a record: the list of them, and what the absence of one counts.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Field, Presence};
use toolcall_schema::json::Json;
use toolcall_schema::limits;

use super::scalar::count;

/// The static list of the keys of a record.
pub(super) fn keys(fields: &[Field]) -> TokenStream {
    let length = count(fields.len());
    let keys = fields.iter().map(|field| {
        let name = &field.name;
        match (&field.presence, filled(field)) {
            _ if is_left(field) => quote!(__rt::Key::required(&#name)),
            (Presence::Required, _) => quote!(__rt::Key::required(&#name)),
            (_, limits::FILLED_LEAST) => quote!(__rt::Key::optional(&#name)),
            (_, bytes) => {
                let bytes = count(bytes);
                quote!(__rt::Key::filled(&#name, #bytes))
            }
        }
    });
    quote!(const __KEYS: &[__rt::Key; #length] = &[#(#keys),*];)
}

/// Whether the absence of the key is left to the coercer: it writes lists and objects as the schema shows them.
pub(super) fn is_left(field: &Field) -> bool {
    matches!(field.presence, Presence::Default(Json::List(_) | Json::Object(_)))
}

/// What the absence of the key counts.
pub(super) fn filled(field: &Field) -> usize {
    match &field.presence {
        Presence::Required | Presence::Optional => limits::filled(&field.name, None),
        Presence::Default(value) => limits::filled(&field.name, Some(&value.canonical())),
    }
}
