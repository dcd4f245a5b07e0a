//! Patterns, each kept once for as long as the process: a constraint is copied freely and holds no memory of its own.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// The kept copy of a pattern; `None` if there is no more room, so that strangers cannot fill the memory.
pub(super) fn intern(pattern: &str) -> Option<&'static str> {
    static KEPT: Mutex<(BTreeSet<&'static str>, usize)> = Mutex::new((BTreeSet::new(), 0));
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let (known, bytes) = &mut *kept;
    if let Some(known) = known.get(pattern) {
        return Some(known);
    }
    *bytes += pattern.len();
    if *bytes > MOST_BYTES {
        *bytes -= pattern.len();
        return None;
    }
    let pattern: &'static str = Box::leak(pattern.into());
    known.insert(pattern);
    Some(pattern)
}

/// Bytes of all patterns.
const MOST_BYTES: usize = 1 << 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_kept_once() {
        let one = intern("^[a-z]$").expect("room");
        assert_eq!(intern(&String::from("^[a-z]$")).map(str::as_ptr), Some(one.as_ptr()));
        assert_eq!(intern(&"x".repeat(MOST_BYTES + 1)), None);
    }
}
