//! A toolset that is declared in JSON: the types of its arguments, what reads them, and what calls the program.
//!
//! All of it is one file, which may be included in any module: it names nothing of that. Texts of the declaration are
//! literals; those in doc comments are of letters, digits and a few marks.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Catalog, Tool, TypeId};

use super::args::{self, mentions_lifetime};
use super::scalar::count;
use super::shared::Shared;
use super::{dispatch, glue, value};
use crate::bind::{Declared, Handled, Item, Member, Parts};
use crate::optimise::Optimise;

/// Everything that `include_tools!` includes for it.
pub(super) fn declared(declared: &Declared, shared: &Shared<'_>) -> TokenStream {
    let Declared { toolset, types, items, tools, refused: _ } = declared;
    let head = shared.head();
    let Some(tools) = tools else { return head };
    let optimise = shared.settings.optimise;
    let items = items.iter().map(|item| self::item(types, optimise, item));
    let names = toolset.catalog.tools.iter().map(|tool| tool.name.as_str());
    let structs = tools.iter().zip(&toolset.catalog.tools).enumerate();
    let structs = structs.map(|(id, (tool, said))| arguments(types, optimise, id, tool, said));
    let (traits, calls, used) = (dispatch::traits(tools, names), dispatch::calls(tools), dispatch::used(tools));
    quote! {
        #head
        #(#structs)*
        #(#items)*
        #traits
        #calls
        #used
    }
}

/// The arguments of one tool.
fn arguments(types: &Catalog, optimise: Optimise, id: usize, tool: &Handled, said: &Tool) -> TokenStream {
    let (name, record) = (said.name.as_str(), said.arguments);
    let Handled { ident, arguments, .. } = tool;
    let (doc, path, index) = (format!(" The arguments of `{}`.", shown(name)), path_of(tool), count(id));
    let (set, text) = (quote!(Set), format!("{ident} {{ .. }}"));
    let (fields, reading, parse) = match arguments {
        Some(members) => {
            let members: Vec<&Member> = members.iter().collect();
            (
                fields(types, record, members.iter().copied()),
                args::arguments(types, optimise, record, &members, &path),
                quote!(__rt::parse(#set::DECLARED, #index, __arguments, __scratch)),
            )
        }
        None => (
            quote! {
                /// All of them, as canonical JSON.
                pub json: ::toolcall::RawJson<'a>,
            },
            TokenStream::new(),
            quote!(__rt::parse_text(#set::DECLARED, #index, __arguments, __scratch).map(|json| Self { json })),
        ),
    };
    let lifetime = mentions_lifetime(&path).then(|| quote!(<'a>));
    let on_fn = lifetime.is_none().then(|| quote!(<'a>));
    let [parse, check] = glue::parsing(&set, id, &parse, on_fn.as_ref(), &quote!(pub));
    quote! {
        #[doc = #doc]
        #[derive(::core::clone::Clone, ::core::cmp::PartialEq)]
        pub struct #path { #fields }
        #[forbid(unsafe_code)]
        const _: () = {
            use ::toolcall::__private as __rt;
            // Without the values: they may be secret.
            impl #lifetime ::core::fmt::Debug for #path {
                fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    __f.write_str(#text)
                }
            }
            impl #lifetime #path {
                #parse
                #check
            }
            #reading
        };
    }
}

/// The type of a tool's arguments.
pub(super) fn path_of(tool: &Handled) -> TokenStream {
    let Handled { ident, arguments, .. } = tool;
    let mut members = arguments.iter().flatten();
    let borrows = arguments.is_none() || members.any(|member| mentions_lifetime(&member.tokens));
    if borrows { quote!(#ident<'a>) } else { quote!(#ident) }
}

fn fields<'m>(types: &Catalog, record: TypeId, members: impl Iterator<Item = &'m Member>) -> TokenStream {
    let mut keys = types.fields(record).iter();
    let fields = members.filter_map(|Member { ident, tokens, visibility, .. }| {
        let doc = match keys.next() {
            Some(key) => format!(" `{}`", shown(&key.name)),
            None => " The keys that are not declared, and their values.".to_owned(),
        };
        // What says nothing is not kept.
        (!tokens.is_empty()).then(|| quote!(#[doc = #doc] #visibility #ident: #tokens,))
    });
    fields.collect()
}

/// A type, and how it is read.
fn item(types: &Catalog, optimise: Optimise, item: &Item) -> TokenStream {
    let Item { ident, value, fields: unnamed } = item;
    let (path, reading) = (&value.path, value::value(types, value, optimise));
    let derive = quote!(#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]);
    let names = types.type_of(value.id).shape.names().unwrap_or_default();
    let declaration = match &value.parts {
        Parts::Record { members, .. } => {
            let fields = fields(types, value.id, members.iter());
            quote!(#[doc = " A value of the arguments."] #derive pub struct #path { #fields })
        }
        Parts::Enum(variants) => {
            let docs = names.iter().map(|name| format!(" `{}`", shown(&name.name)));
            let texts = names.iter().map(|name| &name.name);
            let str = super::scalar::primitive("str");
            quote! {
                #[doc = " One of the names."]
                #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq)]
                pub enum #ident { #(#[doc = #docs] #variants,)* }
                impl ::core::convert::AsRef<#str> for #ident {
                    fn as_ref(&self) -> &#str {
                        match self { #(Self::#variants => #texts,)* }
                    }
                }
            }
        }
        Parts::Choice(choice) => {
            let variants = choice.forms.iter().filter_map(|form| {
                let (variant, tokens) = (&form.ident, &form.members.last()?.tokens);
                let doc = format!(" `{}`", shown(form.tag()));
                let doc = if form.tag().is_empty() { " A value of this form." } else { &doc };
                Some(quote!(#[doc = #doc] #variant(#tokens),))
            });
            quote!(#[doc = " A value of one of the forms."] #derive pub enum #path { #(#variants)* })
        }
        Parts::Newtype(..) | Parts::Tuple(_) | Parts::Integers(_) => {
            quote!(#[doc = " A value of the arguments."] #derive pub struct #path(#(pub #unnamed),*);)
        }
    };
    quote!(#declaration #reading)
}

/// A name of the declaration in a doc comment, where nothing of it can be more than text.
pub(super) fn shown(name: &str) -> String {
    let is_plain = |char: &char| char.is_ascii_alphanumeric() || "_-./:$ ".contains(*char);
    let shown: String = name.chars().take(LONGEST_SHOWN).map(|char| if is_plain(&char) { char } else { '?' }).collect();
    let more = if name.chars().nth(LONGEST_SHOWN).is_some() { "..." } else { "" };
    format!("{}{more}", shown.trim())
}

/// Characters of a name in a doc comment.
const LONGEST_SHOWN: usize = 64;
