//! The ways from argument bytes to the call of a tool. A contender is one file that answers the same five questions,
//! under the same bounds: unknown, repeated and missing keys are refused, and so is a value out of its range.

mod ours;
mod serde_derive;
mod simd_tape;

use crate::payloads::Tool;

/// One way to call the tools.
pub trait Contender {
    /// How its rows are called.
    fn name(&self) -> &'static str;

    /// Calls the tool `tiny`.
    ///
    /// # Errors
    /// If the arguments do not fit; the same holds for the other tools.
    fn tiny(&mut self, arguments: &[u8]) -> Result<u64, Refused>;

    /// Calls the tool `search`.
    fn search(&mut self, arguments: &[u8]) -> Result<u64, Refused>;

    /// Calls the tool `mail`.
    fn mail(&mut self, arguments: &[u8]) -> Result<u64, Refused>;

    /// Calls the tool `write`.
    fn write(&mut self, arguments: &[u8]) -> Result<u64, Refused>;

    /// Calls the tool `order`.
    fn order(&mut self, arguments: &[u8]) -> Result<u64, Refused>;

    /// Calls any tool.
    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        match tool {
            Tool::Tiny => self.tiny(arguments),
            Tool::Search => self.search(arguments),
            Tool::Mail => self.mail(arguments),
            Tool::Write => self.write(arguments),
            Tool::Order => self.order(arguments),
        }
    }
}

/// The arguments do not fit. Why is not compared: the peers say it in other words and stop at other places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

/// All contenders, `BASE` among them.
pub fn all() -> Vec<Box<dyn Contender>> {
    vec![
        Box::<serde_derive::SerdeDerive>::default(),
        Box::<simd_tape::SimdTape>::default(),
        Box::<ours::Ours>::default(),
    ]
}

/// The contender whose time is 1.
pub const BASE: &str = "serde_derive";
/// The contender that has goals.
pub const OURS: &str = "toolcall";
