//! The shape tables as an expression of static data.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::level::Level;
use toolcall_schema::lower::{Split, TableBuf};
use toolcall_schema::table::{
    Bound, By, Check, Format, Kind, Member, Node, NodeId, Precision, Presence, Run, Step, Width,
};

use super::scalar::{count, primitive};

/// The names of all keys, which are the parameters of tools too.
pub(crate) fn keys(table: &TableBuf) -> TokenStream {
    let (names, str, length) = (Split::of(&table.fields).names, primitive("str"), count(table.fields.len()));
    quote!(static KEYS: [&#str; #length] = [#(#names),*];)
}

/// Those of a tool with these arguments.
pub(crate) fn parameters(table: &TableBuf, root: NodeId) -> TokenStream {
    match table.nodes.get(root as usize).map(|node| node.kind) {
        Some(Kind::Record(fields) | Kind::Open(fields, _)) => {
            let (start, len) = (Literal::u32_unsuffixed(fields.start), Literal::u32_unsuffixed(fields.len));
            quote!(__rt::keys(&KEYS, #start, #len))
        }
        _ => quote!(&[]),
    }
}

/// The table of a toolset's catalog.
pub(crate) fn table(table: &TableBuf) -> TokenStream {
    let nodes = table.nodes.iter().map(node);
    let Split { members, defaults, .. } = Split::of(&table.fields);
    let members = members.into_iter().map(member);
    let checks = table.checks.iter().map(check);
    let names = &table.names;
    let parts = table.parts.iter().map(|part| Literal::u32_unsuffixed(*part));
    let levels = table.levels.iter().map(|(place, level)| {
        let (place, level) = (Literal::u32_unsuffixed(*place), self::level(*level));
        quote!((#place, #level))
    });
    let secrets = table.secrets.iter().map(|place| Literal::u32_unsuffixed(*place));
    let (spellings, other_names) = (spellings(&table.spellings), spellings(&table.other_names));
    quote! {
        __rt::Table {
            nodes: &[#(#nodes),*],
            fields: __rt::Fields { names: &KEYS, members: &[#(#members),*], defaults: &[#(#defaults),*] },
            checks: &[#(#checks),*],
            names: &[#(#names),*],
            parts: &[#(#parts),*],
            spellings: #spellings,
            other_names: #other_names,
            levels: &[#(#levels),*],
            secrets: &[#(#secrets),*]
        }
    }
}

/// A level of coercion.
pub(super) fn level(level: Level) -> TokenStream {
    match level {
        Level::Exact => quote!(__rt::Level::Exact),
        Level::Lossless => quote!(__rt::Level::Lossless),
        Level::Lenient => quote!(__rt::Level::Lenient),
    }
}

fn spellings(spellings: &[(u32, String)]) -> TokenStream {
    let spellings = spellings.iter().map(|(place, spelling)| {
        let place = Literal::u32_unsuffixed(*place);
        quote!((#place, #spelling))
    });
    quote!(&[#(#spellings),*])
}

/// The arguments record of each tool.
pub(crate) fn roots(table: &TableBuf) -> TokenStream {
    let roots = table.roots.iter().map(|root| Literal::u32_unsuffixed(*root));
    quote!(&[#(#roots),*])
}

/// What each tool returns; nothing at all if none says.
pub(crate) fn returns(table: &TableBuf) -> TokenStream {
    if table.returns.iter().all(Option::is_none) {
        return quote!(&[]);
    }
    let returns = table.returns.iter().map(|node| match node {
        Some(node) => {
            let node = Literal::u32_unsuffixed(*node);
            quote!(::core::option::Option::Some(#node))
        }
        None => quote!(::core::option::Option::None),
    });
    quote!(&[#(#returns),*])
}

fn node(node: &Node) -> TokenStream {
    let Node { kind, nullable, checks } = node;
    let (kind, checks) = (self::kind(*kind), run(*checks));
    quote!(__rt::Node { kind: #kind, nullable: #nullable, checks: #checks })
}

fn kind(kind: Kind) -> TokenStream {
    let of = match kind {
        Kind::Bool => quote!(Bool),
        Kind::Integer(width) => {
            let width = self::width(width);
            quote!(Integer(__rt::Width::#width))
        }
        Kind::Number(Precision::F32) => quote!(Number(__rt::Precision::F32)),
        Kind::Number(Precision::F64) => quote!(Number(__rt::Precision::F64)),
        Kind::Text => quote!(Text),
        Kind::Enum(names) => {
            let names = run(names);
            quote!(Enum(#names))
        }
        Kind::List(item) => {
            let item = Literal::u32_unsuffixed(item);
            quote!(List(#item))
        }
        Kind::Tuple(parts) => {
            let parts = run(parts);
            quote!(Tuple(#parts))
        }
        Kind::Map(key, value) => {
            let (key, value) = (Literal::u32_unsuffixed(key), Literal::u32_unsuffixed(value));
            quote!(Map(#key, #value))
        }
        Kind::Choice(by, forms) => {
            let (by, forms) = (self::by(by), run(forms));
            quote!(Choice(__rt::By::#by, #forms))
        }
        Kind::Any => quote!(Any),
        Kind::Raw => quote!(Raw),
        Kind::Record(fields) => {
            let fields = run(fields);
            quote!(Record(#fields))
        }
        Kind::Open(fields, others) => {
            let (fields, others) = (run(fields), Literal::u32_unsuffixed(others));
            quote!(Open(#fields, #others))
        }
    };
    quote!(__rt::Kind::#of)
}

fn by(by: By) -> TokenStream {
    match by {
        By::Tag => quote!(Tag),
        By::Key => quote!(Key),
        By::Trial => quote!(Trial),
    }
}

fn width(width: Width) -> TokenStream {
    match width {
        Width::I8 => quote!(I8),
        Width::I16 => quote!(I16),
        Width::I32 => quote!(I32),
        Width::I64 => quote!(I64),
        Width::I128 => quote!(I128),
        Width::U8 => quote!(U8),
        Width::U16 => quote!(U16),
        Width::U32 => quote!(U32),
        Width::U64 => quote!(U64),
        Width::U128 => quote!(U128),
        Width::BigInt => quote!(BigInt),
        Width::BigUint => quote!(BigUint),
    }
}

fn member(member: Member) -> TokenStream {
    let node = Literal::u32_unsuffixed(member.node);
    let presence = match member.presence {
        Presence::Required => quote!(Required),
        Presence::Optional => quote!(Optional),
        Presence::Default(index) => sized(&quote!(Default), index),
    };
    quote!(__rt::Member { node: #node, presence: __rt::Presence::#presence })
}

fn check(check: &Check) -> TokenStream {
    let of = match *check {
        Check::Minimum(bound) => bounded(&quote!(Minimum), bound),
        Check::Maximum(bound) => bounded(&quote!(Maximum), bound),
        Check::ExclusiveMinimum(bound) => bounded(&quote!(ExclusiveMinimum), bound),
        Check::ExclusiveMaximum(bound) => bounded(&quote!(ExclusiveMaximum), bound),
        Check::Gap(low, high) => {
            let (low, high) = (bound(low), bound(high));
            quote!(Gap(#low, #high))
        }
        Check::MultipleOf(Step { mantissa, places }) => {
            let (mantissa, places) = (Literal::u64_unsuffixed(mantissa), Literal::u32_unsuffixed(places));
            quote!(MultipleOf(__rt::Step { mantissa: #mantissa, places: #places }))
        }
        Check::MinLength(size) => sized(&quote!(MinLength), size),
        Check::MaxLength(size) => sized(&quote!(MaxLength), size),
        Check::Pattern(index) => sized(&quote!(Pattern), index),
        Check::Format(format) => {
            let format = self::format(format);
            quote!(Format(#format))
        }
        Check::MinItems(size) => sized(&quote!(MinItems), size),
        Check::MaxItems(size) => sized(&quote!(MaxItems), size),
        Check::UniqueItems => quote!(UniqueItems),
        Check::Only(only) => quote!(Only(#only)),
    };
    quote!(__rt::Check::#of)
}

fn bounded(name: &TokenStream, bound: Bound) -> TokenStream {
    let bound = self::bound(bound);
    quote!(#name(#bound))
}

fn bound(bound: Bound) -> TokenStream {
    match bound {
        Bound::Integer(value) => {
            let value = super::scalar::whole_literal(value);
            quote!(__rt::Bound::Integer(#value))
        }
        Bound::Number(value) => {
            let value = super::scalar::float_literal(value);
            quote!(__rt::Bound::Number(#value))
        }
    }
}

/// A format by its name.
pub(super) fn format(format: Format) -> TokenStream {
    let name = quote::format_ident!("{format:?}");
    quote!(__rt::Format::#name)
}

fn sized(name: &TokenStream, size: u32) -> TokenStream {
    let size = Literal::u32_unsuffixed(size);
    quote!(#name(#size))
}

fn run(run: Run) -> TokenStream {
    let (start, len) = (Literal::u32_unsuffixed(run.start), Literal::u32_unsuffixed(run.len));
    quote!(__rt::Run { start: #start, len: #len })
}
