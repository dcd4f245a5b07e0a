//! The bars on the classes of payloads: the parse beside other parsers, the whole call beside other whole calls.

use toolcall_benches::check::{check, check_payloads, settings};
use toolcall_benches::contenders::{
    self, BASE, BY_HAND, Contender, HARNESS, JITER, LIMIT, OURS, OURS_CALL, OURS_CHECK, OURS_MESSAGE, ROUTER,
    ROUTER_MESSAGE, SONIC, TAPE, TREE, VALIDATOR,
};
use toolcall_benches::payloads::{self, Class, Tool};
use toolcall_benches::ratio::{self, Times};
use toolcall_benches::rows::Rows;

use crate::Asked;
use crate::elsewhere::{is_featured, is_here};

/// Checks all answers, then measures and prints.
///
/// # Errors
/// Which answers are wrong, or which contender runs slower than it could.
pub(crate) fn print(asked: &Asked, rows: &mut Rows) -> Result<(), String> {
    let classes = payloads::classes();
    // With the validator, serde_json is slower than it could be; then nobody else is compared with it.
    if !is_here(VALIDATOR) {
        settings()?;
    }
    let answers = check(&classes, &mut contenders::all())?;
    if !is_featured() {
        eprintln!("{answers} answers are right");
        Rows::head();
    }
    for class in classes.iter().filter(|class| asked.wants(class.name)) {
        let bars: Vec<Bar> = bars(class).into_iter().filter(|bar| is_here(bar.of)).collect();
        let times = times(asked, class, &bars)?;
        for Bar { ours, of, most } in bars {
            let measured = match of {
                LIMIT => times.part_beyond(ours, of, HARNESS),
                _ => times.part(ours, of),
            };
            rows.print(class.name, &if ours == OURS { of.to_owned() } else { format!("{ours}/{of}") }, measured, most);
        }
        if is_here(ROUTER_MESSAGE) && OF_MESSAGES.contains(&class.name) {
            let class = class.messages();
            let mut contenders = contenders::of_messages();
            check_payloads(&class, &mut contenders)?;
            let times = ratio::measure(&class, &mut contenders, asked.rounds());
            rows.print(class.name, ROUTER_MESSAGE, times.part(OURS_MESSAGE, ROUTER_MESSAGE), MESSAGES_OF_ROUTER);
        }
    }
    Ok(())
}

/// Of those that stand in a row.
fn times(asked: &Asked, class: &Class, bars: &[Bar]) -> Result<Times, String> {
    let mut contenders = contenders::all();
    if bars.iter().any(|bar| bar.of == LIMIT) {
        let mut limits = contenders::limits();
        check_payloads(class, &mut limits[..1])?;
        contenders.extend(limits);
    }
    let stands = |one: &dyn Contender| bars.iter().any(|bar| [bar.ours, bar.of].contains(&one.name()));
    contenders.retain(|one| one.name() == HARNESS || stands(one.as_ref()));
    Ok(ratio::measure(class, &mut contenders, asked.rounds()))
}

/// What a part of another contender's time is to be at most.
struct Bar {
    ours: &'static str,
    of: &'static str,
    most: f64,
}

/// All of a class.
fn bars(class: &Class) -> Vec<Bar> {
    let bar = |ours, of, most| Bar { ours, of, most };
    let mut bars = Vec::new();
    for (name, peers, limit) in PARSE {
        if *name == class.name {
            bars.extend(
                [BASE, SONIC, TAPE].into_iter().zip(peers).filter_map(|(of, most)| Some(bar(OURS, of, (*most)?))),
            );
            bars.extend(limit.map(|most| bar(OURS, LIMIT, most)));
        }
    }
    bars.extend([TREE, JITER, VALIDATOR].map(|of| bar(OURS, of, 1.0)));
    bars.push(bar(OURS_CALL, BY_HAND, 1.0));
    if class.tool == Tool::Order {
        bars.push(bar(OURS_CHECK, BASE, 1.0));
    }
    match class.name {
        "tiny26" | "small120" => bars.extend([bar(OURS_CALL, ROUTER, 0.08), bar(OURS_CALL, OURS, 1.6)]),
        "nested400" | "nested8k" => bars.push(bar(OURS_CALL, ROUTER, 0.06)),
        _ => {}
    }
    bars
}

/// A class, the bars beside the three, and the one beside the limit.
type Parse = (&'static str, [Option<f64>; 3], Option<f64>);

/// Of each class, what our parse may take of the time of serde_json's derive, sonic-rs' derive and simd-json's tape, and
/// of that of the limit, both less the harness.
const PARSE: &[Parse] = &[
    ("tiny26", [Some(0.36), Some(0.34), Some(0.27)], Some(1.5)),
    ("small120", [Some(0.36), Some(0.38), Some(0.38)], Some(1.2)),
    ("mid600", [Some(0.34), Some(0.48), Some(0.38)], Some(1.2)),
    ("str8k_plain", [Some(0.36), Some(0.50), Some(0.26)], Some(1.1)),
    ("str8k_escapes", [Some(0.30), Some(0.38), Some(0.40)], Some(1.1)),
    ("str8k_cyrillic", [Some(0.09), Some(0.75), Some(0.48)], Some(1.1)),
    ("nested400", [Some(0.21), Some(0.30), Some(0.29)], Some(1.5)),
    ("nested8k", [Some(0.20), Some(0.32), Some(0.27)], Some(1.5)),
    ("small120_pretty", [Some(0.55), None, None], None),
    ("nested400_pretty", [Some(0.28), Some(0.30), Some(0.42)], None),
    ("nested8k_pretty", [Some(0.24), Some(0.28), Some(0.35)], None),
    ("small120_shuffled", [Some(0.58), Some(0.65), Some(0.68)], None),
    ("nested400_shuffled", [Some(0.35), Some(0.52), Some(0.55)], None),
];

/// The classes that are sent as whole messages as well.
const OF_MESSAGES: [&str; 3] = ["tiny26", "small120", "nested400"];
const MESSAGES_OF_ROUTER: f64 = 0.03;
