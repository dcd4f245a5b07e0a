//! Tools that are declared in JSON, among names that shadow what emitted code could take for granted.

#![forbid(warnings)]
#![deny(missing_docs, missing_debug_implementations, elided_lifetimes_in_paths, unused_qualifications)]
#![no_implicit_prelude]

/// What is emitted beside names of the author's.
pub mod odd {
    ::toolcall::include_tools!(odd);

    /// An author's.
    #[derive(Debug)]
    pub struct Option;
    /// Another.
    #[derive(Debug)]
    pub struct Vec;
}

mod large {
    ::toolcall::include_tools!(large_list);
}

/// How many tools the larger list has, of which nothing else is used.
pub fn large() -> usize {
    ::std::iter::Iterator::count(large::TOOLS.tools())
}

#[cfg(test)]
mod tests {
    use ::std::borrow::ToOwned as _;
    use ::std::convert::{AsRef, Infallible};
    use ::std::future::Future;
    use ::std::iter::Iterator as _;
    use ::std::marker::Send;
    use ::std::option::Option::Some;
    use ::std::result::Result::{self, Ok};
    use ::std::{assert, assert_eq, format};

    use ::toolcall::{Dialect, Policy, Reply, Scratch, ToolResult};

    use crate::odd::{self, AsyncHandlers, Handlers};

    struct Host;

    impl Handlers for Host {
        type Error = Infallible;

        fn r#type(&self, arguments: odd::Type<'_>) -> Result<ToolResult, Infallible> {
            let odd::Type { self_, self_2, r_type, arguments, reply } = arguments;
            let arguments = arguments.as_ref().map(AsRef::as_ref);
            Ok(ToolResult::text(format!("{self_} {self_2:?} {r_type:?} {arguments:?} {reply:?}")))
        }

        fn result(&self, arguments: odd::Result<'_>) -> Result<ToolResult, Infallible> {
            Ok(ToolResult::text(format!("{:?} {:?} {:?}", arguments.ok, arguments.err, arguments.others)))
        }

        fn drop(&self, arguments: odd::Drop<'_>) -> Result<ToolResult, Infallible> {
            Ok(ToolResult::text(format!("{:?}", arguments.others)))
        }

        fn r#enum(&self, arguments: odd::Enum<'_>) -> Result<ToolResult, Infallible> {
            Ok(ToolResult::text(format!("{:?}", arguments.k0)))
        }

        fn h(&self, _: odd::H2) -> Result<ToolResult, Infallible> {
            Ok(ToolResult::json(&true))
        }

        fn bounds(&self, arguments: odd::Bounds<'_>) -> Result<ToolResult, Infallible> {
            let odd::Bounds { u, i, step, set, one, yes, t, p, list, any, .. } = arguments;
            Ok(ToolResult::text(format!("{u:?} {i:?} {step:?} {set:?} {one:?} {yes:?} {t:?} {p} {list:?} {any}")))
        }
    }

    struct Waiting;

    impl AsyncHandlers for Waiting {
        type Error = Infallible;

        async fn r#type(&self, arguments: odd::Type<'_>) -> Result<ToolResult, Infallible> {
            Handlers::r#type(&Host, arguments)
        }

        async fn result(&self, arguments: odd::Result<'_>) -> Result<ToolResult, Infallible> {
            Handlers::result(&Host, arguments)
        }

        async fn drop(&self, arguments: odd::Drop<'_>) -> Result<ToolResult, Infallible> {
            Handlers::drop(&Host, arguments)
        }

        async fn r#enum(&self, arguments: odd::Enum<'_>) -> Result<ToolResult, Infallible> {
            Handlers::r#enum(&Host, arguments)
        }

        async fn h(&self, arguments: odd::H2) -> Result<ToolResult, Infallible> {
            Handlers::h(&Host, arguments)
        }

        async fn bounds(&self, arguments: odd::Bounds<'_>) -> Result<ToolResult, Infallible> {
            Handlers::bounds(&Host, arguments)
        }
    }

    fn is_send<F: Future + Send>(future: F) -> F {
        future
    }

    #[test]
    fn every_tool_is_called() {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        for (name, arguments, expected) in [
            (
                "type",
                r#"{"self":"a","Self":1,"r#type":true,"arguments":"status_b","reply":"x"}"#,
                r#"a Some(1) Some(true) Some("status_b") Some(Text("x"))"#,
            ),
            ("type", r#"{"self":"a","reply":7}"#, "a None None None Some(Integer(7))"),
            (
                "Result",
                r#"{"Ok":[[{"a":["b",null]}]],"zz":1}"#,
                r#"Some([[ResultOkItemItem([("a", [Some("b"), None])])]]) None [("zz", RawJson(1))]"#,
            ),
            (
                "Result",
                r#"{"Err":{"cause":{"none":"x","pi":3}}}"#,
                r#"None Some(Error { cause: Some(Error { cause: None, none: Some(X), others: [("pi", 3.0)] }), none: None, others: [] }) []"#,
            ),
            ("drop", r#"{"a":{"b":[]}}"#, r#"[("a", RawJson({"b":[]}))]"#),
            ("enum", r#"{"k0":"kind_b"}"#, r#"EnumK0("kind_b")"#),
            ("bounds", "{}", r#"None None None None None None None a-b [1, 2] {"a":1}"#),
            (
                "bounds",
                r#"{"u":18446744073709551615,"i":100000000000000000000,"step":0.3,"set":[3,1],"one":5,"yes":true,"t":["a",-1],"any":null}"#,
                r#"Some(18446744073709551615) Some(100000000000000000000) Some(0.3) Some([3, 1]) Some(5) Some(true) Some(BoundsT("a", -1)) a-b [1, 2] null"#,
            ),
        ] {
            let outcome = odd::call_sync(&Host, name, arguments.as_bytes(), &mut scratch, &mut reply);
            assert_eq!((outcome.name(), reply.text()), ("done", expected), "{arguments}");
            ::std::mem::drop(is_send(odd::call(&Waiting, name, arguments.as_bytes(), &mut scratch, &mut reply)));
        }
        let outcome = odd::call_sync(&Host, "bounds", br#"{"set":[1,1],"p":"A","u":-1}"#, &mut scratch, &mut reply);
        assert_eq!(outcome.name(), "rejected");
    }

    #[test]
    fn a_gateway_needs_no_handlers() {
        let (mut scratch, mut out) = (Scratch::new(), ::std::vec::Vec::new());
        let outcome = odd::TOOLS.check("bounds", br#"{"u":"3"}"#, Policy::DECLARED, &mut scratch, &mut out);
        assert!(outcome.is_done());
        assert_eq!(out, br#"{"u":3,"p":"a-b","list":[1,2],"any":{"a":1}}"#.to_owned());
        assert!(odd::TOOLS.schema(Dialect::Mcp).is_ok());
        assert_eq!(crate::large(), 70);
        assert_eq!(odd::TOOLS.tools().next().map(|tool| tool.name), Some("type"));
    }
}
