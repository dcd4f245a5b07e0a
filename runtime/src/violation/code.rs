//! The kinds of mistakes and the kinds of values, by stable names.
//!
//! Both are part of what a host may program against: a name, once given, stays.

use core::fmt;

macro_rules! codes {
    [$($(#[doc = $doc:literal])* $variant:ident $name:literal)*] => {
        /// What kind of mistake a [`Violation`](crate::Violation) is.
        ///
        #[doc = include_str!("codes.md")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The stable name, e.g. `wrong_type`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

codes![
    /// Not JSON: `{"days": 3,}`, `{'days': 3}`, `{"days": NaN}`, or cut off.
    MalformedJson "malformed_json"
    /// More after the value: `{"days": 3} {"days": 4}`.
    TrailingData "trailing_data"
    /// Not UTF-8, anywhere in the text.
    InvalidUtf8 "invalid_utf8"
    /// Half of a surrogate pair, which is no character: `{"city": "\ud83d"}`.
    LoneSurrogate "lone_surrogate"
    /// An escape that JSON does not have: `{"city": "\x41"}`.
    InvalidEscape "invalid_escape"
    /// A raw control character in a string, e.g. a line break.
    ControlCharacter "control_character"
    /// More than 64 objects and arrays inside each other.
    TooDeep "too_deep"
    /// More than 1 MiB of arguments, or what the toolset takes, or than 16 MiB of absent keys and their defaults.
    TooLarge "too_large"
    /// A value of another JSON type: `{"days": "3"}` for an integer.
    WrongType "wrong_type"
    /// A number with a fraction: `{"days": 1.5}` for an integer. (`1.0` is an integer.)
    NotAnInteger "not_an_integer"
    /// A number beyond its bounds, declared or those of its type: `{"days": 17}` for 1 to 16.
    OutOfRange "out_of_range"
    /// A number between its multiples: `{"minutes": 7}` for a multiple of 5.
    NotAMultiple "not_a_multiple"
    /// A string with too few characters: `{"city": ""}` for at least one.
    TooShort "too_short"
    /// A string with too many characters.
    TooLong "too_long"
    /// A string that does not match its pattern: `{"code": "a1"}` for `^[a-z]+$`.
    Pattern "pattern"
    /// An array with too few items: `{"tags": []}` for at least one.
    TooFewItems "too_few_items"
    /// An array with too many items, declared or 65,536.
    TooManyItems "too_many_items"
    /// A string that is no date, address or the like: `{"on": "31.1.2026"}`.
    InvalidFormat "invalid_format"
    /// An item of an array that may hold each once, and was there already: `{"tags": ["a", "a"]}`.
    RepeatedItem "repeated_item"
    /// A string that is none of the declared names: `{"unit": "celcius"}`.
    NotInEnum "not_in_enum"
    /// A key that is not declared: `{"dayz": 3}`.
    UnknownKey "unknown_key"
    /// A required key that is not there: `{}` where `city` is required.
    MissingKey "missing_key"
    /// A key that was already there: `{"days": 3, "days": 4}`, also if one of them is written with escapes.
    DuplicateKey "duplicate_key"
    /// A value that a type of another crate does not take; what that says stands in place of what is expected. In tools that
    /// are declared in JSON also what breaks a keyword that has no code of its own, such as `oneOf` and `not`.
    Custom "custom"
    /// The arguments are right and could not be read all the same: a mistake of this library, worth a report.
    Internal "internal"
];

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The kind of a value, in the words of JSON Schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Found {
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean,
    /// A number without a fraction, however it is written.
    Integer,
    /// A number with a fraction.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
    /// No value.
    Nothing,
}

impl Found {
    /// The stable name, e.g. `string`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "boolean",
            Self::Integer => "integer",
            Self::Number => "number",
            Self::String => "string",
            Self::Array => "array",
            Self::Object => "object",
            Self::Nothing => "nothing",
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
