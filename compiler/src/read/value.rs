//! Expressions, as far as they are values by themselves: literals, ranges of them, paths.
//!
//! Everything else keeps its tokens and is evaluated when the program runs.

use proc_macro2::TokenStream;
use quote::ToTokens as _;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::{Expr, Lit, Member, RangeLimits, Token, UnOp};
use toolcall_schema::json::Json;

use super::place::Place;
use super::type_expr::path;
use crate::decl::{Name, Value, ValueKind, Word};

/// The value of a word that stands alone.
pub(super) fn flag(name: &Name) -> Value {
    Value { kind: ValueKind::Flag, span: name.span, tokens: TokenStream::new() }
}

/// The value of `name(…)`.
pub(super) fn list(place: &Place, words: Vec<Word>, tokens: TokenStream) -> Value {
    Value { kind: ValueKind::List(words), span: place.span(&tokens), tokens }
}

/// The value of an expression.
pub(super) fn expression(place: &Place, written: &Expr) -> Value {
    Value { kind: kind(place, written), span: place.span(written), tokens: written.to_token_stream() }
}

/// The value of several ranges; each of them may be a single number.
pub(super) fn union(place: &Place, parts: &[Expr]) -> Value {
    let ends = parts.iter().map(|part| match kind(place, part) {
        ValueKind::Range { lower, upper, open } => Some((lower, upper, open)),
        ValueKind::Literal(value) => Some((Some(value.clone()), Some(value), false)),
        _ => None,
    });
    let kind = ends.collect::<Option<_>>().map_or(ValueKind::Other, ValueKind::Union);
    let tokens: TokenStream = parts.iter().map(|part| part.to_token_stream()).collect();
    Value { kind, span: place.span(&tokens), tokens }
}

fn kind(place: &Place, written: &Expr) -> ValueKind {
    match written {
        Expr::Group(group) => kind(place, &group.expr),
        Expr::Paren(paren) => kind(place, &paren.expr),
        Expr::Reference(reference) => match kind(place, &reference.expr) {
            items @ ValueKind::Items(_) => items,
            _ => ValueKind::Other,
        },
        Expr::Array(array) => ValueKind::Items(expressions(place, &array.elems)),
        Expr::Tuple(tuple) => ValueKind::Items(expressions(place, &tuple.elems)),
        Expr::Macro(call) if is_vec(&call.mac.path) => {
            match Punctuated::<Expr, Token![,]>::parse_terminated.parse2(call.mac.tokens.clone()) {
                Ok(items) => ValueKind::Items(expressions(place, &items)),
                // `vec![value; count]`
                Err(_) => ValueKind::Other,
            }
        }
        Expr::Struct(made) if made.rest.is_none() && made.dot2_token.is_none() && made.qself.is_none() => {
            let fields = made.fields.iter().filter_map(|field| match &field.member {
                Member::Named(name) => Some((place.name(name), expression(place, &field.expr))),
                Member::Unnamed(_) => None,
            });
            ValueKind::Record(path(place, &made.path), fields.collect())
        }
        Expr::Call(call) => match &*call.func {
            Expr::Path(named) if named.qself.is_none() => {
                ValueKind::Call(path(place, &named.path), expressions(place, &call.args))
            }
            _ => ValueKind::Other,
        },
        Expr::Path(named) if named.qself.is_none() => ValueKind::Path(path(place, &named.path)),
        Expr::Range(range) => {
            let end = |end: &Option<Box<Expr>>| match end {
                None => Some(None),
                Some(end) => literal(end).map(Some),
            };
            match (end(&range.start), end(&range.end)) {
                (Some(lower), Some(upper)) => {
                    ValueKind::Range { lower, upper, open: matches!(range.limits, RangeLimits::HalfOpen(_)) }
                }
                _ => ValueKind::Other,
            }
        }
        other => literal(other).map_or(ValueKind::Other, ValueKind::Literal),
    }
}

fn expressions(place: &Place, written: &Punctuated<Expr, Token![,]>) -> Vec<Value> {
    written.iter().map(|item| expression(place, item)).collect()
}

/// `vec`, or `std::vec`
fn is_vec(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| last.ident == "vec")
}

/// A literal, with or without a minus.
fn literal(written: &Expr) -> Option<Json> {
    match written {
        Expr::Group(group) => literal(&group.expr),
        Expr::Paren(paren) => literal(&paren.expr),
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(Json::Text(text.value())),
            Lit::Char(value) => Some(Json::Text(value.value().to_string())),
            Lit::Byte(value) => Some(Json::Integer(value.value().into())),
            Lit::Bool(value) => Some(Json::Bool(value.value)),
            // `1f32` has the form of a whole number.
            Lit::Int(digits) if digits.suffix().starts_with('f') => digits.base10_parse().ok().map(Json::Number),
            // More digits than any integer type has can still be a number.
            Lit::Int(digits) => match digits.base10_parse() {
                Ok(value) => Some(Json::Integer(value)),
                Err(_) => digits.base10_digits().parse().ok().filter(|value: &f64| value.is_finite()).map(Json::Number),
            },
            Lit::Float(digits) => digits.base10_parse().ok().filter(|value: &f64| value.is_finite()).map(Json::Number),
            _ => None,
        },
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => match literal(&unary.expr)? {
            Json::Integer(value) => value.checked_neg().map(Json::Integer),
            Json::Number(value) => Some(Json::Number(-value)),
            Json::Null | Json::Bool(_) | Json::Text(_) | Json::List(_) | Json::Object(_) => None,
        },
        _ => None,
    }
}
