//! A toolset that is rendered for one dialect only.

pub mod tools {
    toolcall::include_tools!();
}

/// What time it is, in `hours.minutes`.
#[toolcall::tool(name = "time.now")]
pub fn now() -> u32 {
    0
}

#[cfg(test)]
mod tests {
    use crate::tools::{TOOLS, schemas};
    use toolcall::{Dialect, Reply, Scratch, SubsetError};

    #[test]
    fn the_one_is_there() {
        assert_eq!(TOOLS.schema(Dialect::Mcp).unwrap(), schemas::MCP);
        let mut out = Vec::new();
        TOOLS.write_schema("mcp".parse().unwrap(), ["time.now"], &mut out).unwrap();
        assert_eq!(out, schemas::MCP);
    }

    #[test]
    fn another_is_an_error_that_lists_it() {
        let error = TOOLS.schema(Dialect::Gemini).unwrap_err();
        assert_eq!(error.rendered().collect::<Vec<_>>(), [Dialect::Mcp]);
        let text = "dialect `gemini` was not rendered; add it with `Config::dialects` in build.rs. Rendered: mcp";
        assert_eq!(error.to_string(), text);
        let mut out = Vec::new();
        let error = TOOLS.write_schema(Dialect::Gemini, ["time.now"], &mut out).unwrap_err();
        assert!(matches!(error, SubsetError::NotRendered(_)));
        assert_eq!((error.to_string(), out), (text.to_owned(), Vec::new()));
        assert!(TOOLS.write_schema_if(Dialect::Gemini, |_| true, &mut Vec::new()).is_err());
    }

    #[test]
    fn a_spelling_of_another_dialect_is_no_name() {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let mut outcome = |name| crate::tools::call_sync(&(), name, b"{}", &mut scratch, &mut reply).name();
        assert_eq!([outcome("time.now"), outcome("time_now")], ["done", "unknown_tool"]);
    }
}
