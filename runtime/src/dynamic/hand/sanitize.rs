//! Names that any provider takes, made of others.

use core::fmt;
use std::collections::HashMap;

/// Makes names legal: each character but ASCII letters, digits, `_` and `-` becomes one `_`.
///
/// ```
/// use toolcall::dynamic::sanitize;
///
/// assert_eq!(sanitize(["get user", "größe"]).unwrap(), ["get_user", "gr__e"]);
/// let unusable = sanitize(["a b", "a.b"]).unwrap_err();
/// assert_eq!(unusable[0].to_string(), r#"the names "a b" and "a.b" are both `a_b`: rename one of them"#);
/// ```
///
/// # Errors
/// All names that are empty or longer than [`LONGEST_NAME`], and those that are equal now to an earlier one.
pub fn sanitize<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<Vec<String>, Vec<Unusable>> {
    let (mut legal, mut taken, mut unusable) = (Vec::new(), HashMap::<String, &str>::new(), Vec::new());
    for name in names {
        let made: String = name.chars().map(|char| if is_legal(char) { char } else { '_' }).collect();
        let why = match taken.get(&made) {
            _ if made.is_empty() => Some(Why::Empty),
            _ if made.len() > LONGEST_NAME => Some(Why::TooLong),
            Some(earlier) => Some(Why::Taken((*earlier).to_owned())),
            None => None,
        };
        unusable.extend(why.map(|why| Unusable { name: name.to_owned(), made: made.clone(), why }));
        taken.entry(made.clone()).or_insert(name);
        legal.push(made);
    }
    if unusable.is_empty() { Ok(legal) } else { Err(unusable) }
}

/// Characters of the longest name that all providers take.
pub const LONGEST_NAME: usize = 64;

const fn is_legal(char: char) -> bool {
    char.is_ascii_alphanumeric() || matches!(char, '_' | '-')
}

/// A name of which none can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// As it was given.
    pub name: String,
    /// What would be made of it.
    pub made: String,
    why: Why,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Why {
    Empty,
    TooLong,
    /// The earlier name of which the same is made.
    Taken(String),
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, made, why } = self;
        match why {
            Why::Empty => f.write_str("a tool has an empty name: give it one"),
            Why::TooLong => {
                let length = made.len();
                write!(f, "the name {name:?} has {length} characters, more than {LONGEST_NAME}: shorten it")
            }
            Why::Taken(earlier) => {
                write!(f, "the names {earlier:?} and {name:?} are both `{made}`: rename one of them")
            }
        }
    }
}

impl core::error::Error for Unusable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_character_counts_once() {
        assert_eq!(sanitize(["a/b.c", "日本", "ok-1_"]), Ok(vec!["a_b_c".into(), "__".into(), "ok-1_".into()]));
    }

    #[test]
    fn all_that_cannot_be_used_is_told() {
        let long = "é".repeat(65);
        let unusable = sanitize(["", &long, "x y", "x y"]).unwrap_err();
        let told: Vec<_> = unusable.iter().map(Unusable::to_string).collect();
        assert_eq!(told[0], "a tool has an empty name: give it one");
        assert_eq!(told[1], format!("the name {long:?} has 65 characters, more than 64: shorten it"));
        assert_eq!(told[2], r#"the names "x y" and "x y" are both `x_y`: rename one of them"#);
        assert_eq!(told.len(), 3);
        assert!(sanitize([&*"y".repeat(64)]).is_ok());
    }
}
