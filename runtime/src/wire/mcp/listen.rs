//! Lists that change: who asked to be told, and what is told.

use core::ops::Range;

use super::answer::extend;
use crate::wire::envelope::{Kind, Room, Shape, Sink, Step, Value, read};
use crate::wire::malformed::Wrong;

/// Writes that the tools are others now, which a server that is [changing](super::Server::changing) tells: since 2026-07-28 to
/// each [subscription](super::Handled::Listening) that wants it, with its id as it was handed out; before to each client, without
/// one.
pub fn write_changed(subscription: Option<&str>, out: &mut Vec<u8>) {
    extend(out, ["{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\""]);
    if let Some(id) = subscription {
        extend(out, [",\"params\":{\"_meta\":{", SUBSCRIPTION, id, "}}"]);
    }
    out.push(b'}');
}

/// Writes that a [subscription](super::Handled::Listening) has ended, since the server does: the answer to its request, and its last
/// message. One that was cancelled has none.
pub fn write_ended(subscription: &str, out: &mut Vec<u8>) {
    extend(out, ["{\"jsonrpc\":\"2.0\",\"id\":", subscription, ",\"result\":{\"resultType\":\"complete\",\"_meta\":{"]);
    extend(out, [SUBSCRIPTION, subscription, "}}}"]);
}

/// Writes which of the changes that somebody asked for are told.
pub(super) fn acknowledge(subscription: &str, tools: bool, out: &mut Vec<u8>) {
    extend(
        out,
        ["{\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\",\"params\":{\"_meta\":{"],
    );
    let kinds = if tools { "\"toolsListChanged\":true" } else { "" };
    extend(out, [SUBSCRIPTION, subscription, "},\"notifications\":{", kinds, "}}}"]);
}

/// Whether a filter asks for changes of the tools, if it is one.
pub(super) fn wants_tools(filter: &str) -> Option<bool> {
    let mut wanted = Wanted { tools: false };
    read(filter, &mut Room::new(), &FILTER, &mut wanted).ok()?;
    Some(wanted.tools)
}

#[derive(Clone, Copy, Debug)]
struct Tools;

struct Wanted {
    tools: bool,
}

const FILTER: Step<Tools> = Step::Object(&Shape { marks: &[], keys: &[("toolsListChanged", Step::Value(Tools))] });

impl Sink<Tools> for Wanted {
    fn begin(&mut self, Tools: Tools) {}

    fn value(&mut self, Tools: Tools, key: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        self.tools = match value.kind {
            Kind::Bool(is_wanted) => is_wanted,
            Kind::Null => false,
            _ => return Err(Wrong::Type { key, expected: "a boolean" }),
        };
        Ok(())
    }

    fn kept(&mut self, Tools: Tools, _: Range<usize>) {}

    fn end(&mut self, Tools: Tools) -> Result<(), Wrong> {
        Ok(())
    }
}

const SUBSCRIPTION: &str = "\"io.modelcontextprotocol/subscriptionId\":";
