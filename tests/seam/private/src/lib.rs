//! Private functions, a private struct with private fields, and a private grandchild module.

#![forbid(warnings)]
#![deny(missing_docs)]

mod child;

pub mod tools {
    //! The tools of this package.
    toolcall::include_tools!();
}

#[toolcall::value]
struct Point {
    x: i32,
    #[tool(default = 7)]
    y: i32,
}

/// Adds up a point.
#[toolcall::tool]
fn sum(point: Point) -> i32 {
    point.x + point.y
}

#[cfg(test)]
mod tests {
    use toolcall::{Reply, Scratch};

    fn call(name: &str, arguments: &str) -> String {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = crate::tools::call_sync(&(), name, arguments.as_bytes(), &mut scratch, &mut reply).name();
        format!("{outcome}: {}", reply.text())
    }

    #[test]
    fn private_items_are_reached() {
        assert_eq!(call("sum", r#"{"point":{"x":1}}"#), "done: 8");
        assert_eq!(call("deep", r#"{"secret":{"word":"a"}}"#), "done: a!");
        assert_eq!(call("mood", r#"{"mood":"Calm"}"#), "done: calm");
    }
}
