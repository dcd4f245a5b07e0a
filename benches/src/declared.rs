//! The tools that are measured, written as any author would write them. The contenders of `contenders` read the same
//! arguments under the same bounds and call the same functions of `answer`.

use serde::Deserialize;

use crate::answer;

/// Weather of a city.
///
/// # Parameters
/// * `city` - name of the city
/// * `days` - how many days ahead
#[toolcall::tool(read_only)]
pub fn tiny(city: &str, #[tool(range = 0..=16)] days: u8) -> u64 {
    answer::tiny(city, days)
}

/// Search the code of all projects.
///
/// # Parameters
/// * `query` - words to look for
/// * `limit` - how many results at most
/// * `min_score` - leave out results below this score
/// * `exact` - whether the words must stand together
/// * `sort` - order of the results
/// * `cursor` - where the last page ended
#[toolcall::tool(read_only)]
pub fn search(
    query: &str,
    #[tool(range = 1..=1000)] limit: u32,
    #[tool(range = 0.0..=1.0)] min_score: f64,
    exact: bool,
    sort: Sort,
    cursor: Option<i64>,
) -> u64 {
    answer::search(query, limit, min_score, exact, sort, cursor)
}

/// Order of search results.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// Best match first.
    Relevance,
    /// Last change first.
    Newest,
    /// First change first.
    Oldest,
    /// Most stars first.
    Stars,
}

/// Send a mail.
///
/// # Parameters
/// * `from` - address of the sender
/// * `to` - address of the receiver
/// * `cc` - address of a second receiver
/// * `subject` - what it is about
/// * `body` - the text
/// * `priority` - how urgent it is
/// * `retries` - how often to try again
/// * `delay` - seconds to wait before
/// * `html` - whether the text is HTML
/// * `thread` - number of the thread it belongs to
#[toolcall::tool]
#[expect(clippy::too_many_arguments, reason = "a call with ten arguments is what is measured")]
pub fn mail(
    from: &str,
    to: &str,
    cc: Option<&str>,
    subject: &str,
    body: &str,
    priority: Priority,
    #[tool(range = 0..=10)] retries: u8,
    delay: f64,
    html: bool,
    thread: i64,
) -> u64 {
    answer::mail([from, to, subject, body], cc, priority, retries, delay, html, thread)
}

/// How urgent a mail is.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Priority {
    /// It can wait.
    Low,
    /// As any other.
    Normal,
    /// Today.
    High,
    /// Now.
    Urgent,
}

/// Write a file.
///
/// # Parameters
/// * `path` - where
/// * `content` - the whole text
/// * `mode` - permissions
#[toolcall::tool(destructive)]
pub fn write(path: &str, content: &str, mode: Option<u32>) -> u64 {
    answer::write(path, content, mode)
}

/// Place an order.
///
/// # Parameters
/// * `customer` - who orders
/// * `address` - where it goes
/// * `orders` - what is ordered
/// * `notify` - whether to send a confirmation
#[toolcall::tool]
pub fn order(
    customer: &str,
    address: Address<'_>,
    #[tool(items = 0..=512)] orders: Vec<Item<'_>>,
    notify: bool,
) -> u64 {
    answer::order(customer, address, orders.iter().copied(), notify)
}

/// Where an order goes.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Default)]
pub struct Address<'a> {
    /// Number and street.
    pub street: &'a str,
    /// City.
    pub city: &'a str,
    /// Postal code.
    pub zip: &'a str,
    /// Two letters.
    pub country: &'a str,
}

/// One line of an order.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Default)]
pub struct Item<'a> {
    /// What is ordered.
    pub sku: &'a str,
    /// How many.
    #[tool(range = 1..=10_000)]
    pub qty: u32,
    /// Price of one.
    #[tool(minimum = 0.0)]
    pub price: f64,
    /// Wishes.
    pub note: Option<&'a str>,
}
