//! Addresses and identifiers: types that hold them, and plain text that must have their format.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::Url;
use uuid::Uuid;

/// Ping a machine.
#[toolcall::tool]
pub fn ping(address: IpAddr, #[tool(default = "127.0.0.1")] from: Ipv4Addr, via: Option<Ipv6Addr>) -> String {
    format!("{address} {from} {}", via.map_or_else(|| "-".to_owned(), |via| via.to_string()))
}

/// Fetch a page.
///
/// # Parameters
/// * `url` - what to fetch
#[toolcall::tool]
pub fn fetch(url: Url, #[tool(items = ..=2)] mirrors: Vec<Url>) -> String {
    format!("{} {} {}", url.scheme(), url.host_str().unwrap_or("-"), mirrors.len())
}

/// Find an entry.
#[toolcall::tool]
pub fn find(id: Uuid, parent: Option<Uuid>) -> (String, bool) {
    (id.to_string(), parent.is_some())
}

/// Invite someone.
#[toolcall::tool]
pub fn invite(
    #[tool(format = "email", length = ..=40)] to: &str,
    #[tool(format = "hostname", default = "localhost")] server: String,
    #[tool(format = "uri")] link: Option<&str>,
    #[tool(format = "date-time")] until: std::borrow::Cow<'_, str>,
) -> String {
    format!("{to} {server} {} {until}", link.unwrap_or("-"))
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(addresses);
}
