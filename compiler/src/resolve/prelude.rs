//! Names that are in scope without a `use`.
//!
//! A name that the author declares goes before them, as with rustc.

use super::{Space, Target};

/// The crate whose attributes are ours.
pub(super) const RUNTIME: &str = "toolcall";

/// What a name means that no module declares.
pub(super) fn target(name: &str, space: Space) -> Option<Target> {
    if space == Space::Type && PRIMITIVES.contains(&name) {
        return Some(external(&["std", "primitive", name]));
    }
    let (_, _, path) = PRELUDE.iter().find(|(of, known, _)| *of == space && *known == name)?;
    Some(external(path))
}

fn external(path: &[&str]) -> Target {
    Target::External(path.iter().map(|part| (*part).to_owned()).collect())
}

const PRIMITIVES: &[&str] = &[
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16", "u32", "u64", "u128",
    "usize",
];

/// The types of the prelude, and the variants that a default may name.
const PRELUDE: &[(Space, &str, &[&str])] = &[
    (Space::Type, "Box", &["std", "boxed", "Box"]),
    (Space::Type, "Option", &["std", "option", "Option"]),
    (Space::Type, "Result", &["std", "result", "Result"]),
    (Space::Type, "String", &["std", "string", "String"]),
    (Space::Type, "Vec", &["std", "vec", "Vec"]),
    (Space::Value, "None", &["std", "option", "Option", "None"]),
    (Space::Value, "Some", &["std", "option", "Option", "Some"]),
];
