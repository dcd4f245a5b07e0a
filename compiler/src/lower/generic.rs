//! What a generic item is given between `<` and `>`: types, and constants whose value is known before the program runs.

use proc_macro2::TokenStream;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::Lowering;
use super::kind::{Known, Naming, Scope, last};
use crate::codes;
use crate::decl::{Argument, Generic, ItemId, ModuleId, Path, TypeKind, ValueKind};

/// What an item is given.
pub(super) struct Given {
    /// Each under the name that it has in the item.
    pub(super) known: Vec<(String, Known)>,
    /// As the place that gives them names them; defaults are not written.
    pub(super) tokens: Vec<TokenStream>,
}

impl Lowering<'_> {
    /// What a generic item is given at a place: as its code names it, which stands in the module `inside`, and as this
    /// place does. `None`: something in it was reported.
    pub(super) fn given(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        item: ItemId,
        inside: Option<ModuleId>,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Given> {
        let declared = self.krate.item(item);
        let parameters = &declared.generics.parameters;
        let arguments = path.segments.iter().flat_map(|segment| &segment.arguments);
        let written: Vec<_> = arguments.filter(|argument| !matches!(argument, Argument::Lifetime(_))).collect();
        let least = parameters.iter().filter(|parameter| parameter.default.is_none()).count();
        if !(least..=parameters.len()).contains(&written.len()) {
            let message = format!("`{}` takes {} between `<` and `>`", last(path), words(parameters));
            problems.push(codes::TYPE_ARGUMENTS.error(span, message).related(declared.name.span, "declared here"));
            return None;
        }
        let mut given = Given { known: Vec::new(), tokens: Vec::new() };
        for (index, parameter) in parameters.iter().enumerate() {
            let naming = inside.map_or(scope.naming, Naming::Absolute);
            let known = if let Some(argument) = written.get(index) {
                let known = self.one_given(scope, parameter, argument, span, problems)?;
                given.tokens.push(known.tokens());
                // Read twice only where it must be: what is given may be generic itself.
                let is_same = naming == scope.naming || parameter.is_constant;
                let there = Scope { naming, ..scope };
                if is_same { known } else { self.one_given(there, parameter, argument, span, problems)? }
            } else {
                let naming = if naming == Naming::Written { Naming::Absolute(scope.module) } else { naming };
                let before = given.known.clone();
                let there = Scope { module: declared.module, self_type: None, naming, known: &before };
                self.one_given(there, parameter, parameter.default.as_ref()?, span, problems)?
            };
            given.known.push((parameter.name.clone(), known));
        }
        Some(given)
    }

    fn one_given(
        &mut self,
        scope: Scope<'_>,
        parameter: &Generic,
        argument: &Argument,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Known> {
        let value = match argument {
            Argument::Type(written) if !parameter.is_constant => {
                return self.kind(scope, written, problems).map(Known::Type);
            }
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
        value.map(Known::Constant)
    }

    /// A whole number or a boolean that is a literal, a constant, or what a generic item was given.
    pub(super) fn constant_value(&self, scope: Scope<'_>, value: &ValueKind) -> Option<Json> {
        if let ValueKind::Path(path) = value
            && let [only] = path.segments.as_slice()
            && let Some((_, Known::Constant(value))) = scope.known.iter().find(|(name, _)| *name == only.name.text)
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
