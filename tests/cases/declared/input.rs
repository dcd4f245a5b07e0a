//! Tools that are declared in JSON, and what a program does for each: once without an await, once with.

use std::fmt::{self, Display};

use toolcall::ToolResult;

use self::tools::{AsyncHandlers, Close, FindBooks, Handlers, Lend};

/// Does what the tools do.
#[derive(Debug)]
pub struct Library;

impl Handlers for Library {
    type Error = NoSuchBook;

    fn find_books(&self, arguments: FindBooks<'_>) -> Result<ToolResult, NoSuchBook> {
        let FindBooks { title, subject, printed, shelves, limit } = arguments;
        let subject = subject.as_ref().map_or("any", AsRef::as_ref);
        let printed = printed.map(|printed| (printed.from, printed.to));
        Ok(ToolResult::text(format!("{title} {subject} {printed:?} {shelves:?} {limit}")))
    }

    fn lend(&self, arguments: Lend<'_>) -> Result<ToolResult, NoSuchBook> {
        match arguments {
            Lend { book: 0, .. } => Err(NoSuchBook),
            Lend { book, until, others } => Ok(ToolResult::text(format!("{book} {until:?} {others:?}"))),
        }
    }

    fn close(&self, _: Close) -> Result<ToolResult, NoSuchBook> {
        Ok(ToolResult::json(&true))
    }
}

impl AsyncHandlers for Library {
    type Error = NoSuchBook;

    async fn find_books(&self, arguments: FindBooks<'_>) -> Result<ToolResult, NoSuchBook> {
        Handlers::find_books(self, arguments)
    }

    async fn lend(&self, arguments: Lend<'_>) -> Result<ToolResult, NoSuchBook> {
        Handlers::lend(self, arguments)
    }

    async fn close(&self, arguments: Close) -> Result<ToolResult, NoSuchBook> {
        Handlers::close(self, arguments)
    }
}

/// An error of the program's own.
#[derive(Debug)]
pub struct NoSuchBook;

impl Display for NoSuchBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such book")
    }
}

pub mod tools {
    //! What the build step made of `declared.json`.
    toolcall::include_tools!(declared);
}
