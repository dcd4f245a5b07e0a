//! Times of the contenders as parts of the time of the first one, taken in rounds in which all of them run in turn.
//!
//! A machine that is shared changes its speed for seconds at a time. A ratio within one round does not notice; so a ratio
//! is the median over rounds, and not a quotient of two medians.

use std::hint::black_box;
use std::time::Instant;

use crate::contenders::{BASE, Contender, OURS};
use crate::payloads::{Class, Payload, STEPS};

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
    // The first pass warms caches and grows buffers; the second says how many make a round long enough for the clock.
    let passes: Vec<usize> = contenders
        .iter_mut()
        .map(|contender| {
            time(class, contender.as_mut(), &visits, 1);
            let pass = time(class, contender.as_mut(), &visits, 1) * STEPS as f64;
            (ROUND_NANOSECONDS / pass).ceil().clamp(1.0, 1000.0) as usize
        })
        .collect();
    let mut times = vec![[0.0; ROUNDS]; contenders.len()];
    for round in 0..ROUNDS {
        for turn in 0..contenders.len() {
            // Nobody always runs behind the same neighbour.
            let index = (round + turn) % contenders.len();
            times[index][round] = time(class, contenders[index].as_mut(), &visits, passes[index]);
        }
    }
    rows(class, contenders, &times)
}

/// Nanoseconds a call, over whole passes of all visits.
fn time(class: &Class, contender: &mut dyn Contender, visits: &[&Payload], passes: usize) -> f64 {
    let start = Instant::now();
    for _ in 0..passes {
        for payload in visits {
            // Nothing may be known about the arguments in advance, and no answer may be left out.
            let answer = contender.call(black_box(class.tool), black_box(&payload.arguments));
            let _ = black_box(answer);
        }
    }
    start.elapsed().as_nanos() as f64 / (passes * visits.len()) as f64
}

fn rows(class: &Class, contenders: &[Box<dyn Contender>], times: &[[f64; ROUNDS]]) -> Vec<Row> {
    let base = contenders.iter().position(|contender| contender.name() == BASE).expect("the base is a contender");
    let row = |(contender, mine): (&Box<dyn Contender>, &[f64; ROUNDS])| Row {
        class: class.name,
        contender: contender.name(),
        nanoseconds: median(*mine),
        ratio: median(core::array::from_fn(|round| mine[round] / times[base][round])),
        goal: (contender.name() == OURS).then_some(class.goal),
    };
    contenders.iter().zip(times).map(row).collect()
}

fn median(mut values: [f64; ROUNDS]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[ROUNDS / 2]
}

const ROUNDS: usize = 31;
const ROUND_NANOSECONDS: f64 = 1e6;

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
            assert_eq!(row.contender == BASE, row.ratio == 1.0, "{row:?}");
            assert_eq!(row.contender == OURS, row.goal.is_some(), "{row:?}");
        }
    }

    #[test]
    fn the_median_does_not_mind_a_slow_round() {
        let mut values = [2.0; ROUNDS];
        values[7] = 1000.0;
        assert_eq!(median(values), 2.0);
    }
}
