//! What an expression of the author's is in JSON, where that is known before the program runs: it must be made of
//! literals all through, of constants that are, and of the types of the crate.

use proc_macro2::TokenStream;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::constraints;
use toolcall_schema::json::Json;
use toolcall_schema::table::By;

use super::default::expression;
use super::kind::Scope;
use super::{Lowering, Progress};
use crate::bind::{CONTENT, Form, Holds, Member, Parts, Slot, Wrapped};
use crate::decl::{ItemId, ItemKind, ModuleId, Name, Path, Value, ValueKind};
use crate::resolve::{Space, Target};

/// Why the JSON of an expression is not known.
#[derive(Debug)]
pub(super) enum Unknown {
    /// Only the program knows it.
    Yet,
    /// It does not fit the form that it names, which rustc would say of emitted code.
    Misfit(String),
}

impl<'c> Lowering<'c> {
    /// The JSON of an expression as a value of a type.
    pub(super) fn literal(&self, module: ModuleId, value: &ValueKind, id: TypeId) -> Result<Json, Unknown> {
        let (module, value) = self.behind(module, value);
        match (&self.catalog.type_of(id).shape, value) {
            (_, ValueKind::Literal(json)) => Ok(self.wired(self.catalog.nonnull(id), json.clone())),
            (Shape::Nullable(inner), _) => match self.within_some(module, value) {
                Some(Some(inside)) => self.literal(module, inside, *inner),
                Some(None) => Ok(Json::Null),
                None => self.literal(module, value, *inner),
            },
            (Shape::List(_) | Shape::Tuple(_), ValueKind::Items(items)) => self.list(module, items, id),
            (Shape::Map(_, of), ValueKind::Items(pairs)) => {
                let entries = pairs.iter().map(|pair| self.entry(module, pair, *of));
                entries.collect::<Result<_, _>>().map(Json::Object)
            }
            (_, ValueKind::Record(path, fields)) => self.made_of_fields(module, path, fields, id),
            (_, ValueKind::Call(path, arguments)) => self.made(module, path, arguments, id),
            (_, ValueKind::Path(path)) => self.variant(module, path, id),
            (_, _) => Err(Unknown::Yet),
        }
    }

    /// What a constant stands for, through constants that stand for constants. A circle of them is rustc's to report.
    pub(super) fn behind<'v>(&self, module: ModuleId, value: &'v ValueKind) -> (ModuleId, &'v ValueKind)
    where
        'c: 'v,
    {
        let mut found = (module, value);
        for _ in 0..MOST_STEPS {
            let ValueKind::Path(path) = found.1 else { break };
            let Some(id) = self.constant(found.0, path) else { break };
            let item = self.krate.item(id);
            let ItemKind::Constant(value) = &item.kind else { break };
            found = (item.module, &value.kind);
        }
        found
    }

    fn constant(&self, module: ModuleId, path: &Path) -> Option<ItemId> {
        let Some(Target::Item(id)) = self.names.resolve(module, path, Space::Value) else { return None };
        matches!(self.krate.item(id).kind, ItemKind::Constant(_)).then_some(id)
    }

    /// The constants that an expression names, as emitted code does: where only the schemas show them, rustc would
    /// take them for unused.
    pub(super) fn constants(&self, scope: Scope<'_>, value: &Value) -> Vec<TokenStream> {
        match &value.kind {
            ValueKind::Path(path) if self.constant(scope.module, path).is_some() => vec![expression(scope, value)],
            ValueKind::Items(items) | ValueKind::Call(_, items) => {
                items.iter().flat_map(|item| self.constants(scope, item)).collect()
            }
            ValueKind::Record(_, fields) => fields.iter().flat_map(|(_, value)| self.constants(scope, value)).collect(),
            ValueKind::Path(_) | ValueKind::Flag | ValueKind::Literal(_) => Vec::new(),
            ValueKind::Range { .. } | ValueKind::Union(_) | ValueKind::List(_) | ValueKind::Other => Vec::new(),
        }
    }

    /// `Some(None)` is `None`, `Some(Some(x))` is `Some(x)`; `None` is neither.
    pub(super) fn within_some<'v>(&self, module: ModuleId, value: &'v ValueKind) -> Option<Option<&'v ValueKind>> {
        let (path, inside) = if let ValueKind::Call(path, arguments) = value {
            (path, Some(&arguments.first()?.kind))
        } else {
            let ValueKind::Path(path) = value else { return None };
            (path, None)
        };
        let name = if inside.is_some() { "Some" } else { "None" };
        let Some(Target::External(names)) = self.names.resolve(module, path, Space::Value) else { return None };
        matches!(names.as_slice(), [.., option, last] if option == "Option" && last == name).then_some(inside)
    }

    fn list(&self, module: ModuleId, items: &[Value], id: TypeId) -> Result<Json, Unknown> {
        let parts = self.catalog.parts_of(id);
        let items = items.iter().enumerate().map(|(index, item)| {
            // A wrong number of items is for the judge.
            let part = parts.get(index).or(parts.last()).ok_or(Unknown::Yet)?;
            self.literal(module, &item.kind, *part)
        });
        items.collect::<Result<_, _>>().map(Json::List)
    }

    fn entry(&self, module: ModuleId, pair: &Value, of: TypeId) -> Result<(String, Json), Unknown> {
        let ValueKind::Items(pair) = &pair.kind else { return Err(Unknown::Yet) };
        let [key, value] = pair.as_slice() else { return Err(Unknown::Yet) };
        let (_, ValueKind::Literal(Json::Text(key))) = self.behind(module, &key.kind) else { return Err(Unknown::Yet) };
        Ok((key.clone(), self.literal(module, &value.kind, of)?))
    }

    /// `Size { width: 1 }`
    fn made_of_fields(
        &self,
        module: ModuleId,
        path: &Path,
        given: &[(Name, Value)],
        id: TypeId,
    ) -> Result<Json, Unknown> {
        let Some(Parts::Record { members, .. }) = self.parts_named(module, path, id) else {
            return self.made_variant(module, path, Held::Fields(given), id);
        };
        self.object_of(members, id, |member, kind| self.field_of(module, given, member, kind))
    }

    /// An object of these members. All of their parts must be known.
    fn object_of(
        &self,
        members: &[Member],
        id: TypeId,
        of: impl Fn(&Member, TypeId) -> Result<Json, Unknown>,
    ) -> Result<Json, Unknown> {
        let is_plain = |member: &Member| !matches!(member.slot, Slot::Flat(..) | Slot::Given(_));
        if !members.iter().all(is_plain) {
            return Err(Unknown::Yet);
        }
        let entries = members.iter().zip(self.catalog.fields(id)).map(|(member, key)| {
            let value = if let Slot::Tag(name) = &member.slot { Json::text(name) } else { of(member, key.kind)? };
            Ok((key.name.clone(), value))
        });
        entries.collect::<Result<_, _>>().map(Json::Object)
    }

    fn field_of(
        &self,
        module: ModuleId,
        given: &[(Name, Value)],
        member: &Member,
        kind: TypeId,
    ) -> Result<Json, Unknown> {
        let (_, value) = given.iter().find(|(name, _)| name.ident == member.ident).ok_or(Unknown::Yet)?;
        self.literal(module, &value.kind, kind)
    }

    /// `Area::Circle(1)`, `Area::Box { width: 1 }`: a variant that is an object, or without a name what it holds.
    fn made_variant(&self, module: ModuleId, path: &Path, held: Held<'_>, id: TypeId) -> Result<Json, Unknown> {
        let space = if let Held::Fields(_) = held { Space::Type } else { Space::Value };
        let Some(Target::Variant(item, index)) = self.names.resolve(module, path, space) else {
            return Err(Unknown::Yet);
        };
        let ItemKind::Enum(variants) = &self.krate.item(item).kind else { return Err(Unknown::Yet) };
        let Some(Parts::Choice(choice)) = self.parts_of_type(item, id) else { return Err(Unknown::Yet) };
        let form = choice.forms.iter().find(|form| form.ident == variants[index].name.ident).ok_or(Unknown::Yet)?;
        if let Shape::Choice(By::Trial, _) = self.catalog.type_of(id).shape {
            let json = self.held(module, form, held, form.id)?;
            // The judge of the whole would take it for another form.
            constraints::accepts(&self.catalog, form.id, &json).map_err(Unknown::Misfit)?;
            return Ok(json);
        }
        self.object_of(&form.members, form.id, |member, kind| match held {
            Held::Fields(given) if member.ident != CONTENT => self.field_of(module, given, member, kind),
            Held::Fields(_) | Held::Values(_) => self.held(module, form, held, kind),
        })
    }

    /// What a variant holds, as one value.
    fn held(&self, module: ModuleId, form: &Form, held: Held<'_>, id: TypeId) -> Result<Json, Unknown> {
        match (&form.holds, held) {
            (Holds::One, Held::Values([only])) => self.literal(module, &only.kind, id),
            (Holds::Several(_), Held::Values(values)) => self.list(module, values, id),
            (Holds::Inner(_, members), Held::Fields(given)) => {
                self.object_of(members, id, |member, kind| self.field_of(module, given, member, kind))
            }
            (_, _) => Err(Unknown::Yet),
        }
    }

    /// `Metres(3)`
    fn made(&self, module: ModuleId, path: &Path, arguments: &[Value], id: TypeId) -> Result<Json, Unknown> {
        let Some(parts) = self.parts_named(module, path, id) else {
            return self.made_variant(module, path, Held::Values(arguments), id);
        };
        match (parts, arguments) {
            (Parts::Newtype(_, Wrapped { is_named: false, .. }), [only]) => self.literal(module, &only.kind, id),
            (Parts::Tuple(_), _) => self.list(module, arguments, id),
            (_, _) => Err(Unknown::Yet),
        }
    }

    fn variant(&self, module: ModuleId, path: &Path, id: TypeId) -> Result<Json, Unknown> {
        let Some(Target::Variant(item, index)) = self.names.resolve(module, path, Space::Value) else {
            return Err(Unknown::Yet);
        };
        let ItemKind::Enum(variants) = &self.krate.item(item).kind else { return Err(Unknown::Yet) };
        let parts = self.parts_of_type(item, id).ok_or(Unknown::Yet)?;
        let shape_of = |id: TypeId| &self.catalog.type_of(id).shape;
        let names = match (shape_of(id), self.catalog.parts_of(id).first().map(|form| shape_of(*form))) {
            (Shape::Integer(_), _) => return self.number(id, index).map(Json::Integer).ok_or(Unknown::Yet),
            (Shape::Enum(names), _) | (Shape::Choice(..), Some(Shape::Enum(names))) => names,
            (_, _) => return Err(Unknown::Yet),
        };
        let bare = if let Parts::Choice(choice) = parts {
            &choice.bare
        } else {
            let Parts::Enum(idents) = parts else { return Err(Unknown::Yet) };
            idents
        };
        let place = bare.iter().position(|ident| *ident == variants[index].name.ident).ok_or(Unknown::Yet)?;
        names.get(place).map(|name| Json::text(&name.name)).ok_or(Unknown::Yet)
    }

    fn parts_named(&self, module: ModuleId, path: &Path, id: TypeId) -> Option<&Parts> {
        let target = self.names.resolve(module, path, Space::Type)?;
        let Target::Item(item) = target else { return None };
        self.parts_of_type(item, id)
    }

    /// What a type is made of, if it is an instance of the item.
    fn parts_of_type(&self, item: ItemId, id: TypeId) -> Option<&Parts> {
        let mut instances = self.named.iter().filter(|((of, _), _)| *of == item);
        instances.find(|(_, progress)| matches!(progress, Progress::Done(done) if *done == id))?;
        self.values.iter().find(|value| value.id == id).map(|value| &value.parts)
    }
}

/// What stands behind the name of a variant.
#[derive(Clone, Copy)]
enum Held<'v> {
    Values(&'v [Value]),
    Fields(&'v [(Name, Value)]),
}

/// Chains of constants longer than this are taken for circles.
const MOST_STEPS: u32 = 20;
