//! JSON by serde_json, except that a float which JSON cannot spell is an error.
//!
//! serde_json writes `null` for NaN and infinity, and a model would take that for an answer. [`Finite`] stands around the
//! values on their way into a serializer, and around the serializer on its way into the values; it forwards everything
//! else, to any depth. Such a float is only noted on the way, since serde_json boxes its errors: the writing goes on as if
//! it were 0, and what was written is not used.

use core::cell::Cell;
use core::fmt::{self, Display};
use std::io;

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Why a value has no JSON.
#[derive(Debug)]
pub(crate) enum Unencodable {
    NotFinite,
    Other(serde_json::Error),
}

impl Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFinite => f.write_str("a number in it is NaN or infinite"),
            Self::Other(error) => error.fmt(f),
        }
    }
}

/// Writes compact JSON; at an error a part of it may have been written.
pub(super) fn write<T: Serialize + ?Sized>(value: &T, out: impl io::Write) -> Result<(), Unencodable> {
    let is_finite = Cell::new(true);
    value.serialize(Finite(&mut serde_json::Serializer::new(out), &is_finite)).map_err(Unencodable::Other)?;
    if is_finite.get() { Ok(()) } else { Err(Unencodable::NotFinite) }
}

/// Compact JSON as text of its own.
pub(crate) fn to_text<T: Serialize + ?Sized>(value: &T) -> Result<String, Unencodable> {
    let mut bytes = Vec::new();
    write(value, &mut bytes)?;
    String::from_utf8(bytes).map_err(|error| Unencodable::Other(serde_json::Error::custom(error)))
}

/// A value (`&T`), a serializer, or one of a serializer's compounds, forwarded; and whether all floats were finite.
struct Finite<'f, T>(T, &'f Cell<bool>);

impl<T: Serialize + ?Sized> Serialize for Finite<'_, &T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(Finite(serializer, self.1))
    }
}

/// Methods that pass their arguments on, and with `=> Finite` methods that wrap the compound they open.
macro_rules! forward {
    ($($method:ident($($argument:ident: $kind:ty),*) $(=> $compound:ident)?;)*) => {$(
        forward!(@one $method($($argument: $kind),*) $($compound)?);
    )*};
    (@one $method:ident($($argument:ident: $kind:ty),*)) => {
        fn $method(self, $($argument: $kind),*) -> Result<Self::Ok, Self::Error> {
            self.0.$method($($argument),*)
        }
    };
    (@one $method:ident($($argument:ident: $kind:ty),*) $compound:ident) => {
        fn $method(self, $($argument: $kind),*) -> Result<Self::$compound, Self::Error> {
            self.0.$method($($argument),*).map(|compound| Finite(compound, self.1))
        }
    };
}

impl<'f, S: Serializer> Serializer for Finite<'f, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Finite<'f, S::SerializeSeq>;
    type SerializeTuple = Finite<'f, S::SerializeTuple>;
    type SerializeTupleStruct = Finite<'f, S::SerializeTupleStruct>;
    type SerializeTupleVariant = Finite<'f, S::SerializeTupleVariant>;
    type SerializeMap = Finite<'f, S::SerializeMap>;
    type SerializeStruct = Finite<'f, S::SerializeStruct>;
    type SerializeStructVariant = Finite<'f, S::SerializeStructVariant>;

    forward! {
        serialize_bool(value: bool);
        serialize_i8(value: i8);
        serialize_i16(value: i16);
        serialize_i32(value: i32);
        serialize_i64(value: i64);
        serialize_i128(value: i128);
        serialize_u8(value: u8);
        serialize_u16(value: u16);
        serialize_u32(value: u32);
        serialize_u64(value: u64);
        serialize_u128(value: u128);
        serialize_char(value: char);
        serialize_str(value: &str);
        serialize_bytes(value: &[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(name: &'static str);
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str);
        serialize_seq(len: Option<usize>) => SerializeSeq;
        serialize_tuple(len: usize) => SerializeTuple;
        serialize_tuple_struct(name: &'static str, len: usize) => SerializeTupleStruct;
        serialize_tuple_variant(name: &'static str, index: u32, variant: &'static str, len: usize) => SerializeTupleVariant;
        serialize_map(len: Option<usize>) => SerializeMap;
        serialize_struct(name: &'static str, len: usize) => SerializeStruct;
        serialize_struct_variant(name: &'static str, index: u32, variant: &'static str, len: usize) => SerializeStructVariant;
    }

    fn serialize_f32(self, value: f32) -> Result<S::Ok, S::Error> {
        self.1.set(self.1.get() && value.is_finite());
        self.0.serialize_f32(if value.is_finite() { value } else { 0.0 })
    }

    fn serialize_f64(self, value: f64) -> Result<S::Ok, S::Error> {
        self.1.set(self.1.get() && value.is_finite());
        self.0.serialize_f64(if value.is_finite() { value } else { 0.0 })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.0.serialize_some(&Finite(value, self.1))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<S::Ok, S::Error> {
        self.0.serialize_newtype_struct(name, &Finite(value, self.1))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_newtype_variant(name, index, variant, &Finite(value, self.1))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.0.collect_str(value)
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

/// One `impl` per kind of compound: each of its methods wraps the value it hands on; `$key` is a field's name.
macro_rules! compound {
    ($($compound:ident { $($method:ident($($key:ident)?)),* })*) => {$(
        impl<S: $compound> $compound for Finite<'_, S> {
            type Ok = S::Ok;
            type Error = S::Error;

            $(fn $method<T: Serialize + ?Sized>(&mut self, $($key: &'static str,)? value: &T) -> Result<(), S::Error> {
                self.0.$method($($key,)? &Finite(value, self.1))
            })*

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        }
    )*};
}

compound! {
    SerializeSeq { serialize_element() }
    SerializeTuple { serialize_element() }
    SerializeTupleStruct { serialize_field() }
    SerializeTupleVariant { serialize_field() }
    SerializeMap { serialize_key(), serialize_value() }
    SerializeStruct { serialize_field(key) }
    SerializeStructVariant { serialize_field(key) }
}
