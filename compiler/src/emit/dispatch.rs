//! From the name of a declared tool to what the program does for it: two traits with a method a tool, and the calls.

use proc_macro2::TokenStream;
use quote::quote;

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

/// `call_sync` and `call`.
pub(super) fn calls(tools: &[Handled]) -> TokenStream {
    let (idents, str, u8) = (tools.iter().map(|tool| &tool.ident), primitive("str"), primitive("u8"));
    let arms = |handle: &TokenStream, of: &TokenStream, end: &TokenStream| -> TokenStream {
        let arms = tools.iter().enumerate().map(|(id, tool)| {
            let (id, ident, method) = (count(id), &tool.ident, &tool.method);
            quote! {
                ::core::option::Option::Some(#id) => __rt::#handle(
                    reply,
                    move || #ident::parse(arguments, scratch),
                    |arguments| <H as #of>::#method(handlers, arguments),
                )#end,
            }
        });
        arms.collect()
    };
    let sync = arms(&quote!(handle), &quote!(Handlers), &quote!());
    let awaited = arms(&quote!(handle_async), &quote!(AsyncHandlers), &quote!(.await));
    let rest = match tools {
        [] => quote!(_arguments: &'s [#u8], _scratch: &'s mut ::toolcall::Scratch, reply: &mut ::toolcall::Reply),
        [_, ..] => quote!(arguments: &'s [#u8], scratch: &'s mut ::toolcall::Scratch, reply: &mut ::toolcall::Reply),
    };
    let handlers = if tools.is_empty() { quote!(_handlers) } else { quote!(handlers) };
    let checked = tools.iter().map(|tool| &tool.ident);
    quote! {
        // A module of its own: the parameters are named for people, and the author may have constants of their names.
        mod __dispatch {
            use ::toolcall::__private as __rt;
            use super::{AsyncHandlers, DECLARED, Handlers, #(#idents),*};
            /// Finds, parses, calls what `handlers` do for the tool, and writes.
            pub fn call_sync<'s, H: Handlers + ?::core::marker::Sized>(#handlers: &H, name: &#str, #rest) -> ::toolcall::Outcome<'s> {
                reply.clear();
                match DECLARED.find(name) {
                    #sync
                    _ => __rt::unknown(&DECLARED, name, reply),
                }
            }
            /// The same, awaited.
            pub async fn call<'s, H: AsyncHandlers + ?::core::marker::Sized>(#handlers: &H, name: &#str, #rest) -> ::toolcall::Outcome<'s> {
                reply.clear();
                match DECLARED.find(name) {
                    #awaited
                    _ => __rt::unknown(&DECLARED, name, reply),
                }
            }
        }
        pub use self::__dispatch::{call, call_sync};
        // Counts them as used: a program need not use both.
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
            #(let _ = (#checked::parse, #checked::check);)*
        };
    }
}

/// The type of a tool's arguments in a signature.
fn anonymous(tool: &Handled) -> TokenStream {
    let ident = &tool.ident;
    if super::args::mentions_lifetime(&path_of(tool)) { quote!(#ident<'_>) } else { quote!(#ident) }
}
