//! Arguments that every contender has to refuse: one good call a tool, and what is changed in it.

use super::Case;
use crate::contenders::Refused;
use crate::payloads::Tool;

pub(super) fn cases() -> Vec<Case> {
    let changes: [(Tool, &str, &[Change]); 4] = [
        (Tool::Tiny, TINY, TINY_CHANGES),
        (Tool::Search, SEARCH, SEARCH_CHANGES),
        (Tool::Mail, MAIL, MAIL_CHANGES),
        (Tool::Order, ORDER, ORDER_CHANGES),
    ];
    let mut cases: Vec<Case> = changes
        .into_iter()
        .flat_map(|(tool, good, changes)| changes.iter().map(move |change| change.case(tool, good)))
        .collect();
    cases.push(refused(
        Tool::Order,
        "more items than allowed",
        ORDER.replace(ITEM, &[ITEM; 513].join(",")).into_bytes(),
    ));
    cases.extend(WHOLE.iter().map(|text| refused(Tool::Tiny, text, text.as_bytes().to_vec())));
    cases
}

/// What stands in the good call, and what stands there instead.
struct Change(&'static str, &'static [u8]);

impl Change {
    fn case(&self, tool: Tool, good: &str) -> Case {
        let Self(part, instead) = self;
        let (before, after) = good.split_once(part).expect("a change names a part of the good call");
        let arguments = [before.as_bytes(), instead, after.as_bytes()].concat();
        refused(tool, &format!("{part} becomes {}", instead.escape_ascii()), arguments)
    }
}

fn refused(tool: Tool, name: &str, arguments: Vec<u8>) -> Case {
    Case { name: name.to_owned(), tool, arguments, answer: Err(Refused) }
}

/// Nothing of a call is left.
const WHOLE: &[&str] =
    &["", " ", "null", "{}", "[]", "[\"Oslo\",3]", "\"Oslo\"", "3", "{", "}", "\u{feff}{\"city\":\"Oslo\",\"days\":3}"];

const TINY: &str = r#"{"city":"Oslo","days":3}"#;

const TINY_CHANGES: &[Change] = &[
    // Keys: unknown, repeated, missing.
    Change("3}", br#"3,"x":1}"#),
    Change("{", br#"{"x":{"y":[1]},"#),
    Change("city", b"City"),
    Change("city", b"cit"),
    Change("city", b"cityy"),
    Change("3}", br#"3,"days":3}"#),
    Change("{", br#"{"city":"Rome","#),
    Change(r#","days":3"#, b""),
    Change(r#""city":"Oslo","#, b""),
    // Values of another type or out of range.
    Change("3", b"17"),
    Change("3", b"-1"),
    Change("3", b"300"),
    Change("3", b"3.5"),
    Change("3", b"99999999999999999999"),
    Change("3", b"null"),
    Change("3", b"true"),
    Change("3", b"[3]"),
    Change("3", br#""many""#),
    Change(r#""Oslo""#, b"null"),
    Change(r#""Oslo""#, br#"["Oslo"]"#),
    // No JSON.
    Change("3}", b"3,}"),
    Change("{", b"{,"),
    Change(",", b" "),
    Change(",", b",,"),
    Change(":", b" "),
    Change("3", b"03"),
    Change("3", b"+3"),
    Change("3", b"3."),
    Change("3", b"3e"),
    Change("3", b"0x3"),
    Change("3", b"3a"),
    Change("3", b""),
    Change("3", b"tru"),
    Change("3", b"NaN"),
    Change("3}", b"3}}"),
    Change("3}", b"3} x"),
    Change("3}", b"3}{}"),
    Change("3}", b"3]"),
    Change(r#""days""#, b"days"),
    Change(r#""days""#, b"'days'"),
    Change("Oslo", b"Os\nlo"),
    Change("Oslo", b"Os\0lo"),
    Change("Oslo", br"Os\qlo"),
    Change("Oslo", br"Os\u12"),
    Change("Oslo", br"Oslo\"),
    Change("Oslo", br"\ud800"),
    Change("Oslo", br"\udc00\ud800"),
    Change("Oslo", br"\ud800A"),
    Change("Oslo", b"Os\xfflo"),
    Change("Oslo", b"Os\xc3"),
    Change("Oslo", b"\xed\xa0\x80"),
    Change("Oslo", b"\xc0\xaf"),
    Change("Oslo", b"0123456789012345678901234567890123456789012345678901234567890123456789\xff"),
];

const SEARCH: &str = r#"{"query":"q","limit":5,"min_score":0.5,"exact":true,"sort":"stars","cursor":7}"#;

const SEARCH_CHANGES: &[Change] = &[
    Change("5", b"0"),
    Change("5", b"1001"),
    Change("0.5", b"1.5"),
    Change("0.5", b"-0.5"),
    Change("0.5", b".5"),
    Change("0.5", b"0."),
    Change("0.5", b"1e400"),
    Change("0.5", br#""half""#),
    Change("true", b"1"),
    Change("true", b"truf"),
    Change("true", b"null"),
    Change("stars", b"bogus"),
    Change("stars", b""),
    Change(r#""stars""#, b"0"),
    Change("7", b"9223372036854775808"),
    Change("7", b"-9223372036854775809"),
    Change("7", b"7.5"),
    Change("7", b"{}"),
    Change(r#""sort":"stars","#, b""),
    Change(r#""sort""#, br#""exact""#),
];

const MAIL: &str = r#"{"from":"a@b","to":"c@d","subject":"s","body":"t","priority":"low","retries":3,"delay":0.5,"html":false,"thread":1}"#;

const MAIL_CHANGES: &[Change] = &[
    Change(":3", b":11"),
    Change(":3", b":256"),
    Change("low", b"lowest"),
    Change("0.5", b"-1e309"),
    Change(r#","thread":1"#, b""),
    Change(r#""to""#, br#""cc""#),
    Change(":1}", br#":1,"thread":1}"#),
];

const ORDER: &str = r#"{"customer":"c","address":{"street":"s","city":"c","zip":"z","country":"FR"},"orders":[{"sku":"a","qty":1,"price":0.5}],"notify":true}"#;
const ITEM: &str = r#"{"sku":"a","qty":1,"price":0.5}"#;

const ORDER_CHANGES: &[Change] = &[
    Change(r#","country":"FR""#, b""),
    Change(r#""FR""#, br#""FR","planet":"Earth""#),
    Change(r#""FR""#, br#""FR","country":"FR""#),
    Change(r#""FR""#, b"33"),
    Change(r#""FR"}"#, br#""FR"}}"#),
    Change(r#"{"street":"s","city":"c","zip":"z","country":"FR"}"#, b"null"),
    Change(r#","price":0.5"#, b""),
    Change("0.5", b"-0.5"),
    Change("0.5", br#"0.5,"colour":"red""#),
    Change("0.5", br#"0.5,"qty":1"#),
    Change("0.5", br#"0.5,"note":3"#),
    Change(r#""qty":1"#, br#""qty":0"#),
    Change(r#""qty":1"#, br#""qty":10001"#),
    Change("0.5}", b"0.5},"),
    Change("0.5}", b"0.5"),
    Change("0.5}", b"0.5},7"),
    Change("0.5}", b"0.5},null"),
    Change("[", b""),
    Change(r#"[{"sku":"a","qty":1,"price":0.5}]"#, br#"{"sku":"a","qty":1,"price":0.5}"#),
    Change(r#"[{"sku":"a","qty":1,"price":0.5}]"#, b"null"),
];
