//! Pass: names in a spelling that the dialect takes.

use std::collections::BTreeMap;

use super::draft::Draft;
use crate::catalog::{Catalog, Tool};
use crate::diag::Diagnostic;
use crate::dialects::{NameRule, Spec};
use crate::ledger::{Change, Fate};
use crate::view::ToolView;

/// Gives the tool a name that the dialect takes.
pub(super) fn spell(draft: &mut Draft, tool: &Tool, spec: &Spec, diagnostics: &mut Vec<Diagnostic>) {
    let name = legal(&tool.name, &spec.name);
    if name == tool.name {
        return;
    }
    let message = format!("the name `{}` is not taken, and shown as `{name}`, in {}", tool.name, spec.id);
    let help = format!("both names are accepted in calls; a name may have {}", spec.name.words);
    diagnostics.push(Diagnostic::warning("V004", tool.span, message).help(help));
    draft.changes.push(Change { keyword: "name", fate: Fate::Renamed(name.clone()), enforced: false });
    draft.name = name;
}

/// Tools with different names that the dialect could not tell apart.
pub(super) fn collisions(catalog: &Catalog, shown: &[ToolView], spec: &Spec) -> Vec<Diagnostic> {
    let mut known: BTreeMap<&str, &Tool> = BTreeMap::new();
    for tool in &catalog.tools {
        known.extend(tool.aliases.iter().map(|alias| (alias.as_str(), tool)));
    }
    let mut found = Vec::new();
    for (tool, shown) in catalog.tools.iter().zip(shown) {
        let earlier = *known.entry(&shown.name).or_insert(tool);
        if earlier.name != tool.name {
            let message = format!("`{}` and `{}` are both `{}` in {}", earlier.name, tool.name, shown.name, spec.id);
            let diagnostic = Diagnostic::error("V005", tool.span, message).related(earlier.span, "the other one");
            found.push(diagnostic.help("give one of them another name"));
        }
    }
    found
}

/// A spelling that depends on nothing but the name: `_` for each character that is not taken, and for a name too long
/// a check sum in place of its end.
pub(crate) fn legal(name: &str, rule: &NameRule) -> String {
    let spelled = replace(name, rule.first, rule.rest);
    if spelled.chars().count() <= rule.length {
        return spelled;
    }
    let sum = format!("_{:08x}", check_sum(name));
    spelled.chars().take(rule.length.saturating_sub(sum.len())).collect::<String>() + &sum
}

/// A spelling for a key of `$defs` that needs no escape in a `$ref`.
pub(super) fn legal_definition(name: &str) -> String {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || char == '_';
    replace(name, is_plain, is_plain)
}

fn replace(name: &str, first: fn(char) -> bool, rest: fn(char) -> bool) -> String {
    let is_taken = |(index, char): (usize, char)| if index == 0 { first(char) } else { rest(char) };
    let spelled: String =
        name.chars().enumerate().map(|(index, char)| if is_taken((index, char)) { char } else { '_' }).collect();
    if spelled.is_empty() { "_".to_owned() } else { spelled }
}

/// FNV-1a, 32 bits.
fn check_sum(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: NameRule = NameRule {
        first: |char| char.is_ascii_alphabetic(),
        rest: |char| char.is_ascii_alphanumeric(),
        length: 16,
        words: "",
    };

    #[test]
    fn a_legal_name_stays() {
        assert_eq!(legal("abcdefghijklmno7", &RULE), "abcdefghijklmno7");
    }

    #[test]
    fn what_is_not_taken_becomes_an_underscore() {
        assert_eq!(legal("7.b/é", &RULE), "__b__");
        assert_eq!(legal("", &RULE), "_");
        assert_eq!(legal_definition("Page<shop::Item>"), "Page_shop__Item_");
    }

    #[test]
    fn a_long_name_ends_with_a_check_sum_of_all_of_it() {
        let (one, other) = (legal("abcdefghijklmnopq", &RULE), legal("abcdefghijklmnopr", &RULE));
        assert!(one.starts_with("abcdefg_") && other.starts_with("abcdefg_"));
        assert_eq!((one.len(), other.len()), (16, 16));
        assert_ne!(one, other);
    }
}
