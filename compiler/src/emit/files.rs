//! Names of the written files; the other half stands in the macro crate, `glue.rs`.

use proc_macro2::TokenStream;
use quote::quote;

use super::{allowed, print};
use crate::bind::{Key, Tool, Toolset};
use crate::decl::{Crate, Inside};
use crate::hash::hash;
use crate::source::Sources;

/// A file to write, relative to the folder of its target.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) content: Vec<u8>,
}

impl File {
    pub(crate) fn rust(name: String, tokens: TokenStream) -> Self {
        Self { name, content: print::rust(tokens).into_bytes() }
    }
}

/// File name of an item's glue.
pub(crate) fn glue_name(key: &Key) -> String {
    format!("{}.rs", stem(key))
}

/// The file that tells the attribute what is wrong with its item: the diagnostics as a person reads them.
///
/// Each begins with a line that says where it is to be raised: `LINE:COLUMN`, both from 1, in characters.
pub(crate) fn fault(key: &Key, rendered: &[(String, String)]) -> File {
    // rustc writes the word `error` itself.
    let texts = rendered.iter().map(|(place, text)| format!("{place}\n{}", text.strip_prefix("error").unwrap_or(text)));
    let texts: Vec<String> = texts.collect();
    File { name: format!("{}.error", stem(key)), content: texts.join(&SEPARATOR.to_string()).into_bytes() }
}

/// The file by which the attribute of an item asks whether what its tools return can be written: for each a line that
/// says where the return type stands, and the question.
pub(crate) fn returns(tools: &[&Tool], sources: &Sources) -> Option<File> {
    let checks = tools.iter().filter_map(|tool| {
        let (kind, span) = tool.returns.as_ref().filter(|(kind, _)| !is_primitive(kind))?;
        let allowed = allowed(&tool.allowed);
        let check = quote! {
            #allowed
            const _: fn(#kind, &mut ::toolcall::Reply) = |__returned, __reply| {
                let _ = ::toolcall::__write_returned!(__reply, __returned);
            };
        };
        Some(format!("{}\n{check}", sources.place(*span)))
    });
    let checks: Vec<String> = checks.collect();
    let name = format!("{}.returns", stem(&tools.first()?.key));
    (!checks.is_empty()).then(|| File { name, content: checks.join(&SEPARATOR.to_string()).into_bytes() })
}

/// Whether it can be written without a question. A type of the author's with such a name is told at the glue.
fn is_primitive(kind: &TokenStream) -> bool {
    let primitives = "bool char f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize String";
    primitives.split(' ').any(|name| kind.to_string() == name)
}

/// The file that `bench_tools!` includes, and nothing else: each tool's name and parse, in the module `toolset`.
pub(crate) fn parses(toolset: &Toolset) -> File {
    let parses = toolset.catalog.tools.iter().zip(&toolset.tools).map(|(declared, tool)| {
        let (name, alias) = (&declared.name, &tool.alias);
        quote!((#name, |arguments, scratch| toolset::#alias::parse(arguments, scratch).is_ok()))
    });
    let content = quote!(&[#(#parses),*]).to_string().into_bytes();
    File { name: format!("{}.bench.rs", toolset.name), content }
}

/// Stands between the diagnostics, or the questions, of one item.
const SEPARATOR: char = '\u{1e}';

/// What was followed and what was not: by it the attribute of an item without glue can say why there is none.
pub(crate) fn index(declared: &Crate, sources: &Sources) -> File {
    let path = |file: &u32| sources.files().get(*file as usize).map_or("", |file| file.path.as_str());
    let mut text = String::new();
    for file in &declared.followed {
        let content = sources.files().get(*file as usize).map_or("", |file| &*file.text);
        text.push_str(&format!("followed {:016x} {}\n", hash(content.as_bytes()), path(file)));
    }
    for file in &declared.unparsed {
        text.push_str(&format!("unparsed {}\n", path(&file.span.file)));
    }
    for Inside { outer, span } in &declared.inside {
        text.push_str(&format!("inside {}:{} {outer}\n", path(&span.file), sources.line(*span)));
    }
    for left in &declared.left {
        text.push_str(&format!("left {}: {}\n", left.module, left.reason));
    }
    File { name: "index".to_owned(), content: text.into_bytes() }
}

/// Readable, and unique by the hash.
fn stem(key: &Key) -> String {
    let mut text = format!("{}#{}", key.file, key.item);
    if let Some(line) = key.line {
        text.push_str(&format!("#{line}"));
    }
    let item: String = key.item.chars().take(LONGEST).collect();
    format!("{item}.{:016x}", hash(text.as_bytes()))
}

/// Characters of an item's name in the name of its file: file systems end at 255 bytes.
const LONGEST: usize = 50;
