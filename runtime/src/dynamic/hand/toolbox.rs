//! Tools that were built by hand, ready to be called.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::answer::Answer;
use super::builder::Tool;
use super::handler::{Handled, Handler};
use super::prepare::{self, NotPrepared};
use crate::call::{caught, needs_await, reject, settle};
use crate::dynamic::DynamicTools;
use crate::outcome::{Outcome, UnknownTool};
use crate::policy::Policy;
use crate::reply::Reply;
use crate::scratch::Scratch;
use crate::violation::{Code, Found};

/// Tools that were built by hand, each with its handler; they share one type of context.
#[derive(Debug)]
pub struct Toolbox<C: ?Sized = ()> {
    tools: Arc<DynamicTools>,
    /// One for each tool, in the same order.
    handlers: Vec<Handler<C>>,
}

impl<C: ?Sized> Toolbox<C> {
    /// Prepares the tools.
    ///
    /// # Errors
    /// Everything that is wrong with any of them.
    pub fn new(tools: impl IntoIterator<Item = Tool<C>>) -> Result<Self, NotPrepared> {
        let (declarations, handlers): (Vec<_>, _) =
            tools.into_iter().map(|tool| (tool.declaration, tool.handler)).unzip();
        Ok(Self { tools: Arc::new(prepare::prepare(&declarations)?), handlers })
    }

    /// Tools that were loaded, or built as a catalog ([`Loader::build`](crate::dynamic::Loader::build)), with one handler for
    /// all of them: it gets the name of the tool, its arguments as canonical JSON, and the context.
    pub fn over<A: Answer>(
        tools: impl Into<Arc<DynamicTools>>,
        handler: impl Fn(&str, &str, &C) -> A + Send + Sync + 'static,
    ) -> Self {
        let handler = Arc::new(handler);
        Self::each(tools.into(), |name| {
            let (name, handler) = (name.to_owned(), Arc::clone(&handler));
            Handler::text(move |arguments, context| handler(&name, arguments, context))
        })
    }

    /// The same with a handler for each, by its name.
    pub(super) fn each(tools: Arc<DynamicTools>, handler: impl Fn(&str) -> Handler<C>) -> Self {
        Self { handlers: tools.tools().map(|tool| handler(tool.name())).collect(), tools }
    }

    /// The tools without their handlers: to be shown, checked, or put into a [`Registry`](super::super::Registry).
    pub fn tools(&self) -> &Arc<DynamicTools> {
        &self.tools
    }

    /// Calls a tool; one that is awaited fails.
    pub fn call_sync<'s>(
        &'s self,
        context: &C,
        name: &str,
        arguments: &[u8],
        scratch: &'s mut Scratch,
        reply: &mut Reply,
    ) -> Outcome<'s> {
        let handler = match self.find(name, scratch, reply) {
            Ok(Handler::Sync(handler)) => handler,
            Ok(Handler::Async(_)) => return needs_await(scratch, reply),
            Err(unknown) => return unknown,
        };
        let Some(canonical) = self.canonical(name, arguments, scratch) else {
            return reject(&scratch.rejection, reply);
        };
        let handled = catch_unwind(AssertUnwindSafe(|| handler(text(&canonical), context, reply)));
        self.end(handled, canonical, scratch, reply)
    }

    /// Calls a tool, and awaits it if it is one that is to be awaited.
    pub async fn call<'s>(
        &'s self,
        context: &C,
        name: &str,
        arguments: &[u8],
        scratch: &'s mut Scratch,
        reply: &mut Reply,
    ) -> Outcome<'s> {
        let handler = match self.find(name, scratch, reply) {
            Ok(Handler::Sync(_)) => return self.call_sync(context, name, arguments, scratch, reply),
            Ok(Handler::Async(handler)) => handler,
            Err(unknown) => return unknown,
        };
        let Some(canonical) = self.canonical(name, arguments, scratch) else {
            return reject(&scratch.rejection, reply);
        };
        let handled = caught(async { handler(text(&canonical), context, &mut *reply).await }).await;
        self.end(handled, canonical, scratch, reply)
    }

    fn find<'s>(&'s self, name: &str, scratch: &mut Scratch, reply: &mut Reply) -> Result<&'s Handler<C>, Outcome<'s>> {
        let handler = self.tools.names.get(name).and_then(|index| self.handlers.get(*index));
        handler.ok_or_else(|| crate::call::unknown_among(UnknownTool::new(&*self.tools, name), scratch, reply))
    }

    /// The arguments if they fit, in memory that belongs to the scratch.
    fn canonical(&self, name: &str, arguments: &[u8], scratch: &mut Scratch) -> Option<Vec<u8>> {
        let mut canonical = core::mem::take(&mut scratch.canonical);
        if self.tools.check(name, arguments, Policy::DECLARED, scratch, &mut canonical).is_done() {
            return Some(canonical);
        }
        scratch.canonical = canonical;
        None
    }

    fn end<'s>(
        &self,
        handled: std::thread::Result<Handled>,
        canonical: Vec<u8>,
        scratch: &'s mut Scratch,
        reply: &mut Reply,
    ) -> Outcome<'s> {
        scratch.canonical = canonical;
        match handled {
            Ok(Ok(result)) => settle(Ok(result), reply),
            Ok(Err(message)) => {
                let rejection = &mut scratch.rejection;
                rejection.clear();
                if let Some(draft) = rejection.draft(Code::Custom, "", Found::Object) {
                    draft.pointer(|_| {}).message(&message).keep();
                }
                reject(rejection, reply)
            }
            Err(payload) => settle(Err(payload), reply),
        }
    }
}

/// Canonical JSON is text.
fn text(canonical: &[u8]) -> &str {
    core::str::from_utf8(canonical).unwrap_or_default()
}
