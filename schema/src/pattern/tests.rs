use super::*;

/// What ECMA-262 says, by another team's engine.
fn judge(source: &str, text: &str) -> bool {
    regress::Regex::with_flags(source, "u").expect(source).find(text).is_some()
}

#[test]
fn texts_match_as_in_ecma_262() {
    let (mut matching, mut classes) = (0, 0);
    for source in TAKEN {
        let pattern = Pattern::parse(source).unwrap_or_else(|refused| panic!("{source}: {refused}"));
        classes += usize::from(pattern.class().is_some());
        let automaton = pattern.automaton().expect(source);
        for text in TEXTS {
            let expected = judge(source, text);
            matching += usize::from(expected);
            assert_eq!(pattern.matches(text), expected, "{source} {text:?}");
            // A class and the automaton in its place say the same.
            assert_eq!(automaton.matches(text), expected, "{source} {text:?}");
            let (count, (least, most)) = (text.chars().count(), pattern.lengths());
            assert!(!expected || (least as usize..=most as usize).contains(&count), "{source} {text:?}");
        }
    }
    assert!(matching > TAKEN.len() && classes >= 10, "{matching} {classes}");
}

#[test]
fn what_is_not_taken_is_named() {
    for (source, part) in REFUSED {
        let refused = Pattern::parse(source).expect_err(source);
        assert!(refused.message.contains(part), "{source}: {refused}");
        assert!(!refused.help.is_empty());
    }
    // Both would be an error of any engine.
    for source in ["a{2", "(a", "[a", "a)", "[b-a]", "\\", "*", "^*", "a**", "\\-", "\\u{110000}", "\\u{D", "[\\d-z]"] {
        assert!(Pattern::parse(source).is_err() && regress::Regex::with_flags(source, "u").is_err(), "{source}");
    }
}

#[test]
fn hostile_patterns_end_soon() {
    let deep = format!("{}a{}", "(".repeat(51), ")".repeat(51));
    let long = "a".repeat(1025);
    for source in [deep.as_str(), &long] {
        assert!(Pattern::parse(source).is_err());
    }
    for source in [
        "^(?:(?:(?:a{1,1000}){1,1000}){1,1000}){1,1000}$",
        "[ab]*a[ab]{20}",
        "(?:.?){400}x",
        "^(?:[^a]{1,60}|é){1,900}$",
        "(?:a|b|ab){1000}(?:c|d|cd){1000}",
        "(x+x+)+y.{30}[^b]{30}a",
    ] {
        let begun = std::time::Instant::now();
        let pattern = Pattern::parse(source).expect(source);
        assert!(pattern.automaton().is_err(), "{source}");
        assert!(begun.elapsed().as_secs() < 20, "{source} took {:?}", begun.elapsed());
    }
}

#[test]
fn only_what_says_no_more_is_a_class() {
    for (source, lengths) in [("^[a-z]{2,8}$", (2, 8)), ("^.{3}$", (3, 3)), ("^\\d+$", (1, u32::MAX)), ("^x?$", (0, 1))]
    {
        let class = Pattern::parse(source).expect(source).class().expect(source);
        assert_eq!((class.min, class.max), lengths, "{source}");
    }
    for source in ["[a-z]{2,8}", "^[a-z]{2,8}", "^[a-zé]+$", "^[a-z]+x$", "^$", "^\\S*$", "^ab$"] {
        assert!(Pattern::parse(source).expect(source).class().is_none(), "{source}");
    }
}

#[test]
fn lengths_are_those_of_whole_texts() {
    for (source, lengths) in [
        ("^[A-Z]{2}-\\d{3}$", (6, 6)),
        ("^(?:é|abc)$", (1, 3)),
        ("ab", (2, u32::MAX)),
        ("^ab", (2, u32::MAX)),
        ("^a$|^b", (1, u32::MAX)),
        ("^a*$", (0, u32::MAX)),
        ("^(?:a{1000}){1000}$", (1_000_000, 1_000_000)),
    ] {
        assert_eq!(Pattern::parse(source).expect(source).lengths(), lengths, "{source}");
    }
}

#[test]
fn bytes_are_of_the_order_that_is_asked_for() {
    let automaton = Pattern::parse("^a+b+$").expect("it is taken").automaton().expect("it is small");
    let (little, big) = (automaton.bytes(Endian::Little), automaton.bytes(Endian::Big));
    assert_ne!(little, big);
    assert!(little.starts_with(b"rust-regex-automata-dfa-dense") && big.len() == little.len());
}

#[rustfmt::skip]
const TAKEN: &[&str] = &[
    "", "a", "abc", "a|b", "^a|b$", "^$", "^", "$", "a$", "^a", "^abc$", "a^|b", "(a)(b)c", "(?:a|bc)*c", "a.c",
    "^.{1,2}$", "^.$", "^.*$", "^[^]*$", "^[^a]{2}$", "^[a-c]{2,3}$", "^[abc]$", "^a{3}$", "^a{2,}$", "^a{0}$",
    "^x?$", "a+?", "a*?b", "a??", "a{1,2}?c", "\\d", "^\\d{4}-\\d{2}-\\d{2}$", "^\\D+$", "\\w", "^\\w+$", "^\\W$",
    "\\s", "^\\S+$", "^\\s+$", "[\\s\\d]", "[^\\s]", "[\\w-]", "[-a]", "[a-]", "[a\\-c]", "[\\b]", "[.]", "[$^]",
    "[*+?]", "[a\\]]", "\\.", "\\/", "\\^\\$\\\\\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|", "\\t|\\n|\\v|\\f|\\r", "\\0", "\\cJ",
    "\\x41", "\\u00e9", "\\u{1f600}", "\\ud83d\\ude00", "[\\u{1f600}-\\u{1f64f}]", "é", "[é]", "^[à-ÿ]+$", "^[^é]+$",
    "😀+", "^(?:ab){1,2}$", "(?:a(?:b(?:c)))", "(^|b)c", "(?:^a)?b", "(?:$|a)*", "(a|)", "a||b", "()",
    "^[a-z][a-z0-9_]*$", "^(?:[1-9][0-9]*|0)$", "[[a]", "[&&]", "[a~~b]", "^[\\x20-\\x7e]*$", "^[\\0-\\u{10ffff}]$",
    "\u{7f}",
];

#[rustfmt::skip]
const TEXTS: &[&str] = &[
    "", "a", "b", "c", "ab", "abc", "aabbcc", "aa", "aaa", "aaaa", "bc", "bcbc", "ba", "xaz", "x", "A", "Z", "_", "-",
    "a-c", "0", "7", "42", "2024-02-28", "2024-2-28", "12024-02-28", "٣", "é", "ß", "à", "àéÿ", "😀", "😀😀", "🙂", "\n",
    "\r", "a\n", "\na", "a\nc", "a\u{2028}c", "a\u{2029}", "\u{85}", "\u{a0}", "\u{feff}", "\u{180e}", "\u{3000}",
    " ", "  ", "\t", "\u{b}", "\u{c}", "\0", "\u{8}", "\u{7f}", ".", "/", "^", "$", "[", "]", "&&", "~~", "\\",
    "^$\\*+?()[]{}|", "snake_case1", "1a", "a b", "ſ", "K", "ab\u{308}", "\u{10ffff}",
];

const REFUSED: &[(&str, &str)] = &[
    ("(?=a)", "look-ahead"),
    ("(?!a)", "look-ahead"),
    ("(?<=a)b", "`(?<=` is look-behind"),
    ("(?<!a)b", "look-behind"),
    ("(?<year>a)", "a named group"),
    ("(?P<year>a)", "a named group"),
    ("(?i)a", "a flag"),
    ("(?i:a)", "a flag"),
    ("(a)\\1", "`\\1` is a back-reference"),
    ("\\k<a>", "a back-reference"),
    ("\\bword\\b", "`\\b` is a look"),
    ("\\B", "a look"),
    ("\\p{L}", "a property of Unicode"),
    ("\\Aa\\z", "no escape"),
    ("\\-", "no escape"),
    ("\\00", "an octal escape"),
    ("\\ud83d", "half of a surrogate pair"),
    ("\\u{}", "begins no escape"),
    ("\\u{d", "begins no escape"),
    ("\\xg0", "begins no escape"),
    ("\\c1", "begins no escape"),
    ("a{", "begins no counts"),
    ("a{,2}", "begins no counts"),
    ("a{3,2}", "wrong order"),
    ("a{99999999999}", "too large"),
    ("a}", "ends nothing"),
    ("a]", "ends nothing"),
    ("a**", "nothing that `*` could repeat"),
    ("^+", "nothing that `+` could repeat"),
    ("(a", "has no `)`"),
    ("a)", "has no `(`"),
    ("[a", "has no `]`"),
    ("[z-a]", "goes backwards"),
    ("[\\d-z]", "a set at one end"),
    ("a\\", "stands at the end"),
    ("[]", "no character"),
    ("[^\\0-\\u{10ffff}]", "no character"),
];
