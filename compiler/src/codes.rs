//! The codes of all diagnostics. They are stable, the sentences that go with them are not.
//!
//! [`all`] lists them. What can be wrong with a source begins with `T` and stands at [`CODES`]. What a provider takes in another form
//! begins with `V`:
//!
//! - **V001**: more tools than the provider takes in one request
//! - **V002**: a description longer than the provider takes
//! - **V003**: a schema that strict mode does not take, shown non-strict
//! - **V004**: a name that the dialect does not take, shown in another spelling
//! - **V005**: two names that get the same spelling in a dialect
//! - **V006**: a schema that a dialect shows in part
//! - **V007**: keys that the dialect does not take, shown in another spelling
//! - **V008**: two keys that get the same spelling in a dialect
//! - **V009**: a schema bigger than the provider takes
//! - **V010**: a loss in a dialect, of a tool that denies losses
//!
//! What can be wrong with tools that are declared in JSON begins with `J`, and stands with an example of each at
//! [`toolcall_schema::declared::CODES`](https://docs.rs/toolcall-schema/latest/toolcall_schema/declared/constant.CODES.html).

use toolcall_schema::declared;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::lint::LINTS;
use toolcall_schema::nearest::nearest;
use toolcall_schema::normalise;
use toolcall_schema::span::Span;

/// One kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// `T012`
    pub id: &'static str,
    /// What is wrong, in general.
    pub title: &'static str,
    /// The shortest source that has it.
    pub example: &'static str,
}

impl Code {
    /// An error of this kind at a place.
    pub(crate) fn error(self, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(self.id, span, message)
    }

    /// A warning of this kind at a place.
    pub(crate) fn warning(self, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::warning(self.id, span, message)
    }
}

macro_rules! codes {
    [$($name:ident $id:literal $title:literal $example:literal)*] => {
        $(pub(crate) const $name: Code = Code { id: $id, title: $title, example: $example };)*

        /// What can be wrong with a source, in the order of the codes:
        ///
        $(#[doc = concat!("- **", $id, "**: ", $title, ", as in `` ", $example, " ``")])*
        pub const CODES: &[Code] = &[$($name),*];
    };
}

codes![
    // Attributes
    UNKNOWN_WORD "T001" "an attribute word that there is not" "#[tool(nmae = \"x\")]"
    MISPLACED_WORD "T002" "a word that cannot stand here" "#[tool(range = 1..=3)] fn f() {}"
    REPEATED_WORD "T003" "a word that is said twice" "#[tool(name = \"a\", name = \"b\")]"
    WORD_VALUE "T004" "a value that the word does not take" "#[tool(name = 3)]"
    UNREADABLE_ATTRIBUTE "T005" "an attribute that cannot be read" "#[tool(name: \"x\")]"
    SERDE "T006" "a serde attribute that cannot be honoured" "#[serde(flatten)]"
    NEEDS_VALUE_ATTRIBUTE "T007" "`#[toolcall::value]` is missing" "struct Order { id: u32 } // in a private module"

    // Functions
    GENERIC "T010" "a generic function or `impl`, or a constant that is not known" "fn f<T>(value: T) {}"
    UNSAFE "T011" "a function that is unsafe, variadic, of a target feature, or never returns" "unsafe fn f() {}"
    RECEIVER "T012" "a receiver other than `&self`" "fn f(&mut self) {}"
    MUTABLE_PARAMETER "T013" "a parameter behind `&mut`" "fn f(out: &mut String) {}"
    NAMELESS_PARAMETER "T014" "a parameter without a name" "fn f(_: u32) {}"
    BARE_IMPL "T015" "a marked method in an `impl` that is not marked" "impl S { #[tool] fn f(&self) {} }"
    NO_MARKED_METHOD "T016" "a marked `impl` without a marked method" "#[tool] impl S { fn f(&self) {} }"
    TRAIT_IMPL "T017" "a marked method of a trait, or a marked `impl` of one" "#[tool] impl Trait for S {}"
    NOT_IN_TESTS "T018" "a tool that is not there under `cfg(test)`" "#[cfg(not(test))] #[tool] fn f() {}"
    SHARED_FILE "T019" "a file that is two modules" "#[path = \"a.rs\"] mod a; #[path = \"a.rs\"] mod b;"

    // Names and texts
    TOOL_NAME "T020" "a name that a tool cannot have" "#[tool(name = \"\")]"
    PARAMETER_NAME "T021" "a name that a parameter, field or variant cannot have" "#[tool(name = \"\")] city: &str"
    EQUAL_NAMES "T022" "two parameters, fields or variants of one name" "fn f(a: u32, #[tool(name = \"a\")] b: u32) {}"
    EQUAL_TOOLS "T023" "two tools of one name" "two functions with #[tool(name = \"a\")]"
    UNDOCUMENTED "T024" "a tool without a description" "#[tool] fn f() {}"
    STRAY_BULLET "T025" "a bullet that names no parameter" "/// * `ctiy` - the city"
    NAME_FROM_BULLET "T026" "a parameter that takes its name from a bullet" "fn f(_: u32) {}"

    // Types
    UNKNOWN_TYPE "T030" "a type that was not found" "fn f(order: Oder) {}"
    FOREIGN_TYPE "T031" "a type of another crate" "fn f(at: other::Time) {}"
    UNSUPPORTED_TYPE "T032" "a type that has no form in JSON yet" "fn f(pair: (u32, u32)) {}"
    IMPOSSIBLE_TYPE "T033" "a type that can have no form in JSON" "fn f(run: fn()) {}"
    REFERENCE "T034" "a reference to something else than `str`" "fn f(count: &u32) {}"
    STATIC_TEXT "T035" "an argument that must live for ever" "fn f(city: &'static str) {}"
    RECURSIVE "T036" "a type without end" "struct Tree { child: Box<Tree> }"
    NESTED_OPTION "T037" "an option of an option" "fn f(city: Option<Option<u32>>) {}"
    ENUM_VARIANT "T038" "a variant with fields, or no variant at all" "enum Unit { Celsius(u32) }"
    NOT_VISIBLE "T039" "a type or field that cannot be seen from where it is read" "struct Order { id: u32 }"
    TYPE_ARGUMENTS "T040" "a wrong number of type arguments" "fn f(cities: Vec) {}"
    UNTYPED "T041" "a parameter of any type" "fn f(filter: serde_json::Value) {}"
    ARRAY_LENGTH "T042" "an array whose length is not known or 0, or that needs too much of the stack or of a list" "fn f(cells: [u64; 4096]) {}"
    TOO_DEEP "T043" "a type that is deeper than any arguments may be" "fn f(list: Vec<Vec<…>>) {} // 62 of them"
    EXPANSION "T044" "a type that is too long to be written out" "type B = (A, A); type C = (B, B); … // ten of them"
    PROVIDER "T045" "a provider that says what cannot be" "Shape::text().with(\"minimum\", 1) // in build.rs"

    // Defaults and constraints
    DEFAULT_KIND "T050" "a default of another type" "#[tool(default = \"a\")] days: u32"
    DEFAULT_DOMAIN "T051" "a default outside of its domain" "#[tool(range = 1..=3, default = 9)] days: u32"
    CONSTRAINT "T052" "a constraint that does not fit" "#[tool(range = 1..=3)] city: &str"
    CONTRADICTION "T053" "constraints that contradict each other" "#[tool(minimum = 3, maximum = 1)] days: u32"
    EXAMPLE "T054" "an example outside of its domain" "#[tool(range = 1..=3, example = 9)] days: u32"
    PATTERN "T055" "a pattern that means other things to other engines, or is too large" "#[tool(pattern = \"(?=a)\")] city: &str"

    // Contexts and toolsets
    TWO_CONTEXTS "T060" "two contexts in one tool" "fn f(&self, #[tool(context)] db: &Db) {}"
    CONTEXT_FORM "T061" "a context that is not a reference" "fn f(#[tool(context)] db: Db) {}"
    CONTEXT_PATH "T062" "a context whose type cannot be named" "fn f(#[tool(context)] db: &dyn Db) {}"
    CONTEXTS_DIFFER "T063" "two context types in one toolset" "fn f(&self) {} … fn g(#[tool(context)] db: &Db) {}"
    NO_INCLUDE "T064" "no `include_tools!` for a toolset" "#[tool] fn f() {} and nothing else"
    INCLUDED_TWICE "T065" "two `include_tools!` for a toolset or in a module" "mod a { include_tools!(); } mod b { include_tools!(); }"
    TOOLSET_HIDDEN "T066" "a toolset that cannot be seen from a tool" "mod a { mod tools { include_tools!(); } } #[tool] fn f() {}"
    TOOLSET_NAME "T067" "a name that a toolset cannot have" "#[tool(toolset = \"my tools\")]"
    TAKEN_NAME "T068" "an item beside `include_tools!` of a name that it brings" "mod tools { include_tools!(); struct Context; }"

    // Outputs
    NO_OUTPUT "T070" "a return type that no schema describes" "#[tool(returns)] fn f() -> impl Serialize {}"
    UNKNOWN_OUTPUT "T071" "a part of an output of which it is not known what serde writes" "struct Order { due: time::Date }"

    // Sources
    SOURCE "T080" "a source that is not there or does not parse; in a build rustc says so" "mod weather; // and no src/weather.rs"
];

/// What is to be known of tools that are declared in JSON when they are compiled, beside [`declared::CODES`].
pub const OF_JSON: &[(&str, &str)] = &[("J032", "a tool whose arguments are handed over as text")];

/// Every code, those of views and lints included: the code, what it is about, and an example, which those of views have
/// none of.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let of_views = normalise::CODES.iter().map(|(code, title)| (*code, *title, ""));
    let lints = LINTS.iter().map(|lint| (lint.code, lint.title, lint.example));
    CODES.iter().map(|code| (code.id, code.title, code.example)).chain(of_views).chain(lints)
}

/// What [`Config::deny`](crate::Config::deny), `warn` and `allow` take: a code, [`WARNINGS`] or [`EVERY_LINT`].
///
/// # Errors
/// A sentence on what there is instead.
pub fn recognise(said: &str) -> Result<&'static str, String> {
    let of_json = || declared::CODES.iter().map(|code| code.id).chain(OF_JSON.iter().map(|(code, _)| *code));
    let words = || all().map(|(code, ..)| code).chain(of_json()).chain([WARNINGS, EVERY_LINT]);
    words().find(|word| *word == said).ok_or_else(|| {
        let nearest = nearest(said, words()).map_or(String::new(), |near| format!(" (did you mean `{near}`?)"));
        format!("there is no warning `{said}`{nearest}; it is a code like `L003`, `{WARNINGS}` or `{EVERY_LINT}`")
    })
}

/// Everything that would be a warning.
pub const WARNINGS: &str = "warnings";

/// Every lint, also those that are off.
pub const EVERY_LINT: &str = "lints";

#[cfg(test)]
mod tests {
    use super::{CODES, recognise};

    #[test]
    fn a_code_that_there_is_not_is_mended() {
        assert_eq!(recognise("L003"), Ok("L003"));
        assert_eq!(recognise("warnings"), Ok("warnings"));
        for (said, meant) in
            [("l003", "`L003`?"), ("warning", "`warnings`?"), ("lint", "`lints`?"), ("T024x", "`T024`?")]
        {
            let told = recognise(said).expect_err(said);
            assert!(told.contains(&format!("did you mean {meant}")), "{told}");
        }
        assert!(recognise("everything").is_err_and(|told| !told.contains("did you mean")));
    }

    #[test]
    fn the_codes_of_views_are_listed() {
        let text = include_str!("codes.rs");
        let listed: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("//! - ")).collect();
        let codes: Vec<String> =
            toolcall_schema::normalise::CODES.iter().map(|(id, title)| format!("**{id}**: {title}")).collect();
        assert_eq!(listed, codes);
    }

    #[test]
    fn codes_are_in_order_and_explained() {
        assert!(CODES.windows(2).all(|pair| pair[0].id < pair[1].id));
        assert!(CODES.iter().all(|code| !code.title.is_empty() && !code.example.is_empty()));
    }
}
