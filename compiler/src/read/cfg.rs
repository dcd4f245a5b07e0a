//! The set of `cfg`s that hold, and whether a predicate does.
//!
//! `test` never holds: the build step runs once for a package, with and without tests.

use std::collections::BTreeSet;

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{LitBool, LitStr, Token, ext::IdentExt as _};

/// The `cfg`s that hold, each as `name` or `name="value"`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cfg(BTreeSet<String>);

impl Cfg {
    /// The set of these.
    pub(crate) fn new<'c>(cfgs: impl IntoIterator<Item = &'c str>) -> Self {
        Self(cfgs.into_iter().map(plain).collect())
    }
}

/// `feature = "x"` as `feature="x"`.
fn plain(cfg: &str) -> String {
    match syn::parse_str(cfg) {
        Ok(Predicate::Is(plain)) => plain,
        // What Cargo tells need not be a literal: nothing is escaped there.
        _ => cfg.to_owned(),
    }
}

/// Whether an item is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Holds {
    No,
    /// But not under `cfg(test)`.
    ExceptInTests,
    Yes,
}

/// `unix`, `feature = "x"`, `all(…)`, `any(…)`, `not(…)`, `true`, `false`.
pub(super) enum Predicate {
    Known(bool),
    Test,
    Is(String),
    All(Vec<Self>),
    Any(Vec<Self>),
    Not(Box<Self>),
}

impl Predicate {
    /// Whether it holds in this set.
    pub(super) fn holds(&self, cfg: &Cfg) -> Holds {
        match (self.is_true(cfg, false), self.is_true(cfg, true)) {
            (false, _) => Holds::No,
            (true, false) => Holds::ExceptInTests,
            (true, true) => Holds::Yes,
        }
    }

    fn is_true(&self, cfg: &Cfg, test: bool) -> bool {
        match self {
            Self::Known(value) => *value,
            Self::Test => test,
            Self::Is(text) => cfg.0.contains(text),
            Self::All(parts) => parts.iter().all(|part| part.is_true(cfg, test)),
            Self::Any(parts) => parts.iter().any(|part| part.is_true(cfg, test)),
            Self::Not(part) => !part.is_true(cfg, test),
        }
    }
}

impl Parse for Predicate {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(LitBool) {
            return Ok(Self::Known(input.parse::<LitBool>()?.value));
        }
        let name = input.call(syn::Ident::parse_any)?.unraw().to_string();
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            let value = input.parse::<LitStr>()?.value();
            return Ok(Self::Is(format!("{name}=\"{value}\"")));
        }
        if !input.peek(syn::token::Paren) {
            return Ok(if name == "test" { Self::Test } else { Self::Is(name) });
        }
        let content;
        syn::parenthesized!(content in input);
        let parts: Vec<Self> = Punctuated::<Self, Token![,]>::parse_terminated(&content)?.into_iter().collect();
        Ok(match name.as_str() {
            "all" => Self::All(parts),
            "any" => Self::Any(parts),
            // rustc refuses another number of parts.
            "not" => parts.into_iter().next().map_or(Self::Known(false), |part| Self::Not(Box::new(part))),
            // `version(…)`, `accessible(…)` and what else is not stable yet
            _ => Self::Known(false),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predicates_hold_as_rustc_has_it() {
        let cfg = Cfg::new(["unix", "feature=\"remote\"", "target_os=\"linux\"", "feature = \"spaced\""]);
        for (written, expected) in [
            ("unix", Holds::Yes),
            ("windows", Holds::No),
            ("feature = \"remote\"", Holds::Yes),
            ("feature = \"spaced\"", Holds::Yes),
            ("feature = \"local\"", Holds::No),
            ("all(unix, not(windows))", Holds::Yes),
            ("all()", Holds::Yes),
            ("any()", Holds::No),
            ("any(windows, target_os = \"linux\",)", Holds::Yes),
            ("true", Holds::Yes),
            ("false", Holds::No),
            ("test", Holds::No),
            ("not(test)", Holds::ExceptInTests),
            ("any(unix, not(test))", Holds::Yes),
            ("any(test, unix)", Holds::Yes),
            ("all(unix, not(any(test, windows)))", Holds::ExceptInTests),
            ("r#unix", Holds::Yes),
        ] {
            let predicate: Predicate = syn::parse_str(written).expect(written);
            assert_eq!(predicate.holds(&cfg), expected, "{written}");
        }
    }
}
