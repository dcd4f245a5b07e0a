//! A validator that was compiled from the schema, then serde's derive: what one writes who wants the schema enforced. The
//! schema is ours as `mcp` has it; the document is read into a tree, judged, and the struct is made from the tree.

use core::fmt;

use jsonschema::Validator;
use serde::Deserialize;
use serde_json::Value;
use toolcall::Dialect;

use super::arguments::{Mail, Order, Search, Tiny, Write};
use super::{Contender, Refused, VALIDATOR, require};
use crate::payloads::Tool;
use crate::tools::TOOLS;

/// The validators by the names of their tools.
pub(super) struct SchemaValidator(Vec<(&'static str, Validator)>);

impl fmt::Debug for SchemaValidator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl Default for SchemaValidator {
    fn default() -> Self {
        let validators = TOOLS.tools().map(|tool| {
            let shown = TOOLS.schema_of(tool, Dialect::Mcp).ok().flatten().expect("a schema");
            let shown: Value = serde_json::from_slice(shown).expect("JSON");
            (tool.name, jsonschema::validator_for(&shown["inputSchema"]).expect("a sound schema"))
        });
        Self(validators.collect())
    }
}

impl Contender for SchemaValidator {
    fn name(&self) -> &'static str {
        VALIDATOR
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let (_, validator) = self.0.iter().find(|(name, _)| *name == tool.name()).ok_or(Refused)?;
        let value: Value = serde_json::from_slice(arguments).map_err(|_| Refused)?;
        require(validator.is_valid(&value))?;
        match tool {
            Tool::Tiny => read::<Tiny<'_>>(&value)?.answer(),
            Tool::Search => read::<Search<'_>>(&value)?.answer(),
            Tool::Mail => read::<Mail<'_>>(&value)?.answer(),
            Tool::Write => read::<Write<'_>>(&value)?.answer(),
            Tool::Order => read::<Order<'_>>(&value)?.answer(),
        }
    }
}

fn read<'a, T: Deserialize<'a>>(value: &'a Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|_| Refused)
}
