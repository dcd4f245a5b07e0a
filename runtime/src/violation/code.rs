//! The kinds of mistakes and the kinds of values, by stable names.
//!
//! Both are part of what a host may program against: a name, once given, stays.

use core::fmt;

/// What kind of mistake a [`Violation`](crate::Violation) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// Not JSON: `{"days": 3,}`, `{'days': 3}`, `{"days": NaN}`, or cut off.
    MalformedJson,
    /// More after the value: `{"days": 3} {"days": 4}`.
    TrailingData,
    /// Not UTF-8, anywhere in the text.
    InvalidUtf8,
    /// Half of a surrogate pair, which is no character: `{"city": "\ud83d"}`.
    LoneSurrogate,
    /// An escape that JSON does not have: `{"city": "\x41"}`.
    InvalidEscape,
    /// A raw control character in a string, e.g. a line break.
    ControlCharacter,
    /// More than 64 objects and arrays inside each other.
    TooDeep,
    /// More than 1 MiB of arguments, or what the toolset takes, or than 16 MiB of absent keys and their defaults.
    TooLarge,
    /// A value of another JSON type: `{"days": "3"}` for an integer.
    WrongType,
    /// A number with a fraction: `{"days": 1.5}` for an integer. (`1.0` is an integer.)
    NotAnInteger,
    /// A number beyond its bounds, declared or those of its type: `{"days": 17}` for 1 to 16.
    OutOfRange,
    /// A number between its multiples: `{"minutes": 7}` for a multiple of 5.
    NotAMultiple,
    /// A string with too few characters: `{"city": ""}` for at least one.
    TooShort,
    /// A string with too many characters.
    TooLong,
    /// A string that does not match its pattern: `{"code": "a1"}` for `^[a-z]+$`.
    Pattern,
    /// An array with too few items: `{"tags": []}` for at least one.
    TooFewItems,
    /// An array with too many items, declared or 65,536.
    TooManyItems,
    /// A string that is no date, address or the like: `{"on": "31.1.2026"}`.
    InvalidFormat,
    /// An item of an array that may hold each once, and was there already: `{"tags": ["a", "a"]}`.
    RepeatedItem,
    /// A string that is none of the declared names: `{"unit": "celcius"}`.
    NotInEnum,
    /// A key that is not declared: `{"dayz": 3}`.
    UnknownKey,
    /// A required key that is not there: `{}` where `city` is required.
    MissingKey,
    /// A key that was already there: `{"days": 3, "days": 4}`, also if one of them is written with escapes.
    DuplicateKey,
    /// A value that a type of another crate does not take; what that says stands in place of what is expected.
    Custom,
    /// The arguments are right and could not be read all the same: a mistake of this library, worth a report.
    Internal,
}

impl Code {
    /// The stable name, e.g. `wrong_type`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::MalformedJson => "malformed_json",
            Self::TrailingData => "trailing_data",
            Self::InvalidUtf8 => "invalid_utf8",
            Self::LoneSurrogate => "lone_surrogate",
            Self::InvalidEscape => "invalid_escape",
            Self::ControlCharacter => "control_character",
            Self::TooDeep => "too_deep",
            Self::TooLarge => "too_large",
            Self::WrongType => "wrong_type",
            Self::NotAnInteger => "not_an_integer",
            Self::OutOfRange => "out_of_range",
            Self::NotAMultiple => "not_a_multiple",
            Self::TooShort => "too_short",
            Self::TooLong => "too_long",
            Self::Pattern => "pattern",
            Self::TooFewItems => "too_few_items",
            Self::TooManyItems => "too_many_items",
            Self::InvalidFormat => "invalid_format",
            Self::RepeatedItem => "repeated_item",
            Self::NotInEnum => "not_in_enum",
            Self::UnknownKey => "unknown_key",
            Self::MissingKey => "missing_key",
            Self::DuplicateKey => "duplicate_key",
            Self::Custom => "custom",
            Self::Internal => "internal",
        }
    }
}

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
