//! One key of a record, be it a parameter or a field: type, constraints, default; and the fields of a struct.
//!
//! Parameters and fields differ in where their name and description come from, and in nothing else.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Field, Presence, Shape, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::Lowering;
use super::default::{expression, own_default};
use super::example::Examples;
use super::find::marks;
use super::kind::{Breadth, Kind, Naming, Scope};
use super::name::Wires;
use crate::attributes::serde::Serde;
use crate::attributes::{self, Place, Settings};
use crate::bind::{Default, Member, Slot};
use crate::codes;
use crate::decl::{self, Item, Name, TypeExpr, Value, ValueKind, Word};

/// What one key holds.
#[derive(Debug)]
pub(super) struct Content {
    pub(super) kind: Kind,
    pub(super) presence: Presence,
    pub(super) default: Option<Default>,
    pub(super) examples: Examples,
}

impl Lowering<'_> {
    /// Understands what one key holds. `None`: it was reported.
    pub(super) fn content(
        &mut self,
        scope: Scope<'_>,
        expr: &TypeExpr,
        settings: &Settings,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Content> {
        let mut kind = self.kind(scope, expr, problems)?;
        if let Some(span) = settings.pairs {
            self.pairs(kind.id, &mut kind.slot, span, problems);
        }
        self.wire(&mut kind, settings, problems);
        if let Some(values) = &settings.one_of {
            self.one_of(&kind, values, problems);
        }
        let constraints = [settings.constraints.clone(), self.sizes(kind.id, &settings.sizes)].concat();
        self.constrain(kind.id, &constraints, problems);
        let is_option = kind.slot.within_option().is_some();
        let (presence, default) = match &settings.default {
            Some(value) if settings.required == Some(true) => {
                let message = "what must be there needs no default";
                problems.push(codes::CONTRADICTION.error(value.span, message));
                return None;
            }
            Some(value) => self.default(scope, value, &kind, problems)?,
            None if is_option && settings.required != Some(true) => (Presence::Optional, None),
            None => (Presence::Required, None),
        };
        let mut examples = self.examples(scope, settings.example.as_ref(), kind.id, problems);
        if let (Some(value), Some(Default::Literal(_))) = (&settings.default, &default) {
            examples.constants.extend(self.constants(scope, value));
        }
        Some(Content { kind, presence, default, examples })
    }

    /// The fields of a struct. `None`: something in them was reported.
    pub(super) fn fields(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        fields: &[decl::Field],
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Field>, Vec<Member>)> {
        let mut wires = Wires::new("field");
        let mut complete = true;
        let (mut keys, mut members) = (Vec::new(), Vec::new());
        for field in fields {
            match self.field(scope, declared, field, serde, problems) {
                Some((own, member)) => {
                    own.iter().for_each(|key| wires.key(key, field.name.span, problems));
                    keys.extend(own);
                    members.push(member);
                }
                None => complete = false,
            }
        }
        complete.then_some((keys, members))
    }

    fn field(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        field: &decl::Field,
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Field>, Member)> {
        self.seen_field(scope, declared, field, problems)?;
        let (mut settings, own) =
            attributes::with_others(Place::Field, marks(&field.attributes), &field.attributes, problems);
        let ident = field.name.ident.clone();
        let shared = serde.default.as_ref().map(|default| within(default, &ident));
        if settings.default.is_none() {
            self.sees_default(scope, declared, own.default.as_ref().or(serde.default.as_ref()), problems)?;
            settings.default = own.default.or(shared);
        }
        if own.skip {
            let given = settings.default.map_or_else(own_default, |default| expression(scope, &default));
            return Some((Vec::new(), Member::given(ident, given)));
        }
        if own.flatten {
            let kind = self.kind(scope, &field.kind, problems)?;
            return self.flatten(kind, ident, field.kind.span, problems);
        }
        let Content { kind, presence, default, examples } = self.content(scope, &field.kind, &settings, problems)?;
        let aliases = settings.aliases.into_iter().map(|alias| alias.value).chain(own.aliases).collect();
        let renamed = settings.name.map(|name| name.value).or(own.rename);
        let name = renamed.unwrap_or_else(|| match serde.rename_all {
            Some(case) => case.field(&field.name.text),
            None => field.name.text.clone(),
        });
        let description = settings.description.unwrap_or_else(|| field.docs.text.clone());
        let key = Field {
            aliases,
            title: settings.title.filter(|title| !title.is_empty()),
            description: Some(description).filter(|text| !text.is_empty()),
            presence,
            deprecated: settings.deprecated == Some(true),
            secret: settings.secret == Some(true),
            coerce: settings.coerce.as_ref().map(|level| level.value),
            examples: examples.values,
            ..Field::new(name, kind.id, field.name.span)
        };
        Some((vec![key], self.member(kind, ident, default, examples.constants)))
    }

    /// A struct whose keys stand among those of the one around it. `None`: it was reported.
    pub(super) fn flatten(
        &mut self,
        kind: Kind,
        ident: Ident,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Field>, Member)> {
        let (Slot::Value(path), Shape::Record(fields)) = (kind.slot.pointee(), &self.catalog.type_of(kind.id).shape)
        else {
            let message = "only the keys of a struct can stand among those of another object";
            problems.push(codes::SERDE.error(span, message).help("give it a key of its own, or take a struct"));
            return None;
        };
        let (keys, flat) = (fields.clone(), Slot::Flat(path.clone(), fields.len()));
        self.flattened.insert(kind.id);
        let slot = kind.slot.with_pointee(flat);
        Some((keys, self.member(Kind { slot, ..kind }, ident, None, Vec::new())))
    }

    /// The Rust side of a key of a type.
    pub(super) fn member(
        &self,
        kind: Kind,
        ident: Ident,
        default: Option<Default>,
        constants: Vec<TokenStream>,
    ) -> Member {
        let size = self.size(kind.id, &kind.slot);
        let Kind { tokens, slot, borrows, breadth, .. } = kind;
        Member { ident, tokens, visibility: breadth.tokens(), borrows, size, slot, default, constants }
    }

    /// What schemars says of a length, as constraints of this type.
    fn sizes(&self, id: TypeId, said: &[Word]) -> Vec<Word> {
        let shape = &self.catalog.type_of(self.catalog.nonnull(id)).shape;
        let is_list = matches!(shape, Shape::List(_) | Shape::Tuple(_) | Shape::Map(..));
        let of = if is_list { "items" } else { "length" };
        let named = |word: &Word| Name { text: format!("{}_{of}", word.name.text), ..word.name.clone() };
        said.iter().map(|word| Word { name: named(word), value: word.value.clone() }).collect()
    }

    /// Whether emitted code can name a function that gives a default. `None`: it was reported.
    fn sees_default(
        &self,
        scope: Scope<'_>,
        declared: &Item,
        default: Option<&Value>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let Some(Value { kind: ValueKind::Other, span, .. }) = default else { return Some(()) };
        if let Naming::Written = scope.naming {
            return Some(());
        }
        let message = format!("this default needs `#[toolcall::value]` on `{}`", declared.name.text);
        problems.push(codes::NEEDS_VALUE_ATTRIBUTE.error(*span, message));
        None
    }

    /// Whether emitted code sees a field of a struct, and its words are stripped. `None`: it was reported.
    pub(super) fn seen_field(
        &self,
        scope: Scope<'_>,
        declared: &Item,
        field: &decl::Field,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let Naming::Absolute(from) = scope.naming else { return Some(()) };
        self.needs_glue(&field.attributes, declared, problems);
        if self.krate.sees(from, field.seen_in) {
            return Some(());
        }
        let (name, of) = (&field.name.text, &declared.name.text);
        let message = format!("the field `{name}` of `{of}` cannot be seen from `{}`", self.krate.module_name(from));
        let help = format!("put `#[toolcall::value]` on `{of}`");
        problems.push(codes::NEEDS_VALUE_ATTRIBUTE.error(field.name.span, message).help(help));
        None
    }
}

/// A field of what a whole struct has for a default.
fn within(default: &Value, field: &Ident) -> Value {
    let whole = match matches!(default.kind, ValueKind::Flag) {
        true => quote!(<Self as ::core::default::Default>::default()),
        false => default.tokens.clone(),
    };
    let tokens = quote!(#whole.#field);
    Value { kind: ValueKind::Other, tokens, span: default.span }
}

impl Breadth {
    fn tokens(self) -> TokenStream {
        match self {
            Self::Everywhere => quote!(pub),
            Self::Crate => quote!(pub(crate)),
            Self::Module => TokenStream::new(),
        }
    }
}
