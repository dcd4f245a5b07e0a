//! Scalar slots: which reading method of the run time fills them, within which bounds, and how they become the
//! author's type.

use core::fmt::Display;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, Shape, TypeId};
use toolcall_schema::choice;
use toolcall_schema::constraints::{self, Constraint};
use toolcall_schema::json::Json;
use toolcall_schema::table::{Bound, Precision, Step, Width};

use super::convert::Convert;
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
    /// In the order in which they happen.
    pub(crate) converts: Vec<Convert>,
    /// What it must be a multiple of; the methods know nothing of that.
    pub(crate) step: Option<Step>,
    /// The holes in its range; the methods know nothing of these either.
    pub(crate) gaps: Vec<(Bound, Bound)>,
    /// Whether it is a number that stands in quotes.
    pub(crate) quoted: bool,
}

impl Scalar {
    /// A primitive that is the author's type as it is read.
    fn of(kind: &str, name: &'static str, arguments: TokenStream, zero: TokenStream) -> Self {
        let kind = primitive(kind);
        Self { kind, name, arguments, zero, converts: Vec::new(), step: None, gaps: Vec::new(), quoted: false }
    }

    /// Whether a reading method alone decides what fits.
    pub(crate) fn is_plain(&self) -> bool {
        self.step.is_none() && self.gaps.is_empty() && !self.quoted
    }

    /// The author's type, from a slot's value. May leave the function.
    pub(crate) fn finish(&self, value: &TokenStream) -> TokenStream {
        self.converts.iter().fold(value.clone(), |value, convert| convert.finish(&value))
    }

    /// The author's type, from a default. May leave the function.
    pub(crate) fn finish_literal(&self, json: &Json) -> Option<TokenStream> {
        // A literal takes the type it needs.
        let converts = self.converts.iter().filter(|convert| !matches!(convert, Convert::As(_)));
        Some(converts.fold(literal(json, self)?, |value, convert| convert.finish(&value)))
    }

    /// Reads the slot's value at `__cursor`.
    pub(crate) fn read(&self) -> TokenStream {
        let (name, arguments) = (format_ident!("read_{}", self.name), &self.arguments);
        let read = quote!(__cursor.#name(#arguments));
        let read = match self.step {
            Some(Step { mantissa, places }) => {
                let (mantissa, places) = (Literal::u64_unsuffixed(mantissa), Literal::u32_unsuffixed(places));
                quote!(__cursor.read_multiple(#mantissa, #places, |__cursor| #read))
            }
            None => read,
        };
        let read = self.gaps.iter().fold(read, |read, gap| match *gap {
            (Bound::Integer(low), Bound::Integer(high)) => {
                let (low, high) = (whole_literal(low), whole_literal(high));
                quote!(__cursor.read_outside(#low, #high, |__cursor| #read))
            }
            (Bound::Number(low), Bound::Number(high)) => {
                let (low, high) = (float_literal(low), float_literal(high));
                quote!(__cursor.read_number_outside(#low, #high, |__cursor| #read))
            }
            (Bound::Integer(_) | Bound::Number(_), _) => read,
        });
        if self.quoted { quote!(__cursor.read_quoted(|__cursor| #read)) } else { read }
    }

    /// The function that reads it, if one does without more arguments: what is generic over functions is then compiled
    /// once for all places of the type.
    pub(crate) fn function(&self) -> Option<TokenStream> {
        let any_text = sizes(&[]);
        let name = match self.name {
            _ if !self.is_plain() || !self.converts.is_empty() => return None,
            "bool" => quote!(read_bool),
            "str" if self.arguments.to_string() == any_text.to_string() => quote!(read_text),
            _ => return None,
        };
        Some(quote!(__rt::Cursor::#name))
    }

    /// The author's type within a `Result`.
    pub(crate) fn finish_result(&self, value: &TokenStream) -> TokenStream {
        self.converts.iter().fold(value.clone(), |value, convert| {
            let method = if convert.fails() { quote!(and_then) } else { quote!(map) };
            convert.map(&value, &method)
        })
    }

    /// The author's type within an `Option`. May leave the function.
    pub(crate) fn finish_option(&self, value: &TokenStream) -> TokenStream {
        self.converts.iter().fold(value.clone(), |value, convert| {
            let mapped = convert.map(&value, &quote!(map));
            if convert.fails() { quote!(#mapped.transpose()?) } else { mapped }
        })
    }
}

/// The scalar that a slot is; `None` for the rest.
pub(crate) fn scalar(catalog: &Catalog, id: TypeId, slot: &Slot) -> Option<Scalar> {
    let constraints = &catalog.type_of(id).constraints;
    Some(match slot {
        Slot::Bool => {
            let (name, arguments) = match constraints::only(constraints) {
                Some(only) => ("only_bool", quote!(#only,)),
                None => ("bool", TokenStream::new()),
            };
            Scalar::of("bool", name, arguments, quote!(false))
        }
        Slot::Integer(width, primitive) => integer(*width, primitive, constraints),
        Slot::NonZero(width, primitive) => nonzero(*width, primitive, constraints),
        Slot::Number(precision) => number(*precision, constraints),
        Slot::Borrowed => of_names(catalog, id, text(constraints, None)),
        Slot::Owned => of_names(catalog, id, text(constraints, Some(Convert::ToOwned))),
        Slot::Cow => of_names(catalog, id, text(constraints, Some(Convert::Borrowed))),
        Slot::From(kind) => text(constraints, Some(Convert::From(kind.clone()))),
        Slot::Path => text(constraints, Some(Convert::Path)),
        Slot::Parsed(_, kind) => text(constraints, Some(Convert::Parsed(kind.clone()))),
        Slot::Char => {
            let (name, arguments) = matching(constraints, ["char", "matching_char"]);
            Scalar::of("char", name, arguments, quote!('\0'))
        }
        Slot::Value(_) | Slot::Option(_) | Slot::List(_) | Slot::Array(..) => return None,
        Slot::Collection(..) | Slot::Set(..) | Slot::Map(..) | Slot::Pairs(..) | Slot::Any | Slot::Pointer(..) => {
            return None;
        }
        Slot::Raw | Slot::Kept | Slot::Others(_) | Slot::Foreign(_) | Slot::Provided(..) | Slot::Big(..) => {
            return None;
        }
        Slot::Tuple(_) | Slot::Tag(_) | Slot::Flat(..) | Slot::Given(_) => return None,
    })
}

fn integer(width: Width, author: &Ident, constraints: &[Constraint]) -> Scalar {
    let (low, high) = constraints::integer_bounds(width, constraints);
    let name = match width {
        Width::I8 | Width::I16 | Width::I32 | Width::I64 => "i64",
        Width::U8 | Width::U16 | Width::U32 | Width::U64 => "u64",
        Width::I128 => "i128",
        Width::U128 => "u128",
        Width::BigInt | Width::BigUint => unreachable!("these are no primitives"),
    };
    let is_inside = |(below, above): &(Bound, Bound)| match (*below, *above) {
        (Bound::Integer(below), Bound::Integer(above)) => low <= below.into() && high >= above.into(),
        (Bound::Integer(_) | Bound::Number(_), _) => false,
    };
    let gaps = constraints::gaps(constraints).filter(is_inside).collect();
    let (low, high) = (shown_literal(low), shown_literal(high));
    let convert = (author != name).then(|| Convert::As(author.clone()));
    Scalar {
        converts: convert.into_iter().collect(),
        step: step(constraints),
        gaps,
        quoted: constraints::format_of(constraints).is_some(),
        ..Scalar::of(name, name, quote!(#low, #high,), quote!(0))
    }
}

fn nonzero(width: Width, author: &Ident, constraints: &[Constraint]) -> Scalar {
    let mut scalar = integer(width, author, constraints);
    // The conversion looks for zero itself.
    scalar.gaps.retain(|gap| *gap != (Bound::Integer(-1), Bound::Integer(1)));
    scalar.converts.push(Convert::NonZero);
    scalar
}

fn number(precision: Precision, constraints: &[Constraint]) -> Scalar {
    let name = match precision {
        Precision::F32 => "f32",
        Precision::F64 => "f64",
    };
    let (low, high) = constraints::number_bounds(constraints);
    let (low, high) = (float_literal(low), float_literal(high));
    Scalar {
        step: step(constraints),
        gaps: constraints::gaps(constraints).collect(),
        ..Scalar::of(name, name, quote!(#low, #high,), quote!(0.0))
    }
}

/// A text that is one of the names of an enum made in place.
fn of_names(catalog: &Catalog, id: TypeId, text: Scalar) -> Scalar {
    let Shape::Enum(variants) = &catalog.type_of(id).shape else { return text };
    let mut names: Vec<&str> = variants.iter().map(|variant| variant.name.as_str()).collect();
    choice::arrange(&mut names, |name| name);
    Scalar { name: "one_of", arguments: quote!(&[#(#names),*],), ..text }
}

fn text(constraints: &[Constraint], convert: Option<Convert>) -> Scalar {
    let (sizes, str) = (sizes(constraints), primitive("str"));
    let (name, pattern) = matching(constraints, ["str", "matching"]);
    let is_parsed = matches!(convert, Some(Convert::Parsed(_)));
    let format = constraints::format_of(constraints).filter(|_| !is_parsed).map(Convert::Format);
    Scalar {
        kind: quote!(&'a #str),
        name,
        arguments: quote!(#sizes #pattern),
        zero: quote!(""),
        converts: format.into_iter().chain(convert).collect(),
        step: None,
        gaps: Vec::new(),
        quoted: false,
    }
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
        Json::Text(value) if scalar.quoted => value.parse().ok()?,
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
    shown_literal(value)
}

fn shown_literal(value: impl Display) -> TokenStream {
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
