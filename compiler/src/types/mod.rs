//! Type mappings: one file each, one `const MAPPING` a file, gathered in [`MAPPINGS`].
//!
//! `lower` walks over a written type and asks a [`TypeMapping`] its questions; it knows no type of the standard library
//! by name. A new type is a file and a word in the list.

#![warn(clippy::wildcard_enum_match_arm)]

use proc_macro2::TokenStream;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::table::{Format, Width};

use crate::bind::Slot;

/// Each word is a file.
macro_rules! mappings {
    [$($word:ident),* $(,)?] => {
        $(mod $word;)*

        /// Every mapping.
        pub(crate) const MAPPINGS: &[&TypeMapping] = &[$(&$word::MAPPING),*];
    };
}

mappings![
    boolean,
    integer,
    big_integer,
    nonzero,
    nonzero_of,
    float,
    decimal,
    character,
    text,
    cow,
    pointer,
    path,
    duration,
    ip,
    jiff,
    chrono,
    chrono_moment,
    time,
    uuid,
    url,
    option,
    list,
    deque,
    small_list,
    set,
    map,
    any,
    raw,
];

/// One family of types: the questions that the stages ask, in the order in which they ask.
pub(crate) struct TypeMapping {
    /// The paths that name it; a reference begins with `&`, primitives are in `std::primitive`.
    pub(crate) spellings: &'static [&'static str],
    /// What it takes between `<` and `>`.
    pub(crate) takes: &'static [Takes],
    /// Why it cannot hold a type of this shape.
    pub(crate) refuses: fn(&Shape) -> Option<&'static str>,
    /// The value domain, by the spelling and the types of the arguments.
    pub(crate) shape: fn(&str, &[TypeId]) -> Shape,
    /// The slot, by the spelling, the slots of the arguments, and the type itself with every lifetime written as `'a`.
    pub(crate) slot: fn(&str, Vec<Slot>, &TokenStream) -> Slot,
    /// Constraints that it is under by itself, as attributes with their values.
    pub(crate) implies: &'static [(&'static str, i128)],
    /// What speaks against it.
    pub(crate) warning: Option<&'static str>,
    /// Whether a doc comment of the type inside speaks for the whole.
    pub(crate) speaks_for: bool,
    /// What serde writes of it, by the spelling.
    pub(crate) writes: fn(&str) -> Writes,
    /// A type of the family and a value of it in JSON.
    pub(crate) example: (&'static str, &'static str),
}

/// What may stand between `<` and `>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// A type that has a mapping of its own.
    Type,
    /// The same, or `str`, or `[T]`.
    Pointee,
    /// A lifetime, which may be left out.
    Lifetime,
    /// `str`
    Str,
    /// A type whose values can be the keys of an object.
    Key,
    /// A primitive integer, whose domain is narrowed.
    Integer,
    /// One of the types with these paths.
    Named(&'static [&'static str]),
    /// An array of such a type, for its room only.
    Array,
}

/// What serde writes of a type. What another crate may change by switching on a feature is not known.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Writes {
    /// What it reads, which it is under no constraint by itself but those in [`TypeMapping::implies`].
    Same,
    /// What its argument is.
    Inner,
    /// The same without zero: of its argument, or of itself.
    NotZero,
    /// The same without repeats, where what is different in Rust is different in JSON.
    Unique,
    /// Text of this format.
    Text(Format),
    /// An object of whole numbers.
    Object(&'static [(&'static str, Width)]),
    /// A list of so many whole numbers.
    Numbers(&'static [Width]),
    /// It depends, on this.
    Unknown(&'static str),
}

/// Types of the standard library that no arguments have, of which serde writes what they hold.
pub(crate) const HOLDERS: &[&str] = &[
    "std::rc::Rc",
    "std::cell::Cell",
    "std::cell::RefCell",
    "std::sync::Mutex",
    "std::sync::RwLock",
    "std::num::Wrapping",
    "std::num::Saturating",
    "std::cmp::Reverse",
];

/// The mapping of a path, with the spelling by which it was found.
pub(crate) fn mapping(path: &str) -> Option<(&'static TypeMapping, &'static str)> {
    MAPPINGS.iter().find_map(|mapping| {
        let spelling = mapping.spellings.iter().find(|spelling| **spelling == path)?;
        Some((*mapping, *spelling))
    })
}

// What the files share.

/// The last part of a spelling: the author's primitive.
fn last(spelling: &str) -> &str {
    spelling.rsplit("::").next().unwrap_or(spelling)
}

/// The only slot of the arguments; that there is one is checked before.
fn first(slots: Vec<Slot>) -> Slot {
    slots.into_iter().next().unwrap_or(Slot::Bool)
}

fn refuses_nothing(_: &Shape) -> Option<&'static str> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_told_apart() {
        let all: Vec<&str> = MAPPINGS.iter().flat_map(|mapping| mapping.spellings).copied().collect();
        for (index, spelling) in all.iter().enumerate() {
            assert!(!all[..index].contains(spelling), "{spelling}");
            let krate = spelling.trim_start_matches('&').split("::").next();
            assert!(CRATES.contains(&krate.expect("a crate")), "{spelling}");
        }
    }

    const CRATES: &[&str] = &[
        "std",
        "serde_json",
        "smallvec",
        "jiff",
        "chrono",
        "time",
        "uuid",
        "url",
        "rust_decimal",
        "indexmap",
        "num_bigint",
        "toolcall",
    ];
}
