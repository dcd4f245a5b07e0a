//! The corpus of slips: calls as models get them wrong. At each level every one ends as written by hand, what is taken
//! is what was meant, and nothing is taken for something else.

#![forbid(unsafe_code)]

#[path = "slips/corpus.rs"]
mod corpus;
#[path = "slips/twins.rs"]
mod twins;

use std::collections::BTreeSet;

use allocation_counter::measure;
use corpus::{CLASSES, RIGHT, Slip, same, slips};
use serde_json::Value;
use toolcall::{Level, Outcome, Policy, Reply, Scratch};
use toolcall_tests::slips as tools;
use toolcall_tests::slips::dispatch::{TOOLS, call_sync};

/// Whether a slip ends as written; if not, how.
fn judge(slip: &Slip, level: Level, scratch: &mut Scratch, out: &mut Vec<u8>) -> Result<(), String> {
    let (written, now) = (slip.expected(level), corpus::outcome(&TOOLS, &slip.tool, &slip.sent(), level, scratch, out));
    if now != written {
        return Err(format!("{} at {level}\n  written {written}\n  now     {now}", slip.name));
    }
    if now != "accepted" {
        return Ok(());
    }
    let taken: Value = serde_json::from_slice(out).map_err(|error| format!("{}: {error}", slip.name))?;
    match &slip.meant {
        Some(meant) if same(&taken, meant) => Ok(()),
        meant => Err(format!("{} at {level}: falsely accepted\n  meant {meant:?}\n  taken {taken}", slip.name)),
    }
}

fn due() -> Vec<Slip> {
    CLASSES.iter().flat_map(|(_, lines)| slips(lines)).filter(Slip::is_due).collect()
}

#[test]
fn every_slip_ends_as_written() {
    let (mut scratch, mut out, mut differences) = (Scratch::new(), Vec::new(), Vec::new());
    for slip in due() {
        differences.extend(Level::ALL.iter().filter_map(|level| judge(&slip, *level, &mut scratch, &mut out).err()));
    }
    assert!(differences.is_empty(), "{} differences\n{}", differences.len(), differences.join("\n"));
}

/// The judge finds expectations that are wrong in either half: what becomes of a call, and what was meant by it.
#[test]
fn a_wrong_expectation_is_found() {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let line = |meant: &str, lossless: &str| {
        let line = format!(
            r#"{{"name":"x","tool":"list_events","arguments":"{{\"limit\":\"5\"}}","meant":{meant},"exact":"wrong_type /limit","lossless":"{lossless}","lenient":"accepted"}}"#
        );
        slips(&line).next().expect("a line")
    };
    let mut is_right = |slip: Slip| judge(&slip, Level::Lossless, &mut scratch, &mut out).is_ok();
    assert!(is_right(line(r#"{"limit":5}"#, "accepted")));
    for (meant, lossless) in [
        (r#"{"limit":6}"#, "accepted"),
        ("{}", "accepted"),
        ("null", "accepted"),
        (r#"{"limit":5}"#, "wrong_type /limit"),
        (r#"{"limit":5}"#, "accepted /limit"),
    ] {
        assert!(!is_right(line(meant, lossless)), "{meant} {lossless}");
    }
}

/// Of each class as many as the README says, each under a name of its own; what is right is taken at each level.
#[test]
fn the_corpus_is_as_large_as_it_says() {
    let readme = include_str!("slips/README.md");
    let mut names = BTreeSet::new();
    for (class, lines) in CLASSES {
        let count = slips(lines).count();
        assert!(
            readme.contains(&format!("| `{class}.jsonl` | {count} |")),
            "the README counts other than {count} {class}"
        );
        for slip in slips(lines) {
            let accepted = Level::ALL.map(|level| slip.expected(level) == "accepted");
            assert!(accepted.is_sorted(), "{}: a level takes what the one before takes", slip.name);
            assert_eq!(accepted[0], *class == RIGHT, "{}: only what is right is taken as it is", slip.name);
            assert!(slip.meant.is_some() || accepted == [false; 3], "{}: a false acceptance", slip.name);
            assert!(names.insert(slip.name.clone()), "{}: twice", slip.name);
        }
    }
    assert!(names.len() >= 300 && readme.contains(&format!("\n{} calls", names.len())), "{} calls", names.len());
}

/// A call of a tool at its own level ends as a check does, and the tool got what was meant.
#[test]
fn calls_end_as_checks_do() {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for slip in due() {
        let (sent, is_accepted) = (slip.sent(), slip.expected(Level::Lossless) == "accepted");
        let outcome = call_sync(&(), &slip.tool, &sent, &mut scratch, &mut reply);
        assert_eq!(outcome.is_done(), is_accepted, "{}: {}", slip.name, outcome.name());
        if is_accepted {
            let told: Value = serde_json::from_str(reply.text()).expect("JSON");
            assert!(same(&told, slip.meant.as_ref().expect("arguments")), "{}: {told}", slip.name);
        }
    }
}

#[test]
fn every_rejection_is_short_and_has_its_codes() {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    for (slip, level) in due().iter().flat_map(|slip| Level::ALL.map(|level| (slip, level))) {
        let outcome = TOOLS.check(&slip.tool, &slip.sent(), Policy::at(level), &mut scratch, &mut out);
        if let Outcome::Rejected(rejection) = outcome {
            let text = rejection.to_string();
            assert!(!text.is_empty() && text.len() <= 4096, "{} at {level}: {} bytes", slip.name, text.len());
            let mut json = Vec::new();
            rejection.write_json(&mut json);
            let json: Value = serde_json::from_slice(&json).expect("JSON");
            let violations = json["violations"].as_array().expect("a list");
            assert!(violations.iter().all(|violation| violation["code"].is_string()), "{}: {json}", slip.name);
            assert!(rejection.violations().len() > 0 && out.is_empty(), "{} at {level}", slip.name);
        }
    }
}

/// Once the memory has seen all of them, neither a slip that is recovered nor one that is refused takes any.
#[test]
fn no_slip_costs_an_allocation() {
    let calls: Vec<(Slip, Vec<u8>)> = due()
        .into_iter()
        .map(|slip| {
            let sent = slip.sent();
            (slip, sent)
        })
        .collect();
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    for is_measured in [false, true] {
        for ((slip, sent), level) in calls.iter().flat_map(|call| Level::ALL.map(|level| (call, level))) {
            let check = || _ = TOOLS.check(&slip.tool, sent, Policy::at(level), &mut scratch, &mut out);
            let count = measure(check).count_total;
            assert!(!is_measured || count == 0, "{} at {level}: {count} allocations", slip.name);
        }
    }
}

/// The table shows what is so: the lines of our levels and of serde_json; and what the front page says of them.
#[test]
fn the_figures_are_fresh() {
    let read = |path: &str| std::fs::read_to_string(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).expect("a file");
    let (own, front) = (read("slips/README.md"), read("../README.md").replace('\n', " "));
    let ours = Level::ALL.map(|level| corpus::figures(&format!("toolcall, `{level}`"), corpus::ours(&TOOLS, level)));
    let theirs = corpus::figures("serde_json's derive", twins::read);
    let stale = ours.iter().chain([&theirs]).filter(|line| !own.contains(*line));
    let stale: Vec<&str> = stale.map(String::as_str).collect();
    assert!(stale.is_empty(), "slips/README.md should say\n{}", stale.join("\n"));
    let recovered = |line: &str| line.split(" | ").nth(1).expect("a figure").to_owned();
    let [lossless, lenient, derive] = [&ours[1], &ours[2], &theirs].map(|line| recovered(line));
    let said = format!("`lossless` recovers {lossless} and `lenient` {lenient}, serde_json's derive {derive}.");
    assert!(front.contains(&said), "the README should say: {said}");
}
