//! How a value is read, by its Rust type.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use toolcall_schema::constraints::{Constraint, not_zero, of_format, unique};
use toolcall_schema::table::{Format, Precision, Width};

/// How a Rust type is read. Constraints stand in the catalog, at the type this slot belongs to.
#[derive(Clone, Debug)]
pub(crate) enum Slot {
    /// `bool`
    Bool,
    /// `i8` to `u64`, `isize`, `usize`; the identifier is the author's primitive.
    Integer(Width, Ident),
    /// `BigInt`, `BigUint`: an integer without bounds, and its type.
    Big(Width, TokenStream),
    /// `NonZeroU8` and its kin; the identifier is the primitive inside.
    NonZero(Width, Ident),
    /// `f32`, `f64`
    Number(Precision),
    /// `&str`
    Borrowed,
    /// `String`
    Owned,
    /// A struct or enum of the author's, by its `Value` implementation: the type with every lifetime written as `'a`.
    Value(TokenStream),
    /// `Option<…>`
    Option(Box<Self>),
    /// `Vec<…>`
    List(Box<Self>),
    /// `char`
    Char,
    /// `Cow<'_, str>`
    Cow,
    /// `[…; N]`
    Array(Box<Self>, u32),
    /// A list that is filled item by item, and its type.
    Collection(Box<Self>, TokenStream),
    /// A list without repeats, and its type.
    Set(Box<Self>, TokenStream),
    /// A map: its keys, what they stand for, and its type.
    Map(Box<Self>, Box<Self>, TokenStream),
    /// `Vec<(…, …)>` that is an object in JSON.
    Pairs(Box<Self>, Box<Self>),
    /// `serde_json::Value`
    Any,
    /// `Box<…>`, `Arc<…>`: what is read, and the type of the pointer to it.
    Pointer(Box<Self>, TokenStream),
    /// `RawJson<'_>`
    Raw,
    /// The same for a value within which no key stands twice.
    Kept,
    /// The keys that are not declared, in a `Vec<(&str, …)>`: how their values are read.
    Others(Box<Self>),
    /// A type of another crate, by its `serde::Deserialize`.
    Foreign(TokenStream),
    /// The same where a provider says what it is: how its shape is read if it is a scalar, the type, and the function that
    /// makes it if serde does not.
    Provided(Option<Box<Self>>, TokenStream, Option<TokenStream>),
    /// A tuple.
    Tuple(Vec<Self>),
    /// The key that holds the name of a form, and this name; no value comes of it.
    Tag(String),
    /// Another struct whose keys stand among those of this one: its type, and how many they are.
    Flat(TokenStream, usize),
    /// A field without a key: this expression, whatever comes.
    Given(TokenStream),
    /// A type that is made of any text, and owns it: `PathBuf`, `Box<str>`.
    From(TokenStream),
    /// `&Path`
    Path,
    /// A type that is made of text with a format, by its `Parsed` implementation.
    Parsed(Format, TokenStream),
}

impl Slot {
    /// Whether a provider of types has told what it is.
    pub(crate) const fn is_provided(&self) -> bool {
        matches!(self, Self::Provided(..))
    }

    /// What an `Option` holds; `None` for any other slot.
    pub(crate) fn within_option(&self) -> Option<&Self> {
        if let Self::Option(inner) = self { Some(inner) } else { None }
    }

    /// What the type is under by itself.
    pub(crate) fn implies(&self) -> Option<Constraint> {
        match self {
            Self::NonZero(..) => Some(not_zero()),
            Self::Parsed(format, _) => Some(of_format(*format)),
            Self::Set(..) => Some(unique()),
            _ => None,
        }
    }

    /// The slot behind all pointers.
    pub(crate) fn pointee(&self) -> &Self {
        if let Self::Pointer(inner, _) = self { inner.pointee() } else { self }
    }

    /// The same pointers to something else.
    pub(crate) fn with_pointee(self, pointee: Self) -> Self {
        match self {
            Self::Pointer(inner, kind) => Self::Pointer(Box::new(inner.with_pointee(pointee)), kind),
            _ => pointee,
        }
    }

    /// A value of [`pointee`](Self::pointee) behind these pointers.
    pub(crate) fn point(&self, value: TokenStream) -> TokenStream {
        let Self::Pointer(inner, kind) = self else { return value };
        let value = inner.point(value);
        quote!(<#kind as ::core::convert::From<_>>::from(#value))
    }
}
