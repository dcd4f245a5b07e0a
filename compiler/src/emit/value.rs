//! A struct or enum of the author's: how it is read wherever a tool takes it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, Shape};

use super::scalar::{count, primitive};
use super::{allowed, args, choice as forms, pattern, slot};
use crate::bind::{Parts, Slot, Value, Wrapped};
use crate::optimise::Optimise;

/// The glue of a value, complete in its own scope.
pub(crate) fn value(catalog: &Catalog, value: &Value, optimise: Optimise) -> TokenStream {
    let path = &value.path;
    let items = match (&value.parts, &catalog.type_of(value.id).shape) {
        (Parts::Record { members, is_flattened }, Shape::Record(_)) => {
            let emit = if *is_flattened { args::flattened } else { args::record };
            emit(catalog, optimise, value.id, &members.iter().collect::<Vec<_>>(), path)
        }
        (Parts::Choice(parts), _) => forms::choice(catalog, optimise, value.id, parts, path),
        (Parts::Tuple(slots), _) => {
            let parts = (0..slots.len()).map(count);
            wrapper(catalog, value, &Slot::Tuple(slots.clone()), &quote!(Self(#(__value.#parts),*)))
        }
        (Parts::Newtype(slot, Wrapped { is_named, fields }), _) => {
            let names = fields.iter().map(|(name, _)| name);
            let values = fields.iter().map(|(_, given)| given.clone().unwrap_or_else(|| quote!(__value)));
            let made = if *is_named { quote!(Self { #(#names: #values),* }) } else { quote!(Self(#(#values),*)) };
            wrapper(catalog, value, slot, &made)
        }
        (Parts::Enum(variants), Shape::Enum(names)) => {
            let read = forms::named(names, variants, optimise);
            quote! {
                impl<'a> __rt::Value<'a> for #path {
                    fn read(__cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                        #read
                    }
                }
            }
        }
        (Parts::Integers(values), _) => {
            let arms = values.iter().map(|(variant, value)| {
                let value = super::scalar::whole_literal(*value);
                quote!(#value => Self::#variant,)
            });
            let i64 = primitive("i64");
            quote! {
                impl<'a> __rt::Value<'a> for #path {
                    fn read(__cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                        ::core::result::Result::Ok(match __cursor.read_i64(#i64::MIN, #i64::MAX)? {
                            #(#arms)*
                            _ => return ::core::result::Result::Err(__rt::Stop),
                        })
                    }
                }
            }
        }
        // The front end binds records to records and enums to enums.
        (Parts::Record { .. } | Parts::Enum(_), _) => TokenStream::new(),
    };
    let allowed = allowed(&value.allowed);
    quote!(#allowed #[forbid(unsafe_code)] const _: () = { use ::toolcall::__private as __rt; #items };)
}

/// A struct that is made of one value, `__value`.
fn wrapper(catalog: &Catalog, value: &Value, slot: &Slot, made: &TokenStream) -> TokenStream {
    let read = slot::read(catalog, value.id, slot);
    let is_read_by_itself = matches!(slot, Slot::Value(_));
    let patterns = (!is_read_by_itself).then(|| pattern::statics_within(catalog, value.id));
    let read = quote! {
        #patterns
        let __value = #read?;
        ::core::result::Result::Ok(#made)
    };
    args::implementation(catalog, value.id, &value.path, &read)
}
