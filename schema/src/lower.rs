//! From the catalog to the shape table: one node per type, and one more where a type may be null.

mod default;
mod lent;

use std::collections::{BTreeMap, BTreeSet};

pub use self::lent::{Lent, Split};
use crate::catalog::{Catalog, Field, Presence, Shape, Type, TypeId, Variant};
use crate::choice;
use crate::constraints::{Constraint, Shared};
use crate::level::Level;
use crate::table::{Check, Kind, Node, NodeId, Run};

/// A shape table that owns its parts; what the build step emits as statics.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableBuf {
    /// See [`crate::table::Table::nodes`].
    pub nodes: Vec<Node>,
    /// See [`crate::table::Table::fields`].
    pub fields: Vec<FieldBuf>,
    /// See [`crate::table::Table::checks`].
    pub checks: Vec<Check>,
    /// See [`crate::table::Table::names`].
    pub names: Vec<String>,
    /// See [`crate::table::Table::parts`].
    pub parts: Vec<NodeId>,
    /// What the checks of patterns refer to, each once.
    pub patterns: Vec<Shared>,
    /// See [`crate::table::Table::spellings`].
    pub spellings: Vec<(u32, String)>,
    /// See [`crate::table::Table::other_names`].
    pub other_names: Vec<(u32, String)>,
    /// See [`crate::table::Table::levels`].
    pub levels: Vec<(u32, Level)>,
    /// See [`crate::table::Table::secrets`].
    pub secrets: Vec<u32>,
    /// The node of each tool's arguments, in the order of the tools.
    pub roots: Vec<NodeId>,
    /// The node of what each tool returns, where that is described.
    pub returns: Vec<Option<NodeId>>,
    /// Nodes that stand for a type of the catalog: which type, and whether it may be null.
    known: BTreeMap<(TypeId, bool), NodeId>,
}

/// An owned [`crate::table::Field`].
#[derive(Clone, Debug, PartialEq)]
pub struct FieldBuf {
    /// See [`crate::table::Field::name`].
    pub name: String,
    /// See [`crate::table::Field::node`].
    pub node: NodeId,
    /// See [`crate::table::Field::presence`].
    pub presence: PresenceBuf,
}

/// An owned [`crate::table::Presence`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are those of `table::Presence`")]
pub enum PresenceBuf {
    Required,
    Optional,
    Default(String),
}

/// The shape table of all tools. Types that no tool uses are left out; scalars without constraints share one node.
pub fn lower(catalog: &Catalog) -> TableBuf {
    let mut lowering = Lowering {
        catalog,
        table: TableBuf::default(),
        shared: Vec::new(),
        patterns: BTreeMap::new(),
        twins: Vec::new(),
    };
    for tool in &catalog.tools {
        let root = lowering.node(tool.arguments, false);
        lowering.table.roots.push(root);
    }
    for tool in &catalog.tools {
        let node = tool.returns.map(|returns| lowering.node(returns.kind, false));
        lowering.table.returns.push(node);
    }
    let Lowering { mut table, twins, .. } = lowering;
    for (twin, original) in twins {
        let nullable = table.nodes[twin as usize].nullable;
        table.nodes[twin as usize] = Node { nullable, ..table.nodes[original as usize] };
    }
    table
}

impl TableBuf {
    /// The node of a type; `None` if no tool uses it.
    pub fn node_of(&self, id: TypeId) -> Option<NodeId> {
        self.known.get(&(id, false)).copied()
    }

    /// Lets keys be spelled otherwise too: pairs of a declared key and what it is in some dialect.
    pub fn spell<'k>(&mut self, keys: impl IntoIterator<Item = (&'k str, &'k str)>) {
        // Tools of one server have the same keys over and over.
        let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (declared, shown) in keys {
            all.entry(declared).or_default().insert(shown);
        }
        for (place, field) in self.fields.iter().enumerate() {
            let shown = all.get(field.name.as_str()).into_iter().flatten();
            self.spellings.extend(shown.map(|shown| (index(place), (*shown).to_owned())));
        }
        self.spellings.sort();
        self.spellings.dedup();
    }
}

impl PresenceBuf {
    fn of(catalog: &Catalog, record: TypeId, field: &Field) -> Self {
        match &field.presence {
            Presence::Required => Self::Required,
            Presence::Optional => Self::Optional,
            Presence::Default(value) => {
                let written = catalog.written.get(&(record, field.name.clone())).cloned();
                Self::Default(written.unwrap_or_else(|| default::text(catalog, field.kind, value)))
            }
        }
    }
}

struct Lowering<'c> {
    catalog: &'c Catalog,
    table: TableBuf,
    /// The nodes of kinds without parts and checks: a few, wherever they stand.
    shared: Vec<NodeId>,
    /// Patterns by their texts, with their index.
    patterns: BTreeMap<String, u32>,
    /// Nodes that differ from another one only in that they may (or may not) be null; filled in at the end, because
    /// a type that contains itself is not finished when its twin is met.
    twins: Vec<(NodeId, NodeId)>,
}

impl Lowering<'_> {
    fn node(&mut self, id: TypeId, nullable: bool) -> NodeId {
        if let Some(node) = self.table.known.get(&(id, nullable)) {
            return *node;
        }
        let Type { shape, constraints, .. } = self.catalog.type_of(id);
        let is_scalar = matches!(shape, Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text);
        let node = if let Shape::Nullable(inner) = shape {
            self.node(*inner, true)
        } else if matches!(shape, Shape::Any | Shape::Raw) {
            // `null` is one of its values anyway.
            let kind = self.kind(id, shape);
            self.shared(Node { kind, nullable: true, checks: NONE })
        } else if is_scalar && constraints.is_empty() {
            let kind = self.kind(id, shape);
            self.shared(Node { kind, nullable, checks: NONE })
        } else {
            self.own(id, nullable)
        };
        self.table.known.insert((id, nullable), node);
        node
    }

    /// The one node for a kind without parts and checks.
    fn shared(&mut self, node: Node) -> NodeId {
        let equal = self.shared.iter().copied().find(|known| self.table.nodes[*known as usize] == node);
        equal.unwrap_or_else(|| {
            let new = self.push(node);
            self.shared.push(new);
            new
        })
    }

    /// A node of the type's own.
    fn own(&mut self, id: TypeId, nullable: bool) -> NodeId {
        // The place is taken before the parts are lowered: a type may contain itself.
        let node = self.push(Node { kind: UNFINISHED, nullable, checks: NONE });
        self.table.known.insert((id, nullable), node);
        if let Some(original) = self.table.known.get(&(id, !nullable)) {
            self.twins.push((node, *original));
            return node;
        }
        let Type { shape, constraints, .. } = self.catalog.type_of(id);
        let TableBuf { checks, patterns, .. } = &mut self.table;
        let known = &mut self.patterns;
        let mut intern = |pattern: Shared| {
            *known.entry(pattern.source().to_owned()).or_insert_with(|| {
                patterns.push(pattern);
                index(patterns.len() - 1)
            })
        };
        let lower = |constraint: &Constraint| constraint.check.clone().map_pattern(&mut intern);
        let checks = push_all(checks, constraints.iter().map(lower));
        let kind = self.kind(id, shape);
        self.table.nodes[node as usize] = Node { kind, nullable, checks };
        node
    }

    fn push(&mut self, node: Node) -> NodeId {
        self.table.nodes.push(node);
        index(self.table.nodes.len() - 1)
    }

    fn kind(&mut self, id: TypeId, shape: &Shape) -> Kind {
        match shape {
            Shape::Bool => Kind::Bool,
            Shape::Integer(width) => Kind::Integer(*width),
            Shape::Number(precision) => Kind::Number(*precision),
            Shape::Text => Kind::Text,
            Shape::Enum(variants) => Kind::Enum(self.names(variants)),
            Shape::List(item) => Kind::List(self.node(*item, false)),
            Shape::Tuple(parts) => Kind::Tuple(self.parts(parts)),
            Shape::Map(key, value) => Kind::Map(self.node(*key, false), self.node(*value, false)),
            Shape::Any => Kind::Any,
            Shape::Raw => Kind::Raw,
            Shape::Record(fields) => {
                let others = self.catalog.others.get(&id).map(|others| self.node(*others, false));
                self.record(id, fields, others)
            }
            Shape::Choice(by, branches) => Kind::Choice(*by, self.parts(branches)),
            // `node` goes to the inner type by itself.
            Shape::Nullable(inner) => self.kind(*inner, &self.catalog.type_of(*inner).shape),
            // Was reported; nothing is emitted for a tool that has it.
            Shape::Error => Kind::Text,
        }
    }

    fn names(&mut self, variants: &[Variant]) -> Run {
        let mut arranged: Vec<_> = variants.iter().collect();
        choice::arrange(&mut arranged, |variant| &variant.name);
        let run = push_all(&mut self.table.names, arranged.iter().map(|variant| variant.name.clone()));
        let aliases = arranged.iter().map(|variant| variant.aliases.as_slice());
        push_aliases(&mut self.table.other_names, run, aliases);
        run
    }

    fn parts(&mut self, parts: &[TypeId]) -> Run {
        let parts: Vec<_> = parts.iter().map(|part| self.node(*part, false)).collect();
        push_all(&mut self.table.parts, parts)
    }

    fn record(&mut self, id: TypeId, fields: &[Field], others: Option<NodeId>) -> Kind {
        let lower = |field: &Field| FieldBuf {
            name: field.name.clone(),
            node: self.node(field.kind, false),
            presence: PresenceBuf::of(self.catalog, id, field),
        };
        let lowered: Vec<_> = fields.iter().map(lower).collect();
        let run = push_all(&mut self.table.fields, lowered);
        push_aliases(&mut self.table.spellings, run, fields.iter().map(|field| field.aliases.as_slice()));
        let places = || (run.start..).zip(fields);
        self.table.levels.extend(places().filter_map(|(place, field)| Some((place, field.coerce?))));
        self.table.secrets.extend(places().filter(|(_, field)| field.secret).map(|(place, _)| place));
        others.map_or(Kind::Record(run), |others| Kind::Open(run, others))
    }
}

fn push_all<T>(list: &mut Vec<T>, entries: impl IntoIterator<Item = T>) -> Run {
    let start = list.len();
    list.extend(entries);
    let len = list.len() - start;
    if len == 0 { NONE } else { Run { start: index(start), len: index(len) } }
}

/// Puts the aliases of each entry of a run into the list of other spellings.
fn push_aliases<'a>(list: &mut Vec<(u32, String)>, run: Run, aliases: impl Iterator<Item = &'a [String]>) {
    for (place, aliases) in (run.start..).zip(aliases) {
        list.extend(aliases.iter().map(|alias| (place, alias.clone())));
    }
}

/// An index of the table; one with more entries than `u32` counts could not be emitted anyway.
fn index(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

const NONE: Run = Run { start: 0, len: 0 };

/// Equal to no finished node.
const UNFINISHED: Kind = Kind::List(NodeId::MAX);

#[cfg(test)]
mod tests;
