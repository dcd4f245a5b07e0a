//! The tools that the conformance suite of MCP (`@modelcontextprotocol/conformance`) asks a server for, over HTTP: built by hand,
//! one of them in the whole of JSON Schema, one that makes the list another. It prints its URL; `tests/judges/run` uses it.

#![forbid(unsafe_code)]

use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;
use toolcall::dynamic::{Registry, Tool, Toolbox};
use toolcall::wire::mcp::{Call, Called, Lists, Server};
use toolcall::{Dialect, ToolResult};
use tools_example::http::{self, Service};

/// What all calls share: the tools that there are, and who is told when they become others.
struct Shelf {
    tools: Registry,
    changes: watch::Sender<()>,
    is_open: Mutex<bool>,
}

struct Fixture {
    shelf: Shelf,
    tools: Toolbox<Shelf>,
}

impl Shelf {
    /// Shows the tool that is not always there, or takes it away.
    fn turn(&self) -> ToolResult {
        let mut is_open = self.is_open.lock().unwrap_or_else(PoisonError::into_inner);
        *is_open = !*is_open;
        match self.tools.enable(SOMETIMES, *is_open) {
            Ok(_) => {
                self.changes.send_replace(());
                ToolResult::text(format!("`{SOMETIMES}` is there: {is_open}"))
            }
            Err(missing) => ToolResult::error(missing),
        }
    }

    /// A server of the tools as they are now.
    fn server(&self) -> Result<Server<'static>, Box<dyn Error>> {
        let now = self.tools.current();
        let (mut newest, mut earlier) = (Vec::new(), Vec::new());
        now.write_schema(Dialect::Mcp, &mut newest)?;
        now.write_schema(Dialect::Mcp20251125, &mut earlier)?;
        let server = Server::new("conformance", "1.0.0", Lists { newest: &newest, earlier: &earlier })?;
        Ok(server.changing().into_owned())
    }
}

impl Service for Fixture {
    fn server(&self) -> Arc<Server<'static>> {
        Arc::new(self.shelf.server().expect("what was rendered is a list"))
    }

    async fn call(&self, call: Call<'_>) -> Called {
        self.tools.call(&self.shelf, call.name, call.arguments, call.scratch, call.reply).await.into()
    }

    fn changes(&self) -> watch::Receiver<()> {
        self.shelf.changes.subscribe()
    }
}

fn tools() -> Vec<Tool<Shelf>> {
    vec![
        Tool::new("test_simple_text", "Says something.", |_, _: &Shelf| {
            ToolResult::text("This is a simple text response for testing.")
        }),
        Tool::new("test_error_handling", "Fails.", |_, _: &Shelf| {
            ToolResult::error("This tool intentionally returns an error for testing")
        }),
        Tool::new("json_schema_2020_12_tool", "Says what it was given.", |arguments, _: &Shelf| arguments.to_owned())
            .schema(WHOLE_SCHEMA),
        Tool::new("test_trigger_tool_change", "Makes the list of tools another.", |_, shelf: &Shelf| shelf.turn()),
        Tool::new(SOMETIMES, "Is not always there.", |_, _: &Shelf| ToolResult::text("It is there.")),
        // These need not do more: what they must not do is write a log, or ask the client something, unasked.
        Tool::new("test_logging_tool", "Writes no log.", |_, _: &Shelf| ToolResult::text("done")),
        Tool::new("test_streaming_elicitation", "Asks nothing.", |_, _: &Shelf| ToolResult::text("done")),
    ]
}

fn main() -> Result<(), Box<dyn Error>> {
    let tools = Toolbox::new(tools())?;
    let shelf = Shelf {
        tools: Registry::join(&[]).map_err(|_| "no names collide")?,
        changes: watch::Sender::new(()),
        is_open: Mutex::new(true),
    };
    shelf.tools.put("conformance", Arc::clone(tools.tools()));
    http::serve(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), Fixture { shelf, tools }, &mut io::stdout())?;
    Ok(())
}

const SOMETIMES: &str = "test_sometimes";

/// That of the suite's scenario `json-schema-2020-12`.
const WHOLE_SCHEMA: &str = r##"{
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": {
        "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": {"street": {"type": "string"}, "city": {"type": "string"}}
        }
    },
    "properties": {
        "name": {"type": "string"},
        "address": {"$ref": "#/$defs/address"},
        "contactMethod": {"type": "string", "enum": ["phone", "email"]},
        "phone": {"type": "string"},
        "email": {"type": "string"}
    },
    "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
    "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
    "then": {"required": ["phone"]},
    "else": {"required": ["email"]},
    "additionalProperties": false
}"##;
