//! Types of the standard library.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use core::time::Duration;

use toolcall_schema::format::{base64, duration};

use super::Parsed;

impl Parsed for Duration {
    fn parsed(text: &str) -> Option<Self> {
        duration::plain(text)?.seconds().map(Self::from_secs)
    }
}

impl Parsed for IpAddr {
    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Parsed for Ipv4Addr {
    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Parsed for Ipv6Addr {
    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// Bytes in base64.
impl Parsed for Vec<u8> {
    fn parsed(text: &str) -> Option<Self> {
        let mut bytes = Self::with_capacity(text.len() / 4 * 3);
        base64::decode(text, |byte| bytes.push(byte))?;
        Some(bytes)
    }
}
