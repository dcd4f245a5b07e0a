//! From a message to its answer, with the call in between that it asks for.

use super::Server;
use crate::dispatcher::Dispatcher;
use crate::outcome::Outcome;
use crate::reply::FailureCode;
use crate::wire::mcp::answer::{self, Fault};
use crate::wire::mcp::http::Incoming;
use crate::wire::mcp::request::Asked;
use crate::wire::mcp::{Buffers, Call, Called, Handled, presumed};

impl Server<'_> {
    /// Handles one message and appends its answer to `out`, if it has one; `call` is the `call_sync` of the toolset.
    pub fn handle_sync<'m, F>(
        &self,
        message: impl Into<Incoming<'m>>,
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
        call: F,
    ) -> Handled<'m>
    where
        F: FnOnce(Call<'_>) -> Called,
    {
        let mut asked = Asked::default();
        if let Some(handled) = self.read(message.into(), buffers, out, &mut asked) {
            return handled;
        }
        let called = call(asked.call(buffers));
        self.finish(&asked, called, buffers, out)
    }

    /// The same by the calls of a toolset, with a third to a half fewer instructions: arguments that are exactly as declared are read by
    /// nothing but the parser of their tool. Others are read once more, as ever; no tool runs twice, but a default that is an
    /// expression may be evaluated once more, also for a message that is then refused.
    pub fn dispatch_sync<'m, C: ?Sized>(
        &self,
        message: impl Into<Incoming<'m>>,
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
        context: &C,
        tools: &Dispatcher<C>,
    ) -> Handled<'m> {
        let incoming = message.into();
        if incoming.headers.is_none()
            && let Some(mut asked) = presumed::call(incoming.body)
        {
            let call = asked.call(buffers);
            call.scratch.is_presumed = true;
            let outcome = tools.call_sync(context, call.name, call.arguments, call.scratch, call.reply);
            let (has_run, may_be_none) = (has_run(&outcome), matches!(outcome, Outcome::Panicked(_)));
            let called = outcome.into();
            buffers.scratch.is_presumed = false;
            // A default may have panicked before all was read.
            if may_be_none && let Some(handled) = self.read(incoming, buffers, out, &mut asked) {
                return handled;
            }
            if has_run {
                return self.finish(&asked, called, buffers, out);
            }
        }
        self.handle_sync(incoming, buffers, out, |call| {
            tools.call_sync(context, call.name, call.arguments, call.scratch, call.reply).into()
        })
    }

    /// The same with the `call` of the toolset, awaited. Nothing is written before the call has ended, so its future may be
    /// dropped.
    pub async fn handle<'m, F>(
        &self,
        message: impl Into<Incoming<'m>>,
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
        call: F,
    ) -> Handled<'m>
    where
        F: AsyncFnOnce(Call<'_>) -> Called,
    {
        let mut asked = Asked::default();
        if let Some(handled) = self.read(message.into(), buffers, out, &mut asked) {
            return handled;
        }
        let called = call(asked.call(buffers)).await;
        self.finish(&asked, called, buffers, out)
    }

    /// Writes what a call gave.
    #[inline]
    fn finish(&self, asked: &Asked<'_>, called: Called, buffers: &mut Buffers, out: &mut Vec<u8>) -> Handled<'static> {
        let reply = &buffers.reply;
        // Before 2026-07-28 a value is an object.
        let is_plain = !(asked.is_newest || reply.is_error() || reply.text().starts_with('{'));
        if called.is_unknown || !is_plain {
            return self.finish_any(asked, called, buffers, out);
        }
        answer::plain(out, asked.id, reply);
        Handled::Answered
    }

    /// The same whatever it gave.
    #[inline(never)]
    fn finish_any(
        &self,
        asked: &Asked<'_>,
        called: Called,
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
    ) -> Handled<'static> {
        let Buffers { text, reply, room: _, scratch: _ } = buffers;
        if called.is_unknown {
            return Fault::Tool(reply.text()).write(core::str::from_utf8(asked.id).ok(), asked.is_newest, out);
        }
        let may_be = asked.is_newest || reply.text().starts_with('{');
        let is_structured = may_be && self.list(asked.is_newest).is_structured(asked.name(text));
        self.open(out, asked.id, asked.is_newest);
        answer::content(out, reply, is_structured, text);
        answer::close(out);
        Handled::Answered
    }
}

/// Whether a call is not to be made again.
const fn has_run(outcome: &Outcome<'_>) -> bool {
    match outcome {
        Outcome::Rejected(_) | Outcome::UnknownTool(_) => false,
        Outcome::Failed(failure) => !matches!(failure.code, FailureCode::NeedsAwait),
        Outcome::Done | Outcome::Misfit(_) | Outcome::Panicked(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::mcp::Lists;

    #[test]
    fn a_call_that_unwinds_leaves_nothing_to_the_next() {
        let server = Server::new("test", "1", Lists { newest: b"[]", earlier: b"[]" }).expect("lists");
        let mut buffers = Buffers::new();
        let message = br#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{}}}"#;
        let bomb = Dispatcher::<()>::new(|(), _, _, scratch, _| panic!("presumed: {}", scratch.is_presumed));
        let unwound = std::panic::catch_unwind(core::panic::AssertUnwindSafe(|| {
            server.dispatch_sync(message, &mut buffers, &mut Vec::new(), &(), &bomb)
        }));
        let said = unwound.expect_err("it panics");
        assert_eq!(said.downcast_ref::<String>().map(String::as_str), Some("presumed: true"));
        let handled = server.handle_sync(message, &mut buffers, &mut Vec::new(), |call| {
            assert!(!call.scratch.is_presumed);
            Outcome::Done.into()
        });
        assert!(matches!(handled, Handled::Answered));
    }
}
