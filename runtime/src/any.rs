//! Values of any form, as `serde_json::Value`.
//!
//! Built here and not by serde_json: what it makes of a number and of a key that stands twice depends on Cargo features
//! that another crate may switch on.

use serde_json::{Map, Number, Value};

use crate::cursor::{Cursor, MOST_ITEMS, Stop, behind_white};

impl<'a> Cursor<'a> {
    /// Reads any value. A whole number that fits 64 bits is kept exactly, any other number becomes the nearest `f64`.
    /// Keys stand once; how deep the value may be is the cursor's to know.
    #[inline(never)]
    pub fn read_any(&mut self) -> Result<Value, Stop> {
        self.any(self.any_depth())
    }

    /// Recursive, and so never deeper than `depth`.
    fn any(&mut self, depth: usize) -> Result<Value, Stop> {
        match behind_white(self.rest()).first().ok_or(Stop)? {
            b'{' => self.any_object(depth.checked_sub(1).ok_or(Stop)?),
            b'[' => self.any_list(depth.checked_sub(1).ok_or(Stop)?),
            b'"' => Ok(Value::String(self.read_str(0, u32::MAX)?.to_owned())),
            b'n' => self.read_null().then_some(Value::Null).ok_or(Stop),
            b't' | b'f' => self.read_bool().map(Value::Bool),
            _ => self.any_number(),
        }
    }

    fn any_object(&mut self, depth: usize) -> Result<Value, Stop> {
        let mut members = Map::new();
        let mut has_next = self.open(b'{', b'}')?;
        while has_next {
            let key = self.any_key()?;
            let value = self.any(depth)?;
            if members.len() >= MOST_ITEMS || members.insert(key.to_owned(), value).is_some() {
                return Err(Stop);
            }
            has_next = !self.ends(b'}')?;
        }
        Ok(Value::Object(members))
    }

    fn any_list(&mut self, depth: usize) -> Result<Value, Stop> {
        let mut items = Vec::new();
        let mut has_next = self.open(b'[', b']')?;
        while has_next {
            if items.len() >= MOST_ITEMS {
                return Err(Stop);
            }
            items.push(self.any(depth)?);
            has_next = !self.ends(b']')?;
        }
        Ok(Value::Array(items))
    }

    fn any_number(&mut self) -> Result<Value, Stop> {
        let start = behind_white(self.rest());
        let float = self.read_f64(f64::MIN, f64::MAX)?;
        let digits = self.text_since(start).ok_or(Stop)?;
        let whole = match digits.starts_with('-') {
            // `-0` has a sign that an integer does not.
            true => digits.parse::<i64>().ok().filter(|value| *value != 0).map(Number::from),
            false => digits.parse::<u64>().ok().map(Number::from),
        };
        whole.or_else(|| Number::from_f64(float)).map(Value::Number).ok_or(Stop)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(text: &str) -> Result<Value, Stop> {
        let mut scratch = Vec::new();
        let mut cursor = Cursor::new(text.as_bytes(), &mut scratch)?;
        let value = cursor.read_any()?;
        cursor.finish()?;
        Ok(value)
    }

    #[test]
    fn values_of_every_form() {
        let text = r#" {"a":[1,-2,0.5,1e2,"x\n",true,false,null,{}],"":{"b":[]}} "#;
        let expected = json!({"a": [1, -2, 0.5, 100.0, "x\n", true, false, null, {}], "": {"b": []}});
        assert_eq!(read(text), Ok(expected));
    }

    #[test]
    fn numbers_are_as_exact_as_they_can_be() {
        assert_eq!(read("18446744073709551615"), Ok(json!(u64::MAX)));
        assert_eq!(read("-9223372036854775808"), Ok(json!(i64::MIN)));
        assert_eq!(read("18446744073709551616"), Ok(json!(18446744073709551616.0)));
        assert_eq!(read("-0"), Ok(json!(-0.0)));
        assert_eq!(read("1.0"), Ok(json!(1.0)));
        for text in ["1e400", "01", "1.", "-", "+1", "NaN", "1 2"] {
            assert_eq!(read(text), Err(Stop), "{text}");
        }
    }

    #[test]
    fn what_is_ambiguous_or_deep_stops() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"a":1,"\u0061":2}]"#, "[1,]", "nul", "tru", "", "\"\\ud800\""] {
            assert_eq!(read(text), Err(Stop), "{text}");
        }
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert!(read(&nested(16)).is_ok() && read(&nested(17)).is_err());
    }
}
