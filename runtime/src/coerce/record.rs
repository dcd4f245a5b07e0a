//! Objects with declared keys: what `walk` does for them.
//!
//! Their values may come in any order; they are put together in declared order when the object ends.

use toolcall_schema::limits;
use toolcall_schema::table::{Field, NodeId, Presence, Run};

use super::canonical;
use super::frames::{Frame, Inside, Name, Others, Piece};
use super::report::Place;
use super::walk::Walk;
use crate::receipt::Coercion;
use crate::token::{Fault, Text};
use crate::violation::visible;

impl<'t> Walk<'_, 't> {
    /// An object; `others` is the node of the values of keys that are not declared, if there may be such.
    pub(super) fn open_record(&mut self, node: NodeId, fields: Run, others: Option<NodeId>, from: usize) {
        let pieces = self.pieces.len();
        self.pieces.resize(pieces + self.shapes.fields(fields).len(), Piece::Unseen);
        let (keys, names) = (self.keys.len(), self.names.len());
        let others = others.map(|node| Others { node, keys, names, current: Name { start: 0, end: 0 } });
        let inside = Inside::Record { fields, pieces, current: 0, others };
        let (level, begun) = (self.declared_level(), self.begun());
        self.stack.push(Frame { node, begun, level, from, start: self.out.len(), inside });
    }

    /// A key: the field whose value comes next. The values of other keys are passed here.
    pub(super) fn key(&mut self, key: Text<'t>) -> Result<(), Fault> {
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let Some(Frame { inside: Inside::Record { fields, pieces, current, others }, .. }) = self.stack.last() else {
            return self.map_key(key);
        };
        let declared = self.shapes.fields(*fields);
        let name = self.tokens.meaning(key);
        // Models keep to the declared order, so the search starts where the last key was.
        let first = (*current).min(declared.len());
        let mut indices = (first..declared.len()).chain(0..first);
        let exact = indices.find(|index| declared.get(*index).is_some_and(|field| field.name == name));
        let index = exact.or_else(|| self.shapes.spelled(*fields, name));
        let Some((index, field)) = index.and_then(|index| Some((index, declared.get(index)?))) else {
            return if others.is_some() { self.other_key(key) } else { self.unknown_key(*fields, key) };
        };
        if self.pieces.get(pieces + index) != Some(&Piece::Unseen) {
            place.duplicate_key(self.rejection, field.name, visible::NAME);
            return self.skip_value();
        }
        if let Some(Frame { inside: Inside::Record { current, .. }, .. }) = self.stack.last_mut() {
            *current = index;
        }
        Ok(())
    }

    /// A key that is not declared, of an object that may have such. It is written before its value; both are one piece.
    fn other_key(&mut self, key: Text<'t>) -> Result<(), Fault> {
        let (piece, name) = (self.pieces.len(), self.keep_key(key));
        self.pieces.push(Piece::value(self.out.len(), self.out.len()));
        self.write_text(key);
        self.write(|out| out.push(b':'));
        let count = self.keys.len();
        let Some(Frame { inside: Inside::Record { pieces, current, others: Some(others), .. }, .. }) =
            self.stack.last_mut()
        else {
            return Ok(());
        };
        *current = piece - *pieces;
        others.current = name;
        if count - others.keys > self.rules.limits.items as usize {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            place.too_many_keys(self.rejection);
        }
        Ok(())
    }

    /// Notes what came for the key that is being read, if it is one of a record.
    pub(super) fn settle(&mut self, piece: Piece) {
        let Some(Frame { inside: Inside::Record { fields, pieces, current, .. }, .. }) = self.stack.last() else {
            return;
        };
        let is_declared = self.shapes.field(*fields, *current).is_some();
        match (self.pieces.get_mut(pieces + current), piece) {
            (Some(slot), _) if is_declared => *slot = piece,
            // Its key was written before it.
            (Some(Piece::Value { end, .. }), Piece::Value { end: settled, .. }) => *end = settled,
            (_, _) => {}
        }
    }

    /// A key that is not declared: dropped where that is the rule, else reported. Its value is passed.
    fn unknown_key(&mut self, fields: Run, key: Text<'t>) -> Result<(), Fault> {
        let drops = self.drops(fields, key)?;
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let name = self.tokens.meaning(key);
        if drops {
            self.receipt.note(Coercion::Dropped, |out| place.push_key(out, name));
        } else {
            place.unknown_key(self.rejection, fields, name);
        }
        self.skip_value()
    }

    /// Passes the value of a key that was reported, unless the form that is tried ends with that.
    fn skip_value(&mut self) -> Result<(), Fault> {
        if self.trial.is_running { Ok(()) } else { self.tokens.skip_value() }
    }

    /// Writes the innermost object in declared order, then what else it has, unless a required key is missing.
    pub(super) fn assemble(&mut self, start: usize, fields: Run, first: usize) {
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let is_tried = self.trial.is_running;
        let mut record = canonical::Record::new(self.out);
        let pieces = self.pieces.get(first..).unwrap_or_default();
        let declared = self.shapes.fields(fields);
        for (field, piece) in declared.iter().zip(pieces) {
            if !is_tried {
                self.filled = self.filled.saturating_add(absent(field, *piece));
            }
            match (*piece, field.presence) {
                (Piece::Unseen, Presence::Required) => place.missing_key(self.rejection, field),
                _ if is_tried || !self.rejection.is_empty() => {}
                _ if self.filled > limits::FILLED => place.too_much_absent(self.rejection),
                (Piece::Value { start, end }, _) => record.push_piece(field.name, start, end),
                (Piece::Unseen | Piece::Null, Presence::Default(text)) => record.push_default(field.name, text),
                (Piece::Unseen, Presence::Optional) | (Piece::Null, Presence::Required | Presence::Optional) => {}
            }
        }
        for piece in pieces.get(declared.len()..).unwrap_or_default() {
            if let (Piece::Value { start, end }, false) = (*piece, is_tried || !self.rejection.is_empty()) {
                record.push_member(start, end);
            }
        }
        record.close(start);
    }
}

/// What the absence of a key counts, and `null` in the place of a default that is long.
fn absent(field: &Field<'_>, piece: Piece) -> usize {
    let default = match field.presence {
        Presence::Required => return 0,
        Presence::Optional => None,
        Presence::Default(text) => Some(text),
    };
    match (piece, limits::filled(field.name, default)) {
        (Piece::Unseen, bytes) => bytes,
        (Piece::Null, bytes) if bytes > limits::FILLED_LEAST => bytes,
        (Piece::Null | Piece::Value { .. }, _) => 0,
    }
}
