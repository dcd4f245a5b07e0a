//! A record: its keys, its slots, the calls that fill them, and the struct that comes out.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Catalog, Field, Presence};

use super::pattern;
use super::scalar::{count, primitive};
use super::slot::{self, Emitted};
use crate::bind::Member;

/// The items that read a record, without the struct itself: keys, slots and the `Value` implementation of `of`.
pub(crate) fn record(catalog: &Catalog, fields: &[Field], members: &[&Member], of: &TokenStream) -> TokenStream {
    let (keys, patterns) = (keys(fields), pattern::statics(catalog, fields));
    let emitted: Vec<Emitted> = fields
        .iter()
        .zip(members)
        .enumerate()
        .map(|(index, (field, member))| slot::emit(catalog, field, member, index))
        .collect();
    let assertions = fields.iter().zip(members).filter_map(|(field, member)| slot::assertion(catalog, field, member));
    let slots = slots(&emitted, members);
    let reading = reading(fields, &emitted);
    let words = count(fields.len().div_ceil(64).max(1));
    let idents: Vec<_> = members.iter().map(|member| &member.ident).collect();
    let (starts, finishes) = (emitted.iter().map(|slot| &slot.start), emitted.iter().map(|slot| &slot.finish));
    // Neither name is used in every record; both must be there for those that do.
    let (slots_name, seen_name) = (underscored("slots", members.is_empty()), underscored("seen", !uses_seen(&emitted)));
    let mutable = quote!(mut #slots_name);
    quote! {
        #(#assertions)*
        #keys
        #patterns
        #slots
        #reading
        impl<'a> __rt::Value<'a> for #of {
            fn read(cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                let #mutable = __Slots { #(#idents: #starts,)* };
                let #seen_name = cursor.read_record::<#words>(&__KEYS, &mut #slots_name)?;
                ::core::result::Result::Ok(Self { #(#idents: #finishes,)* })
            }
        }
    }
}

fn keys(fields: &[Field]) -> TokenStream {
    let length = count(fields.len());
    let keys = fields.iter().map(|field| {
        let name = &field.name;
        match field.presence {
            Presence::Required => quote!(__rt::Key::required(#name)),
            Presence::Optional | Presence::Default(_) => quote!(__rt::Key::optional(#name)),
        }
    });
    quote!(static __KEYS: [__rt::Key; #length] = [#(#keys),*];)
}

fn slots(emitted: &[Emitted], members: &[&Member]) -> TokenStream {
    let lifetime = slots_lifetime(emitted);
    let idents = members.iter().map(|member| &member.ident);
    let kinds = emitted.iter().map(|slot| &slot.kind);
    quote!(struct __Slots #lifetime { #(#idents: #kinds,)* })
}

fn reading(fields: &[Field], emitted: &[Emitted]) -> TokenStream {
    let lifetime = slots_lifetime(emitted);
    let (usize, u64, bool) = (primitive("usize"), primitive("u64"), primitive("bool"));
    let arms = emitted.iter().enumerate().map(|(index, slot)| {
        let (index, put) = (Literal::usize_unsuffixed(index), slot.reader.call("put"));
        quote!(#index => #put,)
    });
    let steps = fields.iter().zip(emitted).take(64).enumerate().map(|(index, (field, slot))| step(index, field, slot));
    let prefix = (!fields.is_empty()).then(|| {
        quote! {
            fn prefix(&mut self, cursor: &mut __rt::Cursor<'a>, seen: &mut #u64) -> ::core::result::Result<#bool, __rt::Stop> {
                #(#steps)*
                ::core::result::Result::Ok(false)
            }
        }
    });
    let (index, cursor) = (underscored("index", fields.is_empty()), underscored("cursor", fields.is_empty()));
    let mut read = quote!(::core::result::Result::Err(__rt::Stop));
    if !fields.is_empty() {
        read = quote!(match index { #(#arms)* _ => #read });
    }
    quote! {
        impl<'a> __rt::Slots<'a> for __Slots #lifetime {
            fn slot(&mut self, #index: #usize, #cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<(), __rt::Stop> {
                #read
            }
            #prefix
        }
    }
}

/// One key of the prefix: a required key that is not there ends it, an optional one is passed over.
fn step(index: usize, field: &Field, slot: &Emitted) -> TokenStream {
    let mut text = Vec::new();
    toolcall_schema::json::Json::Text(field.name.clone()).write(&mut text);
    text.push(b':');
    let literal = Literal::byte_string(&text);
    let bit = Literal::u64_unsuffixed(1 << index);
    let next = slot.reader.call("next");
    let place = Literal::usize_unsuffixed(index);
    let read = quote! {
        *seen |= #bit;
        if #next? { return ::core::result::Result::Ok(true); }
    };
    match field.presence {
        Presence::Required => quote! {
            if !cursor.key(#literal, &__KEYS[#place])? { return ::core::result::Result::Ok(false); }
            #read
        },
        Presence::Optional | Presence::Default(_) => quote!(if cursor.key(#literal, &__KEYS[#place])? { #read }),
    }
}

/// `<'a>` where a slot borrows; a struct must use what it declares.
fn slots_lifetime(emitted: &[Emitted]) -> Option<TokenStream> {
    emitted.iter().any(|slot| mentions_lifetime(&slot.kind)).then(|| quote!(<'a>))
}

/// Whether `'a` stands in the tokens, at any depth.
pub(crate) fn mentions_lifetime(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        proc_macro2::TokenTree::Group(group) => mentions_lifetime(&group.stream()),
        proc_macro2::TokenTree::Punct(mark) => mark.as_char() == '\'',
        proc_macro2::TokenTree::Ident(_) | proc_macro2::TokenTree::Literal(_) => false,
    })
}

fn uses_seen(emitted: &[Emitted]) -> bool {
    emitted.iter().any(|slot| slot.finish.clone().into_iter().nth(1).is_some_and(|token| token.to_string() == "seen"))
}

/// A name that is not used begins with `_`.
fn underscored(name: &str, unused: bool) -> proc_macro2::Ident {
    if unused { quote::format_ident!("_{name}") } else { quote::format_ident!("{name}") }
}
