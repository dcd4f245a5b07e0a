//! Sample arguments of a tool, from its shape alone: what a bench sends when nobody has written calls.
//!
//! A word for a text, a number within its bounds, the first name of an enum, the first form of a choice, two items for a
//! list, every key of a record that does not nest deep. What it writes is held to our own check before anybody gets it.

use core::fmt::Write as _;

use toolcall_schema::table::{Bound, Check, Field, Kind, NodeId, Presence, Run, Table};

/// Writes samples of the nodes of a table.
pub(crate) struct Sampler<'t, M> {
    table: Table<'t>,
    /// Whether a text fits the pattern of this index.
    matches: M,
}

impl<'t, M: Fn(u32, &str) -> bool> Sampler<'t, M> {
    pub(crate) const fn new(table: Table<'t>, matches: M) -> Self {
        Self { table, matches }
    }

    /// JSON that fits a node, or nothing if none is found. With another number, other values, where there are some.
    pub(crate) fn sample(&self, node: NodeId, number: usize) -> Option<String> {
        let mut out = String::new();
        self.value(node, number, 0, &mut out)?;
        Some(out)
    }

    fn value(&self, id: NodeId, number: usize, depth: usize, out: &mut String) -> Option<()> {
        if depth > DEEPEST {
            return None;
        }
        let node = self.table.nodes.get(id as usize)?;
        let checks = of(self.table.checks, node.checks)?;
        let start = out.len();
        let written = match node.kind {
            Kind::Bool => out.write_str(if boolean(checks) { "true" } else { "false" }).ok(),
            Kind::Integer(width) => {
                let fits = |value: &i128| width.holds(*value) && in_bounds(checks, *value as f64, &value.to_string());
                let whole = candidates(number, checks.iter().filter_map(bound)).map(|value| value as i128);
                { whole }.find(fits).and_then(|value| write!(out, "{value}").ok())
            }
            Kind::Number(_) => {
                let fits = |value: &f64| in_bounds(checks, *value, &value.to_string());
                let whole = candidates(number, checks.iter().filter_map(bound));
                whole
                    .flat_map(|value| [value + 0.5, value, value + 0.01])
                    .find(fits)
                    .and_then(|value| write!(out, "{value}").ok())
            }
            Kind::Text => self.text(checks, number, out),
            Kind::Enum(names) => {
                let names = of(self.table.names, names)?;
                quote(names.get(number % names.len().max(1))?, out)
            }
            Kind::List(item) => self.list(checks, item, number, depth, out),
            Kind::Tuple(parts) => {
                let parts = of(self.table.parts, parts)?;
                self.items(parts.iter().copied(), number, depth, out)
            }
            Kind::Map(key, item) => self.map(key, item, checks, number, depth, out),
            Kind::Any | Kind::Raw => out.write_str(r#"{"key":[1,2.5,"three"]}"#).ok(),
            Kind::Record(fields) | Kind::Open(fields, _) => self.record(fields, number, depth, out),
            Kind::Choice(_, forms) => {
                let forms = of(self.table.parts, forms)?;
                (0..forms.len()).find_map(|turn| {
                    out.truncate(start);
                    self.value(*forms.get((turn + number) % forms.len())?, number, depth + 1, out)
                })
            }
        };
        // A type that contains itself ends where nothing is allowed too.
        if written.is_none() && node.nullable {
            out.truncate(start);
            out.push_str("null");
            return Some(());
        }
        written
    }

    fn record(&self, fields: Run, number: usize, depth: usize, out: &mut String) -> Option<()> {
        out.push('{');
        for Field { name, node, presence } in self.table.fields.of(fields).iter() {
            let start = out.len();
            if !out.ends_with('{') {
                out.push(',');
            }
            quote(name, out)?;
            out.push(':');
            let is_required = presence == Presence::Required;
            let written = if is_required || depth < SHALLOW { self.value(node, number, depth + 1, out) } else { None };
            if written.is_none() {
                if is_required {
                    return None;
                }
                out.truncate(start);
            }
        }
        out.push('}');
        Some(())
    }

    fn list(&self, checks: &[Check], item: NodeId, number: usize, depth: usize, out: &mut String) -> Option<()> {
        let count = count(checks);
        let start = out.len();
        let items = core::iter::repeat_n(item, count);
        self.items(items, number, depth, out).or_else(|| {
            // A list of its own type has no items at last.
            out.truncate(start);
            (!checks.iter().any(|check| matches!(check, Check::MinItems(1..)))).then(|| out.push_str("[]"))
        })
    }

    /// Each item has a number of its own, so that they differ.
    fn items(&self, nodes: impl Iterator<Item = NodeId>, number: usize, depth: usize, out: &mut String) -> Option<()> {
        out.push('[');
        for (index, node) in nodes.enumerate() {
            if index > 0 {
                out.push(',');
            }
            self.value(node, number + index, depth + 1, out)?;
        }
        out.push(']');
        Some(())
    }

    fn map(
        &self,
        key: NodeId,
        item: NodeId,
        checks: &[Check],
        number: usize,
        depth: usize,
        out: &mut String,
    ) -> Option<()> {
        out.push('{');
        for index in 0..count(checks) {
            if index > 0 {
                out.push(',');
            }
            let key = self.sample(key, number + index)?;
            // Keys are text, whatever they are read as.
            if key.starts_with('"') {
                out.push_str(&key)
            } else {
                quote(&key, out)?
            }
            out.push(':');
            self.value(item, number + index, depth + 1, out)?;
        }
        out.push('}');
        Some(())
    }

    fn text(&self, checks: &[Check], number: usize, out: &mut String) -> Option<()> {
        let (mut least, mut most) = (0, usize::MAX);
        for check in checks {
            match check {
                Check::MinLength(length) => least = least.max(*length as usize),
                Check::MaxLength(length) => most = most.min(*length as usize),
                _ => {}
            }
        }
        let fits = |text: &str| {
            let length = text.chars().count();
            (least..=most).contains(&length)
                && checks.iter().all(|check| match check {
                    Check::Pattern(pattern) => (self.matches)(*pattern, text),
                    Check::Format(format) => format.fits(text),
                    _ => true,
                })
        };
        let words = WORDS.iter().cycle().skip(number).take(WORDS.len()).map(|word| (*word).to_owned());
        // As long as it has to be, of one character that the pattern may take.
        let filled = FILLERS.chars().map(|filler| core::iter::repeat_n(filler, least.max(1).min(most)).collect());
        let formatted = FORMATTED.iter().cycle().skip(number).take(FORMATTED.len()).map(|text| (*text).to_owned());
        let text = words.chain(filled).chain(formatted).find(|text: &String| fits(text))?;
        quote(&text, out)
    }
}

/// The run of an array, if it is one.
fn of<T>(all: &[T], run: Run) -> Option<&[T]> {
    all.get(run.start as usize..)?.get(..run.len as usize)
}

fn quote(text: &str, out: &mut String) -> Option<()> {
    out.push_str(&serde_json::to_string(text).ok()?);
    Some(())
}

fn boolean(checks: &[Check]) -> bool {
    !checks.iter().any(|check| matches!(check, Check::Only(false)))
}

/// Two, or as near to that as may be.
fn count(checks: &[Check]) -> usize {
    checks.iter().fold(2, |count, check| match check {
        Check::MinItems(least) => count.max(*least as usize),
        Check::MaxItems(most) => count.min(*most as usize),
        _ => count,
    })
}

/// The end of a range, as a number near which values may lie.
fn bound(check: &Check) -> Option<f64> {
    match check {
        Check::Minimum(bound)
        | Check::Maximum(bound)
        | Check::ExclusiveMinimum(bound)
        | Check::ExclusiveMaximum(bound)
        | Check::Gap(_, bound) => Some(number(*bound)),
        Check::MultipleOf(step) => Some(step.mantissa as f64 / 10_f64.powi(step.places as i32)),
        _ => None,
    }
}

const fn number(bound: Bound) -> f64 {
    match bound {
        Bound::Integer(bound) => bound as f64,
        Bound::Number(bound) => bound,
    }
}

/// Some that are usual, then those near an end of the range, and multiples of a step.
fn candidates(number: usize, ends: impl Iterator<Item = f64>) -> impl Iterator<Item = f64> {
    let usual = [7.0, 42.0, 3.0, 120.0, 1.0, 0.0, -1.0].map(|usual| usual + number as f64);
    usual.into_iter().chain(ends.flat_map(|end| [end, end + 1.0, end - 1.0, end * 2.0, end * 10.0, end / 2.0]))
}

fn in_bounds(checks: &[Check], value: f64, digits: &str) -> bool {
    checks.iter().all(|check| match check {
        Check::Minimum(bound) => value >= number(*bound),
        Check::Maximum(bound) => value <= number(*bound),
        Check::ExclusiveMinimum(bound) => value > number(*bound),
        Check::ExclusiveMaximum(bound) => value < number(*bound),
        Check::Gap(low, high) => value <= number(*low) || value >= number(*high),
        Check::MultipleOf(step) => step.divides(digits),
        _ => true,
    })
}

/// Values deeper than this are optional keys left out.
const SHALLOW: usize = 3;
const DEEPEST: usize = 12;
const WORDS: &[&str] =
    &["a walk along the river", "green paper", "copper", "weather in Paris", "open", "seven", "ab", "a"];
const FILLERS: &str = "a1A0x-Z";
/// Of each format one and more, and what codes often look like.
const FORMATTED: &[&str] = &[
    "2026-01-31",
    "2026-02-28",
    "13:45:00",
    "13:45:00Z",
    "2026-01-31T13:45:00Z",
    "2026-01-31T13:45:00",
    "2026-01-31T13:45:00+01:00[Europe/Paris]",
    "PT1H30M",
    "P2D",
    "00000000-0000-4000-8000-000000000000",
    "https://example.com/a",
    "somebody@example.com",
    "example.com",
    "192.0.2.1",
    "2001:db8::1",
    "12.50",
    "12",
    "en",
    "EUR",
    "ABC-123",
    "AB12",
    "",
];
