//! A struct or enum of the author's as its derived `Serialize` writes it, once for all tools that return it.

use toolcall_schema::catalog::{Shape, Type, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::kind::names;
use super::{Output, Site};
use crate::attributes::writing::{self, Writing};
use crate::attributes::{self, Place};
use crate::codes;
use crate::decl::{self, Argument, Fields, Item, ItemId, ItemKind, Path, TypeExpr, Variant};
use crate::lower::Lowering;

impl Lowering<'_> {
    /// A struct or enum of the crate.
    pub(super) fn item(&mut self, site: Site<'_>, path: &Path, item: ItemId, problems: &mut Vec<Diagnostic>) -> Output {
        let declared = self.krate.item(item);
        let mut known = self.given_outputs(site, path, item, problems);
        let instance = (item, names(known.iter().map(|(_, output)| output)));
        // By its number, since names in names would double at each level.
        let output = |id: TypeId| Output { id, name: format!("{}#{}", declared.name.text, id.0) };
        if let Some(id) = self.outputs.get(&instance) {
            return output(*id);
        }
        let on = self.found.values.get(&item).map(|(on, _)| on.clone()).unwrap_or_default();
        // What is wrong with words is told where arguments are read, or by serde.
        let (settings, _) = attributes::with_others(Place::Type, on, &declared.attributes, &mut Vec::new());
        let docs = if declared.docs.hidden { String::new() } else { declared.docs.text.clone() };
        let id = self.catalog.add(Type {
            shape: Shape::Error,
            name: Some(declared.name.text.clone()),
            description: Some(settings.description.unwrap_or(docs)).filter(|text| !text.is_empty()),
            constraints: Vec::new(),
            span: declared.name.span,
        });
        self.outputs.insert(instance, id);
        let output = output(id);
        known.push(("Self".to_owned(), output.clone()));
        self.writing.push(item);
        let inner = Site { module: declared.module, self_type: None, known: &known };
        self.item_parts(inner, item, id, problems);
        self.writing.pop();
        self.settle(id);
        if self.is_circle(id, id) {
            self.catalog.types[id.0 as usize].shape =
                self.opaque(declared, "contains itself without an object", problems);
        }
        output
    }

    /// Whether a type contains itself in places that have no name to refer to.
    fn is_circle(&self, target: TypeId, within: TypeId) -> bool {
        let kind = self.catalog.type_of(within);
        let is_referable = matches!(kind.shape, Shape::Record(_) | Shape::Choice(..) | Shape::Tuple(_));
        let parts = || self.catalog.parts_of(within).into_iter();
        !(is_referable && kind.name.is_some()) && parts().any(|part| part == target || self.is_circle(target, part))
    }

    /// The types that a generic item is given, each under the name that it has there.
    pub(super) fn given_outputs(
        &mut self,
        site: Site<'_>,
        path: &Path,
        item: ItemId,
        problems: &mut Vec<Diagnostic>,
    ) -> Vec<(String, Output)> {
        let arguments = path.segments.iter().flat_map(|segment| &segment.arguments);
        let mut written = arguments.filter(|argument| !matches!(argument, Argument::Lifetime(_)));
        let mut given = Vec::new();
        for parameter in self.krate.item(item).generics.parameters.iter() {
            let output = match (written.next(), &parameter.default) {
                (_, _) if parameter.is_constant => continue,
                (Some(Argument::Type(expr)), _) => self.output(site, expr, problems),
                (None, Some(Argument::Type(expr))) => self.default_output(item, expr, &given, problems),
                (_, _) => continue,
            };
            given.push((parameter.name.clone(), output));
        }
        given
    }

    /// The default of a parameter after these, understood once: it may double at each level.
    fn default_output(
        &mut self,
        item: ItemId,
        expr: &TypeExpr,
        before: &[(String, Output)],
        problems: &mut Vec<Diagnostic>,
    ) -> Output {
        let declared = self.krate.item(item);
        let key = (item, before.len(), names(before.iter().map(|(_, output)| output)));
        match self.default_outputs.get(&key) {
            Some(Some(output)) => return output.clone(),
            Some(None) => {
                let message = format!("there is no end of what `{}` is given", declared.name.text);
                return self.unknown(message, expr.span, problems);
            }
            None => {}
        }
        self.default_outputs.insert(key.clone(), None);
        let site = Site { module: declared.module, self_type: None, known: before };
        let output = self.output(site, expr, problems);
        self.default_outputs.insert(key, Some(output.clone()));
        output
    }

    /// What it is made of, put into the catalog.
    fn item_parts(&mut self, site: Site<'_>, item: ItemId, id: TypeId, problems: &mut Vec<Diagnostic>) {
        let declared = self.krate.item(item);
        let writing = writing::read(&declared.attributes);
        let derives = |name: &str| declared.derives.iter().any(|derived| derived == name);
        let levels = self.writing.iter().filter(|open| **open == item).count();
        let shape = if levels > LEVELS {
            self.opaque(declared, "contains itself in ever other forms", problems)
        } else if let Some(by) = &writing.by {
            self.opaque(declared, &format!("is written by way of `{by}`"), problems)
        } else if !derives("Serialize") && !derives("Serialize_repr") {
            self.opaque(declared, "does not derive `serde::Serialize`", problems)
        } else {
            match &declared.kind {
                ItemKind::Struct(Fields::Named(fields)) if !writing.transparent => {
                    let tag = writing.tag.as_deref();
                    let name = writing.rename.clone().unwrap_or_else(|| declared.name.text.clone());
                    self.tagged_record(site, tag.map(|tag| (tag, name)), fields, writing.rename_all, problems)
                }
                ItemKind::Struct(Fields::Named(fields) | Fields::Unnamed(fields)) => {
                    match self.unnamed_output(site, declared, id, fields, &writing, problems) {
                        Some(shape) => shape,
                        None => return,
                    }
                }
                ItemKind::Enum(variants) if derives("Serialize_repr") => {
                    return self.numbers_output(declared, id, variants, problems);
                }
                ItemKind::Enum(variants) => self.variants_output(site, declared, id, variants, &writing, problems),
                // `null`
                ItemKind::Struct(Fields::None) => Shape::Any,
                ItemKind::Alias(_) | ItemKind::Constant(_) | ItemKind::Other(_) => Shape::Any,
            }
        };
        let parts = if let Shape::Tuple(parts) = &shape { Some(parts.len()) } else { None };
        self.catalog.types[id.0 as usize].shape = shape;
        parts.into_iter().for_each(|count| self.sized(id, count as i128));
    }

    /// A struct that is its one field, or a list of its fields. `None`: it is settled when its field is.
    fn unnamed_output(
        &mut self,
        site: Site<'_>,
        declared: &Item,
        id: TypeId,
        fields: &[decl::Field],
        writing: &Writing,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Shape> {
        let is_one = writing.transparent || fields.len() == 1;
        let written: Vec<_> = fields.iter().map(|field| (field, writing::read(&field.attributes))).collect();
        if written.iter().any(|(_, field)| field.skip_if.is_some() || field.skip && is_one && !writing.transparent) {
            return Some(self.opaque(declared, "leaves out a field without a name", problems));
        }
        let written = written.iter().filter(|(_, field)| !field.skip);
        let mut outputs: Vec<Output> =
            written.map(|(field, writing)| self.field_output(site, field, writing, problems)).collect();
        match (is_one, outputs.len()) {
            (true, 1) => {
                let inner = outputs.remove(0).id;
                if self.meant(self.catalog.nonnull(inner)) == id {
                    return Some(self.opaque(declared, "contains nothing but itself", problems));
                }
                self.awaiting.insert(id, inner);
                self.settle(inner);
                None
            }
            (true, _) => Some(self.opaque(declared, "is transparent and has not one field", problems)),
            (false, _) => Some(Shape::Tuple(outputs.iter().map(|output| output.id).collect())),
        }
    }

    /// An enum that `serde_repr` writes as numbers.
    fn numbers_output(&mut self, declared: &Item, id: TypeId, variants: &[Variant], problems: &mut Vec<Diagnostic>) {
        let Some(integers) = self.integers(declared, variants, &mut Vec::new()) else {
            let shape = self.opaque(declared, "has numbers that are not known before the program runs", problems);
            self.catalog.types[id.0 as usize].shape = shape;
            return;
        };
        let itself = &mut self.catalog.types[id.0 as usize];
        (itself.shape, itself.constraints) = (integers.shape, integers.constraints);
        itself.description = Some(itself.description.take().unwrap_or_default() + &integers.remarks);
    }

    /// Any value, with a warning that says why.
    pub(super) fn opaque(&self, declared: &Item, why: &str, problems: &mut Vec<Diagnostic>) -> Shape {
        let message = format!("it is not known what serde writes of `{}`, which {why}", declared.name.text);
        problems.push(Self::not_known(declared.name.span, message));
        Shape::Any
    }

    /// The warning about what is shown as any value.
    pub(super) fn not_known(span: Span, message: String) -> Diagnostic {
        let help = "what is not known is shown as any value, or as an object with any keys; take a type of this crate that \
                    derives `serde::Serialize`, or `String`";
        codes::UNKNOWN_OUTPUT.warning(span, message).help(help)
    }
}

/// How often a generic type may stand within itself, given other types each time.
const LEVELS: usize = 8;
