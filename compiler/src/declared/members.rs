//! Records: a field for each key that says something, and one for the keys that are not declared.

use quote::quote;
use toolcall_schema::catalog::{Field, Presence, Shape, TypeId};
use toolcall_schema::constraints::accepts;
use toolcall_schema::json::Json;

use proc_macro2::{Literal, TokenStream};

use super::forms::only_name;
use super::names::Names;
use super::types::{Binder, Bound, MOST_INLINE, integer};
use crate::bind::{Default, Member, Parts, Slot};

impl Binder<'_> {
    /// The members of a record that would be called `hint`.
    pub(super) fn members(&mut self, id: TypeId, hint: &str) -> Vec<Member> {
        let catalog = self.catalog;
        let mut names = Names::default();
        let fields = catalog.fields(id).iter();
        let mut members: Vec<Member> = fields.map(|field| self.member(field, hint, &mut names)).collect();
        if let Some(others) = catalog.others.get(&id) {
            let Bound { slot, tokens, .. } = self.bind(*others, &format!("{hint} other"));
            let str = quote!(::core::primitive::str);
            let others = Member::given(names.snake("others", "others"), quote!());
            members.push(Member {
                slot: Slot::Others(Box::new(slot)),
                tokens: quote!(::std::vec::Vec<(&'a #str, #tokens)>),
                visibility: quote!(pub),
                ..others
            });
        }
        members
    }

    fn member(&mut self, field: &Field, hint: &str, names: &mut Names) -> Member {
        let ident = names.snake(&field.name, "key");
        let shape = &self.catalog.type_of(field.kind).shape;
        // What must be there and has one value says nothing.
        let tag = shape.names().and_then(only_name).filter(|_| field.presence == Presence::Required);
        if let Some(tag) = tag {
            return Member { slot: Slot::Tag(tag.to_owned()), size: 0, ..Member::given(ident, quote!()) };
        }
        let bound = self.of_field(field, &format!("{hint} {}", field.name));
        let default = match &field.presence {
            Presence::Required | Presence::Optional | Presence::Default(Json::Null) => None,
            Presence::Default(json) => self.default(field.kind, &bound.slot, json),
        };
        let Bound { slot, tokens, size } = bound;
        Member { slot, tokens, size, visibility: quote!(pub), default, ..Member::given(ident, quote!()) }
    }

    fn of_field(&mut self, field: &Field, hint: &str) -> Bound {
        let inner = self.catalog.nonnull(field.kind);
        let is_null = inner != field.kind;
        let most = if field.presence == Presence::Required { usize::MAX } else { MOST_INLINE };
        let bound = match (&field.presence, &self.catalog.type_of(inner).shape) {
            (Presence::Default(Json::Integer(value)), Shape::Integer(_)) => {
                let bound = integer(&self.catalog.type_of(inner).constraints, Some(*value));
                if is_null { bound.option() } else { bound }
            }
            _ => self.within(field.kind, hint, most),
        };
        let is_option = matches!(bound.slot, Slot::Option(_));
        if field.presence == Presence::Optional && !is_option { bound.option() } else { bound }
    }

    /// What stands for a key that is absent. A list or object is put in by the coercer.
    fn default(&mut self, id: TypeId, slot: &Slot, json: &Json) -> Option<Default> {
        let is_literal = matches!(
            slot.within_option().unwrap_or(slot),
            Slot::Bool | Slot::Integer(..) | Slot::Number(_) | Slot::Borrowed
        );
        if is_literal {
            return Some(Default::Literal(json.clone()));
        }
        if matches!(json, Json::List(_) | Json::Object(_)) {
            self.is_unsaid |= !self.reads(id, json);
            return Some(Default::Literal(json.clone()));
        }
        let value = self.value(id, slot, json);
        self.is_unsaid |= value.is_none();
        value.map(Default::Expression)
    }

    /// A value as an expression; `None` where its type is not finished yet.
    fn value(&self, id: TypeId, slot: &Slot, json: &Json) -> Option<TokenStream> {
        Some(match (slot, json) {
            (Slot::Option(_), Json::Null) => quote!(::core::option::Option::None),
            (Slot::Option(inner), _) => {
                let inner = self.value(self.catalog.nonnull(id), inner, json)?;
                quote!(::core::option::Option::Some(#inner))
            }
            (Slot::Pointer(inner, _), _) => slot.point(self.value(id, inner, json)?),
            (Slot::Kept, _) => {
                let text = json.to_string();
                quote!(__rt::raw(#text))
            }
            (Slot::Bool, Json::Bool(value)) => quote!(#value),
            (Slot::Integer(..), Json::Integer(value)) => number(&value.to_string()),
            (Slot::Number(_), Json::Integer(value)) => number(&format!("{value}.0")),
            (Slot::Number(_), Json::Number(value)) => number(&format!("{value:?}")),
            (Slot::Borrowed, Json::Text(value)) => {
                let text = Literal::string(value);
                quote!(#text)
            }
            (Slot::Value(_), _) => self.of_item(id, json)?,
            _ => return None,
        })
    }

    fn of_item(&self, id: TypeId, json: &Json) -> Option<TokenStream> {
        let item = self.items.iter().find(|item| item.value.id == id)?;
        let (ident, names) = (&item.ident, self.catalog.type_of(id).shape.names());
        match (&item.value.parts, json) {
            (Parts::Enum(variants), Json::Text(name)) => {
                let (_, variant) = names?.iter().zip(variants).find(|(known, _)| known.name == *name)?;
                Some(quote!(#ident::#variant))
            }
            (Parts::Newtype(slot, _), _) => {
                let inner = self.value(id, slot, json)?;
                Some(quote!(#ident(#inner)))
            }
            (Parts::Choice(choice), _) => {
                let form = choice.forms.iter().find(|form| accepts(self.catalog, form.id, json).is_ok())?;
                let (variant, inner) = (&form.ident, self.value(form.id, &form.members.last()?.slot, json)?);
                Some(quote!(#ident::#variant(#inner)))
            }
            _ => None,
        }
    }
}

fn number(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}
