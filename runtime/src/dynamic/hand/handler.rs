//! What is done when a tool is called, whatever the types that its author chose.

use core::fmt;
use core::pin::Pin;

use serde::de::DeserializeOwned;

use super::answer::Answer;
use crate::reply::{Failure, Reply};

/// What came of it; an error is what the type of the arguments says of them.
pub(super) type Handled = Result<Result<(), Failure>, String>;

/// What is done, by canonical JSON and the context.
pub(super) enum Handler<C: ?Sized> {
    Sync(Box<Sync<C>>),
    Async(Box<Async<C>>),
}

pub(super) type Sync<C> = dyn Fn(&str, &C, &mut Reply) -> Handled + Send + core::marker::Sync;

pub(super) type Async<C> = dyn for<'a> Fn(&'a str, &'a C, &'a mut Reply) -> Pin<Box<dyn Future<Output = Handled> + Send + 'a>>
    + Send
    + core::marker::Sync;

impl<C: ?Sized> Handler<C> {
    /// On the text of the arguments.
    pub(super) fn text<A: Answer>(handler: impl Fn(&str, &C) -> A + Send + core::marker::Sync + 'static) -> Self {
        Self::Sync(Box::new(move |arguments, context, reply| Ok(handler(arguments, context).write(reply))))
    }

    /// On the arguments as a type has them.
    pub(super) fn typed<T: DeserializeOwned, A: Answer>(
        handler: impl Fn(T, &C) -> A + Send + core::marker::Sync + 'static,
    ) -> Self {
        Self::Sync(Box::new(move |arguments, context, reply| {
            let arguments = serde_json::from_str(arguments).map_err(|error| error.to_string())?;
            Ok(handler(arguments, context).write(reply))
        }))
    }

    /// On the text of the arguments, awaited.
    pub(super) fn awaited<A: Answer + Send + 'static>(
        handler: impl for<'a> Fn(&'a str, &'a C) -> Pin<Box<dyn Future<Output = A> + Send + 'a>>
        + Send
        + core::marker::Sync
        + 'static,
    ) -> Self {
        Self::Async(Box::new(move |arguments, context, reply| {
            let answer = handler(arguments, context);
            Box::pin(async move { Ok(answer.await.write(reply)) })
        }))
    }
}

impl<C: ?Sized> fmt::Debug for Handler<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sync(_) => "Sync",
            Self::Async(_) => "Async",
        })
    }
}
