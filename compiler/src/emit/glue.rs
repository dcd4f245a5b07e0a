//! The glue of one tool: its arguments and the call of the author's function, in the author's own scope.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Field, Shape};

use super::args::{self, mentions_lifetime};
use super::scalar::count;
use super::{Settings, module};
use crate::bind::{Member, Parameter, Tool, Toolset};

/// The items of a tool, complete in its own scope.
pub(crate) fn glue(toolset: &Toolset, id: usize, tool: &Tool, settings: &Settings<'_>) -> TokenStream {
    let catalog = &toolset.catalog;
    let declared = &catalog.tools[id];
    let id = count(id);
    let fields: &[Field] = match &catalog.type_of(declared.arguments).shape {
        Shape::Record(fields) => fields,
        _ => &[],
    };
    let members: Vec<&Member> = tool
        .parameters
        .iter()
        .filter_map(|parameter| match parameter {
            Parameter::Argument(member) => Some(member),
            Parameter::Context => None,
        })
        .collect();
    let borrows = members.iter().any(|member| member.borrows || mentions_lifetime(&member.tokens));
    let lifetime = borrows.then(|| quote!(<'a>));
    let of = quote!(__Args #lifetime);
    let structure = structure(tool, &declared.name, fields, &members, lifetime.as_ref());
    let record = args::record(catalog, fields, &members, &of, &quote!(__Args), &TokenStream::new());
    let (module, hash) = (module(toolset), settings.hash);
    let parse = parse(&of, lifetime.as_ref(), &id);
    let run = run(&id, tool, declared.is_async, &of, lifetime.as_ref());
    quote! {
        #[forbid(unsafe_code)]
        const _: () = {
            use ::toolcall::__private as __rt;
            use #module as __tools;
            const _: () = __rt::assert_same_run(#hash, __tools::Set::HASH);
            #structure
            #record
            #parse
            impl __rt::Call<#id> for __tools::Set { type Args<'a> = #of; }
            #run
        };
    }
}

fn structure(tool: &Tool, name: &str, fields: &[Field], members: &[&Member], lifetime: Option<&TokenStream>) -> TokenStream {
    let doc = format!(" The arguments of `{name}`, parsed.");
    let fields = fields.iter().zip(members).map(|(field, member)| {
        let doc = format!(" `{}`", field.name);
        let Member { ident, tokens, visibility, .. } = member;
        quote!(#[doc = #doc] #visibility #ident: #tokens,)
    });
    let shown = format!("{} {{ .. }}", tool.alias);
    quote! {
        #[doc = #doc]
        pub struct __Args #lifetime { #(#fields)* }
        // Without the values: they may be secret, and the author's types need not implement it.
        impl #lifetime ::core::fmt::Debug for __Args #lifetime {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(#shown)
            }
        }
    }
}

fn parse(of: &TokenStream, lifetime: Option<&TokenStream>, id: &Literal) -> TokenStream {
    let generics = lifetime.map_or_else(|| (TokenStream::new(), quote!(<'a>)), |lifetime| (lifetime.clone(), TokenStream::new()));
    let (on_impl, on_fn) = generics;
    let u8 = super::scalar::primitive("u8");
    quote! {
        impl #on_impl #of {
            /// Parses arguments from their JSON text.
            ///
            /// # Errors
            /// If they do not fit; every violation is in the rejection.
            pub fn parse #on_fn(arguments: &'a [#u8], scratch: &'a mut ::toolcall::Scratch) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
                __tools::Set::parse::<Self>(#id, arguments, scratch)
            }
        }
    }
}

fn run(id: &Literal, tool: &Tool, is_async: bool, of: &TokenStream, lifetime: Option<&TokenStream>) -> TokenStream {
    let mut takes_arguments = false;
    let values: Vec<TokenStream> = tool
        .parameters
        .iter()
        .map(|parameter| match parameter {
            Parameter::Context => quote!(context),
            Parameter::Argument(member) => {
                takes_arguments = true;
                let ident = &member.ident;
                quote!(arguments.#ident)
            }
        })
        .collect();
    let (callee, context_name) = (&tool.callee, if tool.context.is_some() { quote!(context) } else { quote!(_context) });
    let arguments_name = if takes_arguments { quote!(arguments) } else { quote!(_arguments) };
    // A tool without a context fits every context type of its toolset.
    let (parameter, context) = match &tool.context {
        Some(context) => (TokenStream::new(), context.clone()),
        None => (quote!(__Context: ?::core::marker::Sized), quote!(__Context)),
    };
    let result = quote!(::core::result::Result<(), ::toolcall::Failure>);
    if is_async {
        return quote! {
            impl<'a, #parameter> __rt::RunAsync<'a, #id, #context> for __tools::Set {
                async fn run(#context_name: &#context, #arguments_name: #of, reply: &mut ::toolcall::Reply) -> #result {
                    ::toolcall::__write_returned!(reply, #callee(#(#values),*).await)
                }
            }
        };
    }
    let lifetime = lifetime.cloned().unwrap_or_else(|| quote!(<'a>));
    quote! {
        impl<#parameter> __rt::Run<#id, #context> for __tools::Set {
            fn run #lifetime(#context_name: &#context, #arguments_name: #of, reply: &mut ::toolcall::Reply) -> #result {
                ::toolcall::__write_returned!(reply, #callee(#(#values),*))
            }
        }
    }
}
