//! Numbers and texts: the tightest of the bounds that are said.

use core::cmp::Ordering;

use super::Formats;
use super::flat::All;
use super::make::Made;
use super::number;
use super::reading::{Reading, constraint};
use super::tree::{Id, Value};
use crate::catalog::{Shape, TypeId};
use crate::constraints::{Check, Constraint, of_format};
use crate::format::Format;
use crate::pattern::Shared;
use crate::table::{Bound, Precision, Step, Width};

/// One end of a range of numbers.
#[derive(Clone, Copy)]
struct End {
    at: Id,
    is_lower: bool,
    is_open: bool,
}

/// The tightest end so far, and whether it is outside itself.
type Edge = Option<(f64, bool)>;

impl Reading<'_, '_> {
    /// Whole numbers.
    pub(super) fn whole(&mut self, flat: &All, id: TypeId) -> Made {
        let (mut low, mut high): (Option<i128>, Option<i128>) = (None, None);
        for End { at, is_lower, is_open } in self.ends(flat) {
            match number::bound(self.tree.source(at), is_lower) {
                Ok((bound, is_exact)) => {
                    let inward = if is_lower { 1 } else { -1 };
                    let bound = if is_open && is_exact { bound.saturating_add(inward) } else { bound };
                    let end = if is_lower { &mut low } else { &mut high };
                    *end = Some(match *end {
                        Some(end) if is_lower => end.max(bound),
                        Some(end) => end.min(bound),
                        None => bound,
                    });
                }
                Err(Ordering::Less) if is_lower => {}
                Err(Ordering::Greater) if !is_lower => {}
                Err(_) => self.beyond(at, if is_lower { "minimum" } else { "maximum" }, "a bound beyond 120 bits"),
            }
        }
        if low.zip(high).is_some_and(|(low, high)| low > high) {
            return Made::Nothing;
        }
        let lower = low.and_then(|low| constraint("minimum", Check::Minimum(Bound::Integer(low))));
        let upper = high.and_then(|high| constraint("maximum", Check::Maximum(Bound::Integer(high))));
        let step = self.multiple(flat);
        let (low, high) = (low.unwrap_or(i128::MIN), high.unwrap_or(i128::MAX));
        let is_within = |least: i128, most: i128| least <= low && high <= most;
        let width = match () {
            () if is_within(i64::MIN.into(), i64::MAX.into()) => Width::I64,
            () if is_within(0, u64::MAX.into()) => Width::U64,
            () => Width::BigInt,
        };
        self.fill(id, Shape::Integer(width), lower.into_iter().chain(upper).chain(step).collect());
        Made::Filled
    }

    /// Numbers of any kind.
    pub(super) fn number(&mut self, flat: &All, id: TypeId) -> Made {
        let (mut low, mut high): (Edge, Edge) = (None, None);
        for End { at, is_lower, is_open } in self.ends(flat) {
            let bound = self.tree.source(at).parse::<f64>().unwrap_or(f64::INFINITY);
            if bound.abs() >= EXACT {
                self.beyond(at, if is_lower { "minimum" } else { "maximum" }, "floats do not tell numbers apart there");
            }
            let end = if is_lower { &mut low } else { &mut high };
            let is_tighter = end.is_none_or(|(end, was_open)| {
                let is_inward = if is_lower { bound > end } else { bound < end };
                is_inward || bound == end && is_open && !was_open
            });
            if is_tighter {
                *end = Some((bound, is_open));
            }
        }
        if let (Some((low, low_open)), Some((high, high_open))) = (low, high)
            && (low > high || low == high && (low_open || high_open))
        {
            return Made::Nothing;
        }
        let lower = low.and_then(|(low, is_open)| match is_open {
            true => constraint("exclusiveMinimum", Check::ExclusiveMinimum(Bound::Number(low))),
            false => constraint("minimum", Check::Minimum(Bound::Number(low))),
        });
        let upper = high.and_then(|(high, is_open)| match is_open {
            true => constraint("exclusiveMaximum", Check::ExclusiveMaximum(Bound::Number(high))),
            false => constraint("maximum", Check::Maximum(Bound::Number(high))),
        });
        let step = self.multiple(flat);
        self.fill(id, Shape::Number(Precision::F64), lower.into_iter().chain(upper).chain(step).collect());
        Made::Filled
    }

    /// Every end that is said. In draft 4, and still by some servers, `exclusiveMinimum` says how `minimum` is meant.
    fn ends(&self, flat: &All) -> Vec<End> {
        let tree = self.tree;
        let mut ends = Vec::new();
        for part in &flat.parts {
            for (word, open_word, is_lower) in
                [("minimum", "exclusiveMinimum", true), ("maximum", "exclusiveMaximum", false)]
            {
                let open = tree.key(part.schema, open_word);
                let is_open = tree.bool_at(part.schema, open_word) == Some(true);
                ends.extend(tree.key(part.schema, word).map(|at| End { at, is_lower, is_open }));
                let number = open.filter(|at| matches!(tree.value(*at), Value::Number));
                ends.extend(number.map(|at| End { at, is_lower, is_open: true }));
            }
        }
        ends
    }

    fn multiple(&mut self, flat: &All) -> Option<Constraint> {
        let said: Vec<Id> = flat.values(self.tree, "multipleOf").collect();
        let mut found = None;
        for at in said {
            match Step::parse(self.tree.source(at)) {
                None => self.beyond(at, "multipleOf", "a step of more than 18 digits, or none"),
                Some(step) if found.is_some_and(|found| found != step) => {
                    self.beyond(at, "multipleOf", "two steps at once");
                }
                Some(step) => found = Some(step),
            }
        }
        constraint("multipleOf", Check::MultipleOf(found?))
    }

    /// Texts.
    pub(super) fn text(&mut self, flat: &All, id: TypeId) -> Made {
        let Some(sizes) = self.sizes(flat, ["minLength", "maxLength"], [Check::MinLength, Check::MaxLength]) else {
            return Made::Nothing;
        };
        let (pattern, format) = (self.pattern(flat), self.format(flat));
        let mut constraints: Vec<_> = sizes.into_iter().chain(pattern).chain(format).collect();
        crate::constraints::sort(&mut constraints);
        self.fill(id, Shape::Text, constraints);
        Made::Filled
    }

    /// The largest of the least and the least of the largest sizes; `None` if no size is between them.
    pub(super) fn sizes(
        &mut self,
        flat: &All,
        [least, most]: [&'static str; 2],
        [at_least, at_most]: [fn(u32) -> Check; 2],
    ) -> Option<Vec<Constraint>> {
        let sizes = |word| flat.values(self.tree, word).filter_map(|size| self.size(size));
        let (low, high) = (sizes(least).max().unwrap_or(0), sizes(most).min().unwrap_or(u32::MAX));
        let lower = (low > 0).then(|| constraint(least, at_least(low))).flatten();
        let upper = (high < u32::MAX).then(|| constraint(most, at_most(high))).flatten();
        (low <= high).then(|| lower.into_iter().chain(upper).collect())
    }

    fn pattern(&mut self, flat: &All) -> Option<Constraint> {
        let said: Vec<Id> = flat.values(self.tree, "pattern").collect();
        let mut found: Option<Shared> = None;
        for at in said {
            let tree = self.tree;
            let Some(source) = tree.text_of(at) else { continue };
            if found.as_ref().is_some_and(|found| found.source() != source) {
                self.beyond(at, "pattern", "two patterns at once");
                continue;
            }
            match self.patterns.find(source) {
                Ok(pattern) => found = Some(pattern),
                Err(refused) => self.beyond(at, "pattern", &refused.message),
            }
        }
        constraint("pattern", Check::Pattern(found?))
    }

    /// The format, where formats are asserted.
    fn format(&mut self, flat: &All) -> Option<Constraint> {
        if self.options.formats == Formats::Remarks {
            return None;
        }
        let said: Vec<Id> = flat.values(self.tree, "format").collect();
        let mut found = None;
        for at in said {
            match self.tree.text_of(at).and_then(Format::named).filter(|format| ASSERTED.contains(format)) {
                Some(format) if found.is_some_and(|found| found != format) => {
                    self.beyond(at, "format", "two formats at once");
                }
                Some(format) => found = Some(format),
                None => {}
            }
        }
        found.map(of_format)
    }
}

/// Formats whose grammar here is that of the standard that JSON Schema names.
pub(super) const ASSERTED: &[Format] = &[
    Format::Date,
    Format::Time,
    Format::DateTime,
    Format::Uuid,
    Format::Email,
    Format::Hostname,
    Format::Ipv4,
    Format::Ipv6,
];

/// From here on floats do not tell whole numbers apart.
pub(super) const EXACT: f64 = 9_007_199_254_740_992.0;
