//! The schemas of the protocol's two newest revisions as judges of what is answered.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use jsonschema::Validator;
use serde_json::{Value, json};
use toolcall::Dialect;
use toolcall_tests::cases::returns::tools::TOOLS;
use toolcall_tests::shared;

pub(super) struct Schemas {
    /// By revision and name.
    of: BTreeMap<Kind, Validator>,
    /// What each tool declares that it returns, by revision and name.
    outputs: BTreeMap<(&'static str, String), Validator>,
}

/// A revision, and what its schema calls an answer.
pub(super) type Kind = (&'static str, &'static str);

const EARLIER: &str = "2025-11-25";
const NEWEST: &str = "2026-07-28";

/// What each method gives, by revision.
const RESULTS: [(&str, &str, &str); 7] = [
    (EARLIER, "initialize", "InitializeResult"),
    (EARLIER, "ping", "EmptyResult"),
    (EARLIER, "tools/list", "ListToolsResult"),
    (EARLIER, "tools/call", "CallToolResult"),
    (NEWEST, "server/discover", "DiscoverResult"),
    (NEWEST, "tools/list", "ListToolsResult"),
    (NEWEST, "tools/call", "CallToolResult"),
];

const ENVELOPES: [&str; 2] = ["JSONRPCResultResponse", "JSONRPCErrorResponse"];

/// What each error is, by its code; of the last two the schema is that of the whole answer.
const ERRORS: [(i64, &str); 6] = [
    (-32700, "ParseError"),
    (-32600, "InvalidRequestError"),
    (-32601, "MethodNotFoundError"),
    (-32602, "InvalidParamsError"),
    (-32022, "UnsupportedProtocolVersionError"),
    MISMATCH,
];

/// Only HTTP has it.
const MISMATCH: (i64, &str) = (-32020, "HeaderMismatchError");

/// What is written about lists that change.
const CHANGES: [&str; 3] =
    ["SubscriptionsAcknowledgedNotification", "ToolListChangedNotification", "SubscriptionsListenResultResponse"];

impl Schemas {
    /// None where the folder is not there.
    pub(super) fn load() -> Option<Self> {
        let folder = shared::folder("mcp-spec")?;
        let (mut of, mut outputs) = (BTreeMap::new(), BTreeMap::new());
        for (revision, dialect) in [(EARLIER, Dialect::Mcp20251125), (NEWEST, Dialect::Mcp)] {
            let text = fs::read(folder.join("schema").join(revision).join("schema.json")).expect("a schema");
            let whole: Value = serde_json::from_slice(&text).expect("JSON");
            let results = RESULTS.iter().filter(|(of, ..)| *of == revision).map(|(.., name)| *name);
            let names = results.chain(ENVELOPES).chain(CHANGES).chain(ERRORS.map(|(_, name)| name));
            for name in names.filter(|name| whole["$defs"].get(name).is_some()) {
                let mut schema = whole.clone();
                schema["$ref"] = json!(format!("#/$defs/{name}"));
                of.insert((revision, name), jsonschema::validator_for(&schema).expect("a schema"));
            }
            let list: Value = serde_json::from_slice(TOOLS.schema(dialect).expect("rendered")).expect("JSON");
            for tool in list.as_array().expect("a list") {
                if let Some(output) = tool.get("outputSchema") {
                    let name = tool["name"].as_str().expect("a name").to_owned();
                    outputs.insert((revision, name), jsonschema::validator_for(output).expect("a schema"));
                }
            }
        }
        Some(Self { of, outputs })
    }

    /// Judges what is written about lists that change: the acknowledgement, the change, the end.
    pub(super) fn judge_changes(&self, written: [&Value; 3]) {
        CHANGES.iter().zip(written).for_each(|(name, value)| self.fits((NEWEST, name), value));
    }

    /// A client of the earlier revision is told without having asked.
    pub(super) fn judge_change(&self, written: &Value) {
        self.fits((EARLIER, CHANGES[1]), written);
    }

    /// All kinds of answers that any transport has.
    pub(super) fn kinds() -> BTreeSet<Kind> {
        let errors = ERRORS.iter().filter(|error| **error != MISMATCH).map(|(_, name)| (NEWEST, *name));
        RESULTS.iter().map(|(revision, _, name)| (*revision, *name)).chain(errors).collect()
    }

    /// Judges the answer to a message; to what is no JSON there is one as well. Gives which kind it is.
    pub(super) fn judge(&self, message: Option<&Value>, answer: &Value) -> Kind {
        let get = |pointer: &str| message.and_then(|message| message.pointer(pointer)).and_then(Value::as_str);
        let method = get("/method").unwrap_or_default();
        let asked = get("/params/_meta/io.modelcontextprotocol~1protocolVersion");
        let is_newest = method == "server/discover" || asked.is_some_and(|asked| asked == NEWEST);
        let revision = if is_newest { NEWEST } else { EARLIER };
        let Some(result) = answer.get("result") else {
            assert!(answer.as_object().is_some_and(|answer| answer.len() <= 3), "{answer}");
            self.fits((NEWEST, ENVELOPES[1]), answer);
            self.fits((revision, ENVELOPES[1]), answer);
            let known = ERRORS.iter().find(|(code, _)| answer["error"]["code"] == *code);
            let (code, name) = known.unwrap_or_else(|| panic!("{answer}"));
            self.fits((NEWEST, name), if *code > -32100 { answer } else { &answer["error"] });
            return (NEWEST, name);
        };
        self.fits((revision, ENVELOPES[0]), answer);
        let known = RESULTS.iter().find(|(of, name, _)| *of == revision && *name == method);
        let (.., name) = known.unwrap_or_else(|| panic!("{revision} has no {method}: {answer}"));
        self.fits((revision, name), result);
        self.judge_output(revision, get("/params/name"), result);
        (revision, name)
    }

    /// A tool that declares what it returns returns that, whenever it did not fail.
    fn judge_output(&self, revision: &'static str, tool: Option<&str>, result: &Value) {
        let output = tool.and_then(|tool| self.outputs.get(&(revision, tool.to_owned())));
        match (output, result.get("structuredContent")) {
            (Some(output), Some(value)) => {
                output.validate(value).unwrap_or_else(|error| panic!("{tool:?}: {error}: {result}"));
                let text = result["content"][0]["text"].as_str().expect("a text");
                assert_eq!(&serde_json::from_str::<Value>(text).expect("JSON"), value);
            }
            (Some(_), None) => assert_eq!(result["isError"], true, "{result}"),
            (None, value) => assert_eq!(value, None, "{result}"),
        }
    }

    fn fits(&self, schema: Kind, value: &Value) {
        let judge = self.of.get(&schema).unwrap_or_else(|| panic!("{schema:?}"));
        judge.validate(value).unwrap_or_else(|error| panic!("{schema:?}: {error}\n{value}"));
    }
}
