//! The schema of one tool on its way into the catalog: what is known so far, and what may still be spent.

use std::collections::{BTreeMap, BTreeSet};

use super::fault::Fault;
use super::flat::All;
use super::index::Index;
use super::patterns::{Patterns, Store};
use super::tree::{Id, Tree};
use super::{Options, Reason};
use crate::catalog::{Catalog, Shape, Type, TypeId};
use crate::constraints::{Check, Constraint, KEYWORDS};

/// One schema that is being read.
pub(super) struct Reading<'r, 't> {
    pub(super) tree: &'r Tree<'t>,
    pub(super) index: &'r Index,
    pub(super) options: &'r Options,
    /// Whether it is written in the dialect of Gemini's `parameters`.
    pub(super) is_open_api: bool,
    pub(super) catalog: &'r mut Catalog,
    pub(super) patterns: &'r mut Patterns,
    pub(super) known: BTreeMap<All, State>,
    /// Schemas whose keywords were looked at.
    pub(super) checked: BTreeSet<Id>,
    pub(super) reasons: Vec<Reason>,
    pub(super) remarks: Vec<Fault>,
    /// Types that became another one: the first is a copy of the second.
    pub(super) copies: Vec<(TypeId, TypeId)>,
    /// Defaults and examples of fields, to be judged when all types are there.
    pub(super) data: Vec<Data>,
    /// Defaults that fit, by the type of the object and the key.
    pub(super) defaults: BTreeMap<(TypeId, String), Id>,
    /// Forms of which a value may have one only.
    pub(super) rivals: Vec<(TypeId, TypeId, Id)>,
    /// Whether the next object is to be a record, whatever its keys.
    pub(super) wants_record: bool,
    /// The type of any value.
    pub(super) any: Option<TypeId>,
    types: usize,
    steps: usize,
    all_steps: &'r mut usize,
    depth: usize,
}

/// How far a type is.
#[derive(Clone, Copy, Debug)]
pub(super) enum State {
    /// It is being made; whether it was referred to meanwhile.
    Open(TypeId, bool),
    /// `None`: nothing fits.
    Made(Option<TypeId>),
}

/// A value that should fit a field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Data {
    pub(super) record: TypeId,
    pub(super) field: usize,
    pub(super) value: Id,
    pub(super) is_default: bool,
}

impl<'r, 't> Reading<'r, 't> {
    pub(super) fn new(
        tree: &'r Tree<'t>,
        index: &'r Index,
        options: &'r Options,
        is_open_api: bool,
        store: &'r mut Store,
    ) -> Self {
        Self {
            tree,
            index,
            options,
            is_open_api,
            catalog: &mut store.catalog,
            patterns: &mut store.patterns,
            known: BTreeMap::new(),
            checked: BTreeSet::new(),
            reasons: Vec::new(),
            remarks: Vec::new(),
            copies: Vec::new(),
            data: Vec::new(),
            defaults: BTreeMap::new(),
            rivals: Vec::new(),
            wants_record: false,
            any: None,
            types: options.limits.types,
            steps: options.limits.steps.min(store.steps),
            all_steps: &mut store.steps,
            depth: 0,
        }
    }

    /// A look at a schema.
    pub(super) fn step(&mut self, schema: Id) -> Result<(), Fault> {
        self.spend(1 + self.tree.members(schema).len() / 16, schema)
    }

    /// Takes so many looks.
    pub(super) fn spend(&mut self, looks: usize, schema: Id) -> Result<(), Fault> {
        *self.all_steps = self.all_steps.saturating_sub(looks);
        self.steps = self.steps.checked_sub(looks).ok_or_else(|| self.too_much(schema))?;
        Ok(())
    }

    /// Goes one schema deeper.
    pub(super) fn deeper<T>(
        &mut self,
        schema: Id,
        read: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if self.depth >= MOST_LEVELS {
            return Err(self.too_much(schema));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    /// A type whose shape is said later; until then nothing fits it.
    pub(super) fn reserve(&mut self, schema: Id) -> Result<TypeId, Fault> {
        self.types = self.types.checked_sub(1).ok_or_else(|| self.too_much(schema))?;
        let (shape, span) = (Shape::Record(Vec::new()), self.tree.span_of(schema));
        Ok(self.catalog.add(Type { shape, name: None, description: None, constraints: Vec::new(), span }))
    }

    pub(super) fn fill(&mut self, id: TypeId, shape: Shape, constraints: Vec<Constraint>) {
        let kind = &mut self.catalog.types[id.0 as usize];
        (kind.shape, kind.constraints) = (shape, constraints);
    }

    /// A type of its own.
    pub(super) fn add(&mut self, schema: Id, shape: Shape, constraints: Vec<Constraint>) -> Result<TypeId, Fault> {
        let id = self.reserve(schema)?;
        self.fill(id, shape, constraints);
        Ok(id)
    }

    /// The type of any value.
    pub(super) fn any(&mut self, schema: Id) -> Result<TypeId, Fault> {
        if let Some(any) = self.any {
            return Ok(any);
        }
        let any = self.add(schema, Shape::Any, Vec::new())?;
        self.any = Some(any);
        Ok(any)
    }

    /// Notes that only a general validator can hold arguments to a keyword.
    pub(super) fn beyond(&mut self, at: Id, keyword: &'static str, why: &str) {
        let is_known =
            self.reasons.iter().any(|reason| reason.keyword == keyword && reason.place.span == self.tree.span_of(at));
        if !is_known && self.reasons.len() < MOST_NOTES {
            self.reasons.push(Reason { keyword, place: self.tree.place(at), why: why.to_owned() });
        }
    }

    pub(super) fn remark(&mut self, code: &'static str, at: Id, message: String, help: &str) {
        if self.remarks.len() < MOST_NOTES {
            self.remarks.push(Fault::new(code, self.tree.place(at), message, help));
        }
    }

    /// A keyword with a value that it cannot have.
    pub(super) fn malformed<T>(&self, at: Id, takes: &str) -> Result<T, Fault> {
        let shown: String = self.tree.source(at).chars().take(MOST_SHOWN).collect();
        // What is no text is shown as it is written, what is one in its quotes.
        let message = format!("{takes}, but here stands {shown}");
        Err(Fault::new("J011", self.tree.place(at), message, "correct the value, or take the keyword away"))
    }

    fn too_much(&self, schema: Id) -> Fault {
        let (message, help) = match *self.all_steps {
            0 => ("the schemas of the file take too much to read all together", "declare its tools in several files"),
            _ => (
                "the schema takes too much to read: its parts multiply, or lie too deep",
                "say it with fewer `anyOf` and `allOf` within each other",
            ),
        };
        Fault::new("J013", self.tree.place(schema), message, help)
    }
}

/// A constraint by the name of its keyword in JSON Schema.
pub(super) fn constraint(name: &str, check: Check) -> Option<Constraint> {
    let keyword = KEYWORDS.iter().find(|keyword| keyword.name == name)?;
    Some(Constraint { keyword, check })
}

/// Schemas that are read within each other: arguments are never nested deeper.
const MOST_LEVELS: usize = 96;

/// Bytes that are copied for one look.
pub(super) const TEXT: usize = 32;

/// Remarks on one tool, and reasons.
const MOST_NOTES: usize = 32;

/// Characters of a wrong value that are shown.
const MOST_SHOWN: usize = 60;
