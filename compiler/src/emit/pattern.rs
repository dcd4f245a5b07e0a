//! Patterns: a static of each beside what is checked by it, and a file of bytes for each automaton.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, Shape, TypeId};
use toolcall_schema::class::{Class, Others};
use toolcall_schema::constraints;
use toolcall_schema::pattern::{Endian, Pattern, Shared};

use super::File;
use super::scalar::{count, primitive};
use crate::hash::hash;

/// The static of a pattern; equal patterns have equal names.
pub(crate) fn name(source: &str) -> Ident {
    format_ident!("__PATTERN_{:016X}", hash(source.as_bytes()))
}

/// The statics that values of these types are checked by where they are read in place, each once.
pub(crate) fn statics(catalog: &Catalog, types: impl IntoIterator<Item = TypeId>) -> TokenStream {
    let in_place = types.into_iter().filter(|id| catalog.type_of(catalog.nonnull(*id)).name.is_none());
    let sources = in_place.flat_map(|id| of_type(catalog, id));
    let statics: BTreeMap<_, _> = sources.map(|source| (name(source), expression(source))).collect();
    statics.iter().map(|(name, pattern)| quote!(static #name: __rt::Pattern = #pattern;)).collect()
}

/// The same for what a named type is made of.
pub(crate) fn statics_within(catalog: &Catalog, id: TypeId) -> TokenStream {
    let own = constraints::patterns(&catalog.type_of(id).constraints);
    let own: TokenStream = own
        .map(|source| {
            let (name, pattern) = (name(source), expression(source));
            quote!(static #name: __rt::Pattern = #pattern;)
        })
        .collect();
    let parts = statics(catalog, catalog.parts_of(id));
    quote!(#own #parts)
}

/// The patterns of a place and of what stands in it, down to the next type that is read by itself.
fn of_type(catalog: &Catalog, id: TypeId) -> Vec<&str> {
    let kind = catalog.type_of(id);
    let mut sources: Vec<_> = constraints::patterns(&kind.constraints).collect();
    if !matches!(kind.shape, Shape::Record(_) | Shape::Choice(..)) {
        let parts = catalog.parts_of(id).into_iter().filter(|part| catalog.type_of(*part).name.is_none());
        sources.extend(parts.flat_map(|part| of_type(catalog, part)));
    }
    sources
}

/// The static of all patterns of a table, and the reference to it.
pub(crate) fn list(sources: &[Shared]) -> (TokenStream, TokenStream) {
    if sources.is_empty() {
        return (TokenStream::new(), quote!(&[]));
    }
    let (length, patterns) = (count(sources.len()), sources.iter().map(|pattern| expression(pattern.source())));
    (quote!(static __PATTERNS: [__rt::Pattern; #length] = [#(#patterns),*];), quote!(&__PATTERNS))
}

/// A pattern as a constant expression.
fn expression(source: &str) -> TokenStream {
    if let Some(class) = Pattern::parse(source).ok().and_then(|pattern| pattern.class()) {
        let Class { ascii, others, min, max } = class;
        let [min, max] = [min, max].map(Literal::u32_unsuffixed);
        let ascii: TokenStream = format!("{ascii:#x}").parse().unwrap_or_default();
        let others = match others {
            Others::None => quote!(None),
            Others::InLine => quote!(InLine),
            Others::All => quote!(All),
        };
        let class = quote!(__rt::Class { ascii: #ascii, others: __rt::Others::#others, min: #min, max: #max });
        return quote!(__rt::Pattern::class(#source, #class));
    }
    let (file, u8) = (file_name(source), primitive("u8"));
    quote!(__rt::Pattern::automaton(#source, {
        const __BYTES: &__rt::Aligned<[#u8]> = &__rt::Aligned(*::core::include_bytes!(#file));
        static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
        &__AUTOMATON
    }))
}

/// The automata of all patterns of a catalog. One that is too large was reported.
pub(crate) fn files(catalog: &Catalog, endian: Endian) -> impl Iterator<Item = File> {
    let sources = catalog.types.iter().flat_map(|kind| constraints::patterns(&kind.constraints));
    let files: BTreeMap<_, _> = sources.map(|source| (file_name(source), source)).collect();
    files.into_iter().filter_map(move |(name, source)| {
        let pattern = Pattern::parse(source).ok().filter(|pattern| pattern.class().is_none())?;
        Some(File { name, content: pattern.automaton().ok()?.bytes(endian) })
    })
}

fn file_name(source: &str) -> String {
    format!("pattern.{:016x}.dfa", hash(source.as_bytes()))
}
