//! Types of other crates that no mapping knows: any value, which their own `serde::Deserialize` judges.

use proc_macro2::TokenStream;
use toolcall_schema::catalog::Shape;
use toolcall_schema::diag::Diagnostic;

use super::kind::{Breadth, Kind, Naming, Scope, all_written, last};
use super::{Lowering, refuse, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, Path, TypeExpr};

impl Lowering<'_> {
    /// Takes it on trust, with a warning. `None`: it can have no form in JSON, and that was reported.
    pub(super) fn foreign(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        spelling: &str,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        if let Some(refused) = refuse::foreign(spelling, path, expr.span) {
            problems.push(refused);
            return None;
        }
        let mut given = Vec::new();
        for argument in path.segments.iter().flat_map(|segment| &segment.arguments) {
            let Argument::Type(inner) = argument else {
                let message = format!("`{}` is of another crate, and borrows or depends on a constant", last(path));
                problems.push(codes::UNSUPPORTED_TYPE.error(expr.span, message).help("convert it in the function"));
                return None;
            };
            given.push(self.kind(scope, inner, problems)?);
        }
        let arguments: Vec<TokenStream> = given.iter().map(|kind| kind.tokens.clone()).collect();
        let message = format!("`{}` is `{spelling}`, a type of another crate: it may be anything", last(path));
        let help = "only its `serde::Deserialize` says what fits: a model is told nothing, and strict dialects do not \
                    take it";
        problems.push(codes::FOREIGN_TYPE.warning(expr.span, message).help(help));
        let tokens = match scope.naming {
            Naming::Written | Naming::Nowhere => written::path(path, &arguments),
            Naming::Absolute(_) => written::spelled(spelling, &arguments),
        };
        Some(Kind {
            id: self.add(Shape::Raw, expr.span),
            slot: Slot::Foreign(tokens.clone()),
            tokens,
            borrows: false,
            identity: self.identities.of(spelling, given.iter().map(|kind| kind.identity).collect()),
            written: 1 + all_written(&given),
            breadth: Breadth::Everywhere,
            docs: None,
        })
    }
}
