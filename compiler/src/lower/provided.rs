//! What a provider says of a type of another crate: checked all through, and put into the catalog.

use proc_macro2::{Ident, Span as TokenSpan, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{self, Presence, Type, TypeId, Variant};
use toolcall_schema::constraints::{self, Constraint, Given};
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;
use toolcall_schema::table::Width;

use super::kind::Kind;
use super::name::{self, Wires};
use super::{Lowering, pattern, wrapper};
use crate::bind::Slot;
use crate::provider::{self, Field, Provided, Shape};

/// Puts one answer into the catalog, and collects what is wrong with it.
pub(super) struct Answer<'l, 'c> {
    pub(super) lowering: &'l mut Lowering<'c>,
    pub(super) span: Span,
    /// The place within the answer, and what is wrong there.
    pub(super) faults: Vec<(String, String)>,
}

impl Answer<'_, '_> {
    /// The type in the catalog and its slot. `name` is that of the type, `tokens` name it in emitted code.
    pub(super) fn read(&mut self, provided: &Provided, name: &str, tokens: &TokenStream) -> (TypeId, Slot) {
        let id = self.node(&provided.shape, "");
        let made_by = provided.made_by.as_deref().and_then(|path| self.function(path));
        let scalar = scalar(self.lowering.catalog.type_of(id));
        if scalar.is_none() {
            self.call(id, name);
        }
        (id, Slot::Provided(scalar.map(Box::new), tokens.clone(), made_by))
    }

    /// Names what is not read in place, as a type of the author's is.
    fn call(&mut self, id: TypeId, name: &str) {
        let id = self.lowering.catalog.nonnull(id);
        let kind = &mut self.lowering.catalog.types[id.0 as usize];
        if !matches!(kind.shape, catalog::Shape::Raw) {
            kind.name.get_or_insert_with(|| name.to_owned());
        }
    }

    fn node(&mut self, shape: &Shape, place: &str) -> TypeId {
        let id = if let provider::Kind::Given(id, _) = shape.kind {
            if !shape.constraints.is_empty() {
                self.fault(place, "what the type was given has its own constraints, and takes no others");
            }
            id
        } else {
            let domain = self.domain(&shape.kind, place);
            let id = self.lowering.add(domain, self.span);
            self.constrain(id, &shape.constraints, place);
            id
        };
        if !shape.nullable {
            return id;
        }
        if accepts_null(&self.lowering.catalog.type_of(id).shape) {
            self.fault(place, "it may be `null` already");
            return id;
        }
        self.lowering.add(catalog::Shape::Nullable(id), self.span)
    }

    fn domain(&mut self, kind: &provider::Kind, place: &str) -> catalog::Shape {
        match kind {
            provider::Kind::Bool => catalog::Shape::Bool,
            provider::Kind::Integer(width) => catalog::Shape::Integer(*width),
            provider::Kind::Number(precision) => catalog::Shape::Number(*precision),
            provider::Kind::Text => catalog::Shape::Text,
            provider::Kind::Names(names) => {
                self.filled(names, place, "an enum without a name has no value");
                self.distinct("name", names.iter(), place);
                let variant = |name: &String| Variant { name: name.clone(), ..Variant::default() };
                catalog::Shape::Enum(names.iter().map(variant).collect())
            }
            provider::Kind::List(item) => catalog::Shape::List(self.node(item, &format!("{place}/items"))),
            provider::Kind::Tuple(parts) => {
                self.filled(parts, place, "a tuple without a part holds nothing");
                let nodes = parts.iter().enumerate().map(|(index, part)| self.node(part, &format!("{place}/{index}")));
                catalog::Shape::Tuple(nodes.collect())
            }
            provider::Kind::Map(value) => {
                let key = self.lowering.add(catalog::Shape::Text, self.span);
                catalog::Shape::Map(key, self.node(value, &format!("{place}/values")))
            }
            provider::Kind::Record(fields) => {
                self.distinct("key", fields.iter().map(|field| &field.name), place);
                catalog::Shape::Record(fields.iter().map(|field| self.field(field, place)).collect())
            }
            provider::Kind::Any | provider::Kind::Given(..) => catalog::Shape::Raw,
            provider::Kind::Constant(value) => {
                self.fault(place, format!("the constant `{value}` is no shape"));
                catalog::Shape::Error
            }
        }
    }

    fn field(&mut self, field: &Field, place: &str) -> catalog::Field {
        let place = format!("{place}/{}", field.name);
        let kind = self.node(&field.shape, &place);
        let presence = match &field.default {
            Some(value) => {
                if let Err(message) = constraints::accepts(&self.lowering.catalog, kind, value) {
                    self.fault(&place, format!("its default does not fit: {message}"));
                }
                Presence::Default(value.clone())
            }
            None if field.is_optional => Presence::Optional,
            None => Presence::Required,
        };
        catalog::Field { presence, ..catalog::Field::new(field.name.clone(), kind, self.span) }
    }

    fn constrain(&mut self, id: TypeId, said: &[(String, Json)], place: &str) {
        let domain = self.lowering.catalog.type_of(id).shape.clone();
        let mut found: Vec<Constraint> = Vec::new();
        for (word, value) in said {
            let is_finite = !matches!(value, Json::Number(value) if !value.is_finite());
            match constraints::read(word, Given::Value(value), &domain).filter(|_| is_finite) {
                Some(Ok(read)) => {
                    let refused: Vec<_> = pattern::refused(&read, self.span).collect();
                    refused.into_iter().for_each(|refused| self.fault(place, refused.message));
                    found.extend(read);
                }
                Some(Err(message)) => self.fault(place, message),
                None => self.fault(place, format!("`{word} = {value}` is no constraint")),
            }
        }
        constraints::sort(&mut found);
        let contradictions = constraints::contradictions(&found, &domain);
        contradictions.into_iter().for_each(|message| self.fault(place, message));
        self.lowering.catalog.types[id.0 as usize].constraints = found;
        if let catalog::Shape::Tuple(parts) = &domain {
            self.lowering.imply(id, &wrapper::items(parts.len()));
        }
    }

    /// A function by its path: absolute, since what is emitted stands anywhere, and under a name that stands for nothing
    /// else there, as a lint of rustc wants it.
    fn function(&mut self, path: &str) -> Option<TokenStream> {
        let (first, rest) = path.split_once("::").unwrap_or((path, ""));
        let first = if first == "crate" { Some(quote!(crate)) } else { ident(first).map(|krate| quote!(::#krate)) };
        let rest: Option<Vec<Ident>> = rest.split("::").map(ident).collect();
        let (Some(first), Some(rest)) = (first, rest) else {
            self.fault("", format!("`{path}` is no path of a function: write `crate::name` or `other_crate::name`"));
            return None;
        };
        Some(match rest.as_slice() {
            // A function of a type cannot be imported, only the type.
            [modules @ .., kind, function] if kind.to_string().starts_with(char::is_uppercase) => {
                quote!({ use #first #(::#modules)* ::#kind as __Maker; __Maker::#function })
            }
            _ => quote!({ use #first #(::#rest)* as __make; __make }),
        })
    }

    fn filled<T>(&mut self, parts: &[T], place: &str, message: &str) {
        if parts.is_empty() {
            self.fault(place, message);
        }
    }

    fn distinct<'n>(&mut self, noun: &'static str, names: impl Iterator<Item = &'n String>, place: &str) {
        let (mut wires, mut wrong) = (Wires::new(noun), Vec::new());
        names.for_each(|name| wires.add(name, self.span, &mut wrong));
        wrong.into_iter().for_each(|wrong| self.fault(place, wrong.message));
    }

    fn fault(&mut self, place: &str, message: impl Into<String>) {
        self.faults.push((place.to_owned(), message.into()));
    }
}

/// A type of the catalog as a provider is given it.
pub(super) fn given(lowering: &Lowering<'_>, kind: &Kind) -> Shape {
    let json_type = match lowering.catalog.type_of(kind.id).shape {
        catalog::Shape::Bool => "boolean",
        catalog::Shape::Integer(_) => "integer",
        catalog::Shape::Number(_) => "number",
        catalog::Shape::Text | catalog::Shape::Enum(_) => "string",
        catalog::Shape::List(_) | catalog::Shape::Tuple(_) => "array",
        catalog::Shape::Map(..) | catalog::Shape::Record(_) => "object",
        catalog::Shape::Any | catalog::Shape::Raw | catalog::Shape::Choice(..) => "any",
        catalog::Shape::Nullable(_) | catalog::Shape::Error => "any",
    };
    Shape::of(provider::Kind::Given(kind.id, json_type))
}

/// How a value is read in place, if a reading method of the run time can.
fn scalar(kind: &Type) -> Option<Slot> {
    if kind.name.is_some() {
        return None;
    }
    Some(match &kind.shape {
        catalog::Shape::Bool => Slot::Bool,
        catalog::Shape::Integer(width) => Slot::Integer(*width, primitive(*width)),
        catalog::Shape::Number(precision) => Slot::Number(*precision),
        catalog::Shape::Text | catalog::Shape::Enum(_) => Slot::Borrowed,
        catalog::Shape::List(_) | catalog::Shape::Tuple(_) | catalog::Shape::Map(..) => return None,
        catalog::Shape::Any | catalog::Shape::Raw | catalog::Shape::Record(_) | catalog::Shape::Choice(..) => {
            return None;
        }
        catalog::Shape::Nullable(_) | catalog::Shape::Error => return None,
    })
}

fn primitive(width: Width) -> Ident {
    Ident::new(&format!("{width:?}").to_lowercase(), TokenSpan::call_site())
}

fn accepts_null(shape: &catalog::Shape) -> bool {
    matches!(shape, catalog::Shape::Nullable(_) | catalog::Shape::Any | catalog::Shape::Raw)
}

fn ident(name: &str) -> Option<Ident> {
    name::ident(name, TokenSpan::call_site())
}
