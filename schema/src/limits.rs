//! What no tool can be sent more of. The compiler refuses what only larger arguments would fit, the run time the rest.

/// What a toolset takes; without a word [`Limits::USUAL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the arguments, at most [`MOST_BYTES`].
    pub bytes: usize,
    /// Objects and lists that are open at once, the arguments themselves among them; at most [`DEPTH`].
    pub depth: usize,
    /// Items of one list, keys of one map; at most [`ITEMS`].
    pub items: u32,
}

impl Limits {
    /// 1 MiB, 64 levels, 65,536 items.
    pub const USUAL: Self = Self { bytes: BYTES, depth: DEPTH, items: ITEMS };

    /// Whether the shape of arguments is bounded more than usual: then only the coercer looks closely enough.
    pub const fn is_tight(self) -> bool {
        self.depth < DEPTH || self.items < ITEMS
    }
}

/// Bytes that the arguments may be allowed at most.
pub const MOST_BYTES: usize = 16 << 20;

/// Bytes of the arguments.
pub const BYTES: usize = 1 << 20;

/// Objects and lists that are open at once, the arguments themselves among them.
pub const DEPTH: usize = 64;

/// Levels that the type of arguments may have, beside what it has in itself again. Two more are around the arguments in a message
/// of MCP: what the parser takes, which counts no levels, is never too deep for one.
pub const TYPE_DEPTH: usize = DEPTH - 2;

/// Levels that a value of any form has to itself at least; no such value stands where there is less room.
pub const ANY_DEPTH: usize = 16;

/// Levels that all values which lie inside values of their own type may add before the parser leaves them to the coercer,
/// which counts exactly. What is around them has as many at most, so that both together are no more than [`TYPE_DEPTH`].
pub const INNER_DEPTH: usize = TYPE_DEPTH / 2;

/// Items of one list, keys of one map.
pub const ITEMS: u32 = 1 << 16;

/// Digits of an integer of any size: making a number of them takes time that grows with their square.
pub const DIGITS: usize = 4_300;

/// What all absent keys of one call may count together, see [`filled`]: without it `[{},{},…]` asks for a thousand
/// times its own size in defaults.
pub const FILLED: usize = 16 << 20;

/// What an absent key counts: about what its slot takes, or its default where that is longer.
pub const fn filled(key: &str, default: Option<&str>) -> usize {
    match default {
        Some(default) if key.len() + default.len() > FILLED_LEAST => key.len() + default.len(),
        Some(_) | None => FILLED_LEAST,
    }
}

/// What an absent key counts at least. `null` in its place counts nothing then: it is not much shorter itself.
pub const FILLED_LEAST: usize = 64;
