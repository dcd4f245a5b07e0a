//! The versions of JSON Schema.

/// A version of JSON Schema, older ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the variants are the drafts of the same name")]
pub enum Draft {
    Draft4,
    Draft6,
    Draft7,
    Draft201909,
    /// Where a schema does not say, as MCP has it.
    Draft202012,
}

impl Draft {
    /// The one that `$schema` names; `None` for any other.
    pub(super) fn of(uri: &str) -> Option<Self> {
        let uri = uri.strip_suffix('#').unwrap_or(uri);
        let rest = uri.strip_prefix("https://").or_else(|| uri.strip_prefix("http://"))?;
        Some(match rest.strip_prefix("json-schema.org/")? {
            "draft-04/schema" => Self::Draft4,
            "draft-06/schema" => Self::Draft6,
            "draft-07/schema" => Self::Draft7,
            "draft/2019-09/schema" => Self::Draft201909,
            "draft/2020-12/schema" => Self::Draft202012,
            _ => return None,
        })
    }

    /// What `$schema` says for it.
    pub const fn uri(self) -> &'static str {
        match self {
            Self::Draft4 => "http://json-schema.org/draft-04/schema#",
            Self::Draft6 => "http://json-schema.org/draft-06/schema#",
            Self::Draft7 => "http://json-schema.org/draft-07/schema#",
            Self::Draft201909 => "https://json-schema.org/draft/2019-09/schema",
            Self::Draft202012 => "https://json-schema.org/draft/2020-12/schema",
        }
    }

    /// The keyword that names a schema.
    pub(super) const fn id(self) -> &'static str {
        if matches!(self, Self::Draft4) { "id" } else { "$id" }
    }

    /// Whether what stands beside `$ref` is not looked at.
    pub(super) fn ref_stands_alone(self) -> bool {
        self <= Self::Draft7
    }
}
