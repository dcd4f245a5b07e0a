//! How much memory arguments may take: on the stack, and in lists for each byte that is sent.
//!
//! Sizes are estimates, as on a machine of 64 bits. What is too large is refused here, since the run time could only
//! overflow.

use std::collections::BTreeSet;

use toolcall_schema::catalog::{Catalog, Presence, Shape, TypeId};
use toolcall_schema::constraints::size_bounds;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::limits;
use toolcall_schema::span::Span;
use toolcall_schema::table::{Precision, Width};

use super::Lowering;
use crate::bind::{Choice, Member, Parts, Slot};
use crate::codes;
use crate::decl::Name;

/// A list, a set or a map.
#[derive(Debug)]
pub(super) struct List {
    /// What it holds, or a map's values.
    pub(super) item: TypeId,
    pub(super) slot: Slot,
    pub(super) span: Span,
}

impl Lowering<'_> {
    /// What is too large of arguments of these types that take so many bytes, and of the lists met so far.
    pub(super) fn too_large(&mut self, function: &Name, arguments: usize, kinds: &[TypeId]) -> Vec<Diagnostic> {
        let lists = core::mem::take(&mut self.lists);
        let large: Vec<_> =
            lists.iter().filter(|list| self.size(list.item, &list.slot) > 2 * MOST_FOR_A_BYTE).collect();
        let rooms = if large.is_empty() { Vec::new() } else { rooms(&self.catalog) };
        let items = large.into_iter().filter_map(|list| self.item_too_large(list, &rooms));
        let mut problems: Vec<_> = items.collect();
        let stack = arguments + self.within(kinds);
        if stack > MOST_STACK {
            let message = format!(
                "the arguments of `{}` take about {stack} bytes of the stack, more than {MOST_STACK}",
                function.text
            );
            problems.push(codes::ARRAY_LENGTH.error(function.span, message).help(TAKE_HEAP));
        }
        problems
    }

    fn item_too_large(&self, list: &List, rooms: &[usize]) -> Option<Diagnostic> {
        let size = self.size(list.item, &list.slot);
        // A comma stands between two items.
        let room = rooms[list.item.0 as usize].saturating_add(MOST_FOR_A_BYTE);
        let message = format!(
            "each of these items takes about {size} bytes, however short it is sent, more than {MOST_FOR_A_BYTE} for a byte"
        );
        (size > room).then(|| codes::ARRAY_LENGTH.error(list.span, message).help(TAKE_HEAP))
    }

    /// About how much of the stack is taken by the author's types that are read within each other. Those that contain
    /// themselves are as often on it as arguments are deep, all others once.
    fn within(&self, kinds: &[TypeId]) -> usize {
        let (mut seen, mut open) = (BTreeSet::new(), kinds.to_vec());
        while let Some(id) = open.pop() {
            if seen.insert(id) {
                open.extend(self.catalog.parts_of(id));
            }
        }
        let sized: Vec<_> = seen.iter().filter_map(|id| Some((*id, *self.sizes.get(id)?))).collect();
        let most = |sizes: &[(TypeId, usize)]| sizes.iter().map(|(_, size)| *size).max().unwrap_or(0) * limits::DEPTH;
        let sum = |sizes: &[(TypeId, usize)]| sizes.iter().map(|(_, size)| *size).sum::<usize>();
        if most(&sized) + sum(&sized) <= MOST_STACK {
            return 0;
        }
        let (recursive, once): (Vec<_>, Vec<_>) = sized.into_iter().partition(|(id, _)| self.catalog.is_recursive(*id));
        most(&recursive) + sum(&once)
    }

    /// About how many bytes a struct or enum takes.
    pub(super) fn size_of_parts(&self, id: TypeId, parts: &Parts) -> usize {
        match parts {
            Parts::Record { members, .. } => size_of_members(members),
            Parts::Newtype(slot, _) => self.size(id, slot),
            Parts::Tuple(slots) => self.size(id, &Slot::Tuple(slots.clone())),
            Parts::Enum(_) | Parts::Integers(_) => 8,
            Parts::Choice(Choice { forms, .. }) => {
                8 + forms.iter().map(|form| size_of_members(&form.members)).max().unwrap_or(0)
            }
        }
    }

    /// About how many bytes a value takes where it stands, as on a machine of 64 bits.
    pub(super) fn size(&self, id: TypeId, slot: &Slot) -> usize {
        let sum =
            |parts: &[Slot]| parts.iter().zip(self.catalog.parts_of(id)).map(|(part, id)| self.size(id, part)).sum();
        match slot {
            Slot::Bool => 1,
            Slot::Integer(width, _) | Slot::NonZero(width, _) | Slot::Big(width, _) => width_size(*width),
            Slot::Number(Precision::F32) | Slot::Char => 4,
            Slot::Number(Precision::F64) => 8,
            Slot::Borrowed | Slot::Path => 16,
            Slot::Owned | Slot::Cow | Slot::List(_) | Slot::From(_) => 24,
            Slot::Foreign(_) | Slot::Provided(..) | Slot::Any => 32,
            // With the room that it has for its items.
            Slot::Collection(..) => self.sizes.get(&id).copied().unwrap_or(32),
            // A span of years down to nanoseconds is the largest.
            Slot::Parsed(..) => 96,
            Slot::Pairs(..) | Slot::Others(_) => 24,
            Slot::Map(..) | Slot::Set(..) => 48,
            Slot::Pointer(..) | Slot::Raw | Slot::Kept => 16,
            Slot::Option(inner) => self.size(self.catalog.nonnull(id), inner) + 8,
            Slot::Array(inner, length) => self.size(self.catalog.item(id), inner).saturating_mul(*length as usize),
            Slot::Tuple(parts) => sum(parts),
            Slot::Tag(_) => 0,
            // What is not known yet stands behind a pointer.
            Slot::Value(_) | Slot::Flat(..) | Slot::Given(_) => self.sizes.get(&id).copied().unwrap_or(24),
        }
    }
}

/// About how many bytes members take together.
pub(super) fn size_of_members(members: &[Member]) -> usize {
    members.iter().map(|member| member.size).sum()
}

/// How many bytes the shortest value of each type may take. One that contains itself takes a finite one.
fn rooms(catalog: &Catalog) -> Vec<usize> {
    let mut rooms = vec![usize::MAX; catalog.types.len()];
    loop {
        let better: Vec<usize> = (0..rooms.len()).map(|id| room(catalog, TypeId(id as u32), &rooms)).collect();
        if better == rooms {
            return rooms;
        }
        rooms = better;
    }
}

/// The same for one type, by what is known of its parts.
fn room(catalog: &Catalog, id: TypeId, rooms: &[usize]) -> usize {
    let kind = catalog.type_of(id);
    let of = |id: &TypeId| rooms[id.0 as usize];
    let bytes = |count: usize| count.saturating_mul(MOST_FOR_A_BYTE);
    match &kind.shape {
        Shape::Bool => bytes(4),
        Shape::Integer(_) | Shape::Number(_) | Shape::Any | Shape::Raw | Shape::Error => bytes(1),
        Shape::Text => bytes(2 + size_bounds(&kind.constraints).0 as usize),
        Shape::Enum(names) => bytes(2 + names.iter().map(|name| name.name.len()).min().unwrap_or(0)),
        Shape::List(item) => {
            let items = of(item).saturating_add(bytes(1)).saturating_mul(size_bounds(&kind.constraints).0 as usize);
            items.saturating_add(bytes(1))
        }
        Shape::Map(..) => bytes(2),
        Shape::Nullable(inner) => of(inner).min(bytes(4)),
        Shape::Tuple(parts) => {
            parts.iter().fold(bytes(1), |sum, part| sum.saturating_add(of(part)).saturating_add(bytes(1)))
        }
        Shape::Choice(_, forms) => forms.iter().map(of).min().unwrap_or(0),
        Shape::Record(fields) => fields.iter().fold(bytes(2), |sum, field| {
            sum.saturating_add(match field.presence {
                Presence::Required => of(&field.kind).saturating_add(bytes(3 + field.name.len())),
                // The run time bounds how many may be left out.
                Presence::Optional | Presence::Default(_) => limits::FILLED_LEAST,
            })
        }),
    }
}

const fn width_size(width: Width) -> usize {
    match width {
        Width::I8 | Width::U8 => 1,
        Width::I16 | Width::U16 => 2,
        Width::I32 | Width::U32 => 4,
        Width::I64 | Width::U64 => 8,
        Width::I128 | Width::U128 => 16,
        Width::BigInt | Width::BigUint => 32,
    }
}

/// About how much of the stack arguments may take, all that is read within each other counted: a sixteenth of what a
/// thread has, since a build without optimisation keeps several copies.
const MOST_STACK: usize = 128 * 1024;

/// How many bytes an item of a list may take for each byte of the shortest JSON that makes one.
const MOST_FOR_A_BYTE: usize = 256;

const TAKE_HEAP: &str = "take `Vec<T>` or `Box<[T]>` in place of arrays, or a `Box` around what is large";
