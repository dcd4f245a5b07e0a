//! The glue of one tool: its arguments and the call of the author's function, in the author's own scope.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Field, Shape};

use super::args::{self, mentions_lifetime};
use super::{Settings, module};
use crate::bind::{Member, Parameter, Tool, Toolset};

/// The items of a tool, complete in its own scope.
pub(crate) fn glue(toolset: &Toolset, id: usize, tool: &Tool, settings: &Settings<'_>) -> TokenStream {
    let catalog = &toolset.catalog;
    let declared = &catalog.tools[id];
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
    let structure = structure(&declared.name, fields, &members, lifetime.as_ref());
    let record = args::record(catalog, fields, &members, &of, &quote!(__Args), &TokenStream::new());
    let (module, hash) = (module(toolset), settings.hash);
    let parse = parse(&of, lifetime.as_ref(), &module, id);
    let run = run(&module, id, tool, declared.is_async, &of, lifetime.as_ref());
    quote! {
        #[forbid(unsafe_code)]
        const _: () = {
            const _: () = ::toolcall::__private::assert_same_run(#hash, #module::Set::HASH);
            #structure
            #record
            #parse
            impl ::toolcall::__private::Call<#id> for #module::Set { type Args<'a> = #of; }
            #run
        };
    }
}

fn structure(name: &str, fields: &[Field], members: &[&Member], lifetime: Option<&TokenStream>) -> TokenStream {
    let doc = format!(" The arguments of `{name}`, parsed.");
    let fields = fields.iter().zip(members).map(|(field, member)| {
        let doc = format!(" `{}`", field.name);
        let Member { ident, tokens, visibility, .. } = member;
        quote!(#[doc = #doc] #visibility #ident: #tokens,)
    });
    quote!(#[doc = #doc] pub struct __Args #lifetime { #(#fields)* })
}

fn parse(of: &TokenStream, lifetime: Option<&TokenStream>, module: &TokenStream, id: usize) -> TokenStream {
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
                #module::Set::parse::<Self>(#id, arguments, scratch)
            }
        }
    }
}

fn run(module: &TokenStream, id: usize, tool: &Tool, is_async: bool, of: &TokenStream, lifetime: Option<&TokenStream>) -> TokenStream {
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
            impl<'a, #parameter> ::toolcall::__private::RunAsync<'a, #id, #context> for #module::Set {
                async fn run(#context_name: &#context, #arguments_name: #of, reply: &mut ::toolcall::Reply) -> #result {
                    ::toolcall::__write_returned!(reply, #callee(#(#values),*).await)
                }
            }
        };
    }
    let lifetime = lifetime.cloned().unwrap_or_else(|| quote!(<'a>));
    quote! {
        impl<#parameter> ::toolcall::__private::Run<#id, #context> for #module::Set {
            fn run #lifetime(#context_name: &#context, #arguments_name: #of, reply: &mut ::toolcall::Reply) -> #result {
                ::toolcall::__write_returned!(reply, #callee(#(#values),*))
            }
        }
    }
}
