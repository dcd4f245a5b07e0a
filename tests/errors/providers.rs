//! What a provider says is checked all through.

mod tools {
    toolcall::include_tools!();
}

/// A.
#[toolcall::tool]
fn constraints(
    a: faulty::Pattern,
    b: faulty::Word,
    c: faulty::Twice,
    d: faulty::Order,
    e: faulty::Count,
    f: faulty::Float,
    g: faulty::Format,
) {
}

/// B.
#[toolcall::tool]
fn shapes(
    a: faulty::Names,
    b: faulty::Nameless,
    c: Option<faulty::Null>,
    d: Vec<faulty::Keys>,
    e: faulty::Path,
    f: Option<std::ops::Bound<Option<u8>>>,
) {
}

/// C.
#[toolcall::tool]
fn uses(
    #[tool(default = 3)] a: chrono::Month,
    b: Option<std::ops::Bound<u8>>,
    c: std::collections::BTreeMap<chrono::Month, u8>,
    #[tool(maximum = 13)] d: chrono::Month,
    e: faulty::Unknown,
) {
}

/// D.
#[toolcall::tool]
fn between(
    a: faulty::Constant<3>,
    b: faulty::Constant<{ size() }>,
    c: faulty::Borrowed<'_>,
    d: std::str::Chars<'static>,
    e: faulty::Unknown<true, COUNT>,
    f: faulty::Unknown<Missing>,
    g: faulty::Unknown<Item = u8>,
) {
}

const COUNT: usize = 3;
