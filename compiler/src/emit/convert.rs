//! How the value of a scalar slot becomes the author's type.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use toolcall_schema::table::Format;

/// One step.
#[derive(Debug)]
pub(crate) enum Convert {
    /// Narrowing that cannot lose anything: the reader has held the value to the bounds of the type.
    As(Ident),
    ToOwned,
    Borrowed,
    /// By `From<&str>`.
    From(TokenStream),
    Path,
    /// Stops at zero.
    NonZero,
    /// Stops at text of another format.
    Format(Format),
    /// Stops at text that does not parse.
    Parsed(TokenStream),
}

impl Convert {
    /// The converted value. Leaves the function where it fails.
    pub(super) fn finish(&self, value: &TokenStream) -> TokenStream {
        let converted = self.apply(value);
        if self.fails() { quote!(#converted?) } else { converted }
    }

    /// The converted value; a `Result` if it fails.
    fn apply(&self, value: &TokenStream) -> TokenStream {
        match self {
            Self::As(name) => quote!(#value as ::core::primitive::#name),
            Self::ToOwned => quote!(::std::borrow::ToOwned::to_owned(#value)),
            Self::Borrowed => quote!(::std::borrow::Cow::Borrowed(#value)),
            Self::From(kind) => quote!(<#kind as ::core::convert::From<_>>::from(#value)),
            Self::Path => quote!(::std::path::Path::new(#value)),
            Self::NonZero => quote!(__rt::nonzero(::core::num::NonZero::new(#value))),
            Self::Format(format) => {
                let format = super::table::format(*format);
                quote!(__rt::formatted(#format, #value))
            }
            Self::Parsed(kind) => quote!(__cursor.parsed::<#kind>(#value)),
        }
    }

    pub(super) const fn fails(&self) -> bool {
        matches!(self, Self::NonZero | Self::Format(_) | Self::Parsed(_))
    }

    /// A conversion inside a container; by the name of a function where that is all of it, as clippy wants it.
    pub(super) fn map(&self, value: &TokenStream, method: &TokenStream) -> TokenStream {
        let function = match self {
            Self::ToOwned => quote!(::std::borrow::ToOwned::to_owned),
            Self::Borrowed => quote!(::std::borrow::Cow::Borrowed),
            Self::From(kind) => quote!(<#kind as ::core::convert::From<_>>::from),
            Self::Path => quote!(::std::path::Path::new),
            Self::As(_) | Self::NonZero | Self::Format(_) | Self::Parsed(_) => {
                let inner = self.apply(&quote!(__value));
                quote!(|__value| #inner)
            }
        };
        quote!(#value.#method(#function))
    }
}
