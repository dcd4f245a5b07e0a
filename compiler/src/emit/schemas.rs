//! The schemas of a toolset, one file of bytes a dialect, and its catalog; and the statics that include them. The bytes never
//! pass through rustc as literals.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::stored;
use toolcall_schema::view::View;

use super::{File, Settings};
use crate::bind::Toolset;

/// What the shared file needs of the schemas.
#[derive(Debug)]
pub(crate) struct Schemas {
    /// The module `schemas`, one static a dialect.
    pub(crate) blocks: TokenStream,
    /// One `View` expression a dialect.
    pub(crate) views: Vec<TokenStream>,
    /// The bytes of the catalog, for programs that can read it.
    pub(crate) catalog: TokenStream,
    pub(crate) files: Vec<File>,
}

/// The views of a toolset as files and statics.
pub(crate) fn schemas(toolset: &Toolset, views: &[View], settings: &Settings<'_>) -> Schemas {
    let u8 = super::scalar::primitive("u8");
    let file = format!("{}.{:016x}.catalog", toolset.name, settings.hash);
    let catalog = quote!(::toolcall::__catalog!(#file));
    let files = vec![File { name: file, content: stored::write(&toolset.catalog) }];
    let mut schemas = Schemas { blocks: TokenStream::new(), views: Vec::new(), catalog, files };
    let mut statics = Vec::new();
    for view in views {
        let dialect = view.dialect;
        let block = view.block();
        // The hash is part of the name, so that a block and a shared file of different runs never meet.
        let file = format!("{}.{dialect}.{:016x}.json", toolset.name, settings.hash);
        let (constant, variant) = (format_ident!("{}", shouted(dialect)), format_ident!("{}", camel(dialect)));
        let doc = format!(" The tools as `{dialect}` takes them: a JSON array.");
        statics.push(quote!(#[doc = #doc] pub static #constant: &[#u8] = ::core::include_bytes!(#file);));
        let ranges = block.tools.iter().map(|range| {
            let (start, end) = (Literal::usize_unsuffixed(range.start), Literal::usize_unsuffixed(range.end));
            quote!((#start, #end))
        });
        schemas.views.push(quote! {
            __rt::View { dialect: ::toolcall::Dialect::#variant, block: schemas::#constant, tools: &[#(#ranges),*] }
        });
        schemas.files.push(File { name: file, content: block.bytes });
    }
    schemas.blocks = quote! {
        /// The schemas of every rendered dialect; one that is not named is not linked.
        pub mod schemas { #(#statics)* }
    };
    schemas
}

fn shouted(dialect: Dialect) -> String {
    dialect.name().to_uppercase().replace('-', "_")
}

fn camel(dialect: Dialect) -> String {
    super::camel(dialect.name())
}
