//! A struct or enum of the author's: how it is read wherever a tool takes it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, Shape};

use super::scalar::{count, primitive};
use super::{args, choice, slot};
use crate::bind::{Parts, Slot, Value};

/// The glue of a value, complete in its own scope.
pub(crate) fn value(catalog: &Catalog, value: &Value) -> TokenStream {
    let path = &value.path;
    let items = match (&value.parts, &catalog.type_of(value.id).shape) {
        (Parts::Record { members, is_flattened }, Shape::Record(fields)) => {
            let emit = if *is_flattened { args::flattened } else { args::record };
            emit(catalog, fields, &members.iter().collect::<Vec<_>>(), path)
        }
        (Parts::Choice(parts), _) => choice::choice(catalog, value.id, parts, path),
        (Parts::Tuple(slots), _) => {
            let parts = (0..slots.len()).map(count);
            wrapper(catalog, value, &Slot::Tuple(slots.clone()), &quote!(Self(#(__value.#parts),*)))
        }
        (Parts::Newtype(slot, Some(field)), _) => wrapper(catalog, value, slot, &quote!(Self { #field: __value })),
        (Parts::Newtype(slot, None), _) => wrapper(catalog, value, slot, &quote!(Self(__value))),
        (Parts::Enum(variants), Shape::Enum(names)) => {
            let str = primitive("str");
            let (length, texts) = (count(names.len()), names.iter().map(|variant| &variant.name));
            let arms = variants.iter().enumerate().map(|(index, variant)| {
                let index = count(index);
                quote!(#index => Self::#variant,)
            });
            quote! {
                static __NAMES: [&#str; #length] = [#(#texts),*];
                impl<'a> __rt::Value<'a> for #path {
                    fn read(__cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                        ::core::result::Result::Ok(match __cursor.read_name(&__NAMES)? {
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
    quote!(#[forbid(unsafe_code)] const _: () = { use ::toolcall::__private as __rt; #items };)
}

/// A struct that is made of one value, `__value`.
fn wrapper(catalog: &Catalog, value: &Value, slot: &Slot, made: &TokenStream) -> TokenStream {
    let (path, read) = (&value.path, slot::read(catalog, value.id, slot));
    quote! {
        impl<'a> __rt::Value<'a> for #path {
            fn read(__cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                let __value = #read?;
                ::core::result::Result::Ok(#made)
            }
        }
    }
}
