//! The parameters of a function: which is the context, and the key, name and text of each of the others.
//!
//! Their order is that of the call; the catalog's record has the same order without the context.

use proc_macro2::{Ident, Span as TokenSpan};
use toolcall_schema::catalog::Field;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::limits;
use toolcall_schema::span::Span;

use super::bullet::{self, Shown};
use super::context::Context;
use super::find::marks;
use super::kind::{Naming, Scope};
use super::name::{self, Wires};
use super::record::Content;
use super::{Lowering, has_error};
use crate::attributes::{self, Place, Settings};
use crate::bind;
use crate::codes;
use crate::decl::{Function, Impl, Parameter, ReceiverForm};

/// What a function takes.
#[derive(Debug)]
pub(super) struct Taken {
    pub(super) fields: Vec<Field>,
    pub(super) parameters: Vec<bind::Parameter>,
    pub(super) context: Option<Context>,
}

/// A parameter with the words that stand on it.
struct Worded<'d> {
    parameter: &'d Parameter,
    settings: Settings,
}

impl Lowering<'_> {
    /// Understands the parameters. `None`: something in them was reported.
    pub(super) fn parameters(
        &mut self,
        function: &Function,
        owner: Option<&Impl>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Taken> {
        let before = problems.len();
        let self_type = owner.map(|block| &block.self_type);
        let scope = Scope { self_type, ..Scope::of(function.module, Naming::Written) };
        let worded: Vec<Worded<'_>> = function.parameters.iter().map(|parameter| worded(parameter, problems)).collect();
        let (contexts, arguments): (Vec<_>, Vec<_>) = worded.iter().partition(|word| word.settings.context.is_some());
        let context = self.context_of(scope, function, &contexts, problems);
        let shown: Vec<Shown<'_>> = arguments.iter().map(|word| word.shown()).collect();
        let hidden = contexts.iter().filter_map(|word| word.parameter.name.as_ref()).map(|name| name.text.as_str());
        let told = bullet::assign(&function.docs.bullets, &shown, &hidden.collect::<Vec<_>>(), problems);

        let mut taken = Taken { fields: Vec::new(), parameters: Vec::new(), context };
        if function.receiver.as_ref().is_some_and(|receiver| receiver.form == ReceiverForm::Shared) {
            taken.parameters.push(bind::Parameter::Context);
        }
        let mut wires = Wires::new("parameter");
        let mut idents = Idents::default();
        let (mut complete, mut size) = (true, 0);
        let mut told = told.into_iter();
        for word in &worded {
            if word.settings.context.is_some() {
                taken.parameters.push(bind::Parameter::Context);
                continue;
            }
            let told = told.next().unwrap_or_default();
            let content = self.content(scope, &word.parameter.kind, &word.settings, problems);
            let (Some(content), Some(wire)) = (content, told.name.or_else(|| word.wire())) else {
                complete = false;
                continue;
            };
            let key = word.field(wire, told.text, &content);
            problems.extend(
                self.endless(&content, word.parameter.span).or_else(|| self.too_deep(&content, word.parameter.span)),
            );
            let said = word.settings.name.as_ref().map(|name| name.span);
            wires.add(&key.name, said.unwrap_or(word.parameter.span), problems);
            word.settings.aliases.iter().for_each(|alias| wires.add(&alias.value, alias.span, problems));
            let ident = idents.of(word.parameter, &key.name);
            taken.fields.push(key);
            let member = self.member(content.kind, ident, content.default, content.examples.constants);
            size += member.size;
            taken.parameters.push(bind::Parameter::Argument(Box::new(member)));
        }
        let kinds: Vec<_> = taken.fields.iter().map(|field| field.kind).collect();
        problems.extend(self.too_large(&function.name, size, &kinds));
        (complete && !has_error(&problems[before..])).then_some(taken)
    }

    /// What has no value at all: each would hold another one.
    fn endless(&self, content: &Content, span: Span) -> Option<Diagnostic> {
        let message = "no value of this type ends: each holds another one of it";
        let help = "make what it holds of itself optional, or a list";
        (!self.catalog.has_value(content.kind.id)).then(|| codes::RECURSIVE.error(span, message).help(help))
    }

    /// What nests more objects and lists than any arguments may: no value would be accepted.
    fn too_deep(&self, content: &Content, span: Span) -> Option<Diagnostic> {
        // The arguments are an object themselves.
        let levels = 1 + self.catalog.levels(content.kind.id);
        // A type that contains itself needs room for that.
        let limit =
            if self.catalog.holds_recursive(content.kind.id) { limits::INNER_DEPTH } else { limits::TYPE_DEPTH };
        let message = format!("{levels} objects and lists within each other are more than {limit}");
        (levels > limit).then(|| codes::TOO_DEEP.error(span, message).help(FLATTEN))
    }

    fn context_of(
        &self,
        scope: Scope<'_>,
        function: &Function,
        marked: &[&Worded<'_>],
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Context> {
        let receiver = function.receiver.as_ref().filter(|receiver| receiver.form == ReceiverForm::Shared);
        let spans: Vec<Span> = receiver
            .iter()
            .map(|receiver| receiver.span)
            .chain(marked.iter().map(|word| word.parameter.span))
            .collect();
        if let [first, second, ..] = spans.as_slice() {
            let message = "a tool has one context";
            let two = codes::TWO_CONTEXTS.error(*second, message).related(*first, "the other one");
            problems.push(two.help("put both into one struct"));
            return None;
        }
        match (receiver, marked.first()) {
            (Some(receiver), _) => Some(Context::of_receiver(scope, receiver.span)?),
            (None, Some(word)) => Context::of_parameter(scope, word.parameter, problems),
            (None, None) => None,
        }
    }
}

fn worded<'d>(parameter: &'d Parameter, problems: &mut Vec<Diagnostic>) -> Worded<'d> {
    let settings = attributes::settings(Place::Parameter, marks(&parameter.attributes), problems);
    let others = settings.default.is_some()
        || settings.example.is_some()
        || settings.name.is_some()
        || !settings.aliases.is_empty()
        || settings.required.is_some()
        || settings.secret.is_some()
        || settings.coerce.is_some()
        || settings.one_of.is_some()
        || !settings.constraints.is_empty();
    if let Some(span) = settings.context.filter(|_| others) {
        let message = "a context takes no other word: no model sees it";
        problems.push(codes::MISPLACED_WORD.error(span, message).help("take the other words away"));
    }
    Worded { parameter, settings }
}

impl<'d> Worded<'d> {
    fn shown(&'d self) -> Shown<'d> {
        let written = self.parameter.name.as_ref().map(|name| name.text.as_str());
        let said = self.settings.name.as_ref().map(|name| name.value.as_str());
        Shown { written, said, span: self.parameter.span }
    }

    /// The name as a model knows it; `None` if only a bullet can tell.
    fn wire(&self) -> Option<String> {
        let said = self.settings.name.as_ref().map(|name| name.value.clone());
        said.or_else(|| self.parameter.name.as_ref().map(|name| name::wire(&name.text).to_owned()))
    }

    /// Its key. A description comes from the word, else from the doc comment, the bullet, or its type.
    fn field(&self, name: String, told: Option<String>, content: &Content) -> Field {
        let own = Some(&self.parameter.docs.text).filter(|text| !text.is_empty()).cloned();
        let told = told.filter(|text| !text.is_empty());
        let description = match &self.settings.description {
            Some(said) => Some(said.clone()),
            None => own.or(told).or_else(|| content.kind.docs.clone()),
        };
        Field {
            aliases: self.settings.aliases.iter().map(|alias| alias.value.clone()).collect(),
            title: self.settings.title.clone().filter(|title| !title.is_empty()),
            description: description.filter(|text| !text.is_empty()),
            presence: content.presence.clone(),
            deprecated: self.settings.deprecated == Some(true),
            secret: self.settings.secret == Some(true),
            coerce: self.settings.coerce.as_ref().map(|level| level.value),
            examples: content.examples.values.clone(),
            ..Field::new(name, content.kind.id, self.parameter.span)
        }
    }
}

/// The identifiers of the emitted struct, each once.
#[derive(Default)]
struct Idents(Vec<Ident>);

impl Idents {
    fn of(&mut self, parameter: &Parameter, wire: &str) -> Ident {
        let mut ident = match &parameter.name {
            Some(name) if name::wire(&name.text) != name.text => {
                name::ident(name::wire(&name.text), name.ident.span()).unwrap_or_else(|| name.ident.clone())
            }
            Some(name) => name.ident.clone(),
            None => {
                let span = TokenSpan::call_site();
                let numbered = || Ident::new(&format!("argument_{}", self.0.len() + 1), span);
                name::ident(wire, span).unwrap_or_else(numbered)
            }
        };
        while self.0.contains(&ident) {
            let text = ident.to_string();
            ident = Ident::new(&format!("{}_", text.trim_start_matches("r#")), ident.span());
        }
        self.0.push(ident.clone());
        ident
    }
}

const FLATTEN: &str = "no model writes that; name the inner parts by ids, in lists of their own";
