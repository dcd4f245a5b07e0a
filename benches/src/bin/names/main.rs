//! Prints what it takes to find a tool by its name, among 8 to 10,000 names, in random order: of names that there are, and
//! of such with one letter wrong. Our table has a bar in nanoseconds, and one for how much it grows; the others are beside
//! it. `cargo run --release -p toolcall-benches --bin names`; ends with 1 if a bar is not reached.

#![forbid(unsafe_code)]

mod list;

use std::collections::HashMap;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use foldhash::fast::FixedState;
use toolcall::__private::Names;
use toolcall_benches::ratio::{ROUNDS, median};
use toolcall_benches::rows::Rows;
use toolcall_schema::names::Table;

mod matched {
    //! A `match` over the first names each, which the build script wrote: of 10,000 it takes rustc a minute and more.
    include!(concat!(env!("OUT_DIR"), "/names_match.rs"));
}

fn main() -> ExitCode {
    let (mut rows, mut times) = (Rows::default(), Vec::new());
    for count in COUNTS {
        let names: &'static [String] = list::names(count).leak();
        let names: Vec<&'static str> = names.iter().map(String::as_str).collect();
        let mut finders = finders(&names);
        let (hits, misses) = (Queries::of(&names, false), Queries::of(&names, true));
        check(&names, &hits, &misses, &mut finders);
        for (kind, queries) in [("hit", hits), ("miss", misses)] {
            let class = format!("names_{count}_{kind}");
            for (finder, time) in finders.iter().zip(measure(&queries, &finders)) {
                if finder.0 == OURS {
                    rows.print(&class, "nanoseconds", Some(time), NANOSECONDS);
                    times.push((kind, time));
                } else {
                    println!("{class:<18} {:<22} {time:>8.1}", finder.0);
                }
            }
        }
    }
    for wanted in ["hit", "miss"] {
        let times = times.iter().filter(|(kind, _)| *kind == wanted).map(|(_, time)| *time);
        let (least, most) = times.fold((f64::MAX, 0.0_f64), |(least, most), time| (least.min(time), most.max(time)));
        rows.print(&format!("names_{wanted}"), "slowest/fastest", Some(most / least), GROWTH);
    }
    if rows.short() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A way to find a name, with what it is called.
type Finder = (&'static str, Box<dyn Fn(&Queries) -> u64>);

/// The sum of what was found, so that nothing is left out. Generic, so that each way is called directly.
fn finder(name: &'static str, find: impl Fn(&str) -> Option<u16> + 'static) -> Finder {
    let all = move |queries: &Queries| {
        let found = queries.places.iter().map(|(start, end)| find(black_box(&queries.text[*start..*end])));
        found.map(|tool| tool.map_or(1 << 32, u64::from)).sum()
    };
    (name, Box::new(all))
}

fn finders(names: &[&'static str]) -> Vec<Finder> {
    let (ours, theirs) = (ours(names), phf(names));
    let map: HashMap<&str, u16, FixedState> = names.iter().copied().zip(0..).collect();
    let standard: HashMap<&str, u16> = names.iter().copied().zip(0..).collect();
    let mut finders = vec![
        finder(OURS, move |name| ours.find(name)),
        finder("phf", move |name| theirs.get(name).copied()),
        finder("HashMap_foldhash", move |name| map.get(name).copied()),
        finder("HashMap", move |name| standard.get(name).copied()),
    ];
    match names.len() {
        8 => finders.push(finder("match", matched::among_8)),
        64 => finders.push(finder("match", matched::among_64)),
        1_000 => finders.push(finder("match", matched::among_1000)),
        _ => {}
    }
    finders
}

/// The table as the build step writes it.
fn ours(names: &[&'static str]) -> Names<'static> {
    let Table { seed, displacements, order } = Table::of(names);
    let entries: Vec<(&str, u16)> = order.iter().map(|index| (names[*index], *index as u16)).collect();
    Names::new(seed, displacements.leak(), entries.leak())
}

/// The table of the crate phf, with its own hash, as its macro writes it.
fn phf(names: &[&'static str]) -> phf::Map<&'static str, u16> {
    let state = phf_generator::generate_hash(names);
    let entries: Vec<(&str, u16)> = state.map.iter().map(|index| (names[*index], *index as u16)).collect();
    phf::Map { key: state.key, disps: state.disps.leak(), entries: entries.leak() }
}

/// What is looked up: texts of their own, one after the other in memory.
struct Queries {
    text: String,
    places: Vec<(usize, usize)>,
}

impl Queries {
    fn of(names: &[&str], wrong: bool) -> Self {
        let mut queries = Self { text: String::new(), places: Vec::new() };
        let mut random = 0_usize;
        for _ in 0..QUERIES {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (name, start) = (names[(random >> 33) % names.len()], queries.text.len());
            queries.text.push_str(name);
            if wrong {
                let letter = start + (random >> 20) % name.len();
                queries.text.replace_range(letter..=letter, "~");
            }
            queries.places.push((start, queries.text.len()));
        }
        queries
    }
}

/// Everybody finds every name, and no other.
///
/// # Panics
/// If somebody does not.
fn check(names: &[&str], hits: &Queries, misses: &Queries, finders: &mut [Finder]) {
    let index: HashMap<&str, u64> = names.iter().copied().zip(0..).collect();
    let right: u64 = hits.places.iter().map(|(start, end)| index[&hits.text[*start..*end]]).sum();
    for (name, find) in finders {
        assert_eq!(find(hits), right, "{name}, of {}", names.len());
        assert_eq!(find(misses), QUERIES << 32, "{name} finds what is not there, of {}", names.len());
    }
}

/// Nanoseconds a name: medians of rounds in which all run in turn.
fn measure(queries: &Queries, finders: &[Finder]) -> Vec<f64> {
    let mut times = vec![Vec::new(); finders.len()];
    for round in 0..ROUNDS {
        for turn in 0..finders.len() {
            let index = (round + turn) % finders.len();
            let start = Instant::now();
            black_box((finders[index].1)(queries));
            times[index].push(start.elapsed().as_nanos() as f64 / QUERIES as f64);
        }
    }
    times.into_iter().map(median).collect()
}

const OURS: &str = "toolcall";
const COUNTS: [usize; 4] = [8, 64, 1_000, 10_000];
const QUERIES: u64 = 8_192;
const NANOSECONDS: f64 = 14.0;
const GROWTH: f64 = 1.5;
