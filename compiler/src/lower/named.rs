//! A struct or enum of the author's, once for all tools that take it.
//!
//! With `#[toolcall::value]` its code goes beside it and its faults are raised there; without, its code goes into the
//! shared file, so that file must see all of it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Shape, Type, TypeId, Variant};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::find::marks;
use super::kind::{Naming, Scope};
use super::name::Wires;
use super::{Lowering, check, has_error, written};
use crate::attributes::serde::{self, Serde};
use crate::attributes::{self, Place};
use crate::bind::{Fault, Key, Parts, Value};
use crate::codes;
use crate::decl::{self, Item, ItemId, ItemKind};

/// How far a named type is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    /// Its parts are being looked at; who meets it now has a type that contains itself.
    Underway,
    Done(TypeId),
    /// Reported already.
    Failed,
}

impl Lowering<'_> {
    /// The type of a struct or enum. `None`: it was reported, now or before.
    pub(super) fn named(&mut self, item: ItemId, at: Span, problems: &mut Vec<Diagnostic>) -> Option<TypeId> {
        let declared = self.krate.item(item);
        match self.named.get(&item) {
            Some(Progress::Done(id)) => return Some(*id),
            Some(Progress::Failed) => return None,
            Some(Progress::Underway) => {
                let message = format!("`{}` contains itself, which cannot be read yet", declared.name.text);
                problems.push(
                    codes::RECURSIVE.error(at, message).help("name the inner one by an id, in a list of its own"),
                );
                return None;
            }
            None => {}
        }
        self.named.insert(item, Progress::Underway);
        let (key, on) = match self.found.values.get(&item) {
            Some((on, key)) => (Some(key.clone()), on.clone()),
            None => (None, Vec::new()),
        };
        let mut own = Vec::new();
        check::once(&on, &mut own);
        let description = attributes::settings(Place::Type, on, &mut own).description;
        let done = self.parts(item, key.clone(), description, at, &mut own).filter(|_| !has_error(&own));
        self.named.insert(item, done.map_or(Progress::Failed, Progress::Done));
        match key {
            // Silent if all was said about a type inside.
            Some(key) if done.is_none() => self.faults.push(Fault { key, diagnostics: own }),
            _ => problems.extend(own),
        }
        done
    }

    fn parts(
        &mut self,
        item: ItemId,
        key: Option<Key>,
        description: Option<String>,
        at: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<TypeId> {
        let declared = self.krate.item(item);
        let (naming, path) = self.naming(item, key.is_some(), at, problems)?;
        if let Some(generic) = &declared.generics.first_other {
            let message = format!("`{}` is generic, which cannot be read yet", declared.name.text);
            problems.push(codes::GENERIC.error(generic.span, message).help("write the type out"));
            return None;
        }
        if declared.generics.lifetimes > 1 {
            let message = format!("`{}` has more than one lifetime", declared.name.text);
            let help = "all that is borrowed comes from the same arguments: one lifetime says so";
            problems.push(codes::GENERIC.error(declared.name.span, message).help(help));
            return None;
        }
        let serde = serde::read(&declared.attributes, problems);
        let scope = Scope { module: declared.module, self_type: None, naming };
        let (mut constraints, mut remarks) = (Vec::new(), String::new());
        let (shape, parts) = match &declared.kind {
            ItemKind::Struct(fields) => {
                let (fields, members) = self.fields(scope, declared, fields, &serde, problems)?;
                (Shape::Record(fields), Parts::Record(members))
            }
            ItemKind::Enum(variants) if Self::is_integers(declared) => {
                let integers = self.integers(declared, variants, problems)?;
                (constraints, remarks) = (integers.constraints, integers.remarks);
                (integers.shape, Parts::Integers(integers.values))
            }
            ItemKind::Enum(variants) => {
                let (names, idents) = self.variants(declared, variants, &serde, problems)?;
                (Shape::Enum(names), Parts::Enum(idents))
            }
            ItemKind::Alias(_) | ItemKind::Constant(_) | ItemKind::Other(_) => return None,
        };
        let docs = if declared.docs.hidden { String::new() } else { declared.docs.text.clone() };
        let id = self.catalog.add(Type {
            shape,
            name: Some(declared.name.text.clone()),
            description: Some(description.unwrap_or(docs) + &remarks).filter(|text| !text.is_empty()),
            constraints,
            span: declared.name.span,
        });
        self.values.push(Value { id, key, path, parts, allowed: declared.allowed.clone() });
        Some(id)
    }

    /// Where its code goes, and how it is named there.
    fn naming(
        &self,
        item: ItemId,
        has_glue: bool,
        at: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Naming, TokenStream)> {
        let declared = self.krate.item(item);
        let lifetimes = vec![quote!('a); declared.generics.lifetimes];
        let Some(from) = self.includes.first().filter(|_| !has_glue) else {
            let ident = &declared.name.ident;
            let path = if lifetimes.is_empty() { quote!(#ident) } else { quote!(#ident<#(#lifetimes),*>) };
            return Some((Naming::Written, path));
        };
        match self.names.path_to(item, from) {
            Some(path) => Some((Naming::Absolute(from), written::of_crate(&path, &lifetimes))),
            None => {
                let (name, module) = (&declared.name.text, self.krate.module_name(from));
                let message = format!("`{name}` cannot be seen from `{module}`, where the tools are included");
                let missing = codes::NEEDS_VALUE_ATTRIBUTE.error(at, message);
                problems.push(
                    missing
                        .related(declared.name.span, "declared here")
                        .help(format!("put `#[toolcall::value]` on `{name}`")),
                );
                None
            }
        }
    }

    fn variants(
        &self,
        declared: &Item,
        variants: &[decl::Variant],
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Variant>, Vec<proc_macro2::Ident>)> {
        if variants.is_empty() {
            let message = format!("`{}` has no variant, so it has no value", declared.name.text);
            problems.push(codes::ENUM_VARIANT.error(declared.name.span, message));
            return None;
        }
        let before = problems.len();
        let mut wires = Wires::new("variant");
        let mut names = Vec::new();
        for variant in variants {
            if variant.has_fields {
                let message = format!("`{}` holds values, which cannot be read yet", variant.name.text);
                let help = "take an enum whose variants are names only, or a struct";
                problems.push(codes::ENUM_VARIANT.error(variant.name.span, message).help(help));
                continue;
            }
            self.needs_glue(&variant.attributes, declared, problems);
            let settings = attributes::settings(Place::Variant, marks(&variant.attributes), problems);
            let own = serde::read(&variant.attributes, problems);
            let renamed = settings.name.map(|name| name.value).or(own.rename);
            let name = renamed.unwrap_or_else(|| match serde.rename_all {
                Some(case) => case.variant(&variant.name.text),
                None => variant.name.text.clone(),
            });
            wires.add(&name, variant.name.span, problems);
            let description = settings.description.unwrap_or_else(|| variant.docs.text.clone());
            names.push(Variant { name, description: Some(description).filter(|text| !text.is_empty()) });
        }
        let idents = variants.iter().map(|variant| variant.name.ident.clone()).collect();
        (!has_error(&problems[before..])).then_some((names, idents))
    }

    /// Our words inside a type are stripped by the attribute on it; without that rustc would see them.
    pub(super) fn needs_glue(&self, attributes: &[decl::Attribute], declared: &Item, problems: &mut Vec<Diagnostic>) {
        let has_glue = self.found.values.values().any(|(_, key)| key.span == declared.name.span);
        if let Some(mark) = marks(attributes).next().filter(|_| !has_glue) {
            let message = format!("`#[tool(…)]` here needs `#[toolcall::value]` on `{}`", declared.name.text);
            problems.push(codes::NEEDS_VALUE_ATTRIBUTE.error(mark.span, message));
        }
    }
}
