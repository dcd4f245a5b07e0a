//! `multi_tool_use.parallel`: a tool that does not exist, by which OpenAI's models sometimes call several at once.

use super::collect::MOST_CALLS;
use super::envelope::{Kind, Room, Shape, Sink, Step, Value, read};
use super::malformed::Wrong;
use super::memory::{Found, Memory, Piece};

/// The name of that tool.
pub(super) const PACKED: &str = "multi_tool_use.parallel";

/// Puts the calls inside such a call of a body in its place. One whose arguments are not of that form stays as it is.
pub(super) fn unpack_found(memory: &mut Memory, body: &str) {
    let Memory { text, room, found, .. } = memory;
    let mut index = 0;
    while let Some(outer) = found.get(index).copied() {
        index += 1;
        if outer.name.of(body, text) != Some(PACKED) {
            continue;
        }
        // Apart while it is read; behind it comes what is unpacked.
        let whole = core::mem::take(text);
        let arguments = outer.arguments.of(body, &whole).unwrap_or_default();
        let mut unpacked = String::new();
        let (start, before) = (whole.len(), found.len());
        let is_whole = unpack(arguments, room, |name, arguments| {
            let name_start = start + unpacked.len();
            unpacked.push_str(name);
            let name_end = start + unpacked.len();
            unpacked.push_str(arguments);
            found.push(Found {
                name: Piece::of_text(name_start, name_end),
                arguments: Piece::of_text(name_end, start + unpacked.len()),
                ..outer
            });
        });
        *text = whole;
        if !is_whole || found.len() == before || found.len() > MOST_CALLS {
            found.truncate(before);
            continue;
        }
        text.push_str(&unpacked);
        let count = found.len() - before;
        for (part, inner) in found.get_mut(before..).unwrap_or_default().iter_mut().enumerate() {
            inner.part = Some((part as u32, count as u32));
        }
        // To the place of the outer one.
        found.get_mut(index - 1..).unwrap_or_default().rotate_right(count);
        found.remove(index - 1 + count);
        index += count - 1;
    }
}

/// Tells each call inside the arguments of such a call; false if they are not of that form, whatever was told before.
pub(super) fn unpack(arguments: &str, room: &mut Room, each: impl FnMut(&str, &str)) -> bool {
    let mut unpack = Unpack { name: String::new(), arguments: String::new(), each };
    read(arguments, room, &Step::Object(&PARALLEL), &mut unpack).is_ok()
}

struct Unpack<F> {
    name: String,
    arguments: String,
    each: F,
}

#[derive(Clone, Copy, Debug)]
enum Inner {
    Use,
    Name,
    Parameters,
}

const PARALLEL: Shape<Inner> = Shape { marks: &[], keys: &[("tool_uses", Step::Objects(&USE))] };

const USE: Shape<Inner> = Shape {
    marks: &[Inner::Use],
    keys: &[("recipient_name", Step::Value(Inner::Name)), ("parameters", Step::Value(Inner::Parameters))],
};

impl<F: FnMut(&str, &str)> Sink<Inner> for Unpack<F> {
    fn begin(&mut self, _use: Inner) {
        self.name.clear();
        self.arguments.clear();
    }

    fn value(&mut self, part: Inner, key: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        match (part, value.kind) {
            (Inner::Name, Kind::Text { .. }) => self.name.push_str(value.meaning()),
            (Inner::Parameters, _) => self.arguments.push_str(value.raw()),
            (Inner::Name | Inner::Use, _) => return Err(Wrong::Type { key, expected: "a string" }),
        }
        Ok(())
    }

    fn kept(&mut self, _part: Inner, _place: core::ops::Range<usize>) {}

    fn end(&mut self, _use: Inner) -> Result<(), Wrong> {
        (self.each)(&self.name, &self.arguments);
        Ok(())
    }
}
