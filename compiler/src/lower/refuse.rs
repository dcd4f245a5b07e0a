//! Sentences on types that cannot be had, and what to take instead.
//!
//! `kind` finds them; the texts stand together here so that they can be read side by side.

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::nearest::nearest;
use toolcall_schema::span::Span;

use super::Lowering;
use super::kind::last;
use super::written::shown;
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Item, ItemId, ItemKind, ModuleId, Path, TypeExpr, TypeKind};
use crate::types::Takes;

/// A slice or a tuple.
pub(super) fn compound(expr: &TypeExpr) -> Diagnostic {
    let (what, help) = match &expr.kind {
        TypeKind::Tuple(parts) if parts.is_empty() => ("the empty tuple", "leave the parameter out"),
        TypeKind::Slice(_) => ("a slice", "take a `Vec`"),
        TypeKind::Path(_)
        | TypeKind::Tuple(_)
        | TypeKind::Reference { .. }
        | TypeKind::Array { .. }
        | TypeKind::Other(_) => ("this type", TAKE_OTHER),
    };
    codes::UNSUPPORTED_TYPE.error(expr.span, format!("{what} cannot be read from JSON yet")).help(help)
}

/// A type that no mapping knows and that can have no form, or none yet.
pub(super) fn foreign(spelling: &str, path: &Path, span: Span) -> Option<Diagnostic> {
    let name = last(path);
    if spelling == "std::primitive::str" {
        let sizeless = codes::IMPOSSIBLE_TYPE.error(span, "`str` has no size of its own");
        return Some(sizeless.help("take `&str`, or `String`"));
    }
    if IMPOSSIBLE.contains(&spelling) {
        return Some(codes::IMPOSSIBLE_TYPE.error(span, format!("`{name}` has no form in JSON")).help(TAKE_OTHER));
    }
    let is_std = spelling.starts_with("std::");
    is_std
        .then(|| codes::UNSUPPORTED_TYPE.error(span, format!("`{name}` cannot be read from JSON yet")).help(TAKE_OTHER))
}

/// Something else between `<` and `>` than a type takes.
pub(super) fn arguments(path: &Path, takes: &[Takes], span: Span) -> Diagnostic {
    let words = takes.iter().filter_map(|takes| match takes {
        Takes::Type | Takes::Pointee => Some("one type".to_owned()),
        Takes::Lifetime => None,
        Takes::Str => Some("`str`".to_owned()),
        Takes::Key => Some("a type of keys".to_owned()),
        Takes::Integer => Some("one primitive integer".to_owned()),
        Takes::Named(paths) => {
            // The shorter of the paths to each.
            let short = paths.iter().filter(|path| path.matches("::").count() == 1);
            Some(short.map(|path| format!("`{path}`")).collect::<Vec<_>>().join(" or "))
        }
        Takes::Array => Some("one array".to_owned()),
    });
    let words: Vec<String> = words.collect();
    let takes = if words.is_empty() { "nothing".to_owned() } else { words.join(" and ") };
    codes::TYPE_ARGUMENTS.error(span, format!("`{}` takes {takes} between `<` and `>`", last(path)))
}

/// A reference to what borrows from the arguments itself.
pub(super) fn borrows_already(target: &TypeExpr, span: Span) -> Diagnostic {
    let name = if let TypeKind::Path(path) = &target.kind { last(path) } else { "it" };
    let message = format!("`{name}` borrows from the arguments already, so a reference to it has nothing to point to");
    codes::REFERENCE.error(span, message).help(format!("write `{name}<'_>`"))
}

/// What to take in place of a reference.
pub(super) fn by_value(target: &TypeExpr) -> String {
    match &target.kind {
        TypeKind::Slice(item) => format!("take `Vec<{}>`", shown(&item.tokens)),
        TypeKind::Path(path) if last(path) == "String" => "take `&str`".to_owned(),
        TypeKind::Path(_) => format!(
            "take it by value: `{}`; if the host gives it and not the model, mark it `#[tool(context)]`",
            shown(&target.tokens)
        ),
        TypeKind::Reference { .. } | TypeKind::Array { .. } | TypeKind::Tuple(_) | TypeKind::Other(_) => {
            TAKE_OTHER.to_owned()
        }
    }
}

/// Borrowed JSON in a type that derives what it does not implement. rustc says so at the derive.
pub(super) fn without_serde(slot: &Slot, owner: Option<&Item>, span: Span) -> Option<Diagnostic> {
    let derives = |item: &&Item| item.derives.iter().any(|name| name == "Deserialize");
    let owner = owner.filter(derives).filter(|_| matches!(slot, Slot::Raw))?;
    let message = format!("`{}` derives `serde::Deserialize`, which `RawJson` does not implement", owner.name.text);
    let help = "take `serde_json::Value`; or take the derive away, if no `#[serde(…)]` needs it";
    Some(codes::SERDE.error(span, message).help(help))
}

impl Lowering<'_> {
    /// A name that names no type; silent where a file that does not parse may hold it.
    pub(super) fn not_found(&self, path: &Path, span: Span) -> Option<Diagnostic> {
        if !self.krate.unparsed.is_empty() {
            return None;
        }
        let name = last(path);
        let types = self.krate.items.iter().filter(|item| match item.kind {
            ItemKind::Struct(_) | ItemKind::Enum(_) | ItemKind::Alias(_) => true,
            ItemKind::Constant(_) | ItemKind::Other(_) => false,
        });
        let help = match nearest(name, types.map(|item| item.name.text.as_str())) {
            Some(same) if same == name => {
                "a type of this name is in another module: bring it here with `use`".to_owned()
            }
            Some(near) => format!("did you mean `{near}`?"),
            None => "the build step reads the source text: it sees no type that a macro writes".to_owned(),
        };
        Some(codes::UNKNOWN_TYPE.error(span, format!("there is no type `{name}` here")).help(help))
    }

    /// A type of the author's that emitted code cannot name.
    pub(super) fn hidden(&self, item: ItemId, from: ModuleId, span: Span) -> Diagnostic {
        let declared = self.krate.item(item);
        let module = self.krate.module_name(from);
        let message = format!("`{}` cannot be seen from `{module}`", declared.name.text);
        let help = "make it visible there, with `pub(crate)` and a path of visible modules";
        codes::NOT_VISIBLE.error(span, message).related(declared.name.span, "declared here").help(help)
    }
}

pub(super) const TAKE_OTHER: &str =
    "take a boolean, a number, text, an `Option` or `Vec` of those, or a struct or enum of this crate";

/// Types of the standard library that live in the program only.
const IMPOSSIBLE: &[&str] = &[
    "std::any::TypeId",
    "std::cell::Cell",
    "std::cell::Ref",
    "std::cell::RefCell",
    "std::cell::RefMut",
    "std::fs::File",
    "std::pin::Pin",
    "std::rc::Rc",
    "std::rc::Weak",
    "std::sync::Mutex",
    "std::sync::MutexGuard",
    "std::sync::RwLock",
    "std::sync::RwLockReadGuard",
    "std::sync::RwLockWriteGuard",
    "std::sync::Weak",
    "std::sync::mpsc::Receiver",
    "std::sync::mpsc::Sender",
    "std::task::Context",
    "std::thread::JoinHandle",
];
