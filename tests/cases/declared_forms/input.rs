//! What schemas say that has no name in Rust: forms, keys of any name, types that contain themselves. Of a tool that no
//! shape says, the build step tells, and builds the others.

use core::convert::Infallible;
use std::borrow::Cow;

use toolcall::ToolResult;

use self::tools::{AsyncHandlers, Handlers, Move, MoveFooBar, Self_, Shape};

/// Says what it was given.
#[derive(Debug)]
pub struct Mirror;

impl Handlers for Mirror {
    type Error = Infallible;

    fn r#move(&self, arguments: Move<'_>) -> Result<ToolResult, Infallible> {
        let Move { self_, foo_bar, foo_bar_2, crate_ } = arguments;
        let way = match foo_bar {
            MoveFooBar::Integer(steps) => Cow::Owned(steps.to_string()),
            MoveFooBar::Text(way) => Cow::Borrowed(way),
        };
        Ok(ToolResult::text(format!("{} {way} {foo_bar_2:?} {crate_:?}", area(&self_))))
    }

    fn self_(&self, arguments: Self_<'_>) -> Result<ToolResult, Infallible> {
        let Self_ { any, r#fn, page } = arguments;
        Ok(ToolResult::text(format!("{any:?} {:?} {page:?}", r#fn.as_ref().map(AsRef::as_ref))))
    }
}

fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle(circle) => circle.radius * circle.radius * 3.0,
        Shape::Group(group) => area(&group.one) + group.other.as_deref().map_or(0.0, area),
    }
}

impl AsyncHandlers for Mirror {
    type Error = Infallible;

    async fn r#move(&self, arguments: Move<'_>) -> Result<ToolResult, Infallible> {
        Handlers::r#move(self, arguments)
    }

    async fn self_(&self, arguments: Self_<'_>) -> Result<ToolResult, Infallible> {
        Handlers::self_(self, arguments)
    }
}

pub mod tools {
    //! What the build step made of `declared_forms.json`.
    toolcall::include_tools!(declared_forms);
}
