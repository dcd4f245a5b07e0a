//! OpenAI Responses, `strict: false`. `strict` must be said here: without it the API makes every property required
//! where it can, in silence. The schema is that of `openai.rs`, in a flat envelope.

use super::{Dialect, Limits, Outputs, Shown, Source, Spec, openai};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::OpenaiResponses,
    // `FunctionToolParam`. Within a namespace a name may have 128 characters; 64 fit everywhere.
    source: Source { url: "https://github.com/openai/openai-openapi", date: "2026-11-29" },
    limits: LIMITS,
    // "JSON Schema of the value encoded in string outputs"
    returns: Outputs::Any,
    envelope,
    ..openai::SPEC
};

/// No number of tools is published.
pub(super) const LIMITS: Limits = Limits { tools: usize::MAX, ..openai::LIMITS };

pub(super) fn envelope(mut shown: Shown<'_>) -> Json {
    let (strict, returns) = (Some(shown.strict), shown.returns.take());
    openai::function(Object::new().with("type", "function"), shown, strict).maybe("output_schema", returns).into()
}
