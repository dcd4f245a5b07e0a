//! What a type is made of.

use super::{Catalog, Field, Shape, Type, TypeId, Variant};

impl Shape {
    /// The names of an enum; `None` of any other type.
    pub fn names(&self) -> Option<&[Variant]> {
        if let Self::Enum(names) = self { Some(names) } else { None }
    }
}

impl Catalog {
    /// The fields of a record; none for any other type.
    pub fn fields(&self, id: TypeId) -> &[Field] {
        match &self.type_of(id).shape {
            Shape::Record(fields) => fields,
            Shape::Bool
            | Shape::Integer(_)
            | Shape::Number(_)
            | Shape::Text
            | Shape::Enum(_)
            | Shape::List(_)
            | Shape::Tuple(_)
            | Shape::Map(..)
            | Shape::Any
            | Shape::Raw
            | Shape::Choice(..)
            | Shape::Nullable(_)
            | Shape::Error => &[],
        }
    }

    /// The type itself, or the one that may be null.
    pub fn nonnull(&self, id: TypeId) -> TypeId {
        match self.type_of(id).shape {
            Shape::Nullable(inner) => inner,
            Shape::Bool
            | Shape::Integer(_)
            | Shape::Number(_)
            | Shape::Text
            | Shape::Enum(_)
            | Shape::List(_)
            | Shape::Tuple(_)
            | Shape::Map(..)
            | Shape::Any
            | Shape::Raw
            | Shape::Record(_)
            | Shape::Choice(..)
            | Shape::Error => id,
        }
    }

    /// The items of a list, the values of a map; of any other type, the type itself.
    pub fn item(&self, id: TypeId) -> TypeId {
        match self.type_of(id).shape {
            Shape::List(item) | Shape::Map(_, item) => item,
            Shape::Bool
            | Shape::Integer(_)
            | Shape::Number(_)
            | Shape::Text
            | Shape::Enum(_)
            | Shape::Tuple(_)
            | Shape::Any
            | Shape::Raw
            | Shape::Record(_)
            | Shape::Choice(..)
            | Shape::Nullable(_)
            | Shape::Error => id,
        }
    }

    /// The types right below a type, in the order of writing.
    pub fn parts_of(&self, id: TypeId) -> Vec<TypeId> {
        match &self.type_of(id).shape {
            Shape::List(inner) | Shape::Nullable(inner) => vec![*inner],
            Shape::Map(key, value) => vec![*key, *value],
            Shape::Tuple(parts) | Shape::Choice(_, parts) => parts.clone(),
            Shape::Record(fields) => {
                fields.iter().map(|field| field.kind).chain(self.others.get(&id).copied()).collect()
            }
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text => Vec::new(),
            Shape::Enum(_) | Shape::Any | Shape::Raw | Shape::Error => Vec::new(),
        }
    }

    /// The name by which places refer to a type. Scalars are not worth one, even if they have it, nor are lists and maps
    /// of them; lists of others would double at each level if they were written out.
    pub(crate) fn referable<'t>(&self, kind: &'t Type) -> Option<&'t str> {
        let is_worth_it = match &kind.shape {
            Shape::Enum(_) | Shape::Record(_) | Shape::Choice(..) | Shape::Tuple(_) => true,
            Shape::List(part) | Shape::Map(_, part) => !self.parts_of(*part).is_empty(),
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text => false,
            Shape::Any | Shape::Raw | Shape::Nullable(_) | Shape::Error => false,
        };
        kind.name.as_deref().filter(|_| is_worth_it)
    }

    /// Whether not every text is a key of this type.
    pub fn restricts_keys(&self, key: TypeId) -> bool {
        let key = self.type_of(key);
        !matches!(key.shape, Shape::Text) || !key.constraints.is_empty()
    }
}
