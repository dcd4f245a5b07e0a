//! Turns ordinary Rust functions into tools that a language model can call.
//!
//! A function, its doc comment and an attribute are all that is written. A build step reads them and emits the schemas
//! for every provider, a parser from argument bytes to the function's own parameters, and the dispatch; this crate is
//! what the emitted code stands on.
//!
//! ```text
//! bytes ─find─▶ tool ─parse─▶ slots ─call─▶ your function ─write─▶ reply
//!                       └─ anything unusual ─▶ coerce ─▶ canonical JSON ─▶ parse again
//!                                                └─▶ rejection with every violation
//! ```
//!
//! ```ignore
//! /// Get the forecast for a city.
//! ///
//! /// # Parameters
//! /// * `city` - city name
//! /// * `days` - how many days ahead
//! #[toolcall::tool]
//! pub fn forecast(city: &str, #[tool(range = 1..=16, default = 3)] days: u32) -> String {
//!     format!("{days} days of rain in {city}")
//! }
//!
//! mod tools {
//!     toolcall::include_tools!();
//! }
//!
//! let (mut scratch, mut reply) = (toolcall::Scratch::new(), toolcall::Reply::new());
//! let outcome = tools::call_sync(&(), "forecast", br#"{"city":"Oslo"}"#, &mut scratch, &mut reply);
//! assert!(outcome.is_done() && reply.text() == "3 days of rain in Oslo");
//! ```
//!
//! # What may be written
//! Tools are free functions, and methods of an `impl` block that has the attribute itself; inside it, those marked
//! `#[tool]`. `&self`, or a parameter marked `#[tool(context)]`, is the context: it is given by the caller and never shown.
//! All tools of a toolset share one context type. Functions may be `async`.
//!
//! | on a function | |
//! |---|---|
//! | `name = "…"` | the name a model calls, else the function's |
//! | `title = "…"` | a name for people |
//! | `description = "…"` | in place of the doc comment |
//! | `toolset = "…"` | goes with `include_tools!(…)` of that name; also on an `impl` |
//! | `read_only`, `destructive`, `idempotent`, `open_world` | remarks on its effects; `= false` says the opposite |
//! | `deprecated`, `example = "…"` | for the model; an example is the JSON text of arguments |
//! | `alias = "…"` | another name that calls may use; it is never shown |
//! | `timeout = "30s"`, `max_retries = 3`, `untrusted` | kept in [`Tool`] for the host; nothing enforces them yet |
//! | `returns` | describes the output where a dialect has a place for it; `= false` where `Config` describes all |
//! | `unknown = "ignore"` | drops arguments that it does not have; its schemas stay closed |
//! | `coerce = "exact"` | how far arguments may be coerced: also `"lossless"`, the usual [`Level`], and `"lenient"` |
//! | `allow = "undocumented"` | lifts the error of a tool that says nothing about itself |
//! | `allow = "L003"` | silences lints by their codes, with commas between them |
//! | `deny = "loss"` | makes an error of what a rendered dialect cannot say of it |
//!
//! | on a parameter or field | |
//! |---|---|
//! | `name`, `title`, `description` | as above; an empty description clears what other places say |
//! | `alias = "…"` | another key that calls may use; it is never shown |
//! | `default = …` | makes it optional; shown in the schema if it is made of literals, constants and variants all through |
//! | `required` | of an `Option`: the key must be there, `null` is a value |
//! | `one_of = ["a", "b"]` | of text, whole numbers and booleans (`[true]`): the only values |
//! | `range = 1..=16` | also `0..10`, `1..`, `..=-1`, floats, and several: `..=-1 \| 1..`; or `minimum`, `maximum`, `exclusive_minimum`, `exclusive_maximum` |
//! | `length = 1..=80` | of text, in code points; or `min_length`, `max_length` |
//! | `items = 1..=5` | of a list; or `min_items`, `max_items` |
//! | `pattern = "^[a-z]{2,8}$"` | of text: a regular expression of ECMA-262 that must be found in it |
//! | `multiple_of = 5` | of a number, decided by its decimal digits |
//! | `unique` | of a list: no item twice, as sets have it by themselves |
//! | `pairs` | `Vec<(K, T)>` is an object whose keys keep their order |
//! | `format = "email"` | of text: `date`, `time`, `date-time`, `duration`, `uuid`, `uri`, `email`, `hostname`, `ipv4`, `ipv6`; `base64` on `Vec<u8>` |
//! | `wire = "string"` | an integer travels as text, so that no digit is lost; for results see [`wire`] |
//! | `example = …`, `deprecated` | for the model |
//! | `coerce = "exact"` | how far this value may be coerced; more than the tool's counts |
//! | `secret` | nothing repeats it, nor a key inside it |
//! | `context` | see above |
//!
//! A parameter is described by the attribute, else by a doc comment of its own, else by its bullet under a heading
//! `# Parameters`, `# Arguments` or `# Args`, else by the doc comment of its type.
//!
//! | parameters and fields may be | |
//! |---|---|
//! | numbers, `bool`, `char` | integers of 8 to 128 bit and `NonZero` ones, floats; by the feature `num-bigint` integers of any size |
//! | text | `&str`, `String`, `Cow<str>`, `Box<str>`, `Arc<str>`, `PathBuf`, `&Path` |
//! | text with a format | `Duration`, IP addresses; by a feature the types of `jiff`, `chrono`, `time`, `uuid`, `url`, `rust_decimal` |
//! | lists | `Vec`, `VecDeque`, `SmallVec`, `[T; N]`, `Box<[T]>`, tuples, sets; `IndexSet` by the feature `indexmap` |
//! | maps | `HashMap`, `BTreeMap`, `IndexMap`, with keys that are text, characters, names or whole numbers |
//! | any value | `serde_json::Value`, `serde_json::Map`, [`RawJson`]; and, with a warning, what another crate's `Deserialize` takes |
//! | types of other crates | of which a provider in the build script says what they are: `toolcall_build::provider` |
//! | `Option`, `Box`, `Arc` | of these |
//! | structs and enums of the crate | as they are: generic, recursive, with values in all ways of serde |
//!
//! Of serde's attributes `rename`, `rename_all`, `alias`, `default`, `skip`, `tag`, `content`, `untagged`, `flatten` and
//! `transparent` are read, of schemars' those that constrain or describe; one that cannot be honoured is an error. Enums that
//! derive `serde_repr::Deserialize_repr` are numbers. `#[toolcall::value]` on a type lets its fields
//! stay private, and be given `#[tool(…)]`.
//!
//! A function returns text, anything that implements `serde::Serialize` (written as JSON; `()` and `None` are `null`), a
//! [`ToolResult`], or a `Result` of one of these whose error implements `Display`. With `returns` its type is read as serde
//! writes it: structs and enums of the crate that derive `serde::Serialize` with serde's attributes, and the types above.
//!
//! # Dispatch
//! The module that holds [`include_tools!`] offers, beside the arguments of each tool under its name in camel case:
//!
//! | | |
//! |---|---|
//! | `TOOLS` | a [`Toolset`]: the tools, and their schemas per [`Dialect`], all of them or some |
//! | `schemas::MCP`, … | the bytes of one dialect; one that is not named is not linked |
//! | `call(&context, name, arguments, &mut scratch, &mut reply)` | finds, parses, calls, writes; asynchronous |
//! | `call_sync(…)` | the same for tools that need no await |
//! | `DISPATCHER` | the same as a value: a [`Dispatcher`], for code that serves any toolset |
//! | `Forecast::parse(arguments, &mut scratch)` | the arguments of one tool, typed; panics if an expression for a default does |
//! | `TOOLS.check(name, arguments, policy, &mut scratch, &mut out)` | validates and coerces without calling, for gateways; also `Forecast::check` and [`Toolset::validate`] |
//! | `wire::Provider::ANTHROPIC.calls(body, &mut memory)` | the calls in a provider's response, for these: see [`wire`] (feature `wire`) |
//! | `call_value(…)`, `call_value_sync(…)` | calls with a `serde_json::Value` (feature `value`) |
//!
//! A file of declarations in JSON that `Config::json` names in build.rs is a toolset as well, of the file's name. There
//! the types of the arguments are emitted, and what the tools do is a trait: `Handlers` with a method for each, which
//! `call_sync(&handlers, …)` calls, or `AsyncHandlers`, the same awaited, for `call(&handlers, …)`. Both return a
//! `Result` of a [`ToolResult`] and an error of the program's own. All else is as above; `check` and the schemas need no
//! handlers.
//!
//! What was coerced is in [`Scratch::receipt`]; what is wrong in the [`Rejection`], all of it at once.
//!
//! The context is `&()` where no tool takes one. Nothing here allocates once [`Scratch`] and [`Reply`] have grown to the
//! calls they see, except what the tools' own parameter types own (`String`, `Vec`).

#![cfg_attr(feature = "safe", forbid(unsafe_code))]
#![deny(unsafe_code)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod any;
#[cfg(feature = "bench")]
pub mod bench;
mod call;
mod check;
mod coerce;
mod collection;
mod container;
mod cursor;
mod declared;
mod dispatcher;
#[cfg(feature = "dynamic")]
pub mod dynamic;
mod form;
mod key;
mod names;
mod number;
mod outcome;
mod parsed;
mod pass;
mod pattern;
mod policy;
mod pool;
mod raw;
mod receipt;
mod record;
mod repair;
mod reply;
#[cfg(feature = "bench")]
mod sample;
mod scan;
mod scratch;
mod slot;
mod text;
mod token;
mod tool_result;
mod toolset;
#[cfg(feature = "value")]
mod value;
mod violation;
pub mod wire;

/// Calls that take a value: none without the feature `value`.
#[cfg(not(feature = "value"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __call_value {
    () => {};
}

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use self::dispatcher::Dispatcher;
pub use self::outcome::{Outcome, Panic, UnknownTool};
pub use self::policy::Policy;
pub use self::pool::{Pooled, ScratchPool};
pub use self::raw::RawJson;
pub use self::receipt::{Coercion, Receipt};
pub use self::reply::{Failure, FailureCode, Reply};
pub use self::scratch::Scratch;
pub use self::tool_result::ToolResult;
pub use self::toolset::{Hints, NotRendered, SubsetError, Tool, Toolset};
pub use self::violation::{Code, Found, Rejection, Violation};
pub use toolcall_macros::{include_tools, tool, value};
pub use toolcall_schema::dialect::{Dialect, UnknownDialect};
pub use toolcall_schema::level::{Level, UnknownLevel};
pub use toolcall_schema::source::{Source, UnknownSource};
