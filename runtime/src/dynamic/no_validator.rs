//! Without the feature `jsonschema`: tools that are beyond a shape are refused by name.

use toolcall_schema::catalog::Catalog;
use toolcall_schema::declared::{Beyond, Declared, Fault};

use crate::violation::Rejection;

/// There is none.
#[derive(Debug)]
pub(super) enum Validator {}

impl Validator {
    pub(super) fn check(&self, _canonical: &[u8], _rejection: &mut Rejection) -> bool {
        match *self {}
    }
}

/// Makes none.
#[derive(Debug)]
pub(super) struct Maker;

impl Maker {
    pub(super) const fn new() -> Self {
        Self
    }

    pub(super) fn make(
        &mut self,
        tool: &Declared,
        beyond: &Beyond,
        _catalog: &mut Catalog,
    ) -> Result<Validator, Fault> {
        Err(Fault {
            code: "J030",
            place: tool.place.clone(),
            message: format!("no shape says what the schema says: {beyond}"),
            help: "switch on the feature `jsonschema` of `toolcall`, or say it without these keywords".to_owned(),
            other: None,
        })
    }
}
