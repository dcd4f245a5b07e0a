//! The tools of a server of MCP: declared by its pages, called by messages that the host carries.

use core::fmt::Display;
use core::pin::Pin;
use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;

use toolcall_schema::source::Source;

use super::handler::Handler;
use super::toolbox::Toolbox;
use crate::dynamic::{DynamicTools, Fault, Loader};
use crate::reply::{Failure, FailureCode, Reply};
use crate::scratch::Scratch;
use crate::wire::Memory;
use crate::wire::mcp::{Client, Pages};

impl DynamicTools {
    /// The tools of a server of MCP, which is a stranger: [`DynamicTool::source`](crate::dynamic::DynamicTool::source) is
    /// [`Source::Mcp`], [`DynamicTool::server`](crate::dynamic::DynamicTool::server) what the host calls it.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn from_mcp(pages: &Pages) -> Result<Self, Fault> {
        Loader::new().load_mcp(pages)
    }
}

impl Loader {
    /// The same read otherwise than is usual, e.g. [`closed`](Self::closed).
    ///
    /// # Errors
    /// As [`DynamicTools::load`].
    pub fn load_mcp(&self, pages: &Pages) -> Result<DynamicTools, Fault> {
        let tools = self.source(Source::Mcp).load(pages.declared().as_bytes())?;
        Ok(tools.with_server(pages.server()))
    }
}

impl<C: ?Sized> Toolbox<C> {
    /// Tools of a server of MCP, each called by a message: `send` takes a request and gives the response to it, both one JSON
    /// object without a line break. Arguments are checked here first. A result is held to the output that its tool declares.
    ///
    /// The ids of the requests count from 2^32 on; smaller ones are the host's.
    ///
    /// ```
    /// use toolcall::dynamic::{DynamicTools, Toolbox};
    /// use toolcall::wire::mcp::{Client, Pages, Revision};
    /// use toolcall::{Reply, Scratch};
    ///
    /// # let page = br#"{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"tide","inputSchema":{"type":"object"}}]}}"#;
    /// let mut pages = Pages::new("tides");
    /// pages.read(1, page, &mut Default::default())?; // the answer to `Client::list`
    /// let client = Client::new("example", "1.0", Revision::V2025_11_25);
    /// let tools = Toolbox::from_mcp(DynamicTools::from_mcp(&pages)?, client, |request, _: &()| {
    ///     // Send it over the pipe, and wait for the answer.
    /// #   let id = serde_json::from_slice::<serde_json::Value>(request).unwrap()["id"].to_string();
    /// #   let result = r#"{"content":[{"type":"text","text":"6.1 m"}]}"#;
    /// #   Ok::<_, std::io::Error>(format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#).into_bytes())
    /// });
    /// let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    /// assert!(tools.call_sync(&(), "tide", b"{}", &mut scratch, &mut reply).is_done());
    /// assert_eq!(reply.text(), "6.1 m");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn from_mcp<E: Display>(
        tools: impl Into<Arc<DynamicTools>>,
        client: Client,
        send: impl Fn(&[u8], &C) -> Result<Vec<u8>, E> + Send + Sync + 'static,
    ) -> Self {
        let tools = tools.into();
        let remote = Arc::new((Remote::new(client, &tools), send));
        Self::each(tools, |name| {
            let (name, shared) = (name.to_owned(), Arc::clone(&remote));
            Handler::Sync(Box::new(move |arguments, context, reply| {
                let (remote, send) = &*shared;
                let request = remote.request(&name, arguments, reply);
                Ok(request.and_then(|(id, request)| remote.answered(&name, id, send(&request, context), reply)))
            }))
        })
    }

    /// The same with a `send` that is awaited: `|request, context| Box::pin(async move { … })`.
    pub fn from_mcp_awaited<E: Display + Send + 'static>(
        tools: impl Into<Arc<DynamicTools>>,
        client: Client,
        send: impl for<'a> Fn(Vec<u8>, &'a C) -> Pin<Box<dyn Future<Output = Result<Vec<u8>, E>> + Send + 'a>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let tools = tools.into();
        let (remote, send) = (Arc::new(Remote::new(client, &tools)), Arc::new(send));
        Self::each(tools, |name| {
            let (name, remote, send) = (Arc::<str>::from(name), Arc::clone(&remote), Arc::clone(&send));
            Handler::Async(Box::new(move |arguments, context, reply| {
                let (name, remote) = (Arc::clone(&name), Arc::clone(&remote));
                let sent = remote.request(&name, arguments, reply).map(|(id, request)| (id, send(request, context)));
                Box::pin(async move {
                    Ok(match sent {
                        Ok((id, sent)) => remote.answered(&name, id, sent.await, reply),
                        Err(failure) => Err(failure),
                    })
                })
            }))
        })
    }
}

/// What all tools of a server share.
struct Remote {
    client: Client,
    tools: Arc<DynamicTools>,
    next: AtomicU64,
}

impl Remote {
    fn new(client: Client, tools: &Arc<DynamicTools>) -> Self {
        Self { client, tools: Arc::clone(tools), next: AtomicU64::new(FIRST_ID) }
    }

    /// A request and its id. Canonical JSON is an object; but it may be too deep to stand in a message, which the reply says.
    fn request(&self, tool: &str, arguments: &str, reply: &mut Reply) -> Result<(u64, Vec<u8>), Failure> {
        let (id, mut request) = (self.next.fetch_add(1, Ordering::Relaxed), Vec::new());
        match self.client.call(id, tool, arguments.as_bytes(), &mut request) {
            Ok(()) => Ok((id, request)),
            Err(malformed) => {
                reply.fail_with(&malformed);
                Err(FAILED)
            }
        }
    }

    /// What came back, in the reply.
    fn answered<E: Display>(
        &self,
        tool: &str,
        id: u64,
        response: Result<Vec<u8>, E>,
        reply: &mut Reply,
    ) -> Result<(), Failure> {
        let response = match response {
            Ok(response) => response,
            Err(error) => {
                reply.fail_with(&error);
                return Err(FAILED);
            }
        };
        let mut memory = Memory::new();
        let structured = match self.client.read_call(id, &response, &mut memory, reply) {
            Ok(structured) => structured,
            Err(unanswered) => {
                reply.fail_with(&unanswered);
                return Err(FAILED);
            }
        };
        if reply.is_error() {
            return Err(FAILED);
        }
        let is_declared = self.tools.find(tool).is_some_and(|tool| tool.returns.is_some());
        let is_fit = |json: &str| self.tools.validate_result(tool, json.as_bytes(), &mut Scratch::new()).is_done();
        if is_declared && !structured.is_some_and(is_fit) {
            reply.fail(MISFIT);
            return Err(FAILED);
        }
        Ok(())
    }
}

const FAILED: Failure = Failure { code: FailureCode::Function };

/// The host asks for tools by smaller ones.
const FIRST_ID: u64 = 1 << 32;

const MISFIT: &str = "The tool ran, but what its server gave back is not what the tool declares.";
