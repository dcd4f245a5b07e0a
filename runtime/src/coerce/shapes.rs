//! Look-ups in a shape table that can not fail.
//!
//! Tables come from our own lowering, so their indices are right; one that is not finds a shape that nothing fits
//! instead of a panic.

use toolcall_schema::table::{Check, Field, Kind, Node, NodeId, Run, Table};

/// The shape table of a walk.
#[derive(Clone, Copy)]
pub(super) struct Shapes<'t>(pub(super) Table<'t>);

impl<'t> Shapes<'t> {
    pub(super) fn node(self, id: NodeId) -> Node {
        self.0.nodes.get(id as usize).copied().unwrap_or(NOTHING)
    }

    pub(super) fn fields(self, run: Run) -> &'t [Field<'t>] {
        slice(self.0.fields, run)
    }

    pub(super) fn field(self, run: Run, index: usize) -> Option<&'t Field<'t>> {
        self.fields(run).get(index)
    }

    /// The index in a record of the field that has this name in some dialect.
    pub(super) fn spelled(self, run: Run, name: &str) -> Option<usize> {
        let (start, end) = (run.start, run.start.saturating_add(run.len));
        let of_run = self.0.spellings.iter().filter(|(field, _)| (start..end).contains(field));
        let mut found = of_run.filter(|(_, spelling)| *spelling == name);
        found.next().map(|(field, _)| (field - start) as usize)
    }

    pub(super) fn checks(self, node: Node) -> &'t [Check] {
        slice(self.0.checks, node.checks)
    }

    pub(super) fn names(self, run: Run) -> &'t [&'t str] {
        slice(self.0.names, run)
    }
}

fn slice<T>(all: &[T], run: Run) -> &[T] {
    let start = run.start as usize;
    all.get(start..start.saturating_add(run.len as usize)).unwrap_or_default()
}

const NONE: Run = Run { start: 0, len: 0 };

const NOTHING: Node = Node { kind: Kind::Enum(NONE), nullable: false, checks: NONE };
