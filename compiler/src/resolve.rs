//! What names mean within one crate: modules, `use`, globs, the prelude.
//!
//! The contents of other crates are not known; what they hold is named by its path and left to rustc to judge. So is
//! privacy along a written path: only where emitted code must name something is it asked (`visible.rs`).

mod circle;
mod prelude;
mod visible;

use std::cell::Cell;
use std::collections::BTreeMap;

use self::circle::Answers;
use crate::decl::{Crate, ItemId, ItemKind, ModuleId, Path, TypeKind, Use};

/// Answers what a path names.
#[derive(Debug)]
pub(crate) struct Resolver<'c> {
    krate: &'c Crate,
    /// Per module, what it declares itself.
    declared: Vec<BTreeMap<(Space, String), Target>>,
    bindings: Answers<(ModuleId, Space, String), Binding>,
    depth: Cell<u32>,
}

/// What a path names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Module(ModuleId),
    Item(ItemId),
    /// A variant of an enum, by its index.
    Variant(ItemId, usize),
    /// Something of another crate, by its path; primitives are in `std::primitive`.
    External(Vec<String>),
}

/// The three kinds of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Space {
    Type,
    Value,
    Macro,
}

/// What a name is bound to in a module.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Binding {
    target: Target,
    /// The module within which the name is seen; `None`: everywhere.
    seen_in: Option<ModuleId>,
    /// Found behind a `*` of another crate, which may or may not hold it.
    guessed: bool,
}

impl<'c> Resolver<'c> {
    pub(crate) fn new(krate: &'c Crate) -> Self {
        let declared = krate.modules.iter().map(|module| {
            let mut names = BTreeMap::new();
            for &child in &module.modules {
                let name = krate.module(child).path.last().map_or("", |name| unraw(name));
                names.entry((Space::Type, name.to_owned())).or_insert(Target::Module(child));
            }
            for &id in &module.items {
                let item = krate.item(id);
                let space = match item.kind {
                    ItemKind::Constant(_) => Space::Value,
                    ItemKind::Struct(_) | ItemKind::Enum(_) | ItemKind::Alias(_) | ItemKind::Other(_) => Space::Type,
                };
                names.entry((space, item.name.text.clone())).or_insert(Target::Item(id));
            }
            names
        });
        Self { krate, declared: declared.collect(), bindings: Answers::new(), depth: Cell::new(0) }
    }

    /// What a path names from within a module; `None` if nothing that can be found.
    pub(crate) fn resolve(&self, module: ModuleId, path: &Path, space: Space) -> Option<Target> {
        let names: Vec<&str> = path.segments.iter().map(|segment| segment.name.text.as_str()).collect();
        self.names(module, path.leading, &names, space)
    }

    /// Whether a path names this macro or attribute of ours.
    pub(crate) fn is_ours(&self, module: ModuleId, path: &Path, name: &str) -> bool {
        self.resolve(module, path, Space::Macro).is_some_and(|target| is_of_runtime(&target, name))
    }

    fn names(&self, module: ModuleId, leading: bool, names: &[&str], space: Space) -> Option<Target> {
        let (&first, rest) = names.split_first()?;
        let start = match first {
            _ if leading => Some(self.of_crate(first).unwrap_or_else(|| external(&[first]))),
            "crate" => Some(Target::Module(ModuleId(0))),
            "self" => Some(Target::Module(module)),
            "super" => self.krate.module(module).parent.map(Target::Module),
            _ if rest.is_empty() => self.lexical(module, first, space),
            _ => Some(self.first(module, first)),
        };
        let mut at = start?;
        for (index, name) in rest.iter().enumerate() {
            let space = if index + 1 == rest.len() { space } else { Space::Type };
            at = self.member(&at, name, space)?;
        }
        Some(at)
    }

    /// What the path of a `use` names.
    fn imported(&self, module: ModuleId, path: &Path, space: Space) -> Option<Target> {
        match path.segments.as_slice() {
            [only] if space == Space::Type && !path.leading && !is_anchor(&only.name.text) => {
                Some(self.first(module, &only.name.text))
            }
            _ => self.resolve(module, path, space),
        }
    }

    /// The first name of a longer path: what is nowhere in scope is a crate.
    fn first(&self, module: ModuleId, name: &str) -> Target {
        let found = self.lookup(module, name, Space::Type).filter(|binding| !binding.guessed);
        let found = found.map(|binding| binding.target).or_else(|| self.of_crate(name));
        let found = found.or_else(|| prelude::target(name, Space::Type));
        found.unwrap_or_else(|| external(&[name]))
    }

    /// A crate by the name that an `extern crate` at the root gives it everywhere.
    fn of_crate(&self, name: &str) -> Option<Target> {
        let (_, named) = self.krate.crates.iter().find(|(brought, _)| brought == name)?;
        Some(named.as_ref().map_or(Target::Module(ModuleId(0)), |named| external(&[named])))
    }

    /// A name in the scope of a module: its own, then what comes without saying.
    fn lexical(&self, module: ModuleId, name: &str, space: Space) -> Option<Target> {
        let found = self.lookup(module, name, space);
        match found {
            Some(binding) if !binding.guessed => Some(binding.target),
            guess => prelude::target(name, space).or_else(|| guess.map(|binding| binding.target)),
        }
    }

    /// What a name means behind `target::`.
    fn member(&self, target: &Target, name: &str, space: Space) -> Option<Target> {
        match target {
            Target::Module(module) => match name {
                "super" => self.krate.module(*module).parent.map(Target::Module),
                "self" => Some(Target::Module(*module)),
                _ => self.lookup(*module, name, space).map(|binding| binding.target),
            },
            Target::Item(id) => match &self.krate.item(*id).kind {
                ItemKind::Enum(variants) => {
                    let index = variants.iter().position(|variant| variant.name.text == name)?;
                    Some(Target::Variant(*id, index))
                }
                ItemKind::Alias(written) => {
                    let TypeKind::Path(path) = &written.kind else { return None };
                    let aliased = self.deeper(|| self.resolve(self.krate.item(*id).module, path, Space::Type))?;
                    self.deeper(|| self.member(&aliased, name, space))
                }
                ItemKind::Struct(_) | ItemKind::Constant(_) | ItemKind::Other(_) => None,
            },
            Target::External(path) => {
                let mut path = path.clone();
                path.push(name.to_owned());
                Some(Target::External(path))
            }
            Target::Variant(..) => None,
        }
    }

    /// A name that a module declares or brings by `use`.
    fn lookup(&self, module: ModuleId, name: &str, space: Space) -> Option<Binding> {
        self.bindings.answer((module, space, name.to_owned()), || {
            self.deeper(|| {
                let own = self.declared_in(module, name, space);
                own.or_else(|| self.used(module, name, space)).or_else(|| self.globbed(module, name, space))
            })
        })
    }

    fn declared_in(&self, module: ModuleId, name: &str, space: Space) -> Option<Binding> {
        let target = self.declared[module.0].get(&(space, name.to_owned()))?;
        let seen_in = match target {
            Target::Module(id) => self.krate.module(*id).seen_in,
            Target::Item(id) => self.krate.item(*id).seen_in,
            Target::Variant(..) | Target::External(_) => None,
        };
        Some(Binding { target: target.clone(), seen_in, guessed: false })
    }

    fn used(&self, module: ModuleId, name: &str, space: Space) -> Option<Binding> {
        let uses = &self.krate.module(module).uses;
        uses.iter().filter(|import| import.name.as_deref() == Some(name)).find_map(|import| {
            let target = self.imported(module, &import.path, space)?;
            Some(Binding { target, seen_in: import.seen_in, guessed: false })
        })
    }

    fn globbed(&self, module: ModuleId, name: &str, space: Space) -> Option<Binding> {
        let globs = self.krate.module(module).uses.iter().filter(|import| import.name.is_none());
        let found: Vec<Binding> = globs.filter_map(|glob| self.behind_glob(module, glob, name, space)).collect();
        let sure = found.iter().find(|binding| !binding.guessed);
        sure.or_else(|| found.iter().find(|binding| is_of_runtime(&binding.target, name))).or(found.first()).cloned()
    }

    fn behind_glob(&self, module: ModuleId, glob: &Use, name: &str, space: Space) -> Option<Binding> {
        let seen_in = glob.seen_in;
        match self.imported(module, &glob.path, Space::Type)? {
            Target::Module(inner) => {
                let binding = self.lookup(inner, name, space)?;
                self.krate.sees(module, binding.seen_in).then_some(Binding { seen_in, ..binding })
            }
            target @ Target::Item(_) => {
                let target = self.member(&target, name, space)?;
                Some(Binding { target, seen_in, guessed: false })
            }
            target @ Target::External(_) => {
                let target = self.member(&target, name, space)?;
                Some(Binding { target, seen_in, guessed: true })
            }
            Target::Variant(..) => None,
        }
    }

    /// Goes one step deeper, unless that looks like a circle.
    fn deeper<T>(&self, step: impl FnOnce() -> Option<T>) -> Option<T> {
        if self.depth.get() >= MOST_STEPS {
            return None;
        }
        self.depth.set(self.depth.get() + 1);
        let found = step();
        self.depth.set(self.depth.get() - 1);
        found
    }
}

/// Words that begin a path within the crate.
fn is_anchor(name: &str) -> bool {
    ["crate", "self", "super"].contains(&name)
}

/// Whether something is the run time's, at its root or in a module of it.
fn is_of_runtime(target: &Target, name: &str) -> bool {
    matches!(target, Target::External(path)
        if path.first().is_some_and(|first| first == prelude::RUNTIME) && path.last().is_some_and(|last| last == name))
}

fn external(names: &[&str]) -> Target {
    Target::External(names.iter().map(|name| (*name).to_owned()).collect())
}

/// An identifier's text without `r#`.
fn unraw(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

/// Chains of `use` and `type` longer than this are taken for circles.
const MOST_STEPS: u32 = 100;

#[cfg(test)]
mod tests;
