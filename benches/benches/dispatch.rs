//! The time from argument bytes to the answer of a tool, one group a class and one row a contender.
//! criterion runs the contenders one after another; so ratios, of fewer rounds than the command `ratios` takes, and
//! instructions are told first.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use toolcall_benches::check::{check, settings};
use toolcall_benches::contenders::{self, Contender};
use toolcall_benches::payloads::{self, Class};
use toolcall_benches::ratio::{self, ROUNDS};
use toolcall_benches::table;

fn dispatch(criterion: &mut Criterion) {
    let classes = payloads::classes();
    let mut contenders = contenders::all();
    if let Err(faults) = settings().and_then(|()| check(&classes, &mut contenders)) {
        panic!("no time is worth taking while answers differ:\n{faults}");
    }
    print(&classes, &mut contenders);
    for class in &classes {
        let visits = class.visits();
        let mut group = criterion.benchmark_group(class.name);
        group.throughput(Throughput::Bytes(class.average() as u64));
        for contender in &mut contenders {
            let mut next = visits.iter().cycle();
            group.bench_function(contender.name(), |bencher| {
                bencher.iter(|| {
                    let payload = next.next().expect("a cycle has no end");
                    contender.call(black_box(class.tool), black_box(&payload.arguments))
                });
            });
        }
        group.finish();
    }
}

/// The ratios that criterion does not know, unless it was asked for no times.
fn print(classes: &[Class], contenders: &mut [Box<dyn Contender>]) {
    if std::env::args().any(|word| word == "--test" || word == "--list") {
        return;
    }
    eprintln!("{}", table::head());
    for class in classes {
        let times = ratio::measure(class, contenders, ROUNDS / 4);
        table::lines(class, &times).for_each(|line| eprintln!("{line}"));
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = dispatch
}
criterion_main!(benches);
