//! The attributes of one item: `cfg_attr` expanded, `cfg` evaluated, doc comments and words taken out.
//!
//! A word is kept as (name, value, span); no word has a meaning here.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::ext::IdentExt as _;
use syn::parse::discouraged::Speculative as _;
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::{Expr, Lit, Meta, Token};

use super::cfg::{Cfg, Holds, Predicate};
use super::doc::{self, Form, Fragment};
use super::place::Place;
use super::type_expr::path;
use super::value::{self, expression, flag, list};
use crate::decl::{Attribute, Docs, Word, Words};

/// What the attributes of an item say.
pub(super) struct Attributes {
    /// Those that rustc does not know.
    pub(super) list: Vec<Attribute>,
    pub(super) docs: Docs,
    /// The last names of what is derived.
    pub(super) derives: Vec<String>,
    pub(super) holds: Holds,
    /// The predicate that made it vanish.
    pub(super) vanished_by: Option<String>,
    /// `#[path = "…"]`
    pub(super) path: Option<String>,
    /// The lints in `allow(…)` and `expect(…)`.
    pub(super) allowed: Vec<TokenStream>,
    pub(super) has_target_feature: bool,
}

/// Reads the attributes of an item.
pub(super) fn attributes(place: &Place, cfg: &Cfg, written: &[syn::Attribute]) -> Attributes {
    let mut reading = Reading { place, cfg, fragments: Vec::new(), hidden: false, found: Attributes::empty() };
    for attribute in written {
        reading.meta(&attribute.meta, attribute);
    }
    Attributes { docs: doc::docs(&reading.fragments, reading.hidden), ..reading.found }
}

impl Attributes {
    fn empty() -> Self {
        Self {
            list: Vec::new(),
            derives: Vec::new(),
            docs: Docs::default(),
            holds: Holds::Yes,
            vanished_by: None,
            path: None,
            allowed: Vec::new(),
            has_target_feature: false,
        }
    }
}

struct Reading<'r> {
    place: &'r Place,
    cfg: &'r Cfg,
    fragments: Vec<Fragment>,
    hidden: bool,
    found: Attributes,
}

impl Reading<'_> {
    fn meta(&mut self, meta: &Meta, whole: &syn::Attribute) {
        let Some(name) = meta.path().get_ident().map(|ident| ident.unraw().to_string()) else {
            return self.keep(meta, whole);
        };
        match (name.as_str(), meta) {
            ("cfg", Meta::List(list)) => {
                let holds = list.parse_args::<Predicate>().map_or(Holds::No, |predicate| predicate.holds(self.cfg));
                if holds == Holds::No {
                    self.found.vanished_by.get_or_insert_with(|| format!("`cfg({})` does not hold", list.tokens));
                }
                self.found.holds = self.found.holds.min(holds);
            }
            ("cfg_attr", Meta::List(list)) => self.conditional(&list.tokens, whole),
            ("doc", Meta::NameValue(pair)) => self.doc(&pair.value, whole),
            ("doc", Meta::List(list)) => {
                self.hidden |= list.tokens.clone().into_iter().any(|token| token.to_string() == "hidden");
            }
            ("derive", Meta::List(list)) => {
                let paths = Punctuated::<syn::Path, Token![,]>::parse_terminated.parse2(list.tokens.clone());
                let names =
                    paths.into_iter().flatten().filter_map(|path| Some(path.segments.last()?.ident.to_string()));
                self.found.derives.extend(names);
            }
            ("path", Meta::NameValue(pair)) => self.found.path = text(&pair.value),
            ("allow" | "expect", Meta::List(list)) => self.found.allowed.extend(lints(&list.tokens)),
            ("deprecated", _) => self.found.allowed.push(meta.path().to_token_stream()),
            ("target_feature", _) => self.found.has_target_feature = true,
            (name, _) if BUILT_IN.contains(&name) => {}
            _ => self.keep(meta, whole),
        }
    }

    /// `cfg_attr(predicate, attribute, …)`
    fn conditional(&mut self, tokens: &TokenStream, whole: &syn::Attribute) {
        let parts = |input: ParseStream<'_>| {
            let predicate: Predicate = input.parse()?;
            if input.is_empty() {
                return Ok((predicate, Punctuated::new()));
            }
            input.parse::<Token![,]>()?;
            Ok((predicate, Punctuated::<Meta, Token![,]>::parse_terminated(input)?))
        };
        let Ok((predicate, metas)) = parts.parse2(tokens.clone()) else { return };
        let holds = predicate.holds(self.cfg);
        if holds == Holds::No {
            return;
        }
        let before = self.found.list.len();
        for meta in &metas {
            self.meta(meta, whole);
        }
        for attribute in &mut self.found.list[before..] {
            attribute.not_in_tests |= holds == Holds::ExceptInTests;
        }
    }

    fn doc(&mut self, value: &Expr, whole: &syn::Attribute) {
        // What `include_str!` and `concat!` give is not known here.
        let Some(text) = text(value) else { return };
        let span = self.place.span(whole);
        let source = self.place.text(span);
        let form = match (source.starts_with("//"), source.starts_with("/*")) {
            (true, _) => Form::Line,
            (_, true) => Form::Block,
            (false, false) => Form::Attribute,
        };
        self.fragments.push(Fragment { form, text, span });
    }

    fn keep(&mut self, meta: &Meta, whole: &syn::Attribute) {
        let words = match meta {
            Meta::Path(_) => Words::List(Vec::new()),
            Meta::List(list) => words(self.place, &list.tokens),
            Meta::NameValue(pair) => Words::Unreadable {
                message: "expected `(…)` instead of `= …`".to_owned(),
                span: self.place.span(&pair.value),
            },
        };
        let span = self.place.span(whole);
        self.found.list.push(Attribute { path: path(self.place, meta.path()), words, not_in_tests: false, span });
    }
}

/// The lints of `allow(lint, tool::lint, reason = "…")` that look at names.
fn lints(tokens: &TokenStream) -> Vec<TokenStream> {
    let metas = Punctuated::<Meta, Token![,]>::parse_terminated.parse2(tokens.clone()).unwrap_or_default();
    let lints = metas.iter().filter(|meta| OF_NAMES.iter().any(|lint| meta.path().is_ident(lint)));
    lints.map(|lint| lint.to_token_stream()).collect()
}

/// Reads `name = value, name(…), name`.
fn words(place: &Place, tokens: &TokenStream) -> Words {
    match Punctuated::<Raw, Token![,]>::parse_terminated.parse2(tokens.clone()) {
        Ok(raw) => Words::List(raw.into_iter().map(|word| word.understood(place)).collect()),
        Err(error) => Words::Unreadable { message: error.to_string(), span: place.of(error.span()) },
    }
}

/// A word as `syn` sees it.
struct Raw {
    name: syn::Ident,
    value: RawValue,
}

enum RawValue {
    None,
    Expression(Expr),
    Union(Vec<Expr>),
    List(TokenStream),
}

impl Parse for Raw {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.call(syn::Ident::parse_any)?;
        let value = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            let ahead = input.fork();
            match union(&ahead) {
                Some(parts) => {
                    input.advance_to(&ahead);
                    RawValue::Union(parts)
                }
                None => RawValue::Expression(input.parse()?),
            }
        } else if input.peek(syn::token::Paren) {
            let content;
            syn::parenthesized!(content in input);
            RawValue::List(content.parse()?)
        } else {
            RawValue::None
        };
        Ok(Self { name, value })
    }
}

impl Raw {
    fn understood(self, place: &Place) -> Word {
        let name = place.name(&self.name);
        let value = match self.value {
            RawValue::None => flag(&name),
            RawValue::Expression(written) => expression(place, &written),
            RawValue::Union(parts) => value::union(place, &parts),
            RawValue::List(tokens) => match words(place, &tokens) {
                Words::List(inner) => list(place, inner, tokens),
                Words::Unreadable { .. } => list(place, Vec::new(), tokens),
            },
        };
        Word { name, value }
    }
}

/// `a..b | c..d`, which is no expression of Rust. `None` for anything else, `1 | 2` among it.
fn union(input: ParseStream<'_>) -> Option<Vec<Expr>> {
    let mut parts = vec![TokenStream::new()];
    while !input.is_empty() && !input.peek(Token![,]) {
        match input.parse::<TokenTree>().ok()? {
            TokenTree::Punct(mark) if mark.as_char() == '|' => parts.push(TokenStream::new()),
            other => parts.last_mut()?.extend([other]),
        }
    }
    let parts = parts.into_iter().map(|part| syn::parse2::<Expr>(part).ok()).collect::<Option<Vec<_>>>()?;
    let has_range = parts.iter().any(|part| matches!(part, Expr::Range(_)));
    (parts.len() > 1 && has_range).then_some(parts)
}

/// The text of a string literal.
fn text(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        Expr::Group(group) => text(&group.expr),
        _ => None,
    }
}

/// Lints that what is emitted for an item can raise, since it has the names of the item.
const OF_NAMES: &[&str] = &["bad_style", "deprecated", "non_snake_case", "nonstandard_style"];

/// Attributes that rustc knows and that change neither the name nor the signature of an item.
const BUILT_IN: &[&str] = &[
    "automatically_derived",
    "cold",
    "deny",
    "derive",
    "export_name",
    "forbid",
    "ignore",
    "inline",
    "link_section",
    "macro_export",
    "macro_use",
    "must_use",
    "no_mangle",
    "non_exhaustive",
    "repr",
    "should_panic",
    "test",
    "track_caller",
    "unsafe",
    "warn",
];

#[cfg(test)]
mod tests;
