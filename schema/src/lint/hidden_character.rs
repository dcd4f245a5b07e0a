//! Characters that a reader of the source does not see and a model does. On: it is how instructions are smuggled in.

use super::{Finding, Lint, Subject, fields};
use crate::catalog::{Presence, Shape};
use crate::diag::Diagnostic;
use crate::json::Json;
use crate::span::Span;

pub(super) const LINT: Lint = Lint {
    code: "L008",
    title: "a character that is not seen in a text that is shown",
    example: "/// Adds two numbers.\\u{200b}",
    is_on: true,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let mut texts: Vec<(usize, String, String, Span)> = Vec::new();
    for (index, tool) in subject.catalog.tools.iter().enumerate() {
        let mut shown = [Some(&tool.name), Some(&tool.description), tool.title.as_ref()].map(said).concat();
        shown += &tool.examples.iter().map(strings).collect::<String>();
        texts.push((index, shown, format!("`{}`", tool.name), tool.span));
    }
    let types = subject.types_and_outputs();
    for (index, kind) in &types {
        let mut shown = said(kind.description.as_ref());
        if let Shape::Enum(variants) = &kind.shape {
            let variant =
                variants.iter().map(|variant| said(Some(&variant.name)) + &said(variant.description.as_ref()));
            shown += &variant.collect::<String>();
        }
        texts.push((*index, shown, format!("`{}`", kind.name.as_deref().unwrap_or_default()), kind.span));
    }
    for (index, record, field) in fields(&types) {
        let mut shown = [Some(&field.name), field.title.as_ref(), field.description.as_ref()].map(said).concat();
        shown += &field.examples.iter().map(strings).collect::<String>();
        if let Presence::Default(value) = &field.presence {
            shown += &strings(value);
        }
        texts.push((index, shown, subject.named(index, record, field), field.span));
    }
    let found = texts.into_iter().filter_map(|(tool, text, name, span)| {
        let mut hidden: Vec<String> = hidden(&text).map(|char| format!("U+{:04X}", u32::from(char))).collect();
        hidden.dedup();
        let (one, characters) = (hidden.first()?, hidden.join(", "));
        let message = format!("the texts of {} hold characters that are not seen: {characters}", name.escape_debug());
        let help = format!("take them away; if they are wanted, write `\\u{{{}}}` in an attribute", &one[2..]);
        Some(Finding::of(tool, Diagnostic::warning(LINT.code, span, message).help(help)))
    });
    found.collect()
}

/// A text with an end, so that two of them do not become one word.
fn said(text: Option<&String>) -> String {
    text.map(|text| format!("{text}\n")).unwrap_or_default()
}

/// The texts in a value.
fn strings(value: &Json) -> String {
    match value {
        Json::Text(text) => said(Some(text)),
        Json::List(items) => items.iter().map(strings).collect(),
        Json::Object(members) => members.iter().map(|(key, value)| said(Some(key)) + &strings(value)).collect(),
        Json::Null | Json::Bool(_) | Json::Integer(_) | Json::Number(_) => String::new(),
    }
}

pub(crate) fn hidden(text: &str) -> impl Iterator<Item = char> {
    let mut before = '\n';
    text.chars().filter(move |char| {
        let joined_to = core::mem::replace(&mut before, *char);
        match char {
            // They shape words of many scripts and pictures of several people; after a letter of ours they do nothing.
            '\u{200c}' | '\u{200d}' => joined_to.is_ascii(),
            '\n' | '\t' => false,
            _ => char.is_control() || HIDDEN.iter().any(|(from, to)| (from..=to).contains(&char)),
        }
    })
}

/// Soft hyphen, letters without a shape, widths of nothing, directions, marks of interlinear text, tags.
const HIDDEN: &[(char, char)] = &[
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180e}', '\u{180e}'),
    ('\u{200b}', '\u{200b}'),
    ('\u{200e}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff9}', '\u{fffb}'),
    ('\u{e0000}', '\u{e0fff}'),
];
