//! The keys of an object as serde writes them.

use toolcall_schema::catalog::{Field, Presence, Shape, TypeId, Variant};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::{Output, Site};
use crate::attributes::serde::Case;
use crate::attributes::writing::{self, Writing};
use crate::attributes::{self, Place};
use crate::decl;
use crate::lower::Lowering;
use crate::lower::find::marks;
use crate::lower::wire::quoted;

impl Lowering<'_> {
    /// An object with these fields, behind a tag and a name under it if there is one.
    pub(super) fn tagged_record(
        &mut self,
        site: Site<'_>,
        tag: Option<(&str, String)>,
        fields: &[decl::Field],
        rule: Option<Case>,
        problems: &mut Vec<Diagnostic>,
    ) -> Shape {
        let span = fields.first().map_or(Span::default(), |field| field.name.span);
        let mut keys: Vec<Field> = tag.into_iter().map(|(tag, name)| self.tag(tag, name, span)).collect();
        match self.keys(site, fields, rule, problems) {
            Some(own) => {
                keys.extend(own);
                Shape::Record(keys)
            }
            None => self.open_object(span),
        }
    }

    /// The key that holds a name.
    pub(super) fn tag(&mut self, key: &str, name: String, span: Span) -> Field {
        let names = self.add(Shape::Enum(vec![Variant { name, ..Variant::default() }]), span);
        Field::new(key, names, span)
    }

    /// The keys of fields; `None`: there may be others, and that was told.
    pub(super) fn keys(
        &mut self,
        site: Site<'_>,
        fields: &[decl::Field],
        rule: Option<Case>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Field>> {
        let mut keys: Vec<Field> = Vec::new();
        let mut is_closed = true;
        for field in fields {
            let writing = writing::read(&field.attributes);
            if writing.skip {
                continue;
            }
            let output = self.field_output(site, field, &writing, problems);
            if writing.flatten {
                match self.flattened_keys(output.id, writing.skip_if.is_some()) {
                    Some(own) => keys.extend(own),
                    None => {
                        let message = format!("it is not known which keys serde writes of `{}`", field.name.text);
                        problems.push(Self::not_known(field.kind.span, message));
                        is_closed = false;
                    }
                }
            } else {
                // What is skipped when it is none is never null.
                let is_never_null = writing.skip_if.as_deref() == Some("Option::is_none");
                let id = if is_never_null { self.catalog.nonnull(output.id) } else { output.id };
                keys.push(Self::key_of(field, &writing, rule, id));
            }
        }
        is_closed.then_some(keys)
    }

    /// The keys of a struct that stand among those of another; `None`: it is none.
    pub(super) fn flattened_keys(&self, id: TypeId, is_optional: bool) -> Option<Vec<Field>> {
        let inner = self.catalog.nonnull(id);
        let Shape::Record(fields) = &self.catalog.type_of(inner).shape else { return None };
        let mut keys = fields.clone();
        if is_optional || inner != id {
            keys.iter_mut().for_each(|key| key.presence = Presence::Optional);
        }
        Some(keys)
    }

    fn key_of(field: &decl::Field, writing: &Writing, rule: Option<Case>, id: TypeId) -> Field {
        let (settings, _) =
            attributes::with_others(Place::Field, marks(&field.attributes), &field.attributes, &mut Vec::new());
        let name = writing.rename.clone().unwrap_or_else(|| match rule {
            Some(case) => case.field(&field.name.text),
            None => field.name.text.clone(),
        });
        let description = settings.description.unwrap_or_else(|| field.docs.text.clone());
        Field {
            title: settings.title.filter(|title| !title.is_empty()),
            description: Some(description).filter(|text| !text.is_empty()),
            presence: if writing.skip_if.is_some() { Presence::Optional } else { Presence::Required },
            deprecated: settings.deprecated == Some(true),
            ..Field::new(name, id, field.name.span)
        }
    }

    /// What is written of a field, be it by a function.
    pub(super) fn field_output(
        &mut self,
        site: Site<'_>,
        field: &decl::Field,
        writing: &Writing,
        problems: &mut Vec<Diagnostic>,
    ) -> Output {
        let Some(by) = &writing.by else { return self.output(site, &field.kind, problems) };
        if by != AS_TEXT {
            let message = format!("it is not known what `{by}` writes of `{}`", field.name.text);
            return self.unknown(message, field.kind.span, problems);
        }
        // What the type itself would be is not written.
        let Output { id, name } = self.output(site, &field.kind, &mut Vec::new());
        let kind = self.catalog.type_of(id).clone();
        let id = if let Shape::Integer(width) = kind.shape {
            let mut own = kind;
            own.constraints.push(quoted(width));
            self.catalog.add(own)
        } else {
            self.add(Shape::Text, field.kind.span)
        };
        Output { id, name }
    }
}

/// The function of the run time that writes numbers as text.
const AS_TEXT: &str = "toolcall::wire::string";
