//! The pieces of code for one member of a record; `slot.rs` makes them, `args.rs` puts them together.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::scalar::count;
use crate::bind::Slot;

/// The code for one member.
#[derive(Debug)]
pub(crate) enum Emitted {
    /// One key with a slot of its own.
    Slot(Piece),
    /// The key that holds the name of a form: looked at, and kept nowhere.
    Tag(Reader),
    /// The keys of another record, by its type, and the slot that this is in.
    Flat(TokenStream, Slot),
    /// No key, and this value.
    Given(TokenStream),
}

/// The four pieces of code for one slot.
#[derive(Debug)]
pub(crate) struct Piece {
    /// Type of the slot.
    pub(super) kind: TokenStream,
    /// Its first value.
    pub(super) start: TokenStream,
    /// `put_u64(1, 16, &mut self.days)` without `put_`; `next_` goes before it as well.
    pub(super) reader: Reader,
    /// The value of the author's type, from `__slots`.
    pub(super) finish: TokenStream,
}

impl Emitted {
    /// Type of what is stored.
    pub(crate) fn kind(&self) -> Option<TokenStream> {
        match self {
            Self::Slot(piece) => Some(piece.kind.clone()),
            Self::Flat(of, _) => Some(quote!(<#of as __rt::Record<'a>>::Slots)),
            Self::Tag(_) | Self::Given(_) => None,
        }
    }

    /// Its first value.
    pub(crate) fn start(&self) -> Option<TokenStream> {
        match self {
            Self::Slot(piece) => Some(piece.start.clone()),
            Self::Flat(of, _) => Some(quote!(<#of as __rt::Record<'a>>::start())),
            Self::Tag(_) | Self::Given(_) => None,
        }
    }

    /// The value of the author's type, from `__slots` and `__seen`; `__cursor` keeps what it refuses.
    pub(crate) fn finish(&self, ident: &Ident, first: usize) -> Option<TokenStream> {
        match self {
            Self::Slot(piece) => Some(piece.finish.clone()),
            Self::Given(value) => Some(value.clone()),
            Self::Flat(of, slot) => {
                let first = count(first);
                Some(
                    slot.point(
                        quote!(<#of as __rt::Record<'a>>::finish(__slots.#ident, __seen.behind(#first), __cursor)?),
                    ),
                )
            }
            Self::Tag(_) => None,
        }
    }

    /// `put_…(…)` or `next_…(…)`; none for another record, which does it by itself, and for
    /// what has no key.
    pub(crate) fn call(&self, verb: &str) -> Option<TokenStream> {
        match self {
            Self::Slot(Piece { reader, .. }) | Self::Tag(reader) => Some(reader.call(verb)),
            Self::Flat(..) | Self::Given(_) => None,
        }
    }
}

/// The tail of a reading method's name and its arguments.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(super) name: String,
    pub(super) arguments: TokenStream,
}

impl Reader {
    fn call(&self, verb: &str) -> TokenStream {
        let name = format_ident!("{verb}_{}", self.name);
        let arguments = &self.arguments;
        quote!(__cursor.#name(#arguments))
    }
}
