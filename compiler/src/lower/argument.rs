//! What stands between `<` and `>` of a type that a mapping knows.
//!
//! Of each, the tokens by which emitted code names it, and the types among them.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::diag::Diagnostic;

use super::identity::Identity;
use super::kind::{Kind, Naming, Scope, spelling};
use super::{Lowering, refuse, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, ModuleId, Path, TypeExpr, TypeKind};
use crate::resolve::{Space, Target};
use crate::types::{Takes, TypeMapping};

/// The arguments of one type.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    /// In the order of writing, with every lifetime written as `'a`.
    pub(super) tokens: Vec<TokenStream>,
    /// The types that are read.
    pub(super) kinds: Vec<Kind>,
    /// What each of the types is, also of those that are only named.
    pub(super) identities: Vec<Identity>,
    /// How many bytes it takes with the room that it has for its items, if it has some.
    pub(super) room: Option<usize>,
}

/// One of them.
struct Understood {
    tokens: TokenStream,
    identity: Identity,
    /// What is read.
    kind: Kind,
    room: Option<usize>,
}

impl Lowering<'_> {
    /// Understands the arguments of a type. `None`: something in them was reported.
    pub(super) fn type_arguments(
        &mut self,
        scope: Scope<'_>,
        mapping: &TypeMapping,
        path: &Path,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Arguments> {
        let mut left: &[&Argument] = &path.segments.iter().flat_map(|segment| &segment.arguments).collect::<Vec<_>>();
        let mut found = Arguments::default();
        let mut complete = true;
        for takes in mapping.takes {
            let (given, rest) = match left {
                [first, rest @ ..] => (Some(*first), rest),
                [] => (None, left),
            };
            match (takes, given) {
                (Takes::Lifetime, given) => {
                    found.tokens.push(quote!('a));
                    if let Some(Argument::Lifetime(name)) = given {
                        left = rest;
                        if name == "static" {
                            let message = "the arguments do not live for ever, so they cannot be lent for `'static`";
                            problems.push(codes::STATIC_TEXT.error(expr.span, message));
                            complete = false;
                        }
                    }
                    continue;
                }
                (
                    Takes::Type | Takes::Integer | Takes::Pointee | Takes::Key | Takes::Array,
                    Some(Argument::Type(inner)),
                ) => {
                    let refused = || refuse::arguments(path, mapping.takes, expr.span);
                    match self.type_argument(scope, *takes, inner, refused, problems) {
                        Some(Understood { tokens, identity, kind, room }) => {
                            found.add(tokens, identity, Some(kind));
                            found.room = room;
                        }
                        None => complete = false,
                    }
                }
                (Takes::Str | Takes::Named(_), Some(Argument::Type(inner))) => {
                    let Some(spelled) = self.external_of(scope.module, inner, paths(*takes)) else {
                        problems.push(refuse::arguments(path, mapping.takes, expr.span));
                        return None;
                    };
                    found.add(named(scope, inner, spelled), self.identities.of(spelled, Vec::new()), None);
                }
                (_, _) => {
                    problems.push(refuse::arguments(path, mapping.takes, expr.span));
                    return None;
                }
            }
            left = rest;
        }
        if !left.is_empty() {
            problems.push(refuse::arguments(path, mapping.takes, expr.span));
            return None;
        }
        complete.then_some(found)
    }

    /// Understands one type between the brackets. `None`: it was reported.
    fn type_argument(
        &mut self,
        scope: Scope<'_>,
        takes: Takes,
        expr: &TypeExpr,
        refused: impl FnOnce() -> Diagnostic,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Understood> {
        if takes == Takes::Array {
            return self.room(scope, expr, problems);
        }
        let mut kind = if takes == Takes::Pointee {
            self.pointee(scope, expr, problems)?
        } else {
            self.kind(scope, expr, problems)?
        };
        if takes == Takes::Integer && !matches!(kind.slot, Slot::Integer(..)) {
            problems.push(refused());
            return None;
        }
        if takes == Takes::Key {
            kind.id = self.key(kind.id, kind.slot.is_provided(), expr.span, problems)?;
        }
        Some(Understood { tokens: kind.tokens.clone(), identity: kind.identity, kind, room: None })
    }

    /// The array inside a type that only takes its room from it.
    fn room(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Understood> {
        let TypeKind::Array { item, .. } = &expr.kind else {
            problems.push(codes::TYPE_ARGUMENTS.error(expr.span, "here stands an array: `[T; 8]`"));
            return None;
        };
        let array = self.kind(scope, expr, problems)?;
        // Read once more, for the item alone; what is wrong with it was said.
        let kind = self.kind(scope, item, &mut Vec::new())?;
        let room = Some(8 + self.size(array.id, &array.slot));
        Some(Understood { tokens: array.tokens, identity: array.identity, kind, room })
    }

    /// Which of these paths a type is.
    pub(super) fn external_of(
        &self,
        module: ModuleId,
        expr: &TypeExpr,
        paths: &[&'static str],
    ) -> Option<&'static str> {
        let TypeKind::Path(written) = &expr.kind else { return None };
        let Some(Target::External(names)) = self.names.resolve(module, written, Space::Type) else { return None };
        paths.iter().find(|path| **path == spelling(&names)).copied()
    }
}

impl Arguments {
    fn add(&mut self, tokens: TokenStream, identity: Identity, kind: Option<Kind>) {
        self.tokens.push(tokens);
        self.identities.push(identity);
        self.kinds.extend(kind);
    }
}

/// A type of another crate, by the name that holds where the code goes.
pub(super) fn named(scope: Scope<'_>, expr: &TypeExpr, path: &str) -> TokenStream {
    match scope.naming {
        Naming::Written | Naming::Nowhere => expr.tokens.clone(),
        Naming::Absolute(_) => written::spelled(path, &[]),
    }
}

/// The paths of what is named and not read.
pub(super) const fn paths(takes: Takes) -> &'static [&'static str] {
    match takes {
        Takes::Str => &["std::primitive::str"],
        Takes::Named(paths) => paths,
        Takes::Type | Takes::Key | Takes::Pointee | Takes::Integer | Takes::Lifetime | Takes::Array => &[],
    }
}
