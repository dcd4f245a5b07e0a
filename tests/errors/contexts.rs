//! Contexts that cannot be had.

pub mod tools {
    toolcall::include_tools!();
}

pub struct Db;

pub struct Store;

#[toolcall::tool]
impl Store {
    /// Has two of them.
    #[tool]
    pub fn two(&self, #[tool(context)] db: &Db) {}
}

/// Takes it away.
#[toolcall::tool]
pub fn by_value(#[tool(context)] db: Db) {}

/// Wants to change it.
#[toolcall::tool]
pub fn mutable(#[tool(context)] db: &mut Db) {}

/// A type without a path.
#[toolcall::tool]
pub fn without_path(#[tool(context)] db: &dyn Send) {}

/// One type.
#[toolcall::tool]
pub fn one(#[tool(context)] db: &Db) {}

/// Another type in the same toolset.
#[toolcall::tool]
pub fn other(#[tool(context)] store: &Store) {}
