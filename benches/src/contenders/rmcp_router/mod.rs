//! The router of rmcp, the Rust SDK of the Model Context Protocol, from the bytes of the arguments: the JSON object
//! that its call takes, the context that its server makes for a request, and `ToolRouter::call`.
//!
//! Its tools are ready at once, so their future is polled once and needs no executor. The peer, which cannot be made
//! in another way, comes from a server over a pipe that nobody writes to.

mod tools;

use core::fmt;
use core::pin::pin;
use core::task::{Poll, Waker};
use std::borrow::Cow;

use rmcp::handler::server::router::tool::ToolRouter;
use rmcp::handler::server::tool::ToolCallContext;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, ClientJsonRpcMessage, ClientRequest, JsonRpcRequest, RequestId,
};
use rmcp::service::{Peer, RequestContext, serve_directly};
use rmcp::{RoleServer, ServerHandler};

use super::{Contender, ROUTER, ROUTER_MESSAGE, Refused};
use crate::answer;
use crate::payloads::Tool;
use tools::Tools;

/// A router, and what a request needs.
pub struct Router<T> {
    router: ToolRouter<T>,
    tools: T,
    peer: Peer<RoleServer>,
    request: i64,
}

impl<T: ServerHandler + Clone> Router<T> {
    /// Serves nobody.
    ///
    /// # Panics
    /// If no runtime can be made.
    pub fn new(router: ToolRouter<T>, tools: T) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime without threads");
        let entered = runtime.enter();
        let (pipe, _) = tokio::io::duplex(64);
        let peer = serve_directly::<RoleServer, _, _, _, _>(tools.clone(), pipe, None).peer().clone();
        drop(entered);
        Self { router, tools, peer, request: 0 }
    }

    /// Calls a tool and reads the text that it gives back.
    ///
    /// # Errors
    /// If the arguments are no JSON object, or the router, the tool or `read` does not take them.
    pub fn call<R>(
        &mut self,
        tool: impl Into<Cow<'static, str>>,
        arguments: &[u8],
        read: impl FnOnce(&str) -> Result<R, Refused>,
    ) -> Result<R, Refused> {
        let arguments = serde_json::from_slice(arguments).map_err(|_| Refused)?;
        self.call_with(CallToolRequestParams::new(tool).with_arguments(arguments), read)
    }

    /// The same from the bytes of a whole message.
    ///
    /// # Errors
    /// As well if the message asks for anything but a call.
    fn call_message<R>(&mut self, message: &[u8], read: impl FnOnce(&str) -> Result<R, Refused>) -> Result<R, Refused> {
        match serde_json::from_slice(message).map_err(|_| Refused)? {
            ClientJsonRpcMessage::Request(JsonRpcRequest {
                request: ClientRequest::CallToolRequest(request), ..
            }) => self.call_with(request.params, read),
            _ => Err(Refused),
        }
    }

    fn call_with<R>(
        &mut self,
        params: CallToolRequestParams,
        read: impl FnOnce(&str) -> Result<R, Refused>,
    ) -> Result<R, Refused> {
        self.request += 1;
        let request = RequestContext::new(RequestId::Number(self.request), self.peer.clone());
        let call = pin!(self.router.call(ToolCallContext::new(&self.tools, params, request)));
        match call.poll(&mut core::task::Context::from_waker(Waker::noop())) {
            Poll::Ready(Ok(CallToolResponse::Complete(result))) if result.is_error != Some(true) => {
                read(&result.content.first().and_then(|block| block.as_text()).ok_or(Refused)?.text)
            }
            _ => Err(Refused),
        }
    }
}

impl<T> fmt::Debug for Router<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Router").field("request", &self.request).finish_non_exhaustive()
    }
}

/// The router of the tools that are measured.
pub(super) struct RmcpRouter(Router<Tools>);

impl Default for RmcpRouter {
    fn default() -> Self {
        Self(Router::new(Tools::tool_router(), Tools))
    }
}

impl Contender for RmcpRouter {
    fn name(&self) -> &'static str {
        ROUTER
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        self.0.call(tool.name(), arguments, answer::told)
    }
}

/// The same from whole messages.
#[derive(Default)]
pub(super) struct RmcpMessage(RmcpRouter);

impl Contender for RmcpMessage {
    fn name(&self) -> &'static str {
        ROUTER_MESSAGE
    }

    fn call(&mut self, _: Tool, message: &[u8]) -> Result<u64, Refused> {
        self.0.0.call_message(message, answer::told)
    }
}
