//! The schemas of the protocol's two newest revisions as judges of what is answered.

use std::collections::BTreeMap;
use std::fs;

use jsonschema::Validator;
use serde_json::{Value, json};
use toolcall::Dialect;
use toolcall_tests::cases::returns::tools::TOOLS;
use toolcall_tests::shared;

pub(super) struct Schemas {
    /// By revision and name.
    of: BTreeMap<(&'static str, &'static str), Validator>,
    /// What each tool declares that it returns, by revision and name.
    outputs: BTreeMap<(&'static str, String), Validator>,
}

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

const ENVELOPES: [&str; 3] = ["JSONRPCResultResponse", "JSONRPCErrorResponse", "UnsupportedProtocolVersionError"];

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
            for name in results.chain(ENVELOPES).chain(CHANGES).filter(|name| whole["$defs"].get(name).is_some()) {
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

    /// Judges the answer to a message; to what is no JSON there is one as well.
    pub(super) fn judge(&self, message: Option<&Value>, answer: &Value) {
        let get = |pointer: &str| message.and_then(|message| message.pointer(pointer)).and_then(Value::as_str);
        let method = get("/method").unwrap_or_default();
        let asked = get("/params/_meta/io.modelcontextprotocol~1protocolVersion");
        let is_newest = method == "server/discover" || asked.is_some_and(|asked| asked == NEWEST);
        let revision = if is_newest { NEWEST } else { EARLIER };
        let Some(result) = answer.get("result") else {
            let is_unsupported = answer["error"]["code"] == -32022;
            assert!(answer["error"]["code"].is_i64() && answer.as_object().is_some_and(|answer| answer.len() <= 3));
            self.fits((NEWEST, if is_unsupported { ENVELOPES[2] } else { ENVELOPES[1] }), answer);
            return self.fits((revision, ENVELOPES[1]), answer);
        };
        self.fits((revision, ENVELOPES[0]), answer);
        let known = RESULTS.iter().find(|(of, name, _)| *of == revision && *name == method);
        let (.., name) = known.unwrap_or_else(|| panic!("{revision} has no {method}: {answer}"));
        self.fits((revision, name), result);
        self.judge_output(revision, get("/params/name"), result);
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

    fn fits(&self, schema: (&'static str, &'static str), value: &Value) {
        let judge = self.of.get(&schema).unwrap_or_else(|| panic!("{schema:?}"));
        judge.validate(value).unwrap_or_else(|error| panic!("{schema:?}: {error}\n{value}"));
    }
}
