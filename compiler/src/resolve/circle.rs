//! Questions that may lead back to themselves: modules that bring each other's names by `*`.
//!
//! Such a circle is gone round, each time with the answers of the time before, until nothing new is found.

use core::cell::RefCell;
use std::collections::BTreeMap;

/// Answers, as far as they are known.
#[derive(Debug)]
pub(super) struct Answers<Q, A> {
    known: RefCell<BTreeMap<Q, Option<A>>>,
    /// What was found this time, and for a question that is still open what was found the time before.
    round: RefCell<BTreeMap<Q, Option<A>>>,
    before: RefCell<BTreeMap<Q, Option<A>>>,
}

impl<Q: Clone + Ord, A: Clone + PartialEq> Answers<Q, A> {
    pub(super) fn new() -> Self {
        Self { known: RefCell::default(), round: RefCell::default(), before: RefCell::default() }
    }

    /// The answer to a question. `find` may ask further ones.
    pub(super) fn answer(&self, question: Q, find: impl Fn() -> Option<A>) -> Option<A> {
        for found in [&self.known, &self.round] {
            if let Some(answer) = found.borrow().get(&question) {
                return answer.clone();
            }
        }
        let is_first = self.round.borrow().is_empty();
        for _ in 0..MOST_ROUNDS {
            let assumed = self.before.borrow().get(&question).cloned().flatten();
            self.round.borrow_mut().insert(question.clone(), assumed);
            let answer = find();
            self.round.borrow_mut().insert(question.clone(), answer.clone());
            if !is_first {
                return answer;
            }
            let found = self.round.take();
            let before = self.before.replace(found);
            if before == *self.before.borrow() {
                break;
            }
        }
        self.known.borrow_mut().append(&mut self.before.borrow_mut());
        self.known.borrow().get(&question).cloned().flatten()
    }
}

/// A name needs one round for each circle on its way.
const MOST_ROUNDS: u32 = 100;
