//! Times of the contenders beside each other, taken in rounds in which all of them run in turn.
//!
//! A shared machine gives the processor to others for some milliseconds and changes its speed for seconds. So the
//! visits are cut into slices too short to be interrupted often, and in each round all contenders run one slice
//! before the next slice begins. A slice has the median of its ratios over the rounds, not a quotient of two medians.

use std::hint::black_box;
use std::time::Instant;

use crate::contenders::Contender;
use crate::payloads::{Class, Payload, STEPS};

/// What the contenders took on one class.
#[derive(Debug)]
pub struct Times {
    /// Of each contender, by its name: for each slice one time a round.
    runs: Vec<(&'static str, Vec<Vec<f64>>)>,
}

impl Times {
    /// The contenders, in the order in which they were given.
    pub fn contenders(&self) -> impl Iterator<Item = &'static str> {
        self.runs.iter().map(|(name, _)| *name)
    }

    /// Median nanoseconds of a call; none of a contender that was not there.
    pub fn nanoseconds(&self, contender: &str) -> Option<f64> {
        Some(total(self.slices(contender)?) / STEPS as f64)
    }

    /// Median part of the time of another contender in the same round.
    pub fn part(&self, contender: &str, of: &str) -> Option<f64> {
        let (mine, theirs) = (self.slices(contender)?, self.slices(of)?);
        // A slice counts as much as the other needs for it.
        let parts = mine.iter().zip(theirs).map(|(mine, theirs)| {
            median(mine.iter().zip(theirs).map(|(mine, theirs)| mine / theirs).collect()) * median(theirs.clone())
        });
        Some(parts.sum::<f64>() / total(theirs))
    }

    /// Part of the time of another contender, after what a third one takes is subtracted from both.
    pub fn part_beyond(&self, contender: &str, of: &str, under: &str) -> Option<f64> {
        let under = self.part(under, of)?;
        Some((self.part(contender, of)? - under) / (1.0 - under))
    }

    fn slices(&self, contender: &str) -> Option<&[Vec<f64>]> {
        self.runs.iter().find(|(name, _)| *name == contender).map(|(_, slices)| slices.as_slice())
    }
}

/// Measures contenders on one class in so many rounds.
pub fn measure(class: &Class, contenders: &mut [Box<dyn Contender>], rounds: usize) -> Times {
    let visits = class.visits();
    let mut runs: Vec<Run<'_>> = contenders.iter_mut().map(|contender| Run::new(contender.as_mut())).collect();
    let slowest = runs.iter_mut().map(|run| run.warm_up(class, &visits)).fold(1.0, f64::max);
    let slices: Vec<&[&Payload]> = visits.chunks((SLICE / slowest).clamp(1.0, STEPS as f64) as usize).collect();
    let count = runs.len();
    for round in 0..rounds {
        for (index, slice) in slices.iter().enumerate() {
            // Nobody always runs behind the same neighbour.
            for turn in 0..count {
                runs[(round + turn) % count].take(class, index, slice);
            }
        }
    }
    Times { runs: runs.into_iter().map(|run| (run.contender.name(), run.slices)).collect() }
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
}

fn total(slices: &[Vec<f64>]) -> f64 {
    slices.iter().cloned().map(median).sum()
}

/// The value in the middle.
///
/// # Panics
/// If there is none.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// So many rounds move a median by one part in a hundred, on a machine with other work.
pub const ROUNDS: usize = 31;
/// Nanoseconds of a slice: a small part of what a scheduler gives at a time.
const SLICE: f64 = 200_000.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contenders::{self, BASE, OURS};
    use crate::payloads;

    #[test]
    fn the_base_is_one_and_everybody_has_a_time() {
        let classes = payloads::classes();
        let times = measure(&classes[0], &mut contenders::all(), 3);
        for name in times.contenders() {
            assert!(times.nanoseconds(name).is_some_and(|time| time > 0.0), "{name}");
        }
        assert_eq!(times.part(BASE, BASE), Some(1.0));
        assert!(times.part(OURS, "nobody").is_none());
    }

    #[test]
    fn what_both_have_is_subtracted() {
        let times = Times { runs: vec![("a", vec![vec![30.0]]), ("b", vec![vec![20.0]]), ("under", vec![vec![10.0]])] };
        assert_eq!(times.part("a", "b"), Some(1.5));
        assert_eq!(times.part_beyond("a", "b", "under"), Some(2.0));
    }

    #[test]
    fn the_median_does_not_mind_a_slow_round() {
        let mut values = vec![2.0; ROUNDS];
        values[7] = 1000.0;
        assert_eq!(median(values), 2.0);
    }
}
