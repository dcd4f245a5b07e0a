//! The command line: which words there are, and what the program ends with.

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use toolcall::Dialect;
use toolcall::wire::Provider;

use crate::desk::Desk;
use crate::exchange;
use crate::mcp;
use crate::tools;
use crate::tour;

/// Does what the words of the command line say.
pub fn run(words: &[String]) -> ExitCode {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut out = io::stdout().lock();
    let result = match words.as_slice() {
        [] => tour::run(&mut out).map(|()| GOOD),
        ["call"] => serve(io::stdin().lock(), &mut out),
        ["mcp"] => mcp::serve(io::stdin().lock(), &mut out).map(|()| GOOD),
        ["mcp", "http", address] => serve_http(address, &mut out),
        ["schema", dialect] => schema(dialect, &mut out),
        ["answer", provider] => answer(provider, false, &mut out),
        ["answer", provider, "stream"] => answer(provider, true, &mut out),
        ["help" | "-h" | "--help"] => out.write_all(HELP.as_bytes()).map(|()| GOOD),
        _ => Ok(usage("there is no such command, or it takes no such word")),
    };
    let code = result.and_then(|code| out.flush().map(|()| code)).unwrap_or_else(|error| {
        // Whoever reads the output may stop reading, as `head` does; that needs no message.
        if error.kind() != io::ErrorKind::BrokenPipe {
            eprintln!("tools-example: {error}");
        }
        NOT_DONE
    });
    ExitCode::from(code)
}

/// Answers every line that is not blank; an answer is out before the next line is read.
fn serve(mut lines: impl BufRead, out: &mut impl Write) -> io::Result<u8> {
    let mut desk = Desk::default();
    let mut line = Vec::new();
    let mut code = GOOD;
    while lines.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            if !desk.answer(&line, out)? {
                code = NOT_DONE;
            }
            out.flush()?;
        }
        line.clear();
    }
    Ok(code)
}

#[cfg(feature = "http")]
fn serve_http(address: &str, out: &mut impl Write) -> io::Result<u8> {
    match address.parse() {
        Ok(address) => crate::http::serve_tools(address, out).map(|()| GOOD),
        Err(_) => Ok(usage(&format!("`{address}` is no address and port; an example is 127.0.0.1:8080"))),
    }
}

#[cfg(not(feature = "http"))]
fn serve_http(_: &str, _: &mut impl Write) -> io::Result<u8> {
    Ok(usage("this was built without HTTP; `cargo run -p tools-example --features http` has it"))
}

/// Prints the whole array of tools as a provider takes it.
fn schema(dialect: &str, out: &mut impl Write) -> io::Result<u8> {
    let dialect: Dialect = match dialect.parse() {
        Ok(dialect) => dialect,
        Err(unknown) => return Ok(usage(&format!("{unknown}"))),
    };
    match tools::TOOLS.schema(dialect) {
        Ok(array) => {
            out.write_all(array)?;
            out.write_all(b"\n")?;
            Ok(GOOD)
        }
        Err(not_rendered) => Ok(usage(&format!("{not_rendered}"))),
    }
}

/// Answers the response of a provider from standard input.
fn answer(provider: &str, is_stream: bool, out: &mut impl Write) -> io::Result<u8> {
    let Some(provider) = Provider::named(provider) else {
        let names: Vec<&str> = Provider::ALL.iter().map(|provider| provider.name()).collect();
        return Ok(usage(&format!("there is no provider `{provider}`; there are {}", names.join(", "))));
    };
    let mut response = Vec::new();
    io::stdin().lock().read_to_end(&mut response)?;
    exchange::answer(provider, &response, is_stream, out).map(|is_done| if is_done { GOOD } else { NOT_DONE })
}

fn usage(mistake: &str) -> u8 {
    eprint!("tools-example: {mistake}\n\n{HELP}");
    USAGE
}

const HELP: &str = "\
Small tools for a model, and six ways to try them.

  tools-example                  a tour: the tools in short, then good and bad calls with their replies
  tools-example schema DIALECT   the array of tools as a provider takes it, e.g. openai-strict, mcp
  tools-example call             JSON lines {\"name\":\"…\",\"arguments\":{…}} from standard input, one reply line each:
                                 {\"name\",\"outcome\",\"reply\"}, or \"violations\" for arguments that do not fit;
                                 \"receipt\" says what was read otherwise than it was sent
  tools-example answer PROVIDER [stream]
                                 the body, or the stream, of a provider's response from standard input; the messages
                                 that go back to it, with the results of its calls. PROVIDER is e.g. openai-chat;
                                 numbers that it may have rounded are told on standard error
  tools-example mcp              a server of MCP: a message a line from standard input, an answer a line
  tools-example mcp http ADDRESS the same over HTTP, e.g. at 127.0.0.1:8080; port 0 stands for any. It prints its URL

Ends with 0; with 1 if a call was not done; with 2 if the command line is wrong.
";

const GOOD: u8 = 0;
const NOT_DONE: u8 = 1;
const USAGE: u8 = 2;
