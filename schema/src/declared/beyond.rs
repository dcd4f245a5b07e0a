//! What a general validator needs of a tool that is beyond a shape: its place in the catalog, its schema as a value, and
//! which schemas are asked of which values.

use std::collections::BTreeMap;

use super::fault::{Fault, Place};
use super::index::Index;
use super::parse::parse;
use super::tree::{Id, Tree};
use super::{Beyond, Declared, Limits, SchemaText};
use crate::catalog::{Catalog, Returns, Shape, Tool, Type, Verbatim};

impl Declared {
    /// Adds a tool that is [beyond](super::Verdict::Beyond) a shape to a catalog: its arguments are an open record there,
    /// and shown as they are declared.
    ///
    /// # Errors
    /// If its schema is not kept exactly: it holds a number of very many digits.
    pub fn add_verbatim(&self, beyond: &Beyond, catalog: &mut Catalog) -> Result<(), Fault> {
        let Some(SchemaText { text, place, .. }) = &self.schema else {
            return Err(Fault::new(
                "J005",
                self.place.clone(),
                "the tool has no schema of its arguments",
                "give it one",
            ));
        };
        let tree = parse(text.as_bytes(), place.span.file, &Limits::LOCAL)?;
        let Some(schema) = tree.json(0) else { return Err(not_exact(place)) };
        let mut keywords: Vec<&'static str> = beyond.reasons.iter().map(|reason| reason.keyword).collect();
        keywords.sort_unstable();
        keywords.dedup();
        let mut kind = |shape| {
            catalog.add(Type { shape, name: None, description: None, constraints: Vec::new(), span: place.span })
        };
        let (any, arguments) = (kind(Shape::Any), kind(Shape::Record(Vec::new())));
        catalog.others.insert(arguments, any);
        catalog.verbatim.insert(catalog.tools.len(), Verbatim { schema, keywords });
        catalog.tools.push(Tool {
            title: self.title.clone(),
            hints: self.hints,
            source: self.source(),
            ..Tool::new(&self.name, &self.description, arguments, self.place.span)
        });
        Ok(())
    }
}

impl Declared {
    /// Lets a tool of a catalog return what fits [its output schema](Declared::output), which no type says: it is shown as it
    /// was declared.
    ///
    /// # Errors
    /// If the schema is not kept exactly: it holds a number of very many digits.
    pub fn add_output(&self, tool: usize, catalog: &mut Catalog) -> Result<(), Fault> {
        let Some(SchemaText { text, place, .. }) = &self.output else { return Ok(()) };
        let tree = parse(text.as_bytes(), place.span.file, &Limits::LOCAL)?;
        let Some(schema) = tree.json(0) else { return Err(not_exact(place)) };
        let span = place.span;
        let kind =
            catalog.add(Type { shape: Shape::Any, name: None, description: None, constraints: Vec::new(), span });
        if let Some(tool) = catalog.tools.get_mut(tool) {
            tool.returns = Some(Returns { kind, is_asked: true });
        }
        catalog.outputs.insert(tool, schema);
        Ok(())
    }
}

fn not_exact(place: &Place) -> Fault {
    let message = "the schema holds a number that is not kept exactly";
    Fault::new("J011", place.clone(), message, "write it with fewer digits")
}

/// Which schemas are asked of a value and of its parts, such that the work of a validator can be told before it is done.
/// Never fewer than there are.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The first is that of the whole.
    pub schemas: Vec<Asked>,
}

/// What one schema asks; schemas by their index in [`Plan::schemas`].
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// How much it has to be compared with: 1, and one for 64 bytes of lists of values and keys.
    pub size: usize,
    /// Those asked of the same value.
    pub here: Vec<usize>,
    /// Whether what is below may be asked once more, to learn whether it fits and then why it does not.
    pub is_asked_again: bool,
    /// Whether those of the same value may be asked again for each of its parts, to learn which were looked at.
    pub is_asked_of_parts: bool,
    /// Those of values of these keys.
    pub keys: BTreeMap<String, usize>,
    /// Those of the values of all other keys.
    pub other_keys: Vec<usize>,
    /// Those that may be of the value of any key.
    pub every_key: Vec<usize>,
    /// Those of the first items, one each.
    pub items: Vec<usize>,
    /// Those of the items behind.
    pub other_items: Vec<usize>,
    /// Those of every item.
    pub every_item: Vec<usize>,
    /// Regular expressions.
    pub patterns: usize,
}

impl SchemaText {
    /// Which schemas are asked of which values.
    ///
    /// # Errors
    /// If any part of it refers to what is not there, or depends on what it is reached by (`$dynamicRef`,
    /// `$recursiveRef`).
    pub fn plan(&self) -> Result<Plan, Fault> {
        let within = |fault| self.within(fault);
        let tree = parse(self.text.as_bytes(), self.place.span.file, &Limits::LOCAL).map_err(within)?;
        let index = Index::of(&tree, 0).map_err(within)?;
        let places: BTreeMap<Id, usize> = index.schemas().enumerate().map(|(place, id)| (id, place)).collect();
        let planner = Planner { tree: &tree, index: &index, places };
        let schemas = index.schemas().map(|schema| planner.asked(schema)).collect::<Result<_, _>>().map_err(within)?;
        Ok(Plan { schemas })
    }

    /// A place in the schema as one in the file.
    pub fn place_of(&self, pointer: &str) -> Place {
        Place { pointer: format!("{}{pointer}", self.place.pointer), span: self.place.span }
    }

    /// A fault of the schema as one of the file.
    fn within(&self, mut fault: Fault) -> Fault {
        fault.place = self.place_of(&fault.place.pointer);
        fault
    }
}

struct Planner<'p, 't> {
    tree: &'p Tree<'t>,
    index: &'p Index,
    places: BTreeMap<Id, usize>,
}

impl Planner<'_, '_> {
    fn asked(&self, schema: Id) -> Result<Asked, Fault> {
        let Self { tree, index, .. } = self;
        for word in ["$dynamicRef", "$recursiveRef"] {
            if let Some(at) = tree.key(schema, word) {
                let message = format!("`{word}` means what the schemas around it make of it, and is not followed");
                return Err(Fault::new("J009", tree.place(at), message, "write `$ref`"));
            }
        }
        let mut asked = Asked { size: 1, ..Asked::default() };
        if let Some(reference) = tree.key(schema, "$ref") {
            asked.here.extend(self.places.get(&index.target(tree, schema, reference)?));
            if index.draft.ref_stands_alone() {
                return Ok(asked);
            }
        }
        asked.here.extend(["allOf", "anyOf", "oneOf"].iter().flat_map(|word| self.listed(schema, word)));
        asked.here.extend(["not", "if", "then", "else"].iter().filter_map(|word| self.one(schema, word)));
        asked.here.extend(["dependentSchemas", "dependencies"].iter().flat_map(|word| self.mapped(schema, word)));
        asked.is_asked_again = AGAIN.iter().any(|word| tree.key(schema, word).is_some());
        asked.is_asked_of_parts =
            ["unevaluatedProperties", "unevaluatedItems"].iter().any(|word| tree.key(schema, word).is_some());
        if let Some(properties) = tree.key(schema, "properties") {
            let members = tree.members(properties).iter();
            asked.keys = members.filter_map(|(key, id)| Some((key.clone(), *self.places.get(id)?))).collect();
        }
        let beside = ["additionalProperties", "unevaluatedProperties"];
        asked.other_keys.extend(beside.iter().filter_map(|word| self.one(schema, word)));
        asked.every_key = self.mapped(schema, "patternProperties").collect();
        asked.every_key.extend(self.one(schema, "propertyNames"));
        let first = if tree.key(schema, "prefixItems").is_some() { "prefixItems" } else { "items" };
        asked.items = self.listed(schema, first).collect();
        let behind = ["items", "additionalItems", "unevaluatedItems"];
        asked.other_items.extend(behind.iter().filter_map(|word| self.one(schema, word)));
        asked.every_item.extend(self.one(schema, "contains"));
        let bytes: usize = DATA.iter().filter_map(|word| Some(tree.source(tree.key(schema, word)?).len())).sum();
        asked.size += bytes / 64;
        asked.patterns = asked.every_key.len() + usize::from(tree.key(schema, "pattern").is_some());
        Ok(asked)
    }

    /// The schema that a keyword holds.
    fn one(&self, schema: Id, word: &str) -> Option<usize> {
        self.places.get(&self.tree.key(schema, word)?).copied()
    }

    fn listed(&self, schema: Id, word: &str) -> impl Iterator<Item = usize> {
        let items = self.tree.key(schema, word).map(|list| self.tree.items(list)).unwrap_or_default();
        items.iter().filter_map(|id| self.places.get(id).copied())
    }

    fn mapped(&self, schema: Id, word: &str) -> impl Iterator<Item = usize> {
        let members = self.tree.key(schema, word).map(|map| self.tree.members(map)).unwrap_or_default();
        members.iter().filter_map(|(_, id)| self.places.get(id).copied())
    }
}

/// Keywords that ask whether something fits before they say why it does not.
const AGAIN: [&str; 7] = ["anyOf", "oneOf", "not", "if", "contains", "dependentSchemas", "dependencies"];

/// Keywords whose content is gone through.
const DATA: [&str; 7] =
    ["enum", "const", "required", "dependentRequired", "dependencies", "patternProperties", "pattern"];
