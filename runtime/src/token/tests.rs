use super::*;

/// Whether the text is one JSON value for us.
fn judge(text: &str) -> Result<(), Fault> {
    let mut decoded = String::new();
    let mut tokens = Tokens::new(text, &mut decoded);
    while tokens.next()? != Token::End {}
    Ok(())
}

#[test]
fn tokens_of_a_text() {
    let mut decoded = String::new();
    let mut tokens = Tokens::new(r#" {"a\n":[-1.5e3,"",true,null,false],"b":{}} "#, &mut decoded);
    let mut next = || tokens.next().expect("JSON");
    let key = |raw, start, is_escaped| Token::Key(Text { raw, start, is_escaped, is_canonical: true });
    assert_eq!(next(), Token::OpenObject);
    assert_eq!(next(), key(r"a\n", 3, true));
    assert_eq!(next(), Token::OpenArray);
    assert_eq!(next(), Token::Number("-1.5e3"));
    assert_eq!(next(), Token::Text(Text { raw: "", start: 17, is_escaped: false, is_canonical: true }));
    assert_eq!(next(), Token::Bool(true));
    assert_eq!(next(), Token::Null);
    assert_eq!(next(), Token::Bool(false));
    assert_eq!(next(), Token::CloseArray);
    assert_eq!(next(), key("b", 37, false));
    assert_eq!(next(), Token::OpenObject);
    assert_eq!(next(), Token::CloseObject);
    assert_eq!(next(), Token::CloseObject);
    assert_eq!(next(), Token::End);
    assert_eq!(next(), Token::End);
}

#[test]
fn the_meaning_of_strings() {
    let mut decoded = String::new();
    let mut tokens = Tokens::new(r#"["plain","\u0041\ud83d\ude00","\n"]"#, &mut decoded);
    tokens.next().expect("an array");
    for meaning in ["plain", "A😀", "\n"] {
        let Ok(Token::Text(text)) = tokens.next() else { panic!("a string") };
        assert_eq!(tokens.meaning(text), meaning);
    }
}

#[test]
fn skipping() {
    for value in ["1", "\"\\u0041\"", "[]", "{}", r#"{"a":[{"b":[1,2]},[[]]],"c":{}}"#] {
        let text = format!("[{value},7]");
        let mut decoded = String::new();
        let mut tokens = Tokens::new(&text, &mut decoded);
        assert_eq!(tokens.next(), Ok(Token::OpenArray));
        assert_eq!(tokens.skip_value(), Ok(()));
        assert_eq!(tokens.next(), Ok(Token::Number("7")), "{value}");
    }
    for value in [r#"{"a":[1,2,"\x"]}"#, "[[1,]]", "[01]", r#"{"a" 1}"#] {
        let mut decoded = String::new();
        assert!(Tokens::new(value, &mut decoded).skip_value().is_err(), "{value}");
    }
}

/// Bytes changed at random in real text; `serde_json` is the judge of what is still JSON.
#[test]
fn agrees_with_serde_json_on_broken_text() {
    let seeds = [
        r#"{"a":[1,-2.5e+3,0,"x\u00e9\\\"\ud83d\ude00"],"b":{"c":null,"d":[true,false,{}]},"":[[]]}"#,
        "[1.0, 2E5 ,-0,\t\"\\b\\f\\n\\r\\t\\/\",\r\n[null ] , {\"k\" : 1}]",
        r#""\ud834\udd1e\u0000""#,
        "-12.345e-6",
    ];
    let alphabet = b"{}[],:\"\\u0123789eE+-. \n\ttrfalsnb/dDcC\x01'";
    let mut state = 7_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut accepted = 0;
    for round in 0..50_000 {
        let mut text = seeds[round % seeds.len()].as_bytes().to_vec();
        for _ in 0..=random(3) {
            let at = random(text.len());
            match random(4) {
                0 => text[at] = alphabet[random(alphabet.len())],
                1 => text.insert(at, alphabet[random(alphabet.len())]),
                2 if text.len() > 1 => drop(text.remove(at)),
                _ => text.truncate(at + 1),
            }
        }
        let Ok(text) = String::from_utf8(text) else { continue };
        let expected = serde_json::from_str::<serde_json::Value>(&text);
        // A number beyond f64 is a number, but not for it.
        if expected.as_ref().is_err_and(|error| error.to_string().starts_with("number out of range")) {
            continue;
        }
        let found = judge(&text);
        assert_eq!(found.is_ok(), expected.is_ok(), "{text:?} {found:?} {expected:?}");
        accepted += usize::from(found.is_ok());
        if let Err(fault) = found {
            assert!(fault.at.is_some_and(|at| at <= text.len()));
        }
    }
    assert!(accepted > 2_000, "{accepted}");
}

#[test]
fn whole_numbers_agree_with_exact_arithmetic() {
    use super::decimal::whole;
    use toolcall_schema::table::Int;
    for mantissa in [-1200_i128, -7, 0, 1, 9, 10, 25, 100, 12_345_000, 9_007_199_254_740_993] {
        for places in 0..6_u32 {
            for power in -12..12_i32 {
                let digits = format!("{:0>7}", mantissa.unsigned_abs());
                let (before, after) = digits.split_at(digits.len() - places as usize);
                let before = before.trim_start_matches('0');
                let before = if before.is_empty() { "0" } else { before };
                let dot = if places == 0 { "" } else { "." };
                let sign = if mantissa < 0 { "-" } else { "" };
                let number = format!("{sign}{before}{dot}{after}e{power}");
                let scale = power - i32::try_from(places).expect("small");
                let factor = 10_i128.pow(scale.unsigned_abs());
                let expected = match scale {
                    0.. => Some(Int::from(mantissa * factor)),
                    _ if mantissa % factor == 0 => Some(Int::from(mantissa / factor)),
                    _ => None,
                };
                assert_eq!(whole(&number), expected, "{number}");
            }
        }
    }
}

#[test]
fn whole_numbers_at_the_ends() {
    use super::decimal::whole;
    use toolcall_schema::table::Int;
    let table = [
        ("170141183460469231731687303715884105727", Some(Int::from(i128::MAX))),
        ("170141183460469231731687303715884105728", Some(Int::new(false, 1 << 127))),
        ("340282366920938463463374607431768211455", Some(Int::new(false, u128::MAX))),
        ("3402823669209384634633746074317682114550e-1", Some(Int::new(false, u128::MAX))),
        ("340282366920938463463374607431768211456", Some(Int::Most)),
        ("-170141183460469231731687303715884105728", Some(Int::from(i128::MIN))),
        ("-170141183460469231731687303715884105729", Some(Int::Least)),
        ("1e38", Some(Int::from(10_i128.pow(38)))),
        ("1e39", Some(Int::Most)),
        ("1e9223372036854775807", Some(Int::Most)),
        ("-1e9223372036854775808", Some(Int::Least)),
        ("1e-9223372036854775809", None),
        ("0.1e1", Some(Int::from(1))),
        ("0e9999999999999999999", Some(Int::from(0))),
    ];
    for (number, expected) in table {
        assert_eq!(whole(number), expected, "{number}");
    }
}
