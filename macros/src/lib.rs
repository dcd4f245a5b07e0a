//! The attributes of toolcall.
//!
//! An attribute does two things only: it strips what rustc would not understand (`#[tool(…)]` and doc comments on
//! parameters), and it includes the glue which the build step wrote for this very item. Whatever needs to be understood
//! is understood by the build step, which sees the whole crate; hence no `syn` here.

mod calls;
mod glue;
mod item;
mod returned;
mod strip;

use proc_macro::TokenStream;

use crate::glue::Glue;
use crate::item::{Item, Kind};

/// Makes a function, or the marked methods of an `impl` block, tools that a model can call.
///
/// The words it takes are listed in the documentation of the `toolcall` crate.
#[proc_macro_attribute]
pub fn tool(_words: TokenStream, item: TokenStream) -> TokenStream {
    expand(item, "tool")
}

/// Puts the glue of a struct or enum that tools take beside it, so that its fields may stay private.
#[proc_macro_attribute]
pub fn value(_words: TokenStream, item: TokenStream) -> TokenStream {
    expand(item, "value")
}

/// Includes what the build step wrote for a toolset: `include_tools!()` or, for a named one, `include_tools!(admin)`. One
/// that is declared in JSON has the name of its file.
#[proc_macro]
pub fn include_tools(toolset: TokenStream) -> TokenStream {
    let name = if toolset.is_empty() { "tools".to_owned() } else { toolset.to_string() };
    glue::toolset(&name)
}

/// The stripped item, followed by its glue or by what is wrong with it.
fn expand(tokens: TokenStream, attribute: &str) -> TokenStream {
    let item = match Item::read(tokens.clone()) {
        Ok(item) => item,
        Err(kind) => {
            return [calls::error(proc_macro::Span::call_site(), &misplaced(attribute, kind)), tokens]
                .into_iter()
                .collect();
        }
    };
    if (attribute == "value") != (item.kind == Kind::Type) {
        let kind = match item.kind {
            Kind::Type => "a struct or an enum, where `#[toolcall::value]` stands",
            Kind::Function | Kind::Method => "a function, where `#[toolcall::tool]` stands",
            Kind::Impl => "an `impl`, where `#[toolcall::tool]` stands",
        };
        return [strip::strip(&item, tokens), calls::error(item.span, &misplaced(attribute, kind))]
            .into_iter()
            .collect();
    }
    let mut expanded = strip::strip(&item, tokens.clone());
    match Glue::find(&item, &tokens) {
        Glue::Unknown => {}
        Glue::File(include) => expanded.extend(include),
        Glue::Fault(errors) => expanded.extend(errors),
    }
    expanded
}

fn misplaced(attribute: &str, kind: &str) -> String {
    match attribute {
        "tool" => format!("`#[tool]` stands on a function or on an `impl` block, not on {kind}"),
        _ => format!("`#[toolcall::value]` stands on a struct or an enum, not on {kind}"),
    }
}
