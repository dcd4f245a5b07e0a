//! What types take: on the stack while they are read, and as emitted code.

use std::collections::BTreeSet;

use toolcall_schema::catalog::{Catalog, Presence, TypeId};
use toolcall_schema::limits;

use crate::bind::{Choice, Item, Member, Parts};

/// About how many bytes a struct or enum takes.
pub(super) fn of_parts(parts: &Parts) -> usize {
    match parts {
        Parts::Record { members, .. } => of_members(members),
        Parts::Newtype(..) => 24,
        // Its parts are no larger than what an `Option` may be.
        Parts::Tuple(slots) => slots.len() * 56,
        Parts::Enum(_) | Parts::Integers(_) => 1,
        Parts::Choice(Choice { forms, .. }) => {
            8 + forms.iter().map(|form| of_members(&form.members)).max().unwrap_or(0)
        }
    }
}

pub(super) fn of_members(members: &[Member]) -> usize {
    members.iter().map(|member| member.size).sum()
}

/// About how many bytes of the stack arguments take while they are read. A type that contains itself may be read as often
/// within itself as arguments are deep.
pub(super) fn on_stack(catalog: &Catalog, members: &[Member], items: &[Item]) -> usize {
    let sizes = items.iter().map(|item| {
        let size = of_parts(&item.value.parts);
        if catalog.is_recursive(item.value.id) { size * limits::DEPTH } else { size }
    });
    of_members(members) + sizes.sum::<usize>()
}

/// About how many bytes of code are emitted for the arguments of a tool.
pub(super) fn of_code(catalog: &Catalog, arguments: TypeId, items: &[Item]) -> usize {
    let ids: BTreeSet<TypeId> = items.iter().map(|item| item.value.id).chain([arguments]).collect();
    let fields = ids.iter().flat_map(|id| catalog.fields(*id));
    let fields: usize = fields.map(|field| FIELD + 5 * shown(&field.name) + default(&field.presence)).sum();
    let variants = items.iter().map(|item| match &item.value.parts {
        Parts::Enum(variants) => variants.len() * VARIANT,
        Parts::Choice(choice) => choice.forms.len() * FORM,
        Parts::Record { .. } | Parts::Newtype(..) | Parts::Tuple(_) | Parts::Integers(_) => 0,
    });
    let names = items.iter().filter_map(|item| catalog.type_of(item.value.id).shape.names()).flatten();
    let names: usize = names.map(|name| 5 * shown(&name.name)).sum();
    fields + variants.sum::<usize>() + names + items.len() * ITEM
}

fn default(presence: &Presence) -> usize {
    match presence {
        Presence::Required | Presence::Optional => 0,
        Presence::Default(json) => 2 * shown(&json.to_string()),
    }
}

/// About how many bytes a text takes as a literal.
fn shown(text: &str) -> usize {
    text.chars().map(|char| if char.is_ascii_graphic() || char == ' ' { 1 } else { 8 }).sum()
}

/// Bytes of code for a key.
const FIELD: usize = 1_100;

/// For a name of an enum.
const VARIANT: usize = 130;

/// For a form of a choice.
const FORM: usize = 700;

/// For a type by itself.
const ITEM: usize = 900;
