//! Two types of two catalogs side by side, and all that they lead to: each pair is looked at once, so time is linear in both.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalog::{Catalog, Field, Shape, Type, TypeId, Variant};

/// A type of the older catalog and one of the newer.
type Pair = (TypeId, TypeId);

/// What is other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// Which values there are.
    pub(super) takes: bool,
    /// What is said of them.
    pub(super) says: bool,
    /// How they are taken.
    pub(super) handles: bool,
}

impl Found {
    pub(super) fn is_any(self) -> bool {
        self.takes || self.says || self.handles
    }
}

/// One look at a pair: what is other of it alone, and the pairs right below.
#[derive(Debug, Default)]
struct Look {
    found: Found,
    below: Vec<Pair>,
}

/// Compares two types with all that they lead to.
pub(super) fn types(older: &Catalog, newer: &Catalog, pair: Pair) -> Found {
    let found = looks(older, newer, pair).into_values().map(|look| look.found);
    found.fold(Found::default(), |all, one| Found {
        takes: all.takes | one.takes,
        says: all.says | one.says,
        handles: all.handles | one.handles,
    })
}

/// The keys of two records that came, went or are other, however far below.
pub(super) fn keys(older: &Catalog, newer: &Catalog, pair: Pair) -> Vec<String> {
    let (one, other) = (older.fields(pair.0), newer.fields(pair.1));
    let touched = touched(&looks(older, newer, pair));
    let (in_older, in_newer) = (named(one), named(other));
    let is_other = |field: &&Field| {
        in_newer.get(field.name.as_str()).is_none_or(|other| {
            let mut look = Look::default();
            look.field(field, other);
            look.found.is_any() || touched.contains(&(field.kind, other.kind))
        })
    };
    let came = other.iter().filter(|field| !in_older.contains_key(field.name.as_str()));
    one.iter().filter(is_other).chain(came).map(|field| field.name.clone()).collect()
}

fn looks(older: &Catalog, newer: &Catalog, pair: Pair) -> BTreeMap<Pair, Look> {
    let (mut looks, mut left) = (BTreeMap::new(), vec![pair]);
    while let Some(pair) = left.pop() {
        if let std::collections::btree_map::Entry::Vacant(place) = looks.entry(pair) {
            let look = Look::at(older, newer, pair);
            left.extend(&look.below);
            place.insert(look);
        }
    }
    looks
}

/// The pairs that are other, or lead to one that is.
fn touched(looks: &BTreeMap<Pair, Look>) -> BTreeSet<Pair> {
    let mut above: BTreeMap<Pair, Vec<Pair>> = BTreeMap::new();
    for (pair, look) in looks {
        look.below.iter().for_each(|below| above.entry(*below).or_default().push(*pair));
    }
    let mut left: Vec<Pair> = looks.iter().filter(|(_, look)| look.found.is_any()).map(|(pair, _)| *pair).collect();
    let mut touched = BTreeSet::new();
    while let Some(pair) = left.pop() {
        if touched.insert(pair) {
            left.extend(above.get(&pair).into_iter().flatten());
        }
    }
    touched
}

fn named(fields: &[Field]) -> BTreeMap<&str, &Field> {
    fields.iter().map(|field| (field.name.as_str(), field)).collect()
}

impl Look {
    fn at(older: &Catalog, newer: &Catalog, (old, new): Pair) -> Self {
        let mut look = Self::default();
        let Type { shape, name, description, constraints, span: _ } = older.type_of(old);
        let other = newer.type_of(new);
        look.found.says = *name != other.name || *description != other.description;
        look.found.takes = *constraints != other.constraints;
        look.shapes(shape, &other.shape);
        match (older.others.get(&old), newer.others.get(&new)) {
            (Some(one), Some(other)) => look.below.push((*one, *other)),
            (one, other) => look.found.takes |= one.is_some() != other.is_some(),
        }
        look
    }

    fn shapes(&mut self, one: &Shape, other: &Shape) {
        match (one, other) {
            (Shape::Integer(one), Shape::Integer(other)) => self.found.takes |= one != other,
            (Shape::Number(one), Shape::Number(other)) => self.found.takes |= one != other,
            (Shape::Enum(one), Shape::Enum(other)) => self.variants(one, other),
            (Shape::List(one), Shape::List(other)) | (Shape::Nullable(one), Shape::Nullable(other)) => {
                self.below.push((*one, *other));
            }
            (Shape::Map(key, value), Shape::Map(other_key, other_value)) => {
                self.below.extend([(*key, *other_key), (*value, *other_value)]);
            }
            (Shape::Tuple(one), Shape::Tuple(other)) => self.parts(one, other),
            (Shape::Choice(by, one), Shape::Choice(other_by, other)) => {
                self.found.takes |= by != other_by;
                self.parts(one, other);
            }
            (Shape::Record(one), Shape::Record(other)) => self.fields(one, other),
            (Shape::Bool, Shape::Bool) | (Shape::Text, Shape::Text) | (Shape::Error, Shape::Error) => {}
            (Shape::Any | Shape::Raw, Shape::Any | Shape::Raw) => {}
            _ => self.found.takes = true,
        }
    }

    fn parts(&mut self, one: &[TypeId], other: &[TypeId]) {
        self.found.takes |= one.len() != other.len();
        self.below.extend(one.iter().copied().zip(other.iter().copied()));
    }

    fn variants(&mut self, one: &[Variant], other: &[Variant]) {
        let by_name: BTreeMap<_, _> = other.iter().map(|variant| (&variant.name, variant)).collect();
        self.found.takes |= one.len() != other.len();
        self.found.says |= one.iter().zip(other).any(|(one, other)| one.name != other.name);
        for Variant { name, aliases, description } in one {
            let Some(same) = by_name.get(name) else {
                self.found.takes = true;
                continue;
            };
            self.found.handles |= *aliases != same.aliases;
            self.found.says |= *description != same.description;
        }
    }

    fn fields(&mut self, one: &[Field], other: &[Field]) {
        let by_name = named(other);
        self.found.takes |= one.len() != other.len();
        self.found.says |= one.iter().zip(other).any(|(one, other)| one.name != other.name);
        for field in one {
            match by_name.get(field.name.as_str()) {
                Some(same) => self.field(field, same),
                None => self.found.takes = true,
            }
        }
    }

    fn field(&mut self, one: &Field, other: &Field) {
        // Destructured: a new part must be compared.
        let Field {
            name: _,
            aliases,
            kind,
            title,
            description,
            presence,
            deprecated,
            secret,
            coerce,
            examples,
            span: _,
        } = one;
        self.below.push((*kind, other.kind));
        self.found.takes |= *presence != other.presence;
        self.found.says |= (title, description, deprecated, examples)
            != (&other.title, &other.description, &other.deprecated, &other.examples);
        self.found.handles |= (aliases, secret, coerce) != (&other.aliases, &other.secret, &other.coerce);
    }
}
