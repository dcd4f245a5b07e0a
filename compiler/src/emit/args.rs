//! A record: its keys, its slots, the calls that fill them, and the struct that comes out.
//!
//! All names begin with `__`: the code stands in the author's scope, where a binding cannot have the name of a constant
//! and a default means the author's names.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Catalog, Field, Presence};
use toolcall_schema::limits;

use super::scalar::{count, primitive};
use super::slot::{self, Emitted};
use crate::bind::Member;

/// The items that read a record, without the struct itself: keys, slots and the `Value` implementation of `of`.
pub(crate) fn record(catalog: &Catalog, fields: &[Field], members: &[&Member], of: &TokenStream) -> TokenStream {
    let keys = keys(fields);
    let emitted: Vec<Emitted> = fields
        .iter()
        .zip(members)
        .enumerate()
        .map(|(index, (field, member))| slot::emit(catalog, field, member, index))
        .collect();
    let assertions = fields.iter().zip(members).filter_map(|(field, member)| slot::assertion(catalog, field, member));
    let examples = members.iter().filter_map(|member| member.example.as_ref()).map(used);
    let slots = slots(&emitted, members);
    let reading = reading(fields, &emitted);
    let words = count(fields.len().div_ceil(64).max(1));
    let idents: Vec<_> = members.iter().map(|member| &member.ident).collect();
    let (starts, finishes) = (emitted.iter().map(|slot| &slot.start), emitted.iter().map(|slot| &slot.finish));
    quote! {
        #(#assertions)*
        #(#examples)*
        #keys
        #slots
        #reading
        impl<'a> __rt::Value<'a> for #of {
            fn read(__cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                let mut __slots = __Slots { #(#idents: #starts,)* };
                let __seen = __cursor.read_record::<#words>(&__KEYS, &mut __slots)?;
                ::core::result::Result::Ok(Self { #(#idents: #finishes,)* })
            }
        }
    }
}

fn keys(fields: &[Field]) -> TokenStream {
    let length = count(fields.len());
    let keys = fields.iter().map(|field| {
        let name = &field.name;
        match (&field.presence, filled(field)) {
            (Presence::Required, _) => quote!(__rt::Key::required(#name)),
            (_, limits::FILLED_LEAST) => quote!(__rt::Key::optional(#name)),
            (_, bytes) => {
                let bytes = count(bytes);
                quote!(__rt::Key::filled(#name, #bytes))
            }
        }
    });
    quote!(static __KEYS: [__rt::Key; #length] = [#(#keys),*];)
}

/// What the absence of the key counts.
pub(super) fn filled(field: &Field) -> usize {
    match &field.presence {
        Presence::Required | Presence::Optional => limits::filled(&field.name, None),
        Presence::Default(value) => limits::filled(&field.name, Some(&value.to_string())),
    }
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
            fn prefix(&mut self, __cursor: &mut __rt::Cursor<'a>, __seen: &mut #u64) -> ::core::result::Result<#bool, __rt::Stop> {
                #(#steps)*
                ::core::result::Result::Ok(false)
            }
        }
    });
    let mut read = quote!(::core::result::Result::Err(__rt::Stop));
    if !fields.is_empty() {
        read = quote!(match __index { #(#arms)* _ => #read });
    }
    quote! {
        impl<'a> __rt::Slots<'a> for __Slots #lifetime {
            fn slot(&mut self, __index: #usize, __cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<(), __rt::Stop> {
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
        *__seen |= #bit;
        if #next? { return ::core::result::Result::Ok(true); }
    };
    match field.presence {
        Presence::Required => quote! {
            if !__cursor.key(#literal, &__KEYS[#place])? { return ::core::result::Result::Ok(false); }
            #read
        },
        Presence::Optional | Presence::Default(_) => quote!(if __cursor.key(#literal, &__KEYS[#place])? { #read }),
    }
}

/// Counts something of the author's as used: only the schemas show it.
pub(crate) fn used(path: &TokenStream) -> TokenStream {
    quote!(const _: () = { let _ = #path; };)
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
