//! What is read by the slots of a record: one value of it, or all arguments of a tool.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, TypeId};

use super::Record;
use crate::bind::{Member, Slot};
use crate::emit::scalar::count;
use crate::emit::slot;
use crate::optimise::Optimise;

/// The items that read the arguments of a tool, without the struct itself: keys, slots and the `Arguments`
/// implementation of `of`.
pub(crate) fn arguments(
    catalog: &Catalog,
    optimise: Optimise,
    id: TypeId,
    members: &[&Member],
    of: &TokenStream,
) -> TokenStream {
    let record = Record::new(catalog, optimise, id, members, of);
    let (items, finish) = (record.items(), record.finish());
    let read = record.read(&finish, true);
    quote! {
        #items
        impl<'a> __rt::Arguments<'a> for #of {
            #[inline]
            fn read(__place: &mut ::core::option::Option<Self>, __cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<(), __rt::Stop> {
                #read
                *__place = ::core::option::Option::Some(#finish);
                ::core::result::Result::Ok(())
            }
        }
    }
}

impl Record<'_> {
    /// The `Value` implementation.
    pub(super) fn value(&self) -> TokenStream {
        let finish = self.finish();
        let read = self.read(&finish, false);
        implementation(self.catalog, self.id, self.of, &quote!(#read ::core::result::Result::Ok(#finish)))
    }

    /// Fills the slots, of which `finish` makes the value. `is_all`: nothing may stand behind the record.
    fn read(&self, finish: &TokenStream, is_all: bool) -> TokenStream {
        let (start, words) = (self.start(), count(self.fields.len().div_ceil(64).max(1)));
        let other = self.members.iter().find_map(|placed| {
            let others = self.catalog.others.get(&self.id).copied()?;
            let Slot::Others(slot) = &placed.member.slot else { return None };
            Some(slot::reading(self.catalog, others, slot))
        });
        // Most records need not know which of their keys were there.
        let uses_seen = finish.to_string().contains("__seen");
        let seen = uses_seen.then(|| quote!(let __seen = __rt::Seen::of(&__words);));
        let end = is_all.then(|| quote!(__cursor.finish()?;));
        let read = match (other, self.optimise) {
            (Some(other), _) => {
                let kept = if uses_seen { quote!(__words) } else { quote!(_) };
                quote!(let (#kept, __others) = __cursor.read_open::<_, #words>(__KEYS, &mut __slots, #other)?; #end)
            }
            (None, Optimise::Size) => {
                let function = if is_all { quote!(read_last) } else { quote!(read_slots) };
                quote!(let mut __words = [0; #words]; __cursor.#function(__KEYS, &mut __slots, &mut __words)?;)
            }
            (None, Optimise::Speed | Optimise::Balance) => {
                let kept = uses_seen.then(|| quote!(let __words =));
                quote!(#kept __cursor.read_record::<#words>(__KEYS, &mut __slots)?; #end)
            }
        };
        quote!(let mut __slots = #start; #read #seen)
    }
}

/// The `Value` implementation of a type, by what its function does.
pub(crate) fn implementation(catalog: &Catalog, id: TypeId, of: &TokenStream, read: &TokenStream) -> TokenStream {
    let levels = count(catalog.levels(id));
    let body = match catalog.is_recursive(id) {
        true => quote!(__cursor.within(#levels, |__cursor| { #read })),
        false => read.clone(),
    };
    quote! {
        impl<'a> __rt::Value<'a> for #of {
            fn read(__cursor: &mut __rt::Cursor<'a>) -> ::core::result::Result<Self, __rt::Stop> { #body }
        }
    }
}
