//! What stands for an absent key: in the schema if it is known now, else evaluated when the tool is called.
//!
//! A default that is shown is the one that is used; one that cannot be shown is left to the program.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Presence, Shape, Type, TypeId};
use toolcall_schema::constraints;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;

use super::kind::{Kind, Scope};
use super::literal::Unknown;
use super::{Lowering, written};
use crate::bind::{Default, Slot};
use crate::codes::{self, Code};
use crate::decl::{Value, ValueKind};

impl Lowering<'_> {
    /// Understands a default of a type. `None`: it was reported.
    pub(super) fn default(
        &self,
        scope: Scope<'_>,
        value: &Value,
        kind: &Kind,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Presence, Option<Default>)> {
        let held = kind.slot.within_option().unwrap_or(&kind.slot);
        let is_option = kind.slot.within_option().is_some();
        let tokens = expression(scope, value);
        // What another crate makes of a text or number is not known here.
        let is_known = |json: &Json| !matches!(held.pointee(), Slot::Provided(..)) || is_option && *json == Json::Null;
        let literal = match self.literal(scope.module, &value.kind, kind.id) {
            Err(Unknown::Misfit(message)) => {
                problems.push(misfit(codes::DEFAULT_DOMAIN, value, &message));
                return None;
            }
            known => known.ok().filter(is_known),
        };
        let json = match (literal, &value.kind) {
            (Some(Json::Null), _) => return Some((Presence::Optional, None)),
            (None, ValueKind::Flag) if is_option => return Some((Presence::Optional, None)),
            (None, ValueKind::Literal(json)) => {
                let message = format!("{json} is not a value of this type");
                problems.push(codes::DEFAULT_KIND.error(value.span, message).help(WRITE_EXPRESSION));
                return None;
            }
            (Some(json), _) => json,
            (None, _) => return Some((Presence::Optional, Some(Default::Expression(tokens)))),
        };
        self.judge(self.catalog.nonnull(kind.id), &json, value, problems)?;
        // The coercer would have to write which form it is, which no schema shows.
        if self.catalog.holds_trial(kind.id) {
            return Some((Presence::Optional, Some(Default::Expression(tokens))));
        }
        let (module, behind) = self.behind(scope.module, &value.kind);
        let is_some = is_option && self.within_some(module, behind).is_some();
        let is_of_crate = matches!(held.pointee(), Slot::Value(_));
        let tokens = if is_of_crate && !is_some { held.point(tokens) } else { tokens };
        let default = match (&json, &value.kind) {
            // The coercer writes it where it is absent.
            (Json::List(_) | Json::Object(_), _) => Default::Literal(json.clone()),
            (_, _) if is_of_crate && is_option && !is_some => {
                Default::Expression(quote!(::core::option::Option::Some(#tokens)))
            }
            (_, _) if is_of_crate => Default::Expression(tokens),
            (_, ValueKind::Path(_)) if is_some => Default::Expression(tokens),
            (_, ValueKind::Path(_)) => Default::Constant(json.clone(), tokens),
            (_, _) => Default::Literal(json.clone()),
        };
        Some((Presence::Default(json), Some(default)))
    }

    /// Whether a literal can be the default of a type.
    fn judge(&self, id: TypeId, json: &Json, value: &Value, problems: &mut Vec<Diagnostic>) -> Option<()> {
        let (kind, span) = (self.catalog.type_of(id), value.span);
        let is_bare = matches!(value.kind, ValueKind::Literal(_)) && !is_made_in_place(kind);
        let help = match kind.shape {
            Shape::Enum(_) => Some("name the variant: `default = Unit::Celsius`"),
            Shape::List(_)
            | Shape::Tuple(_)
            | Shape::Map(..)
            | Shape::Any
            | Shape::Raw
            | Shape::Record(_)
            | Shape::Choice(..) => Some(WRITE_EXPRESSION),
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Nullable(_) | Shape::Error => {
                None
            }
        };
        if let Some(help) = help.filter(|_| is_bare) {
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
            | (Shape::Text | Shape::Enum(_), Json::Text(_))
            | (_, Json::List(_) | Json::Object(_)) => false,
            // As it travels.
            (Shape::Integer(_), Json::Text(_)) => constraints::format_of(&kind.constraints).is_none(),
            (_, _) => true,
        };
        let code = if is_other_kind { codes::DEFAULT_KIND } else { codes::DEFAULT_DOMAIN };
        match verdict {
            Ok(()) => Some(()),
            Err(message) => {
                problems.push(misfit(code, value, &message));
                None
            }
        }
    }
}

fn misfit(code: Code, value: &Value, message: &str) -> Diagnostic {
    code.error(value.span, format!("the default does not fit: {message}"))
}

const WRITE_EXPRESSION: &str = "write an expression of that type, in braces if need be";

/// Whether a type is an enum without a Rust type of its own.
fn is_made_in_place(kind: &Type) -> bool {
    matches!(kind.shape, Shape::Enum(_)) && kind.name.is_none()
}

/// The default of a type itself.
pub(super) fn own_default() -> TokenStream {
    quote!(::core::default::Default::default())
}

/// The default as it is evaluated: a bare `default` is the type's own, and `Self` is not known in the glue.
pub(super) fn expression(scope: Scope<'_>, value: &Value) -> TokenStream {
    if let ValueKind::Flag = value.kind {
        return own_default();
    }
    match scope.self_type {
        Some(self_type) => written::without_self(&value.tokens, &self_type.tokens),
        None => value.tokens.clone(),
    }
}
