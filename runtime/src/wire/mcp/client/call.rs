//! The result of a call, into a reply.

use core::ops::Range;

use super::response::Response;
use super::{Client, Unanswered};
use crate::reply::Reply;
use crate::wire::envelope::{Kind, Shape, Sink, Step, Value, read};
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::memory::{Memory, Piece};

impl Client {
    /// Reads the answer to [`call`](Self::call) into a reply, which is an error where the result says so. Gives the structured
    /// result, if there is one, as JSON.
    ///
    /// The text is that of all blocks, a line each; where there are no blocks it is the structured result. Blocks that are not
    /// text, as images, have a line that says so; the [metadata](Reply::metadata) has `content` then, all of it as it came, and
    /// `structuredContent` where the text does not show it.
    ///
    /// # Errors
    /// If it is no result; the reply is empty then.
    pub fn read_call<'m>(
        &self,
        id: u64,
        message: &'m [u8],
        memory: &'m mut Memory,
        reply: &mut Reply,
    ) -> Result<Option<&'m str>, Unanswered> {
        reply.clear();
        let Memory { room, text, .. } = memory;
        let response = Response::read(id, message, room, text)?;
        let members = response.members;
        let is_error = match members.is_error {
            None => false,
            Some((Kind::Bool(is_error), _)) => is_error,
            Some(_) => return Err(Malformed::new(Wrong::Type { key: "isError", expected: "true or false" }).into()),
        };
        let content = response.list("content", members.content)?;
        let structured = members.structured.map(|(_, piece)| response.json(piece));
        let mut blocks = Blocks { content, text, reply, count: 0, are_text: true, kind: None, said: None };
        if let Err(malformed) = read(content, room, &BLOCKS, &mut blocks) {
            reply.clear();
            return Err(malformed.into());
        }
        let Blocks { count, are_text, .. } = blocks;
        let is_shown = count == 0 && structured.is_some();
        if is_shown {
            reply.write_text(structured.unwrap_or_default());
        }
        if is_error {
            reply.mark_error();
        }
        let kept = [
            ("\"content\"", (!are_text).then_some(content)),
            ("\"structuredContent\"", structured.filter(|_| !is_shown)),
        ];
        reply.set_metadata(kept.into_iter().filter_map(|(key, json)| Some((key, json?))));
        Ok(structured)
    }
}

/// What is looked at of a block.
#[derive(Clone, Copy, Debug)]
enum Part {
    Block,
    Kind,
    Text,
}

const BLOCKS: Step<Part> = Step::Objects(&Shape {
    marks: &[Part::Block],
    keys: &[("type", Step::Value(Part::Kind)), ("text", Step::Value(Part::Text))],
});

/// Writes the text of content, block by block.
struct Blocks<'r> {
    content: &'r str,
    /// Strings of the open block, without their escapes.
    text: &'r mut String,
    reply: &'r mut Reply,
    count: usize,
    are_text: bool,
    /// Of the open block.
    kind: Option<Piece>,
    said: Option<Piece>,
}

impl Sink<Part> for Blocks<'_> {
    fn begin(&mut self, _block: Part) {
        self.text.clear();
        (self.kind, self.said) = (None, None);
    }

    fn value(&mut self, part: Part, key: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        if !matches!(value.kind, Kind::Text { .. }) {
            return Err(Wrong::Type { key, expected: "a string" });
        }
        let kept = Some(value.kept(self.text));
        match part {
            Part::Kind => self.kind = kept,
            Part::Text | Part::Block => self.said = kept,
        }
        Ok(())
    }

    fn kept(&mut self, _: Part, _: Range<usize>) {}

    fn end(&mut self, _block: Part) -> Result<(), Wrong> {
        let of = |piece: Option<Piece>| piece.and_then(|piece| piece.of(self.content, self.text));
        let Some(kind) = of(self.kind) else { return Err(Wrong::Type { key: "type", expected: "a string" }) };
        if self.count > 0 {
            self.reply.write_text("\n");
        }
        self.count += 1;
        if kind == "text" {
            let Some(said) = of(self.said) else { return Err(Wrong::Type { key: "text", expected: "a string" }) };
            self.reply.write_text(said);
            return Ok(());
        }
        self.are_text = false;
        // The words are of the protocol; a stranger's go to no model.
        let kind = OTHERS.iter().find(|known| **known == kind).unwrap_or(&"content");
        for piece in ["[", kind, ": no text, kept for the host]"] {
            self.reply.write_text(piece);
        }
        Ok(())
    }
}

/// What a block may be beside text.
const OTHERS: [&str; 4] = ["image", "audio", "resource", "resource_link"];
