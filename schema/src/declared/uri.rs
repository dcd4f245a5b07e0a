//! References, resolved against the name of the schema they stand in (RFC 3986, 5.2). Nothing is ever fetched.

/// A reference without its fragment, and the fragment, decoded.
pub(super) fn split(reference: &str) -> (&str, Option<String>) {
    match reference.split_once('#') {
        Some((uri, fragment)) => (uri, decoded(fragment)),
        None => (reference, Some(String::new())),
    }
}

/// The absolute form of a reference without a fragment.
pub(super) fn resolve(base: &str, reference: &str) -> String {
    if reference.is_empty() {
        return base.to_owned();
    }
    if scheme(reference).is_some() {
        return reference.to_owned();
    }
    let scheme = scheme(base).map_or("", |scheme| &base[..=scheme.len()]);
    if reference.starts_with("//") {
        return format!("{scheme}{reference}");
    }
    let rest = base.get(scheme.len()..).unwrap_or_default();
    let authority = match rest.strip_prefix("//") {
        Some(after) => rest.get(..2 + after.find(['/', '?']).unwrap_or(after.len())).unwrap_or_default(),
        None => "",
    };
    let path = rest.get(authority.len()..).unwrap_or_default().split('?').next().unwrap_or_default();
    if reference.starts_with('?') {
        return format!("{scheme}{authority}{path}{reference}");
    }
    let merged = match path.rfind('/') {
        _ if reference.starts_with('/') => reference.to_owned(),
        Some(slash) => format!("{}{reference}", path.get(..=slash).unwrap_or_default()),
        None if authority.is_empty() => reference.to_owned(),
        None => format!("/{reference}"),
    };
    format!("{scheme}{authority}{}", without_dots(&merged))
}

/// `a` of `a:b`; a drive letter or a path with a colon behind a slash has none.
fn scheme(uri: &str) -> Option<&str> {
    let (scheme, _) = uri.split_once(':')?;
    let is_named = scheme.starts_with(|first: char| first.is_ascii_alphabetic());
    let is_plain = scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'));
    (is_named && is_plain).then_some(scheme)
}

fn without_dots(path: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut steps = path.split('/').peekable();
    while let Some(step) = steps.next() {
        let is_last = steps.peek().is_none();
        match step {
            "." | ".." => {
                if step == ".." && kept.len() > 1 {
                    kept.pop();
                }
                if is_last {
                    kept.push("");
                }
            }
            step => kept.push(step),
        }
    }
    kept.join("/")
}

/// `%25` as `%`; `None` if what comes of it is no text.
fn decoded(fragment: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(fragment.len());
    let mut rest = fragment.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|_| *byte == b'%');
        let escaped = digits.and_then(|digits| u8::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok());
        bytes.push(escaped.unwrap_or(*byte));
        rest = if escaped.is_some() { after.get(2..).unwrap_or_default() } else { after };
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_resolved() {
        for (base, reference, expected) in [
            ("", "a.json", "a.json"),
            ("", "", ""),
            ("http://x.y/a/b.json", "c.json", "http://x.y/a/c.json"),
            ("http://x.y/a/b.json", "/c.json", "http://x.y/c.json"),
            ("http://x.y/a/b/", "../c/./d", "http://x.y/a/c/d"),
            ("http://x.y", "c", "http://x.y/c"),
            ("http://x.y/a", "//z/c", "http://z/c"),
            ("http://x.y/a", "urn:b", "urn:b"),
            ("http://x.y/a", "?q", "http://x.y/a?q"),
            ("urn:uuid:1", "", "urn:uuid:1"),
            ("http://x.y/a/..", "../../../c", "http://x.y/c"),
        ] {
            assert_eq!(resolve(base, reference), expected, "{base} {reference}");
        }
        assert_eq!(split("a#/b%25c"), ("a", Some("/b%c".into())));
        assert_eq!(split("a#%ff"), ("a", None));
        assert_eq!(split("a"), ("a", Some(String::new())));
    }
}
