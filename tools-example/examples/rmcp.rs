//! The tools of this program behind `rmcp`, the Rust SDK of the Model Context Protocol, for hosts that stay with its
//! transports and its handlers: it carries the messages, the toolset declares, checks and calls.
//!
//! `cargo run -p tools-example --features rmcp --example rmcp` serves over standard input and output.

use std::borrow::Cow;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use toolcall::{Dialect, Outcome, Reply, ScratchPool};
use tools_example::Notes;
use tools_example::tools::{self, TOOLS};

type Failed = Box<dyn core::error::Error>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failed> {
    Served::new()?.serve(rmcp::transport::stdio()).await?.waiting().await?;
    Ok(())
}

/// The toolset as a handler of `rmcp`.
struct Served {
    /// As the build step rendered them, in the SDK's types.
    shown: Vec<Tool>,
    notes: Notes,
    scratches: ScratchPool,
}

impl Served {
    fn new() -> Result<Self, Failed> {
        let shown = serde_json::from_slice(TOOLS.schema(Dialect::Mcp)?)?;
        Ok(Self { shown, notes: Notes::default(), scratches: ScratchPool::new() })
    }
}

impl ServerHandler for Served {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.shown.iter().find(|tool| tool.name == name).cloned()
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.shown.clone()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let CallToolRequestParams { name, arguments, .. } = request;
        let arguments = serde_json::to_vec(&arguments.unwrap_or_default()).map_err(wrong)?;
        let (mut scratch, mut reply) = (self.scratches.take(), Reply::new());
        if let Outcome::UnknownTool(_) = tools::call(&self.notes, &name, &arguments, &mut scratch, &mut reply).await {
            return Err(ErrorData::invalid_params(Cow::Owned(reply.text().to_owned()), None));
        }
        let has_output = self.get_tool(&name).is_some_and(|tool| tool.output_schema.is_some());
        result(&reply, has_output).map(CallToolResponse::from)
    }
}

/// What a call gave; a tool that declares its output gives it as a value too.
fn result(reply: &Reply, has_output: bool) -> Result<CallToolResult, ErrorData> {
    let content = vec![ContentBlock::text(reply.text())];
    if reply.is_error() {
        return Ok(CallToolResult::error(content));
    }
    let mut result = CallToolResult::success(content);
    if has_output {
        result.structured_content = Some(serde_json::from_str(reply.text()).map_err(wrong)?);
    }
    Ok(result)
}

fn wrong(error: serde_json::Error) -> ErrorData {
    ErrorData::internal_error(error.to_string(), None)
}

/// The SDK's own client, in the same process.
#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[tokio::test]
    async fn the_sdks_client_lists_and_calls() {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let server = tokio::spawn(async move {
            let served = Served::new().expect("tools").serve(ours).await.expect("a handshake");
            served.waiting().await.expect("an end");
        });
        let client = ().serve(theirs).await.expect("a handshake");
        let listed = client.list_all_tools().await.expect("tools");
        let names: Vec<_> = TOOLS.tools().map(|tool| tool.name).collect();
        assert_eq!(listed.iter().map(|tool| &*tool.name).collect::<Vec<_>>(), names);
        let call = async |name: &'static str, arguments: serde_json::Value| {
            let arguments = arguments.as_object().cloned().expect("an object");
            let called = client.call_tool(CallToolRequestParams::new(name).with_arguments(arguments)).await?;
            let text = called.content[0].as_text().expect("text").text.clone();
            Ok::<_, rmcp::ServiceError>((called.is_error == Some(true), text, called.structured_content))
        };
        let days = call("days_between", json!({"from": "2024-02-28", "to": "2024-03-01"})).await;
        assert_eq!(days.expect("a result"), (false, "2".to_owned(), None));
        let primes = call("count_primes", json!({"below": "10000"})).await.expect("a result");
        assert_eq!((primes.0, &*primes.1), (false, "1229"));
        let (is_error, text, _) = call("days_between", json!({"from": 1})).await.expect("a result");
        assert!(is_error && text.contains("/to"), "{text}");
        let unknown = call("days_betwen", json!({})).await.expect_err("there is no such tool").to_string();
        assert!(unknown.contains("did you mean `days_between`"), "{unknown}");
        client.cancel().await.expect("an end");
        server.await.expect("no panic");
    }

    #[test]
    fn a_declared_output_is_a_value_too() {
        let mut reply = Reply::new();
        reply.write_json(&json!({"m": 6.1})).expect("JSON");
        assert_eq!(result(&reply, true).expect("a value").structured_content, Some(json!({"m": 6.1})));
        assert_eq!(result(&reply, false).expect("text").structured_content, None);
        reply.clear();
        reply.write_text("six");
        assert!(result(&reply, true).is_err());
    }
}
