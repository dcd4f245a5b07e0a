//! The time of a byte: of each family and of the typical document, by the same way.

use std::hint::black_box;
use std::time::{Duration, Instant};

use toolcall::{Level, Outcome, Policy, Reply, Scratch};

use crate::hostile::dispatch::{TOOLS, call_sync};
use crate::made::{COERCED, Family, TYPICAL};

/// The way from arguments to an outcome.
#[derive(Clone, Copy)]
enum Way {
    Check(Level),
    Call,
}

impl Way {
    const ALL: [Self; 4] =
        [Self::Check(Level::Exact), Self::Check(Level::Lossless), Self::Check(Level::Lenient), Self::Call];

    fn name(self) -> &'static str {
        match self {
            Self::Check(level) => level.as_str(),
            Self::Call => "call",
        }
    }

    /// How many of the sizes are sent: the largest where most is done.
    fn sizes(self) -> usize {
        match self {
            Self::Check(Level::Exact | Level::Lossless) => SIZES.len() - 1,
            Self::Check(Level::Lenient) | Self::Call => SIZES.len(),
        }
    }
}

/// What is kept from one measurement to the next.
#[derive(Default)]
pub(crate) struct Bench {
    /// Whether it is only looked whether something is much slower than it should be.
    is_quick: bool,
    scratch: Scratch,
    reply: Reply,
    out: Vec<u8>,
}

impl Bench {
    pub(crate) fn new(is_quick: bool) -> Self {
        Self { is_quick, ..Self::default() }
    }

    /// Measures a family in all ways and sizes and prints it; gives back how often it falls short.
    ///
    /// # Panics
    /// If a check ends otherwise than it is written of the family.
    pub(crate) fn family(&mut self, family: &Family) -> usize {
        let typical = if family.ends.is_fast { &TYPICAL } else { &COERCED };
        let sizes = if self.is_quick { &SIZES[..2] } else { &SIZES };
        let made: Vec<_> = sizes.iter().map(|bytes| [(family.make)(*bytes), (typical.make)(*bytes)]).collect();
        let most = if self.is_quick { MOST * LAX } else { MOST };
        self.judge(family, &made[0][0]);
        let mut short = 0;
        for way in Way::ALL {
            let mut smallest = f64::INFINITY;
            for texts in made.iter().take(way.sizes()) {
                let [mut time, mut base] = self.bytes(way, texts);
                let fits = |ratio: f64| ratio <= most && (ratio <= 1.0 || ratio <= smallest * GROWTH);
                for _ in 1..TRIES {
                    if !fits(time / base) {
                        let again = self.bytes(way, texts);
                        (time, base) = (time.min(again[0]), base.min(again[1]));
                    }
                }
                let (ratio, fits) = (time / base, fits(time / base));
                smallest = smallest.min(ratio);
                short += usize::from(!fits);
                let (name, way, verdict) = (family.name, way.name(), if fits { "ok" } else { "short" });
                println!("{name:<22} {way:<8} {:>8} {time:>8.2} {ratio:>6.2}  {verdict}", texts[0].len());
                if ratio > HOPELESS {
                    break;
                }
            }
        }
        short
    }

    /// Whether checks end as it is written of the family.
    ///
    /// # Panics
    /// If one does not.
    fn judge(&mut self, family: &Family, arguments: &str) {
        for (level, written) in Level::ALL.into_iter().zip(family.ends.check) {
            let ends = self.end(arguments.as_bytes(), level);
            assert_eq!(ends, written, "{} at {level}", family.name);
        }
    }

    /// How a check ends: `done`, or the code of its first violation.
    fn end(&mut self, arguments: &[u8], level: Level) -> &'static str {
        match TOOLS.check(TOOL, arguments, Policy::at(level), &mut self.scratch, &mut self.out) {
            Outcome::Done => "done",
            Outcome::Rejected(rejection) => rejection.violations().next().map_or("", |first| first.code().as_str()),
            other => other.name(),
        }
    }

    /// Nanoseconds a byte of both: each the shortest of several runs, since what disturbs one only makes it longer, and
    /// taken in turn, since a machine may change its speed.
    fn bytes(&mut self, way: Way, texts: &[String; 2]) -> [f64; 2] {
        let (start, mut shortest, mut runs) = (Instant::now(), [f64::INFINITY; 2], 0);
        let least = if self.is_quick { LEAST_TIME / 4 } else { LEAST_TIME };
        while runs < LEAST_RUNS || start.elapsed() < least {
            for (text, shortest) in texts.iter().zip(&mut shortest) {
                let before = Instant::now();
                self.run(way, black_box(text.as_bytes()));
                *shortest = shortest.min(before.elapsed().as_nanos() as f64 / text.len() as f64);
            }
            runs += 1;
        }
        shortest
    }

    fn run(&mut self, way: Way, arguments: &[u8]) {
        let Self { scratch, reply, out, .. } = self;
        let is_done = match way {
            Way::Check(level) => TOOLS.check(TOOL, arguments, Policy::at(level), scratch, out).is_done(),
            Way::Call => call_sync(&(), TOOL, arguments, scratch, reply).is_done(),
        };
        black_box(is_done);
    }
}

const TOOL: &str = "take";
const SIZES: [usize; 4] = [4 << 10, 64 << 10, 1 << 20, (16 << 20) - (1 << 18)];

/// So many times the time of a byte of the typical document, by the same way, is allowed.
const MOST: f64 = 10.0;
/// So many times that on a machine that has other work.
const LAX: f64 = 3.0;
/// So many times the ratio of shorter arguments is allowed: sorting takes its logarithm, and the machine has other work.
const GROWTH: f64 = 3.0;
/// What is this slow is not measured at larger sizes: it would take for ever.
const HOPELESS: f64 = 40.0;

/// What falls short is measured again: other work of the machine may be the cause.
const TRIES: u32 = 3;
const LEAST_RUNS: u32 = 2;
const LEAST_TIME: Duration = Duration::from_millis(15);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::made::FAMILIES;

    /// Sixteen times the arguments take about sixteen times as long, whatever they are.
    #[test]
    fn time_is_linear() {
        let mut bench = Bench::default();
        for family in FAMILIES {
            let texts = [SIZES[1], SIZES[0]].map(family.make);
            bench.judge(family, &texts[1]);
            for way in [Way::Check(Level::Lenient), Way::Call] {
                // Bytes of either, in turn; else again, since other work of the machine may be the cause.
                let is_linear = (0..8).any(|_| {
                    let [long, short] = bench.bytes(way, &texts);
                    long <= short * GROWTH
                });
                assert!(is_linear, "{} by {}", family.name, way.name());
            }
        }
    }
}
