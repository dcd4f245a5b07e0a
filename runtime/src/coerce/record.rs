//! Objects with declared keys: what `walk` does for them.
//!
//! Their values may come in any order; they are put together in declared order when the object ends.

use toolcall_schema::limits;
use toolcall_schema::table::{Field, NodeId, Presence, Run};

use super::canonical;
use super::frames::{Frame, Inside, Piece};
use super::report::Place;
use super::walk::Walk;
use crate::receipt::Coercion;
use crate::token::{Fault, Text};
use crate::violation::visible;

impl<'t> Walk<'_, 't> {
    pub(super) fn open_record(&mut self, node: NodeId, fields: Run, from: usize) {
        let pieces = self.pieces.len();
        self.pieces.resize(pieces + self.shapes.fields(fields).len(), Piece::Unseen);
        let inside = Inside::Record { fields, pieces, current: 0 };
        let (level, begun) = (self.declared_level(), self.begun());
        self.stack.push(Frame { node, begun, level, from, start: self.out.len(), inside });
    }

    /// A key: the field whose value comes next. The values of other keys are passed here.
    pub(super) fn key(&mut self, key: Text<'t>) -> Result<(), Fault> {
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let Some(Frame { inside: Inside::Record { fields, pieces, current }, .. }) = self.stack.last() else {
            return self.map_key(key);
        };
        let declared = self.shapes.fields(*fields);
        let name = self.tokens.meaning(key);
        // Models keep to the declared order, so the search starts where the last key was.
        let mut indices = (*current..declared.len()).chain(0..*current);
        let exact = indices.find(|index| declared.get(*index).is_some_and(|field| field.name == name));
        let index = exact.or_else(|| self.shapes.spelled(*fields, name));
        let Some((index, field)) = index.and_then(|index| Some((index, declared.get(index)?))) else {
            return self.unknown_key(*fields, key);
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

    /// Writes the innermost object in declared order, unless a required key is missing.
    pub(super) fn assemble(&mut self, start: usize, fields: Run, first: usize) {
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let is_tried = self.trial.is_running;
        let mut record = canonical::Record::new(self.out);
        let pieces = self.pieces.get(first..).unwrap_or_default();
        for (field, piece) in self.shapes.fields(fields).iter().zip(pieces) {
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
