//! The tools as a server of MCP over standard input and output: a message a line, as its clients start servers.

use std::io::{self, BufRead, Write};

use toolcall::Dialect;
use toolcall::wire::mcp::{Buffers, Lists, Server};

use crate::block_on::block_on;
use crate::notes::Notes;
use crate::tools::{self, TOOLS};

/// Answers every line that is not blank until there are no more. One is answered before the next is read, so there is never a
/// call to be given up.
///
/// # Errors
/// If lines cannot be read, or answers not written.
pub(crate) fn serve(mut lines: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let server = server()?;
    let (notes, mut buffers) = (Notes::default(), Buffers::new());
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    while lines.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            let _ = block_on(server.handle(&line, &mut buffers, &mut answer, async |call| {
                tools::call(&notes, call.name, call.arguments, call.scratch, call.reply).await.into()
            }));
            if !answer.is_empty() {
                answer.push(b'\n');
                out.write_all(&answer)?;
                out.flush()?;
            }
        }
        line.clear();
        answer.clear();
    }
    Ok(())
}

/// What the server says of itself and of the tools.
///
/// # Errors
/// If the build step did not render the dialects of MCP.
pub(crate) fn server() -> io::Result<Server<'static>> {
    let list = |dialect| TOOLS.schema(dialect).map_err(io::Error::other);
    let lists = Lists { newest: list(Dialect::Mcp)?, earlier: list(Dialect::Mcp20251125)? };
    let server = Server::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"), lists).map_err(io::Error::other)?;
    Ok(server.paged(PAGE).instructions("Small tools that work offline. Notes are kept as long as the server runs."))
}

/// So few that clients meet a second page.
const PAGE: usize = 8;
