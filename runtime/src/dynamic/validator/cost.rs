//! What a validator would do, counted by going the same ways without looking at any keyword.

use serde_json::Value;
use toolcall_schema::declared::{Asked, Plan};

use crate::violation::Code;

/// Whether a validator may be given a value; else why not, and what to send instead.
pub(super) fn count(plan: &Plan, value: &Value) -> Result<(), (Code, &'static str)> {
    Counter { plan, left: MOST_LOOKS }.ask(0, value, 1, 0)
}

struct Counter<'p> {
    plan: &'p Plan,
    left: usize,
}

impl Counter<'_> {
    /// One schema of one value, looked at so many times.
    fn ask(&mut self, schema: usize, value: &Value, times: usize, depth: usize) -> Result<(), (Code, &'static str)> {
        if depth >= MOST_LEVELS {
            return Err((Code::TooDeep, "fewer values in each other"));
        }
        let Some(asked) = self.plan.schemas.get(schema) else { return Ok(()) };
        let length = if let Value::String(text) = value { text.len() } else { 0 };
        let matched = (asked.patterns - asked.every_key.len()) * length * PATTERN;
        self.spend(times.saturating_mul(asked.size + length / 64 + matched))?;
        let parts = match value {
            Value::Object(members) => members.len(),
            Value::Array(items) => items.len(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
        };
        let times = times + usize::from(asked.is_asked_again);
        let times_here = times.saturating_mul(if asked.is_asked_of_parts { 1 + parts } else { 1 });
        asked.here.iter().try_for_each(|schema| self.ask(*schema, value, times_here, depth + 1))?;
        match value {
            Value::Object(members) => members.iter().try_for_each(|(key, value)| {
                // Names are matched too.
                self.spend(times.saturating_mul(asked.every_key.len() * key.len() * PATTERN))?;
                of_key(asked, key).try_for_each(|schema| self.ask(schema, value, times, depth + 1))
            }),
            Value::Array(items) => items.iter().enumerate().try_for_each(|(index, value)| {
                of_item(asked, index).try_for_each(|schema| self.ask(schema, value, times, depth + 1))
            }),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
        }
    }

    fn spend(&mut self, looks: usize) -> Result<(), (Code, &'static str)> {
        let left = self.left.checked_sub(looks);
        self.left = left.ok_or((Code::TooLarge, "fewer values, or such as fewer forms are tried for"))?;
        Ok(())
    }
}

fn of_key(asked: &Asked, key: &str) -> impl Iterator<Item = usize> {
    let own = asked.keys.get(key).map(core::slice::from_ref);
    own.unwrap_or(&asked.other_keys).iter().chain(&asked.every_key).copied()
}

fn of_item(asked: &Asked, index: usize) -> impl Iterator<Item = usize> {
    let own = asked.items.get(index).map(core::slice::from_ref);
    own.unwrap_or(&asked.other_items).iter().chain(&asked.every_item).copied()
}

/// Looks at values that one check may come to.
const MOST_LOOKS: usize = 1 << 20;

/// Looks for a byte that a pattern is searched in: where its engine must go through all its places for each.
const PATTERN: usize = 4;

/// Schemas within each other, of a value and of its parts: a validator goes into them on the stack.
const MOST_LEVELS: usize = 256;
