//! What stands for an absent key: in the schema if it is known now, else evaluated when the tool is called.
//!
//! A default that is shown is the one that is used; one that cannot be shown is left to the program.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Presence, Shape, TypeId};
use toolcall_schema::constraints;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::kind::{Kind, Scope};
use super::{Lowering, Progress, written};
use crate::bind::Default;
use crate::codes;
use crate::decl::{ItemKind, ModuleId, Path, Value, ValueKind};
use crate::resolve::{Space, Target};

/// A default as far as it is understood.
pub(super) enum Meaning {
    /// The value of a literal.
    Literal(Json),
    /// A variant of an enum, by its type and what it is in JSON.
    Variant(TypeId, Json),
    /// `None`
    Nothing,
    Unknown,
}

impl Lowering<'_> {
    /// Understands a default of a type. `None`: it was reported.
    pub(super) fn default(
        &self,
        scope: Scope<'_>,
        value: &Value,
        kind: &Kind,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Presence, Option<Default>)> {
        let inner = self.catalog.nonnull(kind.id);
        let is_option = inner != kind.id;
        let tokens = expression(scope, value);
        match self.meaning(scope.module, &value.kind, MOST_STEPS) {
            Meaning::Literal(json) => {
                let json = self.wired(inner, json);
                self.judge(inner, &json, value.span, problems)?;
                let default = match value.kind {
                    ValueKind::Path(_) => Default::Constant(json.clone(), tokens),
                    ValueKind::Literal(_)
                    | ValueKind::Flag
                    | ValueKind::Range { .. }
                    | ValueKind::Union(_)
                    | ValueKind::List(_)
                    | ValueKind::Other => Default::Literal(json.clone()),
                };
                Some((Presence::Default(json), Some(default)))
            }
            Meaning::Variant(of, json) if of == inner => {
                let tokens = kind.slot.within_option().unwrap_or(&kind.slot).point(tokens);
                let tokens = if is_option { quote!(::core::option::Option::Some(#tokens)) } else { tokens };
                Some((Presence::Default(json), Some(Default::Expression(tokens))))
            }
            Meaning::Nothing if is_option => Some((Presence::Optional, None)),
            Meaning::Variant(..) | Meaning::Nothing | Meaning::Unknown => {
                Some((Presence::Optional, Some(Default::Expression(tokens))))
            }
        }
    }

    pub(super) fn meaning(&self, module: ModuleId, value: &ValueKind, steps: u32) -> Meaning {
        match value {
            ValueKind::Literal(json) => Meaning::Literal(json.clone()),
            ValueKind::Path(path) => self.path_meaning(module, path, steps),
            ValueKind::Flag | ValueKind::Range { .. } | ValueKind::Union(_) | ValueKind::List(_) | ValueKind::Other => {
                Meaning::Unknown
            }
        }
    }

    fn path_meaning(&self, module: ModuleId, path: &Path, steps: u32) -> Meaning {
        match self.names.resolve(module, path, Space::Value) {
            Some(Target::Item(id)) => match &self.krate.item(id).kind {
                // Constants may stand for constants; a circle of them is rustc's to report.
                ItemKind::Constant(value) if steps > 0 => {
                    self.meaning(self.krate.item(id).module, &value.kind, steps - 1)
                }
                ItemKind::Constant(_)
                | ItemKind::Struct(_)
                | ItemKind::Enum(_)
                | ItemKind::Alias(_)
                | ItemKind::Other(_) => Meaning::Unknown,
            },
            Some(Target::Variant(item, index)) => {
                let Some(Progress::Done(id)) = self.named.get(&(item, String::new())) else { return Meaning::Unknown };
                match &self.catalog.type_of(*id).shape {
                    Shape::Enum(names) => names
                        .get(index)
                        .map_or(Meaning::Unknown, |variant| Meaning::Variant(*id, Json::text(&variant.name))),
                    Shape::Integer(_) => {
                        let number = self.number(*id, index);
                        number.map_or(Meaning::Unknown, |number| Meaning::Variant(*id, Json::Integer(number)))
                    }
                    Shape::Bool
                    | Shape::Number(_)
                    | Shape::Text
                    | Shape::List(_)
                    | Shape::Tuple(_)
                    | Shape::Map(..)
                    | Shape::Any
                    | Shape::Raw
                    | Shape::Record(_)
                    | Shape::Choice(..)
                    | Shape::Nullable(_)
                    | Shape::Error => Meaning::Unknown,
                }
            }
            Some(Target::External(names)) if is_none(&names) => Meaning::Nothing,
            Some(Target::External(_) | Target::Module(_)) | None => Meaning::Unknown,
        }
    }

    /// Whether a literal can be the default of a type.
    fn judge(&self, id: TypeId, json: &Json, span: Span, problems: &mut Vec<Diagnostic>) -> Option<()> {
        let kind = self.catalog.type_of(id);
        let help = match kind.shape {
            Shape::Enum(_) => Some("name the variant: `default = Unit::Celsius`"),
            Shape::List(_)
            | Shape::Tuple(_)
            | Shape::Map(..)
            | Shape::Any
            | Shape::Raw
            | Shape::Record(_)
            | Shape::Choice(..) => Some("write an expression of that type, in braces if need be"),
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Nullable(_) | Shape::Error => {
                None
            }
        };
        if let Some(help) = help {
            let message = format!("{json} is not a value of this type");
            problems.push(codes::DEFAULT_KIND.error(span, message).help(help));
            return None;
        }
        // Of constraints that were refused, nothing more is said.
        let verdict = constraints::accepts(&self.catalog, id, json);
        let is_other_kind = match (&kind.shape, json) {
            (Shape::Bool, Json::Bool(_))
            | (Shape::Integer(_), Json::Integer(_))
            | (Shape::Number(_), Json::Integer(_) | Json::Number(_))
            | (Shape::Text, Json::Text(_)) => false,
            // As it travels.
            (Shape::Integer(_), Json::Text(_)) => constraints::format_of(&kind.constraints).is_none(),
            (_, _) => true,
        };
        let code = if is_other_kind { codes::DEFAULT_KIND } else { codes::DEFAULT_DOMAIN };
        match verdict {
            Ok(()) => Some(()),
            Err(message) => {
                problems.push(code.error(span, format!("the default does not fit: {message}")));
                None
            }
        }
    }
}

/// The default as it is evaluated: a bare `default` is the type's own, and `Self` is not known in the glue.
pub(super) fn expression(scope: Scope<'_>, value: &Value) -> TokenStream {
    if let ValueKind::Flag = value.kind {
        return quote!(::core::default::Default::default());
    }
    match scope.self_type {
        Some(self_type) => written::without_self(&value.tokens, &self_type.tokens),
        None => value.tokens.clone(),
    }
}

/// `None`, by whatever path.
fn is_none(names: &[String]) -> bool {
    matches!(names, [.., option, none] if option == "Option" && none == "None")
}

/// Chains of constants longer than this are taken for circles.
pub(super) const MOST_STEPS: u32 = 20;
