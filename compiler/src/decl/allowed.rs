//! The lints that an author allows on a type and within it: what is emitted for it has the same names.

use proc_macro2::TokenStream;

use super::{Field, Fields, Item, ItemKind, Variant};

impl Item {
    /// The lints that are allowed on it, its variants and its fields.
    pub(crate) fn all_allowed(&self) -> impl Iterator<Item = &TokenStream> {
        let (fields, variants): (&[Field], &[Variant]) = match &self.kind {
            ItemKind::Struct(fields) => (fields.all(), &[]),
            ItemKind::Enum(variants) => (&[], variants),
            ItemKind::Alias(_) | ItemKind::Constant(_) | ItemKind::Other(_) => (&[], &[]),
        };
        let of_variants = variants.iter().flat_map(|variant| &variant.allowed);
        let fields = fields.iter().chain(variants.iter().flat_map(|variant| variant.fields.all()));
        self.allowed.iter().chain(of_variants).chain(fields.flat_map(|field| &field.allowed))
    }
}

impl Fields {
    fn all(&self) -> &[Field] {
        match self {
            Self::Named(fields) | Self::Unnamed(fields) => fields,
            Self::None => &[],
        }
    }
}
