//! Times of the contenders as parts of the time of the first one, taken in rounds in which all of them run in turn.
//!
//! A shared machine gives the processor to others for some milliseconds and changes its speed for seconds. So the
//! visits are cut into slices too short to be interrupted often, and in each round all contenders run one slice
//! before the next slice begins. A slice has the median of its ratios over the rounds, not a quotient of two medians.

use std::hint::black_box;
use std::time::Instant;

use crate::contenders::{BASE, Contender, OURS, OURS_CALL, OURS_CHECK, ROUTER};
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
    /// What is to be reached; of our rows only.
    pub goal: Option<Goal>,
}

/// What a part of another contender's time is to be at most.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// The other contender.
    pub of: &'static str,
    /// Median part of its time in the same round.
    pub ratio: f64,
    /// The largest part with which the goal is reached.
    pub most: f64,
}

impl Goal {
    /// Whether it is reached: `ok` or `short`.
    pub fn verdict(&self) -> &'static str {
        if self.ratio <= self.most { "ok" } else { "short" }
    }
}

/// Measures all contenders on one class.
pub fn measure(class: &Class, contenders: &mut [Box<dyn Contender>]) -> Vec<Row> {
    let visits = class.visits();
    let mut runs: Vec<Run<'_>> = contenders.iter_mut().map(|contender| Run::new(contender.as_mut())).collect();
    let slowest = runs.iter_mut().map(|run| run.warm_up(class, &visits)).fold(1.0, f64::max);
    let slices: Vec<&[&Payload]> = visits.chunks((SLICE / slowest).clamp(1.0, STEPS as f64) as usize).collect();
    let count = runs.len();
    for round in 0..ROUNDS {
        for (index, slice) in slices.iter().enumerate() {
            // Nobody always runs behind the same neighbour.
            for turn in 0..count {
                runs[(round + turn) % count].take(class, index, slice);
            }
        }
    }
    runs.iter().map(|run| run.row(class, &runs)).collect()
}

/// A contender with the times that were taken of it.
struct Run<'c> {
    contender: &'c mut dyn Contender,
    /// For each slice one time a round.
    slices: Vec<Vec<f64>>,
}

impl<'c> Run<'c> {
    fn new(contender: &'c mut dyn Contender) -> Self {
        Self { contender, slices: Vec::new() }
    }

    /// Warms caches and grows buffers; gives back the nanoseconds of a call after that.
    fn warm_up(&mut self, class: &Class, visits: &[&Payload]) -> f64 {
        self.time(class, visits);
        self.time(class, visits) / visits.len() as f64
    }

    fn take(&mut self, class: &Class, index: usize, slice: &[&Payload]) {
        let time = self.time(class, slice);
        if self.slices.len() == index {
            self.slices.push(Vec::with_capacity(ROUNDS));
        }
        self.slices[index].push(time);
    }

    /// Nanoseconds for all payloads together.
    fn time(&mut self, class: &Class, payloads: &[&Payload]) -> f64 {
        let start = Instant::now();
        for payload in payloads {
            // Nothing may be known about the arguments in advance, and no answer may be left out.
            let answer = self.contender.call(black_box(class.tool), black_box(&payload.arguments));
            let _ = black_box(answer);
        }
        start.elapsed().as_nanos() as f64
    }

    fn row(&self, class: &Class, runs: &[Self]) -> Row {
        let named = |name| runs.iter().find(|run| run.contender.name() == name);
        let base = named(BASE).expect("the base is a contender");
        let contender = self.contender.name();
        let goal = match contender {
            OURS => Some((base, class.goal)),
            OURS_CHECK => class.goal_of_check().map(|most| (base, most)),
            OURS_CALL => named(ROUTER).zip(class.tool.goal_of_router()),
            _ => None,
        };
        let total: f64 = self.slices.iter().cloned().map(median).sum();
        Row {
            class: class.name,
            contender,
            nanoseconds: total / STEPS as f64,
            ratio: self.part_of(base),
            goal: goal.map(|(of, most)| Goal { of: of.contender.name(), ratio: self.part_of(of), most }),
        }
    }

    fn part_of(&self, other: &Self) -> f64 {
        let total: f64 = other.slices.iter().cloned().map(median).sum();
        // A slice counts as much as the other needs for it.
        let parts = self.slices.iter().zip(&other.slices).map(|(mine, theirs)| {
            median(mine.iter().zip(theirs).map(|(mine, theirs)| mine / theirs).collect()) * median(theirs.clone())
        });
        parts.sum::<f64>() / total
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

const ROUNDS: usize = 31;
/// Nanoseconds of a slice: a small part of what a scheduler gives at a time.
const SLICE: f64 = 200_000.0;

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
            let of_router = row.contender == OURS_CALL && cfg!(feature = "rmcp");
            let of_check = row.contender == OURS_CHECK && classes[0].goal_of_check().is_some();
            let has_goal = row.contender == OURS || of_router || of_check;
            assert_eq!(has_goal, row.goal.is_some(), "{row:?}");
        }
    }

    #[test]
    fn the_median_does_not_mind_a_slow_round() {
        let mut values = vec![2.0; ROUNDS];
        values[7] = 1000.0;
        assert_eq!(median(values), 2.0);
    }
}
