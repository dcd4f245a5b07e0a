//! Tools that are made while the program runs, from a table of endpoints, and called beside the compiled ones.

use std::error::Error;

use toolcall::dynamic::{Entry, Registry, Source, Tool, Toolbox, sanitize};
use toolcall::{Outcome, Reply, Scratch, ToolResult};

use crate::notes::Notes;
use crate::tools;

/// A path of a web service and what it takes.
struct Endpoint {
    path: &'static str,
    about: &'static str,
    takes: &'static [&'static str],
}

const ENDPOINTS: &[Endpoint] = &[
    Endpoint { path: "tide/next", about: "When the water is highest next.", takes: &["port"] },
    Endpoint { path: "wind", about: "How the wind blows at a place and hour.", takes: &["port", "hour"] },
];

/// Stands for the service, which would be asked over the net.
#[derive(Debug)]
pub(crate) struct Service;

impl Service {
    fn get(&self, path: &str, arguments: &str) -> ToolResult {
        let Self = self;
        ToolResult::text(format!("GET /{path} {arguments}: 204")).metadata("path", path)
    }
}

/// The tools of this program and those of the service, under one roof.
pub(crate) struct Harbour {
    service: Toolbox<Service>,
    pub(crate) tools: Registry,
}

impl Harbour {
    /// Makes a tool of each endpoint.
    ///
    /// # Errors
    /// If an endpoint makes no tool: its path no name, or its parameters no schema.
    pub(crate) fn new() -> Result<Self, Box<dyn Error + Send + Sync>> {
        let names =
            sanitize(ENDPOINTS.iter().map(|endpoint| endpoint.path)).map_err(|mut unusable| unusable.remove(0))?;
        let service = Toolbox::new(ENDPOINTS.iter().zip(names).map(|(Endpoint { path, about, takes }, name)| {
            Tool::new(name, *about, |arguments, service: &Service| service.get(path, arguments))
                .params(takes.iter().copied())
                .source(Source::Http)
        }))?;
        let tools = Registry::new(&tools::TOOLS);
        tools.put("service", std::sync::Arc::clone(service.tools()));
        Ok(Self { service, tools })
    }

    /// Calls a tool of either kind, each with the context that it takes.
    pub(crate) fn call(&self, name: &str, arguments: &[u8], reply: &mut Reply) -> &'static str {
        let (mut scratch, now) = (Scratch::new(), self.tools.current());
        let outcome: Outcome<'_> = match now.find(name) {
            Some(Entry::Loaded(_)) => self.service.call_sync(&Service, name, arguments, &mut scratch, reply),
            Some(_) | None => tools::call_sync(&Notes::default(), name, arguments, &mut scratch, reply),
        };
        outcome.name()
    }
}
