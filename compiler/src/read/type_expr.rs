//! Types and paths as they are written.
//!
//! What a name means is not known here; a type that can never be an argument is kept in words.

use quote::ToTokens as _;
use syn::punctuated::Punctuated;
use syn::{Expr, GenericArgument, GenericParam, Lifetime, PathArguments, Stmt, Token, Type, WherePredicate};
use toolcall_schema::span::Span;

use super::place::Place;
use super::value::expression;
use crate::decl::{Argument, Generic, Generics, Path, Segment, TypeExpr, TypeKind};

/// A type.
pub(super) fn type_expr(place: &Place, written: &Type) -> TypeExpr {
    let kind = match written {
        Type::Group(group) => return type_expr(place, &group.elem),
        Type::Paren(paren) => return type_expr(place, &paren.elem),
        Type::Path(named) if named.qself.is_none() => TypeKind::Path(path(place, &named.path)),
        Type::Reference(reference) => TypeKind::Reference {
            lifetime: reference.lifetime.as_ref().map(|lifetime| lifetime.ident.to_string()),
            mutable: reference.mutability.is_some(),
            target: Box::new(type_expr(place, &reference.elem)),
        },
        Type::Slice(slice) => TypeKind::Slice(Box::new(type_expr(place, &slice.elem))),
        Type::Array(array) => TypeKind::Array {
            item: Box::new(type_expr(place, &array.elem)),
            length: Box::new(expression(place, &array.len)),
        },
        Type::Tuple(tuple) => TypeKind::Tuple(tuple.elems.iter().map(|part| type_expr(place, part)).collect()),
        Type::Path(_) => TypeKind::Other("an associated type"),
        Type::FnPtr(_) => TypeKind::Other("a function pointer"),
        Type::ImplTrait(_) => TypeKind::Other("an `impl Trait`"),
        Type::Infer(_) => TypeKind::Other("an inferred type"),
        Type::Macro(_) => TypeKind::Other("a macro"),
        Type::Never(_) => TypeKind::Other("the never type"),
        Type::Ptr(_) => TypeKind::Other("a raw pointer"),
        Type::TraitObject(_) => TypeKind::Other("a trait object"),
        _ => TypeKind::Other("this type"),
    };
    TypeExpr { kind, span: place.span(written), tokens: written.to_token_stream() }
}

/// A path.
pub(super) fn path(place: &Place, written: &syn::Path) -> Path {
    let segments = written
        .segments
        .iter()
        .map(|segment| Segment { name: place.name(&segment.ident), arguments: arguments(place, &segment.arguments) });
    Path { leading: written.leading_colon.is_some(), segments: segments.collect() }
}

fn arguments(place: &Place, written: &PathArguments) -> Vec<Argument> {
    match written {
        PathArguments::None => Vec::new(),
        PathArguments::Parenthesized(_) => vec![Argument::Other],
        PathArguments::AngleBracketed(list) => list
            .args
            .iter()
            .map(|argument| match argument {
                GenericArgument::Lifetime(lifetime) => Argument::Lifetime(lifetime.ident.to_string()),
                GenericArgument::Type(written) => Argument::Type(type_expr(place, written)),
                GenericArgument::Const(written) => Argument::Constant(expression(place, unbraced(written))),
                _ => Argument::Other,
            })
            .collect(),
    }
}

/// `{ SIZE }` is `SIZE` where a constant is given.
fn unbraced(written: &Expr) -> &Expr {
    match written {
        Expr::Block(block) if block.label.is_none() => match block.block.stmts.as_slice() {
            [Stmt::Expr(only, None)] => only,
            _ => written,
        },
        _ => written,
    }
}

/// What stands between `<` and `>` of a declaration.
pub(super) fn generics(place: &Place, written: &syn::Generics) -> Generics {
    let mut generics = Generics::default();
    for parameter in &written.params {
        let other = match parameter {
            GenericParam::Lifetime(declared) => {
                generics.lifetimes += 1;
                generics.for_ever = generics.for_ever.or(for_ever(place, &declared.bounds));
                continue;
            }
            GenericParam::Type(parameter) => {
                let default = parameter.default.as_ref().map(|(_, written)| Argument::Type(type_expr(place, written)));
                let name = parameter.ident.to_string();
                generics.parameters.push(Generic { name, is_constant: false, default });
                &parameter.ident
            }
            GenericParam::Const(parameter) => {
                let default =
                    parameter.default.as_ref().map(|(_, written)| Argument::Constant(expression(place, written)));
                let name = parameter.ident.to_string();
                generics.parameters.push(Generic { name, is_constant: true, default });
                &parameter.ident
            }
        };
        generics.first_other.get_or_insert_with(|| place.name(other));
    }
    for predicate in written.where_clause.iter().flat_map(|clause| &clause.predicates) {
        if let WherePredicate::Lifetime(bound) = predicate {
            generics.for_ever = generics.for_ever.or(for_ever(place, &bound.bounds));
        }
    }
    generics
}

/// `'static` among bounds.
fn for_ever(place: &Place, bounds: &Punctuated<Lifetime, Token![+]>) -> Option<Span> {
    bounds.iter().find(|bound| bound.ident == "static").map(|bound| place.span(bound))
}
