//@ src/lib.rs
//! Sources that are not there or do not parse: rustc tells in a build, a check by itself.

mod broken;
mod gone;
mod unfinished;
#[cfg(windows)]
mod elsewhere;
pub mod tools {
    toolcall::include_tools!();
}
//@ src/broken.rs
fn f() {}
fn g( {
//@ src/unfinished.rs
fn f() {}
fn g()
