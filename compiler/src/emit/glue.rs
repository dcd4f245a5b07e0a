//! The glue of one tool: its arguments and the call of the author's function, in the author's own scope.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog;

use super::args::{self, mentions_lifetime, used};
use super::scalar::{count, ident, primitive};
use super::{Settings, allowed, module, shared};
use crate::bind::{Member, Parameter, Tool, Toolset};

/// The items of a tool, complete in its own scope.
pub(crate) fn glue(toolset: &Toolset, id: usize, tool: &Tool, settings: &Settings<'_>) -> TokenStream {
    let members = members(tool);
    let borrows = members.iter().any(|member| member.borrows || mentions_lifetime(&member.tokens));
    let lifetime = borrows.then(|| quote!(<'a>));
    Glue { toolset, id, tool, declared: &toolset.catalog.tools[id], members, lifetime, settings }.emit()
}

/// One tool, and what all parts of its glue need.
struct Glue<'g> {
    toolset: &'g Toolset,
    id: usize,
    tool: &'g Tool,
    declared: &'g catalog::Tool,
    members: Vec<&'g Member>,
    /// `<'a>` if the arguments borrow; a lifetime that the type does not have is the functions'.
    lifetime: Option<TokenStream>,
    settings: &'g Settings<'g>,
}

impl Glue<'_> {
    fn emit(&self) -> TokenStream {
        let (id, hash, module) = (count(self.id), self.settings.hash, module(self.toolset));
        let of_calls = shared::of_calls(self.id);
        let (lifetime, allowed) = (&self.lifetime, allowed(&self.tool.allowed));
        let of = quote!(__Args #lifetime);
        let record =
            args::arguments(&self.toolset.catalog, self.settings.optimise, self.declared.arguments, &self.members, &of);
        let (structure, functions) = (self.structure(), self.functions());
        let constants = self.tool.constants.iter().map(used);
        quote! {
            #allowed
            #[forbid(unsafe_code)]
            const _: () = {
                use ::toolcall::__private as __rt;
                use #module as __tools;
                const _: () = __rt::assert_same_run(#hash, __tools::Set::HASH);
                #(#constants)*
                #structure
                #record
                #functions
                impl __rt::Call<#id> for __tools::#of_calls { type Args<'a> = #of; }
            };
        }
    }

    fn fields(&self) -> &[catalog::Field] {
        self.toolset.catalog.fields(self.declared.arguments)
    }

    fn structure(&self) -> TokenStream {
        let (visibility, lifetime) = (self.settings.visibility(), &self.lifetime);
        let doc = format!(" The arguments of `{}`, parsed.", self.declared.name);
        let fields = self.fields().iter().zip(&self.members).map(|(field, member)| {
            let doc = format!(" `{}`", field.name);
            let Member { ident, tokens, visibility: own, .. } = member;
            // Nothing is wider than the struct that it is in.
            let visibility = if own.is_empty() { own } else { narrower(own, &visibility) };
            quote!(#[doc = #doc] #visibility #ident: #tokens,)
        });
        let shown = format!("{} {{ .. }}", self.tool.alias);
        quote! {
            #[doc = #doc]
            #visibility struct __Args #lifetime { #(#fields)* }
            // Without the values: they may be secret, and the author's types need not implement it.
            impl #lifetime ::core::fmt::Debug for __Args #lifetime {
                #[inline]
                fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    __f.write_str(#shown)
                }
            }
        }
    }

    /// `parse` and `check` for the author, `__call` for the shared file.
    fn functions(&self) -> TokenStream {
        let (lifetime, on_fn, call, id) = (&self.lifetime, self.on_function(), self.call(), count(self.id));
        let set = quote!(__tools::Set);
        let parse = quote!(__rt::parse(#set::DECLARED, #id, __arguments, __scratch));
        let [parse, check] = parsing(&set, self.id, &parse, on_fn.as_ref(), &self.settings.visibility());
        quote! {
            impl #lifetime __Args #lifetime {
                #parse
                #check
                #call
            }
        }
    }

    /// Parses, calls the author's function and writes what it returns.
    ///
    /// No trait stands between the shared file and this function: through one, rustc could not see that the future is
    /// `Send` (rust-lang/rust#100013).
    fn call(&self) -> TokenStream {
        let (u8, id, on_fn) = (primitive("u8"), count(self.id), self.on_function());
        let (arguments, call) = self.callee();
        let visibility = common(&self.tool.module, &self.toolset.module);
        let context = self.tool.context.as_ref();
        let gives_tables = self.settings.optimise.gives_tables();
        let declared = if gives_tables { quote!(__declared) } else { quote!(__tools::Set::DECLARED) };
        let rest = quote!(__bytes: &'a [#u8], __scratch: &'a mut ::toolcall::Scratch, __reply: &mut ::toolcall::Reply);
        if self.declared.is_async {
            let context = context.map(|context| quote!(__context: &#context,));
            let tables = gives_tables.then(|| quote!(__declared: &__rt::Declared,));
            return quote! {
                #[doc(hidden)]
                #visibility async fn __call #on_fn(#context #tables #rest) -> ::toolcall::Outcome<'a> {
                    match __rt::attempt(__reply, move || __rt::parse::<Self>(#declared, #id, __bytes, __scratch)) {
                        ::core::result::Result::Ok(#arguments) => {
                            let __run = async { ::toolcall::__write_returned!(__reply, #call.await) };
                            let __result = __rt::caught(__run).await;
                            __rt::settle(__result, __reply)
                        }
                        ::core::result::Result::Err(__outcome) => __outcome,
                    }
                }
            };
        }
        let context = match (context, gives_tables) {
            (Some(context), true) => quote!(&(__context, __declared): &(&#context, &__rt::Declared)),
            (Some(context), false) => quote!(__context: &#context),
            (None, true) => quote!(__declared: &__rt::Declared),
            (None, false) => quote!(_: &()),
        };
        quote! {
            #[doc(hidden)]
            #visibility fn __call #on_fn(#context, #rest) -> __rt::Called<'a> {
                let mut __place: ::core::option::Option<Self> = ::core::option::Option::None;
                let __rejection = __rt::parse_into(#declared, #id, __bytes, __scratch, &mut __place);
                match __place {
                    ::core::option::Option::Some(#arguments) => __rt::Called::ran(::toolcall::__write_returned!(__reply, #call)),
                    ::core::option::Option::None => __rt::Called::rejected(__rejection),
                }
            }
        }
    }

    /// What the arguments are bound to, and the call of the author's function with them.
    fn callee(&self) -> (TokenStream, TokenStream) {
        let callee = &self.tool.callee;
        let arguments = if self.members.is_empty() { quote!(_) } else { quote!(__arguments) };
        let values = self.tool.parameters.iter().map(|parameter| match parameter {
            Parameter::Context => quote!(__context),
            Parameter::Argument(member) => {
                let ident = &member.ident;
                quote!(__arguments.#ident)
            }
        });
        (arguments, quote!(#callee(#(#values),*)))
    }

    fn on_function(&self) -> Option<TokenStream> {
        self.lifetime.is_none().then(|| quote!(<'a>))
    }
}

/// What parses the arguments of a tool, by an expression over `__arguments` and `__scratch`, and what only checks them.
pub(super) fn parsing(
    set: &TokenStream,
    id: usize,
    parse: &TokenStream,
    on_fn: Option<&TokenStream>,
    visibility: &TokenStream,
) -> [TokenStream; 2] {
    let (u8, id) = (primitive("u8"), count(id));
    [
        quote! {
            /// Parses arguments from their JSON text.
            ///
            /// # Errors
            /// If they do not fit; every violation is in the rejection.
            #[inline]
            #visibility fn parse #on_fn(__arguments: &'a [#u8], __scratch: &'a mut ::toolcall::Scratch) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
                #parse
            }
        },
        quote! {
            /// Validates and coerces arguments: what `Toolset::check` does for this tool.
            ///
            /// # Errors
            /// If they do not fit; every violation is in the rejection.
            #[inline]
            #visibility fn check<'__s>(__arguments: &[#u8], __policy: ::toolcall::Policy, __scratch: &'__s mut ::toolcall::Scratch, __out: &mut ::std::vec::Vec<#u8>) -> ::core::result::Result<(), &'__s ::toolcall::Rejection> {
                __rt::check(#set::DECLARED, #id, __arguments, __policy, __scratch, __out)
            }
        },
    ]
}

fn members(tool: &Tool) -> Vec<&Member> {
    let members = tool.parameters.iter().filter_map(|parameter| match parameter {
        Parameter::Argument(member) => Some(&**member),
        Parameter::Context => None,
    });
    members.collect()
}

/// Of two visibilities, `pub` or `pub(crate)`, the narrower.
fn narrower<'v>(one: &'v TokenStream, other: &'v TokenStream) -> &'v TokenStream {
    if one.clone().into_iter().count() == 1 { other } else { one }
}

/// Seen from the tool's module and from its toolset's, and no wider: the context may be a private type of a module that
/// holds both.
fn common(tool: &[String], toolset: &[String]) -> TokenStream {
    let common: Vec<_> =
        tool.iter().zip(toolset).take_while(|(tool, toolset)| tool == toolset).map(|(name, _)| ident(name)).collect();
    if common.is_empty() { quote!(pub(crate)) } else { quote!(pub(in crate #(:: #common)*)) }
}
