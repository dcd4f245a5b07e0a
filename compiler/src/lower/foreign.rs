//! Types of other crates that no mapping knows: what a provider says, else any value. Their own `serde::Deserialize`
//! judges it, unless the provider names a function that does.

use toolcall_schema::catalog::Shape;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::kind::{Breadth, Kind, Naming, Scope, all_written, last};
use super::provided::{Answer, given};
use super::{Lowering, refuse, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, Path, TypeExpr};
use crate::provider::{self, Provided, TypeProvider};

impl<'c> Lowering<'c> {
    /// Asks the providers, else takes it on trust, with a warning. `None`: it was reported.
    pub(super) fn foreign(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        spelling: &str,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let mut within = Vec::new();
        let arguments = self.given_to_other(scope, path, expr.span, &mut within);
        let answer = arguments.as_ref().and_then(|arguments| self.ask(spelling, arguments));
        if answer.is_none()
            && let Some(refused) = refuse::foreign(spelling, path, expr.span)
        {
            problems.push(refused);
            return None;
        }
        problems.extend(within);
        let arguments = arguments?;
        let named: Vec<_> = arguments.iter().map(|argument| argument.tokens.clone()).collect();
        let tokens = match scope.naming {
            Naming::Written | Naming::Nowhere => written::path(path, &named),
            Naming::Absolute(_) => written::spelled(spelling, &named),
        };
        let (id, slot) = match answer {
            Some((provider, provided)) => {
                let mut answer = Answer { lowering: self, span: expr.span, faults: Vec::new() };
                let read = answer.read(&provided, last(path), &tokens);
                let faults = std::mem::take(&mut answer.faults);
                let (who, name) = (provider.name(), last(path));
                let told = faults.iter().map(|(place, message)| fault(who, name, place, message, expr.span));
                problems.extend(told);
                Some(read).filter(|_| faults.is_empty())?
            }
            None => {
                problems.push(untold(path, spelling, expr.span));
                (self.add(Shape::Raw, expr.span), Slot::Foreign(tokens.clone()))
            }
        };
        let identity = self.identities.of(spelling, arguments.iter().map(|argument| argument.identity).collect());
        let written = 1 + all_written(&arguments);
        Some(Kind { id, slot, tokens, borrows: false, identity, written, breadth: Breadth::Everywhere, docs: None })
    }

    /// What stands between its `<` and `>`. `None`: it was reported.
    fn given_to_other(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Kind>> {
        let mut kinds = Vec::new();
        for argument in path.segments.iter().flat_map(|segment| &segment.arguments) {
            let Argument::Type(inner) = argument else {
                let message = format!("`{}` is of another crate, and borrows or depends on a constant", last(path));
                problems.push(codes::UNSUPPORTED_TYPE.error(span, message).help("convert it in the function"));
                return None;
            };
            kinds.push(self.kind(scope, inner, problems)?);
        }
        Some(kinds)
    }

    /// The first provider that knows the type, and what it says.
    fn ask(&self, spelling: &str, arguments: &[Kind]) -> Option<(&'c dyn TypeProvider, Provided)> {
        let arguments: Vec<provider::Shape> = arguments.iter().map(|argument| given(self, argument)).collect();
        self.config.providers.iter().find_map(|provider| Some((&**provider, provider.provide(spelling, &arguments)?)))
    }
}

fn fault(provider: &str, name: &str, place: &str, message: &str, span: Span) -> Diagnostic {
    let at = if place.is_empty() { String::new() } else { format!(" at `{place}`") };
    let message = format!("the provider `{provider}` says of `{name}`{at}: {message}");
    codes::PROVIDER.error(span, message).help("put it right in build.rs, where `Config::provider` is called")
}

fn untold(path: &Path, spelling: &str, span: Span) -> Diagnostic {
    let message = format!("`{}` is `{spelling}`, a type of another crate: it may be anything", last(path));
    let help = "only its `serde::Deserialize` says what fits: a model is told nothing, and strict dialects do not take \
                it; `Config::provider` can tell";
    codes::FOREIGN_TYPE.warning(span, message).help(help)
}
