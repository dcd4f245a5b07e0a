//! Items of one file, as declarations.
//!
//! Modules of other files are only noted down here; `crate_tree` follows them.

use syn::{Fields, Item, UseTree, Visibility, ext::IdentExt as _};

use super::attr::{Attributes, attributes};
use super::cfg::{Cfg, Holds};
use super::function::{self, Scope};
use super::place::Place;
use super::type_expr::{generics, path, type_expr};
use super::value::expression;
use crate::decl::{
    self, Candidate, Crate, Impl, ItemId, ItemKind, MacroCall, Module, ModuleId, Name, Path, Segment, Use, Variant,
};

/// Reads items into one module of a crate.
pub(super) struct Items<'r> {
    pub(super) krate: &'r mut Crate,
    pub(super) place: &'r Place,
    pub(super) cfg: &'r Cfg,
    pub(super) module: ModuleId,
}

impl Items<'_> {
    /// Reads one item that is no module.
    pub(super) fn item(&mut self, item: &Item) {
        match item {
            Item::Fn(item) => {
                self.other(&item.attrs, &item.sig.ident);
                self.candidate(&item.attrs, |scope, read| {
                    Candidate::Function(function::function(scope, &item.sig, read))
                });
            }
            Item::Impl(item) => {
                self.implementation(&item.attrs, |scope, read| function::implementation(scope, item, read));
            }
            Item::Struct(item) => {
                let kind =
                    |items: &Self| ItemKind::Struct(items.fields(&item.fields, |field| items.seen_in(&field.vis)));
                self.declared(&item.attrs, &item.ident, &item.vis, &item.generics, kind);
            }
            Item::Enum(item) => {
                let kind = |items: &Self| ItemKind::Enum(items.variants(item));
                self.declared(&item.attrs, &item.ident, &item.vis, &item.generics, kind);
            }
            Item::Type(item) => {
                let kind = |items: &Self| ItemKind::Alias(type_expr(items.place, &item.ty));
                self.declared(&item.attrs, &item.ident, &item.vis, &item.generics, kind);
            }
            Item::Const(item) => {
                let kind = |items: &Self| ItemKind::Constant(expression(items.place, &item.expr));
                self.declared(&item.attrs, &item.ident, &item.vis, &item.generics, kind);
            }
            Item::Trait(item) => {
                self.implementation(&item.attrs, |scope, read| function::in_trait(scope, item, read));
                self.declared(&item.attrs, &item.ident, &item.vis, &item.generics, |_| ItemKind::Other("a trait"));
            }
            Item::Union(item) => {
                self.declared(&item.attrs, &item.ident, &item.vis, &item.generics, |_| ItemKind::Other("a union"));
            }
            Item::Static(item) => self.other(&item.attrs, &item.ident),
            Item::Use(item) => self.uses(item),
            Item::ExternCrate(item) => self.extern_crate(item),
            Item::Macro(item) => self.call(item),
            _ => {}
        }
    }

    fn attributes(&self, written: &[syn::Attribute]) -> Attributes {
        attributes(self.place, self.cfg, written)
    }

    fn other(&mut self, written: &[syn::Attribute], ident: &syn::Ident) {
        if self.attributes(written).holds != Holds::No {
            self.krate.modules[self.module.0].others.push(self.place.name(ident));
        }
    }

    fn scope(&self) -> Scope<'_> {
        let not_in_tests = self.krate.module(self.module).not_in_tests;
        Scope { place: self.place, cfg: self.cfg, module: self.module, not_in_tests }
    }

    fn candidate(&mut self, written: &[syn::Attribute], read: impl FnOnce(Scope<'_>, Attributes) -> Candidate) {
        let attributes = self.attributes(written);
        if attributes.holds != Holds::No && !attributes.list.is_empty() {
            let candidate = read(self.scope(), attributes);
            self.krate.candidates.push(candidate);
        }
    }

    fn implementation(&mut self, written: &[syn::Attribute], read: impl FnOnce(Scope<'_>, Attributes) -> Impl) {
        let attributes = self.attributes(written);
        if attributes.holds == Holds::No {
            return;
        }
        let block = read(self.scope(), attributes);
        if !block.attributes.is_empty() || !block.methods.is_empty() {
            self.krate.candidates.push(Candidate::Impl(block));
        }
    }

    fn declared(
        &mut self,
        written: &[syn::Attribute],
        ident: &syn::Ident,
        visibility: &Visibility,
        written_generics: &syn::Generics,
        kind: impl FnOnce(&Self) -> ItemKind,
    ) {
        let read = self.attributes(written);
        if read.holds == Holds::No {
            return;
        }
        let item = decl::Item {
            name: self.place.name(ident),
            module: self.module,
            seen_in: self.seen_in(visibility),
            attributes: read.list,
            docs: read.docs,
            derives: read.derives,
            generics: generics(self.place, written_generics),
            allowed: read.allowed,
            kind: kind(self),
        };
        self.krate.modules[self.module.0].items.push(ItemId(self.krate.items.len()));
        self.krate.items.push(item);
    }

    fn fields(&self, fields: &Fields, seen_in: impl Fn(&syn::Field) -> Option<ModuleId>) -> decl::Fields {
        match fields {
            Fields::Named(fields) => decl::Fields::Named(self.list(fields.named.iter(), seen_in)),
            Fields::Unnamed(fields) => decl::Fields::Unnamed(self.list(fields.unnamed.iter(), seen_in)),
            Fields::Unit => decl::Fields::None,
        }
    }

    fn list<'f>(
        &self,
        fields: impl Iterator<Item = &'f syn::Field>,
        seen_in: impl Fn(&syn::Field) -> Option<ModuleId>,
    ) -> Vec<decl::Field> {
        let fields = fields.enumerate().filter_map(|(index, field)| {
            let read = self.attributes(&field.attrs);
            let name = match &field.ident {
                Some(ident) => self.place.name(ident),
                None => Name {
                    text: index.to_string(),
                    ident: quote::format_ident!("__field{index}"),
                    span: self.place.span(&field.ty),
                },
            };
            (read.holds != Holds::No).then(|| decl::Field {
                name,
                seen_in: seen_in(field),
                attributes: read.list,
                docs: read.docs,
                allowed: read.allowed,
                kind: type_expr(self.place, &field.ty),
            })
        });
        fields.collect()
    }

    fn variants(&self, item: &syn::ItemEnum) -> Vec<Variant> {
        let variants = item.variants.iter().filter_map(|variant| {
            let read = self.attributes(&variant.attrs);
            (read.holds != Holds::No).then(|| Variant {
                name: self.place.name(&variant.ident),
                attributes: read.list,
                docs: read.docs,
                allowed: read.allowed,
                // They are seen wherever the enum is.
                fields: self.fields(&variant.fields, |_| None),
                discriminant: variant.discriminant.as_ref().map(|(_, written)| expression(self.place, written)),
            })
        });
        variants.collect()
    }

    fn uses(&mut self, item: &syn::ItemUse) {
        if self.attributes(&item.attrs).holds == Holds::No {
            return;
        }
        let seen_in = self.seen_in(&item.vis);
        let leading = item.leading_colon.is_some();
        let mut found = Vec::new();
        flatten(self.place, &item.tree, &mut Vec::new(), &mut found);
        let uses = found.into_iter().map(|(segments, name)| Use { path: Path { leading, segments }, name, seen_in });
        self.krate.modules[self.module.0].uses.extend(uses);
    }

    fn extern_crate(&mut self, item: &syn::ItemExternCrate) {
        if self.attributes(&item.attrs).holds == Holds::No {
            return;
        }
        let brought = item.rename.as_ref().map_or(&item.ident, |(_, name)| name).unraw().to_string();
        // `extern crate self as name` names this crate.
        let leading = item.ident != "self";
        if self.module == ModuleId(0) {
            self.krate.crates.push((brought.clone(), leading.then(|| item.ident.unraw().to_string())));
        }
        let segments = vec![Segment { name: self.place.name(&item.ident), arguments: Vec::new() }];
        let path = Path { leading, segments };
        let brought = Use { path, name: Some(brought), seen_in: self.seen_in(&item.vis) };
        self.krate.modules[self.module.0].uses.push(brought);
    }

    fn call(&mut self, item: &syn::ItemMacro) {
        let holds = self.attributes(&item.attrs).holds;
        if holds == Holds::No || item.ident.is_some() {
            return;
        }
        let argument = (!item.mac.tokens.is_empty()).then(|| {
            let word = syn::parse2::<syn::Ident>(item.mac.tokens.clone());
            word.map(|word| self.place.name(&word)).map_err(|_| self.place.span(&item.mac.tokens))
        });
        let call = MacroCall {
            path: path(self.place, &item.mac.path),
            argument,
            not_in_tests: holds == Holds::ExceptInTests || self.scope().not_in_tests,
            span: self.place.span(&item.mac),
        };
        self.krate.modules[self.module.0].calls.push(call);
    }

    /// The module within which a name of this visibility is seen.
    pub(super) fn seen_in(&self, visibility: &Visibility) -> Option<ModuleId> {
        seen_in(&self.krate.modules, self.module, visibility)
    }
}

fn seen_in(modules: &[Module], module: ModuleId, visibility: &Visibility) -> Option<ModuleId> {
    let restricted = match visibility {
        Visibility::Public(_) => return None,
        Visibility::Inherited => return Some(module),
        Visibility::Restricted(restricted) => restricted,
    };
    let mut at = module;
    for segment in &restricted.path.segments {
        let name = segment.ident.to_string();
        at = match name.as_str() {
            "crate" => ModuleId(0),
            "self" => at,
            "super" => modules[at.0].parent.unwrap_or(ModuleId(0)),
            // `pub(in path)` names an ancestor.
            name => modules[at.0]
                .modules
                .iter()
                .copied()
                .find(|child| modules[child.0].path.last().is_some_and(|last| last == name))
                .unwrap_or(at),
        };
    }
    Some(at)
}

/// Each name that a tree of `use` brings, with its path.
fn flatten(place: &Place, tree: &UseTree, before: &mut Vec<Segment>, found: &mut Vec<(Vec<Segment>, Option<String>)>) {
    let segment = |ident: &syn::Ident| Segment { name: place.name(ident), arguments: Vec::new() };
    let mut bring = |before: &[Segment], last: &syn::Ident, name: &syn::Ident| {
        let mut segments = before.to_vec();
        // `use a::{self}` names `a`.
        if last != "self" || segments.is_empty() {
            segments.push(segment(last));
        }
        let name = if name == "self" {
            segments.last().map(|last| last.name.text.clone())
        } else {
            Some(name.unraw().to_string())
        };
        // `use Trait as _` brings no name.
        if let Some(name) = name.filter(|name| name != "_") {
            found.push((segments, Some(name)));
        }
    };
    match tree {
        UseTree::Path(path) => {
            before.push(segment(&path.ident));
            flatten(place, &path.tree, before, found);
            before.pop();
        }
        UseTree::Name(name) => bring(before, &name.ident, &name.ident),
        UseTree::Rename(rename) => bring(before, &rename.ident, &rename.rename),
        UseTree::Glob(_) => found.push((before.clone(), None)),
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(place, tree, before, found);
            }
        }
    }
}
