//! A small JSON tree with ordered keys, and the layouts in which a payload is written.

use super::random::Random;

/// A value; what has no parts is kept as its JSON text.
#[derive(Debug)]
pub(super) enum Json {
    Plain(String),
    List(Vec<Self>),
    Record(Vec<(&'static str, Self)>),
}

impl Json {
    /// A number or a boolean, as Rust writes it.
    pub(super) fn plain(value: impl ToString) -> Self {
        Self::Plain(value.to_string())
    }

    pub(super) fn text(text: &str) -> Self {
        let mut quoted = String::with_capacity(text.len() + 2);
        quoted.push('"');
        for character in text.chars() {
            match character {
                '"' => quoted.push_str("\\\""),
                '\\' => quoted.push_str("\\\\"),
                '\n' => quoted.push_str("\\n"),
                '\t' => quoted.push_str("\\t"),
                other => quoted.push(other),
            }
        }
        quoted.push('"');
        Self::Plain(quoted)
    }

    pub(super) fn null() -> Self {
        Self::plain("null")
    }

    /// Without any white space.
    pub(super) fn compact(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, None);
        text
    }

    /// Two blanks a level and a line for each part, as `serde_json` and Python print it.
    pub(super) fn pretty(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, Some(0));
        text
    }

    /// Puts the keys of all records into another order.
    pub(super) fn shuffle(&mut self, random: &mut Random) {
        match self {
            Self::Plain(_) => {}
            Self::List(items) => items.iter_mut().for_each(|item| item.shuffle(random)),
            Self::Record(fields) => {
                fields.iter_mut().for_each(|(_, value)| value.shuffle(random));
                for last in (1..fields.len()).rev() {
                    fields.swap(last, random.below(last as u32 + 1) as usize);
                }
            }
        }
    }

    fn write(&self, text: &mut String, level: Option<usize>) {
        let inner = level.map(|level| level + 1);
        match self {
            Self::Plain(plain) => text.push_str(plain),
            Self::List(items) => {
                text.push('[');
                for (index, item) in items.iter().enumerate() {
                    separate(text, index, inner);
                    item.write(text, inner);
                }
                close(text, level);
                text.push(']');
            }
            Self::Record(fields) => {
                text.push('{');
                for (index, (key, value)) in fields.iter().enumerate() {
                    separate(text, index, inner);
                    text.push_str(&format!("\"{key}\":{}", if level.is_some() { " " } else { "" }));
                    value.write(text, inner);
                }
                close(text, level);
                text.push('}');
            }
        }
    }
}

fn separate(text: &mut String, index: usize, level: Option<usize>) {
    if index > 0 {
        text.push(',');
    }
    close(text, level);
}

fn close(text: &mut String, level: Option<usize>) {
    if let Some(level) = level {
        text.push('\n');
        text.extend((0..level).map(|_| "  "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Json {
        let inner = Json::Record(vec![("b", Json::text("x\"\n\\")), ("c", Json::null())]);
        Json::Record(vec![("a", Json::plain(1)), ("list", Json::List(vec![inner]))])
    }

    #[test]
    fn layouts() {
        assert_eq!(sample().compact(), r#"{"a":1,"list":[{"b":"x\"\n\\","c":null}]}"#);
        let pretty =
            "{\n  \"a\": 1,\n  \"list\": [\n    {\n      \"b\": \"x\\\"\\n\\\\\",\n      \"c\": null\n    }\n  ]\n}";
        assert_eq!(sample().pretty(), pretty);
    }

    #[test]
    fn shuffling_keeps_every_key() {
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
        let mut shuffled = sample();
        shuffled.shuffle(&mut Random::new(5));
        assert_ne!(shuffled.compact(), sample().compact());
        assert_eq!(value(&shuffled.compact()), value(&sample().compact()));
    }
}
