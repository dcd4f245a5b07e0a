//! `enum` and `const`: the values that are left, as data, and the shapes that have these only.

use super::fault::Fault;
use super::flat::{All, done};
use super::keyword::of;
use super::list::exactly;
use super::make::Made;
use super::number::MOST_WHOLE;
use super::reading::{Reading, TEXT, constraint};
use super::scalar::EXACT;
use super::tree::Id;
use crate::catalog::{Field, Shape, TypeId, Variant};
use crate::constraints::{Check, accepts, one_of};
use crate::json::Json;
use crate::table::{Bound, Precision, Width};

impl Reading<'_, '_> {
    /// A type of the values that every `enum` and `const` lists, and that fit what else is said.
    pub(super) fn listed(&mut self, flat: &All, id: TypeId) -> Result<Made, Fault> {
        let mut rest = flat.clone();
        rest.parts.iter_mut().for_each(|part| part.done |= done::VALUES);
        let at = flat.parts.first().map_or(0, |part| part.schema);
        let Some(mut values) = self.values(flat)? else {
            self.beyond(at, "enum", "a number that is not kept exactly");
            return Ok(Made::Nothing);
        };
        values.retain(|value| kind(value) & flat.kinds != 0);
        let is_flat = |value: &Json| !matches!(value, Json::List(_) | Json::Object(_));
        if self.says_more(flat) {
            if !values.iter().all(is_flat) {
                self.beyond(at, "enum", "lists and objects beside other keywords");
                return Ok(Made::Nothing);
            }
            let form = self.reserve(at)?;
            let judge = match self.deeper(at, |reading| reading.of_rest(&rest, form))? {
                Made::Nothing => return Ok(Made::Nothing),
                Made::Filled => form,
                Made::Same(other) => other,
            };
            values.retain(|value| accepts(self.catalog, judge, value).is_ok());
        }
        let forms = self.forms(&values, at)?;
        Ok(self.choose(id, forms))
    }

    fn of_rest(&mut self, rest: &All, id: TypeId) -> Result<Made, Fault> {
        // Values that are no lists and no objects are judged by it alone.
        let kinds = rest.kinds & !(of::LIST | of::OBJECT);
        if kinds == 0 { Ok(Made::Nothing) } else { self.of_kinds(&All { kinds, ..rest.clone() }, id) }
    }

    /// The values that all lists have; `None` if one of them is not kept exactly.
    fn values(&mut self, flat: &All) -> Result<Option<Vec<Json>>, Fault> {
        let mut left: Option<Vec<Json>> = None;
        for part in &flat.parts {
            let tree = self.tree;
            for (word, is_list) in [("enum", true), ("const", false)] {
                let Some(said) = tree.key(part.schema, word) else { continue };
                let items: &[Id] = if is_list { tree.items(said) } else { &[said] };
                self.spend(items.len() / 4 + tree.source(said).len() / TEXT, part.schema)?;
                let values = items.iter().map(|item| tree.json(*item).filter(is_kept));
                let Some(values) = values.collect::<Option<Vec<_>>>() else { return Ok(None) };
                left = Some(match left {
                    None => values,
                    Some(left) => {
                        self.spend(left.len() * values.len() / 4, part.schema)?;
                        left.into_iter().filter(|value| values.iter().any(|other| is_equal(value, other))).collect()
                    }
                });
            }
        }
        Ok(left)
    }

    /// Whether something is said beside the kinds and the values.
    fn says_more(&self, flat: &All) -> bool {
        const MORE: [&str; 16] = [
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
            "minLength",
            "maxLength",
            "pattern",
            "format",
            "properties",
            "required",
            "additionalProperties",
            "propertyNames",
            "items",
            "minItems",
            "maxItems",
        ];
        const REST: [&str; 5] = ["prefixItems", "additionalItems", "uniqueItems", "minProperties", "maxProperties"];
        MORE.iter().chain(&REST).any(|word| flat.values(self.tree, word).next().is_some())
    }

    /// A type for each kind of the values.
    fn forms(&mut self, values: &[Json], at: Id) -> Result<Vec<TypeId>, Fault> {
        let mut forms = Vec::new();
        let (mut names, mut wholes): (Vec<Variant>, Vec<Json>) = (Vec::new(), Vec::new());
        let mut known = std::collections::BTreeSet::new();
        for value in values {
            match value {
                Json::Null => {}
                Json::Text(name) => {
                    if known.insert(name) {
                        names.push(Variant { name: name.clone(), ..Variant::default() });
                    }
                }
                Json::Integer(_) => wholes.push(value.clone()),
                Json::Bool(_) => {
                    if !forms.iter().any(|form| is_bool(&self.catalog.type_of(*form).shape)) {
                        let mut bools: Vec<Json> =
                            values.iter().filter(|value| matches!(value, Json::Bool(_))).cloned().collect();
                        bools.dedup();
                        forms.push(self.add(at, Shape::Bool, one_of(&bools))?);
                    }
                }
                Json::Number(_) | Json::List(_) | Json::Object(_) => forms.push(self.only(value, at)?),
            }
        }
        if !wholes.is_empty() {
            let ranges = one_of(&wholes);
            if ranges.len() > MOST_RANGES {
                self.beyond(at, "enum", "more than 256 ranges of whole numbers");
            }
            forms.insert(0, self.add(at, Shape::Integer(Width::BigInt), ranges)?);
        }
        if !names.is_empty() {
            forms.insert(0, self.add(at, Shape::Enum(names), Vec::new())?);
        }
        Ok(forms)
    }

    /// The type that has this value only. Values are never nested deeper than files may be.
    fn only(&mut self, value: &Json, at: Id) -> Result<TypeId, Fault> {
        match value {
            Json::Number(number) => {
                let bound = Bound::Number(*number);
                let ends = [constraint("minimum", Check::Minimum(bound)), constraint("maximum", Check::Maximum(bound))];
                self.add(at, Shape::Number(Precision::F64), ends.into_iter().flatten().collect())
            }
            Json::List(items) if items.is_empty() => {
                let any = self.any(at)?;
                self.add(at, Shape::List(any), constraint("maxItems", Check::MaxItems(0)).into_iter().collect())
            }
            Json::List(items) => {
                let parts = items.iter().map(|item| self.only(item, at)).collect::<Result<_, _>>()?;
                self.add(at, Shape::Tuple(parts), exactly(items.len()))
            }
            Json::Object(members) => {
                let span = self.tree.span_of(at);
                let field = |(key, value): &(String, Json)| Ok(Field::new(key, self.only(value, at)?, span));
                let fields = members.iter().map(field).collect::<Result<_, Fault>>()?;
                self.add(at, Shape::Record(fields), Vec::new())
            }
            Json::Null => {
                self.beyond(at, "const", "no shape is null alone");
                self.any(at)
            }
            Json::Bool(_) | Json::Integer(_) | Json::Text(_) => {
                let forms = self.forms(core::slice::from_ref(value), at)?;
                Ok(forms[0])
            }
        }
    }
}

/// Ranges of whole numbers with holes between them: each is looked at for every value.
const MOST_RANGES: usize = 256;

/// Whether all numbers are told apart from their neighbours, with room for the arithmetic of ranges.
fn is_kept(value: &Json) -> bool {
    match value {
        Json::Integer(whole) => whole.unsigned_abs() < MOST_WHOLE,
        Json::Number(number) => number.abs() < EXACT,
        Json::List(items) => items.iter().all(is_kept),
        Json::Object(members) => members.iter().all(|(_, value)| is_kept(value)),
        Json::Null | Json::Bool(_) | Json::Text(_) => true,
    }
}

const fn is_bool(shape: &Shape) -> bool {
    matches!(shape, Shape::Bool)
}

fn kind(value: &Json) -> u8 {
    match value {
        Json::Null => of::NULL,
        Json::Bool(_) => of::BOOL,
        Json::Integer(_) => of::WHOLE,
        Json::Number(_) => of::BROKEN,
        Json::Text(_) => of::TEXT,
        Json::List(_) => of::LIST,
        Json::Object(_) => of::OBJECT,
    }
}

/// Numbers are whole if their value is, and objects have each key once.
pub(super) fn is_equal(one: &Json, other: &Json) -> bool {
    match (one, other) {
        (Json::Object(one), Json::Object(other)) => {
            let has =
                |(key, value): &(String, Json)| other.iter().any(|(name, other)| name == key && is_equal(value, other));
            one.len() == other.len() && one.iter().all(has)
        }
        (Json::List(one), Json::List(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_equal(one, other))
        }
        (one, other) => one == other,
    }
}
