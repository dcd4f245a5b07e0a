//! A record: its keys, its slots, the calls that fill them, and the struct that comes out.
//!
//! All names begin with `__`: the code stands in the author's scope, where a binding cannot have the name of a constant
//! and a default means the author's names.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Catalog, Field, Presence, TypeId};
use toolcall_schema::json::Json;

pub(crate) use self::reading::{arguments, implementation};
use super::piece::Emitted;
use super::scalar::primitive;
use super::{keys, pattern, slot};
use crate::bind::{Member, Slot};
use crate::optimise::Optimise;

mod reading;

/// The items that read a record, without the struct itself: keys, slots and the `Value` implementation of `of`.
pub(crate) fn record(
    catalog: &Catalog,
    optimise: Optimise,
    id: TypeId,
    members: &[&Member],
    of: &TokenStream,
) -> TokenStream {
    let record = Record::new(catalog, optimise, id, members, of);
    let (items, value) = (record.items(), record.value());
    quote!(#items #value)
}

/// The same for one whose keys may also stand among those of another record.
pub(crate) fn flattened(
    catalog: &Catalog,
    optimise: Optimise,
    id: TypeId,
    members: &[&Member],
    of: &TokenStream,
) -> TokenStream {
    let record = Record { visibility: quote!(pub), ..Record::new(catalog, optimise, id, members, of) };
    let (items, value, within) = (record.items(), record.value(), record.within_another());
    quote!(#items #value #within)
}

/// One record, and the code for each of its members.
struct Record<'r> {
    catalog: &'r Catalog,
    optimise: Optimise,
    id: TypeId,
    of: &'r TokenStream,
    fields: &'r [Field],
    members: Vec<Placed<'r>>,
    lifetime: Option<TokenStream>,
    /// Of the slots: a type that a trait names must be as visible as the trait.
    visibility: TokenStream,
}

/// A member and the keys that it has.
struct Placed<'r> {
    member: &'r Member,
    first: usize,
    fields: &'r [Field],
    emitted: Emitted,
}

impl<'r> Record<'r> {
    fn new(catalog: &'r Catalog, optimise: Optimise, id: TypeId, members: &[&'r Member], of: &'r TokenStream) -> Self {
        let fields = catalog.fields(id);
        let (mut first, mut rest) = (0, fields);
        let mut placed = Vec::new();
        for member in members {
            let is_given = matches!(member.slot, Slot::Given(_) | Slot::Others(_));
            let own = usize::from(!is_given);
            let count = if let Slot::Flat(_, count) = member.slot.pointee() { *count } else { own };
            let (own, behind) = rest.split_at(count.min(rest.len()));
            let emitted = slot::emit(catalog, own, member, first);
            placed.push(Placed { member, first, fields: own, emitted });
            (first, rest) = (first + count, behind);
        }
        // A struct must use the lifetime that it declares.
        let borrows = placed.iter().any(|placed| placed.emitted.kind().is_some_and(|kind| mentions_lifetime(&kind)));
        let lifetime = borrows.then(|| quote!(<'a>));
        Self { catalog, optimise, id, of, fields, members: placed, lifetime, visibility: TokenStream::new() }
    }

    fn items(&self) -> TokenStream {
        let fields = self.fields;
        let assertions =
            self.members.iter().filter_map(|placed| slot::assertion(self.catalog, placed.fields, placed.member));
        let constants = self.members.iter().flat_map(|placed| &placed.member.constants).map(used);
        let others = self.catalog.others.get(&self.id).copied();
        let patterns = pattern::statics(self.catalog, fields.iter().map(|field| field.kind).chain(others));
        let (keys, slots, reading) = (keys::keys(fields), self.slots(), self.reading());
        quote! {
            #(#assertions)*
            #(#constants)*
            #keys
            #patterns
            #slots
            #reading
        }
    }

    /// What another record needs that these keys are flattened into.
    fn within_another(&self) -> TokenStream {
        let (of, lifetime, start, finish) = (self.of, &self.lifetime, self.start(), self.finish());
        quote! {
            // A lint asks it of what a trait makes public.
            impl #lifetime ::core::fmt::Debug for __Slots #lifetime {
                fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    __f.write_str("Slots { .. }")
                }
            }
            impl<'a> __rt::Record<'a> for #of {
                type Slots = __Slots #lifetime;
                fn start() -> Self::Slots { #start }
                fn finish(__slots: Self::Slots, __seen: __rt::Seen<'_>, __cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> {
                    ::core::result::Result::Ok(#finish)
                }
            }
        }
    }

    fn slots(&self) -> TokenStream {
        let Self { lifetime, visibility, .. } = self;
        let slots = self.members.iter().filter_map(|Placed { member, emitted, .. }| {
            let (ident, kind) = (&member.ident, emitted.kind()?);
            Some(quote!(#ident: #kind,))
        });
        quote!(#visibility struct __Slots #lifetime { #(#slots)* })
    }

    fn start(&self) -> TokenStream {
        let starts = self.members.iter().filter_map(|Placed { member, emitted, .. }| {
            let (ident, start) = (&member.ident, emitted.start()?);
            Some(quote!(#ident: #start,))
        });
        quote!(__Slots { #(#starts)* })
    }

    fn finish(&self) -> TokenStream {
        let finishes = self.members.iter().filter_map(|Placed { member, first, emitted, .. }| {
            let (ident, finish) = (&member.ident, emitted.finish(&member.ident, *first)?);
            Some(quote!(#ident: #finish,))
        });
        quote!(Self { #(#finishes)* })
    }

    fn reading(&self) -> TokenStream {
        let lifetime = &self.lifetime;
        let (usize, u64, bool) = (primitive("usize"), primitive("u64"), primitive("bool"));
        let arms: Vec<_> = self.members.iter().filter(|placed| !placed.fields.is_empty()).map(arm).collect();
        // A record within this one reads in its own order.
        let in_order = self.members.iter().take_while(|placed| !matches!(placed.emitted, Emitted::Flat(..)));
        let steps: Vec<_> = in_order.take(64).filter_map(|placed| step(placed, self.optimise)).collect();
        let prefix = (!steps.is_empty()).then(|| {
            quote! {
                #[inline]
                fn prefix(&mut self, __cursor: &mut __rt::Cursor<'a>, __seen: &mut #u64) -> ::core::result::Result<#bool, __rt::Stop> {
                    #(#steps)*
                    ::core::result::Result::Ok(false)
                }
            }
        });
        let mut read = quote!(::core::result::Result::Err(__rt::Stop));
        if !arms.is_empty() {
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
}

/// How a member's keys are read in any order.
fn arm(placed: &Placed<'_>) -> TokenStream {
    let first = Literal::usize_unsuffixed(placed.first);
    let Some(put) = placed.emitted.call("put") else {
        let ident = &placed.member.ident;
        let last = Literal::usize_unsuffixed((placed.first + placed.fields.len()).saturating_sub(1));
        let index = if placed.first == 0 { quote!(__index) } else { quote!(__index - #first) };
        return quote!(#first..=#last => __rt::Slots::slot(&mut self.#ident, #index, __cursor),);
    };
    quote!(#first => #put,)
}

/// One key of the prefix: a required key that is not there ends it, an optional one is passed over.
fn step(placed: &Placed<'_>, optimise: Optimise) -> Option<TokenStream> {
    let field = placed.fields.first()?;
    let read = match optimise {
        Optimise::Speed => {
            let next = placed.emitted.call("next")?;
            quote!(if #next? { return ::core::result::Result::Ok(true); })
        }
        Optimise::Balance => {
            let put = placed.emitted.call("put")?;
            quote! {
                #put?;
                if __cursor.next_field()? { return ::core::result::Result::Ok(true); }
            }
        }
        Optimise::Size => return None,
    };
    let mut text = Vec::new();
    Json::Text(field.name.clone()).write(&mut text);
    text.push(b':');
    let literal = Literal::byte_string(&text);
    let bit = Literal::u64_unsuffixed(1 << placed.first);
    let place = Literal::usize_unsuffixed(placed.first);
    let read = quote! {
        *__seen |= #bit;
        #read
    };
    let key = quote!(__cursor.key(#literal, &__KEYS[#place])?);
    Some(match field.presence == Presence::Required || keys::is_left(field) {
        true => quote! {
            if !#key { return ::core::result::Result::Ok(false); }
            #read
        },
        false => quote!(if #key { #read }),
    })
}

/// Counts something of the author's as used: only the schemas show it.
pub(crate) fn used(path: &TokenStream) -> TokenStream {
    quote!(const _: () = { let _ = #path; };)
}

/// Whether `'a` stands in the tokens, at any depth.
pub(crate) fn mentions_lifetime(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        proc_macro2::TokenTree::Group(group) => mentions_lifetime(&group.stream()),
        proc_macro2::TokenTree::Punct(mark) => mark.as_char() == '\'',
        proc_macro2::TokenTree::Ident(_) | proc_macro2::TokenTree::Literal(_) => false,
    })
}
