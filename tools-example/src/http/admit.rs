//! Who is let in: programs of this machine, and pages that it serves itself.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::extract::Request;
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderValue, StatusCode};

use super::{JSON, only};

/// Lets in what comes from this machine and is said to be JSON, which no page can send unasked.
pub(super) fn admit(request: &Request) -> Result<(), StatusCode> {
    let headers = request.headers();
    let is_local = only(headers, HOST.as_str()).is_some_and(is_local)
        // Where the whole URL is sent it goes before `Host`.
        && request.uri().authority().is_none_or(|authority| is_local(authority.as_str().as_bytes()))
        && headers.get_all(ORIGIN).iter().map(HeaderValue::as_bytes).all(is_local_origin);
    let is_json = only(headers, CONTENT_TYPE.as_str())
        .and_then(|value| value.split(|byte| *byte == b';').next())
        .is_some_and(|value| value.trim_ascii().eq_ignore_ascii_case(JSON.as_bytes()));
    match (is_local, is_json) {
        (false, _) => Err(StatusCode::FORBIDDEN),
        (true, false) => Err(StatusCode::UNSUPPORTED_MEDIA_TYPE),
        (true, true) => Ok(()),
    }
}

/// Whether a host is this machine, on whatever port. It is compared as a whole, so with a user before it, a dot behind it or
/// an address in another notation it is another host.
fn is_local(host: &[u8]) -> bool {
    let Ok(host) = str::from_utf8(host) else { return false };
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (host, None),
    };
    let is_port = port.is_none_or(|port| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok());
    let inner = name.strip_prefix('[').and_then(|inner| inner.strip_suffix(']'));
    let is_this = match inner {
        Some(inner) => inner.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback()),
        None => {
            name.eq_ignore_ascii_case("localhost")
                || name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
        }
    };
    is_port && is_this
}

/// Whether the origin of a page, `scheme://host`, is this machine.
fn is_local_origin(origin: &[u8]) -> bool {
    let Some(at) = origin.windows(3).position(|three| three == b"://") else { return false };
    let (scheme, host) = origin.split_at(at);
    scheme.iter().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte)) && is_local(&host[3..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_compared_as_a_whole() {
        for host in ["localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:0", "127.1.2.3:65535", "[::1]", "[::1]:80"]
        {
            assert!(is_local(host.as_bytes()), "{host}");
            assert!(is_local_origin(format!("http://{host}").as_bytes()), "{host}");
        }
        for host in [
            "",
            ":",
            ":80",
            "evil.com@localhost",
            "evil.com:80@localhost",
            "@localhost",
            "localhost@evil.com",
            "localhost:80@evil.com",
            "localhost.",
            "localhost.:80",
            "localhost:",
            "localhost:+80",
            "localhost:80a",
            "localhost:65536",
            "localhost:80:80",
            "localhost/",
            "localhost, evil.com",
            "localhost evil.com",
            "localhost%2eevil.com",
            "http://localhost",
            "127.0.0.1.",
            "127.1",
            "0x7f.0.0.1",
            "2130706433",
            "0.0.0.0",
            "128.0.0.1",
            "::1",
            "::1:80",
            "[::1",
            "::1]",
            "[[::1]]",
            "[127.0.0.1]",
            "[localhost]",
            "[::1]x",
            "[::1]x:80",
            "[::1%lo]",
            "[::]",
            "[::ffff:127.0.0.1]",
            "\u{ff4c}ocalhost",
        ] {
            assert!(!is_local(host.as_bytes()), "{host}");
            assert!(!is_local_origin(format!("http://{host}").as_bytes()), "{host}");
        }
        for origin in ["localhost", "null", "http:/localhost", "http://localhost/", "http://evil.com/://localhost/"] {
            assert!(!is_local_origin(origin.as_bytes()), "{origin}");
        }
        assert!(!is_local(b"localhost\xff"));
    }
}
