//! `rust_decimal::Decimal`.

use rust_decimal::Decimal;
use toolcall_schema::format::plain;

use super::Parsed;

impl Parsed for Decimal {
    fn parsed(text: &str) -> Option<Self> {
        let (digits, places) = plain::decimal(text)?;
        Self::try_from_i128_with_scale(digits, places).ok()
    }
}
