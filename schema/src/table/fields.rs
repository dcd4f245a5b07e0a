//! The keys of records. What is known of one stands in lists beside each other: the names are what a tool lists as its
//! parameters too, and a default is rare.

use super::{NodeId, Run};

/// The keys of all records of a table, or of one.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'t> {
    /// Each key as it stands in JSON, unescaped.
    pub names: &'t [&'t str],
    /// What stands under each.
    pub members: &'t [Member],
    /// What stands for absent keys: JSON text in wire form.
    pub defaults: &'t [&'t str],
}

/// What stands under a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The shape of the value.
    pub node: NodeId,
    /// What its absence means.
    pub presence: Presence,
}

/// One key of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'t> {
    /// The key as it stands in JSON, unescaped.
    pub name: &'t str,
    /// The shape of its value.
    pub node: NodeId,
    /// What its absence means.
    pub presence: Presence,
}

/// What it means that a key is absent. For a node that is not nullable, `null` for an optional key means absent too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The key must be there.
    Required,
    /// The key may be absent; the callee decides what that means.
    Optional,
    /// The key may be absent and then has the value of this index in [`Fields::defaults`].
    Default(u32),
}

impl<'t> Fields<'t> {
    /// None.
    pub const EMPTY: Self = Self { names: &[], members: &[], defaults: &[] };

    /// Those of a record; none if there are not so many.
    #[inline]
    pub fn of(self, run: Run) -> Self {
        Self { names: run.of(self.names), members: run.of(self.members), ..self }
    }

    /// The key with this index.
    #[inline]
    pub fn get(self, index: usize) -> Option<Field<'t>> {
        Some(field(self.names.get(index)?, self.members.get(index)?))
    }

    /// Every key, in declared order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field<'t>> + Clone {
        self.names.iter().zip(self.members).map(|(name, member)| field(name, member))
    }

    /// The value of a key that is absent; an index of none is none of our tables.
    #[inline]
    pub fn default(self, index: u32) -> &'t str {
        self.defaults.get(index as usize).copied().unwrap_or("null")
    }
}

#[inline]
fn field<'t>(name: &'t str, member: &Member) -> Field<'t> {
    Field { name, node: member.node, presence: member.presence }
}

impl Run {
    /// Its entries of a list; none if there are not so many.
    #[inline]
    pub fn of<T>(self, list: &[T]) -> &[T] {
        let start = self.start as usize;
        list.get(start..start.saturating_add(self.len as usize)).unwrap_or_default()
    }
}
