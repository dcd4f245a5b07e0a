//! What HTTP says of a message beside its body.

use super::answer::Fault;
use super::message::Method;
use super::request::{EARLIER, NEWEST, Request};

/// A message as it comes. Bytes become one by themselves; over HTTP they have headers beside them.
#[derive(Clone, Copy, Debug)]
pub struct Incoming<'m> {
    pub(super) body: &'m [u8],
    pub(super) headers: Option<Headers<'m>>,
}

/// The headers of an HTTP request that say once more what its body says. One that stands twice is given as an empty one, which
/// is never right: were it given as none, who reads the first of them might come to another tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct Headers<'m> {
    /// `MCP-Protocol-Version`.
    pub protocol_version: Option<&'m [u8]>,
    /// `Mcp-Method`.
    pub method: Option<&'m [u8]>,
    /// `Mcp-Name`.
    pub name: Option<&'m [u8]>,
}

impl<'m> Incoming<'m> {
    /// The body of an HTTP request. Who reads the headers must come to no other tool than who reads the body: where they
    /// differ the message is refused, with what they have to say since 2026-07-28.
    pub const fn over_http(body: &'m [u8], headers: Headers<'m>) -> Self {
        Self { body, headers: Some(headers) }
    }

    /// Whether its sender knows the newest revision; only HTTP says so of each message.
    pub(super) fn is_newest(&self) -> bool {
        self.headers.is_some_and(|headers| headers.is_newest())
    }
}

impl<'m, T: AsRef<[u8]> + ?Sized> From<&'m T> for Incoming<'m> {
    fn from(body: &'m T) -> Self {
        Self { body: body.as_ref(), headers: None }
    }
}

impl<'m> Headers<'m> {
    pub(super) fn is_newest(&self) -> bool {
        self.protocol_version == Some(NEWEST.as_bytes())
    }

    /// The revision of a message, if it is said; the body may say it too.
    pub(super) fn revision(&self, body: Option<&str>) -> Result<Option<&'m str>, Fault<'m>> {
        match (self.protocol_version.map(core::str::from_utf8), body) {
            (Some(Ok(header)), body) if body.is_none_or(|body| body == header) => Ok(Some(header)),
            (None, None) => Ok(None),
            _ => Err(Fault::Header("MCP-Protocol-Version")),
        }
    }

    /// Why not even a notification is taken: its revision is not served.
    pub(super) fn unknown(&self) -> Option<Fault<'m>> {
        match self.revision(None) {
            Ok(revision) => {
                revision.filter(|revision| *revision != NEWEST && !EARLIER.contains(revision)).map(Fault::Revision)
            }
            Err(fault) => Some(fault),
        }
    }

    /// Whether a request of the newest revision is what they say.
    pub(super) fn agree(&self, request: &Request<'_, '_>, method: Method) -> Result<(), Fault<'static>> {
        if self.method != Some(request.method().as_bytes()) {
            return Err(Fault::Header("Mcp-Method"));
        }
        let name = request.name().filter(|_| method == Method::Call);
        if name.is_some_and(|name| !self.name.is_some_and(|header| says(header, name.as_bytes()))) {
            return Err(Fault::Header("Mcp-Name"));
        }
        Ok(())
    }
}

/// Whether a header says this: as it is, or in Base64 where it says that it is.
fn says(header: &[u8], text: &[u8]) -> bool {
    match header.strip_prefix(b"=?base64?").and_then(|rest| rest.strip_suffix(b"?=")) {
        Some(encoded) => is_base64(encoded, text),
        None => header == text,
    }
}

/// Whether this is the text in Base64: four letters for three bytes, `=` for what is absent of the last three.
fn is_base64(encoded: &[u8], text: &[u8]) -> bool {
    encoded.len() == text.len().div_ceil(3) * 4
        && encoded.chunks(4).zip(text.chunks(3)).all(|(letters, bytes)| {
            let bits = bytes.iter().chain(&[0; 2]).take(3).fold(0, |bits, byte| bits << 8 | usize::from(*byte));
            letters.iter().zip([18, 12, 6, 0]).enumerate().all(|(at, (letter, shift))| match at <= bytes.len() {
                true => ALPHABET.get(bits >> shift & 63) == Some(letter),
                false => *letter == b'=',
            })
        })
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn headers_say_names_as_they_are_or_in_base64() {
        for (header, name) in [
            ("locate", "locate"),
            ("=?base64?SGVsbG8=?=", "Hello"),
            ("=?base64?SGVsbA==?=", "Hell"),
            ("=?base64?SGVs?=", "Hel"),
            ("=?base64??=", ""),
            ("=?base64?5LiW55WM?=", "世界"),
        ] {
            assert!(says(header.as_bytes(), name.as_bytes()), "{header}");
        }
        for (header, name) in [
            ("Locate", "locate"),
            ("=?base64?SGVsbG8?=", "Hello"),
            ("=?base64?SGVsbG9=?=", "Hello"),
            ("=?base64?SGVs!!!bG8=?=", "Hello"),
            ("=?BASE64?SGVs?=", "Hel"),
            ("=?base64?SGVs?=", "=?base64?SGVs?="),
            ("", "a"),
        ] {
            assert!(!says(header.as_bytes(), name.as_bytes()), "{header}");
        }
    }
}
