//! The tools as a server of MCP over standard input and output: a message a line, as its clients start servers.

use std::io::{self, BufRead, Write};

use toolcall::Dialect;
use toolcall::wire::mcp::{Buffers, Handled, Lists, Server};

use crate::block_on::block_on;
use crate::notes::Notes;
use crate::tools::{self, TOOLS};

/// Answers every line that is not blank until there are no more. One is answered before the next is read, so there is never a
/// call to be given up.
///
/// # Errors
/// If lines cannot be read, or answers not written.
pub(crate) fn serve(mut lines: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let server = server().map_err(|error| io::Error::other(error.to_string()))?;
    let (notes, mut buffers) = (Notes::default(), Buffers::new());
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    while lines.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            let handled = block_on(server.handle(&line, &mut buffers, &mut answer, async |call| {
                tools::call(&notes, call.name, call.arguments, call.scratch, call.reply).await
            }));
            if handled == Handled::Answered {
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

fn server() -> Result<Server<'static>, Box<dyn core::error::Error>> {
    let lists = Lists { newest: TOOLS.schema(Dialect::Mcp)?, earlier: TOOLS.schema(Dialect::Mcp20251125)? };
    let server = Server::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"), lists)?;
    Ok(server.paged(PAGE).instructions("Small tools that work offline. Notes are kept as long as the server runs."))
}

/// So few that clients meet a second page.
const PAGE: usize = 8;
