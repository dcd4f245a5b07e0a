use super::*;
use crate::catalog::sample::{Sample, all_shapes, field, optional, variants, with_default};
use crate::json::Json;
use crate::table::{Bound, Precision, Width};

fn node(kind: Kind, nullable: bool) -> Node {
    Node { kind, nullable, checks: NONE }
}

fn run(start: u32, len: u32) -> Run {
    Run { start, len }
}

#[test]
fn scalars_without_checks_share_a_node() {
    let mut sample = Sample::default();
    let (one, two) = (sample.place(Shape::Text), sample.place(Shape::Text));
    let maybe = sample.place(Shape::Nullable(two));
    let number = sample.place(Shape::Number(Precision::F64));
    sample.tool("t", vec![field("a", one, ""), field("b", two, ""), optional("c", maybe, ""), field("d", number, "")]);
    let table = lower(&sample.catalog);
    let expected = [
        node(Kind::Record(run(0, 4)), false),
        node(Kind::Text, false),
        node(Kind::Text, true),
        node(Kind::Number(Precision::F64), false),
    ];
    assert_eq!(table.nodes, expected);
    assert_eq!(table.fields.iter().map(|field| field.node).collect::<Vec<_>>(), [1, 1, 2, 3]);
    assert_eq!(table.roots, [0]);
    assert_eq!((table.node_of(one), table.node_of(two), table.node_of(maybe)), (Some(1), Some(1), Some(2)));
}

#[test]
fn checks_are_the_declared_ones_only() {
    let mut sample = Sample::default();
    let days = sample.limited(Shape::Integer(Width::U8), &[("minimum", 1)]);
    let plain = sample.place(Shape::Integer(Width::U8));
    sample.tool("t", vec![field("days", days, ""), field("plain", plain, "")]);
    let table = lower(&sample.catalog);
    assert_eq!(table.checks, [Check::Minimum(Bound::Integer(1))]);
    assert_eq!(table.nodes[1], Node { checks: run(0, 1), ..node(Kind::Integer(Width::U8), false) });
    assert_eq!(table.nodes[2], node(Kind::Integer(Width::U8), false));
}

#[test]
fn a_named_type_is_lowered_once_and_its_nullable_use_shares_its_parts() {
    let mut sample = Sample::default();
    let unit = sample.named("Unit", "", variants(&[("m", ""), ("ft", "")]));
    let maybe = sample.place(Shape::Nullable(unit));
    let list = sample.place(Shape::List(unit));
    let default = with_default("d", unit, Json::text("m"));
    sample.tool("t", vec![field("a", unit, ""), optional("b", maybe, ""), field("c", list, ""), default]);
    sample.tool("u", vec![field("a", unit, "")]);
    let table = lower(&sample.catalog);
    let expected = [
        node(Kind::Record(run(0, 4)), false),
        node(Kind::Enum(run(0, 2)), false),
        node(Kind::Enum(run(0, 2)), true),
        node(Kind::List(1), false),
        node(Kind::Record(run(4, 1)), false),
    ];
    assert_eq!(table.nodes, expected);
    assert_eq!(table.names, ["m", "ft"]);
    assert_eq!(table.roots, [0, 4]);
    let presences: Vec<_> = table.fields.iter().map(|field| field.presence.clone()).collect();
    let default = PresenceBuf::Default("\"m\"".into());
    use PresenceBuf::{Optional, Required};
    assert_eq!(presences, [Required, Optional, Required, default, Required]);
}

#[test]
fn a_type_that_contains_itself_is_finished() {
    let mut sample = Sample::default();
    let tree = sample.named("Tree", "", Shape::Record(vec![]));
    let maybe = sample.place(Shape::Nullable(tree));
    let list = sample.place(Shape::List(tree));
    let fields = vec![field("children", list, ""), optional("next", maybe, "")];
    sample.catalog.types[tree.0 as usize].shape = Shape::Record(fields);
    sample.tool("t", vec![optional("root", maybe, "")]);
    let table = lower(&sample.catalog);
    let nullable = table.node_of(maybe).unwrap();
    let plain = table.node_of(tree).unwrap();
    assert_eq!(table.nodes[nullable as usize].kind, table.nodes[plain as usize].kind);
    assert!(table.nodes[nullable as usize].nullable && !table.nodes[plain as usize].nullable);
    assert!(table.nodes.iter().all(|node| node.kind != UNFINISHED));
}

#[test]
fn every_index_stays_within_its_array() {
    let table = lower(&all_shapes());
    table.with(|table| {
        let fields = table.fields;
        assert_eq!(fields.names.len(), fields.members.len());
        for node in table.nodes {
            assert!((node.checks.start + node.checks.len) as usize <= table.checks.len());
            match node.kind {
                Kind::Enum(names) => assert!((names.start + names.len) as usize <= table.names.len()),
                Kind::Record(run) | Kind::Open(run, _) => {
                    assert!((run.start + run.len) as usize <= fields.names.len());
                }
                Kind::Tuple(parts) | Kind::Choice(_, parts) => {
                    assert!((parts.start + parts.len) as usize <= table.parts.len());
                }
                Kind::List(item) | Kind::Map(_, item) => assert!((item as usize) < table.nodes.len()),
                Kind::Bool | Kind::Integer(_) | Kind::Number(_) | Kind::Text | Kind::Any | Kind::Raw => {}
            }
        }
        assert!(fields.iter().all(|field| (field.node as usize) < table.nodes.len()));
        let presence = fields.iter().find(|field| field.name == "days").unwrap().presence;
        assert!(matches!(presence, crate::table::Presence::Default(index) if fields.default(index) == "3"));
    });
}
