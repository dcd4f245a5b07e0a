//! Instructions that a contender needs for each payload of a class once, counted by valgrind through gungraun: a number
//! that no other load of the machine moves. `benches/check-instructions` runs it and compares with the record.

#![expect(missing_docs, unused_qualifications, reason = "in what gungraun's macros write")]

use std::hint::black_box;

use gungraun::prelude::*;
use toolcall_benches::contenders::{self, BASE, Contender, OURS, OURS_CALL, OURS_CHECK, OURS_COERCED, OURS_MESSAGE};
use toolcall_benches::payloads::{self, Class};

/// A contender that has grown its buffers, and the class that it is to call.
struct Prepared {
    contender: Box<dyn Contender>,
    class: Class,
}

impl Prepared {
    fn new(contender: &str, class: &str) -> Self {
        let named = |all: Vec<Box<dyn Contender>>| all.into_iter().find(|one| one.name() == contender);
        let class = payloads::classes().into_iter().find(|one| one.name == class).expect("a class");
        let (contender, class) = match named(contenders::of_messages()) {
            Some(contender) => (contender, class.messages()),
            None => (named(contenders::all()).expect("a contender"), class),
        };
        let prepared = Self { contender, class };
        prepared.call_all()
    }

    /// Gives itself back, so that dropping it is not counted.
    #[inline(always)]
    fn call_all(mut self) -> Self {
        for payload in &self.class.payloads {
            let answer = self.contender.call(black_box(self.class.tool), black_box(&payload.arguments));
            let _ = black_box(answer);
        }
        self
    }
}

macro_rules! count {
    ($($function:ident: $contender:ident),*) => { $(
        #[library_benchmark]
        #[bench::tiny26(Prepared::new($contender, "tiny26"))]
        #[bench::small120(Prepared::new($contender, "small120"))]
        #[bench::mid600(Prepared::new($contender, "mid600"))]
        #[bench::str8k_plain(Prepared::new($contender, "str8k_plain"))]
        #[bench::str8k_escapes(Prepared::new($contender, "str8k_escapes"))]
        #[bench::str8k_cyrillic(Prepared::new($contender, "str8k_cyrillic"))]
        #[bench::nested400(Prepared::new($contender, "nested400"))]
        #[bench::nested8k(Prepared::new($contender, "nested8k"))]
        #[bench::small120_pretty(Prepared::new($contender, "small120_pretty"))]
        #[bench::nested400_pretty(Prepared::new($contender, "nested400_pretty"))]
        #[bench::nested8k_pretty(Prepared::new($contender, "nested8k_pretty"))]
        #[bench::tiny26_shuffled(Prepared::new($contender, "tiny26_shuffled"))]
        #[bench::small120_shuffled(Prepared::new($contender, "small120_shuffled"))]
        #[bench::nested400_shuffled(Prepared::new($contender, "nested400_shuffled"))]
        fn $function(prepared: Prepared) -> Prepared {
            prepared.call_all()
        }
    )* };
}

count!(serde_derive: BASE, toolcall: OURS, ours_check: OURS_CHECK, ours_coerced: OURS_COERCED, ours_call: OURS_CALL, ours_message: OURS_MESSAGE);

library_benchmark_group!(
    name = calls,
    benchmarks = [serde_derive, toolcall, ours_check, ours_coerced, ours_call, ours_message]
);
main!(library_benchmark_groups = calls);
