//! What a host says of types of other crates, in its build script.
//!
//! Data only: what is said here is checked where it is asked for, and a fault in it is told at the type.

use std::fmt;

pub use toolcall_schema::json::Json;
pub use toolcall_schema::table::Width;

use toolcall_schema::catalog::TypeId;
use toolcall_schema::table::Precision;

/// Says what types of other crates are in JSON, for [`Config::provider`](crate::Config::provider).
///
/// ```
/// use toolcall_build::provider::{Provided, Shape, TypeProvider};
///
/// #[derive(Debug)]
/// struct Versions;
///
/// impl TypeProvider for Versions {
///     fn name(&self) -> &str {
///         "versions"
///     }
///
///     fn provide(&self, path: &str, _arguments: &[Shape]) -> Option<Provided> {
///         let text = Shape::text().with("pattern", r"^\d+\.\d+\.\d+$");
///         (path == "semver::Version").then(|| text.made_by("semver::Version::parse"))
///     }
/// }
/// ```
pub trait TypeProvider: fmt::Debug + Send + Sync {
    /// Its name in messages.
    fn name(&self) -> &str;

    /// What a type is; `None`: it is for the next provider to say.
    ///
    /// `path` is that of the type, through `use` and aliases: `std::ops::Range`, also for what `core` and `alloc` hold.
    /// `arguments` are what stands between its `<` and `>`, without lifetimes: types, which may stand anywhere in the
    /// answer, and constants, of which [`Shape::constant`] tells the value.
    fn provide(&self, path: &str, arguments: &[Shape]) -> Option<Provided>;
}

/// A shape, and how a value of the type is made of what has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Provided {
    pub(crate) shape: Shape,
    /// `None`: by `serde::Deserialize`, from the JSON.
    pub(crate) made_by: Option<String>,
}

impl From<Shape> for Provided {
    fn from(shape: Shape) -> Self {
        Self { shape, made_by: None }
    }
}

/// What a value is in JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub(crate) kind: Kind,
    /// Each as a word of `#[tool(…)]` and its value.
    pub(crate) constraints: Vec<(String, Json)>,
    pub(crate) nullable: bool,
}

/// The value domain of a [`Shape`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    Bool,
    Integer(Width),
    Number(Precision),
    Text,
    Names(Vec<String>),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    Map(Box<Shape>),
    Record(Vec<Field>),
    Any,
    /// A type of the catalog, and its type in JSON.
    Given(TypeId, &'static str),
    /// A whole number or a boolean, which a type is given.
    Constant(Json),
}

impl Shape {
    /// `true` or `false`.
    pub fn boolean() -> Self {
        Self::of(Kind::Bool)
    }

    /// A whole number within the bounds of a primitive.
    pub fn integer(width: Width) -> Self {
        Self::of(Kind::Integer(width))
    }

    /// A finite number.
    pub fn number() -> Self {
        Self::of(Kind::Number(Precision::F64))
    }

    /// A text.
    pub fn text() -> Self {
        Self::of(Kind::Text)
    }

    /// One of these texts.
    pub fn names<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Self {
        Self::of(Kind::Names(names.into_iter().map(Into::into).collect()))
    }

    /// A list whose items are all of one shape.
    pub fn list(item: Self) -> Self {
        Self::of(Kind::List(Box::new(item)))
    }

    /// A list of one value of each of these shapes.
    pub fn tuple(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::of(Kind::Tuple(parts.into_iter().collect()))
    }

    /// An object with any keys, whose values are all of one shape.
    pub fn map(value: Self) -> Self {
        Self::of(Kind::Map(Box::new(value)))
    }

    /// An object with these keys and no others.
    pub fn record(fields: impl IntoIterator<Item = Field>) -> Self {
        Self::of(Kind::Record(fields.into_iter().collect()))
    }

    /// Any value.
    pub fn any() -> Self {
        Self::of(Kind::Any)
    }

    /// The same or `null`.
    #[must_use]
    pub fn nullable(self) -> Self {
        Self { nullable: true, ..self }
    }

    /// The same under a constraint, by the word for it in `#[tool(…)]`: `minimum`, `exclusive_maximum`, `multiple_of`,
    /// `min_length`, `pattern`, `format`, `max_items`, `unique` and so on.
    #[must_use]
    pub fn with(mut self, word: &str, value: impl Into<Json>) -> Self {
        self.constraints.push((word.to_owned(), value.into()));
        self
    }

    /// The same with a function that makes the value, by its path from the root of the crate (`crate::units::parse`) or
    /// from a crate that it depends on (`semver::Version::parse`). What begins with a capital letter before the last `::`
    /// is a type, of which it is a function.
    ///
    /// It is called once the value has been found to have the shape, and returns a `Result` whose error implements
    /// `Display`: what that says is told as a violation, `custom`. Of a boolean, a number or a text it takes the value
    /// (`bool`, the primitive of the integer, `f64`, `&str`), of any other shape, and of what may be `null`, the JSON as
    /// `&str`: without unknown keys and with what is absent filled in.
    #[must_use]
    pub fn made_by(self, function: impl Into<String>) -> Provided {
        Provided { shape: self, made_by: Some(function.into()) }
    }

    /// The type in JSON: `boolean`, `integer`, `number`, `string`, `array`, `object`, or `any` if there are several.
    pub fn json_type(&self) -> &'static str {
        match &self.kind {
            _ if self.nullable => "any",
            Kind::Bool => "boolean",
            Kind::Integer(_) => "integer",
            Kind::Number(_) => "number",
            Kind::Text | Kind::Names(_) => "string",
            Kind::List(_) | Kind::Tuple(_) => "array",
            Kind::Map(_) | Kind::Record(_) => "object",
            Kind::Any => "any",
            Kind::Given(_, json_type) => json_type,
            Kind::Constant(Json::Bool(_)) => "boolean",
            Kind::Constant(_) => "integer",
        }
    }

    /// The value of an argument that is a constant: a whole number or a boolean. Such an argument is no shape itself.
    pub fn constant(&self) -> Option<&Json> {
        if let Kind::Constant(value) = &self.kind { Some(value) } else { None }
    }

    pub(crate) fn of(kind: Kind) -> Self {
        Self { kind, constraints: Vec::new(), nullable: false }
    }
}

/// One key of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub(crate) name: String,
    pub(crate) shape: Shape,
    pub(crate) is_optional: bool,
    pub(crate) default: Option<Json>,
}

impl Field {
    /// A key that must be there.
    pub fn new(name: impl Into<String>, shape: Shape) -> Self {
        Self { name: name.into(), shape, is_optional: false, default: None }
    }

    /// The same if it may be absent.
    #[must_use]
    pub fn optional(self) -> Self {
        Self { is_optional: true, ..self }
    }

    /// The same with a value that stands for its absence.
    #[must_use]
    pub fn default(self, value: impl Into<Json>) -> Self {
        Self { default: Some(value.into()), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_tells_its_type_in_json() {
        for (shape, expected) in [
            (Shape::names(["a"]).with("min_length", 1), "string"),
            (Shape::integer(Width::U8), "integer"),
            (Shape::tuple([Shape::boolean(), Shape::number()]), "array"),
            (Shape::record([Field::new("a", Shape::list(Shape::any()))]), "object"),
            (Shape::map(Shape::text()).nullable(), "any"),
            (Shape::of(Kind::Given(TypeId(0), "string")), "string"),
        ] {
            assert_eq!(shape.json_type(), expected, "{shape:?}");
        }
    }
}
