//! What a generic item is given between `<` and `>`: types, and constants whose value is known before the program runs.

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::Lowering;
use super::given::{At, Given};
use super::kind::{Naming, Scope, last};
use crate::codes;
use crate::decl::{Argument, Generic, ItemId, Path, TypeKind, ValueKind};

impl Lowering<'_> {
    /// What a generic item is given at a place. `None`: it is not what it takes, and that was reported.
    pub(super) fn given<'s>(
        &self,
        scope: Scope<'s>,
        path: &'s Path,
        item: ItemId,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Given<'s>>>
    where
        Self: 's,
    {
        let krate = self.krate;
        let declared = krate.item(item);
        let parameters = &declared.generics.parameters;
        let arguments = path.segments.iter().flat_map(|segment| &segment.arguments);
        let written: Vec<_> = arguments.filter(|argument| !matches!(argument, Argument::Lifetime(_))).collect();
        let least = parameters.iter().filter(|parameter| parameter.default.is_none()).count();
        if !(least..=parameters.len()).contains(&written.len()) {
            let message = format!("`{}` takes {} between `<` and `>`", last(path), words(parameters));
            problems.push(codes::TYPE_ARGUMENTS.error(span, message).related(declared.name.span, "declared here"));
            return None;
        }
        let mut given = Vec::new();
        for (index, parameter) in parameters.iter().enumerate() {
            let (at, argument) = match written.get(index) {
                Some(argument) => (At::Place(scope), *argument),
                None => (At::Declaration(item), parameter.default.as_ref()?),
            };
            let found = if let (Argument::Type(written), false) = (argument, parameter.is_constant) {
                Given::of_type(&parameter.name, written, at)
            } else {
                let here = match at {
                    At::Place(scope) => scope,
                    At::Declaration(_) => Scope { known: &given, ..Scope::of(declared.module, Naming::Nowhere) },
                };
                let value = self.constant_given(here, parameter, argument, span, problems)?;
                Given::of_constant(&parameter.name, value, at)
            };
            given.push(found);
        }
        Some(given)
    }

    /// The value of a constant that is given. `None`: it is not known, and that was reported.
    fn constant_given(
        &self,
        scope: Scope<'_>,
        parameter: &Generic,
        argument: &Argument,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Json> {
        let value = match argument {
            Argument::Type(written) => match &written.kind {
                TypeKind::Path(path) => self.constant_value(scope, &ValueKind::Path(path.clone())),
                TypeKind::Reference { .. } | TypeKind::Slice(_) | TypeKind::Array { .. } => None,
                TypeKind::Tuple(_) | TypeKind::Other(_) => None,
            },
            Argument::Constant(value) => self.constant_value(scope, &value.kind),
            Argument::Lifetime(_) | Argument::Other => None,
        };
        if value.is_none() {
            let message = format!("the constant `{}` must be known before the program runs", parameter.name);
            problems.push(codes::GENERIC.error(span, message).help("write it as a literal, or a constant"));
        }
        value
    }

    /// A whole number or a boolean that is a literal, a constant, or what a generic item was given.
    pub(super) fn constant_value(&self, scope: Scope<'_>, value: &ValueKind) -> Option<Json> {
        if let ValueKind::Path(path) = value
            && let [only] = path.segments.as_slice()
            && let Some(value) = scope.known.iter().find_map(|given| given.constant(&only.name.text))
        {
            return Some(value.clone());
        }
        let (_, ValueKind::Literal(value)) = self.behind(scope.module, value) else { return None };
        matches!(value, Json::Integer(_) | Json::Bool(_)).then(|| value.clone())
    }
}

/// What an item takes, in words.
fn words(parameters: &[Generic]) -> String {
    let names = parameters.iter().map(|parameter| match (parameter.is_constant, parameter.default.is_some()) {
        (false, false) => format!("a type for `{}`", parameter.name),
        (true, false) => format!("a constant for `{}`", parameter.name),
        (false, true) => format!("perhaps a type for `{}`", parameter.name),
        (true, true) => format!("perhaps a constant for `{}`", parameter.name),
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}
