//! The keywords of JSON Schema, and what becomes of each.

use super::draft::Draft::{self, *};

/// What becomes of a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// The shape holds arguments to it.
    Enforced,
    /// It says nothing of what fits.
    Annotation,
    /// Only a general validator holds arguments to it.
    Beyond,
}

/// Where the schemas in the value of a keyword are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// Nowhere.
    Nothing,
    /// It is one.
    Schema,
    /// Its items are.
    List,
    /// The values of its keys are.
    Map,
}

/// Which values a keyword says something of, one bit for each kind.
pub(super) mod of {
    pub(in super::super) const NULL: u8 = 1;
    pub(in super::super) const BOOL: u8 = 2;
    /// Whole numbers.
    pub(in super::super) const WHOLE: u8 = 4;
    /// All other numbers.
    pub(in super::super) const BROKEN: u8 = 8;
    pub(in super::super) const TEXT: u8 = 16;
    pub(in super::super) const LIST: u8 = 32;
    pub(in super::super) const OBJECT: u8 = 64;
    pub(in super::super) const NUMBER: u8 = WHOLE | BROKEN;
    pub(in super::super) const ALL: u8 = 127;
}

/// One keyword.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keyword {
    pub(super) name: &'static str,
    pub(super) fate: Fate,
    pub(super) holds: Holds,
    pub(super) kinds: u8,
    /// The first and the last draft that has it; any other does not know it.
    drafts: (Draft, Draft),
}

/// The keyword of this name, if the draft has it.
pub(super) fn keyword(name: &str, draft: Draft) -> Option<&'static Keyword> {
    let known = KEYWORDS.iter().find(|keyword| keyword.name == name)?;
    (known.drafts.0..=known.drafts.1).contains(&draft).then_some(known)
}

/// Keywords whose content is data: never followed, whatever it looks like.
pub(super) const DATA: [&str; 5] = ["const", "default", "enum", "example", "examples"];

const fn row(name: &'static str, fate: Fate, holds: Holds, kinds: u8, drafts: (Draft, Draft)) -> Keyword {
    Keyword { name, fate, holds, kinds, drafts }
}

const fn says(name: &'static str) -> Keyword {
    row(name, Fate::Annotation, Holds::Nothing, of::ALL, EVER)
}

const EVER: (Draft, Draft) = (Draft4, Draft202012);
const SINCE_6: (Draft, Draft) = (Draft6, Draft202012);
const SINCE_7: (Draft, Draft) = (Draft7, Draft202012);
const SINCE_2019: (Draft, Draft) = (Draft201909, Draft202012);

const KEYWORDS: &[Keyword] = &[
    row("type", Fate::Enforced, Holds::Nothing, of::ALL, EVER),
    row("enum", Fate::Enforced, Holds::Nothing, of::ALL, EVER),
    row("const", Fate::Enforced, Holds::Nothing, of::ALL, SINCE_6),
    row("$ref", Fate::Enforced, Holds::Nothing, of::ALL, EVER),
    row("allOf", Fate::Enforced, Holds::List, of::ALL, EVER),
    row("anyOf", Fate::Enforced, Holds::List, of::ALL, EVER),
    row("oneOf", Fate::Enforced, Holds::List, of::ALL, EVER),
    row("properties", Fate::Enforced, Holds::Map, of::OBJECT, EVER),
    row("required", Fate::Enforced, Holds::Nothing, of::OBJECT, EVER),
    row("additionalProperties", Fate::Enforced, Holds::Schema, of::OBJECT, EVER),
    row("propertyNames", Fate::Enforced, Holds::Schema, of::OBJECT, SINCE_6),
    row("minProperties", Fate::Enforced, Holds::Nothing, of::OBJECT, EVER),
    row("maxProperties", Fate::Enforced, Holds::Nothing, of::OBJECT, EVER),
    row("items", Fate::Enforced, Holds::Schema, of::LIST, EVER),
    row("prefixItems", Fate::Enforced, Holds::List, of::LIST, (Draft202012, Draft202012)),
    row("additionalItems", Fate::Enforced, Holds::Schema, of::LIST, (Draft4, Draft201909)),
    row("minItems", Fate::Enforced, Holds::Nothing, of::LIST, EVER),
    row("maxItems", Fate::Enforced, Holds::Nothing, of::LIST, EVER),
    row("uniqueItems", Fate::Enforced, Holds::Nothing, of::LIST, EVER),
    row("minimum", Fate::Enforced, Holds::Nothing, of::NUMBER, EVER),
    row("maximum", Fate::Enforced, Holds::Nothing, of::NUMBER, EVER),
    row("exclusiveMinimum", Fate::Enforced, Holds::Nothing, of::NUMBER, EVER),
    row("exclusiveMaximum", Fate::Enforced, Holds::Nothing, of::NUMBER, EVER),
    row("multipleOf", Fate::Enforced, Holds::Nothing, of::NUMBER, EVER),
    row("minLength", Fate::Enforced, Holds::Nothing, of::TEXT, EVER),
    row("maxLength", Fate::Enforced, Holds::Nothing, of::TEXT, EVER),
    row("pattern", Fate::Enforced, Holds::Nothing, of::TEXT, EVER),
    // Only where the options say so.
    row("format", Fate::Enforced, Holds::Nothing, of::TEXT, EVER),
    row("not", Fate::Beyond, Holds::Schema, of::ALL, EVER),
    row("if", Fate::Beyond, Holds::Schema, of::ALL, SINCE_7),
    row("then", Fate::Annotation, Holds::Schema, of::ALL, SINCE_7),
    row("else", Fate::Annotation, Holds::Schema, of::ALL, SINCE_7),
    row("patternProperties", Fate::Beyond, Holds::Map, of::OBJECT, EVER),
    row("dependencies", Fate::Beyond, Holds::Map, of::OBJECT, EVER),
    row("dependentRequired", Fate::Beyond, Holds::Nothing, of::OBJECT, SINCE_2019),
    row("dependentSchemas", Fate::Beyond, Holds::Map, of::OBJECT, SINCE_2019),
    row("unevaluatedProperties", Fate::Beyond, Holds::Schema, of::OBJECT, SINCE_2019),
    row("unevaluatedItems", Fate::Beyond, Holds::Schema, of::LIST, SINCE_2019),
    row("contains", Fate::Beyond, Holds::Schema, of::LIST, SINCE_6),
    // They say how often `contains` must hold, and nothing without it.
    row("minContains", Fate::Annotation, Holds::Nothing, of::LIST, SINCE_2019),
    row("maxContains", Fate::Annotation, Holds::Nothing, of::LIST, SINCE_2019),
    row("$dynamicRef", Fate::Beyond, Holds::Nothing, of::ALL, (Draft202012, Draft202012)),
    row("$recursiveRef", Fate::Beyond, Holds::Nothing, of::ALL, (Draft201909, Draft201909)),
    row("$defs", Fate::Annotation, Holds::Map, of::ALL, EVER),
    row("definitions", Fate::Annotation, Holds::Map, of::ALL, EVER),
    row("$dynamicAnchor", Fate::Annotation, Holds::Nothing, of::ALL, (Draft202012, Draft202012)),
    row("$recursiveAnchor", Fate::Annotation, Holds::Nothing, of::ALL, (Draft201909, Draft201909)),
    row("$anchor", Fate::Annotation, Holds::Nothing, of::ALL, SINCE_2019),
    row("contentSchema", Fate::Annotation, Holds::Schema, of::ALL, SINCE_2019),
    says("$schema"),
    says("$id"),
    says("id"),
    says("$comment"),
    says("$vocabulary"),
    says("title"),
    says("description"),
    says("default"),
    says("example"),
    says("examples"),
    says("deprecated"),
    says("readOnly"),
    says("writeOnly"),
    says("contentEncoding"),
    says("contentMediaType"),
];
