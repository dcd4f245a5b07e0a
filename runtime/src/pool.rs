//! Scratches for tasks that call at once: a task takes one for a call and gives it back when it is done.

use core::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

use crate::scratch::Scratch;

/// Scratches that are not in use. A task holds its own across awaits, so there are as many as calls run at once, and no
/// call waits for another.
///
/// ```
/// use toolcall::ScratchPool;
///
/// static POOL: ScratchPool = ScratchPool::new();
///
/// async fn serve(arguments: &[u8]) {
///     let mut scratch = POOL.take();
///     // … tools::call(&context, name, arguments, &mut scratch, &mut reply).await …
/// }
/// ```
#[derive(Debug)]
pub struct ScratchPool {
    idle: Mutex<Vec<Scratch>>,
    most: usize,
}

impl ScratchPool {
    /// An empty pool; it takes no memory yet. It keeps up to 64 scratches that are not in use.
    pub const fn new() -> Self {
        Self::keeping(64)
    }

    /// The same with another number of scratches; those beyond are dropped.
    pub const fn keeping(most: usize) -> Self {
        Self { idle: Mutex::new(Vec::new()), most }
    }

    /// The scratch that was given back last, else a new one.
    pub fn take(&self) -> Pooled<'_> {
        Pooled { pool: self, scratch: self.idle().pop().unwrap_or_default() }
    }

    /// A panic while the list was locked has left it whole.
    fn idle(&self) -> impl DerefMut<Target = Vec<Scratch>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for ScratchPool {
    fn default() -> Self {
        Self::new()
    }
}

/// A scratch that goes back to its pool when it is dropped.
#[derive(Debug)]
pub struct Pooled<'p> {
    pool: &'p ScratchPool,
    scratch: Scratch,
}

impl Deref for Pooled<'_> {
    type Target = Scratch;

    fn deref(&self) -> &Scratch {
        &self.scratch
    }
}

impl DerefMut for Pooled<'_> {
    fn deref_mut(&mut self) -> &mut Scratch {
        &mut self.scratch
    }
}

impl Drop for Pooled<'_> {
    fn drop(&mut self) {
        let mut idle = self.pool.idle();
        if idle.len() < self.pool.most {
            idle.push(core::mem::take(&mut self.scratch));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_shared<T: Send + Sync>() {}
    const _: () = is_shared::<ScratchPool>();

    #[test]
    fn what_was_given_back_is_used_again() {
        let pool = ScratchPool::keeping(1);
        let (mut first, second) = (pool.take(), pool.take());
        first.text.reserve(100);
        drop(first);
        drop(second);
        assert_eq!(pool.idle().len(), 1);
        assert!(pool.take().text.capacity() >= 100);
    }
}
