//! A written type to what serde writes of it.

use toolcall_schema::catalog::{Field, Shape, TypeId};
use toolcall_schema::constraints::{not_zero, of_format, unique};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;
use toolcall_schema::table::Width;

use super::{Output, Site};
use crate::decl::{ItemKind, Path, Segment, TypeExpr, TypeKind, ValueKind};
use crate::lower::Lowering;
use crate::lower::kind::{last, spelling};
use crate::resolve::{Space, Target};
use crate::types::{self, Takes, TypeMapping, Writes};

impl Lowering<'_> {
    /// Any type that is not too long.
    pub(super) fn output(&mut self, site: Site<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Output {
        let output = self.output_of(site, expr, problems);
        if output.name.len() > LONGEST {
            let message = "too many types must be written out for this: write structs, which are read once each";
            return self.unknown(message.to_owned(), expr.span, problems);
        }
        output
    }

    fn output_of(&mut self, site: Site<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Output {
        match &expr.kind {
            TypeKind::Path(path) => self.output_path(site, path, expr, problems),
            TypeKind::Reference { target, .. } => {
                let Output { id, name } = self.output_held(site, target, problems);
                Output { id, name: format!("&{name}") }
            }
            TypeKind::Array { item, length } => {
                let item = self.output(site, item, problems);
                let id = self.add(Shape::List(item.id), expr.span);
                let known = match self.behind(site.module, &length.kind) {
                    (_, ValueKind::Literal(Json::Integer(known))) => Some(*known),
                    (_, _) => None,
                };
                known.into_iter().for_each(|known| self.sized(id, known));
                Output { id, name: format!("[{}; {known:?}]", item.name) }
            }
            TypeKind::Tuple(parts) if parts.is_empty() => self.nothing(expr.span),
            TypeKind::Tuple(parts) => {
                let parts: Vec<Output> = parts.iter().map(|part| self.output(site, part, problems)).collect();
                let id = self.add(Shape::Tuple(parts.iter().map(|part| part.id).collect()), expr.span);
                self.sized(id, parts.len() as i128);
                Output { id, name: format!("({})", names(&parts)) }
            }
            TypeKind::Slice(_) => self.output_held(site, expr, problems),
            TypeKind::Other(words) => {
                let message = format!("it is not known what serde writes of {words}");
                self.unknown(message, expr.span, problems)
            }
        }
    }

    fn output_path(&mut self, site: Site<'_>, path: &Path, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Output {
        if let [only] = path.segments.as_slice() {
            if let Some((_, known)) = site.known.iter().find(|(name, _)| *name == only.name.text) {
                return known.clone();
            }
            if let Some(self_type) = site.self_type.filter(|_| only.name.text == "Self") {
                return self.output(Site { self_type: None, ..site }, self_type, problems);
            }
        }
        match self.names.resolve(site.module, path, Space::Type) {
            Some(Target::External(names)) => self.output_external(site, path, &spelling(&names), expr.span, problems),
            Some(Target::Item(item)) => match &self.krate.item(item).kind {
                ItemKind::Struct(_) | ItemKind::Enum(_) => self.item(site, path, item, problems),
                ItemKind::Alias(_) => self.alias_output(site, path, item, (expr.span, false), problems),
                ItemKind::Other(words) => {
                    let message = format!("`{}` is {words}, so it is not known what serde writes of it", last(path));
                    self.unknown(message, expr.span, problems)
                }
                ItemKind::Constant(_) => self.nothing(expr.span),
            },
            Some(Target::Module(_) | Target::Variant(..)) | None => {
                let message = format!("`{}` was not found, so it is not known what serde writes of it", last(path));
                self.unknown(message, expr.span, problems)
            }
        }
    }

    /// A type of another crate, or of the language.
    fn output_external(
        &mut self,
        site: Site<'_>,
        path: &Path,
        spelling: &str,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Output {
        let mut given = path.segments.iter().flat_map(Segment::types);
        if types::HOLDERS.contains(&spelling)
            && let Some(inner) = given.next()
        {
            let Output { id, name } = self.output_held(site, inner, problems);
            return Output { id, name: format!("{spelling}<{name}>") };
        }
        let takes = types::mapping(spelling).map(|(mapping, _)| mapping.takes).unwrap_or_default();
        let takes = takes.iter().filter(|takes| !matches!(takes, Takes::Lifetime | Takes::Named(_)));
        let arguments: Option<Vec<Output>> =
            takes.map(|takes| given.next().map(|inner| self.output_argument(site, *takes, inner, problems))).collect();
        let (Some((mapping, spelling)), Some(arguments)) = (types::mapping(spelling), arguments) else {
            let message = format!("it is not known what serde writes of `{spelling}`, a type of another crate");
            // Its name is how a result that says itself what it is is told.
            return Output { name: spelling.to_owned(), ..self.unknown(message, span, problems) };
        };
        if let Writes::Unknown(reason) = (mapping.writes)(spelling) {
            return self.unknown(format!("serde writes of `{}` {reason}", last(path)), span, problems);
        }
        let id = self.mapped_output(mapping, spelling, &arguments, span);
        let name = if arguments.is_empty() { String::new() } else { format!("<{}>", names(&arguments)) };
        Output { id, name: format!("{spelling}{name}") }
    }

    /// What stands between the brackets.
    fn output_argument(
        &mut self,
        site: Site<'_>,
        takes: Takes,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Output {
        match (takes, &expr.kind) {
            (Takes::Pointee | Takes::Str, _) => self.output_held(site, expr, problems),
            (Takes::Array, TypeKind::Array { item, .. }) => self.output(site, item, problems),
            (Takes::Key, _) => {
                let Output { id, name } = self.output(site, expr, problems);
                match self.key(id, false, expr.span, &mut Vec::new()) {
                    Some(id) => Output { id, name },
                    None => self.text(expr.span, name),
                }
            }
            (_, _) => self.output(site, expr, problems),
        }
    }

    /// What stands behind a pointer: any type, and those that stand nowhere else.
    fn output_held(&mut self, site: Site<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Output {
        if let TypeKind::Slice(item) = &expr.kind {
            let Output { id, name } = self.output(site, item, problems);
            return Output { id: self.add(Shape::List(id), expr.span), name: format!("[{name}]") };
        }
        match self.external_of(site.module, expr, UNSIZED) {
            Some(path) => self.text(expr.span, path.to_owned()),
            None => self.output(site, expr, problems),
        }
    }

    fn text(&mut self, span: Span, name: String) -> Output {
        Output { id: self.add(Shape::Text, span), name }
    }

    /// A type that a mapping knows.
    fn mapped_output(&mut self, mapping: &TypeMapping, spelling: &str, arguments: &[Output], span: Span) -> TypeId {
        let ids: Vec<TypeId> = arguments.iter().map(|argument| argument.id).collect();
        let shape = (mapping.shape)(spelling, &ids);
        let inner = ids.first().map(|id| self.catalog.type_of(*id).shape.clone());
        let constraint = match ((mapping.writes)(spelling), ids.first(), &inner) {
            (Writes::Inner, Some(inner), _) => return *inner,
            // JSON has one `null`.
            (Writes::Same, Some(inner), Some(Shape::Nullable(_) | Shape::Any))
                if matches!(shape, Shape::Nullable(_)) =>
            {
                return *inner;
            }
            (Writes::Object(keys), ..) => return self.whole_numbers(keys, span),
            (Writes::Numbers(widths), ..) => {
                let parts = widths.iter().map(|width| self.add(Shape::Integer(*width), span)).collect();
                let id = self.add(Shape::Tuple(parts), span);
                self.sized(id, widths.len() as i128);
                return id;
            }
            (Writes::NotZero, ..) => Some(not_zero()),
            (Writes::Text(format), ..) => Some(of_format(format)),
            (Writes::Unique, _, Some(Shape::Bool | Shape::Integer(_) | Shape::Text)) => Some(unique()),
            (Writes::Unique | Writes::Same | Writes::Inner | Writes::Unknown(_), ..) => None,
        };
        // What is narrowed has its shape already.
        let shape = if let Shape::Error = shape { inner.unwrap_or(Shape::Any) } else { shape };
        let id = self.add(shape, span);
        self.imply(id, mapping.implies);
        self.catalog.types[id.0 as usize].constraints.extend(constraint);
        id
    }

    fn whole_numbers(&mut self, keys: &[(&str, Width)], span: Span) -> TypeId {
        let field = |(name, width): &(&str, Width)| Field::new(*name, self.add(Shape::Integer(*width), span), span);
        let fields = keys.iter().map(field).collect();
        self.add(Shape::Record(fields), span)
    }

    /// Says how many items a list has.
    pub(super) fn sized(&mut self, id: TypeId, count: i128) {
        self.imply(id, &[("items", count)]);
    }

    /// An object of which no key is known.
    pub(super) fn open_object(&mut self, span: Span) -> Shape {
        Shape::Map(self.add(Shape::Text, span), self.add(Shape::Any, span))
    }
}

/// The names of several types.
pub(super) fn names<'o>(outputs: impl IntoIterator<Item = &'o Output>) -> String {
    outputs.into_iter().map(|output| output.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// How many bytes the full name of a type may have: aliases of tuples that stand for each other twice double at each
/// level. It is about that of the types that may be written out as an argument.
const LONGEST: usize = 8 * 1024;

/// Texts that stand behind a pointer only.
const UNSIZED: &[&str] = &["std::primitive::str", "std::path::Path"];
