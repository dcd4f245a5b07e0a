//! Examples: values that a model is shown, held to the domain of their place.

use proc_macro2::TokenStream;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::constraints;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;

use super::json_text;
use super::literal::Unknown;
use super::{Lowering, kind::Scope, written};
use crate::codes;
use crate::decl::{Value, ValueKind};
use crate::resolve::Space;

/// What a model is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Examples {
    /// One, or none.
    pub(super) values: Vec<Json>,
    /// The constants in it: rustc must see that they are used.
    pub(super) constants: Vec<TokenStream>,
}

impl Lowering<'_> {
    /// The example of a place, if there is one. What does not fit is reported.
    pub(super) fn examples(
        &self,
        scope: Scope<'_>,
        example: Option<&Value>,
        id: TypeId,
        problems: &mut Vec<Diagnostic>,
    ) -> Examples {
        let Some(value) = example else { return Examples::default() };
        match self.example(scope, value, id) {
            Ok(example) => Examples { values: vec![example], constants: self.constants(scope, value) },
            Err(message) => {
                problems.push(codes::EXAMPLE.error(value.span, format!("the example does not fit: {message}")));
                Examples::default()
            }
        }
    }

    fn example(&self, scope: Scope<'_>, value: &Value, id: TypeId) -> Result<Json, String> {
        let inner = self.catalog.nonnull(id);
        let json = match self.literal(scope.module, &value.kind, id) {
            Ok(Json::Text(text)) if self.is_written(inner) => json_text::read(&text)?,
            Ok(json) => json,
            Err(Unknown::Misfit(message)) => return Err(message),
            Err(Unknown::Yet) => return Err(self.unknown_example(scope, &value.kind)),
        };
        constraints::accepts(&self.catalog, id, &json)?;
        Ok(json)
    }

    /// Why an example is not known.
    fn unknown_example(&self, scope: Scope<'_>, value: &ValueKind) -> String {
        if let ValueKind::Path(path) = value
            && self.names.resolve(scope.module, path, Space::Value).is_none()
        {
            return format!("there is no `{}` here", written::shown(&written::path(path, &[])));
        }
        "it is known only when the program runs; write literals, or constants that are".to_owned()
    }

    /// Whether no Rust literal is a value of the type, so that a text is read as JSON.
    fn is_written(&self, id: TypeId) -> bool {
        match self.catalog.type_of(id).shape {
            Shape::List(_) | Shape::Tuple(_) | Shape::Map(..) => true,
            Shape::Any | Shape::Raw | Shape::Record(_) | Shape::Choice(..) => true,
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Enum(_) => false,
            Shape::Nullable(_) | Shape::Error => false,
        }
    }
}
