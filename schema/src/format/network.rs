//! URIs (RFC 3986), host names (RFC 1123) and email addresses (RFC 5321, dotted names only), all of them ASCII.

use core::net::Ipv6Addr;

/// An absolute URI. An authority names a host and no user; only then is it clear whom a request would go to.
pub fn uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    let is_scheme = scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'));
    let Some(behind) = rest.strip_prefix("//") else {
        // Browsers read `https:example.com` as if it had an authority.
        let needs_host = WITH_HOST.iter().any(|known| known.eq_ignore_ascii_case(scheme));
        return is_scheme && is_short(text) && !needs_host && !rest.is_empty() && is_path(rest);
    };
    let end = behind.find(['/', '?', '#']).unwrap_or(behind.len());
    let (authority, path) = behind.split_at(end);
    is_scheme && is_short(text) && is_authority(authority) && is_path(path)
}

/// Labels of 1 to 63 letters, digits and inner hyphens.
pub fn hostname(text: &str) -> bool {
    let is_label = |label: &str| {
        matches!(label.len(), 1..=63)
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    text.len() <= 253 && text.split('.').all(is_label)
}

/// `name@example.com`
pub fn email(text: &str) -> bool {
    let Some((name, host)) = text.rsplit_once('@') else { return false };
    let is_part = |part: &str| {
        !part.is_empty()
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte))
    };
    text.len() <= 254 && name.len() <= 64 && name.split('.').all(is_part) && hostname(host)
}

fn is_authority(text: &str) -> bool {
    let (is_host, port) = match text.strip_prefix('[') {
        Some(rest) => rest.split_once(']').map_or((false, ""), |(host, port)| (host.parse::<Ipv6Addr>().is_ok(), port)),
        None => {
            let (host, port) = text.split_at(text.find(':').unwrap_or(text.len()));
            (hostname(host.strip_suffix('.').unwrap_or(host)) && is_address_or_name(host), port)
        }
    };
    let is_port = match port.strip_prefix(':') {
        Some(digits) => digits.parse::<u16>().is_ok() && digits.bytes().all(|byte| byte.is_ascii_digit()),
        None => port.is_empty(),
    };
    is_host && is_port
}

/// A host that ends like a number is an address, or nothing.
fn is_address_or_name(host: &str) -> bool {
    let last = host.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
    let is_number = last.bytes().all(|byte| byte.is_ascii_digit()) || last.starts_with("0x") || last.starts_with("0X");
    !is_number || host.parse::<core::net::Ipv4Addr>().is_ok()
}

/// Path, query and fragment.
fn is_path(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_legal = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~:/?@!$&'()*+,;=%#".contains(byte);
    let is_escape = |index: usize| {
        let digits = bytes.get(index + 1..index + 3);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    let percents = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'%');
    bytes.iter().all(is_legal) && percents.map(|(index, _)| index).all(is_escape) && text.matches('#').count() <= 1
}

/// Schemes that name a host.
const WITH_HOST: &[&str] = &["http", "https", "ws", "wss", "ftp", "file"];

const fn is_short(text: &str) -> bool {
    text.len() <= 2048
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris_are_absolute_and_name_no_user() {
        for good in
            ["https://a.b/c?d=e#f", "http://a:80", "http://[2001:db8::1]/", "a+b:c", "urn:x:y", "http://1.2.3.4/%20"]
        {
            assert!(uri(good), "{good}");
        }
        for bad in
            ["", "a", "/a", "//a/b", "http://", "http:///a", "http://u@a/", "http://u:p@a/", "http://a b/", "1a:b"]
        {
            assert!(!uri(bad), "{bad}");
        }
        for bad in [
            "http://a:65536/",
            "http://a:/",
            "http://[::1/",
            "http://[/",
            "http://[::g]/",
            "http://a/%2",
            "http://a/é",
            "a:",
        ] {
            assert!(!uri(bad), "{bad}");
        }
        for bad in [
            "http://1.2.3/",
            "http://0x7f.1/",
            "http://a/#b#c",
            "http://a\\b/",
            "http://a_b/",
            "http://-a/",
            "http://a/<b>",
        ] {
            assert!(!uri(bad), "{bad}");
        }
        assert!(!uri("https:a.b") && !uri("HTTP:/a.b") && !uri("file:///a"));
        assert!(!uri(&format!("http://a/{}", "b".repeat(2048))));
    }

    #[test]
    fn hosts_and_addresses() {
        for good in ["a", "a.b", "a-b.c1", "xn--bcher-kva.example"] {
            assert!(hostname(good), "{good}");
        }
        for bad in ["", ".", "a.", ".a", "a..b", "-a", "a-", "a_b", "bücher", "a b", &"a".repeat(64)] {
            assert!(!hostname(bad), "{bad}");
        }
        for good in ["a@b", "a.b+c@d.e", "!#$%&'*+-/=?^_`{|}~@a"] {
            assert!(email(good), "{good}");
        }
        for bad in ["", "a", "@b", "a@", "a@b@c", ".a@b", "a.@b", "a..b@c", "\"a\"@b", "a@[1.2.3.4]", "a b@c", "é@b"] {
            assert!(!email(bad), "{bad}");
        }
    }
}
