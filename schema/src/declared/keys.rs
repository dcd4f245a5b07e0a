//! Keys of one object that some dialect shows alike: a call by that spelling could mean either.

use std::collections::BTreeMap;

use super::fault::Fault;
use super::finish::shown;
use super::reading::Reading;
use super::tree::Id;
use crate::dialect::Dialect;
use crate::dialects::spec;
use crate::normalise::legal;

impl Reading<'_, '_> {
    /// Refuses the schema at `at` if an object among the types from `before` on has two keys that are shown alike.
    pub(super) fn check_keys(&mut self, before: usize, at: Id) -> Result<(), Fault> {
        let ids = (before..self.catalog.types.len()).map(|index| crate::catalog::TypeId(index as u32));
        for id in ids {
            self.spend(self.catalog.fields(id).len(), at)?;
            for dialect in Dialect::ALL {
                let mut taken = BTreeMap::new();
                for field in self.catalog.fields(id) {
                    let spelling = legal(&field.name, &spec(*dialect).key);
                    if let Some(earlier) = taken.insert(spelling.clone(), &field.name) {
                        let (one, other, both) = (shown(earlier), shown(&field.name), shown(&spelling));
                        let message = format!("the keys {one} and {other} of an object are both {both} in {dialect}");
                        return Err(Fault::new("J015", self.tree.place(at), message, "give one of them another name"));
                    }
                }
            }
        }
        Ok(())
    }
}
