//! The glue of one tool: its arguments and the call of the author's function, in the author's own scope.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use toolcall_schema::catalog::Field;

use super::args::{self, mentions_lifetime};
use super::scalar::{count, ident, primitive};
use super::{Settings, module};
use crate::bind::{Member, Parameter, Tool, Toolset};

/// The items of a tool, complete in its own scope.
pub(crate) fn glue(toolset: &Toolset, id: usize, tool: &Tool, settings: &Settings<'_>) -> TokenStream {
    let catalog = &toolset.catalog;
    let declared = &catalog.tools[id];
    let id = count(id);
    let fields = catalog.fields(declared.arguments);
    let members: Vec<&Member> = tool
        .parameters
        .iter()
        .filter_map(|parameter| match parameter {
            Parameter::Argument(member) => Some(&**member),
            Parameter::Context => None,
        })
        .collect();
    let borrows = members.iter().any(|member| member.borrows || mentions_lifetime(&member.tokens));
    let lifetime = borrows.then(|| quote!(<'a>));
    let of = quote!(__Args #lifetime);
    let structure = structure(tool, &declared.name, fields, &members, lifetime.as_ref());
    let record = args::record(catalog, fields, &members, &of);
    let (module, hash) = (module(toolset), settings.hash);
    let functions = functions(toolset, &id, tool, declared.is_async, lifetime.as_ref());
    quote! {
        #[forbid(unsafe_code)]
        const _: () = {
            use ::toolcall::__private as __rt;
            use #module as __tools;
            const _: () = __rt::assert_same_run(#hash, __tools::Set::HASH);
            #structure
            #record
            #functions
            impl __rt::Call<#id> for __tools::Set { type Args<'a> = #of; }
        };
    }
}

fn structure(
    tool: &Tool,
    name: &str,
    fields: &[Field],
    members: &[&Member],
    lifetime: Option<&TokenStream>,
) -> TokenStream {
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

/// `parse` for the author, `__call` for the shared file.
fn functions(
    toolset: &Toolset,
    id: &Literal,
    tool: &Tool,
    is_async: bool,
    lifetime: Option<&TokenStream>,
) -> TokenStream {
    let (u8, call) = (primitive("u8"), call(toolset, tool, is_async, lifetime));
    let on_fn = on_function(lifetime);
    quote! {
        impl #lifetime __Args #lifetime {
            /// Parses arguments from their JSON text.
            ///
            /// # Errors
            /// If they do not fit; every violation is in the rejection.
            pub fn parse #on_fn(arguments: &'a [#u8], scratch: &'a mut ::toolcall::Scratch) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
                __tools::Set::parse::<Self>(#id, arguments, scratch)
            }
            #call
        }
    }
}

/// Parses, calls the author's function and writes what it returns.
///
/// No trait stands between the shared file and this function: through one, rustc could not see that the future is `Send`
/// (rust-lang/rust#100013).
fn call(toolset: &Toolset, tool: &Tool, is_async: bool, lifetime: Option<&TokenStream>) -> TokenStream {
    let mut arguments = quote!(_arguments);
    let mut values = Vec::new();
    for parameter in &tool.parameters {
        values.push(match parameter {
            Parameter::Context => quote!(context),
            Parameter::Argument(member) => {
                arguments = quote!(arguments);
                let ident = &member.ident;
                quote!(arguments.#ident)
            }
        });
    }
    let (callee, u8, on_fn) = (&tool.callee, primitive("u8"), on_function(lifetime));
    let context = tool.context.as_ref().map(|context| quote!(context: &#context,));
    let visibility = visibility(&tool.module, &toolset.module);
    let (asyncness, run) = if is_async {
        let run = quote! {{
            let run = async { ::toolcall::__write_returned!(reply, #callee(#(#values),*).await) };
            let result = __rt::caught(run).await;
            __rt::settle(result, reply)
        }};
        (Some(quote!(async)), run)
    } else {
        (None, quote!(__rt::run(reply, |reply| ::toolcall::__write_returned!(reply, #callee(#(#values),*)))))
    };
    quote! {
        #[doc(hidden)]
        #visibility #asyncness fn __call #on_fn(#context arguments: &'a [#u8], scratch: &'a mut ::toolcall::Scratch, reply: &mut ::toolcall::Reply) -> ::toolcall::Outcome<'a> {
            match Self::parse(arguments, scratch) {
                ::core::result::Result::Ok(#arguments) => #run,
                ::core::result::Result::Err(rejection) => __rt::reject(rejection, reply),
            }
        }
    }
}

/// A lifetime that the type does not have is the function's.
fn on_function(lifetime: Option<&TokenStream>) -> Option<TokenStream> {
    lifetime.is_none().then(|| quote!(<'a>))
}

/// Seen from the tool's module and from its toolset's, and no wider: the context may be a private type of a module that
/// holds both.
fn visibility(tool: &[String], toolset: &[String]) -> TokenStream {
    let common: Vec<_> =
        tool.iter().zip(toolset).take_while(|(tool, toolset)| tool == toolset).map(|(name, _)| ident(name)).collect();
    if common.is_empty() { quote!(pub(crate)) } else { quote!(pub(in crate #(:: #common)*)) }
}
