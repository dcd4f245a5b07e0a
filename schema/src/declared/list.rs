//! Lists: one type for all items, or one for each of the first of them.

use super::fault::Fault;
use super::flat::All;
use super::keyword::of;
use super::make::Made;
use super::reading::{Reading, constraint};
use super::tree::{Id, Value};
use crate::catalog::{Shape, TypeId};
use crate::constraints::{Check, Constraint, size_bounds, sort};

impl Reading<'_, '_> {
    /// Lists.
    pub(super) fn list(&mut self, flat: &All, id: TypeId) -> Result<Made, Fault> {
        let Some(mut sizes) = self.sizes(flat, ["minItems", "maxItems"], [Check::MinItems, Check::MaxItems]) else {
            return Ok(Made::Nothing);
        };
        let is_unique = flat.parts.iter().any(|part| self.tree.bool_at(part.schema, "uniqueItems") == Some(true));
        let unique = if is_unique { constraint("uniqueItems", Check::UniqueItems) } else { None };
        let lists: Vec<(Vec<Id>, Option<Id>)> = flat.parts.iter().map(|part| self.items_of(part.schema)).collect();
        let each = lists.iter().map(|(first, _)| first.len()).max().unwrap_or_default();
        let rest = All::of(lists.iter().filter_map(|(_, rest)| *rest), of::ALL);
        let at = flat.parts.first().map_or(0, |part| part.schema);
        if each > 0 {
            return self.tuples(id, &lists, (each, &rest), (&sizes, unique), at);
        }
        let item = match self.place(&rest, at)? {
            Some(item) => item,
            None if size_bounds(&sizes).0 > 0 => return Ok(Made::Nothing),
            None => {
                sizes = constraint("maxItems", Check::MaxItems(0)).into_iter().collect();
                self.any(at)?
            }
        };
        sizes.extend(unique);
        sort(&mut sizes);
        self.fill(id, Shape::List(item), sizes);
        Ok(Made::Filled)
    }

    /// What a schema says of the first items, one by one, and of those behind them.
    fn items_of(&self, schema: Id) -> (Vec<Id>, Option<Id>) {
        let (tree, items) = (self.tree, self.tree.key(schema, "items"));
        match items.map(|items| tree.value(items)) {
            Some(Value::List(first)) => (first.clone(), tree.key(schema, "additionalItems")),
            _ if self.index.draft < super::Draft::Draft202012 => (Vec::new(), items),
            _ => (tree.key(schema, "prefixItems").map(|first| tree.items(first).to_vec()).unwrap_or_default(), items),
        }
    }

    /// Lists of so many lengths as there may be, each a form of its own: a tuple has one length.
    fn tuples(
        &mut self,
        id: TypeId,
        lists: &[(Vec<Id>, Option<Id>)],
        (each, rest): (usize, &All),
        (sizes, unique): (&[Constraint], Option<Constraint>),
        at: Id,
    ) -> Result<Made, Fault> {
        let (least, most) = size_bounds(sizes);
        let mut parts: Vec<TypeId> = Vec::new();
        let mut end = most as usize;
        let is_open = self.place(rest, at)?.is_some();
        for index in 0..each.max(if is_open { end.min(LONGEST) } else { 0 }) {
            let here = lists.iter().filter_map(|(first, rest)| first.get(index).copied().or(*rest));
            match self.place(&All::of(here, of::ALL), at)? {
                Some(part) if parts.len() < end => parts.push(part),
                Some(_) => break,
                None => {
                    end = index;
                    break;
                }
            }
        }
        if !is_open {
            end = end.min(each);
        }
        if end > LONGEST {
            self.beyond(
                at,
                if self.index.draft < super::Draft::Draft202012 { "items" } else { "prefixItems" },
                "a list of any length whose first items have types of their own",
            );
            return Ok(Made::Nothing);
        }
        let mut forms = Vec::new();
        for length in least as usize..=end {
            let form = self.reserve(at)?;
            let shape = match length {
                0 => Shape::List(self.any(at)?),
                _ => Shape::Tuple(parts.get(..length).unwrap_or_default().to_vec()),
            };
            let mut sizes = exactly(length);
            sizes.extend(unique.clone().filter(|_| length > 0));
            sort(&mut sizes);
            self.fill(form, shape, sizes);
            forms.push(form);
        }
        Ok(self.choose(id, forms))
    }
}

/// Of a list of so many items.
pub(super) fn exactly(length: usize) -> Vec<Constraint> {
    let size = u32::try_from(length).unwrap_or(u32::MAX);
    let least = if size > 0 { constraint("minItems", Check::MinItems(size)) } else { None };
    least.into_iter().chain(constraint("maxItems", Check::MaxItems(size))).collect()
}

/// Items of a list whose first have types of their own.
const LONGEST: usize = 16;
