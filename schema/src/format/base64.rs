//! Bytes in base64 (RFC 4648, section 4): the standard alphabet, padded, without white space, each text for one value.

/// Hands out the bytes one by one; `None` if the text is no base64, and then what was handed out means nothing.
pub fn decode(text: &str, mut byte: impl FnMut(u8)) -> Option<()> {
    let (groups, rest) = text.as_bytes().as_chunks::<4>();
    if !rest.is_empty() {
        return None;
    }
    for (index, group) in groups.iter().enumerate() {
        let padding = match group {
            [.., b'=', b'='] => 2,
            [.., b'='] => 1,
            _ => 0,
        };
        if padding > 0 && index + 1 < groups.len() {
            return None;
        }
        let digits = group.get(..4 - padding)?.iter().try_fold(0, |value, digit| Some(value << 6 | sextet(*digit)?))?;
        // What the padding leaves over must be zero, or two texts would mean the same.
        let unused = 2 * padding as u32;
        if digits & ((1 << unused) - 1) != 0 {
            return None;
        }
        let [_, bytes @ ..] = (digits << (6 * padding as u32)).to_be_bytes();
        bytes.into_iter().take(3 - padding).for_each(&mut byte);
    }
    Some(())
}

fn sextet(digit: u8) -> Option<u32> {
    let value = match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(value.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        decode(text, |byte| bytes.push(byte))?;
        Some(bytes)
    }

    #[test]
    fn each_value_has_one_text() {
        for (text, expected) in
            [("", &b""[..]), ("Zg==", b"f"), ("Zm8=", b"fo"), ("Zm9v", b"foo"), ("/+A=", b"\xff\xe0")]
        {
            assert_eq!(bytes(text).as_deref(), Some(expected), "{text}");
        }
        for bad in ["Zg", "Zg=", "Zh==", "Zm9=", "Z===", "====", "Zg==Zg==", "Zm9v\n", "_-A=", "Zm 9v", "Zm9vZ"] {
            assert_eq!(bytes(bad), None, "{bad}");
        }
    }
}
