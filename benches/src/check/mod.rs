//! The check before the clock: every contender answers every payload rightly, and refuses what does not fit.
//!
//! Where a peer is known to answer otherwise, `known` says so by name; a difference that is not in it, and one in
//! it that is gone, are both faults.

mod known;
mod odd;
mod refused;
mod settings;

use crate::answer;
use crate::contenders::{Contender, Refused};
use crate::payloads::{Class, Payload, Tool};

/// Compares all answers and gives back how many there were.
///
/// # Errors
/// If an answer is not the expected one: all of them, one a line.
pub fn check(classes: &[Class], contenders: &mut [Box<dyn Contender>]) -> Result<usize, String> {
    let mut cases = odd::cases();
    cases.extend(refused::cases());
    cases.extend(classes.iter().flat_map(|class| whole(class).chain(cut(class))));
    compare(&cases, contenders)
}

/// Compares the answers to payloads alone: of contenders that take nothing else, or do not refuse.
///
/// # Errors
/// As for [`check`].
pub fn check_payloads(class: &Class, contenders: &mut [Box<dyn Contender>]) -> Result<usize, String> {
    compare(&whole(class).collect::<Vec<_>>(), contenders)
}

fn compare(cases: &[Case], contenders: &mut [Box<dyn Contender>]) -> Result<usize, String> {
    let mut faults = Vec::new();
    for contender in contenders.iter_mut() {
        faults.extend(cases.iter().filter_map(|case| fault(case, contender.as_mut())));
    }
    if faults.is_empty() { Ok(cases.len() * contenders.len()) } else { Err(faults.join("\n")) }
}

/// Whether the peers run as their authors recommend for speed. Apart from [`check`]: in a build of the whole workspace
/// another package may slow them down, and then only the clock must not run.
///
/// # Errors
/// The features that are on and should not be: one a line.
pub fn settings() -> Result<(), String> {
    let faults = settings::faults();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Arguments with the answer that is right.
struct Case {
    name: String,
    tool: Tool,
    arguments: Vec<u8>,
    answer: Result<u64, Refused>,
}

impl Case {
    fn new(name: String, class: &Class, arguments: &[u8], answer: Result<u64, Refused>) -> Self {
        Self { name, tool: class.tool, arguments: arguments.to_vec(), answer }
    }
}

fn whole(class: &Class) -> impl Iterator<Item = Case> {
    let named = |(index, payload): (usize, &Payload)| {
        Case::new(format!("{} {index}", class.name), class, &payload.arguments, Ok(payload.answer))
    };
    class.payloads.iter().enumerate().map(named)
}

/// The first payload of a class, cut off at every place of a small one; a large one is mostly the inside of one text, or
/// many items that are alike.
fn cut(class: &Class) -> impl Iterator<Item = Case> {
    let first: &[u8] = class.payloads.first().map_or(&[], |payload| &payload.arguments);
    let ends = (0..first.len()).step_by(1 + first.len() / 1000 * 40);
    ends.map(|end| Case::new(format!("{} 0 cut at {end}", class.name), class, &first[..end], Err(Refused)))
}

fn fault(case: &Case, contender: &mut dyn Contender) -> Option<String> {
    let given = answer::exact(|| contender.proof(case.tool, &case.arguments));
    let known = known::differs(contender.name(), &case.name);
    if (given == case.answer) != known {
        return None;
    }
    let arguments = String::from_utf8_lossy(&case.arguments[..case.arguments.len().min(SHOWN)]);
    let message = match (known, given) {
        (true, _) => "is in the list of known differences, but gives the right answer",
        (false, Ok(_)) if case.answer.is_err() => "takes what does not fit",
        (false, Ok(_)) => "gives a wrong answer",
        (false, Err(Refused)) => "refuses what fits",
    };
    Some(format!("{}: {message}: {}: {arguments}", contender.name(), case.name))
}

const SHOWN: usize = 120;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{contenders, payloads};

    #[test]
    fn all_contenders_agree() {
        let result = check(&payloads::classes(), &mut contenders::all());
        assert!(result.as_ref().is_ok_and(|&answers| answers > 5000), "{result:?}");
    }

    #[test]
    fn the_limit_and_messages_are_right() {
        for class in payloads::classes() {
            if !class.name.contains("_pretty") && !class.name.contains("_shuffled") {
                assert_eq!(check_payloads(&class, &mut contenders::limits()[..1]), Ok(class.payloads.len()));
            }
            let mut contenders = contenders::of_messages();
            assert!(check_payloads(&class.messages(), &mut contenders).is_ok_and(|answers| answers > 0));
        }
    }

    #[test]
    fn a_wrong_answer_is_found() {
        let mut classes = payloads::classes();
        classes.truncate(1);
        classes[0].payloads[0].answer ^= 1;
        let mut contenders = contenders::all();
        let result = check(&classes, &mut contenders);
        assert!(result.is_err_and(|faults| faults.lines().count() == contenders.len()));
    }
}
