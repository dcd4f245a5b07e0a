//! The cases, in the order in which a newcomer reads them. A plain list, since the build step reads source text.

#[path = "../cases/hello/input.rs"]
pub mod hello;

#[path = "../cases/integers/input.rs"]
pub mod integers;

#[path = "../cases/floats/input.rs"]
pub mod floats;

#[path = "../cases/strings/input.rs"]
pub mod strings;

#[path = "../cases/booleans_and_options/input.rs"]
pub mod booleans_and_options;

#[path = "../cases/enums/input.rs"]
pub mod enums;

#[path = "../cases/lists/input.rs"]
pub mod lists;

#[path = "../cases/bounds/input.rs"]
pub mod bounds;

#[path = "../cases/multiples/input.rs"]
pub mod multiples;

#[path = "../cases/patterns/input.rs"]
pub mod patterns;

#[path = "../cases/characters/input.rs"]
pub mod characters;

#[path = "../cases/big_integers/input.rs"]
pub mod big_integers;

#[path = "../cases/nonzero/input.rs"]
pub mod nonzero;

#[path = "../cases/unions/input.rs"]
pub mod unions;

#[path = "../cases/wire/input.rs"]
pub mod wire;

#[path = "../cases/bytes/input.rs"]
pub mod bytes;

#[path = "../cases/dates_jiff/input.rs"]
pub mod dates_jiff;

#[path = "../cases/dates_chrono/input.rs"]
pub mod dates_chrono;

#[path = "../cases/dates_time/input.rs"]
pub mod dates_time;

#[path = "../cases/durations/input.rs"]
pub mod durations;

#[path = "../cases/addresses/input.rs"]
pub mod addresses;

#[path = "../cases/decimals/input.rs"]
pub mod decimals;

#[path = "../cases/owned_text/input.rs"]
pub mod owned_text;

#[path = "../cases/integer_enums/input.rs"]
pub mod integer_enums;

#[path = "../cases/every_type/input.rs"]
pub mod every_type;

#[path = "../cases/arrays/input.rs"]
pub mod arrays;

#[path = "../cases/sets/input.rs"]
pub mod sets;

#[path = "../cases/maps/input.rs"]
pub mod maps;

#[path = "../cases/keys/input.rs"]
pub mod keys;

#[path = "../cases/untyped/input.rs"]
pub mod untyped;

#[path = "../cases/provided/input.rs"]
pub mod provided;

#[path = "../cases/raw/input.rs"]
pub mod raw;

#[path = "../cases/nested/input.rs"]
pub mod nested;

#[path = "../cases/tuples/input.rs"]
pub mod tuples;

#[path = "../cases/choices/input.rs"]
pub mod choices;

#[path = "../cases/untagged/input.rs"]
pub mod untagged;

#[path = "../cases/generics/input.rs"]
pub mod generics;

#[path = "../cases/pointers/input.rs"]
pub mod pointers;

#[path = "../cases/recursive/input.rs"]
pub mod recursive;

#[path = "../cases/wide/input.rs"]
pub mod wide;

#[path = "../cases/limits/input.rs"]
pub mod limits;

#[path = "../cases/defaults/input.rs"]
pub mod defaults;

#[path = "../cases/nested_defaults/input.rs"]
pub mod nested_defaults;

#[path = "../cases/serde_and_schemars/input.rs"]
pub mod serde_and_schemars;

#[path = "../cases/aliases/input.rs"]
pub mod aliases;

#[path = "../cases/descriptions/input.rs"]
pub mod descriptions;

#[path = "../cases/documented_types/input.rs"]
pub mod documented_types;

#[path = "../cases/policies/input.rs"]
pub mod policies;

#[path = "../cases/ladder/input.rs"]
pub mod ladder;

#[path = "../cases/lenient/input.rs"]
pub mod lenient;

#[path = "../cases/remarks/input.rs"]
pub mod remarks;

#[path = "../cases/names/input.rs"]
pub mod names;

#[path = "../cases/methods/input.rs"]
pub mod methods;

#[path = "../cases/associated/input.rs"]
pub mod associated;

#[path = "../cases/context/input.rs"]
pub mod context;

#[path = "../cases/results/input.rs"]
pub mod results;

#[path = "../cases/returns/input.rs"]
pub mod returns;

#[path = "../cases/returned_forms/input.rs"]
pub mod returned_forms;

#[path = "../cases/async_tools/input.rs"]
pub mod async_tools;

#[path = "../cases/declared/input.rs"]
pub mod declared;

#[path = "../cases/declared_forms/input.rs"]
pub mod declared_forms;
