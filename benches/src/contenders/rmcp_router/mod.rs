//! The router of rmcp, the Rust SDK of the Model Context Protocol, from the bytes of the arguments: the JSON object
//! that its call takes, the context that its server makes for a request, and `ToolRouter::call`.
//!
//! Its tools are ready at once, so their future is polled once and needs no executor. The peer, which cannot be made
//! in another way, comes from a server over a pipe that nobody writes to.

mod tools;

use core::pin::pin;
use core::task::{Poll, Waker};

use rmcp::RoleServer;
use rmcp::handler::server::router::tool::ToolRouter;
use rmcp::handler::server::tool::ToolCallContext;
use rmcp::model::{CallToolRequestParams, CallToolResponse, RequestId};
use rmcp::service::{Peer, RequestContext, serve_directly};

use super::{Contender, ROUTER, Refused};
use crate::answer;
use crate::payloads::Tool;
use tools::Tools;

/// The router, and what a request needs.
pub(super) struct RmcpRouter {
    router: ToolRouter<Tools>,
    peer: Peer<RoleServer>,
    request: i64,
}

impl Default for RmcpRouter {
    fn default() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime without threads");
        let entered = runtime.enter();
        let (pipe, _) = tokio::io::duplex(64);
        let peer = serve_directly::<RoleServer, _, _, _, _>(Tools, pipe, None).peer().clone();
        drop(entered);
        Self { router: Tools::tool_router(), peer, request: 0 }
    }
}

impl Contender for RmcpRouter {
    fn name(&self) -> &'static str {
        ROUTER
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let arguments = serde_json::from_slice(arguments).map_err(|_| Refused)?;
        let params = CallToolRequestParams::new(tool.name()).with_arguments(arguments);
        self.request += 1;
        let request = RequestContext::new(RequestId::Number(self.request), self.peer.clone());
        let call = pin!(self.router.call(ToolCallContext::new(&Tools, params, request)));
        match call.poll(&mut core::task::Context::from_waker(Waker::noop())) {
            Poll::Ready(Ok(CallToolResponse::Complete(result))) if result.is_error != Some(true) => {
                let text = result.content.first().and_then(|block| block.as_text()).ok_or(Refused)?;
                answer::told(&text.text)
            }
            _ => Err(Refused),
        }
    }
}
