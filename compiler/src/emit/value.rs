//! A struct or enum of the author's: how it is read wherever a tool takes it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, Shape};
use toolcall_schema::choice;

use super::scalar::primitive;
use super::{allowed, args};
use crate::bind::{Parts, Value};

/// The glue of a value, complete in its own scope.
pub(crate) fn value(catalog: &Catalog, value: &Value) -> TokenStream {
    let path = &value.path;
    let items = match (&value.parts, &catalog.type_of(value.id).shape) {
        (Parts::Record(members), Shape::Record(fields)) => {
            let members: Vec<_> = members.iter().collect();
            args::record(catalog, fields, &members, path)
        }
        (Parts::Enum(variants), Shape::Enum(names)) => {
            let str = primitive("str");
            let mut named: Vec<_> = names.iter().map(|name| &name.name).zip(variants).collect();
            choice::arrange(&mut named, |(name, _)| name);
            let (count, texts) = (super::scalar::count(named.len()), named.iter().map(|(name, _)| name));
            let arms = named.iter().enumerate().map(|(index, (_, variant))| {
                let index = super::scalar::count(index);
                quote!(#index => Self::#variant,)
            });
            quote! {
                static __NAMES: [&#str; #count] = [#(#texts),*];
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
        (Parts::Record(_) | Parts::Enum(_), _) => TokenStream::new(),
    };
    let allowed = allowed(&value.allowed);
    quote!(#allowed #[forbid(unsafe_code)] const _: () = { use ::toolcall::__private as __rt; #items };)
}
