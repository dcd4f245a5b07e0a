//! How one key is read: its slot, where the slot starts, the call that fills it, and what becomes of it.
//! `args.rs` puts the pieces together.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, Field, Shape, TypeId};
use toolcall_schema::json::Json;

use super::scalar::{Scalar, count, literal, scalar, sizes};
use crate::bind::{Default, Member, Slot};

/// The four pieces of code for one key.
#[derive(Debug)]
pub(crate) struct Emitted {
    /// Type of the slot.
    pub(crate) kind: TokenStream,
    /// Its first value.
    pub(crate) start: TokenStream,
    /// `put_u64(1, 16, &mut self.days)` without `put_`; `next_` goes before it as well.
    pub(crate) reader: Reader,
    /// The value of the author's type, from `slots`.
    pub(crate) finish: TokenStream,
}

/// The tail of a reading method's name and its arguments.
#[derive(Debug)]
pub(crate) struct Reader {
    name: String,
    arguments: TokenStream,
}

impl Reader {
    /// `put_…(…)` or `next_…(…)`.
    pub(crate) fn call(&self, verb: &str) -> TokenStream {
        let name = format_ident!("{verb}_{}", self.name);
        let arguments = &self.arguments;
        quote!(cursor.#name(#arguments))
    }
}

/// What happens at `null` and when the key is absent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Required,
    Default,
    Option,
}

impl Form {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Required => "",
            Self::Default => "default_",
            Self::Option => "option_",
        }
    }
}

/// Code for the `index`-th key of a record.
pub(crate) fn emit(catalog: &Catalog, field: &Field, member: &Member, index: usize) -> Emitted {
    let (slot, id, form) = match &member.slot {
        Slot::Option(inner) => (&**inner, nonnull(catalog, field.kind), Form::Option),
        other if member.default.is_some() => (other, field.kind, Form::Default),
        other => (other, field.kind, Form::Required),
    };
    match (scalar(catalog, id, slot), &member.default) {
        (Some(scalar), None) => plain(&scalar, member, form, None),
        (Some(scalar), Some(Default::Literal(value))) => plain(&scalar, member, form, Some(value)),
        (_, default) => whole(catalog, id, slot, member, form, default.as_ref(), index),
    }
}

/// A scalar whose slot can start with what its absence means.
fn plain(scalar: &Scalar, member: &Member, form: Form, default: Option<&Json>) -> Emitted {
    let ident = &member.ident;
    let Scalar { kind, name, arguments, .. } = scalar;
    let value = default.and_then(|json| literal(json, scalar)).unwrap_or_else(|| scalar.zero.clone());
    let (kind, start, finish) = if form == Form::Option {
        let start = if default.is_some() { some(&value) } else { none() };
        (quote!(::core::option::Option<#kind>), start, scalar.finish_within(&quote!(slots.#ident)))
    } else {
        (kind.clone(), value, scalar.finish(&quote!(slots.#ident)))
    };
    let reader = Reader { name: format!("{}{name}", form.prefix()), arguments: quote!(#arguments &mut self.#ident) };
    Emitted { kind, start, reader, finish }
}

/// A value that is made whole by reading it, or whose default only the program can evaluate.
fn whole(catalog: &Catalog, id: TypeId, slot: &Slot, member: &Member, form: Form, default: Option<&Default>, index: usize) -> Emitted {
    let ident = &member.ident;
    let kind = match &member.slot {
        Slot::Option(_) => member.tokens.clone(),
        _ => {
            let tokens = &member.tokens;
            quote!(::core::option::Option<#tokens>)
        }
    };
    let read = reading(catalog, id, slot);
    let default = default.map(|default| match default {
        Default::Expression(tokens) => tokens.clone(),
        Default::Literal(json) => scalar(catalog, id, slot).and_then(|scalar| literal(json, &scalar)).unwrap_or_else(none),
    });
    let word = count(index / 64);
    let seen = match index % 64 {
        0 => quote!(seen[#word] & 1),
        bit => {
            let bit = count(bit);
            quote!(seen[#word] >> #bit & 1)
        }
    };
    let finish = match (form, default) {
        (Form::Option, None) => quote!(slots.#ident),
        (Form::Option, Some(default)) => quote!(if #seen == 1 { slots.#ident } else { #default }),
        (Form::Required | Form::Default, None) => quote!(slots.#ident.ok_or(__rt::Stop)?),
        (Form::Required | Form::Default, Some(default)) => {
            quote!(match slots.#ident { ::core::option::Option::Some(value) => value, ::core::option::Option::None => #default })
        }
    };
    let reader = Reader { name: format!("{}with", form.prefix()), arguments: quote!(&mut self.#ident, #read) };
    Emitted { kind, start: none(), reader, finish }
}

/// A function from the cursor to one value of the author's type.
fn reading(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    if let Slot::Value(path) = slot {
        return quote!(<#path as __rt::Value<'a>>::read);
    }
    let read = read(catalog, id, slot);
    quote!(|cursor| #read)
}

/// An expression over `cursor` that reads one value of the author's type.
fn read(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    if let Some(scalar) = scalar(catalog, id, slot) {
        let (name, arguments) = (format_ident!("read_{}", scalar.name), &scalar.arguments);
        return scalar.finish_within(&quote!(cursor.#name(#arguments)));
    }
    match slot {
        Slot::Option(inner) => {
            let inner = read(catalog, nonnull(catalog, id), inner);
            quote!(match cursor.read_null() {
                true => ::core::result::Result::Ok(::core::option::Option::None),
                false => ::core::result::Result::Ok(::core::option::Option::Some(#inner?)),
            })
        }
        Slot::List(inner) => {
            let sizes = sizes(&catalog.type_of(id).constraints);
            let item = match &catalog.type_of(id).shape {
                Shape::List(item) => *item,
                _ => id,
            };
            let inner = reading(catalog, item, inner);
            quote!(cursor.read_list(#sizes #inner))
        }
        Slot::Value(path) => quote!(<#path as __rt::Value<'a>>::read(cursor)),
        Slot::Bool | Slot::Integer(..) | Slot::Number(_) | Slot::Borrowed | Slot::Owned => unreachable!("scalars are read above"),
    }
}

/// The type below `Nullable`.
fn nonnull(catalog: &Catalog, id: TypeId) -> TypeId {
    match &catalog.type_of(id).shape {
        Shape::Nullable(inner) => *inner,
        _ => id,
    }
}

fn some(value: &TokenStream) -> TokenStream {
    quote!(::core::option::Option::Some(#value))
}

fn none() -> TokenStream {
    quote!(::core::option::Option::None)
}
