//! From a check back to its keyword.

use super::{Check, Constraint, gap, of_format, one_of};
use super::{
    exclusive_maximum, exclusive_minimum, max_items, max_length, maximum, min_items, min_length, minimum, multiple_of,
    pattern, unique_items,
};

/// The constraint that has this check; each check is that of one keyword alone.
pub fn of_check(check: Check) -> Constraint {
    let keyword = match check {
        Check::Minimum(_) => &minimum::KEYWORD,
        Check::Maximum(_) => &maximum::KEYWORD,
        Check::ExclusiveMinimum(_) => &exclusive_minimum::KEYWORD,
        Check::ExclusiveMaximum(_) => &exclusive_maximum::KEYWORD,
        Check::Gap(..) => &gap::KEYWORD,
        Check::MultipleOf(_) => &multiple_of::KEYWORD,
        Check::MinLength(_) => &min_length::KEYWORD,
        Check::MaxLength(_) => &max_length::KEYWORD,
        Check::Pattern(_) => &pattern::KEYWORD,
        Check::MinItems(_) => &min_items::KEYWORD,
        Check::MaxItems(_) => &max_items::KEYWORD,
        Check::UniqueItems => &unique_items::KEYWORD,
        Check::Only(_) => &one_of::KEYWORD,
        Check::Format(format) => return of_format(format),
    };
    Constraint { keyword, check }
}
