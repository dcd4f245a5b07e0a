//! What a slot says of itself.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::constraints::{Constraint, not_zero, of_format, unique};

use super::Slot;

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
