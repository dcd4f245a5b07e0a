//! The lines that `ratios` and `cargo bench` print: time, part of serde_json's derive, and instructions.

use crate::contenders::BASE;
use crate::payloads::Class;
use crate::ratio::Times;

/// What stands above the lines. Instructions are those of the record, which `check-instructions` counts and compares.
pub fn head() -> String {
    format!("{:<18} {:>5} {:<18} {:>9} {:>6} {:>12}", "class", "bytes", "contender", "ns", "ratio", "instructions")
}

/// One line a contender.
pub fn lines(class: &Class, times: &Times) -> impl Iterator<Item = String> {
    times.contenders().map(|contender| {
        let (name, bytes) = (class.name, class.average());
        let time = times.nanoseconds(contender).unwrap_or(f64::NAN);
        let part = times.part(contender, BASE).unwrap_or(f64::NAN);
        let count = recorded(name, contender).unwrap_or("-");
        format!("{name:<18} {bytes:>5} {contender:<18} {time:>9.1} {part:>6.3} {count:>12}")
    })
}

/// Instructions of a call on average, as recorded; none of contenders that are not counted.
fn recorded(class: &str, contender: &str) -> Option<&'static str> {
    RECORD.lines().find_map(|line| {
        let mut words = line.split_whitespace();
        (words.next() == Some(class) && words.next() == Some(contender)).then(|| words.next()).flatten()
    })
}

const RECORD: &str = include_str!("../record/instructions.txt");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contenders::OURS;
    use crate::payloads;

    #[test]
    fn every_class_has_its_instructions() {
        for class in payloads::classes() {
            for contender in [BASE, OURS] {
                let count = recorded(class.name, contender).and_then(|count| count.parse::<u64>().ok());
                assert!(count.is_some_and(|count| count > 0), "{} {contender}", class.name);
            }
        }
        assert_eq!(recorded("tiny26", "nobody"), None);
    }
}
