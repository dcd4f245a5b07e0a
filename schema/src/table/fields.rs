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

/// What stands under a key; a default is given by its index in [`Fields::defaults`].
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
    pub presence: Presence<&'t str>,
}

/// What it means that a key is absent. For a node that is not nullable, `null` for an optional key means absent too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence<D = u32> {
    /// The key must be there.
    Required,
    /// The key may be absent; the callee decides what that means.
    Optional,
    /// The key may be absent and then has this value.
    Default(D),
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
        Some(self.field(self.names.get(index)?, self.members.get(index)?))
    }

    /// Every key, in declared order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field<'t>> + Clone {
        self.names.iter().zip(self.members).map(move |(name, member)| self.field(name, member))
    }

    #[inline]
    fn field(self, name: &'t str, member: &Member) -> Field<'t> {
        let presence = match member.presence {
            Presence::Required => Presence::Required,
            Presence::Optional => Presence::Optional,
            // An index of no text is none of our tables.
            Presence::Default(index) => {
                self.defaults.get(index as usize).map_or(Presence::Optional, |text| Presence::Default(*text))
            }
        };
        Field { name, node: member.node, presence }
    }
}

impl Run {
    /// Its entries of a list; none if there are not so many.
    #[inline]
    pub fn of<T>(self, list: &[T]) -> &[T] {
        let start = self.start as usize;
        list.get(start..start.saturating_add(self.len as usize)).unwrap_or_default()
    }
}
