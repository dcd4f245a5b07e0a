//! Whether a catalog that was built by hand holds together: what the readers take care of in those that they make.

use core::fmt;
use std::collections::BTreeSet;

use super::{Catalog, Field, Presence, Shape, Type, TypeId};
use crate::constraints::{accepts, contradictions};
use crate::limits;
use crate::table::By;

/// Something that is wrong with a catalog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misbuilt {
    /// The way to it from the tool's name: `search/filter/items`; the index of a type that no way leads to.
    pub at: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Misbuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

impl core::error::Error for Misbuilt {}

impl Catalog {
    /// Everything that is wrong with it; what is not in this list can be lowered, rendered and checked.
    pub fn misbuilt(&self) -> Vec<Misbuilt> {
        // No question about a type can be asked before all of them are there.
        let mut found = self.strays();
        if !found.is_empty() {
            return found;
        }
        let mut judge = Judge { catalog: self, found: Vec::new(), seen: BTreeSet::new() };
        let mut names = BTreeSet::new();
        for tool in &self.tools {
            for name in core::iter::once(&tool.name).chain(&tool.aliases) {
                judge.check(&tool.name, !name.is_empty(), "a tool has an empty name");
                judge.check(&tool.name, names.insert(name), "two tools have this name");
            }
            let is_record = matches!(self.type_of(tool.arguments).shape, Shape::Record(_));
            judge.check(&tool.name, is_record, "its arguments are no record");
            judge.check(&tool.name, self.has_value(tool.arguments), "no arguments fit it: a type must hold itself");
            let is_deep = self.levels(tool.arguments) > limits::DEPTH;
            judge.check(&tool.name, !is_deep, "its arguments are deeper than 64 levels");
            judge.types(&tool.name, tool.arguments);
            if let Some(returns) = tool.returns {
                judge.types(&format!("{} returns", tool.name), returns.kind);
            }
            for example in &tool.examples {
                let misfit = accepts(self, tool.arguments, example).err();
                judge.fault(&tool.name, misfit.map(|why| format!("an example does not fit: {why}")));
            }
        }
        found.append(&mut judge.found);
        found
    }

    /// Types that are not in the arena.
    fn strays(&self) -> Vec<Misbuilt> {
        let is_there = |id: &TypeId| (id.0 as usize) < self.types.len();
        let parts = (0u32..).zip(&self.types).flat_map(|(index, kind)| {
            let at = format!("type {index}");
            parts(kind).into_iter().map(move |part| (at.clone(), part))
        });
        let others = self.others.iter().flat_map(|(id, value)| [*id, *value].map(|id| ("others".to_owned(), id)));
        let tools = self.tools.iter().flat_map(|tool| {
            let kinds = core::iter::once(tool.arguments).chain(tool.returns.map(|returns| returns.kind));
            kinds.map(|kind| (tool.name.clone(), kind))
        });
        let strays = parts.chain(others).chain(tools).filter(|(_, id)| !is_there(id));
        strays.map(|(at, id)| Misbuilt { at, message: format!("there is no type {}", id.0) }).collect()
    }
}

/// The types right below one.
fn parts(kind: &Type) -> Vec<TypeId> {
    match &kind.shape {
        Shape::List(inner) | Shape::Nullable(inner) => vec![*inner],
        Shape::Map(key, value) => vec![*key, *value],
        Shape::Tuple(parts) | Shape::Choice(_, parts) => parts.clone(),
        Shape::Record(fields) => fields.iter().map(|field| field.kind).collect(),
        Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text => Vec::new(),
        Shape::Enum(_) | Shape::Any | Shape::Raw | Shape::Error => Vec::new(),
    }
}

struct Judge<'c> {
    catalog: &'c Catalog,
    found: Vec<Misbuilt>,
    /// Types that were looked at, on whatever way.
    seen: BTreeSet<TypeId>,
}

impl Judge<'_> {
    fn check(&mut self, at: &str, holds: bool, message: &str) {
        self.fault(at, (!holds).then(|| message.to_owned()));
    }

    fn fault(&mut self, at: &str, message: Option<String>) {
        self.found.extend(message.map(|message| Misbuilt { at: at.to_owned(), message }));
    }

    /// A type and those below it.
    fn types(&mut self, at: &str, root: TypeId) {
        let mut open = vec![(at.to_owned(), root)];
        while let Some((at, id)) = open.pop() {
            if !self.seen.insert(id) {
                continue;
            }
            let kind = self.catalog.type_of(id);
            self.shape(&at, kind);
            self.constraints(&at, kind);
            if let Shape::Record(fields) = &kind.shape {
                self.fields(&at, fields);
                open.extend(fields.iter().map(|field| (format!("{at}/{}", field.name), field.kind)));
                open.extend(self.catalog.others.get(&id).map(|other| (format!("{at}/*"), *other)));
            } else {
                open.extend(parts(kind).into_iter().enumerate().map(|(index, part)| (format!("{at}/{index}"), part)));
            }
        }
    }

    fn shape(&mut self, at: &str, kind: &Type) {
        let shape_of = |id: &TypeId| &self.catalog.type_of(*id).shape;
        let (holds, message) = match &kind.shape {
            Shape::Enum(names) => {
                let (mut seen, mut names) = (BTreeSet::new(), names.iter().peekable());
                let is_empty = names.peek().is_none();
                (!is_empty && names.all(|name| seen.insert(&name.name)), "an enum has no name, or one twice")
            }
            Shape::Nullable(inner) => {
                (!matches!(shape_of(inner), Shape::Nullable(_) | Shape::Any | Shape::Raw), "it may be null twice")
            }
            Shape::Map(key, _) => {
                let is_text = matches!(shape_of(key), Shape::Text | Shape::Enum(_) | Shape::Integer(_));
                (is_text, "the keys of a map are text, names or whole numbers")
            }
            Shape::Choice(By::Tag | By::Key, forms) => {
                let named = |form: &TypeId| match shape_of(form) {
                    Shape::Record(fields) => !fields.is_empty(),
                    _ => matches!(shape_of(form), Shape::Enum(_)),
                };
                (!forms.is_empty() && forms.iter().all(named), "a form has no key that could name it")
            }
            Shape::Choice(By::Trial, forms) => (!forms.is_empty(), "a choice has no form"),
            Shape::Error => (false, "the type was never made"),
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::List(_) => (true, ""),
            Shape::Tuple(_) | Shape::Any | Shape::Raw | Shape::Record(_) => (true, ""),
        };
        self.check(at, holds, message);
    }

    fn constraints(&mut self, at: &str, kind: &Type) {
        for constraint in &kind.constraints {
            if !(constraint.keyword.applies)(&kind.shape) {
                let (name, subject) = (constraint.keyword.name, constraint.keyword.subject);
                self.fault(at, Some(format!("`{name}` applies to {subject}")));
                return;
            }
        }
        for message in contradictions(&kind.constraints, &kind.shape) {
            self.fault(at, Some(message));
        }
    }

    fn fields(&mut self, at: &str, fields: &[Field]) {
        let mut names = BTreeSet::new();
        for field in fields {
            let at = format!("{at}/{}", field.name);
            for name in core::iter::once(&field.name).chain(&field.aliases) {
                self.check(&at, names.insert(name), "two keys have this name");
            }
            let default = if let Presence::Default(default) = &field.presence { Some(default) } else { None };
            for (value, what) in default
                .map(|value| (value, "the default"))
                .into_iter()
                .chain(field.examples.iter().map(|value| (value, "an example")))
            {
                let misfit = accepts(self.catalog, field.kind, value).err();
                self.fault(&at, misfit.map(|why| format!("{what} does not fit: {why}")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{Tool, Variant};
    use crate::constraints::{Check, Constraint, KEYWORDS};
    use crate::json::Json;
    use crate::span::Span;
    use crate::table::{Bound, Width};

    fn typed(shape: Shape) -> Type {
        Type { shape, name: None, description: None, constraints: Vec::new(), span: Span::default() }
    }

    /// A tool of one argument of the last of these types.
    fn catalog(types: Vec<Type>) -> Catalog {
        let mut catalog = Catalog { types, ..Catalog::default() };
        let last = TypeId(u32::try_from(catalog.types.len()).unwrap() - 1);
        let arguments = catalog.add(typed(Shape::Record(vec![Field::new("a", last, Span::default())])));
        catalog.tools.push(Tool::new("t", "", arguments, Span::default()));
        catalog
    }

    fn said(catalog: &Catalog) -> Vec<String> {
        catalog.misbuilt().iter().map(Misbuilt::to_string).collect()
    }

    #[test]
    fn what_the_readers_make_is_right() {
        assert_eq!(said(&crate::catalog::sample::all_shapes()), [""; 0]);
        assert_eq!(said(&catalog(vec![typed(Shape::Integer(Width::U8))])), [""; 0]);
    }

    #[test]
    fn each_mistake_is_told_with_the_way_to_it() {
        let keyword = KEYWORDS.iter().find(|keyword| keyword.name == "minimum").unwrap();
        let minimum = |bound| Constraint { keyword, check: Check::Minimum(Bound::Integer(bound)) };
        let with = |shape, constraints| Type { constraints, ..typed(shape) };
        let named = |name: &str| Variant { name: name.into(), ..Variant::default() };
        let integer = || typed(Shape::Integer(Width::U8));
        for (types, expected) in [
            (vec![typed(Shape::List(TypeId(9)))], "type 0: there is no type 9"),
            (vec![typed(Shape::Enum(vec![]))], "t/a: an enum has no name, or one twice"),
            (vec![typed(Shape::Enum(vec![named("x"), named("x")]))], "t/a: an enum has no name, or one twice"),
            (
                vec![integer(), typed(Shape::Nullable(TypeId(0))), typed(Shape::Nullable(TypeId(1)))],
                "t/a: it may be null twice",
            ),
            (
                vec![integer(), typed(Shape::List(TypeId(0))), typed(Shape::Map(TypeId(1), TypeId(0)))],
                "t/a: the keys of a map",
            ),
            (vec![typed(Shape::Choice(By::Trial, vec![]))], "t/a: a choice has no form"),
            (
                vec![integer(), typed(Shape::Choice(By::Tag, vec![TypeId(0)]))],
                "t/a: a form has no key that could name it",
            ),
            (vec![with(Shape::Text, vec![minimum(1)])], "t/a: `minimum` applies to "),
            (vec![with(Shape::Integer(Width::U8), vec![minimum(300)])], "t/a: no value satisfies `minimum = 300`"),
            (vec![typed(Shape::Record(vec![Field::new("x", TypeId(0), Span::default())]))], "t: no arguments fit it"),
        ] {
            let said = said(&catalog(types));
            assert!(said.iter().any(|line| line.starts_with(expected)), "{expected}: {said:?}");
        }
    }

    #[test]
    fn names_and_values_are_looked_at() {
        let mut twice = catalog(vec![typed(Shape::Bool)]);
        twice.tools.push(twice.tools[0].clone());
        assert_eq!(said(&twice), ["t: two tools have this name"]);
        let mut record = catalog(vec![typed(Shape::Bool)]);
        let Shape::Record(fields) = &mut record.types[1].shape else { panic!("a record") };
        fields[0].presence = Presence::Default(Json::text("no"));
        fields.push(Field::new("a", TypeId(0), Span::default()));
        let said = said(&record);
        assert!(said[0].starts_with("t/a: the default does not fit: "), "{said:?}");
        assert_eq!((said.len(), said[1].as_str()), (2, "t/a: two keys have this name"));
    }
}
