//! A struct or enum of the author's, once for all tools that take it.
//!
//! With `#[toolcall::value]` its code goes beside it and its faults are raised there; without, its code goes into the
//! shared file, so that file must see all of it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Shape, Type, TypeId};
use toolcall_schema::diag::{Diagnostic, Severity};
use toolcall_schema::span::Span;

use super::find::marks;
use super::given::{Given, Itself, Stated};
use super::identity::Identity;
use super::kind::{Naming, Scope};
use super::{Lowering, check, has_error, written};
use crate::attributes::serde::Serde;
use crate::attributes::{self, Place};
use crate::bind::{Fault, Key, Parts, Value};
use crate::codes;
use crate::decl::{self, Fields, Item, ItemId, ItemKind};

/// How far a named type is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    /// Its parts are being looked at; who meets it now is a part of it.
    Underway(TypeId),
    Done(TypeId),
    /// Reported already.
    Failed,
}

/// A type as it is declared, and what it was given if it is generic.
pub(super) type Instance = (ItemId, Vec<Identity>);

impl Lowering<'_> {
    /// The type of a struct or enum; `stated` is what it was given, as its code names it. `None`: it was reported, now or before.
    pub(super) fn named(
        &mut self,
        item: ItemId,
        given: &[Given<'_>],
        stated: &[Stated],
        at: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<TypeId> {
        let instance: Instance = (item, stated.iter().map(|stated| stated.identity).collect());
        match self.named.get(&instance) {
            Some(Progress::Done(id) | Progress::Underway(id)) => return Some(*id),
            Some(Progress::Failed) => return None,
            None => {}
        }
        if self.is_endless(item, at, problems) || !given.is_empty() && self.is_spent() {
            return None;
        }
        let declared = self.krate.item(item);
        let (key, on) = match self.found.values.get(&item) {
            Some((on, key)) => (Some(key.clone()), on.clone()),
            None => (None, Vec::new()),
        };
        let mut own = Vec::new();
        check::once(&on, &mut own);
        let docs = if declared.docs.hidden { String::new() } else { declared.docs.text.clone() };
        let (settings, serde) = attributes::with_others(Place::Type, on, &declared.attributes, &mut own);
        let description = settings.description.unwrap_or(docs);
        let id = self.catalog.add(Type {
            shape: Shape::Error,
            name: Some(declared.name.text.clone()),
            description: Some(description).filter(|text| !text.is_empty()),
            constraints: Vec::new(),
            span: declared.name.span,
        });
        let is_told = self.instances(item).any(|progress| matches!(progress, Progress::Failed));
        self.named.insert(instance.clone(), Progress::Underway(id));
        let done = self
            .parts((item, id), key.clone(), (given, stated), &serde, at, &mut own)
            .filter(|()| !has_error(&own))
            .map(|()| id);
        self.settle(id);
        self.named.insert(instance, done.map_or(Progress::Failed, Progress::Done));
        match key {
            // Silent if all was said about a type inside. Warnings are no faults: what becomes of them, the config says.
            Some(key) if done.is_none() => {
                let (errors, warnings) = own.into_iter().partition(|problem| problem.severity == Severity::Error);
                problems.extend::<Vec<_>>(warnings);
                self.fault(key, errors);
            }
            None if done.is_none() && is_told => {}
            _ => problems.extend(own),
        }
        done
    }

    /// How far each use of a type is that it was given other arguments for.
    fn instances(&self, item: ItemId) -> impl Iterator<Item = Progress> {
        let instances = self.named.range((item, Vec::new())..).take_while(move |((of, _), _)| *of == item);
        instances.map(|(_, progress)| *progress)
    }

    /// Whether enough was said of the tool at hand: once a type was too long, those that are made of others may be without
    /// end.
    fn is_spent(&mut self) -> bool {
        self.since_too_long += usize::from(!self.too_long.is_empty());
        self.since_too_long > MOST_SINCE
    }

    /// Whether a generic type is within itself with further types again and again; that is told once.
    fn is_endless(&mut self, item: ItemId, at: Span, problems: &mut Vec<Diagnostic>) -> bool {
        if self.endless.contains(&item) {
            return true;
        }
        let underway = self.instances(item).filter(|progress| matches!(progress, Progress::Underway(_)));
        if underway.count() < MOST_INSTANCES {
            return false;
        }
        self.endless.insert(item);
        let name = &self.krate.item(item).name;
        let message =
            format!("`{}` contains itself with other types each time, so there is no end of types", name.text);
        let help = "let it contain itself with the types that it was given itself";
        problems.push(codes::RECURSIVE.error(at, message).related(name.span, "declared here").help(help));
        true
    }

    /// Of a generic type, the faults of the first instance are enough.
    fn fault(&mut self, key: Key, diagnostics: Vec<Diagnostic>) {
        if self.faults.iter().all(|fault| fault.key != key) {
            self.faults.push(Fault { key, diagnostics });
        }
    }

    /// What a named type is made of, put into the catalog and among the values.
    fn parts(
        &mut self,
        (item, id): (ItemId, TypeId),
        key: Option<Key>,
        (given, stated): (&[Given<'_>], &[Stated]),
        serde: &Serde,
        at: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let declared = self.krate.item(item);
        if declared.generics.lifetimes > 1 {
            let message = format!("`{}` has more than one lifetime", declared.name.text);
            let help = "all that is borrowed comes from the same arguments: one lifetime says so";
            problems.push(codes::GENERIC.error(declared.name.span, message).help(help));
            return None;
        }
        let (naming, path) = self.naming(item, key.is_some(), stated, at, problems)?;
        let kind = self.itself(item, id, path.clone(), stated);
        let itself = Some(Itself { item, naming, kind: &kind });
        let scope = Scope { module: declared.module, self_type: None, naming, known: given, itself };
        let parts = match &declared.kind {
            ItemKind::Struct(Fields::Named(fields)) if !serde.transparent => {
                let (fields, members) = self.fields(scope, declared, fields, serde, problems)?;
                self.catalog.types[id.0 as usize].shape = Shape::Record(fields);
                Parts::Record { members, is_flattened: false }
            }
            ItemKind::Struct(fields) => self.wrapper(scope, declared, id, fields, serde.transparent, problems)?,
            ItemKind::Enum(variants) if Self::is_integers(declared) => {
                let integers = self.integers(declared, variants, problems)?;
                let itself = &mut self.catalog.types[id.0 as usize];
                (itself.shape, itself.constraints) = (integers.shape, integers.constraints);
                let told = itself.description.take().unwrap_or_default() + &integers.remarks;
                itself.description = Some(told).filter(|text| !text.is_empty());
                Parts::Integers(integers.values)
            }
            ItemKind::Enum(variants) => self.variants(scope, declared, id, variants, serde, problems)?,
            ItemKind::Alias(_) | ItemKind::Constant(_) | ItemKind::Other(_) => return None,
        };
        let size = self.size_of_parts(id, &parts);
        self.sizes.insert(id, size);
        let allowed = self.allowed(declared, key.is_some());
        self.values.push(Value { id, key, path, parts, allowed });
        Some(())
    }

    /// The lints that its code may raise as well; in its own module that says so itself.
    fn allowed(&self, declared: &Item, has_glue: bool) -> Vec<TokenStream> {
        let modules = self.krate.ancestors(declared.module).filter(|_| !has_glue);
        let modules = modules.flat_map(|module| &self.krate.module(module).allowed);
        let mut allowed: Vec<TokenStream> = Vec::new();
        for lint in declared.all_allowed().chain(modules) {
            if allowed.iter().all(|known| !written::same(known, lint)) {
                allowed.push(lint.clone());
            }
        }
        allowed
    }

    /// Where its code goes, and how it is named there.
    fn naming(
        &self,
        item: ItemId,
        has_glue: bool,
        given: &[Stated],
        at: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Naming, TokenStream)> {
        let declared = self.krate.item(item);
        let Some(from) = self.includes.first().filter(|_| !has_glue) else {
            let ident = &declared.name.ident;
            return Some((Naming::Written, written::with_arguments(quote!(#ident), &self.arguments(item, given))));
        };
        match self.path_in(item, from, given) {
            Some(path) => Some((Naming::Absolute(from), path)),
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

    /// Our words inside a type are stripped by the attribute on it; without that rustc would see them.
    pub(super) fn needs_glue(&self, attributes: &[decl::Attribute], declared: &Item, problems: &mut Vec<Diagnostic>) {
        let has_glue = self.found.values.values().any(|(_, key)| key.span == declared.name.span);
        if let Some(mark) = marks(attributes).next().filter(|_| !has_glue) {
            let message = format!("`#[tool(…)]` here needs `#[toolcall::value]` on `{}`", declared.name.text);
            problems.push(codes::NEEDS_VALUE_ATTRIBUTE.error(mark.span, message));
        }
    }
}

/// How many instances of one type may be within each other: arguments are not deep enough for more.
const MOST_INSTANCES: usize = toolcall_schema::limits::INNER_DEPTH;

/// How many generic types are looked at once a type was too long, to tell what else is wrong.
const MOST_SINCE: usize = 100;
