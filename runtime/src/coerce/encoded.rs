//! JSON inside a string where an object or a list is declared: what `walk` does for it.
//!
//! The string is decoded into memory of its own and walked in the place of the value, with the same open objects around
//! it: pointers, limits and what is written are those of the whole.

use toolcall_schema::table::NodeId;

use super::frames::{Held, Layer};
use super::walk::Walk;
use crate::receipt::Coercion;
use crate::token::{Fault, Text, Token, Tokens};

impl<'t> Walk<'_, 't> {
    /// Reads a string as the JSON that it holds; false if it holds none.
    pub(super) fn decode(&mut self, id: NodeId, text: Text<'t>) -> Result<bool, Fault> {
        if !self.decodes() {
            return Ok(false);
        }
        let mut layer = self.layers.pop().unwrap_or_default();
        let read = self.decoded(id, text, &mut layer);
        self.layers.push(layer);
        read
    }

    /// Whether strings are decoded where the walk stands. What is encoded within what a form would decode is not tried:
    /// each layer would be read anew for each form and level of all those around it.
    pub(super) fn decodes(&self) -> bool {
        self.layer < MOST_LAYERS && !(self.trial.is_running && self.layer > self.trial.layer)
    }

    fn decoded(&mut self, id: NodeId, text: Text<'t>, layer: &mut Layer) -> Result<bool, Fault> {
        let Some(source) = self.hold(text, layer) else { return Ok(false) };
        let Layer { text, decoded, held: _ } = layer;
        let text: &str = if self.is_blank_root(text) { "{}" } else { text };
        self.note(Coercion::Decoded);
        let depth = self.stack.len();
        let mut inner = Walk {
            shapes: self.shapes,
            root: self.root,
            rules: self.rules,
            tokens: self.tokens.within(text, decoded),
            stack: self.stack,
            pieces: self.pieces,
            keys: self.keys,
            names: self.names,
            items: self.items,
            memo: self.memo,
            layers: self.layers,
            layer: self.layer + 1,
            source,
            sources: self.sources,
            out: self.out.over(text),
            rejection: self.rejection,
            receipt: self.receipt,
            trial: self.trial,
            filled: self.filled,
            dropping: self.dropping,
            rewritten: self.rewritten,
            wraps: self.wraps,
        };
        let token = inner.tokens.next()?;
        inner.value(id, token)?;
        inner.finish(depth)?;
        inner.out.flush();
        let Walk { trial, filled, dropping, rewritten, sources, .. } = inner;
        (self.trial, self.filled, self.dropping) = (trial, filled, dropping);
        (self.rewritten, self.sources) = (rewritten, sources);
        // What a form that does not fit has left open stands in the text that is forgotten here.
        self.stack.truncate(depth);
        Ok(true)
    }

    /// Decodes a string, unless that was the last thing that was decoded; if it holds JSON, which text of all that is.
    fn hold(&mut self, string: Text<'t>, layer: &mut Layer) -> Option<u32> {
        let held = self.held(string, layer);
        let is_json = held.is_json.unwrap_or_else(|| {
            let Layer { text, decoded, .. } = &mut *layer;
            self.is_blank_root(text) || may_be_json(text) && ends_well(self.tokens.within(text, decoded))
        });
        layer.held = Some(Held { is_json: Some(is_json), ..held });
        is_json.then_some(held.source)
    }

    /// Decodes a string, unless that was the last thing that was decoded.
    pub(super) fn held(&mut self, string: Text<'t>, layer: &mut Layer) -> Held {
        let (outer, start, most) = (self.source, string.start, self.tokens.most);
        let known = layer.held.filter(|held| (held.outer, held.start, held.most) == (outer, start, most));
        known.unwrap_or_else(|| {
            layer.text.clear();
            layer.text.push_str(self.tokens.meaning(string));
            self.sources += 1;
            *layer.held.insert(Held { outer, start, most, source: self.sources, is_json: None })
        })
    }

    /// As arguments that are sent as they are, these may be blank or null.
    fn is_blank_root(&self, text: &str) -> bool {
        self.stack.is_empty() && super::is_blank(text)
    }
}

/// Whether a text starts as one that is read as JSON.
pub(super) fn may_be_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '[', '"'])
}

/// Whether the tokens that are left are those of one whole text.
pub(super) fn ends_well(mut tokens: Tokens<'_, '_>) -> bool {
    loop {
        tokens.pass_scalars();
        match tokens.next() {
            Ok(Token::End) => return true,
            Ok(_) => {}
            Err(_) => return false,
        }
    }
}

/// How often JSON may be encoded into a string: models do it once, some hosts once more.
const MOST_LAYERS: u8 = 3;
