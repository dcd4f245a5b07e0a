//! An author with the names that emitted code likes, in every place where it stands; names that are odd; and items whose
//! lints are allowed.

#![deny(warnings)]
#![allow(non_upper_case_globals, non_camel_case_types)]

extern crate toolcall as renamed;

pub mod tools {
    #[allow(unused_imports)]
    use super::*;

    toolcall::include_tools!();
}

pub const arguments: u8 = 1;
pub const context: u8 = 1;
pub const cursor: u8 = 1;
pub const f: u8 = 1;
pub const index: u8 = 1;
pub const name: u8 = 1;
pub const reply: u8 = 1;
pub const scratch: u8 = 1;
pub const seen: u8 = 7;
pub struct slots;
pub struct tool;
pub struct value;

/// Takes defaults of the author's, whatever they are called.
#[toolcall::tool]
pub fn defaults(
    #[tool(default = seen)] word: u8,
    #[tool(default = seen + index)] sum: u8,
    #[tool(default = [cursor; 2].to_vec())] list: Vec<u8>,
    #[tool(default = Some(reply))] option: Option<u8>,
    names: Vec<String>,
    kind: Kind,
) -> String {
    format!("{word} {sum} {list:?} {option:?} {names:?} {}", kind as u8)
}

#[toolcall::value]
pub enum Kind {
    Big,
}

/// Waits among them.
#[toolcall::tool]
pub async fn waits(line: Line) -> String {
    line.text
}

#[toolcall::value]
pub struct Line {
    text: String,
}

/// Has a long name.
#[toolcall::tool(name = "long")]
pub fn aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(
    count: u8,
) -> u8 {
    count
}

pub mod inner {
    /// Is marked by the name that the root gives to the crate.
    #[renamed::tool]
    pub fn marked(days: u8) -> u8 {
        days
    }

    /// Its name is written in two forms, which are one to rustc.
    #[toolcall::tool(name = "cafe")]
    pub fn café(ort: super::Café) -> u8 {
        ort.häuser
    }
}

#[toolcall::value]
pub struct Café {
    häuser: u8,
}

/// Is no longer wanted.
#[toolcall::tool]
#[deprecated]
pub fn old(days: u8) -> u8 {
    days
}

/// Has parts that are no longer wanted, and whose names are odd.
#[toolcall::tool]
pub fn old_parts(parts: Parts, odd: odd::Odd) -> u8 {
    #[allow(deprecated)]
    match parts.kind {
        Part::Old => parts.old + odd.howMany,
        Part::New(count) | Part::Other { count } => count,
    }
}

#[toolcall::value]
pub struct Parts {
    #[deprecated = "it is old"]
    old: u8,
    kind: Part,
}

pub enum Part {
    #[deprecated]
    Old,
    #[allow(deprecated)]
    New(u8),
    Other {
        #[deprecated]
        count: u8,
    },
}

#[allow(non_snake_case)]
pub mod odd {
    pub struct Odd {
        pub howMany: u8,
    }
}

/// Is named in another way.
#[toolcall::tool]
#[allow(non_snake_case)]
pub fn other_case(howMany: Many) -> u8 {
    howMany.ofThem
}

#[toolcall::value]
#[expect(non_snake_case)]
pub struct Many {
    ofThem: u8,
}

const SHOWN: u8 = 3;

/// Its example is used nowhere else.
#[toolcall::tool]
pub fn example(#[tool(example = SHOWN)] days: u8) -> u8 {
    days
}

/// Has more digits than any integer.
#[toolcall::tool]
pub fn digits(#[tool(default = 999999999999999999999999999999999999999)] number: f64) -> bool {
    number > 9e38
}

#[cfg(test)]
mod tests {
    use toolcall::{Reply, Scratch};

    fn call(tool_name: &str, text: &str) -> String {
        let (mut scratch_, mut reply_) = (Scratch::new(), Reply::new());
        let outcome = crate::tools::call_sync(&(), tool_name, text.as_bytes(), &mut scratch_, &mut reply_).name();
        format!("{outcome}: {}", reply_.text())
    }

    #[test]
    fn each_side_has_its_own_names() {
        let shown = call("defaults", r#"{"names":["a"],"kind":"Big"}"#);
        assert_eq!(shown, "done: 7 8 [1, 1] Some(1) [\"a\"] 0");
        assert_eq!(call("long", r#"{"count":2}"#), "done: 2");
        assert_eq!(call("marked", r#"{"days":2}"#), "done: 2");
        assert_eq!(call("cafe", r#"{"ort":{"häuser":2}}"#), "done: 2");
        assert_eq!(call("old", r#"{"days":2}"#), "done: 2");
        assert_eq!(call("other_case", r#"{"howMany":{"ofThem":2}}"#), "done: 2");
        assert_eq!(call("digits", "{}"), "done: true");
    }
}
