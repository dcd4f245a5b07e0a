//! What to send instead, in words: `an integer from 1 to 16`, `one of "celsius", "fahrenheit"`.
//!
//! Written for a model that reads JSON, so the types bear their JSON names. At most 256 bytes each.

use core::fmt::{self, Display, Write as _};

use toolcall_schema::limits;
use toolcall_schema::table::{Bound, By, Check, Int, Kind, NodeId, Precision, Run};

use super::domain::{Edge, Range, Sizes, format, gaps, largest, only, steps};
use super::shapes::Shapes;
use crate::violation::visible::push_quoted;

/// Appends what a node admits. With `all`, the bounds that no one declared are said too: those of the slot.
pub(super) fn push_value(out: &mut String, shapes: &Shapes<'_>, id: NodeId, all: bool) {
    let (node, start) = (shapes.node(id), out.len());
    let checks = shapes.checks(node);
    match node.kind {
        Kind::Bool => out.push_str(booleans(only(checks))),
        Kind::Integer(width) => {
            let range = Range::integers(width, checks);
            push_integers(out, &range, all);
            push_integer_gaps(out, &range, checks);
            push_steps(out, checks);
            if format(checks).is_some() {
                out.push_str(", as a string");
            }
        }
        Kind::Number(precision) => {
            push_numbers(out, Range::numbers(precision, checks), precision, all);
            push_number_gaps(out, precision, checks);
            push_steps(out, checks);
        }
        Kind::Text => {
            let noun = format(checks).map_or("a string", |format| format.row().words);
            push_sizes(out, noun, Sizes::of_text(checks), "character");
            for pattern in shapes.patterns(checks) {
                out.push_str(" that matches ");
                push_quoted(out, pattern.source(), LONGEST_PATTERN);
            }
        }
        Kind::Enum(names) => push_names(out, shapes.names(names).iter().copied()),
        Kind::List(_) => {
            let sizes = Sizes::of_list(if all { limits::ITEMS } else { u32::MAX }, checks);
            match (checks.contains(&Check::UniqueItems), sizes) {
                (true, Sizes { least: 0, most: u32::MAX }) => out.push_str("an array of distinct items"),
                (true, sizes) => push_sizes(out, "an array", sizes, "distinct item"),
                (false, sizes) => push_sizes(out, "an array", sizes, "item"),
            }
        }
        Kind::Tuple(parts) => {
            push_sizes(out, "an array", Sizes { least: parts.len, most: parts.len }, "item");
        }
        Kind::Choice(By::Trial, forms) => {
            for (index, form) in shapes.parts(forms).iter().enumerate() {
                let end = out.len();
                out.push_str(if index == 0 { "" } else { OR });
                let words = out.len();
                push_value(out, shapes, *form, false);
                let (before, said) = (&out[start..end], &out[words..]);
                if before.split(OR).any(|part| part == said) {
                    out.truncate(end);
                }
            }
        }
        Kind::Choice(By::Tag | By::Key, forms) => push_forms(out, shapes, id, forms),
        Kind::Any if all => push_numbers_of_any(out),
        Kind::Any | Kind::Raw => out.push_str("any value"),
        Kind::Map(..) | Kind::Record(_) | Kind::Open(..) => out.push_str("an object"),
    }
    if node.nullable && !matches!(node.kind, Kind::Any | Kind::Raw) {
        out.push_str(" or null");
    }
}

const fn booleans(only: Option<bool>) -> &'static str {
    match only {
        Some(true) => "true",
        Some(false) => "false",
        None => "true or false",
    }
}

/// Appends how each form of a choice is told.
fn push_forms(out: &mut String, shapes: &Shapes<'_>, choice: NodeId, forms: Run) {
    let (names, bare) = (shapes.form_names(choice).map(|(name, _)| name), shapes.bare_names(forms));
    let has_objects = names.clone().next().is_some();
    if has_objects {
        match shapes.tag(choice) {
            Some(tag) => {
                out.push_str("an object whose ");
                push_quoted(out, tag, LONGEST_NAME);
                out.push_str(" is ");
            }
            None => out.push_str("an object whose only key is "),
        }
        push_names(out, names);
    }
    if let Some((_, bare)) = bare {
        out.push_str(if has_objects { ", or " } else { "" });
        push_names(out, shapes.names(bare).iter().copied());
    }
}

/// Appends the keys of an object.
pub(super) fn push_keys(out: &mut String, names: &[&str]) {
    push_names(out, names.iter().copied());
}

/// What a number must be where anything may stand.
fn push_numbers_of_any(out: &mut String) {
    push_numbers(out, Range::numbers(Precision::F64, &[]), Precision::F64, true);
}

fn push_integers(out: &mut String, Range { low, high }: &Range<Int>, all: bool) {
    out.push_str("an integer");
    // The ends of 64 and 128 bits tell a model nothing until it is beyond them.
    let is_end = |value: Int| matches!(value, Int::Least | Int::Most);
    let is_said = |value: Int| !is_end(value) && (all || !SILENT.contains(&value));
    let said = |value: Int| is_said(value).then_some(Edge { value, is_exclusive: false });
    let first = said(if low.is_exclusive { low.value.next() } else { low.value });
    push_range(out, first, said(if high.is_exclusive { high.value.previous() } else { high.value }));
    if all && (is_end(low.value) || is_end(high.value)) {
        // Writing to a string does not fail.
        let _ = write!(out, ", of at most {} digits", limits::DIGITS);
    }
}

/// `, not 0`, `, not 11 to 19`
fn push_integer_gaps(out: &mut String, range: &Range<Int>, checks: &[Check]) {
    for gap in gaps(checks) {
        let (Bound::Integer(low), Bound::Integer(high)) = gap else { continue };
        if Int::from(low) < range.low.value || Int::from(high) > range.high.value {
            continue;
        }
        let (first, last) = (low.saturating_add(1), high.saturating_sub(1));
        // Writing to a string does not fail.
        let _ = if first == last { write!(out, ", not {first}") } else { write!(out, ", not {first} to {last}") };
    }
}

fn push_number_gaps(out: &mut String, precision: Precision, checks: &[Check]) {
    for gap in gaps(checks) {
        let (Bound::Number(low), Bound::Number(high)) = gap else { continue };
        // Writing to a string does not fail.
        let _ = write!(out, ", not between {} and {}", Decimal(low, precision), Decimal(high, precision));
    }
}

fn push_numbers(out: &mut String, Range { low, high }: Range<f64>, precision: Precision, all: bool) {
    out.push_str("a number");
    let said = |Edge { value, is_exclusive }: Edge<f64>| {
        let is_said = all || value.abs() != largest(precision);
        is_said.then_some(Edge { value: Decimal(value, precision), is_exclusive })
    };
    push_range(out, said(low), said(high));
}

fn push_steps(out: &mut String, checks: &[Check]) {
    for step in steps(checks) {
        // Writing to a string does not fail.
        let _ = write!(out, ", a multiple of {step}");
    }
}

fn push_range<T: Display>(out: &mut String, low: Option<Edge<T>>, high: Option<Edge<T>>) {
    // Writing to a string does not fail.
    let _ = match (low, high) {
        (None, None) => Ok(()),
        (Some(low), None) => write!(out, " {}", AtLeast(low)),
        (None, Some(high)) => write!(out, " {}{}", if high.is_exclusive { "" } else { "of " }, AtMost(high)),
        (Some(low), Some(high)) if low.is_exclusive || high.is_exclusive => {
            write!(out, " {} and {}", AtLeast(low), AtMost(high))
        }
        (Some(low), Some(high)) => write!(out, " from {} to {}", low.value, high.value),
    };
}

struct AtLeast<T>(Edge<T>);

impl<T: Display> Display for AtLeast<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.0.is_exclusive { "greater than" } else { "of at least" }, self.0.value)
    }
}

struct AtMost<T>(Edge<T>);

impl<T: Display> Display for AtMost<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.0.is_exclusive { "less than" } else { "at most" }, self.0.value)
    }
}

/// A float in few digits: `1`, `0.1`, `1e300`.
struct Decimal(f64, Precision);

impl Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(value, precision) = *self;
        let is_short = value.fract() == 0.0 && value.abs() < 1e15;
        match precision {
            _ if is_short => write!(f, "{value}"),
            #[expect(clippy::cast_possible_truncation, reason = "it is one of the ends of an f32, and short as such")]
            Precision::F32 if value.abs() == f64::from(f32::MAX) => write!(f, "{:?}", value as f32),
            Precision::F32 | Precision::F64 => write!(f, "{value:?}"),
        }
    }
}

fn push_sizes(out: &mut String, noun: &str, Sizes { least, most }: Sizes, unit: &str) {
    out.push_str(noun);
    let plural = |count: u32| if count == 1 { "" } else { "s" };
    let _ = match (least, most) {
        (0, u32::MAX) => Ok(()),
        (least, u32::MAX) => write!(out, " of at least {least} {unit}{}", plural(least)),
        (0, most) => write!(out, " of at most {most} {unit}{}", plural(most)),
        (least, most) if least == most => write!(out, " of exactly {most} {unit}{}", plural(most)),
        (least, most) => write!(out, " of {least} to {most} {unit}s"),
    };
}

pub(super) fn push_names<'n>(out: &mut String, names: impl Iterator<Item = &'n str> + Clone) {
    let count = names.clone().count();
    match count {
        0 => out.push_str("nothing"),
        1 => {}
        _ => out.push_str("one of "),
    }
    let start = out.len();
    for (index, name) in names.enumerate() {
        if index >= MOST_NAMES || out.len() - start > LONGEST_LIST {
            let _ = write!(out, " and {} more", count - index);
            return;
        }
        if index > 0 {
            out.push_str(", ");
        }
        push_quoted(out, name, LONGEST_NAME);
    }
}

/// Ends of slots that need not be said.
const SILENT: [Int; 6] = [
    Int::Small(i64::MIN as i128),
    Int::Small(i64::MAX as i128),
    Int::Small(u64::MAX as i128),
    Int::Small(i128::MIN),
    Int::Small(i128::MAX),
    Int::Large(u128::MAX),
];

/// Between forms; those that are said alike are said once.
const OR: &str = " or ";

/// How many names are listed, how many bytes of them, and how many bytes of each.
const MOST_NAMES: usize = 10;
const LONGEST_LIST: usize = 140;
const LONGEST_NAME: usize = 48;

/// How many bytes of a pattern.
const LONGEST_PATTERN: usize = 128;
