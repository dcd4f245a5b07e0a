//! The variants of an enum: names alone here; those that hold values in `choice.rs`.

use proc_macro2::Ident;
use toolcall_schema::catalog::{Shape, TypeId, Variant};
use toolcall_schema::diag::Diagnostic;

use super::find::marks;
use super::kind::Scope;
use super::name::Wires;
use super::{Lowering, has_error};
use crate::attributes::serde::Serde;
use crate::attributes::{self, Place};
use crate::bind::Parts;
use crate::codes;
use crate::decl::{self, Fields, Item};

/// A variant and what is said of it.
pub(super) struct Said<'d> {
    pub(super) declared: &'d decl::Variant,
    /// Its name in JSON.
    pub(super) name: String,
    pub(super) aliases: Vec<String>,
    pub(super) description: Option<String>,
    /// With the rule for the names of its fields.
    pub(super) serde: Serde,
}

impl Lowering<'_> {
    /// An enum. `None`: something in it was reported.
    pub(super) fn variants(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        id: TypeId,
        variants: &[decl::Variant],
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Parts> {
        let before = problems.len();
        let mut wires = Wires::new("variant");
        let said: Vec<_> =
            variants.iter().filter_map(|variant| self.said(declared, variant, serde, problems)).collect();
        for Said { declared, name, aliases, .. } in &said {
            let names = core::iter::once(name).chain(aliases);
            names.for_each(|name| wires.add(name, declared.name.span, problems));
        }
        if said.is_empty() {
            let message = format!("`{}` has no variant, so it has no value", declared.name.text);
            problems.push(
                codes::ENUM_VARIANT.error(declared.name.span, message).help("give it one, or leave out what takes it"),
            );
        }
        if has_error(&problems[before..]) {
            return None;
        }
        let holds_values = said.iter().any(|said| !matches!(said.declared.fields, Fields::None));
        if holds_values || serde.tag.is_some() || serde.untagged {
            return self.choice(scope, declared, id, &said, serde, problems).map(Parts::Choice);
        }
        self.catalog.types[id.0 as usize].shape = Shape::Enum(said.iter().map(Said::name).collect());
        Some(Parts::Enum(said.iter().map(|said| said.ident().clone()).collect()))
    }

    /// What is said of a variant; `None`: it is never read.
    fn said<'d>(
        &self,
        owner: &Item,
        declared: &'d decl::Variant,
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Said<'d>> {
        self.needs_glue(&declared.attributes, owner, problems);
        let (settings, mut own) =
            attributes::with_others(Place::Variant, marks(&declared.attributes), &declared.attributes, problems);
        if own.skip {
            return None;
        }
        own.rename_all = own.rename_all.or(serde.rename_all_fields);
        let aliases = settings.aliases.into_iter().map(|alias| alias.value).chain(own.aliases.clone()).collect();
        let renamed = settings.name.map(|name| name.value).or_else(|| own.rename.clone());
        let name = renamed.unwrap_or_else(|| match serde.rename_all {
            Some(case) => case.variant(&declared.name.text),
            None => declared.name.text.clone(),
        });
        let description = settings.description.unwrap_or_else(|| declared.docs.text.clone());
        let description = Some(description).filter(|text| !text.is_empty());
        Some(Said { declared, name, aliases, description, serde: own })
    }
}

impl Said<'_> {
    /// As a name of an enum.
    pub(super) fn name(&self) -> Variant {
        Variant { description: self.description.clone(), ..self.name_alone() }
    }

    /// The same where the object that holds it is described.
    pub(super) fn name_alone(&self) -> Variant {
        Variant { name: self.name.clone(), aliases: self.aliases.clone(), description: None }
    }

    pub(super) fn ident(&self) -> &Ident {
        &self.declared.name.ident
    }
}
