//! What the author of a build script makes of warnings.

use toolcall_schema::diag::{Diagnostic, Severity};
use toolcall_schema::lint::LINTS;

use crate::codes;

/// What becomes of a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// Nothing.
    Allow,
    /// It is told.
    Warn,
    /// It is an error.
    Deny,
}

/// What was said, in order; each a code, [`codes::WARNINGS`] or [`codes::EVERY_LINT`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Levels(Vec<(String, Level)>);

impl Levels {
    pub(crate) fn set(&mut self, code: String, level: Level) {
        self.0.push((code, level));
    }

    /// The diagnostic as it is told, if it is. Errors stay what they are; of two words the later counts.
    pub(crate) fn apply(&self, diagnostic: Diagnostic) -> Option<Diagnostic> {
        if diagnostic.severity == Severity::Error {
            return Some(diagnostic);
        }
        let lint = LINTS.iter().find(|lint| lint.code == diagnostic.code);
        let usual = if lint.is_none_or(|lint| lint.is_on) { Level::Warn } else { Level::Allow };
        let level = self.0.iter().fold(usual, |level, (code, said)| match code.as_str() {
            codes::WARNINGS if level != Level::Allow => *said,
            codes::EVERY_LINT if lint.is_some() => *said,
            code if code == diagnostic.code => *said,
            _ => level,
        });
        match level {
            Level::Allow => None,
            Level::Warn => Some(diagnostic),
            Level::Deny => Some(Diagnostic { severity: Severity::Error, ..diagnostic }),
        }
    }

    /// What was said of codes that there are not.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = String> {
        self.0.iter().filter_map(|(code, _)| codes::recognise(code).err())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use toolcall_schema::span::Span;

    fn level(said: &[(&str, Level)], code: &'static str) -> Level {
        let mut levels = Levels::default();
        said.iter().for_each(|(code, level)| levels.set((*code).to_owned(), *level));
        match levels.apply(Diagnostic::warning(code, Span::default(), "")) {
            None => Level::Allow,
            Some(Diagnostic { severity: Severity::Warning, .. }) => Level::Warn,
            Some(Diagnostic { severity: Severity::Error, .. }) => Level::Deny,
        }
    }

    #[test]
    fn lints_are_on_or_off_until_something_is_said() {
        assert_eq!(["V003", "L003", "L001"].map(|code| level(&[], code)), [Level::Warn, Level::Warn, Level::Allow]);
        let all = [("warnings", Level::Deny)];
        assert_eq!(["V003", "L003", "L001"].map(|code| level(&all, code)), [Level::Deny, Level::Deny, Level::Allow]);
        let lints = [("lints", Level::Warn)];
        assert_eq!(["V003", "L003", "L001"].map(|code| level(&lints, code)), [Level::Warn; 3]);
    }

    #[test]
    fn the_last_word_counts() {
        let said = [("L001", Level::Warn), ("warnings", Level::Deny), ("V003", Level::Allow)];
        assert_eq!(["V003", "L003", "L001"].map(|code| level(&said, code)), [Level::Allow, Level::Deny, Level::Deny]);
    }

    #[test]
    fn an_error_stays_one() {
        let mut levels = Levels::default();
        levels.set("V008".to_owned(), Level::Allow);
        let error = Diagnostic::error("V008", Span::default(), "");
        assert_eq!(levels.apply(error.clone()), Some(error));
    }

    #[test]
    fn codes_that_there_are_not_are_told() {
        let mut levels = Levels::default();
        for code in ["warnings", "lints", "T024", "V003", "L008", "L999"] {
            levels.set(code.to_owned(), Level::Deny);
        }
        let unknown: Vec<_> = levels.unknown().collect();
        assert_eq!(unknown, ["there is no warning `L999`; it is a code like `L003`, `warnings` or `lints`"]);
    }
}
