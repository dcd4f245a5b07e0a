//! The names of the dialects, shared by the compiler and the run time.

use core::fmt;
use core::str::FromStr;

/// The one list of dialects, in the order of the documentation: file in `dialects/`, variant, name. It hands the list
/// to the macro it is given, here and in `dialects/mod.rs`.
macro_rules! each_dialect {
    ($receiver:ident) => {
        $receiver! {
            /// OpenAI Chat Completions with `strict: false`.
            openai, Openai, "openai";
            /// OpenAI Chat Completions with `strict: true`.
            openai_strict, OpenaiStrict, "openai-strict";
            /// OpenAI Responses with `strict: false`.
            openai_responses, OpenaiResponses, "openai-responses";
            /// OpenAI Responses with `strict: true`.
            openai_responses_strict, OpenaiResponsesStrict, "openai-responses-strict";
            /// Anthropic Messages.
            anthropic, Anthropic, "anthropic";
            /// Anthropic Messages with `strict: true`.
            anthropic_strict, AnthropicStrict, "anthropic-strict";
            /// Gemini function declarations with `parameters`, its OpenAPI subset.
            gemini, Gemini, "gemini";
            /// Gemini function declarations with `parametersJsonSchema`.
            gemini_json, GeminiJson, "gemini-json";
            /// Model Context Protocol, newest revision.
            mcp, Mcp, "mcp";
            /// Model Context Protocol, revision 2025-11-25.
            mcp_2025_11_25, Mcp20251125, "mcp-2025-11-25";
            /// Amazon Bedrock Converse.
            bedrock, Bedrock, "bedrock";
            /// Mistral chat completions.
            mistral, Mistral, "mistral";
            /// Cohere chat, version 2.
            cohere, Cohere, "cohere";
            /// Ollama's own `/api/chat`.
            ollama, Ollama, "ollama";
        }
    };
}
#[cfg(feature = "catalog")]
pub(crate) use each_dialect;

macro_rules! declare {
    ($($(#[$doc:meta])* $file:ident, $variant:ident, $name:literal;)*) => {
        /// One provider's subset of JSON Schema and its envelope; the rules are in `dialects/`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Dialect {
            $($(#[$doc])* $variant,)*
        }

        impl Dialect {
            /// Every dialect, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name used in configuration, on the command line and in file names.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}
each_dialect!(declare);

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        Self::ALL.iter().copied().find(|dialect| dialect.name() == name).ok_or(UnknownDialect)
    }
}

/// The text names no dialect; its `Display` lists those there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such dialect; there are")?;
        for (index, dialect) in Dialect::ALL.iter().enumerate() {
            write!(f, "{}{dialect}", if index == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownDialect {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for dialect in Dialect::ALL {
            assert_eq!(dialect.name().parse(), Ok(*dialect));
        }
        let unknown = "open".parse::<Dialect>().unwrap_err();
        let text = unknown.to_string();
        assert!(text.starts_with("no such dialect; there are openai, openai-strict, "), "{text}");
        assert!(text.ends_with(", mistral, cohere, ollama"), "{text}");
    }
}
