//! Times of the contenders as parts of the time of the first one, taken in rounds in which all of them run in turn.
//!
//! A machine that is shared changes its speed for seconds at a time. A ratio within one round does not notice; so a ratio
//! is the median over rounds, and not a quotient of two medians.

use std::hint::black_box;
use std::time::Instant;

use crate::contenders::{BASE, Contender, OURS};
use crate::payloads::{Class, Payload};

/// Times of one contender on one class.
#[derive(Debug)]
pub struct Row {
    /// Name of the class.
    pub class: &'static str,
    /// Name of the contender.
    pub contender: &'static str,
    /// Median time of a call.
    pub nanoseconds: f64,
    /// Median part of the time of `BASE` in the same round.
    pub ratio: f64,
    /// What the ratio is to be at most; of our rows only.
    pub goal: Option<f64>,
}

impl Row {
    /// Whether the goal is reached: `ok`, `short`, or nothing where there is none.
    pub fn verdict(&self) -> &'static str {
        match self.goal {
            Some(goal) if self.ratio <= goal => "ok",
            Some(_) => "short",
            None => "",
        }
    }
}

/// Measures all contenders on one class.
pub fn measure(class: &Class, contenders: &mut [Box<dyn Contender>]) -> Vec<Row> {
    let visits = class.visits();
    let mut runs: Vec<Run<'_>> =
        contenders.iter_mut().map(|contender| Run::warm(class, contender.as_mut(), &visits)).collect();
    let count = runs.len();
    for round in 0..ROUNDS {
        // Nobody always runs behind the same neighbour.
        for turn in 0..count {
            runs[(round + turn) % count].take_time(class, &visits);
        }
    }
    let base = runs.iter().find(|run| run.contender.name() == BASE).expect("the base is a contender");
    runs.iter().map(|run| run.row(class, base)).collect()
}

/// A contender with the times that were taken of it, one a round.
struct Run<'c> {
    contender: &'c mut dyn Contender,
    passes: usize,
    times: Vec<f64>,
}

impl<'c> Run<'c> {
    /// The first pass warms caches and grows buffers; the second says how many make a round long enough for the clock.
    fn warm(class: &Class, contender: &'c mut dyn Contender, visits: &[&Payload]) -> Self {
        let mut run = Self { contender, passes: 1, times: Vec::with_capacity(ROUNDS) };
        run.pass(class, visits);
        let start = Instant::now();
        run.pass(class, visits);
        let pass = start.elapsed().as_nanos().max(1);
        run.passes = ROUND_NANOSECONDS.div_ceil(pass).min(1000) as usize;
        run
    }

    /// Adds the time of one round, in nanoseconds a call.
    fn take_time(&mut self, class: &Class, visits: &[&Payload]) {
        let start = Instant::now();
        for _ in 0..self.passes {
            self.pass(class, visits);
        }
        self.times.push(start.elapsed().as_nanos() as f64 / (self.passes * visits.len()) as f64);
    }

    /// All visits once.
    fn pass(&mut self, class: &Class, visits: &[&Payload]) {
        for payload in visits {
            // Nothing may be known about the arguments in advance, and no answer may be left out.
            let answer = self.contender.call(black_box(class.tool), black_box(&payload.arguments));
            let _ = black_box(answer);
        }
    }

    fn row(&self, class: &Class, base: &Self) -> Row {
        let contender = self.contender.name();
        Row {
            class: class.name,
            contender,
            nanoseconds: median(self.times.clone()),
            ratio: median(self.times.iter().zip(&base.times).map(|(mine, theirs)| mine / theirs).collect()),
            goal: (contender == OURS).then_some(class.goal),
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

const ROUNDS: usize = 31;
const ROUND_NANOSECONDS: u128 = 1_000_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{contenders, payloads};

    #[test]
    fn the_base_is_one_and_we_have_a_goal() {
        let classes = payloads::classes();
        let rows = measure(&classes[0], &mut contenders::all());
        for row in &rows {
            assert!(row.nanoseconds > 0.0);
            assert!(row.contender != BASE || row.ratio == 1.0, "{row:?}");
            assert_eq!(row.contender == OURS, row.goal.is_some(), "{row:?}");
        }
    }

    #[test]
    fn the_median_does_not_mind_a_slow_round() {
        let mut values = vec![2.0; ROUNDS];
        values[7] = 1000.0;
        assert_eq!(median(values), 2.0);
    }
}
