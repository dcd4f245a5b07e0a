//! The renaming rules of serde: `rename_all = "camelCase"` and its kin.
//!
//! serde takes fields to be in `snake_case` and variants in `PascalCase`; the same names come out here.

/// A renaming rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

impl Case {
    /// The rule by its spelling.
    pub(crate) fn named(spelling: &str) -> Option<Self> {
        CASES.iter().find(|(name, _)| *name == spelling).map(|(_, case)| *case)
    }

    /// The spellings there are.
    pub(crate) fn spellings() -> impl Iterator<Item = &'static str> {
        CASES.iter().map(|(name, _)| *name)
    }

    /// The name of a field.
    pub(crate) fn field(self, name: &str) -> String {
        match self {
            Self::Lower | Self::Snake => name.to_owned(),
            Self::Upper | Self::ScreamingSnake => name.to_ascii_uppercase(),
            Self::Pascal => name.split('_').map(|part| first(part, char::to_ascii_uppercase)).collect(),
            Self::Camel => first(&Self::Pascal.field(name), char::to_ascii_lowercase),
            Self::Kebab => name.replace('_', "-"),
            Self::ScreamingKebab => name.to_ascii_uppercase().replace('_', "-"),
        }
    }

    /// The name of a variant.
    pub(crate) fn variant(self, name: &str) -> String {
        match self {
            Self::Pascal => name.to_owned(),
            Self::Lower => name.to_ascii_lowercase(),
            Self::Upper => name.to_ascii_uppercase(),
            Self::Camel => first(name, char::to_ascii_lowercase),
            Self::Snake => snake(name),
            Self::ScreamingSnake => snake(name).to_ascii_uppercase(),
            Self::Kebab => snake(name).replace('_', "-"),
            Self::ScreamingKebab => snake(name).to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn first(name: &str, change: fn(&char) -> char) -> String {
    let mut chars = name.chars();
    chars.next().map(|first| change(&first)).into_iter().chain(chars).collect()
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for (index, char) in name.char_indices() {
        if index > 0 && char.is_uppercase() {
            snake.push('_');
        }
        snake.push(char.to_ascii_lowercase());
    }
    snake
}

const CASES: &[(&str, Case)] = &[
    ("lowercase", Case::Lower),
    ("UPPERCASE", Case::Upper),
    ("PascalCase", Case::Pascal),
    ("camelCase", Case::Camel),
    ("snake_case", Case::Snake),
    ("SCREAMING_SNAKE_CASE", Case::ScreamingSnake),
    ("kebab-case", Case::Kebab),
    ("SCREAMING-KEBAB-CASE", Case::ScreamingKebab),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_out_as_with_serde() {
        for (rule, field, variant) in [
            ("lowercase", "page_size", "verytasty"),
            ("UPPERCASE", "PAGE_SIZE", "VERYTASTY"),
            ("PascalCase", "PageSize", "VeryTasty"),
            ("camelCase", "pageSize", "veryTasty"),
            ("snake_case", "page_size", "very_tasty"),
            ("SCREAMING_SNAKE_CASE", "PAGE_SIZE", "VERY_TASTY"),
            ("kebab-case", "page-size", "very-tasty"),
            ("SCREAMING-KEBAB-CASE", "PAGE-SIZE", "VERY-TASTY"),
        ] {
            let case = Case::named(rule).expect(rule);
            assert_eq!(case.field("page_size"), field, "{rule}");
            assert_eq!(case.variant("VeryTasty"), variant, "{rule}");
        }
        assert_eq!(Case::named("camel"), None);
    }

    #[test]
    fn odd_names_do_not_panic() {
        for case in CASES.iter().map(|(_, case)| case) {
            for name in ["", "_", "__a", "É", "ÉTÉ", "a1_2"] {
                let _ = (case.field(name), case.variant(name));
            }
        }
    }
}
