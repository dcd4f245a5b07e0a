//! A shape table that was made while the program runs, in the form that the coercer reads.

use self_cell::self_cell;
use toolcall_schema::lower::{Lent, TableBuf};

use crate::coerce::Shapes;
use crate::pattern::Pattern;

self_cell!(
    struct Cell {
        owner: TableBuf,
        #[covariant]
        dependent: Lent,
    }
    impl {Debug}
);

/// The shapes of all tools of a file, with everything that their checks refer to.
#[derive(Debug)]
pub(super) struct OwnShapes {
    cell: Cell,
    patterns: Box<[Pattern]>,
}

impl OwnShapes {
    pub(super) fn new(table: TableBuf) -> Self {
        let patterns = table.patterns.iter().cloned().map(Pattern::made).collect();
        Self { cell: Cell::new(table, TableBuf::lent), patterns }
    }

    pub(super) fn lend(&self) -> Shapes<'_> {
        Shapes { table: self.cell.borrow_dependent().table(), patterns: &self.patterns }
    }
}
