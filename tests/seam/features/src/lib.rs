//! Tools behind Cargo features and `cfg`.

pub mod tools {
    toolcall::include_tools!();
}

#[cfg(feature = "remote")]
pub mod remote;

/// Always there.
#[toolcall::tool]
pub fn local() -> u8 {
    1
}

/// There on Unix only.
#[cfg(unix)]
#[toolcall::tool]
pub fn on_unix() -> u8 {
    2
}

/// There on no machine that has both.
#[cfg(all(unix, windows))]
#[toolcall::tool]
pub fn nowhere(no: NoSuchType) -> u8 {
    3
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_not_compiled_is_no_tool() {
        let names: Vec<&str> = crate::tools::TOOLS.tools().map(|tool| tool.name).collect();
        let mut expected = vec!["local"];
        if cfg!(unix) {
            expected.push("on_unix");
        }
        if cfg!(feature = "remote") {
            expected.push("far");
        }
        assert_eq!(names, expected);
    }
}
