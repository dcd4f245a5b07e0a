//! Objects with any keys: what `walk` does for them.
//!
//! Keys are kept as what they mean, whatever their spelling, and compared when the object ends: sorted, so that the time
//! does not grow with the square of their number, in memory that is used again.

use toolcall_schema::table::{Kind, NodeId};

use super::check::Flaw;
use super::frames::{Frame, Inside, Name};
use super::report::Place;
use super::walk::Walk;
use crate::token::{Fault, Text, Token};
use crate::violation::visible;

impl<'w, 't> Walk<'w, 't> {
    pub(super) fn open_map(&mut self, node: NodeId, key: NodeId, value: NodeId) {
        let (keys, names) = (self.keys.len(), self.names.len());
        let inside = Inside::Map { key, value, keys, names, current: Name { start: 0, end: 0 } };
        self.push_frame(node, inside);
        self.put(b'{');
    }

    /// A key of the innermost map: the node of its value.
    pub(super) fn map_key(&mut self, text: Text<'t>) -> Result<NodeId, Fault> {
        let count = self.keys.len();
        let name = self.keep_key(text, self.declared_key(text));
        let Some(Frame { inside: Inside::Map { key, value, keys, current, .. }, .. }) = self.stack.last_mut() else {
            return Ok(NodeId::MAX);
        };
        *current = name;
        let (key, value, count) = (*key, *value, count.saturating_sub(*keys));
        if count > 0 {
            self.put(b',');
        }
        if let Err(flaw) = self.scalar(self.shapes.node(key), Token::Text(text)) {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            let flaw = Flaw { keyword: "propertyNames", ..flaw };
            place.value(self.rejection, key, flaw, Some(self.tokens.meaning(text)));
        }
        self.put(b':');
        if count == self.rules.limits.items as usize {
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            place.too_many_keys(self.rejection);
        }
        Ok(value)
    }

    /// What a key of the innermost map is written as, if it is another name of a declared one.
    fn declared_key(&self, text: Text<'t>) -> Option<&'w str> {
        if self.shapes.table.other_names.is_empty() {
            return None;
        }
        let Some(Frame { inside: Inside::Map { key, .. }, .. }) = self.stack.last() else { return None };
        let Kind::Enum(names) = self.shapes.node(*key).kind else { return None };
        self.shapes.meant(names, self.tokens.meaning(text))
    }

    /// Keeps a key that is not declared until its object ends, as what it is written as, if that is told.
    pub(super) fn keep_key(&mut self, key: Text<'t>, declared: Option<&str>) -> Name {
        // Arguments are never as long as that.
        let place = |at| u32::try_from(at).unwrap_or(u32::MAX);
        let start = place(self.names.len());
        let meant = declared.unwrap_or_else(|| self.tokens.meaning(key));
        self.names.extend_from_slice(meant.as_bytes());
        let name = Name { start, end: place(self.names.len()) };
        self.keys.push(name);
        name
    }

    /// The end of the innermost map.
    pub(super) fn close_map(&mut self) {
        let Some(&Frame { inside: Inside::Map { keys, names, .. }, .. }) = self.stack.last() else { return };
        self.close_keys(keys, names);
        self.put(b'}');
    }

    /// The end of the innermost object, whose kept keys start at `keys` and `names`: those that stand twice are found.
    pub(super) fn close_keys(&mut self, keys: usize, names: usize) {
        let texts: &[u8] = self.names;
        let text = |name: &Name| texts.get(name.start as usize..name.end as usize).unwrap_or_default();
        let own = self.keys.get_mut(keys..).unwrap_or_default();
        own.sort_unstable_by(|one, other| text(one).cmp(text(other)));
        let mut own: &[Name] = own;
        while let [name, rest @ ..] = own {
            let others = rest.iter().take_while(|other| text(other) == text(name)).count();
            own = rest.get(others..).unwrap_or_default();
            if others > 0 {
                let name = core::str::from_utf8(text(name)).unwrap_or_default();
                Place { shapes: self.shapes, stack: self.stack, names: texts }.duplicate_key(
                    self.rejection,
                    name,
                    visible::KEY,
                );
            }
        }
        self.keys.truncate(keys);
        self.names.truncate(names);
    }
}
