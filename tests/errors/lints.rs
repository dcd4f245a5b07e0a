//! Lints, also those that are off by themselves; what a tool allows is silent.

pub mod tools {
    toolcall::include_tools!();
}

/// Nothing is said about its parameter, which may be any text.
#[toolcall::tool]
pub fn run(command: &str) {}

/// The same, as its author wants it.
#[toolcall::tool(allow = "L001, L006")]
pub fn run_on_purpose(command: &str) {}

/// Nothing is said about some variants.
#[toolcall::tool]
pub fn switch(
    /// which way
    to: Way,
) {
}

#[toolcall::value]
pub enum Way {
    /// To the left.
    Left,
    Right,
    Straight,
}

/// Its name leaves little room.
#[toolcall::tool]
pub fn search_for_all_the_open_orders_of_a_customer() {}

/// Its name is nearly another.
#[toolcall::tool]
pub fn closes() {}

/// Its id is a number of 64 bits.
#[toolcall::tool]
pub fn close(
    /// which one
    ticket_id: u64,
    /// another, as a float holds it
    #[tool(maximum = 9_007_199_254_740_992)]
    other_id: u64,
    /// a third, as text
    #[tool(wire = "string")]
    third_id: u64,
    /// how many bytes; no id
    size: u64,
) {
}

/// Adds​ two numbers.
#[toolcall::tool(title = "Add\u{202e}")]
pub fn add(
    /// the first
    a: u32,
    /// the se­cond
    b: u32,
) {
}

/// It takes more than its budget. 
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
/// A sentence that takes room, and more room, and then again some more of it, to say nothing at all to anybody.
#[toolcall::tool]
pub fn talkative() {}
