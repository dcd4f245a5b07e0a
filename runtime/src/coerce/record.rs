//! Objects with declared keys: what `walk` does for them.
//!
//! Members are written as they come. If they came in another order than the declared one, or a default belongs between
//! them, the object is put together anew when it ends.

use toolcall_schema::limits;
use toolcall_schema::table::{Field, NodeId, Presence, Run};

use super::canonical;
use super::frames::{Frame, Inside, Open, Piece};
use super::report::Place;
use super::walk::Walk;
use super::writer::Record;
use crate::receipt::Coercion;
use crate::token::{Fault, Text};
use crate::violation::visible;

impl<'t> Walk<'_, 't> {
    pub(super) fn open_record(&mut self, node: NodeId, fields: Run) {
        let pieces = self.pieces.len();
        self.pieces.resize(pieces + fields.len as usize, Piece::Unseen);
        let open = Open { fields, pieces, current: 0, next: 0, absent: fields.len, is_ordered: true, member: 0 };
        self.push_frame(node, Inside::Record(open));
        self.put(b'{');
    }

    /// A key: the node of the value that comes next. The values of keys that are not declared are passed here.
    pub(super) fn key(&mut self, key: Text<'t>) -> Result<Option<NodeId>, Fault> {
        let Some(Frame { inside: Inside::Record(open), .. }) = self.stack.last() else {
            return self.map_key(key).map(Some);
        };
        let Open { fields, pieces, .. } = *open;
        let name = self.tokens.meaning(key);
        let Some(index) = self.shapes.named(fields, name) else {
            return self.unknown_key(fields, key).map(|()| None);
        };
        let Some(field) = self.shapes.field(fields, index) else { return Ok(None) };
        if self.pieces.get(pieces + index) != Some(&Piece::Unseen) {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            place.duplicate_key(self.rejection, field.name, visible::NAME);
            return self.skip_value().map(|()| None);
        }
        let writes = self.writes();
        if let Some(Frame { inside: Inside::Record(open), start, .. }) = self.stack.last_mut() {
            open.is_ordered &= index >= open.next;
            (open.current, open.next, open.member) = (index, index + 1, self.out.len());
            if writes {
                canonical::push_key(self.out.flushed(), *start, field.name);
            }
        }
        Ok(Some(field.node))
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

    /// Ends the innermost object: in declared order, unless a required key is missing.
    pub(super) fn close_record(&mut self, start: usize, open: Open) {
        let Open { fields, pieces: first, absent, is_ordered, .. } = open;
        if absent == 0 && is_ordered {
            self.put(b'}');
            return;
        }
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let pieces = self.pieces.get(first..).unwrap_or_default();
        let fields = self.shapes.fields(fields).iter().zip(pieces);
        // A default that belongs before what was written.
        let (mut lacks, mut is_whole) = (false, is_ordered);
        for (field, piece) in fields.clone() {
            match (piece, field.presence) {
                (Piece::Value { .. }, _) => {
                    is_whole &= !lacks;
                    continue;
                }
                (Piece::Unseen, Presence::Required) => place.missing_key(self.rejection, field),
                (Piece::Unseen | Piece::Null, Presence::Default(_)) => lacks = true,
                (Piece::Null, Presence::Required) | (_, Presence::Optional) => {}
            }
            if !self.trial.is_running {
                self.filled = self.filled.saturating_add(counted(field, *piece));
            }
        }
        if self.filled > limits::FILLED && self.writes() {
            place.too_much_absent(self.rejection);
        }
        if !self.writes() {
            return;
        }
        if is_whole {
            for (field, piece) in fields.filter(|_| lacks) {
                if let (Piece::Unseen | Piece::Null, Presence::Default(text)) = (piece, field.presence) {
                    self.out.push_default(start, field.name, text);
                }
            }
            self.out.push(b'}');
        } else {
            assemble(self.out.flushed(), start, fields);
        }
    }
}

/// Writes an object anew, in declared order.
#[cold]
fn assemble<'f>(out: &mut Vec<u8>, start: usize, fields: impl Iterator<Item = (&'f Field<'f>, &'f Piece)>) {
    let mut record = Record::new(out);
    for (field, piece) in fields {
        match (*piece, field.presence) {
            (Piece::Value { start, end }, _) => record.push_piece(start, end),
            (Piece::Unseen | Piece::Null, Presence::Default(text)) => record.push_default(field.name, text),
            (Piece::Unseen | Piece::Null, Presence::Required | Presence::Optional) => {}
        }
    }
    record.close(start);
}

/// What the absence of a key counts, and `null` in the place of a default that is long.
fn counted(field: &Field<'_>, piece: Piece) -> usize {
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
