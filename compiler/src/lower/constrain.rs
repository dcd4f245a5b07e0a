//! The constraints of one place: read by their keywords, brought into order, and judged together.
//!
//! Knows no keyword by name.

use proc_macro2::{TokenStream, TokenTree};
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::constraints::{self, Constraint, Ends, Given};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::table::Check;

use super::{Lowering, pattern};
use crate::codes;
use crate::decl::{ValueKind, Word};

impl Lowering<'_> {
    /// Puts constraints on a type that was made for one place. What may be `null` is constrained within.
    pub(super) fn constrain(&mut self, id: TypeId, words: &[Word], problems: &mut Vec<Diagnostic>) {
        let Some(first) = words.first() else { return };
        let kind = self.catalog.type_of(id);
        if let Shape::Nullable(inner) = kind.shape {
            return self.constrain(inner, words, problems);
        }
        // It would hold for every other use as well.
        if let Some(name) = &kind.name {
            let message = format!("`{name}` says what it takes where it is declared, not where it is used");
            let help = "put the constraint on the field inside it, or take the type inside it here";
            problems.push(codes::CONSTRAINT.error(first.value.span, message).help(help));
            return;
        }
        // What it is under by itself.
        let own = &kind.constraints;
        let mut found = own.clone();
        let mut complete = true;
        for word in words {
            match read(word, &kind.shape) {
                Ok(mut read) => {
                    problems.extend(pattern::refused(&read, word.value.span));
                    // Of holes there may be several.
                    let own = own.iter().filter(|own| !matches!(own.check, Check::Gap(..)));
                    let same = |new: &Constraint| own.clone().find(|own| own.keyword.name == new.keyword.name);
                    if let Some(own) = read.iter().find_map(|new| same(new).filter(|own| *own != new)) {
                        let message = format!("the type itself has `{own}`, which `{}` cannot change", word.name.text);
                        problems.push(codes::CONTRADICTION.error(word.value.span, message).help("take the word away"));
                        complete = false;
                    }
                    read.retain(|new| same(new).is_none());
                    found.extend(read);
                }
                Err(message) => {
                    problems.push(codes::CONSTRAINT.error(word.value.span, message));
                    complete = false;
                }
            }
        }
        constraints::sort(&mut found);
        if complete {
            let contradictions = constraints::contradictions(&found, &kind.shape);
            let at = first.name.span;
            problems.extend(contradictions.into_iter().map(|message| codes::CONTRADICTION.error(at, message)));
        }
        self.catalog.types[id.0 as usize].constraints = found;
    }
}

fn read(word: &Word, shape: &Shape) -> Result<Vec<Constraint>, String> {
    let name = word.name.text.as_str();
    let (last, closed, parts): (_, Vec<_>, Vec<_>);
    let given = match &word.value.kind {
        ValueKind::Literal(value) => Given::Value(value),
        ValueKind::Flag => Given::Value(&Json::Bool(true)),
        ValueKind::Range { lower, upper, open } => {
            if lower.is_none() && upper.is_none() {
                return Err(format!("`{name}` needs at least one end"));
            }
            last = closed_end(upper.as_ref(), *open, shape);
            let upper = last.as_ref().or(upper.as_ref());
            Given::Range { lower: lower.as_ref(), upper, open: *open && last.is_none() }
        }
        ValueKind::Union(written) => {
            closed = written.iter().map(|(_, upper, open)| closed_end(upper.as_ref(), *open, shape)).collect();
            let ends = written.iter().zip(&closed).map(|((lower, upper, open), last)| Ends {
                lower: lower.as_ref(),
                upper: last.as_ref().or(upper.as_ref()),
                open: *open && last.is_none(),
            });
            parts = ends.collect();
            Given::Union(&parts)
        }
        ValueKind::Path(_)
        | ValueKind::List(_)
        | ValueKind::Items(_)
        | ValueKind::Record(..)
        | ValueKind::Call(..)
        | ValueKind::Other => {
            if let Some(number) = beyond_floats(&word.value.tokens) {
                return Err(format!("`{number}` is more than a float holds, 1.7976931348623157e308 at the most"));
            }
            return Err(format!("`{name}` takes literals only: the schema is written before the program runs"));
        }
    };
    constraints::read(name, given, shape).unwrap_or_else(|| Ok(Vec::new()))
}

/// A literal that no float holds: as a value it would be infinite, which no schema can say.
fn beyond_floats(tokens: &TokenStream) -> Option<String> {
    tokens.clone().into_iter().find_map(|token| match token {
        TokenTree::Literal(literal) => {
            let written = literal.to_string().replace('_', "");
            let digits = written.trim_end_matches("f64").trim_end_matches("f32");
            digits.parse().is_ok_and(f64::is_infinite).then(|| literal.to_string())
        }
        TokenTree::Group(group) => beyond_floats(&group.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) => None,
    })
}

/// `0..10` of whole numbers ends with 9, which every dialect can say.
fn closed_end(upper: Option<&Json>, open: bool, shape: &Shape) -> Option<Json> {
    match (upper?, shape) {
        (Json::Integer(end), Shape::Integer(_)) if open => Some(Json::Integer(end.saturating_sub(1))),
        _ => None,
    }
}
