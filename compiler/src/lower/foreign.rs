//! Types of other crates that no mapping knows: what a provider says, else any value. Their own `serde::Deserialize`
//! judges it, unless the provider names a function that does.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::Shape;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::identity::Identity;
use super::kind::{Breadth, Kind, Naming, Scope, all_written, last};
use super::provided::{Answer, given};
use super::{Lowering, refuse, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, Path, TypeExpr, TypeKind, ValueKind};
use crate::provider::{self, Provided, TypeProvider};
use crate::resolve::Space;

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
        let given = self.given_to_other(scope, path, expr.span, &mut within);
        let answer = given.as_ref().and_then(|given| self.ask(spelling, &given.shapes));
        if answer.is_none()
            && let Some(refused) = refuse::foreign(spelling, path, expr.span)
        {
            problems.push(refused);
            return None;
        }
        problems.extend(within);
        let given = given?;
        if let Some(refused) = unlent(path, &given, answer.is_some(), expr.span) {
            problems.push(refused);
            return None;
        }
        let tokens = match scope.naming {
            Naming::Written | Naming::Nowhere => written::path(path, &given.tokens),
            Naming::Absolute(_) => written::spelled(spelling, &given.tokens),
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
        let identity = self.identities.of(spelling, given.identities);
        let written = 1 + all_written(&given.kinds);
        let borrows = given.lifetimes > 0 || given.kinds.iter().any(|kind| kind.borrows);
        let breadth = given.kinds.iter().map(|kind| kind.breadth).fold(Breadth::Everywhere, Breadth::min);
        Some(Kind { id, slot, tokens, borrows, identity, written, breadth, docs: None })
    }

    /// What stands between its `<` and `>`. `None`: it was reported.
    fn given_to_other(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Handed> {
        let mut handed = Handed::default();
        for argument in path.segments.iter().flat_map(|segment| &segment.arguments) {
            match argument {
                Argument::Lifetime(name) => {
                    handed.tokens.push(quote!('a));
                    handed.lifetimes += 1;
                    handed.is_for_ever |= name == "static";
                }
                Argument::Type(inner) => match self.constant_named(scope, inner) {
                    Some(value) => self.hand_constant(&mut handed, value),
                    None => {
                        let kind = self.kind(scope, inner, problems)?;
                        handed.shapes.push(given(self, &kind));
                        handed.tokens.push(kind.tokens.clone());
                        handed.identities.push(kind.identity);
                        handed.kinds.push(kind);
                    }
                },
                Argument::Constant(value) => {
                    let Some(value) = self.constant_value(scope, &value.kind) else {
                        let message = format!("what `{}` is given must be known before the program runs", last(path));
                        let help = "write it as a literal, or a constant of this crate";
                        problems.push(codes::GENERIC.error(span, message).help(help));
                        return None;
                    };
                    self.hand_constant(&mut handed, value);
                }
                Argument::Other => {
                    let message = format!("what `{}` is given is neither a type nor a constant", last(path));
                    problems.push(codes::UNSUPPORTED_TYPE.error(span, message).help("convert it in the function"));
                    return None;
                }
            }
        }
        Some(handed)
    }

    /// A constant by its name, which looks like a type.
    fn constant_named(&self, scope: Scope<'_>, written: &TypeExpr) -> Option<Json> {
        let TypeKind::Path(path) = &written.kind else { return None };
        let is_type = self.names.resolve(scope.module, path, Space::Type).is_some();
        self.constant_value(scope, &ValueKind::Path(path.clone())).filter(|_| !is_type)
    }

    fn hand_constant(&mut self, handed: &mut Handed, value: Json) {
        handed.tokens.extend(value.to_string().parse::<TokenStream>());
        handed.identities.push(self.identities.of(value.to_string(), Vec::new()));
        handed.shapes.push(provider::Shape::of(provider::Kind::Constant(value)));
    }

    /// The first provider that knows the type, and what it says.
    fn ask(&self, spelling: &str, arguments: &[provider::Shape]) -> Option<(&'c dyn TypeProvider, Provided)> {
        self.config.providers.iter().find_map(|provider| Some((&**provider, provider.provide(spelling, arguments)?)))
    }
}

/// What stands between `<` and `>` of a type of another crate.
#[derive(Default)]
struct Handed {
    /// As providers are given it: without lifetimes.
    shapes: Vec<provider::Shape>,
    tokens: Vec<TokenStream>,
    identities: Vec<Identity>,
    lifetimes: usize,
    /// Whether one of them is `'static`.
    is_for_ever: bool,
    /// The types.
    kinds: Vec<Kind>,
}

/// Why a type that borrows cannot be had, if it cannot.
fn unlent(path: &Path, given: &Handed, is_known: bool, span: Span) -> Option<Diagnostic> {
    let name = last(path);
    if given.is_for_ever {
        let message = format!("the arguments do not live for ever, so they cannot be lent as `{name}<'static>`");
        return Some(codes::STATIC_TEXT.error(span, message).help(format!("write `{name}<'_>`")));
    }
    let message = format!("`{name}` is of another crate and borrows, and no provider knows it");
    let help = "let a `Config::provider` say what it is, or convert it in the function";
    (!is_known && given.lifetimes > 0).then(|| codes::UNSUPPORTED_TYPE.error(span, message).help(help))
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
