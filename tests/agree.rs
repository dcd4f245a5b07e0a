//! Schema and dispatch say the same. For every tool and dialect, over generated instances: the emitted schema, judged by
//! the `jsonschema` crate, and our dispatch accept and refuse the same texts, apart from [`LAXITIES`].

#![forbid(unsafe_code)]

#[path = "agree/laxities.rs"]
mod laxities;

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jsonschema::Validator;
use laxities::{LAXITIES, explanation};
use serde_json::Value;
use toolcall::{Dialect, Level, Outcome, Policy, Reply, Scratch, Tool};
use toolcall_tests::absent::{drop_absent, drop_nulls};
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
    /// Whether it is refused for nothing else.
    fn all_are(&self, meant: &str) -> bool {
        self.violations.iter().all(|(code, _)| code == meant)
    }

    fn floats(&self) -> Vec<f64> {
        self.value.as_ref().map(floats).unwrap_or_default()
    }

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
        let (validator, full) = (judge(&schema, tool), judge(&full_schema, tool));
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
        self.call(text, &mut |outcome| {
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
        let mut accepts = false;
        self.call(text, &mut |outcome| accepts = !matches!(outcome, Outcome::Rejected(_)));
        accepts
    }

    /// What becomes of a text, `exact` as a schema is. A tool that says another level is not called.
    fn call(&self, text: &str, inspect: &mut dyn FnMut(Outcome<'_>)) {
        let (tools, name, text) = (self.case.tools, self.tool.name, text.as_bytes());
        let mut scratch = Scratch::new();
        match self.tool.coerce {
            Some(_) => inspect(tools.check(name, text, Policy::at(Level::Exact), &mut scratch, &mut Vec::new())),
            None => (self.case.call)(name, text, &mut scratch, &mut Reply::new(), &mut |outcome, _| inspect(outcome)),
        }
    }

    /// Whether every constraint holds once `null` for an optional key is taken away.
    fn fits_without_nulls(&self, verdicts: &Verdicts) -> bool {
        verdicts.value.as_ref().is_some_and(|value| self.fits(value.clone()))
    }

    /// Whether it does once each key is taken away that is as its absence would be.
    fn fits_without_absences(&self, verdicts: &Verdicts) -> bool {
        let Some(mut value) = verdicts.value.as_ref().map(declared) else { return false };
        drop_absent(&self.full_schema, &mut value);
        self.full.is_valid(&value)
    }

    /// The same where equal items do no harm.
    fn fits_but_for_equal_items(&self, verdicts: &Verdicts) -> bool {
        let Some(value) = verdicts.value.as_ref().filter(|_| self.full_schema.to_string().contains("\"uniqueItems\""))
        else {
            return false;
        };
        let (mut value, loose) = (declared(&laxities::exact(value)), without_unique_items(&self.full_schema));
        drop_nulls(&self.full_schema, &mut value);
        judge(&loose, self.tool).is_valid(&value)
    }

    fn fits(&self, value: Value) -> bool {
        let mut value = declared(&value);
        drop_nulls(&self.full_schema, &mut value);
        self.full.is_valid(&value)
    }
}

fn judge(schema: &Value, tool: &Tool) -> Validator {
    let options = jsonschema::draft202012::options().should_validate_formats(true);
    options.build(schema).unwrap_or_else(|error| panic!("{}: {error}", tool.name))
}

fn without_unique_items(schema: &Value) -> Value {
    match schema {
        Value::Array(items) => items.iter().map(without_unique_items).collect(),
        Value::Object(members) => {
            let kept = members.iter().filter(|(keyword, _)| *keyword != "uniqueItems");
            kept.map(|(keyword, value)| (keyword.clone(), without_unique_items(value))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => schema.clone(),
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
const SPELLINGS: &[(&str, &str)] =
    &[("gr__e", "größe"), ("page_size", "page-size"), ("card_number", "card-number"), ("last_month", "last-month")];

/// The dialect that takes every keyword.
const FULL: Dialect = Dialect::Mcp;

/// Generated instances of one schema.
const INSTANCES: usize = 2_000;
