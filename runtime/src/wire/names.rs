//! Names as models write them when they mean the namespace they were shown: `functions.tide`, `default_api:tide`.

/// The name as it is if a tool has it, else what stands behind a namespace if a tool has that, else as it is.
pub(super) fn known(name: &str, is_known: impl Fn(&str) -> bool) -> &str {
    if is_known(name) {
        return name;
    }
    let inner = NAMESPACES.iter().find_map(|namespace| name.strip_prefix(namespace));
    inner.filter(|inner| is_known(inner)).unwrap_or(name)
}

/// OpenAI's models are shown `namespace functions`, Gemini's `default_api`.
const NAMESPACES: &[&str] = &["functions.", "default_api:", "default_api."];

#[cfg(test)]
mod tests {
    use super::known;

    #[test]
    fn a_namespace_is_taken_off_only_if_a_tool_is_behind_it() {
        let is_known = |name: &str| ["tide", "functions.list"].contains(&name);
        for (sent, meant) in [
            ("tide", "tide"),
            ("functions.tide", "tide"),
            ("default_api:tide", "tide"),
            ("default_api.tide", "tide"),
            ("functions.list", "functions.list"),
            ("functions.Tide", "functions.Tide"),
            ("functions.functions.tide", "functions.functions.tide"),
            ("tools.tide", "tools.tide"),
        ] {
            assert_eq!(known(sent, is_known), meant, "{sent}");
        }
    }
}
