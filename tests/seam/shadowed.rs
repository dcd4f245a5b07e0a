//! Tools among names that shadow what emitted code could take for granted. The prelude itself is gone.

#![no_implicit_prelude]

pub struct Result;
pub struct Option;
pub struct Vec;
pub struct String;
pub struct Ok;
pub struct Err;
pub struct Some;
pub struct None;
pub struct Box;
pub struct Args;
pub struct Slots;
pub struct KEYS;
pub trait Into {}
pub trait From {}
pub trait ToOwned {}

/// Nothing of the prelude.
#[::toolcall::tool]
pub fn plain(
    /// A word.
    #[tool(pattern = "^[a-z]{1,8}$")]
    word: &str,
    #[tool(range = 0..=9, default = 3)] n: u8,
    flag: ::std::option::Option<bool>,
    names: ::std::vec::Vec<::std::string::String>,
    share: f32,
) -> ::std::string::String {
    ::std::format!("{word} {n} {flag:?} {names:?} {share}")
}

/// Fails.
#[::toolcall::tool]
pub fn fail() -> ::std::result::Result<(), &'static str> {
    ::std::result::Result::Err("on purpose")
}

/// Waits.
#[::toolcall::tool]
pub async fn wait(#[tool(pattern = "^[a-z]+(-[a-z]+)*$")] word: &str) -> &str {
    word
}

#[cfg(test)]
mod tests {
    use ::std::assert_eq;
    use ::std::option::Option::Some;

    use ::toolcall::{Reply, Scratch};

    #[test]
    fn shadowed_names_do_no_harm() {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = crate::tools::call_sync(
            &(),
            "plain",
            br#"{"word":"a","names":["b"],"share":0.5}"#,
            &mut scratch,
            &mut reply,
        );
        assert_eq!((outcome.name(), reply.text()), ("done", "a 3 None [\"b\"] 0.5"));
        let outcome = crate::tools::call_sync(&(), "fail", b"{}", &mut scratch, &mut reply);
        assert_eq!((outcome.name(), reply.text()), ("failed", "on purpose"));
        assert_eq!(crate::tools::TOOLS.find("wait").map(|tool| tool.is_async), Some(true));
    }
}
