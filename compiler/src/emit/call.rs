//! Dispatch: from a name to the tool's call. Asynchronous tools go in chunks, since rustc's memory for one match of
//! awaits grows with the square of its arms (3,000 in one match took 9.5 GB, in chunks of 32 1.2 GB).

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::scalar::{count, primitive};
use crate::bind::{Tool, Toolset};
use crate::optimise::Optimise;

/// `Context`, `call_sync` and `call`.
pub(crate) fn call(toolset: &Toolset, optimise: Optimise) -> TokenStream {
    let context = toolset.context.clone().unwrap_or_else(|| quote!(()));
    let aliases = toolset.tools.iter().map(|tool| &tool.alias);
    let (sync, chunks, call) = (call_sync(toolset, optimise), chunks(toolset, optimise), call_async(toolset));
    quote! {
        /// What every tool of this set is given beside its arguments.
        pub type Context = #context;
        // A module of its own: the parameters are named for people, and the author may have constants of their names.
        mod __dispatch {
            use ::toolcall::__private as __rt;
            use super::{Context, DECLARED, #(#aliases),*};
            #sync
            #(#chunks)*
            #call
        }
        pub use self::__dispatch::{DISPATCHER, call, call_sync};
        ::toolcall::__call_value!();
    }
}

/// The parameters that all the emitted functions share, and the type of their outcome. `is_used`: whether any tool is
/// called there.
fn signature(is_used: bool) -> (TokenStream, TokenStream) {
    let u8 = primitive("u8");
    let arguments = format_ident!("{}", if is_used { "arguments" } else { "_arguments" });
    (
        quote!(#arguments: &'s [#u8], scratch: &'s mut ::toolcall::Scratch, reply: &mut ::toolcall::Reply),
        quote!(::toolcall::Outcome<'s>),
    )
}

fn call_sync(toolset: &Toolset, optimise: Optimise) -> TokenStream {
    let is_used = tools(toolset).any(|(_, _, is_async)| !is_async);
    let ((rest, outcome), (used, _)) = (signature(true), signature(is_used));
    let (str, usize) = (primitive("str"), primitive("usize"));
    let arms = tools(toolset).map(|(id, tool, is_async)| {
        let call = if is_async { quote!(__rt::needs_await(scratch, reply)) } else { run_of(tool, optimise) };
        quote!(::core::option::Option::Some(#id) => #call,)
    });
    let (context, has_context) = context_name(toolset, |is_async| !is_async);
    let within = (has_context && optimise.gives_tables()).then(|| quote!(let within = (context, &DECLARED);));
    quote! {
        /// `call_sync` as a value.
        pub const DISPATCHER: ::toolcall::Dispatcher<Context> = ::toolcall::Dispatcher::new(call_sync);
        /// Finds, parses, calls and writes, without an await. A tool that must be awaited fails here.
        pub fn call_sync<'s>(context: &Context, name: &#str, #rest) -> #outcome {
            run(context, DECLARED.find(name), name, arguments, scratch, reply)
        }
        // Apart, as both ways to call lead here: what is checked once takes rustc less time.
        #[inline(always)]
        fn run<'s>(#context: &Context, tool: ::core::option::Option<#usize>, name: &#str, #used) -> #outcome {
            #within
            match tool {
                #(#arms)*
                _ => __rt::unknown(&DECLARED, name, scratch, reply),
            }
        }
    }
}

fn chunks(toolset: &Toolset, optimise: Optimise) -> Vec<TokenStream> {
    let ((rest, outcome), usize) = (signature(true), primitive("usize"));
    let (context, _) = context_name(toolset, |is_async| is_async);
    let awaited: Vec<_> = awaited(toolset).collect();
    let chunks = awaited.chunks(CHUNK).enumerate().map(|(index, tools)| {
        let name = chunk_name(index);
        let arms = tools.iter().map(|(id, tool)| {
            let call = call_of(tool, optimise);
            quote!(#id => #call.await,)
        });
        quote! {
            async fn #name<'s>(#context: &Context, tool: #usize, #rest) -> #outcome {
                match tool {
                    #(#arms)*
                    _ => __rt::needs_await(scratch, reply),
                }
            }
        }
    });
    chunks.collect()
}

fn call_async(toolset: &Toolset) -> TokenStream {
    let ((rest, outcome), str) = (signature(true), primitive("str"));
    let awaited: Vec<usize> =
        (0..).zip(&toolset.catalog.tools).filter(|(_, tool)| tool.is_async).map(|(id, _)| id).collect();
    let arms = awaited.chunks(CHUNK).enumerate().map(|(index, ids)| {
        let (name, ids) = (chunk_name(index), runs(ids));
        quote! {
            ::core::option::Option::Some(tool) if ::core::matches!(tool, #ids) => {
                #name(context, tool, arguments, scratch, reply).await
            }
        }
    });
    let find = quote!(DECLARED.find(name));
    let run = |tool| quote!(run(context, #tool, name, arguments, scratch, reply));
    let body = if awaited.is_empty() {
        run(find)
    } else {
        let run = run(quote!(tool));
        quote!(match #find { #(#arms)* tool => #run })
    };
    quote! {
        /// Finds, parses, calls and writes; the future is made of the tools' own futures, without boxing.
        pub async fn call<'s>(context: &Context, name: &#str, #rest) -> #outcome {
            reply.clear();
            #body
        }
    }
}

/// A pattern of ascending numbers, with a range for each that follow each other.
fn runs(ids: &[usize]) -> TokenStream {
    let runs = ids.chunk_by(|one, next| one + 1 == *next).map(|run| match run {
        [first, .., last] => {
            let (first, last) = (count(*first), count(*last));
            quote!(#first..=#last)
        }
        run => {
            let only = run.iter().map(|id| count(*id));
            quote!(#(#only)|*)
        }
    });
    quote!(#(#runs)|*)
}

/// The call of a tool that needs no await, by its glue.
fn run_of(tool: &Tool, optimise: Optimise) -> TokenStream {
    let alias = &tool.alias;
    let context = match (tool.context.is_some(), optimise.gives_tables()) {
        (true, true) => quote!(&within),
        (true, false) => quote!(context),
        (false, true) => quote!(&DECLARED),
        (false, false) => quote!(&()),
    };
    quote!(__rt::run(#context, arguments, scratch, reply, <#alias<'s>>::__call))
}

/// The call of a tool that is awaited.
fn call_of(tool: &Tool, optimise: Optimise) -> TokenStream {
    let (alias, context) = (&tool.alias, tool.context.is_some().then(|| quote!(context,)));
    let declared = optimise.gives_tables().then(|| quote!(&DECLARED,));
    quote!(<#alias<'s>>::__call(#context #declared arguments, scratch, reply))
}

/// The tools with their ids and whether they are awaited.
fn tools(toolset: &Toolset) -> impl Iterator<Item = (Literal, &Tool, bool)> {
    let declared = toolset.catalog.tools.iter().zip(&toolset.tools).enumerate();
    declared.map(|(id, (declared, tool))| (count(id), tool, declared.is_async))
}

fn awaited(toolset: &Toolset) -> impl Iterator<Item = (Literal, &Tool)> {
    tools(toolset).filter(|(_, _, is_async)| *is_async).map(|(id, tool, _)| (id, tool))
}

/// `context`, or `_context` where none of the tools in question takes it, and whether one does.
fn context_name(toolset: &Toolset, counts: fn(bool) -> bool) -> (Ident, bool) {
    let used = tools(toolset).any(|(_, tool, is_async)| counts(is_async) && tool.context.is_some());
    (if used { format_ident!("context") } else { format_ident!("_context") }, used)
}

fn chunk_name(index: usize) -> Ident {
    format_ident!("chunk_{index}")
}

/// Tools that are awaited in one match.
pub(super) const CHUNK: usize = 32;
