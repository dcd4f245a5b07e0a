//! `uniqueItems`: no item of a list stands there twice.

use super::{Keyword, value_of};
use crate::catalog::Shape;
use crate::json::Json;
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "uniqueItems",
    attribute: "unique",
    feeds: &[],
    applies: |shape| matches!(shape, Shape::List(_)),
    subject: "lists",
    read: |value, _| match value {
        Json::Bool(true) => Ok(Check::UniqueItems),
        other => Err(format!("takes no value, not {other}")),
    },
    conflicts: &[],
    schema: value_of,
    prose: |_| "No item twice.".to_owned(),
    pairs: &[],
};
