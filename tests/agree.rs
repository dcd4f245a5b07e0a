//! Schema and dispatch say the same. For every tool and dialect, over generated instances: the emitted schema, judged by
//! the `jsonschema` crate, and our dispatch accept and refuse the same texts, apart from [`LAXITIES`].

#![forbid(unsafe_code)]

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jsonschema::Validator;
use serde_json::Value;
use toolcall::{Dialect, Outcome, Reply, Scratch, Tool};
use toolcall_tests::absent::drop_nulls;
use toolcall_tests::case::{CASES, Case, silence_panics};
use toolcall_tests::generate::Generator;
use toolcall_tests::parameters::parameters as shown;
use toolcall_tests::random::Random;
use toolcall_tests::spell::{floats, spell, with_odd_number};

#[test]
fn schema_and_dispatch_agree() {
    silence_panics();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut tally = Tally::default();
        while let Some(case) = CASES.get(next.fetch_add(1, Ordering::Relaxed)) {
            tally.case(case);
        }
        tally
    };
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no case panics")).collect()
    });
    let Tally { checked, pairs, accepted, explained, unexplained } =
        tallies.into_iter().fold(Tally::default(), Tally::and);
    println!("{checked} instances of {pairs} schemas, {accepted} accepted by dispatch");
    for (laxity, count) in LAXITIES.iter().zip(&explained) {
        println!("{count:6} {}: {}", laxity.name, laxity.reason);
    }
    let (count, shown) = (unexplained.len(), &unexplained[..unexplained.len().min(20)]);
    assert!(unexplained.is_empty(), "{count} disagreements:\n{}", shown.join("\n"));
    assert!(pairs > 0 && checked >= INSTANCES * pairs);
    let refused = checked - accepted;
    assert!(accepted * 5 > checked && refused * 5 > checked, "instances of both kinds: {accepted} of {checked}");
    for (laxity, count) in LAXITIES.iter().zip(explained) {
        assert!(count > 0, "`{}` explains nothing any more", laxity.name);
    }
}

/// What was found so far.
#[derive(Default)]
struct Tally {
    checked: usize,
    pairs: usize,
    accepted: usize,
    /// By laxity.
    explained: [usize; LAXITIES.len()],
    unexplained: Vec<String>,
}

impl Tally {
    fn case(&mut self, case: &'static Case) {
        for tool in case.tools.tools() {
            for dialect in Dialect::ALL {
                self.pairs += 1;
                let subject = Subject::new(case, tool, *dialect);
                subject.instances().iter().for_each(|text| self.instance(&subject, text));
            }
        }
    }

    fn instance(&mut self, subject: &Subject, text: &str) {
        self.checked += 1;
        let verdicts = subject.verdicts(text);
        self.accepted += usize::from(verdicts.ours);
        if verdicts.ours != verdicts.schema {
            match explanation(subject, &verdicts) {
                Some(index) => self.explained[index] += 1,
                None => self.unexplained.push(format!("{} {}: {verdicts:?}", subject.tool.name, subject.dialect)),
            }
        }
    }

    fn and(mut self, other: Self) -> Self {
        self.checked += other.checked;
        self.pairs += other.pairs;
        self.accepted += other.accepted;
        self.explained.iter_mut().zip(other.explained).for_each(|(sum, count)| *sum += count);
        self.unexplained.extend(other.unexplained);
        self
    }
}

/// Which laxity accounts for different verdicts. A number that the judge takes for 0 may stand beside another one.
fn explanation(subject: &Subject, verdicts: &Verdicts) -> Option<usize> {
    let of = |verdicts: &Verdicts| LAXITIES.iter().position(|laxity| (laxity.explains)(subject, verdicts));
    of(verdicts).or_else(|| of(&subject.verdicts(&verdicts.text.replace("1e-400", "0"))))
}

/// A deliberate difference between what a schema says and what dispatch does.
struct Laxity {
    name: &'static str,
    reason: &'static str,
    /// Whether it accounts for different verdicts: without it they would be equal.
    explains: fn(&Subject, &Verdicts) -> bool,
}

/// All of them.
const LAXITIES: &[Laxity] = &[
    Laxity {
        name: "blank or null arguments",
        reason: "providers send an empty text or null for a call without arguments; both count as {}",
        explains: |subject, verdicts| {
            matches!(verdicts.text.trim(), "" | "null") && subject.ours("{}") == verdicts.ours
        },
    },
    Laxity {
        name: "an optional key left out",
        reason: "strict dialects list every key as required and say null for what may be absent; both are taken",
        explains: |subject, verdicts| {
            verdicts.ours
                && !subject.is_full()
                && verdicts.value.as_ref().is_some_and(|value| subject.full.is_valid(&declared(value)))
        },
    },
    Laxity {
        name: "null for an optional key",
        reason: "since strict dialects force null on the model, it counts as absent in every dialect",
        explains: |subject, verdicts| verdicts.ours && subject.fits_without_nulls(verdicts),
    },
    Laxity {
        name: "an unknown argument",
        reason: "a tool with `unknown = \"ignore\"` drops it; the schema is closed all the same, so that models send none",
        explains: |subject, verdicts| {
            let known = |(key, _): &(&String, &Value)| subject.tool.parameters.contains(&key.as_str());
            let Some(Value::Object(members)) = verdicts.value.as_ref().map(declared) else { return false };
            let kept = members.iter().filter(known).map(|(key, value)| (key.clone(), value.clone()));
            verdicts.ours && subject.tool.ignores_unknown && subject.fits(Value::Object(kept.collect()))
        },
    },
    Laxity {
        name: "an unsaid constraint",
        reason: "a keyword that the dialect does not know stands in the description and is enforced all the same",
        explains: |subject, verdicts| !verdicts.ours && !subject.is_full() && !subject.fits_without_nulls(verdicts),
    },
    Laxity {
        name: "a number beyond the slot",
        reason: "not every dialect shows bounds of 64 bits, none those of floats; what lies outside cannot be held",
        explains: |_, verdicts| {
            // Either slot is meant: none of the cases has an integer whose own bounds lie beyond 1e18.
            verdicts
                .all_out_of_range(|value, is_integer| value.abs() > if is_integer { 9.2e18 } else { f32::MAX.into() })
        },
    },
    Laxity {
        name: "a format by its grammar",
        reason: "days that a month does not have, units without a length, names of users: no schema says these",
        explains: |subject, verdicts| {
            let has_format =
                ["\"format\"", "\"pattern\""].iter().any(|name| subject.full_schema.to_string().contains(name));
            has_format && !verdicts.ours && verdicts.violations.iter().all(|(code, _)| code == "invalid_format")
        },
    },
    Laxity {
        name: "a number as text",
        reason: "bounds of a number that travels as text stand in the description, and are enforced all the same",
        explains: |_, verdicts| {
            let at = |pointer: &str| verdicts.value.as_ref().and_then(|value| value.pointer(pointer));
            // Keys of maps travel as text anyway.
            let is_key = |pointer: &String| {
                let (map, key) = pointer.rsplit_once('/').unwrap_or_default();
                at(map).is_some_and(Value::is_object) && key.parse::<i128>().is_ok()
            };
            let is_text = |pointer: &String| at(pointer).is_some_and(Value::is_string) || is_key(pointer);
            let is_bound = |code: &str| matches!(code, "out_of_range" | "not_a_multiple");
            !verdicts.ours && verdicts.violations.iter().all(|(code, pointer)| is_bound(code) && is_text(pointer))
        },
    },
    Laxity {
        name: "an integer by its digits",
        reason: "the judge rounds to a float first, takes 1e-400 for 0 and 9223372036854775807.0 for more than it is",
        explains: |subject, verdicts| match &verdicts.value {
            Some(value) if verdicts.ours => subject.fits(exact(value)),
            _ => verdicts.text.contains("1e-400") && subject.ours(&verdicts.text.replace("1e-400", "0")),
        },
    },
    Laxity {
        name: "a multiple by its digits",
        reason: "the judge rounds to a float first, where long digits are lost and 1e-400 is 0",
        explains: |subject, verdicts| {
            let is_inexact = |value: &f64| *value == 0.0 || value.abs() > 9e15;
            subject.full_schema.to_string().contains("\"multipleOf\"")
                && verdicts.violations.iter().all(|(code, _)| code == "not_a_multiple")
                && verdicts.value.as_ref().is_some_and(|value| floats(value).iter().any(is_inexact))
        },
    },
    Laxity {
        name: "a number in text that is kept",
        reason: "what is handed on as its text may hold numbers of any size, which the judge cannot read at all",
        explains: |_, verdicts| verdicts.ours && verdicts.value.is_none() && verdicts.text.contains("1e400"),
    },
    Laxity {
        name: "a type of another crate",
        reason: "what fits is for its `serde::Deserialize` to say, and no schema tells it",
        explains: |_, verdicts| !verdicts.ours && verdicts.violations.iter().all(|(code, _)| code == "custom"),
    },
    Laxity {
        name: "equal items by their digits",
        reason: "the judge rounds a number with a point to a float first, and takes it for another than the same in full",
        explains: |_, verdicts| {
            !verdicts.ours
                && verdicts.violations.iter().all(|(code, _)| code == "repeated_item")
                && verdicts.value.as_ref().is_some_and(|value| floats(value).iter().any(|value| value.abs() > 9e15))
        },
    },
];

/// One tool in one dialect.
struct Subject {
    case: &'static Case,
    tool: &'static Tool,
    dialect: Dialect,
    schema: Value,
    validator: Validator,
    /// The same arguments in a dialect that takes every keyword.
    full_schema: Value,
    full: Validator,
}

/// What each side says about one text.
#[derive(Debug)]
struct Verdicts {
    text: String,
    ours: bool,
    schema: bool,
    /// Codes and pointers.
    violations: Vec<(String, String)>,
    value: Option<Value>,
}

impl Verdicts {
    /// Whether only numbers are refused, each with a value of this kind. What is written with neither point nor exponent
    /// counts as an integer.
    fn all_out_of_range(&self, is_meant: impl Fn(f64, bool) -> bool) -> bool {
        let value = |pointer: &str| self.value.as_ref()?.pointer(pointer)?.as_f64();
        !self.ours
            && self.violations.iter().all(|(code, pointer)| {
                let value = value(pointer);
                code == "out_of_range"
                    && value.is_some_and(|value| is_meant(value, value.fract() == 0.0 && value.abs() < 1e30))
            })
    }
}

impl Subject {
    fn new(case: &'static Case, tool: &'static Tool, dialect: Dialect) -> Self {
        let (schema, full_schema) = (parameters(case, tool, dialect), parameters(case, tool, FULL));
        let judge = |schema| {
            let options = jsonschema::draft202012::options().should_validate_formats(true);
            options.build(schema).unwrap_or_else(|error| panic!("{}: {error}", tool.name))
        };
        let (validator, full) = (judge(&schema), judge(&full_schema));
        Self { case, tool, dialect, schema, validator, full_schema, full }
    }

    fn is_full(&self) -> bool {
        self.dialect == FULL
    }

    fn instances(&self) -> Vec<String> {
        let mut random = Random::of(&format!("{:?} {} {}", self.case, self.tool.name, self.dialect));
        let mut texts: Vec<String> = ["", " \n", "null", "{}", "[]", "0", "\"\"", "{"].map(str::to_owned).to_vec();
        for round in 0..INSTANCES {
            let mut generator = Generator::new(&self.schema, &mut random);
            let value = match round % 20 {
                0..9 => generator.valid(),
                9..19 => generator.near_miss(),
                _ => generator.any(3),
            };
            let text = spell(&value, &mut random);
            texts.push(if round % 16 == 0 { with_odd_number(&text, &mut random) } else { text });
        }
        texts
    }

    fn verdicts(&self, text: &str) -> Verdicts {
        let value: Option<Value> = serde_json::from_str(text).ok();
        let schema = value.as_ref().is_some_and(|value| self.validator.is_valid(value));
        let (mut ours, mut violations) = (true, Vec::new());
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        (self.case.call)(self.tool.name, text.as_bytes(), &mut scratch, &mut reply, &mut |outcome, _| {
            if let Outcome::Rejected(rejection) = outcome {
                ours = false;
                violations = rejection
                    .violations()
                    .map(|violation| (violation.code().to_string(), violation.pointer().to_owned()))
                    .collect();
            }
        });
        Verdicts { text: text.to_owned(), ours, schema, violations, value }
    }

    fn ours(&self, text: &str) -> bool {
        self.case.accepts(self.tool.name, text.as_bytes(), &mut Scratch::new(), &mut Reply::new())
    }

    /// Whether every constraint holds once `null` for an optional key is taken away.
    fn fits_without_nulls(&self, verdicts: &Verdicts) -> bool {
        verdicts.value.as_ref().is_some_and(|value| self.fits(value.clone()))
    }

    fn fits(&self, value: Value) -> bool {
        let mut value = declared(&value);
        drop_nulls(&self.full_schema, &mut value);
        self.full.is_valid(&value)
    }
}

/// The same with the ends of 64 bits for the floats they are rounded to.
fn exact(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(exact).collect(),
        Value::Object(members) => members.iter().map(|(key, value)| (key.clone(), exact(value))).collect(),
        Value::Number(number) if number.is_f64() => match number.as_f64() {
            Some(9_223_372_036_854_775_808.0) => Value::from(i64::MAX),
            Some(18_446_744_073_709_551_616.0) => Value::from(u64::MAX),
            _ => value.clone(),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

/// The same with every key as it was declared: some dialects show it otherwise, and dispatch takes both spellings.
fn declared(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(declared).collect(),
        Value::Object(members) => {
            let key = |key: &String| {
                let other = SPELLINGS.iter().find(|(shown, _)| shown == key);
                other.map_or_else(|| key.clone(), |(_, declared)| (*declared).to_owned())
            };
            members.iter().map(|(name, value)| (key(name), declared(value))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

/// The schema of the arguments.
fn parameters(case: &Case, tool: &Tool, dialect: Dialect) -> Value {
    let bytes =
        case.tools.schema_of(tool, dialect).unwrap_or_else(|error| panic!("{error}")).expect("a tool of the case");
    let object: Value = serde_json::from_slice(bytes).expect("JSON");
    // A tool without arguments has no schema in some dialects.
    shown(dialect, &object).unwrap_or_else(|| Value::from_iter([("type", "object")]))
}

/// Keys of the cases that some dialect shows otherwise.
const SPELLINGS: &[(&str, &str)] = &[("gr__e", "größe"), ("page_size", "page-size")];

/// The dialect that takes every keyword.
const FULL: Dialect = Dialect::Mcp;

/// Generated instances of one schema.
const INSTANCES: usize = 2_000;
