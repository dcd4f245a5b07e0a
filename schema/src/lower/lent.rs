//! The shape table as the run time reads it, lent by one that owns its parts.

use super::{FieldBuf, PresenceBuf, TableBuf};
use crate::table::{Fields, Member, Presence, Table};

/// A [`TableBuf`] with the lists that lend its texts.
#[derive(Debug)]
pub struct Lent<'t> {
    table: &'t TableBuf,
    fields: Split<'t>,
    names: Vec<&'t str>,
    spellings: Vec<(u32, &'t str)>,
    other_names: Vec<(u32, &'t str)>,
}

impl Lent<'_> {
    /// The table.
    pub fn table(&self) -> Table<'_> {
        let Self { table, fields: Split { names: keys, members, defaults }, names, spellings, other_names } = self;
        let fields = Fields { names: keys, members, defaults };
        let TableBuf { nodes, checks, parts, levels, secrets, .. } = table;
        Table { nodes, fields, checks, names, parts, spellings, other_names, levels, secrets }
    }
}

impl TableBuf {
    /// Lends the table in the form that the run time reads.
    pub fn with<R>(&self, read: impl FnOnce(Table<'_>) -> R) -> R {
        read(self.lent().table())
    }

    /// What the run time reads, to be kept beside the table.
    pub fn lent(&self) -> Lent<'_> {
        Lent {
            table: self,
            fields: Split::of(&self.fields),
            names: self.names.iter().map(String::as_str).collect(),
            spellings: lent(&self.spellings),
            other_names: lent(&self.other_names),
        }
    }
}

/// Fields as the lists of [`Fields`].
#[derive(Debug)]
pub struct Split<'t> {
    /// See [`Fields::names`].
    pub names: Vec<&'t str>,
    /// See [`Fields::members`].
    pub members: Vec<Member>,
    /// See [`Fields::defaults`].
    pub defaults: Vec<&'t str>,
}

impl<'t> Split<'t> {
    /// The lists of these fields.
    pub fn of(fields: &'t [FieldBuf]) -> Self {
        let mut defaults = Vec::new();
        let names = fields.iter().map(|field| field.name.as_str()).collect();
        let members = fields.iter().map(|field| {
            let presence = match &field.presence {
                PresenceBuf::Required => Presence::Required,
                PresenceBuf::Optional => Presence::Optional,
                PresenceBuf::Default(text) => {
                    defaults.push(text.as_str());
                    Presence::Default(super::index(defaults.len() - 1))
                }
            };
            Member { node: field.node, presence }
        });
        Self { names, members: members.collect(), defaults }
    }
}

fn lent(spellings: &[(u32, String)]) -> Vec<(u32, &str)> {
    spellings.iter().map(|(place, spelling)| (*place, spelling.as_str())).collect()
}
