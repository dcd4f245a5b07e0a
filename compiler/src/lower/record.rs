//! One key of a record, be it a parameter or a field: type, constraints, default; and the fields of a struct.
//!
//! Parameters and fields differ in where their name and description come from, and in nothing else.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Field, Presence, Shape};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::Lowering;
use super::example::Examples;
use super::find::marks;
use super::kind::{Breadth, Kind, Naming, Scope};
use super::name::Wires;
use crate::attributes::serde::{self, Serde};
use crate::attributes::{self, Place, Settings};
use crate::bind::{Default, Member, Slot};
use crate::codes;
use crate::decl::{self, Item, TypeExpr};

/// What one key holds.
#[derive(Debug)]
pub(super) struct Content {
    pub(super) kind: Kind,
    pub(super) presence: Presence,
    pub(super) default: Option<Default>,
    pub(super) examples: Examples,
}

impl Lowering<'_> {
    /// Understands what one key holds. `None`: it was reported.
    pub(super) fn content(
        &mut self,
        scope: Scope<'_>,
        expr: &TypeExpr,
        settings: &Settings,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Content> {
        let mut kind = self.kind(scope, expr, problems)?;
        if let Some(span) = settings.pairs {
            self.pairs(kind.id, &mut kind.slot, span, problems);
        }
        self.wire(&mut kind, settings, problems);
        self.constrain(kind.id, &settings.constraints, problems);
        let is_option = matches!(self.catalog.type_of(kind.id).shape, Shape::Nullable(_));
        let (presence, default) = match &settings.default {
            Some(value) => self.default(scope, value, &kind, problems)?,
            None if is_option => (Presence::Optional, None),
            None => (Presence::Required, None),
        };
        let examples = self.examples(scope, settings.example.as_ref(), kind.id, problems);
        Some(Content { kind, presence, default, examples })
    }

    /// The fields of a struct. `None`: something in them was reported.
    pub(super) fn fields(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        fields: &[decl::Field],
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Field>, Vec<Member>)> {
        let mut wires = Wires::new("field");
        let mut complete = true;
        let (mut keys, mut members) = (Vec::new(), Vec::new());
        for field in fields {
            match self.field(scope, declared, field, serde, problems) {
                Some((own, member)) => {
                    own.iter().for_each(|key| wires.add(&key.name, field.name.span, problems));
                    keys.extend(own);
                    members.push(member);
                }
                None => complete = false,
            }
        }
        complete.then_some((keys, members))
    }

    fn field(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        field: &decl::Field,
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Field>, Member)> {
        self.seen_field(scope, declared, field, problems)?;
        let settings = attributes::settings(Place::Field, marks(&field.attributes), problems);
        let own = serde::read(&field.attributes, problems);
        if own.flatten {
            let kind = self.kind(scope, &field.kind, problems)?;
            return self.flatten(kind, field.name.ident.clone(), field.kind.span, problems);
        }
        let Content { kind, presence, default, examples } = self.content(scope, &field.kind, &settings, problems)?;
        let renamed = settings.name.map(|name| name.value).or(own.rename);
        let name = renamed.unwrap_or_else(|| match serde.rename_all {
            Some(case) => case.field(&field.name.text),
            None => field.name.text.clone(),
        });
        let description = settings.description.unwrap_or_else(|| field.docs.text.clone());
        let key = Field {
            name,
            kind: kind.id,
            title: settings.title.filter(|title| !title.is_empty()),
            description: Some(description).filter(|text| !text.is_empty()),
            presence,
            deprecated: settings.deprecated == Some(true),
            examples: examples.values,
            span: field.name.span,
        };
        Some((vec![key], kind.member(field.name.ident.clone(), default, examples.constant)))
    }

    /// A struct whose keys stand among those of the one around it. `None`: it was reported.
    pub(super) fn flatten(
        &mut self,
        kind: Kind,
        ident: proc_macro2::Ident,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Field>, Member)> {
        let (Slot::Value(path), Shape::Record(fields)) = (kind.slot.pointee(), &self.catalog.type_of(kind.id).shape)
        else {
            let message = "only the keys of a struct can stand among those of another object";
            problems.push(codes::SERDE.error(span, message).help("give it a key of its own, or take a struct"));
            return None;
        };
        let (keys, flat) = (fields.clone(), Slot::Flat(path.clone(), fields.len()));
        self.flattened.insert(kind.id);
        let slot = kind.slot.with_pointee(flat);
        Some((keys, Kind { slot, ..kind }.member(ident, None, None)))
    }

    /// Whether emitted code sees a field of a struct, and its words are stripped. `None`: it was reported.
    pub(super) fn seen_field(
        &self,
        scope: Scope<'_>,
        declared: &Item,
        field: &decl::Field,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let Naming::Absolute(from) = scope.naming else { return Some(()) };
        self.needs_glue(&field.attributes, declared, problems);
        if self.krate.sees(from, field.seen_in) {
            return Some(());
        }
        let (name, of) = (&field.name.text, &declared.name.text);
        let message = format!("the field `{name}` of `{of}` cannot be seen from `{}`", self.krate.module_name(from));
        let help = format!("put `#[toolcall::value]` on `{of}`");
        problems.push(codes::NEEDS_VALUE_ATTRIBUTE.error(field.name.span, message).help(help));
        None
    }
}

impl Kind {
    /// The Rust side of a key of this type.
    pub(super) fn member(
        self,
        ident: proc_macro2::Ident,
        default: Option<Default>,
        example: Option<TokenStream>,
    ) -> Member {
        let Self { tokens, slot, borrows, breadth, id: _, docs: _ } = self;
        Member { ident, tokens, visibility: breadth.tokens(), borrows, slot, default, example }
    }
}

impl Breadth {
    fn tokens(self) -> TokenStream {
        match self {
            Self::Everywhere => quote!(pub),
            Self::Crate => quote!(pub(crate)),
            Self::Module => TokenStream::new(),
        }
    }
}
