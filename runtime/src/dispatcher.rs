//! The calls of a toolset as a value, for code that serves any toolset.

use core::fmt;

use crate::outcome::Outcome;
use crate::reply::Reply;
use crate::scratch::Scratch;

/// The `call_sync` of one toolset, whose tools are given a `C`. Emitted beside it as `DISPATCHER`.
pub struct Dispatcher<C: ?Sized> {
    call_sync: CallSync<C>,
}

type CallSync<C> = for<'s> fn(&C, &str, &'s [u8], &'s mut Scratch, &mut Reply) -> Outcome<'s>;

impl<C: ?Sized> Dispatcher<C> {
    /// For emitted code alone: a tool may only run once its arguments were read.
    #[doc(hidden)]
    pub const fn new(call_sync: CallSync<C>) -> Self {
        Self { call_sync }
    }

    /// Finds, parses, calls and writes: the toolset's own `call_sync`.
    #[inline]
    pub fn call_sync<'s>(
        &self,
        context: &C,
        name: &str,
        arguments: &'s [u8],
        scratch: &'s mut Scratch,
        reply: &mut Reply,
    ) -> Outcome<'s> {
        (self.call_sync)(context, name, arguments, scratch, reply)
    }
}

impl<C: ?Sized> Clone for Dispatcher<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: ?Sized> Copy for Dispatcher<C> {}

impl<C: ?Sized> fmt::Debug for Dispatcher<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dispatcher").finish_non_exhaustive()
    }
}
