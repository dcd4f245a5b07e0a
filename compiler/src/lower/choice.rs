//! Enums that hold values, in the four ways in which serde writes them.
//!
//! Each variant becomes an object of its own: with its name as the only key, with its name under a tag, or, untagged,
//! just what it holds.

use quote::{format_ident, quote};
use toolcall_schema::catalog::{Field, Presence, Shape, Type, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::{Span, Spanned};
use toolcall_schema::table::By;

use super::Lowering;
use super::kind::{Breadth, Kind, Scope};
use super::name::Wires;
use super::size::size_of_members;
use super::variants::Said;
use crate::attributes::serde::Serde;
use crate::bind::{CONTENT, Choice, Form, Holds, Member, Slot};
use crate::codes;
use crate::decl::{Fields, Item};

/// Where the name of a variant stands; keys are of the type `K`.
#[derive(Clone, Copy)]
pub(super) enum Tagging<K> {
    /// It is the only key.
    Outside,
    /// Under a key beside what the variant holds.
    Inside(K),
    /// Under a key, and what the variant holds under another.
    Beside(K, K),
    /// Nowhere.
    Without,
}

impl<K: Copy> Tagging<K> {
    /// As serde's attributes of the same names say.
    pub(super) fn of(untagged: bool, tag: Option<K>, content: Option<K>) -> Self {
        match (tag, content) {
            _ if untagged => Self::Without,
            (Some(tag), Some(content)) => Self::Beside(tag, content),
            (Some(tag), None) => Self::Inside(tag),
            (None, _) => Self::Outside,
        }
    }

    /// How one sees the form.
    pub(super) const fn by(self) -> By {
        match self {
            Self::Outside => By::Key,
            Self::Inside(_) | Self::Beside(..) => By::Tag,
            Self::Without => By::Trial,
        }
    }
}

impl Lowering<'_> {
    /// The forms of an enum. `None`: something in them was reported.
    pub(super) fn choice(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        id: TypeId,
        said: &[Said<'_>],
        serde: &Serde,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Choice> {
        let tagging = Tagging::of(serde.untagged, serde.tag.as_ref(), serde.content.as_ref());
        let by = tagging.by();
        let is_bare = |said: &&Said<'_>| by == By::Key && matches!(said.declared.fields, Fields::None);
        let (bare, others): (Vec<_>, Vec<_>) = said.iter().partition(is_bare);
        let mut branches = Vec::new();
        if !bare.is_empty() {
            branches.push(self.add(Shape::Enum(bare.iter().map(|said| said.name()).collect()), declared.name.span));
        }
        let mut forms = Vec::new();
        let mut complete = true;
        for said in others {
            match self.form(scope, declared, said, tagging, problems) {
                Some(form) => {
                    branches.push(form.id);
                    forms.push(form);
                }
                None => complete = false,
            }
        }
        if !complete {
            return None;
        }
        if by == By::Trial && self.contains_itself(id, &branches) {
            let message = format!("`{}` is one of its own forms, so there is no end of trying", declared.name.text);
            problems.push(codes::RECURSIVE.error(declared.name.span, message).help("give the variants names"));
            return None;
        }
        self.catalog.types[id.0 as usize].shape = Shape::Choice(by, branches);
        Some(Choice { bare: bare.iter().map(|said| said.ident().clone()).collect(), forms })
    }

    /// Whether a type is among the forms, or the forms of these.
    pub(super) fn contains_itself(&self, id: TypeId, forms: &[TypeId]) -> bool {
        forms.iter().any(|form| {
            let inner = self.meant(self.catalog.nonnull(*form));
            let is_again = || matches!(&self.catalog.type_of(inner).shape, Shape::Choice(_, forms) if self.contains_itself(id, forms));
            inner == id || is_again()
        })
    }

    fn form(
        &mut self,
        scope: Scope<'_>,
        owner: &Item,
        said: &Said<'_>,
        tagging: Tagging<&Spanned<String>>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Form> {
        let span = said.declared.name.span;
        let mut object = Object { keys: Vec::new(), members: Vec::new() };
        if let Tagging::Inside(tag) | Tagging::Beside(tag, _) = tagging {
            let names = self.add(Shape::Enum(vec![said.name_alone()]), span);
            object.tag(tag, &said.name, names);
        }
        let content_key = match tagging {
            Tagging::Outside => Some((said.name.as_str(), span)),
            Tagging::Beside(_, content) => Some((content.value.as_str(), content.span)),
            Tagging::Inside(_) | Tagging::Without => None,
        };
        let aliases = if let Tagging::Outside = tagging { said.aliases.clone() } else { Vec::new() };
        let (kind, holds) = self.holds(scope, owner, said, tagging, &mut object, problems)?;
        match (kind, content_key) {
            (Some(kind), Some((key, span))) => {
                // As serde has it.
                let may_lack = matches!(tagging, Tagging::Beside(..)) && kind.slot.within_option().is_some();
                let presence = if may_lack { Presence::Optional } else { Presence::Required };
                object.keys.push(Field { aliases, presence, ..Field::new(key, kind.id, span) });
                object.members.push(self.content_member(kind));
            }
            (Some(kind), None) if matches!(tagging, Tagging::Without) => {
                let id = self.described(kind.id, said.description.as_ref());
                let members = vec![self.content_member(kind)];
                return Some(Form { ident: said.ident().clone(), id, members, holds });
            }
            (Some(kind), None) => self.flat(&mut object, kind, span, problems)?,
            (None, _) => {}
        }
        let mut wires = Wires::new("field");
        object.keys.iter().for_each(|key| wires.key(key, key.span, problems));
        let Object { keys, members } = object;
        let id = self.catalog.add(Type {
            shape: Shape::Record(keys),
            name: None,
            description: said.description.clone(),
            constraints: Vec::new(),
            span,
        });
        Some(Form { ident: said.ident().clone(), id, members, holds })
    }

    /// What a variant holds as one value, unless it is nothing or the fields of the object itself.
    fn holds(
        &mut self,
        scope: Scope<'_>,
        owner: &Item,
        said: &Said<'_>,
        tagging: Tagging<&Spanned<String>>,
        object: &mut Object,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<(Option<Kind>, Holds)> {
        let span = said.declared.name.span;
        Some(match &said.declared.fields {
            Fields::None if matches!(tagging, Tagging::Without) => {
                let message = format!("`{}` holds nothing and has no name to be told by", said.declared.name.text);
                let help = "take it away, and the enum as an `Option`";
                problems.push(codes::ENUM_VARIANT.error(span, message).help(help));
                return None;
            }
            Fields::None => (None, Holds::Nothing),
            Fields::Named(fields) => {
                let (keys, members) = self.fields(scope, owner, fields, &said.serde, problems)?;
                if let Tagging::Inside(_) = tagging {
                    object.keys.extend(keys);
                    object.members.extend(members);
                    (None, Holds::Fields)
                } else {
                    let kind = self.object(keys, &members, span);
                    (Some(kind.clone()), Holds::Inner(kind.id, members))
                }
            }
            Fields::Unnamed(fields) => {
                let mut kinds = self.all_unnamed(scope, None, fields, problems)?;
                match (kinds.len(), kinds.pop()) {
                    (1, Some(only)) => (Some(only), Holds::One),
                    (count, Some(last)) => {
                        kinds.push(last);
                        (Some(self.tuple_of(kinds, span)), Holds::Several(count))
                    }
                    (_, None) => (None, Holds::Nothing),
                }
            }
        })
    }

    /// What an untagged variant holds, with what is said of the variant.
    pub(super) fn described(&mut self, id: TypeId, description: Option<&String>) -> TypeId {
        let inner = self.catalog.type_of(id);
        if inner.name.is_some() || description.is_none() {
            return id;
        }
        let described = Type { description: description.cloned(), ..inner.clone() };
        self.catalog.add(described)
    }

    /// What a variant holds, where that is one value.
    fn content_member(&self, kind: Kind) -> Member {
        self.member(kind, format_ident!("{CONTENT}"), None, Vec::new())
    }

    /// The fields of a variant as an object of their own.
    fn object(&mut self, keys: Vec<Field>, members: &[Member], span: Span) -> Kind {
        let id = self.add(Shape::Record(keys), span);
        self.sizes.insert(id, size_of_members(members));
        let borrows = members.iter().any(|member| member.borrows);
        let lifetime = borrows.then(|| quote!(<'a>));
        let tokens = quote!(__Content #lifetime);
        // No other place has it.
        let identity = self.identities.of(format!("{tokens}{}", id.0), Vec::new());
        let (slot, breadth) = (Slot::Value(tokens.clone()), Breadth::Module);
        Kind { id, slot, tokens, borrows, identity, written: 1, breadth, docs: None }
    }

    /// Puts the keys of a struct among those of the object.
    fn flat(&mut self, object: &mut Object, kind: Kind, span: Span, problems: &mut Vec<Diagnostic>) -> Option<()> {
        let (keys, member) = self.flatten(kind, format_ident!("{CONTENT}"), span, problems)?;
        object.keys.extend(keys);
        object.members.push(member);
        Some(())
    }
}

/// The object that a form is.
struct Object {
    keys: Vec<Field>,
    members: Vec<Member>,
}

impl Object {
    fn tag(&mut self, key: &Spanned<String>, name: &str, names: TypeId) {
        self.keys.push(Field::new(&*key.value, names, key.span));
        self.members.push(Member {
            ident: format_ident!("__tag"),
            tokens: quote!(()),
            visibility: quote!(),
            borrows: false,
            size: 0,
            slot: Slot::Tag(name.to_owned()),
            default: None,
            constants: Vec::new(),
        });
    }
}
