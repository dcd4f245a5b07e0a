//! From the name of a declared tool to what the program does for it: two traits with a method a tool, and the calls.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::args::mentions_lifetime;
use super::call::CHUNK;
use super::declared::{path_of, shown};
use super::scalar::{count, primitive};
use crate::bind::Handled;

/// `Handlers` and `AsyncHandlers`.
pub(super) fn traits<'n>(tools: &[Handled], names: impl Iterator<Item = &'n str>) -> TokenStream {
    let result = quote!(::core::result::Result<::toolcall::ToolResult, Self::Error>);
    let (mut methods, mut awaited) = (TokenStream::new(), TokenStream::new());
    for (tool, name) in tools.iter().zip(names) {
        let (method, arguments) = (&tool.method, anonymous(tool));
        let doc = format!(" `{}`", shown(name));
        methods.extend(quote!(#[doc = #doc] fn #method(&self, arguments: #arguments) -> #result;));
        awaited.extend(quote! {
            #[doc = #doc]
            fn #method(&self, arguments: #arguments) -> impl ::core::future::Future<Output = #result> + ::core::marker::Send;
        });
    }
    quote! {
        /// What a program does for each tool, where nothing is awaited.
        pub trait Handlers {
            /// What goes wrong; the model reads its text.
            type Error: ::core::fmt::Display;
            #methods
        }
        /// What a program does for each tool, awaited. An `async fn` implements a method.
        pub trait AsyncHandlers {
            /// What goes wrong; the model reads its text.
            type Error: ::core::fmt::Display;
            #awaited
        }
    }
}

/// `call_sync` and `call`, which awaits in chunks as that of Rust tools does.
pub(super) fn calls(tools: &[Handled]) -> TokenStream {
    let (idents, str, usize) = (tools.iter().map(|tool| &tool.ident), primitive("str"), primitive("usize"));
    let (rest, of_call) = (parameters(!tools.is_empty()), quote!(handlers, tool, arguments, scratch, reply));
    let sync = tools.iter().enumerate().map(|(id, tool)| {
        let (id, run) = (count(id), run_of(tool));
        quote!(::core::option::Option::Some(#id) => #run,)
    });
    let (mut chunks, mut arms) = (TokenStream::new(), TokenStream::new());
    for (index, chunk) in tools.chunks(CHUNK).enumerate() {
        let (name, first, rest) = (format_ident!("chunk_{index}"), index * CHUNK, parameters(true));
        let cases = chunk.iter().enumerate().map(|(id, tool)| {
            let (id, call) = (count(first + id), call_of(tool));
            quote!(#id => #call.await,)
        });
        chunks.extend(quote! {
            async fn #name<'s, H: AsyncHandlers + ?::core::marker::Sized>(handlers: &H, tool: #usize, #rest) -> ::toolcall::Outcome<'s> {
                match tool {
                    #(#cases)*
                    _ => __rt::needs_await(scratch, reply),
                }
            }
        });
        let (first, last) = (count(first), count(first + chunk.len() - 1));
        arms.extend(quote!(::core::option::Option::Some(tool @ #first..=#last) => #name(#of_call).await,));
    }
    let handlers = if tools.is_empty() { quote!(_handlers) } else { quote!(handlers) };
    quote! {
        // A module of its own: the parameters are named for people, and the author may have constants of their names.
        mod __dispatch {
            use ::toolcall::__private as __rt;
            use super::{AsyncHandlers, DECLARED, Handlers, #(#idents),*};
            /// Finds, parses, calls what `handlers` do for the tool, and writes.
            pub fn call_sync<'s, H: Handlers + ?::core::marker::Sized>(#handlers: &H, name: &#str, #rest) -> ::toolcall::Outcome<'s> {
                reply.clear();
                match DECLARED.find(name) {
                    #(#sync)*
                    _ => __rt::unknown(&DECLARED, name, scratch, reply),
                }
            }
            #chunks
            /// The same, awaited.
            pub async fn call<'s, H: AsyncHandlers + ?::core::marker::Sized>(#handlers: &H, name: &#str, #rest) -> ::toolcall::Outcome<'s> {
                reply.clear();
                match DECLARED.find(name) {
                    #arms
                    _ => __rt::unknown(&DECLARED, name, scratch, reply),
                }
            }
        }
        pub use self::__dispatch::{call, call_sync};
    }
}

/// Counts everything as used: a program need not use all of it, and no `allow` may stand here.
pub(super) fn used(tools: &[Handled]) -> TokenStream {
    let idents = tools.iter().map(|tool| &tool.ident);
    quote! {
        impl<H: Handlers> __rt::Uses<[H; 1]> for Set {
            fn uses() {
                let _ = call_sync::<H>;
            }
        }
        impl<H: AsyncHandlers> __rt::Uses<[H; 2]> for Set {
            fn uses() {
                let _ = call::<H>;
            }
        }
        const _: () = {
            let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
            #(let _ = (#idents::parse, #idents::check);)*
        };
    }
}

fn parameters(are_used: bool) -> TokenStream {
    let u8 = primitive("u8");
    let arguments = format_ident!("{}", if are_used { "arguments" } else { "_arguments" });
    quote!(#arguments: &'s [#u8], scratch: &'s mut ::toolcall::Scratch, reply: &mut ::toolcall::Reply)
}

/// The call of one tool, where nothing is awaited.
fn run_of(tool: &Handled) -> TokenStream {
    let Handled { ident, method, .. } = tool;
    quote! {
        __rt::run(
            handlers, arguments, scratch, reply,
            |handlers, arguments, scratch, reply| __rt::handle(
                #ident::parse(arguments, scratch),
                reply,
                |arguments| <H as Handlers>::#method(handlers, arguments),
            ),
        )
    }
}

/// The call of one tool, awaited.
fn call_of(tool: &Handled) -> TokenStream {
    let Handled { ident, method, .. } = tool;
    quote! {
        __rt::handle_async(
            reply,
            move || #ident::parse(arguments, scratch),
            |arguments| <H as AsyncHandlers>::#method(handlers, arguments),
        )
    }
}

/// The type of a tool's arguments in a signature.
fn anonymous(tool: &Handled) -> TokenStream {
    let ident = &tool.ident;
    if mentions_lifetime(&path_of(tool)) { quote!(#ident<'_>) } else { quote!(#ident) }
}
