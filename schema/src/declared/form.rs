//! In which form a file declares its tools: seen by its structure, never by its name.

use super::tree::{Id, Tree, Value};
use crate::source::Source;

/// The form in which one tool is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `{"name", "inputSchema", …}`, as in the answer to `tools/list`.
    Mcp,
    /// `{"type": "function", "function": {"name", "parameters"}}`, also of Mistral, Cohere and Ollama; or the inner object
    /// alone.
    OpenaiChat,
    /// `{"type": "function", "name", "parameters"}`
    OpenaiResponses,
    /// `{"name", "input_schema"}`
    Anthropic,
    /// `{"name", "parameters"}` in `functionDeclarations`: a dialect of its own, of OpenAPI.
    Gemini,
    /// `{"name", "parametersJsonSchema"}` in `functionDeclarations`.
    GeminiJson,
    /// `{"toolSpec": {"name", "inputSchema": {"json"}}}`
    Bedrock,
}

impl Form {
    /// Where tools of this form come from, if nobody says: only an answer to `tools/list` tells.
    pub const fn source(self) -> Source {
        match self {
            Self::Mcp => Source::Mcp,
            Self::OpenaiChat | Self::OpenaiResponses | Self::Anthropic | Self::Gemini => Source::Custom,
            Self::GeminiJson | Self::Bedrock => Source::Custom,
        }
    }
}

/// One entry of a list of tools.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// All that stands there.
    pub(super) whole: Id,
    /// The object with the name.
    pub(super) tool: Id,
    pub(super) form: Form,
    /// Of the arguments; `None` if it takes none.
    pub(super) schema: Option<Id>,
}

/// What stands in a list of tools.
pub(super) enum Found {
    Tool(Entry),
    /// No tool; why, and what to do.
    Other(Id, &'static str, &'static str),
}

impl Found {
    /// All that stands there.
    pub(super) const fn whole(&self) -> Id {
        match self {
            Self::Tool(entry) => entry.whole,
            Self::Other(at, ..) => *at,
        }
    }
}

/// Everything in a file that should be a tool; `None` if it is in no form that is known.
pub(super) fn entries(tree: &Tree<'_>, root: Id) -> Option<Vec<Found>> {
    // An answer of JSON-RPC, or a request.
    let root = tree.key(root, "result").filter(|result| tree.is_object(*result)).unwrap_or(root);
    let root = tree.key(root, "toolConfig").unwrap_or(root);
    let mut found = Vec::new();
    if let Value::List(items) = tree.value(root) {
        items.iter().for_each(|item| entry(tree, *item, false, &mut found));
    } else if let Some(list) = ["tools", "functions"].iter().find_map(|key| tree.key(root, key)) {
        let Value::List(items) = tree.value(list) else { return None };
        items.iter().for_each(|item| entry(tree, *item, false, &mut found));
    } else {
        entry(tree, root, false, &mut found);
        if matches!(found[..], [Found::Other(..)]) {
            return None;
        }
    }
    let is_list_of_others =
        !found.is_empty() && found.iter().all(|one| matches!(one, Found::Other(at, ..) if !tree.is_object(*at)));
    (!is_list_of_others).then_some(found)
}

fn entry(tree: &Tree<'_>, id: Id, is_gemini: bool, found: &mut Vec<Found>) {
    let declarations = ["functionDeclarations", "function_declarations"].iter().find_map(|key| tree.key(id, key));
    if let Some(declarations) = declarations.filter(|_| !is_gemini) {
        tree.items(declarations).iter().for_each(|one| entry(tree, *one, true, found));
        return;
    }
    found.push(match shape(tree, id, is_gemini) {
        Ok(entry) => Found::Tool(entry),
        Err((why, help)) => Found::Other(id, why, help),
    });
}

fn shape(tree: &Tree<'_>, id: Id, is_gemini: bool) -> Result<Entry, (&'static str, &'static str)> {
    let kind = tree.text_at(id, "type");
    if let Some(inner) = tree.key(id, "toolSpec") {
        let schema = tree.key(inner, "inputSchema").and_then(|schema| tree.key(schema, "json"));
        return Ok(Entry { whole: id, tool: inner, form: Form::Bedrock, schema });
    }
    if let Some(inner) = tree.key(id, "function").filter(|inner| tree.is_object(*inner)) {
        let schema = tree.key(inner, "parameters").filter(|schema| !is_null(tree, *schema));
        return Ok(Entry { whole: id, tool: inner, form: Form::OpenaiChat, schema });
    }
    let schemas: Vec<(Form, Id)> = SCHEMAS
        .iter()
        .filter_map(|(key, form)| Some((*form, tree.key(id, key)?)))
        .filter(|(_, schema)| !is_null(tree, *schema))
        .collect();
    if schemas.len() > 1 {
        return Err(("it has two schemas of its arguments", "give one of them"));
    }
    let (form, schema) = schemas.first().map_or((Form::Gemini, None), |(form, schema)| (*form, Some(*schema)));
    let form = match (form, kind) {
        (Form::Gemini, Some("function")) => Form::OpenaiResponses,
        (Form::Gemini, None) if !is_gemini => Form::OpenaiChat,
        (form, None) => form,
        (Form::Anthropic | Form::Mcp, Some(_)) => form,
        (_, Some(_)) => return Err(("it is a tool that the provider runs itself", "declare it with that provider")),
    };
    let is_tool = tree.key(id, "name").is_some() && (schema.is_some() || is_gemini || kind == Some("function"));
    if is_tool { Ok(Entry { whole: id, tool: id, form, schema }) } else { Err(("it is no tool", FORMS)) }
}

fn is_null(tree: &Tree<'_>, id: Id) -> bool {
    matches!(tree.value(id), Value::Null)
}

const SCHEMAS: &[(&str, Form)] = &[
    ("inputSchema", Form::Mcp),
    ("input_schema", Form::Anthropic),
    ("parameters", Form::Gemini),
    ("parametersJsonSchema", Form::GeminiJson),
    ("parameters_json_schema", Form::GeminiJson),
];

/// What a tool looks like.
pub(super) const FORMS: &str = "declare it as `{\"name\", \"inputSchema\"}` (MCP), `{\"type\": \"function\", \"function\": {\"name\", \
                                \"parameters\"}}` (OpenAI), `{\"name\", \"input_schema\"}` (Anthropic), in `functionDeclarations` (Gemini) \
                                or as `{\"toolSpec\"}` (Bedrock), alone, in a list, or in a list under `tools`";
