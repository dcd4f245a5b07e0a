//! The cases in which a peer gives another answer, for a reason that is no mistake of the bench.

use super::settings;

/// Whether this contender is known to answer this case otherwise, under the Cargo features of this build.
pub(super) fn differs(contender: &str, case: &str) -> bool {
    let fits = |known: &&Known| known.contenders.contains(&contender) && known.cases.contains(&case);
    KNOWN.iter().find(fits).is_some_and(|known| (known.holds)())
}

struct Known {
    contenders: &'static [&'static str],
    cases: &'static [&'static str],
    holds: fn() -> bool,
}

impl Known {
    const fn always(contenders: &'static [&'static str], cases: &'static [&'static str]) -> Self {
        Self { contenders, cases, holds: || true }
    }
}

const KNOWN: &[Known] = &[
    // `-0` is read as a float, which no integer takes.
    Known::always(
        &["serde_derive", "serde_map", "serde_value", "rmcp_router", "sonic_derive", "validator"],
        &["minus zero"],
    ),
    // To JSON Schema these are integers; the others go by the decimal point and the exponent.
    Known::always(GO_BY_THE_POINT, &["integer with a fraction of zero", "integer with an exponent"]),
    // Without `float_roundtrip`, serde_json is one unit in the last place off.
    Known { contenders: SERDE_JSON, cases: &["float of 17 digits"], holds: || !settings::float_roundtrip() },
    // serde's derive takes a list for a struct: the fields in declared order.
    Known::always(&["serde_derive", "serde_map", "sonic_derive"], &["[\"Oslo\",3]"]),
    // A tree keeps the last of equal keys and does not tell that there was another.
    Known::always(&["serde_value", "rmcp_router", "validator"], EQUAL_KEYS),
    // jiter goes by the number of digits: these are wide integers, and refused without `num-bigint`.
    Known::always(&["jiter"], &["largest integer", "smallest integer"]),
];

const SERDE_JSON: &[&str] = &["serde_derive", "serde_map", "serde_value", "rmcp_router"];
const GO_BY_THE_POINT: &[&str] = &[
    "serde_derive",
    "serde_map",
    "serde_value",
    "rmcp_router",
    "sonic_derive",
    "jiter",
    "simd-json -> slots",
    "validator",
];
const EQUAL_KEYS: &[&str] = &[
    r#"3} becomes 3,\"days\":3}"#,
    r#"{ becomes {\"city\":\"Rome\","#,
    r#":1} becomes :1,\"thread\":1}"#,
    r#""FR" becomes \"FR\",\"country\":\"FR\""#,
    r#"0.5 becomes 0.5,\"qty\":1"#,
];
