//! Which items are ours, and the key by which each finds its glue.
//!
//! An attribute counts only if its path leads to this crate's run time; another `#[tool]` is left alone.

use std::collections::BTreeMap;

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use crate::bind::Key;
use crate::codes;
use crate::decl::{Attribute, Candidate, Crate, Function, Impl, ItemId, ItemKind, ModuleId, Name, TypeKind};
use crate::resolve::Resolver;
use crate::source::Sources;

/// The items that carry an attribute of ours.
#[derive(Debug)]
pub(super) struct Found<'c> {
    /// Where tools come from, in order.
    pub(super) sources: Vec<Source<'c>>,
    /// The structs and enums with `#[toolcall::value]`.
    pub(super) values: BTreeMap<ItemId, (Vec<&'c Attribute>, Key)>,
    /// What belongs to no item.
    pub(super) strays: Vec<Diagnostic>,
}

/// An item that becomes tools.
#[derive(Debug)]
pub(super) struct Source<'c> {
    pub(super) key: Key,
    pub(super) kind: SourceKind<'c>,
}

#[derive(Debug)]
pub(super) enum SourceKind<'c> {
    Function(&'c Function, Vec<&'c Attribute>),
    Impl(&'c Impl, Vec<&'c Attribute>),
    /// A marked method, but its `impl` is not; it may be a trait.
    BareMethod(&'c Function, &'c Impl),
}

/// Finds what is ours in a crate.
pub(super) fn find<'c>(krate: &'c Crate, sources: &Sources, names: &Resolver<'c>) -> Found<'c> {
    let mut keys = Keys { sources, count: BTreeMap::new() };
    let kinds: Vec<SourceKind<'c>> = krate.candidates.iter().flat_map(|candidate| kinds(candidate, names)).collect();
    let values: Vec<(ItemId, Vec<&Attribute>)> = values(krate, names).collect();
    for kind in &kinds {
        keys.count(&kind.item());
    }
    for (id, _) in &values {
        keys.count(&named(&krate.item(*id).name));
    }
    let strays = krate.left.iter().filter_map(|left| {
        let file = left.shared?;
        let holds_tools = kinds.iter().any(|kind| kind.item().1.file == file);
        holds_tools.then(|| {
            let message =
                format!("the file of `{}` is a module already, so its tools would be built twice", left.module);
            codes::SHARED_FILE.error(left.span, message).help("declare the file as one module and name that with `use`")
        })
    });
    Found {
        strays: strays.collect(),
        values: values.into_iter().map(|(id, on)| (id, (on, keys.key(named(&krate.item(id).name))))).collect(),
        sources: kinds.into_iter().map(|kind| Source { key: keys.key(kind.item()), kind }).collect(),
    }
}

fn kinds<'c>(candidate: &'c Candidate, names: &Resolver<'c>) -> Vec<SourceKind<'c>> {
    match candidate {
        Candidate::Function(function) => {
            let ours = ours(function.module, &function.attributes, names, "tool");
            if ours.is_empty() { Vec::new() } else { vec![SourceKind::Function(function, ours)] }
        }
        Candidate::Impl(block) => {
            let on = ours(block.module, &block.attributes, names, "tool");
            if !on.is_empty() {
                return vec![SourceKind::Impl(block, on)];
            }
            let is_marked = |method: &&Function| !ours(block.module, &method.attributes, names, "tool").is_empty();
            block.methods.iter().filter(is_marked).map(|method| SourceKind::BareMethod(method, block)).collect()
        }
    }
}

fn values<'c>(krate: &'c Crate, names: &Resolver<'c>) -> impl Iterator<Item = (ItemId, Vec<&'c Attribute>)> {
    krate.items.iter().enumerate().filter_map(|(index, item)| {
        let is_type = match item.kind {
            ItemKind::Struct(_) | ItemKind::Enum(_) | ItemKind::Other(_) => true,
            ItemKind::Alias(_) | ItemKind::Constant(_) => false,
        };
        let on = ours(item.module, &item.attributes, names, "value");
        (is_type && !on.is_empty()).then_some((ItemId(index), on))
    })
}

fn ours<'c>(module: ModuleId, attributes: &'c [Attribute], names: &Resolver<'c>, name: &str) -> Vec<&'c Attribute> {
    attributes.iter().filter(|attribute| names.is_ours(module, &attribute.path, name)).collect()
}

/// The attributes inside an item that are ours: `#[tool(…)]`, by whatever path. The outer attribute strips them by the
/// same rule, and it sees no `use`.
pub(super) fn marks(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes.iter().filter(|attribute| attribute.path.segments.last().is_some_and(|last| last.name.text == "tool"))
}

impl SourceKind<'_> {
    /// The item's name in its key, and where it stands.
    fn item(&self) -> (String, Span) {
        match self {
            Self::Function(function, _) | Self::BareMethod(function, _) => named(&function.name),
            Self::Impl(block, _) => {
                let of = match &block.self_type.kind {
                    TypeKind::Path(path) => path.segments.last().map(|last| last.name.ident.to_string()),
                    TypeKind::Reference { .. }
                    | TypeKind::Slice(_)
                    | TypeKind::Array { .. }
                    | TypeKind::Tuple(_)
                    | TypeKind::Other(_) => None,
                };
                let of = of.unwrap_or_default();
                match &block.first_marked {
                    Some(method) => (format!("{of}.{}", method.ident), method.span),
                    None => (of, block.span),
                }
            }
        }
    }
}

fn named(name: &Name) -> (String, Span) {
    (name.text.clone(), name.span)
}

/// Counts equal names in one file, which happen in two inline modules.
struct Keys<'s> {
    sources: &'s Sources,
    count: BTreeMap<(u32, String), usize>,
}

impl Keys<'_> {
    fn count(&mut self, (item, span): &(String, Span)) {
        *self.count.entry((span.file, item.clone())).or_default() += 1;
    }

    /// Where a name repeats, all that bear it get the line: one of them may need no glue, and must not find another's.
    fn key(&self, (item, span): (String, Span)) -> Key {
        let file = self.sources.file(span).map(|file| file.path.clone()).unwrap_or_default();
        let repeats = self.count.get(&(span.file, item.clone())).is_some_and(|count| *count > 1);
        Key { file, item, line: repeats.then(|| self.sources.line(span)), span }
    }
}
