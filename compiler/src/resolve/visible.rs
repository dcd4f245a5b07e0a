//! By which path something can be named from elsewhere, and whether at all.
//!
//! Emitted code stands in the author's module or in the toolset's; what it names there must be visible there.

use super::{Resolver, Space, Target};
use crate::decl::{ItemId, ModuleId};

impl Resolver<'_> {
    /// Whether a module can be named from another one.
    pub(crate) fn sees_module(&self, from: ModuleId, module: ModuleId) -> bool {
        self.krate.ancestors(module).all(|part| self.krate.sees(from, self.krate.module(part).seen_in))
    }

    /// A path behind `crate::` by which an item can be named: where it is declared, or where it is brought to.
    pub(crate) fn path_to(&self, item: ItemId, from: ModuleId) -> Option<Vec<String>> {
        let declared = self.krate.item(item);
        let below = |module: ModuleId, name: String| {
            let mut path = self.krate.module(module).path.clone();
            path.push(name);
            path
        };
        let name = declared.name.ident.to_string();
        if self.krate.sees(from, declared.seen_in) && self.sees_module(from, declared.module) {
            return Some(below(declared.module, name));
        }
        let modules = (0..self.krate.modules.len()).map(ModuleId).filter(|module| self.sees_module(from, *module));
        modules.into_iter().find_map(|module| self.brought(item, module, from).map(|name| below(module, name)))
    }

    /// The name that a `use` of a module gives to an item.
    fn brought(&self, item: ItemId, module: ModuleId, from: ModuleId) -> Option<String> {
        let declared = self.krate.item(item);
        let uses = self.krate.module(module).uses.iter().filter(|import| self.krate.sees(from, import.seen_in));
        uses.into_iter().find_map(|import| {
            let target = self.resolve(module, &import.path, Space::Type)?;
            match &import.name {
                Some(name) => (target == Target::Item(item)).then(|| name.clone()),
                None => {
                    let holds = target == Target::Module(declared.module) && self.krate.sees(module, declared.seen_in);
                    holds.then(|| declared.name.ident.to_string())
                }
            }
        })
    }
}
