//! Enums as serde writes them: names alone, or values in the four ways.

use toolcall_schema::catalog::{Field, Shape, Type, TypeId, Variant};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::table::By;

use super::Site;
use crate::attributes::writing::{self, Writing};
use crate::attributes::{self, Place};
use crate::decl::{self, Fields, Item};
use crate::lower::Lowering;
use crate::lower::choice::Tagging;
use crate::lower::find::marks;

/// A variant that is written.
struct Written<'d> {
    declared: &'d decl::Variant,
    name: String,
    description: Option<String>,
    /// With the rule for the names of its fields.
    writing: Writing,
}

/// What a variant is written as.
enum Form {
    /// Its name.
    Name,
    /// `null`
    Null,
    /// A value of this type.
    Value(TypeId),
    /// An object whose keys are not known, which was told.
    Open,
}

impl Lowering<'_> {
    /// An enum. What cannot be told whole may be anything.
    pub(super) fn variants_output(
        &mut self,
        site: Site<'_>,
        declared: &Item,
        id: TypeId,
        variants: &[decl::Variant],
        writing: &Writing,
        problems: &mut Vec<Diagnostic>,
    ) -> Shape {
        let written: Vec<Written<'_>> = variants.iter().filter_map(|variant| written(variant, writing)).collect();
        if let Some(by) = written.iter().find_map(|variant| variant.writing.by.as_ref()) {
            return self.opaque(declared, &format!("has a variant that `{by}` writes"), problems);
        }
        let tagging = Tagging::of(writing.untagged, writing.tag.as_deref(), writing.content.as_deref());
        let mut by = tagging.by();
        let (mut names, mut branches, mut may_be_null) = (Vec::new(), Vec::new(), false);
        for variant in &written {
            let tagging = if variant.writing.untagged { Tagging::Without } else { tagging };
            by = if let By::Trial = tagging.by() { By::Trial } else { by };
            match self.form_output(site, variant, tagging, problems) {
                Form::Name => names.push(variant.variant()),
                Form::Null => may_be_null = true,
                Form::Value(form) => branches.push(form),
                Form::Open => return self.open_object(declared.name.span),
            }
        }
        if branches.is_empty() && !may_be_null && !names.is_empty() {
            return Shape::Enum(names);
        }
        if !names.is_empty() {
            branches.insert(0, self.add(Shape::Enum(names), declared.name.span));
        }
        if branches.is_empty() || by == By::Trial && self.contains_itself(id, &branches) {
            return self.opaque(declared, "has no form that could be told", problems);
        }
        let choice = Shape::Choice(by, branches);
        if !may_be_null {
            return choice;
        }
        // The name is that of the forms: they may contain themselves.
        let forms = Type { shape: choice, ..self.catalog.type_of(id).clone() };
        Shape::Nullable(self.catalog.add(forms))
    }

    fn form_output(
        &mut self,
        site: Site<'_>,
        variant: &Written<'_>,
        tagging: Tagging<&str>,
        problems: &mut Vec<Diagnostic>,
    ) -> Form {
        let span = variant.declared.name.span;
        let mut keys = match tagging {
            Tagging::Inside(tag) | Tagging::Beside(tag, _) => vec![self.tag(tag, variant.name.clone(), span)],
            Tagging::Outside | Tagging::Without => Vec::new(),
        };
        match (tagging, &variant.declared.fields) {
            (Tagging::Outside, Fields::None) => return Form::Name,
            (Tagging::Without, Fields::None) => return Form::Null,
            (Tagging::Inside(_) | Tagging::Beside(..), Fields::None) => {}
            (Tagging::Inside(_), Fields::Named(fields)) => {
                let Some(own) = self.keys(site, fields, variant.writing.rename_all, problems) else {
                    return Form::Open;
                };
                keys.extend(own);
            }
            (Tagging::Inside(_), Fields::Unnamed(_)) => {
                let inner = self.content_output(site, variant, problems);
                let Some(own) = self.flattened_keys(inner, false) else {
                    let message = format!("it is not known which keys serde writes of `{}`", variant.name);
                    problems.push(Self::not_known(span, message));
                    return Form::Open;
                };
                keys.extend(own);
            }
            (Tagging::Without, Fields::Named(_) | Fields::Unnamed(_)) => {
                let inner = self.content_output(site, variant, problems);
                return Form::Value(self.described(inner, variant.description.as_ref()));
            }
            (Tagging::Outside, Fields::Named(_) | Fields::Unnamed(_)) => {
                let inner = self.content_output(site, variant, problems);
                keys.push(Field::new(&variant.name, inner, span));
            }
            (Tagging::Beside(_, content), Fields::Named(_) | Fields::Unnamed(_)) => {
                let inner = self.content_output(site, variant, problems);
                keys.push(Field::new(content, inner, span));
            }
        }
        let (shape, description) = (Shape::Record(keys), variant.description.clone());
        Form::Value(self.catalog.add(Type { shape, name: None, description, constraints: Vec::new(), span }))
    }

    /// What a variant holds, as one value.
    fn content_output(&mut self, site: Site<'_>, variant: &Written<'_>, problems: &mut Vec<Diagnostic>) -> TypeId {
        let span = variant.declared.name.span;
        match &variant.declared.fields {
            Fields::Unnamed(fields) => {
                let written = fields.iter().map(|field| (field, writing::read(&field.attributes)));
                let kept: Vec<_> = written.filter(|(_, writing)| !writing.skip).collect();
                if kept.iter().any(|(_, writing)| writing.skip_if.is_some()) {
                    let message = format!("it is not known how many values serde writes of `{}`", variant.name);
                    return self.unknown(message, span, problems).id;
                }
                let kinds: Vec<TypeId> =
                    kept.iter().map(|(field, writing)| self.field_output(site, field, writing, problems).id).collect();
                if let ([only], 1) = (kinds.as_slice(), fields.len()) {
                    return *only;
                }
                let (count, list) = (kinds.len(), self.add(Shape::Tuple(kinds), span));
                self.sized(list, count as i128);
                list
            }
            Fields::Named(fields) => {
                let shape = self.tagged_record(site, None, fields, variant.writing.rename_all, problems);
                self.add(shape, span)
            }
            Fields::None => self.add(Shape::Any, span),
        }
    }
}

/// A variant with what is said of it; `None`: it is never written.
fn written<'d>(declared: &'d decl::Variant, of: &Writing) -> Option<Written<'d>> {
    let mut writing = writing::read(&declared.attributes);
    if writing.skip {
        return None;
    }
    writing.rename_all = writing.rename_all.or(of.rename_all_fields);
    let name = writing.rename.clone().unwrap_or_else(|| match of.rename_all {
        Some(case) => case.variant(&declared.name.text),
        None => declared.name.text.clone(),
    });
    let (settings, _) =
        attributes::with_others(Place::Variant, marks(&declared.attributes), &declared.attributes, &mut Vec::new());
    let description = settings.description.unwrap_or_else(|| declared.docs.text.clone());
    Some(Written { declared, name, description: Some(description).filter(|text| !text.is_empty()), writing })
}

impl Written<'_> {
    /// As a name of an enum.
    fn variant(&self) -> Variant {
        Variant { name: self.name.clone(), aliases: Vec::new(), description: self.description.clone() }
    }
}
