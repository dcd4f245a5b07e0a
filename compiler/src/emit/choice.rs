//! An enum that holds values: first which form the value has, then that form as a record of its own.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, Shape, TypeId, Variant};
use toolcall_schema::choice::{are_few, arrange};
use toolcall_schema::table::By;

use super::args::{self, mentions_lifetime};
use super::kinds::kinds;
use super::scalar::{count, primitive};
use super::{pattern, slot};
use crate::bind::{CONTENT, Choice, Form, Holds, Member, Slot};
use crate::optimise::Optimise;

/// The `Value` implementation of an enum that holds values.
pub(crate) fn choice(
    catalog: &Catalog,
    optimise: Optimise,
    id: TypeId,
    choice: &Choice,
    of: &TokenStream,
) -> TokenStream {
    let Shape::Choice(by, branches) = &catalog.type_of(id).shape else { return TokenStream::new() };
    let bare = bare(catalog, optimise, branches, choice);
    let forms = arranged(*by, choice);
    let find = find(catalog, *by, &forms);
    let arms = forms.iter().enumerate().map(|(index, form)| {
        let (index, read) = (count(index), read(catalog, optimise, *by, form));
        quote!(#index => #read,)
    });
    let read = quote! {
        #bare
        #find
        match __form {
            #(#arms)*
            _ => ::core::result::Result::Err(__rt::Stop),
        }
    };
    args::implementation(catalog, id, of, &read)
}

/// Reads a variant that is a name only, if a string comes.
fn bare(catalog: &Catalog, optimise: Optimise, branches: &[TypeId], choice: &Choice) -> TokenStream {
    let names = branches.iter().find_map(|branch| catalog.type_of(*branch).shape.names());
    let Some(names) = names.filter(|_| !choice.bare.is_empty()) else { return TokenStream::new() };
    let read = named(names, &choice.bare, optimise);
    quote!(if __cursor.is_at_text() { return { #read }; })
}

/// Reads a name, of which there are these, and gives its variant. A few are compared in line where time counts.
pub(super) fn named(names: &[Variant], idents: &[Ident], optimise: Optimise) -> TokenStream {
    let mut named: Vec<_> = names.iter().map(|name| &name.name).zip(idents).collect();
    arrange(&mut named, |(name, _)| name);
    let is_in_line = optimise == Optimise::Speed && are_few(named.len());
    let arms = named.iter().enumerate().map(|(index, (name, ident))| {
        let told = if is_in_line { Literal::string(name) } else { count(index) };
        quote!(#told => Self::#ident,)
    });
    let (statics, read) = if is_in_line {
        (None, quote!(__cursor.read_text()))
    } else {
        let (str, length, texts) = (primitive("str"), count(named.len()), named.iter().map(|(name, _)| name));
        (Some(quote!(static __NAMES: [&#str; #length] = [#(#texts),*];)), quote!(__cursor.read_name(&__NAMES)))
    };
    quote! {
        #statics
        ::core::result::Result::Ok(match #read? {
            #(#arms)*
            _ => return ::core::result::Result::Err(__rt::Stop),
        })
    }
}

/// The forms in the order in which they are looked for.
fn arranged(by: By, choice: &Choice) -> Vec<&Form> {
    let mut forms: Vec<&Form> = choice.forms.iter().collect();
    if by == By::Tag {
        arrange(&mut forms, |form| form.tag());
    }
    forms
}

/// Finds the form of the value: `__form`.
fn find(catalog: &Catalog, by: By, forms: &[&Form]) -> TokenStream {
    let first_key = |form: &&Form| catalog.fields(form.id).first().map(|field| field.name.clone());
    let length = count(forms.len());
    match by {
        By::Trial => {
            let (u8, kinds) = (primitive("u8"), forms.iter().map(|form| kinds(catalog, form.id)));
            let patterns = pattern::statics(catalog, forms.iter().map(|form| form.id));
            quote! {
                #patterns
                static __FORMS: [#u8; #length] = [#(#kinds),*];
                let __form = __cursor.read_form(&__FORMS)?;
            }
        }
        By::Key => {
            let keys = forms.iter().filter_map(first_key);
            quote! {
                static __FORMS: [__rt::Key; #length] = [#(__rt::Key::required(&#keys)),*];
                let __form = __cursor.keyed_form(&__FORMS)?;
            }
        }
        By::Tag => {
            let (str, tag) = (primitive("str"), forms.first().and_then(first_key).unwrap_or_default());
            let names = forms.iter().map(|form| form.tag());
            quote! {
                static __TAG: __rt::Key = __rt::Key::required(&#tag);
                static __FORMS: [&#str; #length] = [#(#names),*];
                let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
            }
        }
    }
}

/// An expression that reads one form.
fn read(catalog: &Catalog, optimise: Optimise, by: By, form: &Form) -> TokenStream {
    let (variant, content) = (&form.ident, format_ident!("{CONTENT}"));
    let inner = match &form.holds {
        Holds::Inner(id, members) => structure(catalog, optimise, *id, members, "__Content"),
        Holds::Nothing | Holds::Fields | Holds::One | Holds::Whole | Holds::Several(_) => TokenStream::new(),
    };
    // The value as it stands, or a part of it.
    let is_whole = by == By::Trial || matches!(form.holds, Holds::Whole);
    let (items, value) = match form.members.last() {
        Some(member) if is_whole => (TokenStream::new(), slot::read(catalog, form.id, &member.slot)),
        _ => {
            let (items, lifetime) =
                (structure(catalog, optimise, form.id, &form.members, "__Form"), lifetime(&form.members));
            (items, quote!(<__Form #lifetime as __rt::Value<'a>>::read(__cursor)))
        }
    };
    let content = if is_whole { quote!(__value) } else { quote!(__value.#content) };
    let made = match &form.holds {
        Holds::Nothing => quote!(Self::#variant),
        Holds::Fields => made(variant, &quote!(__value), &form.members),
        Holds::One | Holds::Whole => quote!(Self::#variant(#content)),
        Holds::Several(length) => {
            let parts = (0..*length).map(count);
            quote!(Self::#variant(#(#content.#parts),*))
        }
        Holds::Inner(_, members) => made(variant, &content, members),
    };
    let is_used = match &form.holds {
        Holds::Nothing => false,
        Holds::Fields => form.members.iter().any(Member::is_stored),
        Holds::Inner(_, members) => members.iter().any(Member::is_stored),
        Holds::One | Holds::Whole | Holds::Several(_) => true,
    };
    let value_name = if is_used { quote!(__value) } else { quote!(_) };
    quote! {{
        #inner
        #items
        let #value_name = #value?;
        ::core::result::Result::Ok(#made)
    }}
}

fn made(variant: &Ident, value: &TokenStream, members: &[Member]) -> TokenStream {
    let fields = members.iter().filter_map(|member| {
        let ident = &member.ident;
        if let Slot::Given(given) = &member.slot {
            return Some(quote!(#ident: #given));
        }
        member.is_stored().then(|| quote!(#ident: #value.#ident))
    });
    quote!(Self::#variant { #(#fields),* })
}

/// A struct of these members, and how it is read.
fn structure(catalog: &Catalog, optimise: Optimise, id: TypeId, members: &[Member], name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    let stored = || members.iter().filter(|member| member.is_stored());
    let lifetime = lifetime(members);
    let (idents, kinds) = (stored().map(|member| &member.ident), stored().map(|member| &member.tokens));
    let read: Vec<_> = members.iter().filter(|member| !matches!(member.slot, Slot::Given(_))).collect();
    let record = args::record(catalog, optimise, id, &read, &quote!(#name #lifetime));
    quote! {
        struct #name #lifetime { #(#idents: #kinds,)* }
        // The record around it has the same names.
        const _: () = { #record };
    }
}

/// `<'a>` if a struct of these members borrows.
fn lifetime(members: &[Member]) -> Option<TokenStream> {
    let mut stored = members.iter().filter(|member| member.is_stored());
    stored.any(|member| mentions_lifetime(&member.tokens)).then(|| quote!(<'a>))
}
