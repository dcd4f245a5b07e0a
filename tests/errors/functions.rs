//! Functions that cannot be tools.

pub mod tools {
    toolcall::include_tools!();
}

/// Is many functions.
#[toolcall::tool]
pub fn generic<T>(value: T) {}

/// Is not for a model to call.
#[toolcall::tool]
pub unsafe fn dangerous(value: u32) {}

/// Wants to write into its arguments.
#[toolcall::tool]
pub fn writes(out: &mut String) {}

/// Has a parameter without a name.
#[toolcall::tool]
pub fn nameless(_: u32, (a, b): (u32, u32)) {}

pub struct Store;

#[toolcall::tool]
impl Store {
    /// Wants the store for itself.
    #[tool]
    pub fn mutable(&mut self) {}

    /// Takes the store away.
    #[tool]
    pub fn value(self) {}

    /// Takes it in another form.
    #[tool]
    pub fn typed(self: &Store) {}
}

#[toolcall::tool]
impl Store {
    /// Not marked.
    pub fn unmarked(&self) {}
}

impl Store {
    /// Marked, but its `impl` is not.
    #[toolcall::tool]
    pub fn bare(&self) {}
}

#[toolcall::tool]
impl Clone for Store {
    #[tool]
    fn clone(&self) -> Self {
        Self
    }
}

/// Is two tools.
#[toolcall::tool]
#[toolcall::tool(read_only)]
pub fn twice() {}

/// Gives no answer.
#[toolcall::tool]
pub fn never() -> ! {
    std::process::exit(1)
}

/// Runs on some processors only.
#[toolcall::tool]
#[target_feature(enable = "avx2")]
pub fn fast() {}

/// Wants its arguments for ever.
#[toolcall::tool]
pub fn keeps<'a: 'static>(city: &'a str) {}

/// Says the same elsewhere.
#[toolcall::tool]
pub fn keeps_too<'a>(city: &'a str)
where
    'a: 'static,
{
}

pub trait Shop {
    /// Has no body of its own.
    #[toolcall::tool]
    fn open(&self);

    /// Has one.
    #[toolcall::tool]
    fn close() {}
}

impl Shop for Store {
    /// Its `impl` is not marked.
    #[toolcall::tool]
    fn open(&self) {}
}
