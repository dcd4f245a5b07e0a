//! A context parameter: what the program gives to every call and the model never sees. It may stand anywhere.

use core::fmt;

/// What a shop has.
#[derive(Debug)]
pub struct Shop {
    /// Articles and how many there are.
    pub stock: &'static [(&'static str, u32)],
}

/// Say how many pieces of an article there are.
///
/// # Parameters
/// * `article` - its name
#[toolcall::tool]
pub fn count(#[tool(context)] shop: &Shop, #[tool(length = 1..=20)] article: &str) -> Result<u32, NotSold> {
    let found = shop.stock.iter().find(|(name, _)| *name == article);
    found.map(|(_, pieces)| *pieces).ok_or(NotSold)
}

/// Say whether there are enough pieces of an article.
#[toolcall::tool]
pub fn suffices(article: &str, #[tool(context)] shop: &Shop, pieces: u32) -> bool {
    count(shop, article).is_ok_and(|there| there >= pieces)
}

/// Ask for the longest name of an article, after a turn. It borrows from the arguments and from the context.
#[toolcall::tool]
pub async fn longest(than: &str, #[tool(context)] shop: &Shop) -> bool {
    core::future::ready(()).await;
    shop.stock.iter().any(|(name, _)| name.len() > than.len())
}

/// Name the currency. It needs no context and is called with one all the same.
#[toolcall::tool]
pub fn currency() -> &'static str {
    "EUR"
}

/// Nothing of that name is sold.
#[derive(Debug)]
pub struct NotSold;

impl fmt::Display for NotSold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("we do not sell that")
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(context);
}
