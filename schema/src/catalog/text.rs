//! The catalog as text, for people and for goldens: the tools, then the named types they use.

use core::fmt::{self, Display, Formatter};
use std::collections::BTreeSet;

use super::{Catalog, Field, Hints, Policy, Presence, Returns, Shape, Tool, Type, TypeId, Variant};
use crate::json::Json;
use crate::level::Level;
use crate::source::Source;
use crate::table::Precision;

/// ```text
/// tool get_tide, read only
///   | Tide height at a port.
///   port: Port
///   days: list of (u32, minimum = 1), max_items = 7, optional
///     | how many days ahead
///   returns Tide
///
/// enum Port
///   brest
///   dover
/// ```
impl Display for Catalog {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut seen = BTreeSet::new();
        let mut named = Vec::new();
        for (index, tool) in self.tools.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            self.write_tool(tool, f)?;
            self.collect_named(tool.arguments, &mut seen, &mut named);
        }
        named.iter().try_for_each(|id| self.write_named(*id, "", f))?;
        let mut returned = Vec::new();
        for returns in self.tools.iter().filter_map(|tool| tool.returns) {
            self.collect_named(returns.kind, &mut seen, &mut returned);
        }
        returned.iter().try_for_each(|id| self.write_named(*id, ", returned", f))
    }
}

impl Catalog {
    fn write_tool(&self, tool: &Tool, f: &mut Formatter<'_>) -> fmt::Result {
        // Destructured: a new part must be shown.
        let Tool {
            name,
            aliases,
            title,
            description,
            arguments,
            returns,
            hints,
            timeout,
            deprecated,
            examples,
            is_async,
            policy,
            source,
            span: _,
        } = tool;
        let Hints { read_only, destructive, idempotent, open_world } = hints;
        write!(f, "tool {name}{}", if *is_async { ", async" } else { "" })?;
        write_hint("read only", *read_only, f)?;
        write_hint("destructive", *destructive, f)?;
        write_hint("idempotent", *idempotent, f)?;
        write_hint("open world", *open_world, f)?;
        if let Some(timeout) = timeout {
            write!(f, ", timeout {timeout:?}")?;
        }
        write_aliases(aliases, f)?;
        write_policy(policy, f)?;
        write_source(*source, f)?;
        writeln!(f, "{}", if *deprecated { ", deprecated" } else { "" })?;
        write_title(title.as_deref(), "  ", f)?;
        write_text(Some(description), "  ", f)?;
        write_examples(examples, "  ", f)?;
        self.write_fields(self.type_of(*arguments), "  ", f)?;
        let Some(Returns { kind, is_asked: _ }) = returns else { return Ok(()) };
        f.write_str("  returns ")?;
        self.write_place(*kind, f)?;
        writeln!(f)
    }

    fn write_named(&self, id: TypeId, remark: &str, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = self.type_of(id);
        let word = match kind.shape {
            Shape::Enum(_) => "enum",
            Shape::Choice(..) => "choice",
            Shape::Tuple(_) => "tuple",
            Shape::List(_) => "list",
            Shape::Map(..) => "map",
            _ => "record",
        };
        writeln!(f, "\n{word} {}{remark}", kind.name.as_deref().unwrap_or_default())?;
        write_text(kind.description.as_deref(), "  ", f)?;
        match &kind.shape {
            Shape::Enum(variants) => write_variants(variants, f),
            Shape::Choice(_, branches) | Shape::Tuple(branches) => {
                branches.iter().try_for_each(|branch| self.write_branch(*branch, f))
            }
            Shape::List(_) | Shape::Map(..) => {
                f.write_str("  ")?;
                self.write_itself(id, f)?;
                writeln!(f)
            }
            _ => self.write_fields(kind, "  ", f),
        }
    }

    /// One form of a choice.
    fn write_branch(&self, id: TypeId, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("  ")?;
        self.write_place(id, f)?;
        writeln!(f)?;
        let kind = self.type_of(id);
        if kind.name.is_some() {
            return Ok(());
        }
        write_text(kind.description.as_deref(), "    ", f)?;
        self.write_fields(kind, "    ", f)
    }

    fn write_parts(&self, parts: &[TypeId], between: &str, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, part) in parts.iter().enumerate() {
            f.write_str(if index == 0 { "(" } else { between })?;
            self.write_place(*part, f)?;
        }
        f.write_str(")")
    }

    fn write_fields(&self, kind: &Type, indent: &str, f: &mut Formatter<'_>) -> fmt::Result {
        let Shape::Record(fields) = &kind.shape else { return Ok(()) };
        let inner = format!("{indent}  ");
        for field in fields {
            let Field { name, aliases, kind, title, description, .. } = field;
            let Field { presence, deprecated, secret, coerce, examples, span: _, .. } = field;
            write!(f, "{indent}{name}: ")?;
            self.write_place(*kind, f)?;
            match presence {
                Presence::Required => {}
                Presence::Optional => write!(f, ", optional")?,
                Presence::Default(value) => write!(f, ", default {value}")?,
            }
            write_aliases(aliases, f)?;
            f.write_str(if *secret { ", secret" } else { "" })?;
            write_level(*coerce, f)?;
            writeln!(f, "{}", if *deprecated { ", deprecated" } else { "" })?;
            write_title(title.as_deref(), &inner, f)?;
            write_text(description.as_deref(), &inner, f)?;
            write_examples(examples, &inner, f)?;
        }
        Ok(())
    }

    /// A type where it is used: named ones by name, the others in words.
    fn write_place(&self, id: TypeId, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = self.type_of(id);
        let Some(name) = self.referable(kind) else { return self.write_itself(id, f) };
        f.write_str(name)?;
        write_constraints(kind, f)
    }

    fn write_itself(&self, id: TypeId, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = self.type_of(id);
        match &kind.shape {
            Shape::Enum(variants) => {
                let names: Vec<_> = variants.iter().map(|variant| Json::text(&variant.name).to_string()).collect();
                f.write_str(&names.join(" | "))?;
            }
            Shape::Record(fields) => {
                let others = self.others.get(&id).map(|_| "…");
                let names: Vec<_> = fields.iter().map(|field| field.name.as_str()).chain(others).collect();
                write!(f, "record ({})", names.join(", "))?;
            }
            Shape::Choice(_, branches) => self.write_parts(branches, " or ", f)?,
            Shape::Bool => f.write_str("bool")?,
            Shape::Integer(width) => f.write_str(width.as_str())?,
            Shape::Number(Precision::F32) => f.write_str("f32")?,
            Shape::Number(Precision::F64) => f.write_str("f64")?,
            Shape::Text => f.write_str("text")?,
            Shape::List(item) => {
                f.write_str("list of ")?;
                self.write_part(*item, f)?;
            }
            Shape::Tuple(parts) => {
                f.write_str("tuple of ")?;
                self.write_parts(parts, ", ", f)?;
            }
            Shape::Map(key, value) => {
                if self.restricts_keys(*key) {
                    f.write_str("map from ")?;
                    self.write_part(*key, f)?;
                    f.write_str(" to ")?;
                } else {
                    f.write_str("map of ")?;
                }
                self.write_part(*value, f)?;
            }
            Shape::Any => f.write_str("any")?,
            Shape::Raw => f.write_str("raw")?,
            Shape::Nullable(inner) => {
                f.write_str("nullable ")?;
                self.write_part(*inner, f)?;
            }
            Shape::Error => f.write_str("error")?,
        }
        write_constraints(kind, f)
    }

    /// In brackets where a constraint behind it would seem to be of the whole.
    fn write_part(&self, id: TypeId, f: &mut Formatter<'_>) -> fmt::Result {
        if self.type_of(id).constraints.is_empty() {
            return self.write_place(id, f);
        }
        f.write_str("(")?;
        self.write_place(id, f)?;
        f.write_str(")")
    }

    /// The named types below a type, in the order of their first use.
    fn collect_named(&self, id: TypeId, seen: &mut BTreeSet<TypeId>, named: &mut Vec<TypeId>) {
        if !seen.insert(id) {
            return;
        }
        named.extend(self.referable(self.type_of(id)).map(|_| id));
        self.parts_of(id).into_iter().for_each(|part| self.collect_named(part, seen, named));
    }
}

fn write_constraints(kind: &Type, f: &mut Formatter<'_>) -> fmt::Result {
    kind.constraints.iter().try_for_each(|constraint| write!(f, ", {constraint}"))
}

fn write_variants(variants: &[Variant], f: &mut Formatter<'_>) -> fmt::Result {
    for Variant { name, aliases, description } in variants {
        write!(f, "  {name}")?;
        write_aliases(aliases, f)?;
        writeln!(f)?;
        write_text(description.as_deref(), "    ", f)?;
    }
    Ok(())
}

fn write_hint(words: &str, hint: Option<bool>, f: &mut Formatter<'_>) -> fmt::Result {
    match hint {
        Some(true) => write!(f, ", {words}"),
        Some(false) => write!(f, ", not {words}"),
        None => Ok(()),
    }
}

fn write_aliases(aliases: &[String], f: &mut Formatter<'_>) -> fmt::Result {
    aliases.iter().try_for_each(|alias| write!(f, ", also {}", Json::text(alias)))
}

fn write_policy(policy: &Policy, f: &mut Formatter<'_>) -> fmt::Result {
    let Policy { deny_loss: _, allowed: _, max_retries, untrusted, ignores_unknown, coerce } = policy;
    if let Some(times) = max_retries {
        write!(f, ", at most {times} retries")?;
    }
    f.write_str(if *untrusted { ", untrusted" } else { "" })?;
    f.write_str(if *ignores_unknown { ", unknown arguments ignored" } else { "" })?;
    write_level(*coerce, f)
}

/// A function of the program is not worth a word.
fn write_source(source: Source, f: &mut Formatter<'_>) -> fmt::Result {
    if source == Source::Native { Ok(()) } else { write!(f, ", from {source}") }
}

fn write_level(level: Option<Level>, f: &mut Formatter<'_>) -> fmt::Result {
    level.map_or(Ok(()), |level| write!(f, ", {level}"))
}

fn write_title(title: Option<&str>, indent: &str, f: &mut Formatter<'_>) -> fmt::Result {
    title.map_or(Ok(()), |title| writeln!(f, "{indent}title: {title}"))
}

fn write_examples(examples: &[Json], indent: &str, f: &mut Formatter<'_>) -> fmt::Result {
    examples.iter().try_for_each(|example| writeln!(f, "{indent}example: {example}"))
}

fn write_text(text: Option<&str>, indent: &str, f: &mut Formatter<'_>) -> fmt::Result {
    let mut lines = text.unwrap_or_default().lines();
    lines.try_for_each(|line| writeln!(f, "{indent}|{}{line}", if line.is_empty() { "" } else { " " }))
}

#[cfg(test)]
mod tests;
