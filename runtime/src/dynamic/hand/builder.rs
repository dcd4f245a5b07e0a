//! A tool as its author writes it.

use core::pin::Pin;

use serde::de::DeserializeOwned;
use toolcall_schema::dialect::Dialect;
use toolcall_schema::source::Source;

use super::answer::Answer;
use super::handler::Handler;
use super::prepare::{self, Declaration, SchemaError};
use crate::dynamic::DynamicTools;
use crate::toolset::Hints;

/// A tool that is built by hand. Its handler gets the arguments and the context `C`, always both.
///
/// ```
/// use toolcall::dynamic::{Source, Tool, Toolbox};
/// use toolcall::{Reply, Scratch, ToolResult};
///
/// #[derive(serde::Deserialize)]
/// struct Wait {
///     seconds: u8,
/// }
///
/// let tools = Toolbox::new([
///     Tool::new("search", "Finds pages.", |arguments, site: &str| format!("{site} has nothing for {arguments}"))
///         .params(["query"])
///         .source(Source::Http),
///     Tool::typed("wait", "Waits.", |Wait { seconds }, _: &str| match seconds {
///         0..10 => ToolResult::text("done"),
///         _ => ToolResult::error("nobody waits that long"),
///     })
///     .schema(r#"{"type":"object","properties":{"seconds":{"type":"integer","minimum":0,"maximum":255}},
///         "required":["seconds"],"additionalProperties":false}"#),
/// ])?;
/// let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
/// assert!(tools.call_sync("example.com", "search", br#"{"query":"rain"}"#, &mut scratch, &mut reply).is_done());
/// assert_eq!(reply.text(), r#"example.com has nothing for {"query":"rain"}"#);
/// assert_eq!(tools.call_sync("", "wait", br#"{"seconds":300}"#, &mut scratch, &mut reply).name(), "rejected");
/// # Ok::<(), toolcall::dynamic::NotPrepared>(())
/// ```
#[derive(Debug)]
#[must_use = "put it into a `Toolbox`"]
pub struct Tool<C: ?Sized = ()> {
    pub(super) declaration: Declaration,
    pub(super) handler: Handler<C>,
}

impl<C: ?Sized> Tool<C> {
    /// A tool without parameters, whose handler gets the canonical JSON of its arguments.
    pub fn new<A: Answer>(
        name: impl Into<String>,
        description: impl Into<String>,
        handler: impl Fn(&str, &C) -> A + Send + Sync + 'static,
    ) -> Self {
        Self { declaration: Declaration::new(name, description), handler: Handler::text(handler) }
    }

    /// The same with a handler that gets a value of a type, of which the schema says what it may be. Arguments that fit the
    /// schema and not the type are rejected as [`Code::Custom`](crate::Code::Custom).
    pub fn typed<T: DeserializeOwned, A: Answer>(
        name: impl Into<String>,
        description: impl Into<String>,
        handler: impl Fn(T, &C) -> A + Send + Sync + 'static,
    ) -> Self {
        Self { declaration: Declaration::new(name, description), handler: Handler::typed(handler) }
    }

    /// The same with a handler that is awaited: `|arguments, context| Box::pin(async move { … })`.
    pub fn awaited<A: Answer + Send + 'static>(
        name: impl Into<String>,
        description: impl Into<String>,
        handler: impl for<'a> Fn(&'a str, &'a C) -> Pin<Box<dyn Future<Output = A> + Send + 'a>> + Send + Sync + 'static,
    ) -> Self {
        Self { declaration: Declaration::new(name, description), handler: Handler::awaited(handler) }
    }

    /// Its parameters: text, each required, and no others.
    pub fn params<'p>(mut self, names: impl IntoIterator<Item = &'p str>) -> Self {
        self.declaration.schema = prepare::texts(names);
        self
    }

    /// The JSON Schema of its arguments, as text.
    pub fn schema(mut self, schema: impl Into<String>) -> Self {
        self.declaration.schema = schema.into();
        self
    }

    /// The JSON Schema of its result, as text.
    pub fn output(mut self, schema: impl Into<String>) -> Self {
        self.declaration.output = Some(schema.into());
        self
    }

    /// A name for people.
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.declaration.title = Some(title.into());
        self
    }

    /// Remarks on its effects.
    pub fn hints(mut self, hints: Hints) -> Self {
        self.declaration.hints = hints;
        self
    }

    /// Where it comes from, else [`Source::Custom`].
    pub fn source(mut self, source: Source) -> Self {
        self.declaration.source = source;
        self
    }

    /// The name a model calls it by.
    pub fn name(&self) -> &str {
        &self.declaration.name
    }

    /// Whether it can be used as it is, to be asked before a model is. A [`Toolbox`](super::Toolbox) does so for each of its
    /// tools and keeps what is made for it: checks belong to one schema and live as long as the toolbox.
    ///
    /// # Errors
    /// Everything that is wrong with its name and its schemas.
    pub fn prepare(&self) -> Result<(), Vec<SchemaError>> {
        self.made().map(drop)
    }

    /// Its JSON object as a provider takes it.
    ///
    /// # Errors
    /// As [`prepare`](Self::prepare).
    pub fn definition(&self, dialect: Dialect) -> Result<Vec<u8>, Vec<SchemaError>> {
        Ok(self.made()?.schema_of(self.name(), dialect).unwrap_or_default().to_vec())
    }

    /// It alone.
    fn made(&self) -> Result<DynamicTools, Vec<SchemaError>> {
        let made = prepare::prepare(core::slice::from_ref(&self.declaration));
        made.map_err(|faults| faults.tools.into_iter().flat_map(|(_, errors)| errors).collect())
    }
}
