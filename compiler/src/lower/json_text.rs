//! JSON that an author wrote as a text, to a value that keeps the order of its keys.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use toolcall_schema::json::Json;

/// Reads one value.
///
/// # Errors
/// What is wrong with the text, and where.
pub(super) fn read(text: &str) -> Result<Json, String> {
    let Ordered(json) = serde_json::from_str(text).map_err(|error| format!("it is not JSON: {error}"))?;
    Ok(json)
}

struct Ordered(Json);

impl<'d> Deserialize<'d> for Ordered {
    fn deserialize<D: Deserializer<'d>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'d> Visitor<'d> for Reader {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Integer(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Integer(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Json, E> {
        Ok(Json::Number(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
        Ok(Json::text(value))
    }

    fn visit_seq<A: SeqAccess<'d>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(Ordered(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'d>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut members: Vec<(String, Json)> = Vec::new();
        while let Some((key, Ordered(value))) = entries.next_entry::<String, Ordered>()? {
            if members.iter().any(|(known, _)| *known == key) {
                return Err(Error::custom(format_args!("the key `{key}` stands there twice")));
            }
            members.push((key, value));
        }
        Ok(Json::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_order_and_stand_once() {
        let text = r#"{"b":[1,-2,0.5,null,true,"x"],"a":{"c":18446744073709551615}}"#;
        assert_eq!(read(text).unwrap().to_string(), text);
        assert!(read(r#"{"a":1,"a":2}"#).unwrap_err().contains("twice"));
        assert!(read("{a:1}").unwrap_err().starts_with("it is not JSON"));
    }
}
