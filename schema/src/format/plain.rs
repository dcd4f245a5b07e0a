//! UUIDs, and numbers as text.

/// `123e4567-e89b-12d3-a456-426614174000`, in either case; no other form.
pub fn uuid(text: &str) -> Option<u128> {
    let is_place = |index: usize| matches!(index, 8 | 13 | 18 | 23);
    let mut value = 0;
    for (index, byte) in text.bytes().enumerate() {
        match (is_place(index), char::from(byte).to_digit(16)) {
            (true, None) if byte == b'-' => {}
            (false, Some(digit)) => value = value << 4 | u128::from(digit),
            (_, _) => return None,
        }
    }
    (text.len() == 36).then_some(value)
}

/// Digits, of which the first is no idle zero.
pub fn natural(text: &str) -> bool {
    (text == "0" || !text.starts_with('0')) && !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A decimal number of at most 28 digits: its digits without the point, and how many of them stand behind it.
pub fn decimal(text: &str) -> Option<(i128, u32)> {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (before, after) = unsigned.split_once('.').map_or((unsigned, None), |(before, after)| (before, Some(after)));
    let is_whole = natural(before);
    let is_short = before.len() + after.map_or(0, str::len) <= 28 && after != Some("");
    let mut digits = before.bytes().chain(after.unwrap_or_default().bytes());
    let append = |value: i128, byte: u8| byte.is_ascii_digit().then(|| value * 10 + i128::from(byte - b'0'));
    let value = Some(()).filter(|()| is_whole && is_short).and_then(|()| digits.try_fold(0, append))?;
    let places = u32::try_from(after.map_or(0, str::len)).ok()?;
    Some((if unsigned.len() < text.len() { -value } else { value }, places))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uuids_have_one_form() {
        assert_eq!(uuid("00000000-0000-0000-0000-0000000000fF"), Some(255));
        for bad in [
            "123e4567e89b12d3a456426614174000",
            "{123e4567-e89b-12d3-a456-426614174000}",
            "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
            "123e4567-e89b-12d3-a456-42661417400",
            "123e4567-e89b-12d3-a456-42661417400g",
            "123e45678e89b-12d3-a456-42661417400-",
            "",
        ] {
            assert_eq!(uuid(bad), None, "{bad}");
        }
    }

    #[test]
    fn decimals_are_exact() {
        assert_eq!(decimal("19.990"), Some((19_990, 3)));
        assert_eq!(decimal("-0.5"), Some((-5, 1)));
        assert_eq!(decimal(&"9".repeat(28)), Some((10_i128.pow(28) - 1, 0)));
        for bad in ["", "-", ".5", "5.", "01", "1e3", "+1", "1,5", "0x1", "NaN", "- 1", "1.2.3", &"9".repeat(29)] {
            assert_eq!(decimal(bad), None, "{bad}");
        }
    }
}
