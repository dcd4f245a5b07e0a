//! `url::Url`.

use toolcall_schema::format::network;
use url::Url;

use super::Parsed;

impl Parsed for Url {
    fn parsed(text: &str) -> Option<Self> {
        Some(text).filter(|text| network::uri(text)).and_then(|text| Self::parse(text).ok())
    }
}
