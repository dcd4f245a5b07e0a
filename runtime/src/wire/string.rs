//! Numbers as text, so that no reader of JSON rounds them: `#[serde(with = "toolcall::wire::string")]`.
//!
//! ```
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Account {
//!     #[serde(with = "toolcall::wire::string")]
//!     id: u64,
//! }
//!
//! let text = serde_json::to_string(&Account { id: u64::MAX }).unwrap();
//! assert_eq!(text, r#"{"id":"18446744073709551615"}"#);
//! assert_eq!(serde_json::from_str::<Account>(&text).unwrap().id, u64::MAX);
//! ```

use core::fmt::{self, Display, Formatter};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserializer, Error, Visitor};
use serde::ser::Serializer;

/// Writes what a value shows itself as.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from its text.
///
/// # Errors
/// If there is no text, or none that the type understands.
pub fn deserialize<'d, T: FromStr<Err: Display>, D: Deserializer<'d>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_str(Text(PhantomData))
}

struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a value as text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
