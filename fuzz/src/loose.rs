//! Slips: documents as models send them, and scalars in every spelling.

/// A document with one slip, by the number of its bytes: a quoted number, an encoded value, single quotes, a fence, a
/// trailing comma, an end cut off.
pub fn loosened(document: Vec<u8>) -> Vec<u8> {
    let Ok(text) = String::from_utf8(document) else { return b"\xff".to_vec() };
    let loose = match text.len() % 9 {
        0 => quoted(&text),
        1 => text.replace('"', "'"),
        2 => format!("```json\n{text}\n```"),
        3 => text.replace('}', ",}"),
        4 => text.replacen(":0", ":\"0\"", 1).replacen(":true", ":\"true\"", 1),
        5 => with_encoded_list(&text).unwrap_or(text),
        6 => text.get(..text.len() - 1).unwrap_or_default().to_owned(),
        7 => text.replace("slow", "SLOW").replace("[]", "\"\""),
        _ => text,
    };
    loose.into_bytes()
}

fn quoted(value: &str) -> String {
    serde_json::to_string(value).expect("a text")
}

/// The first list within a string.
fn with_encoded_list(text: &str) -> Option<String> {
    let start = text.find(":[")? + 1;
    let end = start + text.get(start..)?.find(']')? + 1;
    Some(format!("{}{}{}", &text[..start], quoted(&text[start..end]), &text[end..]))
}

/// A key of the tool `scalars`, and the text of its value: the input without its first byte, in quotes for the keys that
/// hold text.
pub fn scalar(input: &[u8]) -> Option<(&'static str, String)> {
    let (first, rest) = input.split_first()?;
    let text = core::str::from_utf8(rest).ok().filter(|text| !text.trim().is_empty())?;
    let digits: String = text.chars().map(|letter| DIGITS[letter as usize % DIGITS.len()]).collect();
    let dated: String = text.chars().map(|letter| DATED[letter as usize % DATED.len()]).collect();
    Some(match first % 10 {
        0 => ("double", text.to_owned()),
        1 => ("double", digits),
        2 => ("single", digits),
        3 => ("whole", digits),
        4 => ("text", format!("\"{text}\"")),
        5 => ("text", text.to_owned()),
        6 => ("date", format!("\"{text}\"")),
        7 => ("date", format!("\"20{dated}\"")),
        8 => ("moment", format!("\"{text}\"")),
        _ => ("moment", format!("\"2026-01-31T{dated}Z\"")),
    })
}

/// What numbers and dates are made of.
const DIGITS: &[char] = &['0', '1', '5', '9', '.', '-', 'e', '7', '2', '+', '0', '3', '8'];
const DATED: &[char] = &['0', '1', '2', '-', '3', ':', '5', '.', '9', '2', '0', '1'];
