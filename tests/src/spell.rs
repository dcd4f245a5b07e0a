//! One JSON value in many spellings: white space, escapes, the order of keys, and the forms of numbers.

use core::fmt::Write as _;

use serde_json::{Number, Value};

use crate::random::Random;

/// A text that means the value.
pub fn spell(value: &Value, random: &mut Random) -> String {
    // Most texts are as compact as models send them, so that the fast path sees its share.
    let is_plain = random.percent(50);
    let mut speller = Speller { random, is_plain, text: String::new() };
    speller.value(value);
    speller.text
}

struct Speller<'r> {
    random: &'r mut Random,
    is_plain: bool,
    text: String,
}

impl Speller<'_> {
    fn value(&mut self, value: &Value) {
        self.white();
        match value {
            Value::Null => self.text.push_str("null"),
            Value::Bool(value) => self.text.push_str(if *value { "true" } else { "false" }),
            Value::Number(number) => self.number(number),
            Value::String(text) => self.string(text),
            Value::Array(items) => {
                self.text.push('[');
                for (index, item) in items.iter().enumerate() {
                    self.comma(index);
                    self.value(item);
                }
                self.white();
                self.text.push(']');
            }
            Value::Object(members) => {
                let mut members: Vec<_> = members.iter().collect();
                self.random.shuffle(&mut members);
                self.text.push('{');
                for (index, (key, value)) in members.into_iter().enumerate() {
                    self.comma(index);
                    self.white();
                    self.string(key);
                    self.white();
                    self.text.push(':');
                    self.value(value);
                }
                self.white();
                self.text.push('}');
            }
        }
        self.white();
    }

    fn comma(&mut self, index: usize) {
        if index > 0 {
            self.text.push(',');
        }
    }

    fn white(&mut self) {
        if !self.is_plain && self.random.percent(20) {
            for _ in 0..self.random.below(20) {
                self.text.push(*self.random.pick(&[' ', ' ', '\n', '\t', '\r']));
            }
        }
    }

    fn number(&mut self, number: &Number) {
        let text = number.to_string();
        if self.is_plain || self.random.percent(50) {
            self.text.push_str(&text);
            return;
        }
        let is_whole = !text.contains(['.', 'e', 'E']);
        let spelled = match self.random.below(3) {
            0 if is_whole => format!("{text}.0"),
            1 if is_whole => format!("{text}e0"),
            2 if is_whole && text != "0" => format!("{text}0E-1"),
            _ if text.contains('.') && !text.contains(['e', 'E']) => format!("{text}000e+00"),
            _ => text.replace('e', "E"),
        };
        self.text.push_str(&spelled);
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        for char in text.chars() {
            let escape = !self.is_plain && self.random.percent(10);
            match char {
                '"' | '\\' if !escape => self.text.extend(['\\', char]),
                '\n' if !escape => self.text.push_str("\\n"),
                char if escape || char < ' ' => {
                    for unit in char.encode_utf16(&mut [0; 2]) {
                        let _ = write!(self.text, "\\u{unit:04X}");
                    }
                }
                char => self.text.push(char),
            }
        }
        self.text.push('"');
    }
}

/// The text with one of its digits replaced by a number that is hard to hold.
pub fn with_odd_number(text: &str, random: &mut Random) -> String {
    const ODD: &[&str] = &[
        "1e400",
        "-1e400",
        "1e-400",
        "1e39",
        "-1e39",
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551616",
        "9007199254740993.0",
        "340282350000000000000000000000000000000.0",
        "1e18",
        "-0",
        "-0.0",
        "0.1e1",
        "0e99999",
        "1e-50",
    ];
    let places: Vec<usize> = text.match_indices([':', '[', ',']).map(|(place, _)| place + 1).collect();
    let digits = |place: &usize| text[*place..].starts_with(|char: char| char.is_ascii_digit() || char == '-');
    let places: Vec<usize> = places.into_iter().filter(digits).collect();
    if places.is_empty() {
        return text.to_owned();
    }
    let start = *random.pick(&places);
    let end = text[start..]
        .find(|char: char| !char.is_ascii_alphanumeric() && !".+-".contains(char))
        .map_or(text.len(), |end| start + end);
    format!("{}{}{}", &text[..start], random.pick(ODD), &text[end..])
}

/// Every number at any depth.
pub fn floats(value: &Value) -> Vec<f64> {
    match value {
        Value::Number(number) => number.as_f64().into_iter().collect(),
        Value::Array(items) => items.iter().flat_map(floats).collect(),
        Value::Object(members) => members.values().flat_map(floats).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Generator;

    #[test]
    fn every_spelling_means_the_same() {
        let (schema, mut random) = (Value::Null, Random::of("spelling"));
        for _ in 0..2_000 {
            let value = Generator::new(&schema, &mut random).any(3);
            let text = spell(&value, &mut random);
            let read: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(compact(&read), compact(&value), "{text}");
        }
    }

    /// `1`, `1.0` and `1e0` are one number.
    fn compact(value: &Value) -> String {
        match value {
            Value::Number(number) => format!("{:?}", number.as_f64()),
            Value::Array(items) => format!("{:?}", items.iter().map(compact).collect::<Vec<_>>()),
            Value::Object(members) => {
                format!("{:?}", members.iter().map(|(key, value)| (key, compact(value))).collect::<Vec<_>>())
            }
            Value::Null | Value::Bool(_) | Value::String(_) => value.to_string(),
        }
    }
}
