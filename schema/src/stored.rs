//! A catalog as bytes, and back: what the build step leaves to programs that show, compare and filter their own tools.
//!
//! The bytes are read by the run time of the build step that wrote them, so they name no version of their own; equal
//! declarations are equal bytes.

mod form;

use std::collections::{BTreeMap, BTreeSet};

use self::form::{Stored, enums, records};
use crate::catalog::{Catalog, Field, Hints, Policy, Presence, Returns, Shape, Tool, Type, TypeId, Variant};
use crate::constraints::{Check, Constraint, Shared, of_check};
use crate::decimal::Step;
use crate::format::Format;
use crate::json::Json;
use crate::level::Level;
use crate::source::Source;
use crate::span::Span;
use crate::table::{Bound, By, Precision, Width};

/// The tools, and the types that they lead to, without the places where they were written. What only a loaded tool has, a
/// schema beyond all types, is left out.
pub fn write(catalog: &Catalog) -> Vec<u8> {
    let Catalog { tools, types, others, verbatim: _, outputs: _, written } = catalog;
    let reached = reached(catalog);
    let types: BTreeMap<u32, Type> = (0..)
        .zip(types)
        .filter(|(id, _)| reached.contains(&TypeId(*id)))
        .map(|(id, kind)| (id, kind.clone()))
        .collect();
    let mut out = Vec::new();
    tools.store(&mut out);
    types.store(&mut out);
    others
        .iter()
        .filter(|(id, _)| reached.contains(id))
        .map(|(id, value)| (*id, *value))
        .collect::<Vec<_>>()
        .store(&mut out);
    let written = written.iter().filter(|((id, _), _)| reached.contains(id));
    written.map(|(key, value)| (key.clone(), value.clone())).collect::<Vec<_>>().store(&mut out);
    out
}

/// The catalog of which [`write()`] made these bytes; `None` if it did not. A type keeps its place, and what no tool leads to
/// is a type that was never made.
pub fn read(mut bytes: &[u8]) -> Option<Catalog> {
    let from = &mut bytes;
    let (tools, reached) = (Vec::take(from)?, BTreeMap::<u32, Type>::take(from)?);
    let (others, written) = (Vec::take(from)?, Vec::take(from)?);
    let mut types = Vec::new();
    for (id, kind) in reached {
        types.resize_with(id as usize, unmade);
        types.push(kind);
    }
    let (others, written) = (others.into_iter().collect(), written.into_iter().collect());
    let catalog = Catalog { tools, types, others, written, ..Catalog::default() };
    from.is_empty().then_some(catalog)
}

fn unmade() -> Type {
    Type { shape: Shape::Error, name: None, description: None, constraints: Vec::new(), span: Span::default() }
}

/// The types that tools lead to: the arena is that of all toolsets of a crate.
fn reached(catalog: &Catalog) -> BTreeSet<TypeId> {
    let mut left: Vec<TypeId> = catalog.tools.iter().map(|tool| tool.arguments).collect();
    left.extend(catalog.tools.iter().filter_map(|tool| tool.returns).map(|returns| returns.kind));
    let mut reached = BTreeSet::new();
    while let Some(id) = left.pop() {
        if reached.insert(id) {
            left.extend(catalog.parts_of(id));
        }
    }
    reached
}

records! {
    Tool {
        name, aliases, title, description, arguments, returns, hints, timeout, deprecated, examples, is_async, policy, source,
        span
    }
    Returns { kind, is_asked }
    Policy { deny_loss, allowed, max_retries, untrusted, ignores_unknown, coerce }
    Hints { read_only, destructive, idempotent, open_world }
    Type { shape, name, description, constraints, span }
    Variant { name, aliases, description }
    Field { name, aliases, kind, title, description, presence, deprecated, secret, coerce, examples, span }
    Step { mantissa, places }
}

enums! {
    Shape {
        Bool, Integer(width), Number(precision), Text, Enum(variants), List(item), Tuple(parts), Map(key, value), Any, Raw,
        Record(fields), Choice(by, forms), Nullable(inner), Error
    }
    Presence { Required, Optional, Default(value) }
    Json { Null, Bool(value), Integer(value), Number(value), Text(value), List(items), Object(members) }
    Bound { Integer(value), Number(value) }
    Check {
        Minimum(bound), Maximum(bound), ExclusiveMinimum(bound), ExclusiveMaximum(bound), Gap(low, high), MultipleOf(step),
        MinLength(size), MaxLength(size), Pattern(pattern), MinItems(size), MaxItems(size), UniqueItems, Only(value),
        Format(format)
    }
    Width { I8, I16, I32, I64, I128, U8, U16, U32, U64, U128, BigInt, BigUint }
    Precision { F32, F64 }
    By { Tag, Key, Trial }
    Level { Exact, Lossless, Lenient }
    Source { Mcp, Skill, Native, Http, Builtin, A2a, Custom }
    Format {
        Date, Time, DateTime, LocalTime, LocalDateTime, ZonedDateTime, Duration, CalendarDuration, SignedDuration, Uuid, Uri,
        Email, Hostname, Ipv4, Ipv6, Ip, Decimal, Integer, Natural, Base64
    }
}

impl Stored for TypeId {
    fn store(&self, out: &mut Vec<u8>) {
        self.0.store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        u32::take(from).map(Self)
    }
}

/// Its keyword follows from the check.
impl Stored for Constraint {
    fn store(&self, out: &mut Vec<u8>) {
        self.check.store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        Check::take(from).map(of_check)
    }
}

impl Stored for Shared {
    fn store(&self, out: &mut Vec<u8>) {
        self.source().to_owned().store(out);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        String::take(from).map(|source| Self::new(&source))
    }
}

/// Nobody shows a place of the author's sources to a program.
impl Stored for Span {
    fn store(&self, _out: &mut Vec<u8>) {}

    fn take(_from: &mut &[u8]) -> Option<Self> {
        Some(Self::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::sample::all_shapes;
    use crate::constraints::{KEYWORDS, not_zero, of_format, one_of};

    #[test]
    fn a_catalog_comes_back_as_it_was() {
        let mut catalog = all_shapes();
        let constraints = [
            vec![not_zero(), of_format(Format::LocalTime), of_format(Format::Date)],
            one_of(&[Json::Bool(true)]),
            KEYWORDS
                .iter()
                .filter(|keyword| keyword.name == "pattern")
                .map(|keyword| {
                    let check = Check::Pattern(Shared::new("^a+$"));
                    Constraint { keyword, check }
                })
                .collect(),
        ]
        .concat();
        catalog.types[0].constraints.extend(constraints);
        let first = catalog.tools[0].arguments;
        catalog.others.insert(first, TypeId(0));
        catalog.written.insert((first, "a".into()), "1.50".into());
        let bytes = write(&catalog);
        let again = read(&bytes).expect("a catalog");
        assert_eq!(again.to_string(), catalog.to_string());
        let said = |catalog: &Catalog| format!("{:?} {:?}", catalog.others, catalog.written);
        assert_eq!((said(&again), write(&again)), (said(&catalog), bytes));
    }

    #[test]
    fn other_bytes_are_no_catalog() {
        let bytes = write(&all_shapes());
        for cut in 0..bytes.len() {
            assert!(read(&bytes[..cut]).is_none(), "{cut}");
        }
        assert!(read(&[&bytes[..], b"0"].concat()).is_none());
    }

    #[test]
    fn types_of_other_toolsets_stay_behind() {
        let mut catalog = all_shapes();
        let before = write(&catalog);
        catalog.add(unmade());
        assert_eq!(write(&catalog), before);
    }
}
