//! `uuid::Uuid`.

use toolcall_schema::format::plain;
use uuid::Uuid;

use super::Parsed;

impl Parsed for Uuid {
    fn parsed(text: &str) -> Option<Self> {
        plain::uuid(text).map(Self::from_u128)
    }
}
