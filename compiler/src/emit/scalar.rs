//! Scalar slots: which reading method of the run time fills them, within which bounds, and how they become the
//! author's type.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, TypeId};
use toolcall_schema::constraints::{self, Constraint};
use toolcall_schema::json::Json;
use toolcall_schema::table::{Precision, Step, Width};

use super::pattern;
use crate::bind::Slot;

/// A scalar slot: how the run time calls it and how it becomes the author's type.
pub(crate) struct Scalar {
    /// Type of the slot.
    pub(crate) kind: TokenStream,
    /// Suffix of the reading methods.
    pub(crate) name: &'static str,
    /// Their arguments before the slot, each with its comma.
    pub(crate) arguments: TokenStream,
    pub(crate) zero: TokenStream,
    pub(crate) convert: Option<Convert>,
    /// What it must be a multiple of; the methods know nothing of that.
    pub(crate) step: Option<Step>,
}

pub(crate) enum Convert {
    /// Narrowing that cannot lose anything: the reader has held the value to the bounds of the type.
    As(Ident),
    ToOwned,
    Borrowed,
}

impl Scalar {
    /// The author's type, from a slot's value.
    pub(crate) fn finish(&self, value: &TokenStream) -> TokenStream {
        match &self.convert {
            None => value.clone(),
            Some(Convert::As(name)) => quote!(#value as ::core::primitive::#name),
            Some(Convert::ToOwned) => quote!(::std::borrow::ToOwned::to_owned(#value)),
            Some(Convert::Borrowed) => quote!(::std::borrow::Cow::Borrowed(#value)),
        }
    }

    /// Reads the slot's value at `__cursor`.
    pub(crate) fn read(&self) -> TokenStream {
        let (name, arguments) = (format_ident!("read_{}", self.name), &self.arguments);
        let read = quote!(__cursor.#name(#arguments));
        let Some(Step { mantissa, places }) = self.step else { return read };
        let (mantissa, places) = (Literal::u64_unsuffixed(mantissa), Literal::u32_unsuffixed(places));
        quote!(__cursor.read_multiple(#mantissa, #places, |__cursor| #read))
    }

    /// The same from an expression that has a `map`.
    pub(crate) fn finish_within(&self, value: &TokenStream) -> TokenStream {
        match &self.convert {
            None => value.clone(),
            Some(Convert::As(_)) => {
                let inner = self.finish(&quote!(__value));
                quote!(#value.map(|__value| #inner))
            }
            Some(Convert::ToOwned) => quote!(#value.map(::std::borrow::ToOwned::to_owned)),
            Some(Convert::Borrowed) => quote!(#value.map(::std::borrow::Cow::Borrowed)),
        }
    }
}

/// The scalar that a slot is; `None` for the rest.
pub(crate) fn scalar(catalog: &Catalog, id: TypeId, slot: &Slot) -> Option<Scalar> {
    let constraints = &catalog.type_of(id).constraints;
    Some(match slot {
        Slot::Bool => Scalar {
            kind: primitive("bool"),
            name: "bool",
            arguments: TokenStream::new(),
            zero: quote!(false),
            convert: None,
            step: None,
        },
        Slot::Integer(width, primitive) => integer(*width, primitive, constraints),
        Slot::Number(precision) => number(*precision, constraints),
        Slot::Borrowed => text(constraints, None),
        Slot::Owned => text(constraints, Some(Convert::ToOwned)),
        Slot::Cow => text(constraints, Some(Convert::Borrowed)),
        Slot::Char => {
            let (name, arguments) = matching(constraints, ["char", "matching_char"]);
            Scalar { kind: primitive("char"), name, arguments, zero: quote!('\0'), convert: None, step: None }
        }
        Slot::Value(_) | Slot::Option(_) | Slot::List(_) | Slot::Array(..) => return None,
        Slot::Collection(..) | Slot::Set(..) | Slot::Map(..) | Slot::Any | Slot::Pointer(..) => return None,
        Slot::Tuple(_) | Slot::Tag(_) | Slot::Flat(..) => return None,
    })
}

fn integer(width: Width, author: &Ident, constraints: &[Constraint]) -> Scalar {
    let (low, high) = constraints::integer_bounds(width, constraints);
    let name = if width.bounds().0 < 0 { "i64" } else { "u64" };
    let (low, high) = (whole_literal(low), whole_literal(high));
    let convert = (author != name).then(|| Convert::As(author.clone()));
    Scalar {
        kind: primitive(name),
        name,
        arguments: quote!(#low, #high,),
        zero: quote!(0),
        convert,
        step: step(constraints),
    }
}

fn number(precision: Precision, constraints: &[Constraint]) -> Scalar {
    let name = match precision {
        Precision::F32 => "f32",
        Precision::F64 => "f64",
    };
    let (low, high) = constraints::number_bounds(constraints);
    let (low, high) = (float_literal(low), float_literal(high));
    Scalar {
        kind: primitive(name),
        name,
        arguments: quote!(#low, #high,),
        zero: quote!(0.0),
        convert: None,
        step: step(constraints),
    }
}

fn text(constraints: &[Constraint], convert: Option<Convert>) -> Scalar {
    let (sizes, str) = (sizes(constraints), primitive("str"));
    let (name, pattern) = matching(constraints, ["str", "matching"]);
    Scalar { kind: quote!(&'a #str), name, arguments: quote!(#sizes #pattern), zero: quote!(""), convert, step: None }
}

/// Which of two methods reads the slot, without or with a pattern, and the pattern as an argument.
fn matching(constraints: &[Constraint], [plain, matching]: [&'static str; 2]) -> (&'static str, TokenStream) {
    match constraints::patterns(constraints).next().map(pattern::name) {
        None => (plain, TokenStream::new()),
        Some(pattern) => (matching, quote!(&#pattern,)),
    }
}

fn step(constraints: &[Constraint]) -> Option<Step> {
    constraints::steps(constraints).next()
}

/// The bounds of a length or of a list's size, as arguments.
pub(crate) fn sizes(constraints: &[Constraint]) -> TokenStream {
    let (min, max) = constraints::size_bounds(constraints);
    let max = if max == u32::MAX { quote!(::core::primitive::u32::MAX) } else { whole_literal(max.into()) };
    let min = whole_literal(min.into());
    quote!(#min, #max,)
}

/// A default as the first value of a slot.
pub(crate) fn literal(json: &Json, scalar: &Scalar) -> Option<TokenStream> {
    Some(match json {
        Json::Bool(value) => quote!(#value),
        Json::Integer(value) if scalar.name.starts_with('f') => {
            let text = format!("{value}.0");
            text.parse().ok()?
        }
        Json::Integer(value) => whole_literal(*value),
        Json::Number(value) => float_literal(*value),
        Json::Text(value) if scalar.name.ends_with("char") => {
            let only = Literal::character(value.chars().next()?);
            quote!(#only)
        }
        Json::Text(value) => quote!(#value),
        Json::Null | Json::List(_) | Json::Object(_) => return None,
    })
}

/// A number or an index without a suffix.
pub(crate) fn count(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

/// A whole number without a suffix.
pub(crate) fn whole_literal(value: i128) -> TokenStream {
    value.to_string().parse().unwrap_or_default()
}

/// A literal without a suffix, so that it takes the slot's type.
pub(crate) fn float_literal(value: f64) -> TokenStream {
    if value >= f64::MAX {
        return quote!(::core::primitive::f64::MAX);
    }
    if value <= f64::MIN {
        return quote!(::core::primitive::f64::MIN);
    }
    format!("{value:?}").parse().unwrap_or_default()
}

/// A primitive by a path that no name of the author's can shadow.
pub(crate) fn primitive(name: &str) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    quote!(::core::primitive::#name)
}

/// An identifier of the author's, raw if it must be.
pub(crate) fn ident(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}
