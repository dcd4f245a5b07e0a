//! The shared file of a toolset: tables, schemas, names for the tools' arguments, and dispatch.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::Hints;
use toolcall_schema::limits::Limits;
use toolcall_schema::lower::TableBuf;
use toolcall_schema::source::Source;
use toolcall_schema::table::FORMAT;
use toolcall_schema::view::View;

use super::scalar::count;
use super::schemas::Schemas;
use super::{Settings, call, names, pattern, table, value};
use crate::bind::{Toolset, Value};
use crate::policies::Policy;

/// What the shared file is made of.
#[derive(Debug)]
pub(crate) struct Shared<'p> {
    pub(crate) toolset: &'p Toolset,
    pub(crate) schemas: &'p Schemas,
    pub(crate) views: &'p [View],
    pub(crate) table: &'p TableBuf,
    pub(crate) settings: &'p Settings<'p>,
}

impl Shared<'_> {
    /// Everything that `include_tools!` includes; `values` are the author's types that have no glue of their own.
    pub(crate) fn emit(&self, values: &[Value]) -> TokenStream {
        let Self { toolset, settings, .. } = *self;
        let (head, aliases, call) =
            (self.head(), aliases(toolset, &settings.visibility()), call::call(toolset, settings.optimise));
        let values = values.iter().filter(|value| value.key.is_none());
        let values = values.map(|item| value::value(&toolset.catalog, item, settings.optimise));
        let used = used(toolset);
        quote! {
            #head
            #(#aliases)*
            #call
            #(#values)*
            #used
        }
    }

    /// The tables, the schemas and the toolset.
    pub(super) fn head(&self) -> TokenStream {
        let Self { toolset, schemas, views, table, settings } = *self;
        let names = names::names(toolset, views);
        let (patterns, matched) = pattern::list(&table.patterns);
        let policy = settings.policies.of(&toolset.name);
        let (tools, keys) = (tools(toolset, table, policy), table::keys(table));
        let (roots, returns) = (table::roots(table), table::returns(table));
        let (level, limits) = (table::level(policy.level), limits(policy.limits));
        let table = table::table(table);
        let Schemas { blocks, views, catalog, files: _ } = schemas;
        let set = set(settings, toolset.tools.len());
        let format = Literal::u32_unsuffixed(FORMAT);
        quote! {
            use ::toolcall::__private as __rt;
            const _: () = __rt::assert_format(#format);
            #set
            #patterns
            static DECLARED: __rt::Declared = {
                #keys
                __rt::Declared {
                    names: #names, tools: &[#(#tools),*], table: #table, patterns: #matched, roots: #roots,
                    returns: #returns, level: #level, limits: #limits
                }
            };
            #blocks
            /// The tools, and their schemas in every rendered dialect.
            pub static TOOLS: ::toolcall::Toolset = ::toolcall::Toolset::new(&DECLARED, &[#(#views),*], #catalog);
        }
    }
}

/// The type that a tool's call is implemented for. Rustc looks through all that a type implements a trait for, at each of
/// them and at each use: for thousands of tools of one type that took a fifth of its time.
pub(super) fn of_calls(id: usize) -> Ident {
    match id / CALLS {
        0 => format_ident!("Set"),
        index => format_ident!("__Set{index}"),
    }
}

/// Calls that are implemented for one type.
const CALLS: usize = 64;

fn set(settings: &Settings<'_>, tools: usize) -> TokenStream {
    let more = (CALLS..tools).step_by(CALLS).map(of_calls);
    let (hash, visibility) = (settings.hash, settings.visibility());
    let u64 = super::scalar::primitive("u64");
    quote! {
        /// The toolset as a type; the glue of its tools implements the calls for it.
        #[derive(::core::fmt::Debug)]
        #visibility struct Set;
        impl Set {
            #[doc(hidden)]
            #visibility const HASH: #u64 = #hash;
            #[doc(hidden)]
            #visibility const DECLARED: &'static __rt::Declared = &DECLARED;
        }
        #(#[doc(hidden)] #[derive(::core::fmt::Debug)] #visibility enum #more {})*
    }
}

fn limits(limits: Limits) -> TokenStream {
    if limits == Limits::USUAL {
        return quote!(__rt::Limits::USUAL);
    }
    let Limits { bytes, depth, items } = limits;
    let (bytes, depth) = (Literal::usize_unsuffixed(bytes), Literal::usize_unsuffixed(depth));
    let items = Literal::u32_unsuffixed(items);
    quote!(__rt::Limits { bytes: #bytes, depth: #depth, items: #items })
}

fn tools(toolset: &Toolset, table: &TableBuf, of_toolset: Policy) -> Vec<TokenStream> {
    let catalog = &toolset.catalog;
    let declared = catalog.tools.iter().zip(&table.roots).map(|(tool, root)| {
        let (name, description) = (&tool.name, &tool.description);
        let parameters = table::parameters(table, *root);
        let titled = tool.title.as_ref().map(|title| quote!(.titled(#title)));
        let hinted = (tool.hints != Hints::default()).then(|| {
            let Hints { read_only, destructive, idempotent, open_world } = tool.hints;
            let hints = [read_only, destructive, idempotent, open_world].map(said);
            quote!(.hinted(#(#hints),*))
        });
        let timed = tool.timeout.map(|timeout| {
            let milliseconds = Literal::u128_unsuffixed(timeout.as_millis());
            quote!(.timed(#milliseconds))
        });
        let policy = &tool.policy;
        let retried = policy.max_retries.map(|times| {
            let times = Literal::u32_unsuffixed(times);
            quote!(.retried(#times))
        });
        let untrusted = policy.untrusted.then(|| quote!(.untrusted()));
        let ignoring = (policy.ignores_unknown || of_toolset.ignores_unknown).then(|| quote!(.ignoring_unknown()));
        let coerced = policy.coerce.map(|level| {
            let level = table::level(level);
            quote!(.coerced(#level))
        });
        let exemplified = tool.examples.first().map(|example| {
            let example = example.to_string();
            quote!(.exemplified(#example))
        });
        let deprecated = tool.deprecated.then(|| quote!(.deprecated()));
        let awaited = tool.is_async.then(|| quote!(.awaited()));
        let sourced = (tool.source != Source::Native).then(|| {
            let source = format_ident!("{}", super::camel(tool.source.as_str()));
            quote!(.sourced(::toolcall::Source::#source))
        });
        quote!(::toolcall::Tool::new(#name, #description, #parameters) #titled #hinted #timed #retried #untrusted #ignoring #coerced #exemplified #deprecated #awaited #sourced)
    });
    declared.collect()
}

fn said(hint: Option<bool>) -> TokenStream {
    match hint {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}

fn aliases(toolset: &Toolset, visibility: &TokenStream) -> Vec<TokenStream> {
    let built = toolset.tools.iter().enumerate().map(|(id, tool)| {
        let (alias, doc) = (&tool.alias, format!(" The arguments of `{}`.", toolset.catalog.tools[id].name));
        let (id, set) = (count(id), of_calls(id));
        quote!(#[doc = #doc] #visibility type #alias<'a> = <#set as __rt::Call<#id>>::Args<'a>;)
    });
    let faulty = toolset
        .faulty
        .iter()
        .map(|alias| quote!(#[doc = " Stands for a tool that was not built."] #visibility type #alias<'a> = __rt::Faulty<'a>;));
    built.chain(faulty).collect()
}

/// Counts what is emitted as used: a program need not use all of it, and no `allow` may stand here.
fn used(toolset: &Toolset) -> TokenStream {
    let aliases = toolset.tools.iter().map(|tool| &tool.alias).chain(&toolset.faulty);
    quote! {
        const _: () = {
            let _ = (call_sync, call, DISPATCHER);
            let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
            #(let _ = (<#aliases<'static>>::parse, <#aliases<'static>>::check);)*
        };
    }
}
