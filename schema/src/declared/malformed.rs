//! Everything that is wrong with the keywords of one schema, for those who wrote it.

use super::fault::Fault;
use super::index::Index;
use super::parse::parse;
use super::patterns::Store;
use super::reading::Reading;
use super::tree::Value;
use super::{Limits, Options};

/// Each keyword of a schema that has a value which it cannot have, where it stands in the schema; and what keeps it from
/// being read at all. An empty list does not say that the schema can be used: what it comes to is not looked at.
pub fn malformed(schema: &[u8], limits: &Limits) -> Vec<Fault> {
    let options = Options { limits: *limits, ..Options::REMOTE };
    let tree = match parse(schema, 0, limits) {
        Ok(tree) => tree,
        Err(fault) => return vec![fault],
    };
    if !matches!(tree.value(0), Value::Object(_) | Value::Bool(_)) {
        let message = "a schema is an object, or true or false";
        return vec![Fault::new("J011", tree.place(0), message, "write `{\"type\": \"object\"}`, and what it has")];
    }
    let index = match Index::of(&tree, 0) {
        Ok(index) => index,
        Err(fault) => return vec![fault],
    };
    let mut store = Store::new(limits);
    let mut reading = Reading::new(&tree, &index, &options, false, &mut store);
    let mut faults = Vec::from_iter(tree.repeated(0));
    for schema in index.schemas() {
        faults.extend(reading.malformed_in(schema));
    }
    faults
}
