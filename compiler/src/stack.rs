//! A stack with room for the deepest source that is read: parsing it, and giving it free, goes as deep as it is nested.

use std::panic::resume_unwind;
use std::thread;

/// Runs something on a thread with such a stack; where there can be none, on this one.
pub(crate) fn with_room<T: Send>(work: impl Fn() -> T + Sync) -> T {
    thread::scope(|scope| match thread::Builder::new().stack_size(ROOM).spawn_scoped(scope, &work) {
        Ok(running) => running.join().unwrap_or_else(|panic| resume_unwind(panic)),
        Err(_) => work(),
    })
}

/// Address space only; a page that is never touched takes no memory.
const ROOM: usize = 256 << 20;
