//! Which values of a schema are schemas, what they are called, and where references lead.
//!
//! Only what keywords hold is a schema: the content of [`DATA`] is not, whatever it looks like.

use std::collections::BTreeMap;

use super::circles;
use super::draft::Draft;
use super::fault::Fault;
use super::keyword::{DATA, Holds, keyword};
use super::tree::{Id, Tree, Value};
use super::uri;
use crate::json::Json;

/// The schemas within one root.
#[derive(Debug)]
pub(super) struct Index {
    pub(super) draft: Draft,
    /// Every schema, with the index of the name that references in it are relative to.
    bases: BTreeMap<Id, usize>,
    names: Vec<String>,
    /// The schema that bears a name.
    resources: BTreeMap<String, Id>,
    /// The schema that bears a name within that of another.
    anchors: BTreeMap<(Id, String), Id>,
}

impl Index {
    /// Looks through a schema once.
    pub(super) fn of(tree: &Tree<'_>, root: Id) -> Result<Self, Fault> {
        let draft = draft_of(tree, root)?.unwrap_or(Draft::Draft202012);
        let mut index = Self {
            draft,
            bases: BTreeMap::new(),
            names: vec![String::new()],
            resources: BTreeMap::from([(String::new(), root)]),
            anchors: BTreeMap::new(),
        };
        let mut open = vec![(root, 0)];
        while let Some((id, base)) = open.pop() {
            let base = index.enter(tree, root, id, base)?;
            for (key, value) in tree.members(id) {
                open.extend(held(tree, key, *value, draft).map(|schema| (schema, base)));
            }
        }
        circles::check(tree, &index)?;
        Ok(index)
    }

    /// Every schema.
    pub(super) fn schemas(&self) -> impl Iterator<Item = Id> {
        self.bases.keys().copied()
    }

    /// Notes one schema; gives what references in it are relative to.
    fn enter(&mut self, tree: &Tree<'_>, root: Id, id: Id, outer: usize) -> Result<usize, Fault> {
        if let Some(draft) = draft_of(tree, id)?.filter(|draft| id != root && *draft != self.draft) {
            let place = tree.key(id, "$schema").unwrap_or(id);
            let message = format!("a part of a schema of {} says it is of {}", self.draft.uri(), draft.uri());
            return Err(Fault::new("J010", tree.place(place), message, "take one version for all of it"));
        }
        let is_alone = self.draft.ref_stands_alone() && tree.key(id, "$ref").is_some();
        let mut base = outer;
        if let Some(name) = tree.text_at(id, self.draft.id()).filter(|_| !is_alone) {
            let (name, fragment) = uri::split(name);
            if !name.is_empty() {
                let name = uri::resolve(self.name(outer), name);
                if name.len() > LONGEST_NAME {
                    let message = format!("the name of a schema has {} bytes, more than {LONGEST_NAME}", name.len());
                    return Err(Fault::new("J011", tree.place(id), message, "give it a shorter one"));
                }
                self.resources.entry(name.clone()).or_insert(id);
                self.names.push(name);
                base = self.names.len() - 1;
            }
            if let Some(anchor) = fragment.filter(|anchor| !anchor.is_empty()) {
                self.anchors.entry((self.resource(base), anchor)).or_insert(id);
            }
        }
        for keyword in ["$anchor", "$dynamicAnchor"] {
            if let Some(anchor) = tree.text_at(id, keyword) {
                self.anchors.entry((self.resource(base), anchor.to_owned())).or_insert(id);
            }
        }
        self.bases.insert(id, base);
        Ok(base)
    }

    fn name(&self, base: usize) -> &str {
        self.names.get(base).map_or("", String::as_str)
    }

    fn resource(&self, base: usize) -> Id {
        self.resources.get(self.name(base)).copied().unwrap_or_default()
    }

    /// The schema that the `$ref` of a schema leads to.
    pub(super) fn target(&self, tree: &Tree<'_>, schema: Id, reference: Id) -> Result<Id, Fault> {
        let fault = |code, message: String, help: &str| Err(Fault::new(code, tree.place(reference), message, help));
        let Some(written) = tree.text_of(reference) else {
            return fault("J011", "`$ref` takes a text".to_owned(), "write it as `\"#/$defs/Name\"`");
        };
        let shown = Json::text(written);
        let (relative, fragment) = uri::split(written);
        let base = self.bases.get(&schema).copied().unwrap_or_default();
        let name = uri::resolve(self.name(base), relative);
        let Some(resource) = self.resources.get(&name).copied() else {
            let message = format!("{shown} is a reference to another document, and nothing is ever fetched");
            return fault("J008", message, "put the schema into `$defs`, and refer to it there");
        };
        let Some(fragment) = fragment else {
            return fault("J009", format!("{shown} is no reference: its fragment is no text"), "write it as UTF-8");
        };
        let found = match fragment.strip_prefix('/') {
            None if fragment.is_empty() => Some(resource),
            None => self.anchors.get(&(resource, fragment)).copied(),
            Some(path) => match follow(tree, resource, path) {
                Ok(found) => found,
                Err(data) => {
                    let message = format!("{shown} leads into the content of `{data}`, which is data");
                    return fault("J009", message, "put the schema into `$defs`, and refer to it there");
                }
            },
        };
        match found.filter(|found| self.bases.contains_key(found)) {
            Some(found) => Ok(found),
            None => fault("J009", format!("{shown} leads to no schema"), "refer to one in `$defs`"),
        }
    }
}

/// Bytes of the name of a schema.
const LONGEST_NAME: usize = 2_048;

/// The value that a JSON pointer leads to, if any; or the keyword of the data that it would lead into.
fn follow(tree: &Tree<'_>, from: Id, path: &str) -> Result<Option<Id>, &'static str> {
    // The names of properties are no keywords.
    let (mut at, mut is_schema) = (from, true);
    for step in path.split('/') {
        let step = step.replace("~1", "/").replace("~0", "~");
        let next = match tree.value(at) {
            Value::Object(_) => tree.key(at, &step),
            Value::List(items) => step.parse::<usize>().ok().and_then(|index| items.get(index).copied()),
            Value::Null | Value::Bool(_) | Value::Number | Value::Text(_) => None,
        };
        let Some(next) = next else { return Ok(None) };
        if let Some(data) = DATA.iter().find(|data| is_schema && tree.is_object(at) && **data == step) {
            return Err(data);
        }
        let is_map = |step: &str| matches!(keyword_holding(step), Some(Holds::Map));
        is_schema = !(is_schema && is_map(&step));
        at = next;
    }
    Ok(Some(at))
}

/// What a keyword of any draft holds.
fn keyword_holding(name: &str) -> Option<Holds> {
    [Draft::Draft202012, Draft::Draft7, Draft::Draft201909]
        .into_iter()
        .find_map(|draft| keyword(name, draft))
        .map(|keyword| keyword.holds)
}

/// The schemas that the value of a keyword holds.
fn held(tree: &Tree<'_>, key: &str, value: Id, draft: Draft) -> impl Iterator<Item = Id> {
    let holds = keyword(key, draft).map_or(Holds::Nothing, |keyword| keyword.holds);
    let is_schema = |id: &Id| matches!(tree.value(*id), Value::Object(_) | Value::Bool(_));
    let all: Vec<Id> = match holds {
        Holds::Nothing => Vec::new(),
        // Before draft 2020-12 `items` may be a list.
        Holds::Schema if key == "items" && !tree.items(value).is_empty() => tree.items(value).to_vec(),
        Holds::Schema => vec![value],
        Holds::List => tree.items(value).to_vec(),
        Holds::Map => tree.members(value).iter().map(|(_, schema)| *schema).collect(),
    };
    all.into_iter().filter(is_schema).collect::<Vec<_>>().into_iter()
}

/// The draft that a schema says it is of.
fn draft_of(tree: &Tree<'_>, id: Id) -> Result<Option<Draft>, Fault> {
    let Some(said) = tree.key(id, "$schema") else { return Ok(None) };
    match tree.text_of(said).and_then(Draft::of) {
        Some(draft) => Ok(Some(draft)),
        None => {
            let message = format!("{} is no version of JSON Schema that is known", tree.source(said));
            let help = format!("take `{}`", Draft::Draft202012.uri());
            Err(Fault::new("J010", tree.place(said), message, help))
        }
    }
}
