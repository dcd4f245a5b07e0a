//! Catalogs for the tests of this crate.

use super::{Catalog, Field, Hints, Presence, Shape, Tool, Type, TypeId, Variant};
use crate::constraints::{Given, read};
use crate::json::Json;
use crate::source::Source;
use crate::span::Span;
use crate::table::{Precision, Width};

/// Builds a catalog type by type.
#[derive(Default)]
pub(crate) struct Sample {
    pub(crate) catalog: Catalog,
}

impl Sample {
    /// A type of its own place.
    pub(crate) fn place(&mut self, shape: Shape) -> TypeId {
        self.limited(shape, &[])
    }

    /// A type with constraints, each an attribute and its value.
    pub(crate) fn limited(&mut self, shape: Shape, constraints: &[(&str, i128)]) -> TypeId {
        let read = |(attribute, value): &(&str, i128)| {
            read(attribute, Given::Value(&Json::Integer(*value)), &shape).expect(attribute).expect(attribute)
        };
        let constraints = constraints.iter().flat_map(read).collect();
        self.catalog.add(Type { shape, name: None, description: None, constraints, span: Span::default() })
    }

    /// A type of the author's, with a doc comment if there is one.
    pub(crate) fn named(&mut self, name: &str, description: &str, shape: Shape) -> TypeId {
        let id = self.place(shape);
        let kind = &mut self.catalog.types[id.0 as usize];
        kind.name = Some(name.into());
        kind.description = said(description);
        id
    }

    /// A tool with these parameters.
    pub(crate) fn tool(&mut self, name: &str, fields: Vec<Field>) -> &mut Tool {
        let arguments = self.place(Shape::Record(fields));
        let tool = Tool::new(name, format!("Calls {name}."), arguments, Span::default());
        self.catalog.tools.push(Tool { source: Source::Native, ..tool });
        self.catalog.tools.last_mut().expect("just pushed")
    }
}

/// A required field; `description` may be empty.
pub(crate) fn field(name: &str, kind: TypeId, description: &str) -> Field {
    Field { description: said(description), ..Field::new(name, kind, Span::default()) }
}

/// An optional field.
pub(crate) fn optional(name: &str, kind: TypeId, description: &str) -> Field {
    Field { presence: Presence::Optional, ..field(name, kind, description) }
}

/// A field with a default.
pub(crate) fn with_default(name: &str, kind: TypeId, value: Json) -> Field {
    Field { presence: Presence::Default(value), ..field(name, kind, "") }
}

/// Names, each with a remark that may be empty.
pub(crate) fn variants(variants: &[(&str, &str)]) -> Shape {
    let variant = |(name, remark): &(&str, &str)| Variant {
        name: (*name).into(),
        description: said(remark),
        ..Variant::default()
    };
    Shape::Enum(variants.iter().map(variant).collect())
}

/// One tool that uses every shape, presence and constraint.
pub(crate) fn all_shapes() -> Catalog {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    let days = sample.limited(Shape::Integer(Width::U32), &[("minimum", 1), ("maximum", 16)]);
    let offset = sample.limited(Shape::Integer(Width::I64), &[("exclusive_minimum", -9), ("exclusive_maximum", 9)]);
    let ratio = sample.limited(Shape::Number(Precision::F32), &[("minimum", 0), ("exclusive_maximum", 1)]);
    let text = sample.limited(Shape::Text, &[("min_length", 1), ("max_length", 80)]);
    let unit = sample.named("Unit", "Unit of length.", variants(&[("m", "metres"), ("ft", "")]));
    let tags = sample.limited(Shape::List(text), &[("min_items", 1), ("max_items", 5)]);
    let maybe_text = sample.place(Shape::Nullable(text));
    let maybe_unit = sample.place(Shape::Nullable(unit));
    let size =
        sample.named("Size", "How big.", Shape::Record(vec![field("value", ratio, ""), field("unit", unit, "")]));
    let sizes = sample.place(Shape::List(size));
    let maybe_size = sample.place(Shape::Nullable(size));
    let fields = vec![
        field("flag", flag, "whether it counts"),
        with_default("days", days, Json::Integer(3)),
        field("offset", offset, ""),
        field("tags", tags, ""),
        optional("note", maybe_text, "a note"),
        optional("unit", maybe_unit, "another unit"),
        with_default("plain", flag, Json::Bool(true)),
        field("size", size, "the size"),
        field("sizes", sizes, ""),
        optional("last", maybe_size, ""),
    ];
    let tool = sample.tool("measure", fields);
    tool.title = Some("Measure".into());
    tool.hints = Hints { read_only: Some(true), ..Hints::default() };
    tool.is_async = true;
    sample.catalog
}

fn said(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}
