//! Model Context Protocol, revision 2025-11-25. Its `inputSchema` is an object of JSON Schema 2020-12 with `properties`
//! and `required`; what the newest revision allows beyond that at the root, no catalog has.

use super::{Dialect, Outputs, Source, Spec, mcp};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Mcp20251125,
    source: Source {
        url: "https://github.com/modelcontextprotocol/modelcontextprotocol/tree/main/schema/2025-11-25",
        date: "2026-11-29",
    },
    // `structuredContent` is an object.
    returns: Outputs::Objects,
    ..mcp::SPEC
};
