//! Types of the author's crate where they are used: structs and enums, and the aliases that stand for types.
//!
//! What a struct or enum is made of stands in `named.rs`; here is how a place that uses it names it.

use quote::quote;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::kind::{Breadth, Kind, Naming, Scope, last};
use super::refuse::TAKE_OTHER;
use super::{Lowering, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, ItemId, ModuleId, Path, TypeExpr, TypeKind};
use crate::resolve::{Space, Target};

impl Lowering<'_> {
    /// A struct or enum of the crate.
    pub(super) fn of_crate(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        item: ItemId,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let is_static = |argument: &Argument| matches!(argument, Argument::Lifetime(name) if name == "static");
        if path.segments.iter().flat_map(|segment| &segment.arguments).any(is_static) {
            let message =
                format!("the arguments do not live for ever, so they cannot be lent as `{}<'static>`", last(path));
            problems.push(codes::STATIC_TEXT.error(span, message));
            return None;
        }
        let id = self.named(item, span, problems)?;
        let declared = self.krate.item(item);
        let lifetimes = vec![quote!('a); declared.generics.lifetimes];
        let tokens = match scope.naming {
            Naming::Written => written::path(path, &lifetimes),
            Naming::Absolute(from) => {
                let Some(path) = self.names.path_to(item, from) else {
                    problems.push(self.hidden(item, from, span));
                    return None;
                };
                written::of_crate(&path, &lifetimes)
            }
        };
        Some(Kind {
            id,
            slot: Slot::Value(tokens.clone()),
            tokens,
            borrows: declared.generics.lifetimes > 0,
            breadth: self.breadth(item),
            docs: self.catalog.type_of(id).description.clone(),
        })
    }

    /// A `type` of the crate: what it stands for, under the name that the author gave it.
    pub(super) fn alias(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        item: ItemId,
        aliased: &TypeExpr,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let declared = self.krate.item(item);
        if self.aliases.contains(&item) {
            problems.push(codes::RECURSIVE.error(expr.span, format!("`{}` stands for itself", last(path))));
            return None;
        }
        if let Some(generic) = &declared.generics.first_other {
            let message = format!("`{}` is generic", last(path));
            problems
                .push(codes::GENERIC.error(expr.span, message).related(generic.span, "declared here").help(TAKE_OTHER));
            return None;
        }
        let naming = match scope.naming {
            // What stands for one type of the author's is named by the alias itself.
            Naming::Written if self.is_of_crate(declared.module, aliased) => Naming::Written,
            Naming::Written => Naming::Absolute(scope.module),
            Naming::Absolute(from) => Naming::Absolute(from),
        };
        self.aliases.push(item);
        let inner = Scope { module: declared.module, self_type: None, naming };
        let kind = self.kind(inner, aliased, problems);
        self.aliases.pop();
        let mut kind = kind?;
        if let Naming::Written = scope.naming {
            kind.tokens = written::path(path, &vec![quote!('a); declared.generics.lifetimes]);
            if let Slot::Value(named) = &mut kind.slot {
                *named = kind.tokens.clone();
            }
        }
        let own = (!declared.docs.hidden && !declared.docs.text.is_empty()).then(|| declared.docs.text.clone());
        Some(Kind { docs: own.or(kind.docs), ..kind })
    }

    fn is_of_crate(&self, module: ModuleId, expr: &TypeExpr) -> bool {
        let TypeKind::Path(path) = &expr.kind else { return false };
        matches!(self.names.resolve(module, path, Space::Type), Some(Target::Item(_)))
    }

    fn breadth(&self, item: ItemId) -> Breadth {
        match self.krate.item(item).seen_in {
            None => Breadth::Everywhere,
            Some(ModuleId(0)) => Breadth::Crate,
            Some(_) => Breadth::Module,
        }
    }
}
