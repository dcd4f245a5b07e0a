//! The door for emitted code. Not an API: it may change in any release; [`assert_format`] keeps the two sides together.

pub use crate::call::{Arguments, Call, Called, attempt, caught, needs_await, parse, parse_into, run, settle, unknown};
pub use crate::check::check;
pub use crate::container::{Map, Set};
pub use crate::cursor::{Cursor, Stop};
pub use crate::declared::{OtherKeys, Uses, handle, handle_async, parse_text, raw};
pub use crate::key::Key;
pub use crate::names::Names;
pub use crate::parsed::{Parsed, formatted, nonzero};
pub use crate::pattern::{Aligned, Automaton, Pattern};
pub use crate::record::{Record, Seen};
pub use crate::reply::returned::kind_of;
pub use crate::slot::{Slots, Value};
pub use crate::toolset::{Declared, View};
#[cfg(feature = "value")]
pub use crate::value::write_value;
#[cfg(feature = "value")]
pub use serde_json::Value as Json;
pub use toolcall_schema::class::{Class, Others};
pub use toolcall_schema::level::Level;
pub use toolcall_schema::limits::Limits;
pub use toolcall_schema::table::{
    Bound, By, Check, Fields, Format, Kind, Member, Node, Precision, Presence, Run, Step, Table, Width, kinds,
};

use crate::{Policy, Rejection, Scratch};

/// Fails the build of emitted code that this run time does not fit.
///
/// # Panics
/// At compile time, if the numbers differ.
pub const fn assert_format(emitted: u32) {
    assert!(
        emitted == toolcall_schema::table::FORMAT,
        "toolcall-build and toolcall do not fit: use the same version of both, then build again"
    );
}

/// Fails the build of glue and shared file that come from different runs of the build step.
///
/// # Panics
/// At compile time, if the hashes differ.
pub const fn assert_same_run(glue: u64, shared: u64) {
    assert!(
        glue == shared,
        "the files that the build step wrote are of different runs: touch build.rs and build again"
    );
}

/// The keys of one record among those of all.
///
/// # Panics
/// At compile time, if there are not so many.
pub const fn keys(all: &'static [&'static str], start: usize, len: usize) -> &'static [&'static str] {
    all.split_at(start).1.split_at(len).0
}

/// Stands for a tool that was not built, so that its uses raise no error beside its own.
#[derive(Debug)]
pub struct Faulty<'a>(core::marker::PhantomData<&'a ()>);

impl<'a> Faulty<'a> {
    /// Never called: the build fails before.
    ///
    /// # Errors
    /// Never.
    ///
    /// # Panics
    /// Always.
    pub fn parse(_arguments: &'a [u8], _scratch: &'a mut Scratch) -> Result<Self, &'a Rejection> {
        unreachable!("a tool with errors is not built")
    }

    /// As [`parse`](Self::parse).
    ///
    /// # Errors
    /// Never.
    ///
    /// # Panics
    /// Always.
    pub fn check<'s>(
        _arguments: &[u8],
        _policy: Policy,
        _scratch: &'s mut Scratch,
        _out: &mut Vec<u8>,
    ) -> Result<(), &'s Rejection> {
        unreachable!("a tool with errors is not built")
    }
}
