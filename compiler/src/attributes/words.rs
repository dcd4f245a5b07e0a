//! The words of `#[tool(…)]`: one row each, with where it may stand, what it takes and what it sets.
//!
//! A word that a stage must not forget is a field of [`Settings`].

use core::time::Duration;

use toolcall_schema::json::Json;
use toolcall_schema::lint::LINTS;
use toolcall_schema::span::Spanned;

use super::{Place, Settings};
use crate::decl::{Value, ValueKind};

/// One word: the questions asked about it.
pub(super) struct AttributeWord {
    /// As it is written.
    pub(super) name: &'static str,
    /// What it may stand on.
    pub(super) places: &'static [Place],
    /// What it takes, for the sentence "`…` takes …".
    pub(super) takes: &'static str,
    /// Sets it; `None`: the value is none for it.
    pub(super) read: fn(&Value, &mut Settings) -> Option<()>,
}

/// Every word but the constraints.
pub(super) const WORDS: &[AttributeWord] = &[
    AttributeWord {
        name: "name",
        places: &[Place::Function, Place::Parameter, Place::Field, Place::Variant],
        takes: "a text",
        read: |value, settings| set(&mut settings.name, spanned(value)?),
    },
    AttributeWord {
        name: "alias",
        places: &[Place::Function, Place::Parameter, Place::Field, Place::Variant],
        takes: "a text, or texts in brackets: `[\"a\", \"b\"]`",
        read: |value, settings| {
            settings.aliases = match &value.kind {
                ValueKind::Items(items) => items.iter().map(spanned).collect::<Option<_>>()?,
                _ => vec![spanned(value)?],
            };
            Some(())
        },
    },
    AttributeWord {
        name: "description",
        places: &[Place::Function, Place::Parameter, Place::Field, Place::Variant, Place::Type],
        takes: "a text",
        read: |value, settings| set(&mut settings.description, text(value)?),
    },
    AttributeWord {
        name: "title",
        places: &[Place::Function, Place::Parameter, Place::Field],
        takes: "a text",
        read: |value, settings| set(&mut settings.title, text(value)?),
    },
    AttributeWord {
        name: "toolset",
        places: &[Place::Function, Place::Impl],
        takes: "the name of a toolset, as a text",
        read: |value, settings| set(&mut settings.toolset, spanned(value)?),
    },
    AttributeWord {
        name: "allow",
        places: &[Place::Function],
        takes: "`\"undocumented\"`, or codes of lints like `\"L006\"`, with commas between them",
        read: |value, settings| {
            for word in text(value)?.split(',').map(str::trim) {
                match LINTS.iter().find(|lint| lint.code == word) {
                    Some(lint) => settings.allowed.push(lint.code.to_owned()),
                    None if word == "undocumented" => settings.allows_undocumented = true,
                    None => return None,
                }
            }
            Some(())
        },
    },
    AttributeWord {
        name: "deny",
        places: &[Place::Function],
        takes: "`\"loss\"`",
        read: |value, settings| {
            settings.denies_loss = text(value)? == "loss";
            settings.denies_loss.then_some(())
        },
    },
    AttributeWord {
        name: "read_only",
        places: &[Place::Function],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.read_only, switch(value)?),
    },
    AttributeWord {
        name: "destructive",
        places: &[Place::Function],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.destructive, switch(value)?),
    },
    AttributeWord {
        name: "idempotent",
        places: &[Place::Function],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.idempotent, switch(value)?),
    },
    AttributeWord {
        name: "open_world",
        places: &[Place::Function],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.open_world, switch(value)?),
    },
    AttributeWord {
        name: "timeout",
        places: &[Place::Function],
        takes: "whole seconds, or a text like `\"30s\"` or `\"500ms\"`",
        read: |value, settings| set(&mut settings.timeout, duration(value)?),
    },
    AttributeWord {
        name: "deprecated",
        places: &[Place::Function, Place::Parameter, Place::Field],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.deprecated, switch(value)?),
    },
    AttributeWord {
        name: "max_retries",
        places: &[Place::Function],
        takes: "a whole number from 0",
        read: |value, settings| match &value.kind {
            ValueKind::Literal(Json::Integer(times)) => set(&mut settings.max_retries, u32::try_from(*times).ok()?),
            _ => None,
        },
    },
    AttributeWord {
        name: "untrusted",
        places: &[Place::Function],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.untrusted, switch(value)?),
    },
    AttributeWord {
        name: "unknown",
        places: &[Place::Function],
        takes: "`\"ignore\"`, or `\"reject\"`, which is the rule anyway",
        read: |value, settings| {
            settings.ignores_unknown = text(value)? == "ignore";
            (settings.ignores_unknown || text(value)? == "reject").then_some(())
        },
    },
    AttributeWord {
        name: "coerce",
        places: &[Place::Function, Place::Parameter, Place::Field],
        takes: "`\"exact\"`, `\"lossless\"` or `\"lenient\"`",
        read: |value, settings| {
            let Spanned { value, span } = spanned(value)?;
            set(&mut settings.coerce, Spanned { value: value.parse().ok()?, span })
        },
    },
    AttributeWord {
        name: "returns",
        places: &[Place::Function],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.returns, switch(value)?),
    },
    AttributeWord {
        name: "required",
        places: &[Place::Parameter, Place::Field],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.required, switch(value)?),
    },
    AttributeWord {
        name: "secret",
        places: &[Place::Parameter, Place::Field],
        takes: "no value, or `true` or `false`",
        read: |value, settings| set(&mut settings.secret, switch(value)?),
    },
    AttributeWord {
        name: "one_of",
        places: &[Place::Parameter, Place::Field],
        takes: "values in brackets: `[\"a\", \"b\"]`",
        read: |value, settings| match value.kind {
            ValueKind::Items(_) => set(&mut settings.one_of, value.clone()),
            _ => None,
        },
    },
    AttributeWord {
        name: "example",
        places: &[Place::Function, Place::Parameter, Place::Field],
        takes: "a literal, or a text that is JSON",
        read: |value, settings| match value.kind {
            ValueKind::Flag | ValueKind::List(_) | ValueKind::Range { .. } | ValueKind::Other => None,
            _ => set(&mut settings.example, value.clone()),
        },
    },
    AttributeWord {
        name: "wire",
        places: &[Place::Parameter, Place::Field],
        takes: "`\"string\"`",
        read: |value, settings| set(&mut settings.wire, spanned(value).filter(|wire| wire.value == "string")?),
    },
    AttributeWord {
        name: "pairs",
        places: &[Place::Parameter, Place::Field],
        takes: "no value",
        read: |value, settings| match value.kind {
            ValueKind::Flag => set(&mut settings.pairs, value.span),
            _ => None,
        },
    },
    AttributeWord {
        name: "context",
        places: &[Place::Parameter],
        takes: "no value",
        read: |value, settings| match value.kind {
            ValueKind::Flag => set(&mut settings.context, value.span),
            _ => None,
        },
    },
    AttributeWord {
        name: "default",
        places: &[Place::Parameter, Place::Field],
        takes: "an expression",
        read: |value, settings| match value.kind {
            ValueKind::List(_) => None,
            _ => set(&mut settings.default, value.clone()),
        },
    },
];

#[expect(clippy::unnecessary_wraps, reason = "the rows of the table end with it")]
fn set<T>(setting: &mut Option<T>, value: T) -> Option<()> {
    *setting = Some(value);
    Some(())
}

fn text(value: &Value) -> Option<String> {
    match &value.kind {
        ValueKind::Literal(Json::Text(text)) => Some(text.clone()),
        _ => None,
    }
}

fn spanned(value: &Value) -> Option<Spanned<String>> {
    text(value).map(|text| Spanned { value: text, span: value.span })
}

fn switch(value: &Value) -> Option<bool> {
    match &value.kind {
        ValueKind::Flag => Some(true),
        ValueKind::Literal(Json::Bool(value)) => Some(*value),
        _ => None,
    }
}

/// Whole seconds, or a number with its unit; at most what milliseconds in 64 bits hold.
fn duration(value: &Value) -> Option<Duration> {
    match &value.kind {
        ValueKind::Literal(Json::Integer(seconds)) => {
            u32::try_from(*seconds).ok().map(|s| Duration::from_secs(s.into()))
        }
        ValueKind::Literal(Json::Text(text)) => match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(digits), _) => number(digits).map(|number| Duration::from_millis(number.into())),
            (None, Some(digits)) => number(digits).map(|number| Duration::from_secs(number.into())),
            (None, None) => None,
        },
        _ => None,
    }
}

/// Digits and nothing else.
fn number(digits: &str) -> Option<u32> {
    digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))
}
