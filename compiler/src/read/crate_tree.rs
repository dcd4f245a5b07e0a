//! Follows `mod` as rustc does: which file holds a module, and which modules are there at all.
//!
//! Nothing fails here. A module that cannot be followed is noted down: rustc says itself what is wrong with it.

use proc_macro2::{LexError, TokenStream};
use syn::ItemMod;
use syn::ext::IdentExt as _;
use toolcall_schema::span::Span;

use super::attr::attributes;
use super::cfg::{Cfg, Holds};
use super::included::included;
use super::inside::inside;
use super::nesting::is_too_deep;
use super::normal::normalised;
use super::place::Place;
use super::rust::Items;
use crate::decl::{Crate, Left, Module, ModuleId, Unparsed};
use crate::source::{Sources, Unreadable};

/// Reads a crate from its root file.
pub(super) fn read(sources: &mut Sources, root: &str, cfg: &Cfg) -> Crate {
    let mut tree = Tree { sources, cfg, krate: Crate::default() };
    tree.krate.modules.push(Module::new(Vec::new(), None));
    let folder = Folder { path: parent(root), below: None };
    let found = tree.sources.read(root);
    tree.file(ModuleId(0), &folder, found);
    tree.krate
}

struct Tree<'t> {
    sources: &'t mut Sources,
    cfg: &'t Cfg,
    krate: Crate,
}

/// Where the modules of a module are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Folder {
    path: String,
    /// The modules of `a.rs` are in the folder `a`, but its `#[path]`s start beside it.
    below: Option<String>,
}

/// A module of another file, to be followed when this file is done.
struct Later {
    module: ModuleId,
    name: String,
    path: Option<String>,
    folder: Folder,
}

impl Tree<'_> {
    fn file(&mut self, module: ModuleId, folder: &Folder, found: Result<u32, Unreadable>) {
        let file = match found {
            Ok(file) if !self.krate.followed.contains(&file) => file,
            Ok(file) => {
                return self.leave(module, "its file is a module already", |left| left.shared = Some(file));
            }
            Err(error) => return self.leave(module, missing(error), |left| left.is_lost = true),
        };
        let place = Place::new(file, self.sources.files()[file as usize].text.clone());
        let tokens = place.parsed().parse::<TokenStream>();
        if tokens.as_ref().is_ok_and(is_too_deep) {
            return self.leave(module, "its code is nested too deeply", |_| ());
        }
        self.krate.followed.push(file);
        let tokens = tokens.map(|tokens| if place.parsed().is_ascii() { tokens } else { normalised(tokens) });
        if let Ok(tokens) = &tokens {
            inside(&place, tokens.clone(), &mut self.krate.inside);
        }
        let tokens = tokens.map(|tokens| match place.parsed().contains("include_str") {
            true => included(tokens, &parent(&self.sources.files()[file as usize].path), self.sources),
            false => tokens,
        });
        let parsed = match tokens.map_err(no_tokens).and_then(syn::parse2::<syn::File>) {
            Ok(parsed) => parsed,
            Err(error) => return self.krate.unparsed.push(unparsed(&place, &error)),
        };
        let inner = attributes(&place, self.cfg, &parsed.attrs);
        if inner.holds == Holds::No {
            return self.leave(module, inner.vanished_by.as_deref().unwrap_or("its `cfg` does not hold"), |_| ());
        }
        self.krate.modules[module.0].not_in_tests |= inner.holds == Holds::ExceptInTests;
        self.krate.modules[module.0].allowed.extend(inner.allowed);
        let mut later = Vec::new();
        self.items(&place, module, folder, &parsed.items, &mut later);
        for next in later {
            self.follow(&next);
        }
    }

    fn items(&mut self, place: &Place, module: ModuleId, folder: &Folder, items: &[syn::Item], later: &mut Vec<Later>) {
        for item in items {
            if let syn::Item::Mod(item) = item {
                self.module(place, module, folder, item, later);
            } else {
                Items { krate: &mut self.krate, place, cfg: self.cfg, module }.item(item);
            }
        }
    }

    fn module(&mut self, place: &Place, parent: ModuleId, folder: &Folder, item: &ItemMod, later: &mut Vec<Later>) {
        let read = attributes(place, self.cfg, &item.attrs);
        let name = item.ident.unraw().to_string();
        let mut path = self.krate.module(parent).path.clone();
        path.push(item.ident.to_string());
        let span = place.span(&item.ident);
        if read.holds == Holds::No {
            let reason = read.vanished_by.unwrap_or_default();
            self.krate.left.push(Left { module: shown(&path), reason, shared: None, is_lost: false, span });
            return;
        }
        let seen_in = Items { krate: &mut self.krate, place, cfg: self.cfg, module: parent }.seen_in(&item.vis);
        let not_in_tests = self.krate.module(parent).not_in_tests || read.holds == Holds::ExceptInTests;
        let module = ModuleId(self.krate.modules.len());
        self.krate.modules.push(Module {
            seen_in,
            span,
            not_in_tests,
            allowed: read.allowed,
            ..Module::new(path, Some(parent))
        });
        self.krate.modules[parent.0].modules.push(module);
        match &item.content {
            Some((_, items)) => self.items(place, module, &folder.inline(&name, read.path.as_deref()), items, later),
            None => later.push(Later { module, name, path: read.path, folder: folder.clone() }),
        }
    }

    fn follow(&mut self, next: &Later) {
        let Later { module, name, path, folder } = next;
        if let Some(path) = path {
            let path = join(&folder.path, path);
            let found = self.sources.read(&path);
            // Whatever its name, such a file counts as a `mod.rs`.
            return self.file(*module, &Folder { path: parent(&path), below: None }, found);
        }
        let base = folder.modules();
        let (plain, nested) = (join(&base, &format!("{name}.rs")), join(&base, &format!("{name}/mod.rs")));
        if !self.sources.exists(&plain) && self.sources.exists(&nested) {
            let found = self.sources.read(&nested);
            return self.file(*module, &Folder { path: parent(&nested), below: None }, found);
        }
        let found = self.sources.read(&plain);
        if found == Err(Unreadable::Missing) {
            // Either may appear later.
            let _ = self.sources.read(&nested);
        }
        self.file(*module, &Folder { path: base, below: Some(name.clone()) }, found);
    }

    fn leave(&mut self, module: ModuleId, reason: &str, mark: impl FnOnce(&mut Left)) {
        let Module { path, span, .. } = self.krate.module(module);
        let mut left =
            Left { module: shown(path), reason: reason.to_owned(), shared: None, is_lost: false, span: *span };
        mark(&mut left);
        self.krate.left.push(left);
    }
}

fn missing(error: Unreadable) -> &'static str {
    match error {
        Unreadable::Missing => "there is no file for it",
        Unreadable::Broken => "its file cannot be read",
    }
}

/// The message of the lexer does not say it.
fn no_tokens(error: LexError) -> syn::Error {
    syn::Error::new(error.span(), "a bracket or a text that is not closed, or a character that Rust does not know")
}

/// The parser has no place for what ends too soon.
fn unparsed(place: &Place, error: &syn::Error) -> Unparsed {
    let span = place.of(error.span());
    let end = u32::try_from(place.parsed().trim_end().len()).unwrap_or_default();
    Unparsed { span: if span.end == 0 { Span { start: end, end, ..span } } else { span }, message: error.to_string() }
}

impl Module {
    fn new(path: Vec<String>, parent: Option<ModuleId>) -> Self {
        Self {
            path,
            parent,
            seen_in: None,
            span: Span::default(),
            not_in_tests: false,
            modules: Vec::new(),
            items: Vec::new(),
            others: Vec::new(),
            uses: Vec::new(),
            calls: Vec::new(),
            allowed: Vec::new(),
        }
    }
}

impl Folder {
    /// Where the files of its modules are.
    fn modules(&self) -> String {
        match &self.below {
            Some(below) => join(&self.path, below),
            None => self.path.clone(),
        }
    }

    /// The folder of a module whose braces stand in the same file.
    fn inline(&self, name: &str, path: Option<&str>) -> Self {
        let path = match path {
            Some(path) => join(&self.path, path),
            None => join(&self.modules(), name),
        };
        Self { path, below: None }
    }
}

/// `crate::a::b`
fn shown(path: &[String]) -> String {
    std::iter::once("crate").chain(path.iter().map(String::as_str)).collect::<Vec<_>>().join("::")
}

fn parent(path: &str) -> String {
    path.rsplit_once('/').map_or(String::new(), |(parent, _)| parent.to_owned())
}

fn join(folder: &str, path: &str) -> String {
    if folder.is_empty() || path.starts_with('/') { path.to_owned() } else { format!("{folder}/{path}") }
}

#[cfg(test)]
mod tests;
