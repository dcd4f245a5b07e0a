//! The shape table as the run time reads it, lent by one that owns its parts.

use super::{FieldBuf, PresenceBuf, TableBuf};
use crate::table::{Field, Presence, Table};

/// A [`TableBuf`] with the lists that lend its texts.
#[derive(Debug)]
pub struct Lent<'t> {
    table: &'t TableBuf,
    fields: Vec<Field<'t>>,
    names: Vec<&'t str>,
    spellings: Vec<(u32, &'t str)>,
    other_names: Vec<(u32, &'t str)>,
}

impl Lent<'_> {
    /// The table.
    pub fn table(&self) -> Table<'_> {
        let Self { table, fields, names, spellings, other_names } = self;
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
            fields: self.fields.iter().map(FieldBuf::borrowed).collect(),
            names: self.names.iter().map(String::as_str).collect(),
            spellings: lent(&self.spellings),
            other_names: lent(&self.other_names),
        }
    }
}

impl FieldBuf {
    fn borrowed(&self) -> Field<'_> {
        let presence = match &self.presence {
            PresenceBuf::Required => Presence::Required,
            PresenceBuf::Optional => Presence::Optional,
            PresenceBuf::Default(text) => Presence::Default(text),
        };
        Field { name: &self.name, node: self.node, presence }
    }
}

fn lent(spellings: &[(u32, String)]) -> Vec<(u32, &str)> {
    spellings.iter().map(|(place, spelling)| (*place, spelling.as_str())).collect()
}
