//! The time from argument bytes to the answer of a tool, one group a class and one row a contender.
//! criterion runs the contenders one after another; ratios are better read from the command `ratios`.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use toolcall_benches::check::{check, settings};
use toolcall_benches::{contenders, payloads};

fn dispatch(criterion: &mut Criterion) {
    let classes = payloads::classes();
    let mut contenders = contenders::all();
    if let Err(faults) = settings().and_then(|()| check(&classes, &mut contenders)) {
        panic!("no time is worth taking while answers differ:\n{faults}");
    }
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

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = dispatch
}
criterion_main!(benches);
