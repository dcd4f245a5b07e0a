//! Which node the next value meets.

use toolcall_schema::table::NodeId;

use super::frames::{Inside, Items};
use super::report::Place;
use super::walk::Walk;
use crate::violation::Code;

impl Walk<'_, '_> {
    /// The node of the value that comes; in a list, one more item is begun. `None`: an item that a tuple does not have.
    pub(super) fn begin(&mut self) -> Option<NodeId> {
        let Some(frame) = self.stack.last_mut() else { return Some(self.root) };
        match &mut frame.inside {
            Inside::Record { fields, current, others, .. } => {
                let other = others.map_or(NodeId::MAX, |others| others.node);
                Some(self.shapes.field(*fields, *current).map_or(other, |field| field.node))
            }
            Inside::Map { value, .. } => Some(*value),
            Inside::List { items, count, most, .. } => {
                let (items, index, most) = (*items, *count, *most);
                *count += 1;
                if index == most {
                    Place { shapes: self.shapes, stack: self.stack, names: self.names }.items(
                        self.rejection,
                        Code::TooManyItems,
                        "maxItems",
                    );
                }
                if index > 0 {
                    self.write(|out| out.push(b','));
                }
                match items {
                    Items::Alike(item) => Some(item),
                    Items::Each(parts) => self.shapes.parts(parts).get(index as usize).copied(),
                }
            }
        }
    }
}
