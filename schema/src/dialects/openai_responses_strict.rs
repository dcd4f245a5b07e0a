//! OpenAI Responses, `strict: true`: the subset of `openai_strict.rs` in the envelope of `openai_responses.rs`.

use super::{Dialect, Limits, Rules, Spec, openai_responses, openai_strict};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::OpenaiResponsesStrict,
    rules: Rules { strict: Some(Dialect::OpenaiResponses), ..openai_strict::SPEC.rules },
    limits: Limits { tools: openai_responses::LIMITS.tools, ..openai_strict::SPEC.limits },
    returns: openai_responses::SPEC.returns,
    envelope: openai_responses::envelope,
    ..openai_strict::SPEC
};
