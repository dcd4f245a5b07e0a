//! Amazon Bedrock Converse. Which keywords are taken is a matter of the model behind it; those of Claude, the strictest
//! whose rules are published, hold for all. `strict` is not sent: many models do not know it.

use super::{Dialect, Shown, Source, Spec, anthropic};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Bedrock,
    // `ToolSpecification` of botocore 1.44.8, model `bedrock-runtime/2023-09-30`. The name has Anthropic's pattern.
    source: Source {
        url: "https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html",
        date: "2026-11-29",
    },
    envelope,
    ..anthropic::SPEC
};

/// `inputSchema` is a union with one member; a description is left out rather than empty.
fn envelope(shown: Shown<'_>) -> Json {
    let tool = Object::new()
        .with("name", shown.name)
        .maybe("description", shown.description())
        .with("inputSchema", Object::new().with("json", shown.parameters));
    Object::new().with("toolSpec", tool).into()
}
