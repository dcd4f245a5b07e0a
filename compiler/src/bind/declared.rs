//! Tools that are declared in JSON: nothing of the author's is bound, the types are emitted beside what reads them.

use proc_macro2::{Ident, TokenStream};
use toolcall_schema::catalog::Catalog;

use super::{Member, Toolset, Value};

/// A toolset that is declared in JSON.
#[derive(Debug)]
pub(crate) struct Declared {
    /// Its name and its catalog; none of its tools is a function of the author's.
    pub(crate) toolset: Toolset,
    /// The catalog, where those types have a name that are Rust types of their own.
    pub(crate) types: Catalog,
    /// These types.
    pub(crate) items: Vec<Item>,
    /// One per tool of the catalog, in the same order; none where calls are only checked.
    pub(crate) tools: Option<Vec<Handled>>,
    /// How many entries of the file are no tool of the catalog.
    pub(crate) refused: usize,
}

/// A Rust type that is emitted.
#[derive(Debug)]
pub(crate) struct Item {
    /// Its name.
    pub(crate) ident: Ident,
    /// How it is read; with `<'a>` behind the name where it borrows.
    pub(crate) value: Value,
    /// The types of the fields of a struct whose fields have no names.
    pub(crate) fields: Vec<TokenStream>,
}

/// The Rust side of one tool.
#[derive(Debug)]
pub(crate) struct Handled {
    /// Name of the arguments' type.
    pub(crate) ident: Ident,
    /// Name of the method that does what the tool does.
    pub(crate) method: Ident,
    /// The keys of the arguments; `None`: they are handed over as text.
    pub(crate) arguments: Option<Vec<Member>>,
}
