//! Enums: of names, and of forms that hold values.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use toolcall_schema::catalog::{Shape, TypeId, Variant};
use toolcall_schema::table::By;

use super::names::{Names, words};
use super::types::{Binder, Bound, text};
use crate::bind::{CONTENT, Choice, Form, Holds, Member, Parts, Slot, Wrapped};

impl Binder<'_> {
    /// An enum with a variant for each name, or a text that is one of them.
    pub(super) fn names_of(&self, names: &[Variant]) -> (Parts, Vec<TokenStream>) {
        match variants(names) {
            Some(variants) => (Parts::Enum(variants), Vec::new()),
            None => {
                let Bound { slot, tokens, .. } = text();
                let fields = vec![(format_ident!("value"), None)];
                (Parts::Newtype(slot, Wrapped { is_named: false, fields }), vec![tokens])
            }
        }
    }

    pub(super) fn choice(&mut self, by: By, forms: &[TypeId], hint: &str) -> Choice {
        let said: Vec<String> = forms.iter().map(|form| self.said(by, *form)).collect();
        let idents = distinct(said.iter().map(String::as_str))
            .unwrap_or_else(|| (1..=forms.len()).map(|number| format_ident!("Form{number}")).collect());
        let forms = forms.iter().zip(idents).zip(&said).map(|((id, ident), said)| {
            let Bound { slot, tokens, size } = self.within(*id, &format!("{hint} {said}"), MOST_FORM);
            let content = Member { slot, tokens, size, ..nameless() };
            match (by, self.tag(*id)) {
                (By::Tag, Some(tag)) => {
                    let tag = Member { slot: Slot::Tag(tag.to_owned()), size: 0, ..nameless() };
                    Form { ident, id: *id, members: vec![tag, content], holds: Holds::Whole }
                }
                (By::Tag | By::Key | By::Trial, _) => {
                    Form { ident, id: *id, members: vec![content], holds: Holds::One }
                }
            }
        });
        Choice { bare: Vec::new(), forms: forms.collect() }
    }

    /// What a form is called: by its tag, by its definition, by its kind.
    fn said(&self, by: By, id: TypeId) -> String {
        let kind = self.catalog.type_of(id);
        if let (By::Tag, Some(tag)) = (by, self.tag(id)) {
            return tag.to_owned();
        }
        let word = match &kind.shape {
            Shape::Bool => "Bool",
            Shape::Integer(_) => "Integer",
            Shape::Number(_) => "Number",
            Shape::Text => "Text",
            Shape::Enum(_) => "Name",
            Shape::List(_) | Shape::Tuple(_) => "List",
            Shape::Map(..) | Shape::Record(_) => "Object",
            Shape::Choice(..) => "Choice",
            Shape::Any | Shape::Raw | Shape::Nullable(_) | Shape::Error => "Any",
        };
        kind.name.clone().unwrap_or_else(|| word.to_owned())
    }

    /// The text that the first key of a form must be.
    fn tag(&self, id: TypeId) -> Option<&str> {
        only_name(self.catalog.type_of(self.catalog.fields(id).first()?.kind).shape.names()?)
    }
}

/// The one name of an enum that has one.
pub(super) fn only_name(names: &[Variant]) -> Option<&str> {
    if let [only] = names { Some(&only.name) } else { None }
}

/// A variant for each name of an enum; `None` if they are too many, or alike in a way that clippy does not let pass.
pub(super) fn variants(names: &[Variant]) -> Option<Vec<Ident>> {
    let names = names.iter().map(|name| if name.name.is_empty() { "Empty" } else { &name.name });
    if names.len() > MOST_VARIANTS { None } else { distinct(names) }
}

/// A variant for each name, without the words that all of them begin or end with.
fn distinct<'n>(said: impl Iterator<Item = &'n str>) -> Option<Vec<Ident>> {
    let mut all: Vec<Vec<String>> = said.map(words).collect();
    let mut taken = Names::with(&[]);
    if all.len() >= FEWEST_ALIKE {
        for place in [0, usize::MAX] {
            while is_shared(&all, place) {
                if all.iter().any(|words| words.len() < 2) {
                    return None;
                }
                all.iter_mut().for_each(|words| _ = words.remove(place.min(words.len() - 1)));
            }
        }
    }
    Some(all.iter().map(|words| taken.camel(&words.join("_"), "Value")).collect())
}

/// Whether all have the same first or last word.
fn is_shared(all: &[Vec<String>], place: usize) -> bool {
    let word = |words: &'_ Vec<String>| words.get(place.min(words.len().saturating_sub(1))).cloned();
    let first = all.first().and_then(word);
    first.is_some() && all.iter().all(|words| word(words) == first)
}

fn nameless() -> Member {
    Member::given(format_ident!("{CONTENT}"), quote!())
}

/// So many variants of an enum are alike by chance.
const FEWEST_ALIKE: usize = 3;

/// Variants of an enum of names; with more it is a text.
const MOST_VARIANTS: usize = 64;

/// Bytes of what a form holds where it stands.
const MOST_FORM: usize = 128;
