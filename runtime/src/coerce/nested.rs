//! Objects within objects: how they are entered and left.
//!
//! Where one is declared and one comes, its start is recognised by its byte, without a token, as is what
//! [`usual`](super::usual) reads.

use toolcall_schema::table::{Kind, NodeId};

use super::frames::{Frame, Inside, Others};
use super::usual::behind_comma;
use super::walk::Walk;
use crate::cursor::behind_white;

impl Walk<'_, '_> {
    /// Enters the value of a key that was passed, if it is an object of declared keys.
    pub(super) fn enter_usual(&mut self, id: NodeId) -> bool {
        let Kind::Record(fields) = self.shapes.node(id).kind else { return false };
        let enters = !self.trial.is_running && self.tokens.enter_object();
        if enters {
            self.open_record(id, fields, None);
        }
        enters
    }

    /// Enters the next item of the innermost list, if it is an object of declared keys.
    pub(super) fn enter_usual_item(&mut self, id: NodeId) -> bool {
        let Kind::Record(_) = self.shapes.node(id).kind else { return false };
        let Some((rest, is_first)) = self.tokens.item_to_come() else { return false };
        let Some(value @ [b'{', ..]) = (if is_first { Some(behind_white(rest)) } else { behind_comma(rest) }) else {
            return false;
        };
        if self.trial.is_running || self.tokens.is_full() {
            return false;
        }
        let Some(Frame { inside: Inside::List { count, most, .. }, .. }) = self.stack.last_mut() else { return false };
        if *count == *most {
            return false;
        }
        *count += 1;
        if !is_first {
            self.put(b',');
        }
        self.tokens.pass_items(self.tokens.length() - value.len(), is_first);
        self.enter_usual(id)
    }

    /// Ends the innermost object.
    pub(super) fn close_object(&mut self) {
        let Some(&Frame { start, inside, .. }) = self.stack.last() else { return };
        match inside {
            Inside::Record(open) => {
                if let Some(Others { keys, names, .. }) = open.others {
                    self.close_keys(keys, names);
                }
                self.close_record(start, open);
            }
            Inside::Map { .. } => self.close_map(),
            Inside::List { .. } => return,
        }
        self.leave_object();
    }

    /// Forgets the innermost object, which is complete.
    pub(super) fn leave_object(&mut self) {
        if let Some(Frame { inside: Inside::Record(open), .. }) = self.stack.pop() {
            self.pieces.truncate(open.pieces);
        }
        self.settle(true);
    }
}
