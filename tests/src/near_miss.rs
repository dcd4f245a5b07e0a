//! Instances that are nearly valid: a valid one with a change or two, where mistakes of models and of ours are likely.

use serde_json::{Map, Number, Value};

use crate::generate::{CHARACTERS, Generator, whole_number};

impl Generator<'_> {
    /// Fits but for one or two changes, some of which happen to fit as well.
    pub fn near_miss(&mut self) -> Value {
        let mut value = self.valid();
        for _ in 0..1 + self.random.below(2) {
            self.change_somewhere(&mut value);
        }
        value
    }

    /// Changes the value itself, or one inside it.
    fn change_somewhere(&mut self, value: &mut Value) {
        let inner = match value {
            Value::Array(items) => items.len(),
            Value::Object(members) => members.len(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
        };
        if inner == 0 || self.random.percent(25) {
            return self.change(value);
        }
        let index = self.random.below(inner);
        match value {
            Value::Array(items) => self.change_somewhere(&mut items[index]),
            Value::Object(members) => self.change_somewhere(members.values_mut().nth(index).expect("a member")),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    fn change(&mut self, value: &mut Value) {
        if self.random.percent(20) {
            *value = if self.random.percent(50) { Value::Null } else { self.any(1) };
            return;
        }
        match value {
            Value::Null | Value::Bool(_) => *value = self.any(0),
            Value::Number(number) => *value = self.other_number(number),
            Value::String(text) => self.change_text(text),
            Value::Array(items) => match self.random.below(3) {
                0 => items.truncate(items.len() / 2),
                1 => items.extend(items.clone()),
                _ => items.push(self.any(1)),
            },
            Value::Object(members) => self.change_keys(members),
        }
    }

    fn other_number(&mut self, number: &Number) -> Value {
        let whole = number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from));
        match (self.random.below(5), whole) {
            (0, Some(whole)) => whole_number(whole + 1),
            (1, Some(whole)) => whole_number(whole - 1),
            (2, Some(whole)) => whole_number(-whole),
            (3, _) => Value::from(number.to_string()),
            _ => Value::from(
                number
                    .as_f64()
                    .map_or(0.5, |value| if self.random.percent(50) { value.next_up() } else { value / 2.0 }),
            ),
        }
    }

    fn change_text(&mut self, text: &mut String) {
        match self.random.below(5) {
            0 => text.clear(),
            1 => text.push(*self.random.pick(CHARACTERS)),
            2 => *text = text.to_uppercase(),
            3 => *text += &text.clone(),
            _ => text.push(' '),
        }
    }

    /// Takes a key away, adds one that is nearly another, or gives a value to a wrong key.
    fn change_keys(&mut self, members: &mut Map<String, Value>) {
        let keys: Vec<String> = members.keys().cloned().collect();
        let key = if keys.is_empty() { "key".to_owned() } else { self.random.pick(&keys).clone() };
        let other = match self.random.below(5) {
            0 => key.to_uppercase(),
            1 => format!("{key}\0"),
            2 => key.chars().skip(1).collect(),
            3 => format!(" {key}"),
            _ => self.text(0, 4),
        };
        match self.random.below(3) {
            0 => drop(members.remove(&key)),
            1 => drop(members.insert(other, Value::Null)),
            _ => {
                let value = members.remove(&key).unwrap_or_default();
                members.insert(other, value);
            }
        }
    }
}
