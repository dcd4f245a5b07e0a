//! The arguments that are sent: classes of 32 different payloads each, with the answer that a right parse leads to.
//!
//! Values, lengths and optional fields differ within a class, and the payloads are visited in one fixed order that
//! looks random, so that no contender profits from having seen the very same bytes just before.

mod draw;
mod json;
mod random;

use json::Json;
use random::Random;

/// A group of payloads that are alike: one row of a table of results.
#[derive(Debug)]
pub struct Class {
    /// How the row is called.
    pub name: &'static str,
    /// The tool that its payloads are sent to.
    pub tool: Tool,
    /// The payloads, `VARIANTS` of them.
    pub payloads: Vec<Payload>,
}

/// The tools of `declared`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Two arguments.
    Tiny,
    /// Six scalars.
    Search,
    /// Ten scalars, some of them longer texts.
    Mail,
    /// Few and long texts.
    Write,
    /// A record and a list of records.
    Order,
}

impl Tool {
    /// The name by which a model calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tiny => "tiny",
            Self::Search => "search",
            Self::Mail => "mail",
            Self::Write => "write",
            Self::Order => "order",
        }
    }
}

/// The arguments of one call.
#[derive(Debug)]
pub struct Payload {
    /// Their JSON text.
    pub arguments: Vec<u8>,
    /// The answer of their tool, taken exactly.
    pub answer: u64,
}

impl Class {
    /// Average size of its payloads in bytes.
    pub fn average(&self) -> usize {
        self.payloads.iter().map(|payload| payload.arguments.len()).sum::<usize>() / self.payloads.len()
    }

    /// The same payloads, each in a message of JSON-RPC as MCP has it.
    pub fn messages(&self) -> Self {
        let wrapped = self.payloads.iter().zip(1..).map(|(Payload { arguments, answer }, id)| {
            let (name, arguments) = (self.tool.name(), String::from_utf8_lossy(arguments));
            let params = format!(r#"{{"name":"{name}","arguments":{arguments}}}"#);
            let message = format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{params}}}"#);
            Payload { arguments: message.into_bytes(), answer: *answer }
        });
        Self { name: self.name, tool: self.tool, payloads: wrapped.collect() }
    }

    /// Its payloads in the order in which they are visited.
    pub fn visits(&self) -> Vec<&Payload> {
        let mut random = Random::new(1);
        (0..STEPS).map(|_| random.choose(&self.payloads)).collect()
    }
}

/// All classes, the same in each run.
pub fn classes() -> Vec<Class> {
    RECIPES.iter().map(Recipe::cook).collect()
}

struct Recipe {
    name: &'static str,
    tool: Tool,
    layout: Layout,
    draw: fn(&mut Random) -> Drawn,
}

/// One payload before it has a layout.
struct Drawn {
    arguments: Json,
    answer: u64,
}

#[derive(Clone, Copy)]
enum Layout {
    Compact,
    Pretty,
    Shuffled,
}

impl Recipe {
    const fn compact(name: &'static str, tool: Tool, draw: fn(&mut Random) -> Drawn) -> Self {
        Self { name, tool, layout: Layout::Compact, draw }
    }

    const fn pretty(name: &'static str, tool: Tool, draw: fn(&mut Random) -> Drawn) -> Self {
        Self { name, tool, layout: Layout::Pretty, draw }
    }

    const fn shuffled(name: &'static str, tool: Tool, draw: fn(&mut Random) -> Drawn) -> Self {
        Self { name, tool, layout: Layout::Shuffled, draw }
    }

    fn cook(&self) -> Class {
        let mut random = Random::new(0);
        let payloads = (0..VARIANTS).map(|_| self.payload(&mut random)).collect();
        Class { name: self.name, tool: self.tool, payloads }
    }

    fn payload(&self, random: &mut Random) -> Payload {
        let Drawn { mut arguments, answer } = (self.draw)(random);
        let text = match self.layout {
            Layout::Compact => arguments.compact(),
            Layout::Pretty => arguments.pretty(),
            Layout::Shuffled => {
                arguments.shuffle(random);
                arguments.compact()
            }
        };
        Payload { arguments: text.into_bytes(), answer }
    }
}

/// Different payloads a class.
pub const VARIANTS: usize = 32;
/// Visits before the order begins again.
pub const STEPS: usize = 1024;

const RECIPES: [Recipe; 14] = [
    Recipe::compact("tiny26", Tool::Tiny, draw::tiny),
    Recipe::compact("small120", Tool::Search, draw::search),
    Recipe::compact("mid600", Tool::Mail, draw::mail),
    Recipe::compact("str8k_plain", Tool::Write, draw::write_plain),
    Recipe::compact("str8k_escapes", Tool::Write, draw::write_escapes),
    Recipe::compact("str8k_cyrillic", Tool::Write, draw::write_cyrillic),
    Recipe::compact("nested400", Tool::Order, draw::order_small),
    Recipe::compact("nested8k", Tool::Order, draw::order_large),
    Recipe::pretty("small120_pretty", Tool::Search, draw::search),
    Recipe::pretty("nested400_pretty", Tool::Order, draw::order_small),
    Recipe::pretty("nested8k_pretty", Tool::Order, draw::order_large),
    Recipe::shuffled("tiny26_shuffled", Tool::Tiny, draw::tiny),
    Recipe::shuffled("small120_shuffled", Tool::Search, draw::search),
    Recipe::shuffled("nested400_shuffled", Tool::Order, draw::order_small),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_have_the_sizes_of_their_names() {
        for class in classes() {
            let wanted = match class.name {
                "tiny26" | "tiny26_shuffled" => 20..=32,
                "small120" | "small120_shuffled" => 100..=130,
                "small120_pretty" => 120..=160,
                "mid600" => 500..=620,
                "nested400" | "nested400_shuffled" => 360..=460,
                "nested400_pretty" => 560..=720,
                "nested8k_pretty" => 10_000..=14_000,
                _ => 7600..=8600,
            };
            assert!(wanted.contains(&class.average()), "{}: {}", class.name, class.average());
        }
    }

    #[test]
    fn payloads_differ_and_come_back_the_same() {
        for (class, again) in classes().iter().zip(classes()) {
            let mut seen: Vec<&[u8]> = class.payloads.iter().map(|payload| payload.arguments.as_slice()).collect();
            assert!(seen.iter().zip(&again.payloads).all(|(one, other)| **one == other.arguments));
            seen.sort_unstable();
            seen.dedup();
            assert!(seen.len() > VARIANTS / 2, "{}", class.name);
        }
    }
}
