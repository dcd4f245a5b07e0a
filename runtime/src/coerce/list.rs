//! Lists and tuples: what `walk` does for them.

use toolcall_schema::table::{Check, NodeId, Run};

use super::domain::Sizes;
use super::frames::{Frame, Inside, Items};
use super::report::Place;
use super::walk::Walk;
use crate::token::Fault;
use crate::violation::Code;

impl Walk<'_, '_> {
    pub(super) fn open_list(&mut self, id: NodeId, items: Items) {
        let Sizes { most, .. } = self.sizes(id, items);
        let inside = Inside::List {
            items,
            count: 0,
            most,
            first: self.tokens.place(),
            rewritten: self.rewritten,
            is_wrapped: false,
        };
        self.push_frame(id, inside);
        self.put(b'[');
    }

    /// How many items a list has.
    pub(super) fn sizes(&self, id: NodeId, items: Items) -> Sizes {
        match items {
            Items::Alike(_) => Sizes::of_list(self.rules.limits.items, self.shapes.checks(self.shapes.node(id))),
            Items::Each(Run { len, .. }) => Sizes { least: len, most: len },
        }
    }

    pub(super) fn close_list(&mut self) -> Result<(), Fault> {
        let Some(&Frame { node, start, inside: Inside::List { items, count, first, rewritten, .. }, .. }) =
            self.stack.last()
        else {
            return Ok(());
        };
        let Sizes { least, .. } = self.sizes(node, items);
        if count < least {
            Place { shapes: self.shapes, stack: self.stack, names: self.names }.items(
                self.rejection,
                Code::TooFewItems,
                "minItems",
            );
        }
        if count > 1 && self.shapes.checks(self.shapes.node(node)).contains(&Check::UniqueItems) {
            self.repeated_items(first)?;
            // Of an output nothing is passed on.
            if self.rewritten > rewritten && self.writes() && self.rules.takes_absence {
                self.repeated_as_written(start)?;
            }
        }
        self.put(b']');
        self.stack.pop();
        self.settle(true);
        Ok(())
    }
}
