//! Prints how many of the slips of `tests/slips` each reader recovers, refuses and takes for something else: toolcall at
//! each level, serde_json's derive, and the router of rmcp.
//! `cargo run --release -p toolcall-benches --features rmcp --bin slips`.

#![forbid(unsafe_code)]

#[expect(dead_code, reason = "the test asks for more than the figures")]
#[path = "../../../../tests/slips/corpus.rs"]
mod corpus;
mod router;
#[expect(unreachable_pub, clippy::too_many_lines, reason = "what is emitted is public, and has some lines a key")]
#[path = "../../../../tests/slips/tools.rs"]
mod tools;
#[path = "../../../../tests/slips/twins.rs"]
mod twins;

use toolcall::Level;

fn main() {
    println!("| reader | recovered | refused | taken for something else | right calls taken |");
    println!("|---|--:|--:|--:|--:|");
    for level in Level::ALL {
        println!("{}", corpus::figures(&format!("toolcall, `{level}`"), corpus::ours(&tools::dispatch::TOOLS, level)));
    }
    println!("{}", corpus::figures("serde_json's derive", twins::read));
    let mut router = router::router();
    println!("{}", corpus::figures("the router of rmcp", |tool, sent| router.call(tool, sent)));
}
