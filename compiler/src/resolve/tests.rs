use super::*;
use crate::decl::{Name, Segment};
use crate::read::{Cfg, read_crate};
use crate::source::Sources;

fn krate(source: &str) -> Crate {
    read_crate(&mut Sources::in_memory([("src/lib.rs", source)]), "src/lib.rs", &Cfg::default())
}

fn path(written: &str) -> Path {
    let segment = |name: &str| Segment {
        name: Name {
            text: name.to_owned(),
            ident: proc_macro2::Ident::new(name, proc_macro2::Span::call_site()),
            span: Default::default(),
        },
        arguments: Vec::new(),
    };
    let names = written.trim_start_matches("::");
    Path { leading: written.starts_with("::"), segments: names.split("::").map(segment).collect() }
}

fn module(krate: &Crate, name: &str) -> ModuleId {
    let found = (0..krate.modules.len()).map(ModuleId).find(|module| krate.module_name(*module) == name);
    found.unwrap_or_else(|| panic!("{name}"))
}

/// What a path names, as text.
fn named(krate: &Crate, from: &str, written: &str, space: Space) -> String {
    let names = Resolver::new(krate);
    match names.resolve(module(krate, from), &path(written), space) {
        None => "nothing".to_owned(),
        Some(Target::Module(id)) => krate.module_name(id),
        Some(Target::Item(id)) => format!("{}::{}", krate.module_name(krate.item(id).module), krate.item(id).name.text),
        Some(Target::Variant(id, index)) => format!("{}#{index}", krate.item(id).name.text),
        Some(Target::External(path)) => format!("::{}", path.join("::")),
    }
}

const SHOP: &str = "
    use shop::Order as Bought;
    use std::{collections::HashMap, fmt::{self, Display as Shown}};
    pub mod shop {
        pub struct Order {} pub enum Unit { Celsius, Kelvin } pub type Alias = Unit; pub const DAYS: u32 = 3;
        struct Secret {} pub mod inner { pub struct Deep {} pub use super::Order; }
        pub use self::inner::*;
    }
    mod user { use crate::shop::*; use super::shop::Unit::*; struct Vec {} }
    mod plain {}
";

#[test]
fn paths_lead_to_items() {
    let krate = krate(SHOP);
    for (from, written, expected) in [
        ("crate", "shop::Order", "crate::shop::Order"),
        ("crate", "Bought", "crate::shop::Order"),
        ("crate", "self::shop", "crate::shop"),
        ("crate", "HashMap", "::std::collections::HashMap"),
        ("crate", "fmt::Debug", "::std::fmt::Debug"),
        ("crate", "Shown", "::std::fmt::Display"),
        ("crate::shop", "Deep", "crate::shop::inner::Deep"),
        ("crate::shop::inner", "super::super::shop::Unit", "crate::shop::Unit"),
        ("crate::user", "Order", "crate::shop::Order"),
        ("crate::user", "Deep", "crate::shop::inner::Deep"),
        ("crate::user", "Vec", "crate::user::Vec"),
        ("crate::plain", "Vec", "::std::vec::Vec"),
        ("crate::plain", "u32", "::std::primitive::u32"),
        ("crate::plain", "Order", "nothing"),
        ("crate::plain", "serde_json::Value", "::serde_json::Value"),
        ("crate::plain", "::shop::Order", "::shop::Order"),
        // A private name is not brought by `*`, except to the modules within.
        ("crate::user", "Secret", "nothing"),
    ] {
        assert_eq!(named(&krate, from, written, Space::Type), expected, "{from}: {written}");
    }
}

#[test]
fn values_have_names_of_their_own() {
    let krate = krate(SHOP);
    for (from, written, expected) in [
        ("crate", "shop::DAYS", "crate::shop::DAYS"),
        ("crate::user", "DAYS", "crate::shop::DAYS"),
        ("crate::user", "Kelvin", "Unit#1"),
        ("crate", "shop::Unit::Celsius", "Unit#0"),
        ("crate", "shop::Alias::Kelvin", "Unit#1"),
        ("crate", "shop::Unit::Fahrenheit", "nothing"),
        ("crate", "None", "::std::option::Option::None"),
        ("crate", "Order", "nothing"),
    ] {
        assert_eq!(named(&krate, from, written, Space::Value), expected, "{from}: {written}");
    }
}

#[test]
fn only_our_own_attribute_is_ours() {
    for (source, written, ours) in [
        ("", "toolcall::tool", true),
        ("", "::toolcall::tool", true),
        ("", "tool", false),
        ("use toolcall::tool;", "tool", true),
        ("use toolcall::tool as t;", "t", true),
        ("use toolcall::*;", "tool", true),
        ("use toolcall::prelude::*;", "tool", true),
        ("use other::*; use toolcall::*;", "tool", true),
        ("use toolcall as tc;", "tc::tool", true),
        ("extern crate toolcall as tc;", "tc::tool", true),
        ("use rig::tool;", "tool", false),
        ("use rig::*;", "tool", false),
        ("use rig::tool; use toolcall::*;", "tool", false),
        ("mod toolcall {}", "toolcall::tool", false),
        ("mod prelude { pub use toolcall::*; } use crate::prelude::*;", "tool", true),
        ("mod prelude { pub use toolcall::tool; } use prelude::tool;", "tool", true),
        ("use tool::tool;", "tool", false),
        ("use toolcall::value;", "tool", false),
    ] {
        let krate = krate(source);
        assert_eq!(Resolver::new(&krate).is_ours(ModuleId(0), &path(written), "tool"), ours, "{source} {written}");
    }
}

#[test]
fn circles_end() {
    let krate = krate(
        "use a::x; mod a { pub use super::x; pub use crate::b::*; } mod b { pub use crate::a::*; } type T = U; type U = T;",
    );
    assert_eq!(named(&krate, "crate", "x", Space::Type), "nothing");
    assert_eq!(named(&krate, "crate::a", "y", Space::Type), "nothing");
    assert_eq!(named(&krate, "crate", "T::V", Space::Value), "nothing");
}

#[test]
fn a_path_is_found_where_the_item_is_seen() {
    let krate = krate(
        "mod tools {} mod a { pub mod b { pub(crate) struct Seen {} pub(super) struct Near {} struct Own {} }
         mod hidden { pub struct Brought {} pub struct Renamed {} }
         pub use hidden::Brought; pub(crate) use hidden::Renamed as New; pub(crate) use globbed::*;
         mod globbed { pub struct Starred {} pub(self) struct Kept {} } }",
    );
    let names = Resolver::new(&krate);
    let found = |name: &str| {
        let item = krate.items.iter().position(|item| item.name.text == name).map(ItemId).expect(name);
        names.path_to(item, module(&krate, "crate::tools")).map(|path| path.join("::"))
    };
    for (name, expected) in [
        ("Seen", Some("a::b::Seen")),
        ("Near", None),
        ("Own", None),
        ("Brought", Some("a::Brought")),
        ("Renamed", Some("a::New")),
        ("Starred", Some("a::Starred")),
        ("Kept", None),
    ] {
        assert_eq!(found(name).as_deref(), expected, "{name}");
    }
}

#[test]
fn names_go_round_circles_of_globs() {
    let krate = krate(
        "mod a { pub use crate::b::*; pub use crate::c::*; } mod b { pub use crate::a::*; pub struct B {} }
         mod c { pub use crate::b::*; pub struct C {} pub mod d { pub struct D {} } } mod e { use crate::b::d::*; }",
    );
    for (from, written, expected) in [
        ("crate::a", "C", "crate::c::C"),
        ("crate::b", "C", "crate::c::C"),
        ("crate::c", "B", "crate::b::B"),
        ("crate::e", "D", "crate::c::d::D"),
        ("crate::b", "No", "nothing"),
        ("crate", "a::C", "crate::c::C"),
    ] {
        // Asked first, and after another question that went the same way.
        assert_eq!(named(&krate, from, written, Space::Type), expected, "{from} {written}");
        let names = Resolver::new(&krate);
        for asked in [written, "B", "C", written] {
            let found = names.resolve(module(&krate, from), &path(asked), Space::Type);
            assert!(asked != written || found.is_some() == (expected != "nothing"), "{from} {written}");
        }
    }
}

#[test]
fn a_crate_has_the_name_that_the_root_gives_it() {
    let krate = krate("extern crate toolcall as tc; extern crate self as me; mod a { struct A {} mod b {} }");
    for (from, written, expected) in [
        ("crate", "tc::tool", "::toolcall::tool"),
        ("crate::a::b", "tc::tool", "::toolcall::tool"),
        ("crate::a::b", "::tc::tool", "::toolcall::tool"),
        ("crate::a::b", "me::a::A", "crate::a::A"),
    ] {
        assert_eq!(named(&krate, from, written, Space::Type), expected, "{from} {written}");
    }
}

/// rustc takes identifiers that look alike for one.
#[test]
fn identifiers_are_normalised() {
    let krate = krate("mod a { pub struct Cafe\u{301} {} } mod b { use crate::a::Caf\u{e9} as E\u{301}; }");
    assert_eq!(named(&krate, "crate::a", "Caf\u{e9}", Space::Type), "crate::a::Caf\u{e9}");
    assert_eq!(named(&krate, "crate::b", "\u{c9}", Space::Type), "crate::a::Caf\u{e9}");
}
