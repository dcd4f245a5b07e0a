//! The Rust type of each type of a catalog: scalars, lists and maps where they stand, all others as items with a name.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Catalog, Shape, TypeId};
use toolcall_schema::constraints::{self, Constraint};
use toolcall_schema::integer::Int;
use toolcall_schema::table::{Precision, Width};

use super::names::{Names, camel};
use crate::bind::{Item, Parts, Slot, Value, Wrapped};

/// How a type is bound, and what it takes.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub(super) slot: Slot,
    /// The type, with every lifetime written as `'a`.
    pub(super) tokens: TokenStream,
    /// About how many bytes a value takes where it stands.
    pub(super) size: usize,
}

impl Bound {
    pub(super) fn new(slot: Slot, tokens: TokenStream, size: usize) -> Self {
        Self { slot, tokens, size }
    }

    /// The same on the heap.
    pub(super) fn boxed(self) -> Self {
        let Self { slot, tokens, .. } = self;
        let pointer = quote!(::std::boxed::Box<#tokens>);
        Self::new(Slot::Pointer(Box::new(slot), pointer.clone()), pointer, 8)
    }

    pub(super) fn option(self) -> Self {
        let Self { slot, tokens, size } = self;
        Self::new(Slot::Option(Box::new(slot)), quote!(::core::option::Option<#tokens>), size + 8)
    }
}

/// Binds the types of one file.
#[derive(Debug)]
pub(super) struct Binder<'b> {
    pub(super) catalog: &'b Catalog,
    /// The catalog, where those types have a name that are items.
    pub(super) types: Catalog,
    pub(super) items: Vec<Item>,
    /// Names of types.
    pub(super) names: Names,
    known: BTreeMap<TypeId, Bound>,
    /// Types whose values borrow from the arguments.
    borrowing: BTreeSet<TypeId>,
    recursive: BTreeSet<TypeId>,
    /// Whether a default is one that the parser cannot make or read.
    pub(super) is_unsaid: bool,
}

impl<'b> Binder<'b> {
    pub(super) fn new(catalog: &'b Catalog, names: Names) -> Self {
        let mut types = catalog.clone();
        types.types.iter_mut().for_each(|kind| kind.name = None);
        let all = (0..catalog.types.len()).map(|index| TypeId(index as u32));
        let recursive = all.filter(|id| catalog.is_recursive(*id)).collect();
        let borrowing = borrowing(catalog);
        Self {
            catalog,
            types,
            items: Vec::new(),
            names,
            known: BTreeMap::new(),
            borrowing,
            recursive,
            is_unsaid: false,
        }
    }

    /// The type of a place that would be called `hint`.
    pub(super) fn bind(&mut self, id: TypeId, hint: &str) -> Bound {
        let catalog = self.catalog;
        let kind = catalog.type_of(id);
        match &kind.shape {
            Shape::Bool => Bound::new(Slot::Bool, primitive("bool"), 1),
            Shape::Integer(_) => integer(&kind.constraints, None),
            Shape::Number(_) => Bound::new(Slot::Number(Precision::F64), primitive("f64"), 8),
            Shape::Text => text(),
            Shape::Any | Shape::Raw | Shape::Error => Bound::new(Slot::Kept, quote!(::toolcall::RawJson<'a>), 16),
            Shape::Nullable(inner) => {
                let inner = self.within(*inner, hint, MOST_INLINE);
                inner.option()
            }
            Shape::List(item) => {
                let list = |item: &Bound| Slot::List(Box::new(item.slot.clone()));
                let item = self.part(*item, &format!("{hint} item"), list);
                let tokens = &item.tokens;
                let whole = Bound::new(list(&item), quote!(::std::vec::Vec<#tokens>), 24);
                self.in_place_or_named(id, hint, whole)
            }
            Shape::Map(key, value) => {
                let key = self.bind(*key, &format!("{hint} key"));
                let map = |value: &Bound| Slot::Pairs(Box::new(key.slot.clone()), Box::new(value.slot.clone()));
                let value = self.part(*value, &format!("{hint} value"), map);
                let (of_key, of_value) = (&key.tokens, &value.tokens);
                let whole = Bound::new(map(&value), quote!(::std::vec::Vec<(#of_key, #of_value)>), 24);
                self.in_place_or_named(id, hint, whole)
            }
            Shape::Enum(_) | Shape::Record(_) | Shape::Choice(..) | Shape::Tuple(_) => self.item(id, hint),
        }
    }

    /// The same as a part of something, on the heap if it would contain itself or takes more than that.
    pub(super) fn within(&mut self, id: TypeId, hint: &str, most: usize) -> Bound {
        let bound = self.bind(id, hint);
        let is_item = matches!(bound.slot, Slot::Value(_));
        if is_item && (self.recursive.contains(&id) || bound.size > most) { bound.boxed() } else { bound }
    }

    /// What a list or map holds, with a name if the whole would not even stand by itself.
    fn part(&mut self, id: TypeId, hint: &str, whole: impl Fn(&Bound) -> Slot) -> Bound {
        let bound = self.bind(id, hint);
        if complexity(&whole(&bound), 1) > MOST_COMPLEX { self.named(id, hint, bound) } else { bound }
    }

    /// A list or map where it stands, which may be an `Option`, unless that would be a type that nobody can read.
    fn in_place_or_named(&mut self, id: TypeId, hint: &str, bound: Bound) -> Bound {
        if complexity(&bound.slot, 2) > MOST_COMPLEX { self.named(id, hint, bound) } else { bound }
    }

    /// A struct around a type.
    fn named(&mut self, id: TypeId, hint: &str, bound: Bound) -> Bound {
        if let Some(known) = self.known.get(&id) {
            return known.clone();
        }
        let (ident, path) = self.claim(id, hint, 24);
        let fields = vec![(format_ident!("value"), None)];
        self.push(id, ident, path, Parts::Newtype(bound.slot, Wrapped { is_named: false, fields }), vec![bound.tokens])
    }

    /// A type with a name, made when it is first met.
    fn item(&mut self, id: TypeId, hint: &str) -> Bound {
        if let Some(known) = self.known.get(&id) {
            return known.clone();
        }
        let catalog = self.catalog;
        let kind = catalog.type_of(id);
        let said = kind.name.as_deref().filter(|name| *name != NAMELESS);
        let hint = said.map_or_else(|| hint.to_owned(), |name| camel(name, "Value"));
        let (ident, path) = self.claim(id, &hint, 16);
        let (parts, fields) = match &kind.shape {
            Shape::Enum(names) => self.names_of(names),
            Shape::Record(_) => {
                let members = self.members(id, &hint);
                (Parts::Record { members, is_flattened: false }, Vec::new())
            }
            Shape::Choice(by, forms) => (Parts::Choice(self.choice(*by, forms, &hint)), Vec::new()),
            Shape::Tuple(parts) => {
                let parts: Vec<Bound> = parts.iter().map(|part| self.within(*part, &hint, MOST_INLINE)).collect();
                let (slots, tokens) = parts.into_iter().map(|part| (part.slot, part.tokens)).unzip();
                (Parts::Tuple(slots), tokens)
            }
            // `bind` asks for no others.
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::List(_) | Shape::Map(..) => {
                (Parts::Tuple(Vec::new()), Vec::new())
            }
            Shape::Any | Shape::Raw | Shape::Nullable(_) | Shape::Error => (Parts::Tuple(Vec::new()), Vec::new()),
        };
        self.push(id, ident, path, parts, fields)
    }

    /// Takes a name for a type, before what it is made of asks for it.
    fn claim(&mut self, id: TypeId, hint: &str, size: usize) -> (Ident, TokenStream) {
        let ident = self.names.camel(hint, "Value");
        let path = if self.borrowing.contains(&id) { quote!(#ident<'a>) } else { quote!(#ident) };
        self.known.insert(id, Bound::new(Slot::Value(path.clone()), path.clone(), size));
        self.types.types[id.0 as usize].name = Some(ident.to_string());
        (ident, path)
    }

    fn push(&mut self, id: TypeId, ident: Ident, path: TokenStream, parts: Parts, fields: Vec<TokenStream>) -> Bound {
        let bound = Bound::new(Slot::Value(path.clone()), path.clone(), super::size::of_parts(&parts));
        self.known.insert(id, bound.clone());
        let value = Value { id, key: None, path, parts, allowed: Vec::new() };
        self.items.push(Item { ident, value, fields });
        bound
    }

    /// Takes back the items that were made since there were `count`.
    pub(super) fn take_back(&mut self, count: usize) {
        for item in self.items.drain(count..) {
            self.known.remove(&item.value.id);
            self.types.types[item.value.id.0 as usize].name = None;
        }
    }
}

/// `i64` where that holds what is declared, else `u64`, else `i128`; and the default, if there is one. What is declared
/// without a bound may be larger still, which the call refuses.
pub(super) fn integer(said: &[Constraint], default: Option<i128>) -> Bound {
    let (low, high) = constraints::integer_bounds(Width::BigInt, said);
    let is_open = |end: Int, open: Int| end == open;
    let (least, most) = constraints::integer_bounds(Width::BigInt, &[]);
    let fits = |width: Width| {
        let (from, to) = constraints::integer_bounds(width, &[]);
        let holds = |value: Int| from <= value && value <= to;
        (is_open(low, least) || holds(low))
            && (is_open(high, most) || holds(high))
            && default.is_none_or(|default| holds(default.into()))
    };
    let is_natural = !is_open(low, least) && low >= Int::from(0);
    let widths = [(Width::I64, "i64", 8), (Width::U64, "u64", 8), (Width::I128, "i128", 16)];
    // What has no least value may be negative.
    let may_be = |width: Width| width != Width::U64 || !is_open(low, least);
    let signed = widths.iter().copied().find(|(width, ..)| may_be(*width) && fits(*width));
    // What counts from 0 without an end is a `u64`.
    let natural = Some(widths[1]).filter(|(width, ..)| is_natural && is_open(high, most) && fits(*width));
    let (width, name, size) = natural.or(signed).unwrap_or(widths[2]);
    Bound::new(Slot::Integer(width, Ident::new(name, Span::call_site())), primitive(name), size)
}

/// Whether the type of such integers holds a value.
pub(super) fn holds(said: &[Constraint], value: i128) -> bool {
    let Slot::Integer(width, _) = integer(said, None).slot else { return false };
    let (from, to) = constraints::integer_bounds(width, &[]);
    from <= value.into() && Int::from(value) <= to
}

pub(super) fn text() -> Bound {
    let str = primitive("str");
    Bound::new(Slot::Borrowed, quote!(&'a #str), 16)
}

/// The types whose values borrow, all through.
fn borrowing(catalog: &Catalog) -> BTreeSet<TypeId> {
    let ids = || (0..catalog.types.len()).map(|index| TypeId(index as u32));
    let borrows = |id: &TypeId| match &catalog.type_of(*id).shape {
        Shape::Text | Shape::Any | Shape::Raw | Shape::Error => true,
        Shape::Enum(names) => super::forms::variants(names).is_none(),
        Shape::Record(_) => catalog.others.contains_key(id),
        Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::List(_) | Shape::Tuple(_) => false,
        Shape::Map(..) | Shape::Choice(..) | Shape::Nullable(_) => false,
    };
    let mut holders: BTreeMap<TypeId, Vec<TypeId>> = BTreeMap::new();
    for id in ids() {
        catalog.parts_of(id).into_iter().for_each(|part| holders.entry(part).or_default().push(id));
    }
    let mut found: BTreeSet<TypeId> = BTreeSet::new();
    let mut open: Vec<TypeId> = ids().filter(borrows).collect();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(holders.get(&id).into_iter().flatten());
        }
    }
    found
}

/// How hard a type is to read, as clippy counts it, where it stands so deep in another.
fn complexity(slot: &Slot, depth: usize) -> usize {
    if let Slot::Option(inner) | Slot::List(inner) | Slot::Pointer(inner, _) = slot {
        return 10 * depth + complexity(inner, depth + 1);
    }
    if let Slot::Pairs(key, value) = slot {
        let pair = complexity(key, depth + 2) + complexity(value, depth + 2);
        return 10 * depth + 10 * (depth + 1) + pair;
    }
    // With a reference or a lifetime.
    11 * depth
}

fn primitive(name: &str) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    quote!(::core::primitive::#name)
}

/// What clippy lets pass.
const MOST_COMPLEX: usize = 250;

/// Bytes of a part that may be absent. The run time counts 64 for each that is.
pub(super) const MOST_INLINE: usize = 48;

/// What the reader calls a type that contains itself and has no name.
const NAMELESS: &str = "Value";
