use super::*;
use crate::catalog::sample::all_shapes;
use crate::catalog::{Field, Presence, Shape, Type, TypeId};
use crate::constraints::not_zero;
use crate::json::Json;
use crate::level::Level;
use crate::source::Source;
use crate::span::Span;

/// What is other in the sample once it was changed, told in words.
fn told(change: impl FnOnce(&mut Catalog)) -> String {
    let (older, mut newer) = (all_shapes(), all_shapes());
    change(&mut newer);
    Diff::of(&older, &newer).to_string()
}

fn arguments(catalog: &mut Catalog) -> &mut Vec<Field> {
    let id = catalog.tools[0].arguments.0 as usize;
    let Shape::Record(fields) = &mut catalog.types[id].shape else { panic!("a record") };
    fields
}

#[test]
fn equal_catalogs_differ_in_nothing() {
    assert_eq!(told(|_| {}), "");
    // Neither in the places of types.
    assert_eq!(told(|newer| *newer = moved(newer)), "");
}

/// The same, with another type in front of the arena.
fn moved(catalog: &Catalog) -> Catalog {
    let mut moved = catalog.clone();
    let first =
        Type { shape: Shape::Bool, name: None, description: None, constraints: Vec::new(), span: Span::default() };
    moved.types.insert(0, first);
    let next = |id: &mut TypeId| id.0 += 1;
    for kind in &mut moved.types[1..] {
        match &mut kind.shape {
            Shape::List(inner) | Shape::Nullable(inner) => next(inner),
            Shape::Map(key, value) => [key, value].into_iter().for_each(next),
            Shape::Tuple(parts) | Shape::Choice(_, parts) => parts.iter_mut().for_each(next),
            Shape::Record(fields) => fields.iter_mut().for_each(|field| next(&mut field.kind)),
            _ => {}
        }
    }
    for tool in &mut moved.tools {
        next(&mut tool.arguments);
        tool.returns.iter_mut().for_each(|returns| next(&mut returns.kind));
    }
    moved
}

#[test]
fn tools_come_go_and_get_other_names() {
    let name = all_shapes().tools[0].name.clone();
    assert_eq!(told(|newer| newer.tools.clear()), format!("- {name}\n"));
    assert_eq!(told(|newer| newer.tools[0].name = "b".into()), format!("~ {name} → b: name\n"));
    let rename_and_more =
        |newer: &mut Catalog| (newer.tools[0].name, newer.tools[0].title) = ("b".into(), Some("B".into()));
    assert_eq!(told(rename_and_more), format!("+ b\n- {name}\n"));
    // Which of two it became nobody can say.
    let twice = |newer: &mut Catalog| {
        newer.tools[0].name = "b".into();
        let mut other = newer.tools[0].clone();
        other.name = "c".into();
        newer.tools.push(other);
    };
    assert_eq!(told(twice), format!("+ b\n+ c\n- {name}\n"));
}

#[test]
fn each_part_is_told_apart() {
    let sample = all_shapes();
    let (name, first) = (&sample.tools[0].name, sample.fields(sample.tools[0].arguments)[0].name.clone());
    let told = |change: fn(&mut Catalog)| told(change).trim_end().trim_start_matches(&format!("~ {name}: ")).to_owned();
    assert_eq!(told(|newer| newer.tools[0].description.push('!')), "description");
    assert_eq!(told(|newer| newer.tools[0].title = Some("t".into())), "title");
    assert_eq!(told(|newer| newer.tools[0].aliases.push("t".into())), "aliases");
    assert_eq!(told(|newer| newer.tools[0].hints.destructive = Some(true)), "hints");
    assert_eq!(told(|newer| newer.tools[0].deprecated ^= true), "deprecated");
    assert_eq!(told(|newer| newer.tools[0].examples.push(Json::Null)), "examples");
    assert_eq!(told(|newer| newer.tools[0].policy.coerce = Some(Level::Lenient)), "handling");
    assert_eq!(told(|newer| newer.outputs = [(0, Json::Null)].into()), "output");
    assert_eq!(told(|newer| arguments(newer)[0].secret ^= true), "handling");
    assert_eq!(told(|newer| arguments(newer)[0].title = Some("t".into())), format!("argument texts ({first})"));
    assert_eq!(
        told(|newer| arguments(newer)[0].presence = Presence::Default(Json::Null)),
        format!("arguments ({first})")
    );
    assert_eq!(told(|newer| arguments(newer).swap(0, 1)), "argument texts");
    assert_eq!(told(|newer| arguments(newer).push(Field::new("more", TypeId(0), Span::default()))), "arguments (more)");
    assert_eq!(told(|newer| newer.tools[0].source = Source::Http), "source");
}

/// A key is other if what it leads to is, also where types lead back to it.
#[test]
fn keys_are_told_by_what_they_lead_to() {
    let typed = |shape| Type { shape, name: None, description: None, constraints: Vec::new(), span: Span::default() };
    let mut older = Catalog::default();
    let leaf = older.add(typed(Shape::Any));
    let (node, list, apart) = (TypeId(1), TypeId(2), TypeId(3));
    let field = |name: &str, kind| Field::new(name, kind, Span::default());
    older.add(typed(Shape::Record(vec![field("next", list), field("leaf", leaf)])));
    older.add(typed(Shape::List(node)));
    older.add(typed(Shape::Bool));
    let root = older.add(typed(Shape::Record(vec![field("a", list), field("b", apart), field("c", node)])));
    older.tools.push(Tool::new("t", "", root, Span::default()));
    let mut newer = older.clone();
    newer.types[0].constraints.push(not_zero());
    assert_eq!(Diff::of(&older, &newer).to_string(), "~ t: arguments (a, c)\n");
}
