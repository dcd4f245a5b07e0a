//! Whether the peers are measured at their best settings: Cargo features are united over the whole graph, so what this
//! package asks for does not say what it got. Asked by behaviour.

/// One line for each feature that another package has switched on.
pub(super) fn faults() -> Vec<String> {
    let on = [
        ("float_roundtrip", float_roundtrip()),
        ("arbitrary_precision", arbitrary_precision()),
        ("preserve_order", preserve_order()),
    ];
    on.into_iter()
        .filter(|(_, on)| *on)
        .map(|(feature, _)| format!("serde_json runs with its slower `{feature}`"))
        .collect()
}

/// With it, every float is correctly rounded, as in the standard library.
pub(super) fn float_roundtrip() -> bool {
    serde_json::from_str::<f64>("0.12345678901234567").ok() == "0.12345678901234567".parse().ok()
}

/// With it, a number is kept as its text, so none is too large.
fn arbitrary_precision() -> bool {
    serde_json::from_str::<serde_json::Value>("1e400").is_ok()
}

/// Without it, the keys of a map are sorted.
fn preserve_order() -> bool {
    serde_json::from_str::<serde_json::Value>(r#"{"b":1,"a":2}"#)
        .is_ok_and(|value| value.to_string().starts_with(r#"{"b""#))
}
