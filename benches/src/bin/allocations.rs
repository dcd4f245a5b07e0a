//! Prints how often a call of ours allocates once its memory has grown, at most of all payloads, beyond what its arguments
//! own: a tool that takes a list gets one that grew. `cargo run --release -p toolcall-benches --bin allocations`; ends with
//! 1 if that is more than never.
//!
//! A program of its own, since an allocator that counts costs those time that use it.

#![forbid(unsafe_code)]

use std::hint::black_box;
use std::process::ExitCode;

use allocation_counter::measure;
use toolcall_benches::contenders::{self, Contender, OURS_CHECK};
use toolcall_benches::declared::Item;
use toolcall_benches::payloads::{self, Class, Tool};
use toolcall_benches::rows::Rows;

fn main() -> ExitCode {
    let (classes, mut rows) = (payloads::classes(), Rows::default());
    let messages: Vec<Class> = classes.iter().map(Class::messages).collect();
    for (classes, contenders) in [(&classes, contenders::all()), (&messages, contenders::of_messages())] {
        for mut contender in contenders.into_iter().filter(|one| one.is_ours()) {
            let beyond = |class| Some(most(class, contender.as_mut())? - owned(class, contender.name()));
            let worst = classes.iter().map(beyond).reduce(|one, other| Some(one?.max(other?))).flatten();
            rows.print("allocations", contender.name(), worst, 0.0);
        }
    }
    if rows.short() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Allocations of the worst call; nothing if a call fails.
fn most(class: &Class, contender: &mut dyn Contender) -> Option<f64> {
    let mut most = 0;
    for is_warm in [false, true] {
        for payload in &class.payloads {
            let mut answer = None;
            let count = measure(|| answer = contender.call(class.tool, black_box(&payload.arguments)).ok()).count_total;
            answer?;
            most = most.max(if is_warm { count } else { 0 });
        }
    }
    Some(most as f64)
}

/// Allocations of a list that is not told its length before. The check makes none.
fn owned(class: &Class, contender: &str) -> f64 {
    if class.tool != Tool::Order || contender == OURS_CHECK {
        return 0.0;
    }
    let items = |arguments: &[u8]| arguments.windows(5).filter(|word| word == b"\"sku\"").count();
    let most = class.payloads.iter().map(|payload| items(&payload.arguments)).max().unwrap_or_default();
    let growth = measure(|| {
        let mut list = Vec::new();
        (0..most).for_each(|_| list.push(black_box(Item::default())));
    });
    growth.count_total as f64
}
