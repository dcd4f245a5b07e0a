//! How one key is read: its slot, where the slot starts, the call that fills it, and what becomes of it.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, Field, TypeId};
use toolcall_schema::json::Json;
use toolcall_schema::limits;

use super::keys::{filled, is_left};
use super::map;
use super::piece::{Emitted, Piece, Reader};
use super::scalar::{Scalar, count, literal, scalar};
use super::{big, list};
use crate::bind::{Default, Member, Slot};

/// What happens at `null` and when the key is absent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Required,
    Default,
    /// `null` is left to the coercer, which counts what it fills in.
    LongDefault,
    Option,
}

impl Form {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Required | Self::LongDefault => "",
            Self::Default => "default_",
            Self::Option => "option_",
        }
    }
}

/// Code for a member whose keys are `fields`, of which the first is the `index`-th of the record.
pub(crate) fn emit(catalog: &Catalog, fields: &[Field], member: &Member, index: usize) -> Emitted {
    if let Slot::Flat(of, _) = member.slot.pointee() {
        return Emitted::Flat(of.clone(), member.slot.clone());
    }
    let (field, slot) = match (fields, &member.slot) {
        (_, Slot::Given(value)) => return Emitted::Given(value.clone()),
        (_, Slot::Others(_)) => return Emitted::Given(quote!(__others)),
        (_, Slot::Tag(name)) => return Emitted::Tag(Reader { name: "name".to_owned(), arguments: quote!(#name) }),
        ([field], slot) => (field, slot),
        // The front end gives every other member one key.
        (_, slot) => return Emitted::Flat(TokenStream::new(), slot.clone()),
    };
    let default = member.default.as_ref().filter(|_| !is_left(field));
    let (slot, id, form) = if let Slot::Option(inner) = slot {
        (&**inner, catalog.nonnull(field.kind), Form::Option)
    } else {
        let form = match default {
            None => Form::Required,
            Some(_) if filled(field) > limits::FILLED_LEAST => Form::LongDefault,
            Some(_) => Form::Default,
        };
        (slot, field.kind, form)
    };
    Emitted::Slot(match (scalar(catalog, id, slot), default) {
        (Some(scalar), None) if scalar.is_plain() => plain(&scalar, member, form, None),
        (Some(scalar), Some(Default::Literal(value) | Default::Constant(value, _))) if scalar.is_plain() => {
            plain(&scalar, member, form, Some(value))
        }
        (_, default) => whole(catalog, id, slot, member, form, default, index),
    })
}

/// A scalar whose slot can start with what its absence means.
fn plain(scalar: &Scalar, member: &Member, form: Form, default: Option<&Json>) -> Piece {
    let ident = &member.ident;
    let Scalar { kind, name, arguments, .. } = scalar;
    let value = default.and_then(|json| literal(json, scalar)).unwrap_or_else(|| scalar.zero.clone());
    let (kind, start, finish) = if form == Form::Option {
        let start = if default.is_some() { some(&value) } else { none() };
        (quote!(::core::option::Option<#kind>), start, scalar.finish_option(&quote!(__slots.#ident)))
    } else {
        (kind.clone(), value, scalar.finish(&quote!(__slots.#ident)))
    };
    let reader = Reader { name: format!("{}{name}", form.prefix()), arguments: quote!(#arguments &mut self.#ident) };
    Piece { kind, start, reader, finish }
}

/// A value that is made whole by reading it, or whose default only the program can evaluate.
fn whole(
    catalog: &Catalog,
    id: TypeId,
    slot: &Slot,
    member: &Member,
    form: Form,
    default: Option<&Default>,
    index: usize,
) -> Piece {
    let ident = &member.ident;
    let tokens = &member.tokens;
    let kind = if form == Form::Option { tokens.clone() } else { quote!(::core::option::Option<#tokens>) };
    let read = reading(catalog, id, slot);
    let default = default.map(|default| match default {
        Default::Expression(tokens) => tokens.clone(),
        // An assertion holds the constant to this value. Whatever an `Option` has for a default is the inner value, if it
        // is one that the schema shows.
        Default::Literal(json) | Default::Constant(json, _) => {
            let scalar = || scalar(catalog, id, slot.pointee())?.finish_literal(json);
            let value = big::literal(slot.pointee(), json).or_else(scalar);
            match value.map(|value| slot.point(value)) {
                Some(value) if form == Form::Option => some(&value),
                value => value.unwrap_or_else(none),
            }
        }
    });
    let index = count(index);
    let finish = match (form, default) {
        (Form::Option, None) => quote!(__slots.#ident),
        (Form::Option, Some(default)) => quote!(if __seen.has(#index) { __slots.#ident } else { #default }),
        (Form::Required | Form::Default | Form::LongDefault, None) => quote!(__slots.#ident.ok_or(__rt::Stop)?),
        // Leaves the function where it fails, which no closure could.
        (Form::Required | Form::Default | Form::LongDefault, Some(default)) if fails(&default) => {
            quote!(match __slots.#ident {
                ::core::option::Option::Some(__value) => __value,
                ::core::option::Option::None => #default,
            })
        }
        (Form::Required | Form::Default | Form::LongDefault, Some(default)) => {
            let or = or_else(&default);
            quote!(__slots.#ident.#or)
        }
    };
    // `null` is a value where any value is.
    let takes_null = matches!(slot, Slot::Any | Slot::Raw | Slot::Kept | Slot::Foreign(_)) || catalog.nonnull(id) != id;
    let prefix = if form == Form::Default && takes_null { "" } else { form.prefix() };
    let reader = Reader { name: format!("{prefix}with"), arguments: quote!(&mut self.#ident, #read) };
    Piece { kind, start: none(), reader, finish }
}

/// A function from the cursor to one value of the author's type.
pub(super) fn reading(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    if let Slot::Value(path) = slot {
        return quote!(<#path as __rt::Value<'a>>::read);
    }
    if let Some(function) = scalar(catalog, id, slot).and_then(|scalar| scalar.function()) {
        return function;
    }
    let read = read(catalog, id, slot);
    quote!(|__cursor| #read)
}

/// An expression over `__cursor` that reads one value of the author's type.
pub(crate) fn read(catalog: &Catalog, id: TypeId, slot: &Slot) -> TokenStream {
    if let Some(scalar) = scalar(catalog, id, slot) {
        return scalar.finish_result(&scalar.read());
    }
    match slot {
        Slot::Option(inner) => {
            let inner = read(catalog, catalog.nonnull(id), inner);
            quote!(match __cursor.read_null() {
                true => ::core::result::Result::Ok(::core::option::Option::None),
                false => ::core::result::Result::Ok(::core::option::Option::Some(#inner?)),
            })
        }
        Slot::List(_) | Slot::Array(..) | Slot::Collection(..) | Slot::Set(..) => list::read(catalog, id, slot),
        Slot::Map(..) | Slot::Pairs(..) => map::read(catalog, id, slot),
        Slot::Tuple(parts) => {
            let names: Vec<_> = (0..parts.len()).map(|index| format_ident!("__item{index}")).collect();
            let last = parts.len().saturating_sub(1);
            let reads =
                parts.iter().zip(catalog.parts_of(id)).zip(&names).enumerate().map(|(index, ((slot, id), name))| {
                    let (read, is_last) = (read(catalog, id, slot), index == last);
                    quote!(let #name = #read?; __cursor.behind_item(#is_last)?;)
                });
            quote!({
                __cursor.open_tuple()?;
                #(#reads)*
                ::core::result::Result::Ok((#(#names,)*))
            })
        }
        Slot::Big(_, kind) => big::read(catalog, id, kind),
        Slot::Any => quote!(__cursor.read_any()),
        Slot::Raw => quote!(__cursor.read_raw()),
        Slot::Kept => quote!(__cursor.read_kept()),
        Slot::Foreign(kind) => quote!(__cursor.read_foreign::<#kind>()),
        Slot::Provided(shape, kind, made_by) => {
            let shape = match shape {
                Some(shape) => reading(catalog, id, shape),
                None => quote!(__rt::Cursor::read_checked),
            };
            match made_by {
                Some(function) => quote!(__cursor.read_made(#shape, #function)),
                None => quote!(__cursor.read_shaped::<#kind, _>(#shape)),
            }
        }
        Slot::Pointer(inner, kind) => {
            let inner = read(catalog, id, inner);
            quote!(#inner.map(<#kind as ::core::convert::From<_>>::from))
        }
        Slot::Value(path) => quote!(<#path as __rt::Value<'a>>::read(__cursor)),
        Slot::Bool | Slot::Integer(..) | Slot::NonZero(..) | Slot::Number(_) => unreachable!("scalars are read above"),
        Slot::Char | Slot::Borrowed | Slot::Owned | Slot::Cow | Slot::From(_) | Slot::Path | Slot::Parsed(..) => {
            unreachable!("scalars are read above")
        }
        Slot::Tag(_) | Slot::Flat(..) | Slot::Given(_) | Slot::Others(_) => {
            unreachable!("these are members of records only")
        }
    }
}

/// What holds a constant to the value that was read for it: the schema shows it, whatever rustc makes of the constant.
pub(crate) fn assertion(catalog: &Catalog, fields: &[Field], member: &Member) -> Option<TokenStream> {
    let [field] = fields else { return None };
    let Some(Default::Constant(json, path)) = &member.default else { return None };
    let slot = member.slot.within_option().unwrap_or(&member.slot).pointee();
    let scalar = scalar(catalog, catalog.nonnull(field.kind), slot)?;
    let value = literal(json, &scalar)?;
    let str = super::scalar::primitive("str");
    Some(match json {
        Json::Text(_) if matches!(slot, Slot::Char) || scalar.quoted => quote!(
            const _: () = ::core::assert!(#path == #value);
        ),
        // Texts cannot be compared in a constant; this only counts it as used.
        Json::Text(_) => quote!(const _: &#str = #path;),
        Json::Bool(true) => quote!(
            const _: () = ::core::assert!(#path);
        ),
        Json::Bool(false) => quote!(
            const _: () = ::core::assert!(!#path);
        ),
        Json::Null | Json::Integer(_) | Json::Number(_) | Json::List(_) | Json::Object(_) => {
            quote!(
                const _: () = ::core::assert!(#path == #value);
            )
        }
    })
}

/// The way to put a default in the place of `None` that clippy finds the plainest.
fn or_else(default: &TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = default.clone().into_iter().collect();
    if let Some(TokenTree::Group(group)) = tokens.last()
        && group.delimiter() == Delimiter::Parenthesis
        && group.stream().is_empty()
        && tokens.len() > 1
    {
        tokens.pop();
        let function: TokenStream = tokens.into_iter().collect();
        if function.to_string() == quote!(::core::default::Default::default).to_string() {
            return quote!(unwrap_or_default());
        }
        if is_path(&function) {
            return quote!(unwrap_or_else(#function));
        }
    }
    if calls(default) { quote!(unwrap_or_else(|| #default)) } else { quote!(unwrap_or(#default)) }
}

/// Whether the tokens are a plain path, so that what was called is a function and no method.
fn is_path(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().all(|token| match token {
        TokenTree::Punct(mark) => mark.as_char() == ':',
        TokenTree::Ident(_) => true,
        TokenTree::Group(_) | TokenTree::Literal(_) => false,
    })
}

/// Whether the tokens end with a `?`.
fn fails(default: &TokenStream) -> bool {
    matches!(default.clone().into_iter().last(), Some(TokenTree::Punct(mark)) if mark.as_char() == '?')
}

/// Whether the tokens call a function or a macro. What begins with a capital letter is a struct or a variant that is made.
fn calls(tokens: &TokenStream) -> bool {
    let mut is_made = false;
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => {
            let is_call = group.delimiter() == Delimiter::Parenthesis && !core::mem::take(&mut is_made);
            is_call || calls(&group.stream())
        }
        TokenTree::Punct(mark) => mark.as_char() == '!',
        TokenTree::Ident(name) => {
            is_made = name.to_string().starts_with(char::is_uppercase);
            false
        }
        TokenTree::Literal(_) => false,
    })
}

fn some(value: &TokenStream) -> TokenStream {
    quote!(::core::option::Option::Some(#value))
}

fn none() -> TokenStream {
    quote!(::core::option::Option::None)
}
