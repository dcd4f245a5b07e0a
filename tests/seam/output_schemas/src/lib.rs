//! A toolset whose outputs are all described.

pub mod tools {
    toolcall::include_tools!();
}

/// List the first squares.
#[toolcall::tool]
pub fn squares(count: u8) -> Vec<u32> {
    (1..=u32::from(count)).map(|number| number * number).collect()
}

/// Greet somebody.
#[toolcall::tool]
pub fn greet(name: &str) -> String {
    format!("Hello {name}")
}

/// Count, and say no more.
#[toolcall::tool(returns = false)]
pub fn count(text: &str) -> usize {
    text.len()
}

#[cfg(test)]
mod tests {
    use crate::tools::TOOLS;
    use toolcall::Dialect;

    #[test]
    fn outputs_are_shown_where_there_is_a_place() {
        let shown = |name: &str, dialect| {
            let tool = TOOLS.find(name).unwrap();
            let bytes = TOOLS.schema_of(tool, dialect).unwrap().unwrap();
            String::from_utf8(bytes.to_vec()).unwrap()
        };
        let list = r#""outputSchema":{"type":"array","items":{"type":"integer","minimum":0,"maximum":4294967295}}"#;
        assert!(shown("squares", Dialect::Mcp).contains(list), "{}", shown("squares", Dialect::Mcp));
        for (name, dialect) in [
            // Its root must be an object there.
            ("squares", Dialect::Mcp20251125),
            ("squares", Dialect::Anthropic),
            ("greet", Dialect::Mcp),
            ("count", Dialect::Mcp),
        ] {
            assert!(!shown(name, dialect).contains("outputSchema"), "{name} {dialect}");
        }
    }
}
