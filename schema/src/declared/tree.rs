//! A JSON text as a tree that knows where each value stands.

use std::collections::BTreeMap;

use super::fault::{Fault, Place};
use super::number;
use crate::json::Json;
use crate::span::Span;

/// Index of a value in its [`Tree`].
pub(super) type Id = u32;

/// The values of one file, parents before their parts.
#[derive(Debug)]
pub(super) struct Tree<'t> {
    pub(super) text: &'t str,
    pub(super) file: u32,
    nodes: Vec<Node>,
    members: BTreeMap<(Id, String), Id>,
    /// Keys that stand in an object again: the object, and the value that is not kept.
    twice: Vec<(Id, String, Span)>,
}

#[derive(Debug)]
struct Node {
    parent: Option<Id>,
    /// Which of the items or members of its parent it is.
    index: usize,
    span: Span,
    value: Value,
}

/// What a value is.
#[derive(Debug)]
pub(super) enum Value {
    Null,
    Bool(bool),
    /// Its text is that of its place.
    Number,
    Text(String),
    List(Vec<Id>),
    Object(Vec<(String, Id)>),
}

impl<'t> Tree<'t> {
    pub(super) fn new(text: &'t str, file: u32) -> Self {
        Self { text, file, nodes: Vec::new(), members: BTreeMap::new(), twice: Vec::new() }
    }

    /// Adds a value that starts at a byte; where it ends is said by [`Tree::end`].
    pub(super) fn add(&mut self, parent: Option<Id>, start: usize, value: Value) -> Id {
        let id = Id::try_from(self.nodes.len()).unwrap_or(Id::MAX);
        self.nodes.push(Node { parent, index: 0, span: self.span(start, start), value });
        id
    }

    pub(super) fn end(&mut self, id: Id, end: usize) {
        let end = self.span(end, end).end;
        if let Some(node) = self.nodes.get_mut(id as usize) {
            node.span.end = end;
        }
    }

    /// Puts an item into its list.
    pub(super) fn push_item(&mut self, list: Id, item: Id) {
        if let Some(Node { value: Value::List(items), .. }) = self.nodes.get_mut(list as usize) {
            items.push(item);
            let index = items.len() - 1;
            self.set_index(item, index);
        }
    }

    /// Puts a member into its object; of two with one key the first is kept.
    pub(super) fn push_member(&mut self, object: Id, key: String, value: Id) {
        if self.members.contains_key(&(object, key.clone())) {
            if self.twice.len() < MOST_TWICE {
                self.twice.push((object, key, self.span_of(value)));
            }
        } else if let Some(Node { value: Value::Object(members), .. }) = self.nodes.get_mut(object as usize) {
            members.push((key.clone(), value));
            let index = members.len() - 1;
            self.members.insert((object, key), value);
            self.set_index(value, index);
        }
    }

    fn set_index(&mut self, id: Id, index: usize) {
        if let Some(node) = self.nodes.get_mut(id as usize) {
            node.index = index;
        }
    }

    /// How many values there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn value(&self, id: Id) -> &Value {
        self.node(id).map_or(&Value::Null, |node| &node.value)
    }

    pub(super) fn span_of(&self, id: Id) -> Span {
        self.node(id).map_or(self.span(0, 0), |node| node.span)
    }

    /// The value as it was written.
    pub(super) fn source(&self, id: Id) -> &'t str {
        let Span { start, end, .. } = self.span_of(id);
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The members of an object; none of any other value.
    pub(super) fn members(&self, id: Id) -> &[(String, Id)] {
        if let Value::Object(members) = self.value(id) { members } else { &[] }
    }

    /// The items of a list; none of any other value.
    pub(super) fn items(&self, id: Id) -> &[Id] {
        if let Value::List(items) = self.value(id) { items } else { &[] }
    }

    /// The value of a key; `None` for an absent key and for what is no object.
    pub(super) fn key(&self, id: Id, key: &str) -> Option<Id> {
        let members = self.members(id);
        if members.len() <= FEW {
            return members.iter().find(|(name, _)| name == key).map(|(_, value)| *value);
        }
        self.members.get(&(id, key.to_owned())).copied()
    }

    pub(super) fn text_of(&self, id: Id) -> Option<&str> {
        if let Value::Text(text) = self.value(id) { Some(text) } else { None }
    }

    /// The text of a key.
    pub(super) fn text_at(&self, id: Id, key: &str) -> Option<&str> {
        self.text_of(self.key(id, key)?)
    }

    pub(super) fn bool_at(&self, id: Id, key: &str) -> Option<bool> {
        if let Value::Bool(value) = self.value(self.key(id, key)?) { Some(*value) } else { None }
    }

    pub(super) fn is_object(&self, id: Id) -> bool {
        matches!(self.value(id), Value::Object(_))
    }

    fn node(&self, id: Id) -> Option<&Node> {
        self.nodes.get(id as usize)
    }

    /// The key by which a value stands in `$defs` or `definitions`, if it does.
    pub(super) fn definition(&self, id: Id) -> Option<&str> {
        let node = self.node(id)?;
        let all = node.parent?;
        let outer = self.node(all)?.parent?;
        let is_held = ["$defs", "definitions"].iter().any(|word| self.key(outer, word) == Some(all));
        self.members(all).get(node.index).filter(|_| is_held).map(|(key, _)| key.as_str())
    }

    /// The texts and keys at and below a value, each with the value it is or leads to.
    pub(super) fn texts(&self, id: Id) -> impl Iterator<Item = (Id, &str)> {
        // Parts stand behind the whole, all of them before what follows it.
        let within = (id..).take_while(move |part| (*part as usize) < self.nodes.len() && self.is_within(*part, id));
        within.flat_map(|part| {
            let keys = self.members(part).iter().map(|(key, value)| (*value, key.as_str()));
            keys.chain(self.text_of(part).map(|text| (part, text)))
        })
    }

    /// Where a value stands.
    pub(super) fn place(&self, id: Id) -> Place {
        let mut steps = Vec::new();
        let mut at = id;
        while let Some((parent, index)) = self.node(at).and_then(|node| Some((node.parent?, node.index))) {
            let key = self.members(parent).get(index).map(|(key, _)| key.replace('~', "~0").replace('/', "~1"));
            steps.push(key.unwrap_or_else(|| index.to_string()));
            at = parent;
        }
        let pointer = steps.iter().rev().map(|step| format!("/{step}")).collect();
        Place { pointer, span: self.span_of(id) }
    }

    /// The first key that stands twice in an object at or below a value.
    pub(super) fn repeated(&self, id: Id) -> Option<Fault> {
        self.twice.iter().find(|(object, ..)| self.is_within(*object, id)).map(|twice| self.told(twice))
    }

    /// The first key that stands twice outside all of these values; or any, if there are too many.
    pub(super) fn repeated_outside(&self, values: &[Id]) -> Option<Fault> {
        let is_outside = |object: Id| !values.iter().any(|value| self.is_within(object, *value));
        let is_lost = self.twice.len() >= MOST_TWICE;
        self.twice.iter().find(|(object, ..)| is_lost || is_outside(*object)).map(|twice| self.told(twice))
    }

    fn is_within(&self, part: Id, whole: Id) -> bool {
        let (part, whole) = (self.span_of(part), self.span_of(whole));
        whole.start <= part.start && part.end <= whole.end
    }

    fn told(&self, (object, key, span): &(Id, String, Span)) -> Fault {
        let message = format!("the key {} stands twice in an object", Json::text(key));
        let mut fault = Fault::new("J004", self.place(*object), message, "take one of them away");
        fault.place.span = *span;
        fault.other = self.key(*object, key).map(|first| Box::new(self.place(first)));
        fault
    }

    /// A value as data: numbers that are whole as whole numbers. `None` if it holds a number that is not kept exactly.
    /// Values are never nested deeper than files may be.
    pub(super) fn json(&self, id: Id) -> Option<Json> {
        Some(match self.value(id) {
            Value::Null => Json::Null,
            Value::Bool(value) => Json::Bool(*value),
            Value::Number => number::json(self.source(id))?,
            Value::Text(text) => Json::text(text),
            Value::List(items) => Json::List(items.iter().map(|item| self.json(*item)).collect::<Option<_>>()?),
            Value::Object(members) => {
                let member = |(key, value): &(String, Id)| Some((key.clone(), self.json(*value)?));
                Json::Object(members.iter().map(member).collect::<Option<_>>()?)
            }
        })
    }

    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        // Files are never as long as that.
        let place = |at| u32::try_from(at).unwrap_or(u32::MAX);
        Span { file: self.file, start: place(start), end: place(end) }
    }
}

/// Keys that stand twice and are told of; a file with more of them is refused as a whole.
const MOST_TWICE: usize = 256;

/// So many keys are compared one by one.
const FEW: usize = 16;
