//! A type takes what its format writes and nothing else: so the fast path, which makes the value, and the coercer, which
//! looks at the format only, accept the same texts.

#![forbid(unsafe_code)]

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use toolcall::__private::{Format, Parsed};
use toolcall_tests::random::Random;

#[test]
fn types_hold_what_their_format_writes() {
    let mut fitting = 0;
    for (format, takes) in TYPES {
        let mut random = Random::of(&format!("{format:?}"));
        for round in 0..20_000 {
            let mut text = (*random.pick(format.row().samples)).to_owned();
            for _ in 0..round % 4 {
                change(&mut text, &mut random);
            }
            let fits = format.fits(&text);
            fitting += usize::from(fits && round % 4 > 0);
            assert_eq!(takes(&text), fits, "{format:?} {text:?}");
        }
    }
    assert!(fitting > 10_000, "{fitting} changed texts that fit are too few");
}

/// One character is put in, taken out, or becomes another.
fn change(text: &mut String, random: &mut Random) {
    let at = random.below(text.len() + 1);
    if !text.is_char_boundary(at) {
        return;
    }
    let other = char::from(*random.pick(CHARACTERS));
    match random.below(3) {
        0 => text.insert(at, other),
        1 if at < text.len() => drop(text.remove(at)),
        _ if at < text.len() => {
            text.remove(at);
            text.insert(at, other);
        }
        _ => {}
    }
}

const CHARACTERS: &[u8] = b"0123456789-+:.TtZzPWDHMSY/@[]%#?aAfFgG=xX_ \n";

type Takes = fn(&str) -> bool;

/// Each format with a type that has it.
const TYPES: &[(Format, Takes)] = &[
    (Format::Date, takes::<jiff::civil::Date>),
    (Format::Date, takes::<chrono::NaiveDate>),
    (Format::Date, takes::<time::Date>),
    (Format::LocalTime, takes::<jiff::civil::Time>),
    (Format::LocalTime, takes::<chrono::NaiveTime>),
    (Format::LocalTime, takes::<time::Time>),
    (Format::LocalDateTime, takes::<jiff::civil::DateTime>),
    (Format::LocalDateTime, takes::<chrono::NaiveDateTime>),
    (Format::LocalDateTime, takes::<time::PrimitiveDateTime>),
    (Format::DateTime, takes::<jiff::Timestamp>),
    (Format::DateTime, takes::<chrono::DateTime<chrono::Utc>>),
    (Format::DateTime, takes::<chrono::DateTime<chrono::FixedOffset>>),
    (Format::DateTime, takes::<time::OffsetDateTime>),
    (Format::Duration, takes::<Duration>),
    (Format::CalendarDuration, takes::<jiff::Span>),
    (Format::SignedDuration, takes::<jiff::SignedDuration>),
    (Format::SignedDuration, takes::<chrono::TimeDelta>),
    (Format::SignedDuration, takes::<time::Duration>),
    (Format::Uuid, takes::<uuid::Uuid>),
    (Format::Uri, takes::<url::Url>),
    (Format::Ipv4, takes::<Ipv4Addr>),
    (Format::Ipv6, takes::<Ipv6Addr>),
    (Format::Ip, takes::<IpAddr>),
    (Format::Decimal, takes::<rust_decimal::Decimal>),
    (Format::Base64, takes::<Vec<u8>>),
];

fn takes<T: Parsed>(text: &str) -> bool {
    T::parsed(text).is_some()
}
