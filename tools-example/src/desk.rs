//! Where calls come in and replies go out, one JSON line each.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use toolcall::{Outcome, Receipt, Reply, Scratch};

use crate::block_on::block_on;
use crate::notes::Notes;
use crate::tools;

/// The context of the tools, and the memory that every call uses again.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    notes: Notes,
    scratch: Scratch,
    reply: Reply,
    rejection: Vec<u8>,
}

impl Desk {
    /// Answers one line with one line, and gives whether the call was done.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub(crate) fn answer(&mut self, line: &[u8], out: &mut impl Write) -> io::Result<bool> {
        let call: Call<'_> = match serde_json::from_slice(line) {
            Ok(call) => call,
            Err(error) => return bad_line(&error, out),
        };
        let arguments = call.arguments.get().as_bytes();
        let outcome = block_on(tools::call(&self.notes, &call.name, arguments, &mut self.scratch, &mut self.reply));
        let is_done = outcome.is_done();
        let mut answer = Answer { name: Some(&call.name), outcome: outcome.name(), ..Answer::default() };
        if let Outcome::Rejected(rejection) = outcome {
            self.rejection.clear();
            rejection.write_json(&mut self.rejection);
            answer.rejected = Some(serde_json::from_slice(&self.rejection)?);
        } else {
            answer.reply = Some(self.reply.text());
        }
        answer.receipt = Some(self.scratch.receipt()).filter(|receipt| !receipt.is_empty());
        answer.write(out)?;
        Ok(is_done)
    }
}

/// A line that is no call gets an answer too, so that answers can be counted off against lines.
fn bad_line(error: &serde_json::Error, out: &mut impl Write) -> io::Result<bool> {
    let reply = format!("not a call: {error}; a line is {{\"name\":\"…\",\"arguments\":{{…}}}}");
    Answer { outcome: "bad_line", reply: Some(&reply), ..Answer::default() }.write(out)?;
    Ok(false)
}

/// A line that comes in.
#[derive(Deserialize)]
struct Call<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    /// The bytes as they were sent: whether they are good is for the dispatch to say, which sees more than a
    /// `serde_json::Value` keeps (a key that comes twice, a number that no float holds).
    #[serde(borrow)]
    arguments: &'a RawValue,
}

/// A line that goes out.
#[derive(Default, Serialize)]
struct Answer<'a> {
    name: Option<&'a str>,
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<&'a str>,
    #[serde(flatten)]
    rejected: Option<Rejected<'a>>,
    /// What was read otherwise than it was sent, for the people who look after the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    receipt: Option<&'a Receipt>,
}

/// What is wrong with the arguments, as the runtime writes it.
#[derive(Deserialize, Serialize)]
struct Rejected<'a> {
    #[serde(borrow)]
    violations: &'a RawValue,
    /// How many violations there are beyond those.
    more: usize,
}

impl Answer<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        out.write_all(b"\n")
    }
}
