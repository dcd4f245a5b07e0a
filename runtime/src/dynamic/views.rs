//! The tools as each dialect shows them, rendered when they are asked for.

use std::sync::OnceLock;

use toolcall_schema::catalog::Catalog;
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::ledger::Ledger;
use toolcall_schema::normalise::normalise;
use toolcall_schema::view::Block;

/// One dialect's picture of the tools.
#[derive(Debug)]
struct Rendered {
    block: Block,
    ledger: Ledger,
}

/// A place for the view of each dialect.
#[derive(Debug)]
pub(super) struct Views {
    rendered: Box<[OnceLock<Rendered>]>,
}

impl Views {
    pub(super) fn new() -> Self {
        Self { rendered: Dialect::ALL.iter().map(|_| OnceLock::new()).collect() }
    }

    /// The array of all tools.
    pub(super) fn block(&self, catalog: &Catalog, dialect: Dialect) -> &[u8] {
        self.of(catalog, dialect).map_or(b"[]", |rendered| &rendered.block.bytes)
    }

    /// The object of one tool.
    pub(super) fn tool(&self, catalog: &Catalog, dialect: Dialect, index: usize) -> Option<&[u8]> {
        let block = &self.of(catalog, dialect)?.block;
        block.bytes.get(block.tools.get(index)?.clone())
    }

    /// What the dialect shows otherwise than declared.
    pub(super) fn ledger(&self, catalog: &Catalog, dialect: Dialect) -> Option<&Ledger> {
        self.of(catalog, dialect).map(|rendered| &rendered.ledger)
    }

    fn of(&self, catalog: &Catalog, dialect: Dialect) -> Option<&Rendered> {
        let place = Dialect::ALL.iter().position(|other| *other == dialect)?;
        Some(self.rendered.get(place)?.get_or_init(|| {
            let view = normalise(catalog, spec(dialect));
            Rendered { block: view.block(), ledger: view.ledger }
        }))
    }
}
