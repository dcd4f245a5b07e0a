//! Dispatch: from a name to the tool's call. Asynchronous tools go in chunks, since rustc's memory for one match of
//! awaits grows with the square of its arms (3,000 in one match took 9.5 GB, in chunks of 32 1.2 GB).

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::scalar::{count, primitive};
use crate::bind::Toolset;

/// `Context`, `call_sync` and `call`.
pub(crate) fn call(toolset: &Toolset) -> TokenStream {
    let context = toolset.context.clone().unwrap_or_else(|| quote!(()));
    let (sync, chunks, call) = (call_sync(toolset), chunks(toolset), call_async(toolset));
    quote! {
        /// What every tool of this set is given beside its arguments.
        pub type Context = #context;
        #sync
        #(#chunks)*
        #call
    }
}

/// The parameters that all the emitted functions share, and the type of their outcome.
fn signature(scratch: &TokenStream) -> (TokenStream, TokenStream) {
    let u8 = primitive("u8");
    (
        quote!(arguments: &'s [#u8], scratch: #scratch ::toolcall::Scratch, reply: &mut ::toolcall::Reply),
        quote!(::toolcall::Outcome<'s>),
    )
}

fn call_sync(toolset: &Toolset) -> TokenStream {
    let ((rest, outcome), str) = (signature(&quote!(&'s mut)), primitive("str"));
    let arms = toolset.catalog.tools.iter().enumerate().map(|(id, tool)| {
        let id = count(id);
        if tool.is_async {
            quote!(::core::option::Option::Some(#id) => __rt::needs_await(reply),)
        } else {
            quote!(::core::option::Option::Some(#id) => __rt::call_sync::<Set, #id, Context>(&DECLARED, context, arguments, scratch, reply),)
        }
    });
    quote! {
        /// Finds, parses, calls and writes, without an await. A tool that must be awaited fails here.
        pub fn call_sync<'s>(context: &Context, name: &#str, #rest) -> #outcome {
            reply.clear();
            match DECLARED.find(name) {
                #(#arms)*
                _ => __rt::unknown(&DECLARED, name, reply),
            }
        }
    }
}

fn chunks(toolset: &Toolset) -> Vec<TokenStream> {
    let ((rest, outcome), usize) = (signature(&quote!(&'s mut)), primitive("usize"));
    ids(toolset)
        .chunks(CHUNK)
        .enumerate()
        .map(|(index, ids)| {
            let name = format_ident!("chunk_{index}");
            let arms = ids.iter().map(|id| {
                quote!(#id => __rt::call::<Set, #id, Context>(&DECLARED, context, arguments, scratch, reply).await,)
            });
            quote! {
                async fn #name<'s>(context: &Context, tool: #usize, #rest) -> #outcome {
                    match tool {
                        #(#arms)*
                        _ => __rt::needs_await(reply),
                    }
                }
            }
        })
        .collect()
}

fn call_async(toolset: &Toolset) -> TokenStream {
    let ((rest, outcome), str) = (signature(&quote!(&'s mut)), primitive("str"));
    let ids = ids(toolset);
    let arms = ids.chunks(CHUNK).enumerate().map(|(index, ids)| {
        let name = format_ident!("chunk_{index}");
        quote!(::core::option::Option::Some(tool) if ::core::matches!(tool, #(#ids)|*) => #name(context, tool, arguments, scratch, reply).await,)
    });
    let sync = toolset.catalog.tools.iter().enumerate().filter(|(_, tool)| !tool.is_async).map(|(id, _)| {
        let id = count(id);
        quote!(::core::option::Option::Some(#id) => __rt::call_sync::<Set, #id, Context>(&DECLARED, context, arguments, scratch, reply),)
    });
    quote! {
        /// Finds, parses, calls and writes; the future is made of the tools' own futures, without boxing.
        pub async fn call<'s>(context: &Context, name: &#str, #rest) -> #outcome {
            reply.clear();
            match DECLARED.find(name) {
                #(#sync)*
                #(#arms)*
                _ => __rt::unknown(&DECLARED, name, reply),
            }
        }
    }
}

/// The tools that are awaited.
fn ids(toolset: &Toolset) -> Vec<Literal> {
    toolset.catalog.tools.iter().enumerate().filter(|(_, tool)| tool.is_async).map(|(id, _)| count(id)).collect()
}

const CHUNK: usize = 32;
