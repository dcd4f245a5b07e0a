//! Cargo unites features over the whole graph of a user, so a crate of which toolcall knows nothing can change what a
//! parser in it accepts. Here simd-json has its two features that change numbers: whole numbers beyond 64 bits become
//! integers of 128 bits (`128bit`), larger ones floats (`big-int-as-float`). toolcall does not use simd-json, neither when
//! it runs nor when it builds; that is held here too, so that the answers below cannot come to depend on it.

#![forbid(unsafe_code)]

use simd_json::{Node, StaticNode};
use toolcall::{Level, Policy, Reply, Scratch};
use toolcall_tests::case::{CASES, Case};

fn case(name: &str) -> &'static Case {
    CASES.iter().find(|case| case.name == name).expect("the case")
}

/// By what it does: without them it refuses both numbers, and the first kind of node would not be there at all.
#[test]
fn the_features_are_on() {
    let node = |number: &str| {
        let mut bytes = number.as_bytes().to_vec();
        let tape = simd_json::to_tape(&mut bytes).unwrap_or_else(|error| panic!("{number}: {error}"));
        match tape.0.first() {
            Some(Node::Static(node)) => *node,
            other => panic!("{number}: {other:?}"),
        }
    };
    assert_eq!(node(MOST_128), StaticNode::U128(u128::MAX));
    assert_eq!(node(FIFTY_DIGITS), StaticNode::F64(FIFTY_DIGITS.parse().expect("a number")));
}

/// Of the packages that a user's program or build script is made of, none depends on it.
#[test]
fn toolcall_does_not_use_it() {
    let lock = include_str!("../Cargo.lock");
    let depends = |package: &str| {
        let entry = lock.split("[[package]]").find(|entry| entry.contains(&format!("\nname = \"{package}\"\n")));
        entry.unwrap_or_else(|| panic!("no {package} in the lock file")).contains("\n \"simd-json\",\n")
    };
    for package in ["toolcall", "toolcall-build", "toolcall-macros", "toolcall-schema"] {
        assert!(!depends(package), "{package}: its answers may depend on the features of simd-json");
    }
    assert!(depends("toolcall-benches"), "the lock file is read in the right way");
}

/// What is canonical has the digits that were sent, at each level and in any type.
#[test]
fn numbers_keep_their_digits() {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    for (name, tool, key) in [("untyped", "store", "document"), ("raw", "store", "document"), ("raw", "add", "first")] {
        for number in NUMBERS {
            let arguments = format!("{{\"{key}\":{number}}}");
            for level in Level::ALL {
                let policy = Policy::at(level);
                let outcome = case(name).tools.check(tool, arguments.as_bytes(), policy, &mut scratch, &mut out);
                assert!(outcome.is_done(), "{name} {tool} {number} at {level}: {outcome:?}");
                assert_eq!(String::from_utf8_lossy(&out), arguments, "{name} {tool} at {level}");
            }
        }
    }
}

/// What the functions get: integers of their type exactly, of any size too; a `serde_json::Value` has an `f64` of what is
/// beyond 64 bits, as has a type that reads itself by serde; text is text.
#[test]
fn functions_get_the_same_numbers() {
    let call = |name: &str, tool: &str, arguments: &str| {
        case(name).outcome(tool, arguments.as_bytes(), &mut Scratch::new(), &mut Reply::new())
    };
    let document = |number: &str| call("untyped", "store", &format!("{{\"document\":{number}}}"));
    assert_eq!(document("18446744073709551615"), "done [18446744073709551615,null]");
    assert_eq!(document("18446744073709551616"), "done [1.8446744073709552e+19,null]");
    assert_eq!(document(MOST_128), "done [3.402823669209385e+38,null]");
    assert_eq!(document(FIFTY_DIGITS), "done [1.2345678901234567e+49,null]");
    assert!(document("1e400").starts_with("rejected /document out_of_range"));
    assert_eq!(call("raw", "add", &format!("{{\"first\":{FIFTY_DIGITS}}}")), "done 1.2345678901234567e+49");
    assert_eq!(call("raw", "store", r#"{"document":1e400}"#), "done [5,null,0]");
    let ones = |mask: &str| call("big_integers", "ones", &format!("{{\"mask\":{mask}}}"));
    assert_eq!(ones(MOST_128), "done 128");
    assert!(ones("340282366920938463463374607431768211456").starts_with("rejected /mask out_of_range"));
    let product = call("big_integers", "multiply", &format!("{{\"a\":{FIFTY_DIGITS},\"b\":10}}"));
    assert!(product.starts_with(&format!("done {FIFTY_DIGITS}0 ")), "{product}");
}

const MOST_128: &str = "340282366920938463463374607431768211455";
const FIFTY_DIGITS: &str = "12345678901234567890123456789012345678901234567890";

const NUMBERS: [&str; 8] = [
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    MOST_128,
    "340282366920938463463374607431768211456",
    FIFTY_DIGITS,
    "0.1234567890123456789012345678901234567890",
];
