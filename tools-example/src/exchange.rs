//! A response of a provider in, the messages that answer its calls out: all that stands between a client and the tools.

use std::io::{self, Write};

use toolcall::wire::{Calls, Malformed, Memory, Provider};
use toolcall::{Coercion, Receipt, Reply, Scratch};

use crate::block_on::block_on;
use crate::notes::Notes;
use crate::tools;

/// Runs the calls of a response and writes the messages that go back as one line of JSON: the model's turn and the results.
/// Whole numbers that the provider may have rounded are told on standard error. Gives whether every call was done.
///
/// # Errors
/// If the response is not what the provider sends, or the messages cannot be written.
pub(crate) fn answer(
    provider: &'static Provider,
    response: &[u8],
    is_stream: bool,
    out: &mut impl Write,
) -> io::Result<bool> {
    let (mut memory, mut assembler) = (Memory::new(), provider.assembler());
    let calls = match is_stream {
        true => assembler.feed(response).and_then(|()| assembler.finish()),
        false => provider.calls(response, &mut memory),
    };
    let (messages, is_done) = run(calls.map_err(|malformed| refused(&malformed))?);
    out.write_all(&messages)?;
    out.write_all(b"\n")?;
    Ok(is_done)
}

fn run(calls: Calls<'_>) -> (Vec<u8>, bool) {
    let (notes, mut scratch, mut reply) = (Notes::default(), Scratch::new(), Reply::new());
    let (mut messages, mut is_done) = (b"[".to_vec(), true);
    calls.write_turn(&mut messages);
    let mut results = calls.provider().results(&mut messages);
    for call in calls {
        match call {
            Ok(call) => {
                let name = call.name_among(|name| tools::TOOLS.find(name).is_some());
                let outcome = block_on(tools::call(&notes, name, call.arguments, &mut scratch, &mut reply));
                is_done &= outcome.is_done();
                results.push(&call, &reply);
                if call.note_rounded(&mut scratch) {
                    tell_rounded(name, scratch.receipt());
                }
            }
            Err(refused) => {
                is_done = false;
                results.refuse(&refused);
            }
        }
    }
    results.finish();
    messages.push(b']');
    (messages, is_done)
}

/// The model is not told: it sent what it meant.
fn tell_rounded(name: &str, receipt: &Receipt) {
    for (pointer, _) in receipt.places().filter(|(_, coercion)| *coercion == Coercion::Rounded) {
        eprintln!("tools-example: {name}: the provider may have rounded the number at `{pointer}`");
    }
}

fn refused(malformed: &Malformed) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, malformed.to_string())
}
