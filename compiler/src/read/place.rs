//! From places in the parsed text to places in the file.
//!
//! `syn` counts from behind a byte order mark and a `#!` line; a diagnostic counts from the start of the file.

use std::rc::Rc;

use proc_macro2::Ident;
use syn::ext::IdentExt as _;
use syn::spanned::Spanned;
use toolcall_schema::span::Span;

use crate::decl::Name;

/// One file that is being read.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) file: u32,
    text: Rc<str>,
    /// Where the parsed text begins.
    offset: usize,
}

impl Place {
    pub(super) fn new(file: u32, text: Rc<str>) -> Self {
        let offset = parsed_from(&text);
        Self { file, text, offset }
    }

    /// The text that is to be parsed.
    pub(super) fn parsed(&self) -> &str {
        &self.text[self.offset..]
    }

    /// Where tokens stand.
    pub(super) fn span(&self, tokens: &impl Spanned) -> Span {
        self.of(tokens.span())
    }

    /// A span in the file.
    pub(super) fn of(&self, span: proc_macro2::Span) -> Span {
        let range = span.byte_range();
        // Files are shorter than 4 GiB, else they are not read.
        let position = |byte: usize| u32::try_from(byte + self.offset).unwrap_or(u32::MAX);
        Span { file: self.file, start: position(range.start), end: position(range.end) }
    }

    /// What stands at a span.
    pub(super) fn text(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    pub(super) fn name(&self, ident: &Ident) -> Name {
        Name { text: ident.unraw().to_string(), ident: ident.clone(), span: self.of(ident.span()) }
    }
}

/// Behind a byte order mark and a `#!` line; `#![…]` is no such line.
fn parsed_from(text: &str) -> usize {
    const MARK: &str = "\u{feff}";
    let start = if text.starts_with(MARK) { MARK.len() } else { 0 };
    let rest = &text[start..];
    match rest.strip_prefix("#!") {
        Some(line) if !line.trim_start().starts_with('[') => start + rest.find('\n').unwrap_or(rest.len()),
        _ => start,
    }
}
