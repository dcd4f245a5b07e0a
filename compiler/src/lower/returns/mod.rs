//! What a tool returns, as serde writes it.
//!
//! A walk of its own beside that over arguments: the same Rust type may be written otherwise than it is read. It refuses
//! nothing: what is not known may be any value, with a warning. Only the whole must be known.

mod choice;
mod item;
mod kind;
mod record;

use toolcall_schema::catalog::{Returns, Shape, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::Lowering;
use super::kind::spelling;
use crate::attributes::Settings;
use crate::codes;
use crate::decl::{Function, Impl, ItemId, ItemKind, ModuleId, Path, Segment, TypeExpr, TypeKind};
use crate::resolve::{Space, Target};

/// Where a type is written.
#[derive(Clone, Copy, Debug)]
struct Site<'s> {
    module: ModuleId,
    /// What `Self` is.
    self_type: Option<&'s TypeExpr>,
    /// Names that stand for types here.
    known: &'s [(String, Output)],
}

/// A type as it is written.
#[derive(Clone, Debug)]
pub(super) struct Output {
    id: TypeId,
    /// What it is, by full paths: the same for the same types only.
    name: String,
}

impl Lowering<'_> {
    /// The output of a tool, if it shall be described and can be.
    pub(super) fn returns(
        &mut self,
        function: &Function,
        owner: Option<&Impl>,
        settings: &Settings,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Returns> {
        if !settings.returns.unwrap_or(self.config.output_schemas) {
            return None;
        }
        self.expansions = 0;
        let is_asked = settings.returns == Some(true);
        let site = Site { module: function.module, self_type: owner.map(|block| &block.self_type), known: &[] };
        let (before, span) = (problems.len(), function.returns.as_ref().map_or(function.name.span, |expr| expr.span));
        let output = match &function.returns {
            Some(expr) => self.returned(site, expr, problems),
            None => self.nothing(span),
        };
        let is_any = matches!(self.catalog.type_of(output.id).shape, Shape::Any);
        let by_nature = match output.name.as_str() {
            "()" => Some("there is nothing in it"),
            "toolcall::ToolResult" => Some("a `ToolResult` says itself what it is"),
            name if TEXT.contains(&name) => Some("a model gets text as it is, not as JSON"),
            _ if !is_any => return Some(Returns { kind: output.id, is_asked }),
            _ => None,
        };
        // What was told of the parts is told of the whole.
        let told = problems.split_off(before);
        let reason = by_nature.or(told.first().map(|problem| problem.message.as_str())).unwrap_or("it may be anything");
        if is_asked || by_nature.is_none() {
            problems.push(undescribed(function, span, reason, is_asked));
        }
        None
    }

    /// A return type: that of the value in a `Result`.
    fn returned(&mut self, site: Site<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Output {
        let TypeKind::Path(path) = &expr.kind else { return self.output(site, expr, problems) };
        match self.names.resolve(site.module, path, Space::Type) {
            Some(Target::External(names)) if RESULTS.contains(&spelling(&names).as_str()) => {
                match path.segments.iter().flat_map(Segment::types).next() {
                    Some(value) => self.output(site, value, problems),
                    None => self.output(site, expr, problems),
                }
            }
            Some(Target::Item(item)) if matches!(self.krate.item(item).kind, ItemKind::Alias(_)) => {
                self.alias_output(site, path, item, (expr.span, true), problems)
            }
            Some(_) | None => self.output(site, expr, problems),
        }
    }

    /// What a `type` of the crate stands for; one that takes no types is understood once within others. The flag:
    /// it is a return type.
    fn alias_output(
        &mut self,
        site: Site<'_>,
        path: &Path,
        item: ItemId,
        (span, is_whole): (Span, bool),
        problems: &mut Vec<Diagnostic>,
    ) -> Output {
        if let Some(output) = self.alias_outputs.get(&item).filter(|_| !is_whole) {
            return output.clone();
        }
        let declared = self.krate.item(item);
        self.expansions += 1;
        let is_endless = self.aliases.contains(&item) || self.expansions > EXPANSIONS;
        let ItemKind::Alias(aliased) = &declared.kind else { return self.nothing(span) };
        if is_endless {
            return self.unknown(
                format!("there is no end of what `{}` stands for", declared.name.text),
                span,
                problems,
            );
        }
        let known = self.given_outputs(site, path, item, problems);
        self.aliases.push(item);
        let inner = Site { module: declared.module, self_type: None, known: &known };
        let read = if is_whole { Self::returned } else { Self::output };
        let output = read(self, inner, aliased, problems);
        self.aliases.pop();
        if declared.generics.parameters.is_empty() && !is_whole {
            self.alias_outputs.insert(item, output.clone());
        }
        output
    }

    /// `()`
    fn nothing(&mut self, span: Span) -> Output {
        Output { id: self.add(Shape::Any, span), name: "()".to_owned() }
    }

    /// Any value, with a warning that says why.
    fn unknown(&mut self, message: String, span: Span, problems: &mut Vec<Diagnostic>) -> Output {
        problems.push(Self::not_known(span, message));
        let id = self.add(Shape::Any, span);
        Output { id, name: format!("?{}", id.0) }
    }
}

/// That a tool has no output schema.
fn undescribed(function: &Function, span: Span, reason: &str, is_asked: bool) -> Diagnostic {
    let message = format!("what `{}` returns has no schema: {reason}", function.name.text);
    let help = "return a type of this crate that derives `serde::Serialize`, or write `returns = false`";
    let told = if is_asked { codes::NO_OUTPUT.error(span, message) } else { codes::NO_OUTPUT.warning(span, message) };
    told.help(help)
}

/// How often one output may look through aliases that take types: those that stand for each other twice double at each
/// level.
const EXPANSIONS: usize = 1_000;

/// The types whose first argument is what a tool returns.
const RESULTS: &[&str] =
    &["std::result::Result", "std::io::Result", "anyhow::Result", "eyre::Result", "color_eyre::Result"];

/// The types that become a reply without quotes.
const TEXT: &[&str] = &[
    "std::string::String",
    "&std::string::String",
    "&std::primitive::str",
    "std::borrow::Cow<std::primitive::str>",
    "std::boxed::Box<std::primitive::str>",
    "std::sync::Arc<std::primitive::str>",
    "std::rc::Rc<std::primitive::str>",
];
