//! Times of a program's own tools, with arguments that are made from their shapes (feature `bench`).
//!
//! A file in `benches/` of a package whose library has the toolset, with criterion as a dev-dependency and
//! `harness = false`, is one line:
//!
//! ```ignore
//! toolcall::bench_tools!(my_crate::tools);
//! ```
//!
//! It prints what parsing takes beside reading a `serde_json::Value`, which enforces nothing, and how many instructions
//! where valgrind is installed, then leaves the rest to criterion, with its words and baselines. Tools are parsed, never called: a call may do anything.

use std::hint::black_box;
use std::time::Instant;

use self::instructions::Counter;
pub use self::instructions::answer;
use crate::sample::Sampler;
use crate::{Level, Policy, Scratch, Toolset};

mod instructions;

/// Parses arguments by the fast path; whether they fit.
pub type Parse = fn(&[u8], &mut Scratch) -> bool;

/// A tool with arguments that it takes.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The name of the tool.
    pub name: &'static str,
    /// JSON that its own check has taken as it stands.
    pub arguments: String,
    parse: Parse,
}

impl Sample {
    /// Parses the arguments.
    pub fn parse(&self, scratch: &mut Scratch) -> bool {
        (self.parse)(black_box(self.arguments.as_bytes()), scratch)
    }
}

impl Toolset {
    /// Arguments that a tool takes exactly as they stand: its declared example if that fits, else made from its shape. None
    /// for a name that is not there, and where nothing was found: a pattern may ask for what no simple text has.
    pub fn sample(&self, name: &str) -> Option<String> {
        let declared = self.declared();
        let id = declared.find(name)?;
        let is_match = |pattern: u32, text: &str| {
            declared.patterns.get(pattern as usize).is_some_and(|pattern| pattern.matches(text))
        };
        let sampler = Sampler::new(declared.table, is_match);
        let example = declared.tools.get(id).and_then(|tool| tool.example).map(str::to_owned);
        let made = || sampler.sample(*declared.roots.get(id)?, 0);
        let (mut scratch, mut out) = (Scratch::new(), Vec::new());
        let mut fits = |arguments: &String| {
            self.check(name, arguments.as_bytes(), Policy::at(Level::Exact), &mut scratch, &mut out).is_done()
        };
        example.filter(&mut fits).or_else(|| made().filter(&mut fits))
    }
}

#[cfg(feature = "dynamic")]
impl crate::dynamic::DynamicTools {
    /// Arguments that a tool takes exactly as they stand, made from its shape. None for a name that is not there, and where
    /// nothing was found; a tool that no shape says has none.
    pub fn sample(&self, name: &str) -> Option<String> {
        let (shapes, root) = self.shape_of(name)?;
        let is_match = |pattern: u32, text: &str| {
            shapes.patterns.get(pattern as usize).is_some_and(|pattern| pattern.matches(text))
        };
        let made = Sampler::new(shapes.table, is_match).sample(root, 0)?;
        let (mut scratch, mut out) = (Scratch::new(), Vec::new());
        let policy = Policy::at(Level::Exact);
        self.check(name, made.as_bytes(), policy, &mut scratch, &mut out).is_done().then_some(made)
    }
}

/// A sample of each tool; those that have none are told.
pub fn samples(toolset: &Toolset, parses: &[(&'static str, Parse)]) -> Vec<Sample> {
    let sample = |&(name, parse): &(&'static str, Parse)| {
        let arguments = toolset.sample(name).filter(|arguments| parse(arguments.as_bytes(), &mut Scratch::new()));
        if arguments.is_none() {
            eprintln!("{name}: no sample arguments were found; give it `#[tool(example = \"…\")]`");
        }
        Some(Sample { name, arguments: arguments?, parse })
    };
    parses.iter().filter_map(sample).collect()
}

/// Tells, apart from what criterion prints, what a parse of each sample takes, unless criterion was asked for no times.
pub fn print(samples: &[Sample]) {
    if std::env::args().any(|word| word == "--test" || word == "--list") {
        return;
    }
    let (table, mut scratch) = (Table::new(), Scratch::new());
    eprintln!("{HEADING}");
    for sample in samples {
        let ours = || _ = black_box(sample.parse(&mut scratch));
        eprintln!("{}", table.line(sample.name, sample.arguments.as_bytes(), ours));
    }
}

/// Whether this program was started to count instructions. The sample it was asked for has been parsed then, and nothing
/// else is to be done.
pub fn is_counted(samples: &[Sample]) -> bool {
    let mut scratch = Scratch::new();
    answer(|name| {
        let sample = samples.iter().find(|sample| sample.name == name);
        black_box(sample.is_some_and(|sample| sample.parse(&mut scratch)));
    })
}

/// What is measured of each tool. Instructions are counted where valgrind is installed.
#[derive(Debug)]
pub struct Table(Option<Counter>);

/// What stands above the lines of a [`Table`].
pub const HEADING: &str = "tool                              bytes        ns  of serde_json's Value  instructions";

impl Table {
    /// Looks for valgrind, and tells if it is not there.
    pub fn new() -> Self {
        let counter = Counter::new();
        if counter.is_none() {
            eprintln!("instructions are not counted: there is no valgrind, or it does not run this program");
        }
        Self(counter)
    }

    /// Nanoseconds of `ours`, which part that is of reading a `serde_json::Value` (medians of rounds in which both run in
    /// turn), and instructions.
    pub fn line(&self, name: &str, arguments: &[u8], ours: impl FnMut()) -> String {
        let [ours, theirs] = beside(ours, || _ = black_box(is_json(black_box(arguments))));
        let instructions = self.0.as_ref().and_then(|counter| counter.count(name));
        let instructions = instructions.map_or_else(|| "-".to_owned(), |count| count.to_string());
        format!("{name:<32} {:>6} {ours:>9.0} {:>22.2} {instructions:>13}", arguments.len(), ours / theirs)
    }
}

impl Default for Table {
    fn default() -> Self {
        Self::new()
    }
}

/// Whether it is JSON, read as a tree.
fn is_json(bytes: &[u8]) -> bool {
    serde_json::from_slice::<serde_json::Value>(bytes).is_ok()
}

/// Median nanoseconds of two that run in turn.
fn beside(mut one: impl FnMut(), mut other: impl FnMut()) -> [f64; 2] {
    let mut times = [const { Vec::new() }; 2];
    for _ in 0..=ROUNDS {
        for (times, run) in times.iter_mut().zip([&mut one as &mut dyn FnMut(), &mut other]) {
            let start = Instant::now();
            (0..CALLS).for_each(|_| run());
            times.push(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
        }
    }
    times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times.get(ROUNDS / 2).copied().unwrap_or(f64::NAN)
    })
}

const ROUNDS: usize = 30;
const CALLS: u32 = 200;

/// The `main` of a bench of a library's toolset: the path of the module with `include_tools!`, from the name of the library
/// on, and the name of the toolset if it has one. See [`bench`](crate::bench).
#[macro_export]
macro_rules! bench_tools {
    ($library:ident $(:: $module:ident)+) => { $crate::bench_tools!($library $(:: $module)+, tools); };
    ($library:ident $(:: $module:ident)+, $toolset:ident) => {
        use $library $(:: $module)+ as toolset;

        const PARSES: &[(&str, $crate::bench::Parse)] = ::core::include!(::core::concat!(
            ::core::env!("OUT_DIR"), "/toolcall/", ::core::stringify!($library), "/", ::core::stringify!($toolset), ".bench.rs"
        ));

        fn main() {
            let samples = $crate::bench::samples(&toolset::TOOLS, PARSES);
            if $crate::bench::is_counted(&samples) {
                return;
            }
            $crate::bench::print(&samples);
            let mut criterion = ::criterion::Criterion::default().configure_from_args();
            let mut group = criterion.benchmark_group(::core::concat!("parse/", ::core::stringify!($toolset)));
            let mut scratch = $crate::Scratch::new();
            for sample in &samples {
                group.bench_function(sample.name, |bencher| bencher.iter(|| sample.parse(&mut scratch)));
            }
            group.finish();
            criterion.final_summary();
        }
    };
}
