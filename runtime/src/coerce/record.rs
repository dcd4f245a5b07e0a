//! Objects with declared keys: what `walk` does for them.
//!
//! Members are written as they come. If they came in another order than the declared one, or a default belongs between
//! them, the object is put together anew when it ends.

use toolcall_schema::limits;
use toolcall_schema::table::{Fields, Member, NodeId, Presence, Run};

use super::canonical;
use super::frames::{Frame, Inside, Name, Open, Others, Piece};
use super::report::Place;
use super::walk::Walk;
use crate::receipt::Coercion;
use crate::token::{Fault, Text};
use crate::violation::visible;

impl<'t> Walk<'_, 't> {
    /// An object; `others` is the node of the values of keys that are not declared, if there may be such.
    pub(super) fn open_record(&mut self, node: NodeId, fields: Run, others: Option<NodeId>) {
        let pieces = self.pieces.len();
        self.pieces.resize(pieces + fields.len as usize, Piece::UNSEEN);
        let (keys, names) = (self.keys.len(), self.names.len());
        let others = others.map(|node| Others { node, keys, names, current: Name { start: 0, end: 0 } });
        let absent = fields.len;
        let open = Open { fields, pieces, current: 0, next: 0, absent, is_ordered: true, member: 0, others };
        self.push_frame(node, Inside::Record(open));
        self.put(b'{');
    }

    /// A key: the node of the value that comes next. The values of keys that are not declared are passed here.
    pub(super) fn key(&mut self, key: Text<'t>) -> Result<Option<NodeId>, Fault> {
        let Some(Frame { inside: Inside::Record(open), .. }) = self.stack.last() else {
            return self.map_key(key).map(Some);
        };
        let Open { fields, pieces, others, .. } = *open;
        let name = self.tokens.meaning(key);
        let Some(index) = self.shapes.named(fields, name) else {
            return match others {
                Some(Others { node, .. }) => Ok(Some(self.other_key(key, node))),
                None => self.unknown_key(fields, key).map(|()| None),
            };
        };
        let Some(field) = self.shapes.field(fields, index) else { return Ok(None) };
        self.rewritten += u32::from(field.name != name);
        if self.pieces.get(pieces + index) != Some(&Piece::UNSEEN) {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            place.duplicate_key(self.rejection, field.name, visible::NAME);
            // The form that is tried ends with that.
            return if self.trial.is_running { Ok(None) } else { self.tokens.skip_value().map(|()| None) };
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

    /// A key that is not declared, of an object that may have such: the node of its value.
    fn other_key(&mut self, key: Text<'t>, value: NodeId) -> NodeId {
        let (piece, name) = (self.pieces.len(), self.keep_key(key, None));
        self.pieces.push(Piece::UNSEEN);
        let count = self.keys.len();
        let end = self.out.len();
        let Some(Frame { inside: Inside::Record(open), start, .. }) = self.stack.last_mut() else { return value };
        // Declared keys stand before it.
        (open.current, open.next, open.member) = (piece - open.pieces, open.fields.len as usize, end);
        let is_first = end <= *start + 1;
        let Some(others) = &mut open.others else { return value };
        others.current = name;
        let is_one_too_many = count - others.keys > self.rules.limits.items as usize;
        if !is_first {
            self.put(b',');
        }
        self.write_text(key);
        self.put(b':');
        if is_one_too_many {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            place.too_many_keys(self.rejection);
        }
        value
    }

    /// A key that is not declared: dropped where that is the rule, else reported. Its value is passed, but for a form that
    /// is tried, which ends with that.
    fn unknown_key(&mut self, fields: Run, key: Text<'t>) -> Result<(), Fault> {
        if self.trial.is_running {
            self.rejection.count(1);
            return Ok(());
        }
        // What an escaped key means is forgotten once others are looked at.
        let start = self.names.len();
        self.names.extend_from_slice(self.tokens.meaning(key).as_bytes());
        let drops = self.drops(fields, start)?;
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let name = place.name(start);
        if drops {
            self.rewritten += 1;
            self.receipt.note(Coercion::Dropped, |out| place.push_key(out, name));
        } else {
            place.unknown_key(self.rejection, fields, name);
        }
        self.names.truncate(start);
        self.tokens.skip_value()
    }

    /// Ends the innermost object: in declared order, unless a required key is missing.
    pub(super) fn close_record(&mut self, start: usize, open: Open) {
        let Open { fields, pieces: first, absent, is_ordered, .. } = open;
        if absent == 0 && is_ordered {
            self.put(b'}');
            return;
        }
        if !self.rejection.keeps() {
            let missing = self.missing(open);
            self.rejection.count(missing);
            return;
        }
        let pieces = self.pieces.get(first..).unwrap_or_default();
        let (pieces, others) = pieces.split_at_checked(fields.len as usize).unwrap_or_default();
        let fields = self.shapes.fields(fields);
        let (mut lacks, mut is_whole) = (false, is_ordered);
        if absent > 0 {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            for (index, (member, piece)) in fields.members.iter().zip(pieces).enumerate() {
                match (*piece, member.presence) {
                    (piece, _) if piece.span().is_some() => {
                        // A default belongs before it.
                        is_whole &= !lacks;
                        continue;
                    }
                    (Piece::UNSEEN, Presence::Required) => place.missing_key(self.rejection, fields.get(index)),
                    (_, Presence::Default(_)) => lacks = true,
                    (_, Presence::Required | Presence::Optional) => {}
                }
                self.filled = self.filled.saturating_add(counted(fields, index, *piece));
            }
            self.rewritten += u32::from(lacks);
            if self.filled > limits::FILLED && self.writes() {
                place.too_much_absent(self.rejection);
            }
        }
        if !self.writes() {
            return;
        }
        // Defaults stand before other keys.
        if is_whole && (!lacks || others.is_empty()) {
            for (field, piece) in fields.iter().zip(pieces).filter(|_| lacks) {
                if let (None, Presence::Default(index)) = (piece.span(), field.presence) {
                    self.out.push_default(start, field.name, fields.default(index));
                }
            }
            self.out.push(b'}');
        } else {
            let pieces = self.pieces.get_mut(first..).unwrap_or_default();
            for (field, piece) in fields.iter().zip(pieces.iter_mut()).filter(|_| lacks) {
                if let (None, Presence::Default(index)) = (piece.span(), field.presence) {
                    *piece = self.out.push_piece(field.name, fields.default(index));
                }
            }
            self.out.assemble(start, pieces);
        }
    }

    /// How many required keys the innermost object lacks. Of one without any value that is known from the last such one.
    fn missing(&mut self, open: Open) -> usize {
        let Open { fields: run, pieces, absent, .. } = open;
        let members = self.shapes.fields(run).members;
        let is_required = |member: &Member| member.presence == Presence::Required;
        if absent == run.len {
            // What is required is not taken for absent.
            let count = || members.iter().filter(|member| is_required(member)).count();
            return *self.memo.required.entry(run.start).or_insert_with(count);
        }
        let pieces = self.pieces.get(pieces..).unwrap_or_default();
        members.iter().zip(pieces).filter(|(member, piece)| **piece == Piece::UNSEEN && is_required(member)).count()
    }
}

/// What the absence of a key counts, and `null` in the place of a default that is long.
fn counted(fields: Fields<'_>, index: usize, piece: Piece) -> usize {
    let default = match (piece, fields.members.get(index).map(|member| member.presence)) {
        (Piece::UNSEEN, Some(Presence::Optional)) => return limits::FILLED_LEAST,
        (_, Some(Presence::Default(default))) => fields.default(default),
        (_, _) => return 0,
    };
    let name = fields.names.get(index).copied().unwrap_or_default();
    match (piece, limits::filled(name, Some(default))) {
        (Piece::UNSEEN, bytes) => bytes,
        (Piece::NULL, bytes) if bytes > limits::FILLED_LEAST => bytes,
        (_, _) => 0,
    }
}
