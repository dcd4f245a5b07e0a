//! Tools that a provider takes only in part: warnings, since other dialects show them as they are.

pub mod tools {
    toolcall::include_tools!();
}

/// Its name has a dot.
#[toolcall::tool(name = "list.all")]
pub fn name() {}

/// Its keys have other characters than some providers take.
#[toolcall::tool]
pub fn keys(größe: u32, #[tool(name = "page-size")] page_size: u32) {}

/// Its keys are one where a provider takes no `-`.
#[toolcall::tool]
pub fn equal_keys(page_size: u32, #[tool(name = "page-size")] other: u32) {}

/// A sentence that nobody needs, since it says what the one before it said. A sentence that nobody needs,
/// since it says what the one before it said. A sentence that nobody needs, since it says what the one before
/// it said. A sentence that nobody needs, since it says what the one before it said. A sentence that nobody
/// needs, since it says what the one before it said. A sentence that nobody needs, since it says what the one
/// before it said. A sentence that nobody needs, since it says what the one before it said. A sentence that
/// nobody needs, since it says what the one before it said. A sentence that nobody needs, since it says what
/// the one before it said. A sentence that nobody needs, since it says what the one before it said. A
/// sentence that nobody needs, since it says what the one before it said. A sentence that nobody needs, since
/// it says what the one before it said. A sentence that nobody needs, since it says what the one before it
/// said. A sentence that nobody needs, since it says what the one before it said. A sentence that nobody
/// needs, since it says what the one before it said. A sentence that nobody needs, since it says what the one
/// before it said.
#[toolcall::tool]
pub fn long_description() {}

/// Its objects lie deeper in each other than strict mode takes.
#[toolcall::tool]
pub fn deep(level: Level1) {}

#[toolcall::value]
pub struct Level1 {
    pub inner: Level2,
}

#[toolcall::value]
pub struct Level2 {
    pub inner: Level3,
}

#[toolcall::value]
pub struct Level3 {
    pub inner: Level4,
}

#[toolcall::value]
pub struct Level4 {
    pub inner: Level5,
}

#[toolcall::value]
pub struct Level5 {
    pub inner: Level6,
}

#[toolcall::value]
pub struct Level6 {
    pub inner: Level7,
}

#[toolcall::value]
pub struct Level7 {
    pub inner: Level8,
}

#[toolcall::value]
pub struct Level8 {
    pub inner: Level9,
}

#[toolcall::value]
pub struct Level9 {
    pub inner: Level10,
}

#[toolcall::value]
pub struct Level10 {
    pub inner: Level11,
}

#[toolcall::value]
pub struct Level11 {
    pub inner: u32,
}

/// Takes an object of any keys.
#[toolcall::tool]
pub fn open(keys: std::collections::BTreeMap<String, u32>) {}

/// Takes a list longer than one provider takes.
#[toolcall::tool]
pub fn long_list(#[tool(max_items = 961)] keys: Vec<u32>) {}
