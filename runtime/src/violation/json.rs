//! A rejection as JSON, for hosts that hand data to the model or keep it.
//!
//! Written through `serde`, so that a host can put it into its own formats as well.

use std::io;

use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use super::{Found, Rejection, Violation};

/// In a format that is not known here, an example is the text that it is.
impl Serialize for Rejection {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let example = self.example();
        let mut object = serializer.serialize_struct("Rejection", 2 + usize::from(example.is_some()))?;
        object.serialize_field("violations", &List(self))?;
        object.serialize_field("more", &self.more())?;
        match example {
            Some(example) => object.serialize_field("example", example)?,
            None => object.skip_field("example")?,
        }
        object.end()
    }
}

/// To be followed by the example as the object that it is in JSON.
struct WithoutExample<'r>(&'r Rejection);

impl Serialize for WithoutExample<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Rejection", 2)?;
        object.serialize_field("violations", &List(self.0))?;
        object.serialize_field("more", &self.0.more())?;
        object.end()
    }
}

struct List<'r>(&'r Rejection);

impl Serialize for List<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.violations())
    }
}

impl Serialize for Violation<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (keyword, expected) = (present(self.keyword()), present(self.expected()));
        let (suggestion, offset) = (self.suggestion(), self.offset());
        // Where no value was looked at there is none to tell of, least of all at an unknown key.
        let found = Some(self.found()).filter(|found| *found != Found::Nothing);
        let length = 2
            + usize::from(found.is_some())
            + usize::from(keyword.is_some())
            + usize::from(expected.is_some())
            + usize::from(suggestion.is_some())
            + usize::from(offset.is_some());
        let mut object = serializer.serialize_struct("Violation", length)?;
        object.serialize_field("pointer", self.pointer())?;
        object.serialize_field("code", self.code().as_str())?;
        match keyword {
            Some(keyword) => object.serialize_field("keyword", keyword)?,
            None => object.skip_field("keyword")?,
        }
        match expected {
            Some(expected) => object.serialize_field("expected", expected)?,
            None => object.skip_field("expected")?,
        }
        match found {
            Some(found) => object.serialize_field("found", found.as_str())?,
            None => object.skip_field("found")?,
        }
        match suggestion {
            Some(suggestion) => object.serialize_field("suggestion", suggestion)?,
            None => object.skip_field("suggestion")?,
        }
        match offset {
            Some(offset) => object.serialize_field("offset", &offset)?,
            None => object.skip_field("offset")?,
        }
        object.end()
    }
}

fn present(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

pub(super) fn write(rejection: &Rejection, out: &mut Vec<u8>) {
    // Neither a vector nor our own types can fail here.
    let _ = serde_json::to_writer(&mut *out, &WithoutExample(rejection));
    if let Some(example) = rejection.example().filter(|_| out.last() == Some(&b'}')) {
        out.pop();
        out.extend_from_slice(b",\"example\":");
        out.extend_from_slice(example.as_bytes());
        out.push(b'}');
    }
}

/// Bytes of one violation in the list, its comma included.
pub(super) fn length(violation: Violation<'_>) -> usize {
    let mut count = Count(1);
    let _ = serde_json::to_writer(&mut count, &violation);
    count.0
}

struct Count(usize);

impl io::Write for Count {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
