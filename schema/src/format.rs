//! Text with a format: one row each, with its grammar. Shared by the catalog, which judges defaults, and the run time.
//!
//! A grammar here decides alone what is accepted, on every path; no library's parser is asked. Each gives the parts of
//! what it read, so that a value can be made of them.

pub mod base64;
pub mod civil;
pub mod duration;
pub mod network;
pub mod plain;

use core::net::{Ipv4Addr, Ipv6Addr};

/// The closed list of formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the row of each says what it is")]
pub enum Format {
    Date,
    Time,
    DateTime,
    LocalTime,
    LocalDateTime,
    ZonedDateTime,
    Duration,
    CalendarDuration,
    SignedDuration,
    Uuid,
    Uri,
    Email,
    Hostname,
    Ipv4,
    Ipv6,
    Ip,
    Decimal,
    Integer,
    Natural,
    Base64,
}

/// One format: the questions that the stages ask.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What schemas show.
    pub shown: Shown,
    /// What to send, for a model.
    pub words: &'static str,
    /// Texts that fit.
    pub samples: &'static [&'static str],
    /// Whether a text fits.
    pub fits: fn(&str) -> bool,
}

/// What stands in a schema for a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A name of JSON Schema.
    Format(&'static str),
    /// A pattern, where JSON Schema has no name: its dates with a time always have an offset.
    Pattern(&'static str),
}

impl Shown {
    /// The keyword and its value.
    pub const fn keyword(self) -> (&'static str, &'static str) {
        match self {
            Self::Format(name) => ("format", name),
            Self::Pattern(pattern) => ("pattern", pattern),
        }
    }
}

impl Format {
    /// Every format.
    pub const ALL: &'static [Self] = &[
        Self::Date,
        Self::Time,
        Self::DateTime,
        Self::LocalTime,
        Self::LocalDateTime,
        Self::ZonedDateTime,
        Self::Duration,
        Self::CalendarDuration,
        Self::SignedDuration,
        Self::Uuid,
        Self::Uri,
        Self::Email,
        Self::Hostname,
        Self::Ipv4,
        Self::Ipv6,
        Self::Ip,
        Self::Decimal,
        Self::Integer,
        Self::Natural,
        Self::Base64,
    ];

    /// The format that JSON Schema calls so; `base64` has no name there.
    pub fn named(name: &str) -> Option<Self> {
        Self::names().find(|(known, _)| *known == name).map(|(_, format)| format)
    }

    /// The names that an author may give.
    pub fn names() -> impl Iterator<Item = (&'static str, Self)> {
        let shown = |format: &Self| match format.row().shown {
            // Of the two that show it, the one without calendar units is of types only.
            Shown::Format(name) if *format != Self::Duration => Some((name, *format)),
            Shown::Format(_) | Shown::Pattern(_) => None,
        };
        Self::ALL.iter().filter_map(shown).chain([("base64", Self::Base64)])
    }

    /// Whether a text fits.
    pub fn fits(self, text: &str) -> bool {
        (self.row().fits)(text)
    }

    /// What there is to know of it.
    #[expect(clippy::too_many_lines, reason = "a table")]
    pub const fn row(self) -> Row {
        match self {
            Self::Date => Row {
                shown: Shown::Format("date"),
                words: "a date as YYYY-MM-DD",
                samples: &["2026-01-31", "2024-02-29", "0001-01-01", "9999-12-31"],
                fits: |text| civil::date(text).is_some(),
            },
            Self::Time => Row {
                shown: Shown::Format("time"),
                words: "a time with its offset, as 13:45:00Z",
                samples: &["13:45:00Z", "00:00:00.5+14:00", "23:59:60Z", "07:00:00-00:30"],
                fits: |text| civil::offset_time(text).is_some(),
            },
            Self::DateTime => Row {
                shown: Shown::Format("date-time"),
                words: "a date and time with its offset, as 2026-01-31T13:45:00Z",
                samples: &["2026-01-31T13:45:00Z", "2024-02-29T00:00:00.123456789+05:30", "2016-12-31T23:59:60Z"],
                fits: |text| civil::instant(text).is_some(),
            },
            Self::LocalTime => Row {
                shown: Shown::Pattern("^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]+)?)?$"),
                words: "a time without offset, as 13:45:00",
                samples: &["13:45:00", "00:00", "23:59:59.999999999"],
                fits: |text| civil::time(text).is_some(),
            },
            Self::LocalDateTime => Row {
                shown: Shown::Pattern(
                    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]+)?)?$",
                ),
                words: "a date and time without offset, as 2026-01-31T13:45:00",
                samples: &["2026-01-31T13:45:00", "2024-02-29T00:00", "1969-07-20T20:17:40.25"],
                fits: |text| civil::date_time(text).is_some(),
            },
            Self::ZonedDateTime => Row {
                shown: Shown::Pattern(
                    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])\\[[A-Za-z][A-Za-z0-9_+/-]*\\]$",
                ),
                words: "a date and time with offset and time zone, as 2026-01-31T13:45:00+01:00[Europe/Paris]",
                samples: &["2026-01-31T13:45:00+00:00[UTC]", "2026-07-01T00:00:00Z[UTC]"],
                fits: |text| civil::zoned(text).is_some(),
            },
            Self::Duration => Row {
                shown: Shown::Format("duration"),
                words: "a duration without years and months, as PT1H30M or P2D",
                samples: &["PT1H30M", "P2D", "PT0S", "P1DT12H", "P3W"],
                fits: |text| duration::plain(text).is_some_and(|parts| parts.seconds().is_some()),
            },
            Self::CalendarDuration => Row {
                shown: Shown::Format("duration"),
                words: "a duration, as P1Y2M10D or PT1H30M",
                samples: &["P1Y2M10D", "PT1H30M", "P1M", "P4W", "PT0S"],
                fits: |text| duration::plain(text).is_some(),
            },
            Self::SignedDuration => Row {
                shown: Shown::Pattern("^-?P([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?$"),
                words: "a duration of days, hours, minutes and seconds, as PT1H30M or -PT0.5S",
                samples: &["PT1H30M", "-PT0.5S", "P1DT1S"],
                fits: |text| duration::signed(text).is_some(),
            },
            Self::Uuid => Row {
                shown: Shown::Format("uuid"),
                words: "a UUID as 123e4567-e89b-12d3-a456-426614174000",
                samples: &["123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-000000000000"],
                fits: |text| plain::uuid(text).is_some(),
            },
            Self::Uri => Row {
                shown: Shown::Format("uri"),
                words: "an absolute URI without user name, as https://example.com/a?b=c",
                samples: &["https://example.com/a?b=c", "http://[::1]:8080/", "mailto:a@example.com", "urn:isbn:0"],
                fits: network::uri,
            },
            Self::Email => Row {
                shown: Shown::Format("email"),
                words: "an email address, as name@example.com",
                samples: &["name@example.com", "first.last+tag@mail.example.org"],
                fits: network::email,
            },
            Self::Hostname => Row {
                shown: Shown::Format("hostname"),
                words: "a host name, as www.example.com",
                samples: &["www.example.com", "localhost", "a-1.b"],
                fits: network::hostname,
            },
            Self::Ipv4 => Row {
                shown: Shown::Format("ipv4"),
                words: "an IPv4 address, as 192.0.2.1",
                samples: &["192.0.2.1", "0.0.0.0", "255.255.255.255"],
                fits: |text| text.parse::<Ipv4Addr>().is_ok(),
            },
            Self::Ipv6 => Row {
                shown: Shown::Format("ipv6"),
                words: "an IPv6 address, as 2001:db8::1",
                samples: &["2001:db8::1", "::", "::ffff:192.0.2.1"],
                fits: |text| text.parse::<Ipv6Addr>().is_ok(),
            },
            Self::Ip => Row {
                shown: Shown::Pattern("^[0-9A-Fa-f:.]+$"),
                words: "an IP address, as 192.0.2.1 or 2001:db8::1",
                samples: &["192.0.2.1", "2001:db8::1"],
                fits: |text| Self::Ipv4.fits(text) || Self::Ipv6.fits(text),
            },
            Self::Decimal => Row {
                shown: Shown::Pattern("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$"),
                words: "a decimal number of at most 28 digits as text, as \"19.99\"",
                samples: &["19.99", "-0.5", "0", "1234567890.000000000000000001"],
                fits: |text| plain::decimal(text).is_some(),
            },
            Self::Integer => Row {
                shown: Shown::Pattern("^(0|-?[1-9][0-9]*)$"),
                words: "an integer as text, as \"-42\"",
                samples: &["-42", "0", "7"],
                fits: |text| text != "-0" && plain::natural(text.strip_prefix('-').unwrap_or(text)),
            },
            Self::Natural => Row {
                shown: Shown::Pattern("^(0|[1-9][0-9]*)$"),
                words: "an integer without sign as text, as \"42\"",
                samples: &["42", "0", "7"],
                fits: plain::natural,
            },
            Self::Base64 => Row {
                shown: Shown::Pattern("^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"),
                words: "bytes in base64 with padding, as aGVsbG8=",
                samples: &["aGVsbG8=", "", "AAAA", "/+A="],
                fits: |text| base64::decode(text, |_| ()).is_some(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Format;

    #[test]
    fn samples_fit_and_near_misses_do_not() {
        for format in Format::ALL {
            for sample in format.row().samples {
                assert!(format.fits(sample), "{format:?} {sample}");
                for miss in [format!("{sample}\n"), format!(" {sample}"), format!("{sample}\0"), format!("{sample}٣")]
                {
                    assert!(!format.fits(&miss), "{format:?} {miss:?}");
                }
            }
            let is_bytes = *format == Format::Base64;
            assert_eq!(format.fits(""), is_bytes, "{format:?}");
        }
    }

    #[test]
    fn names_lead_to_formats() {
        for (name, format) in Format::names() {
            assert_eq!(Format::named(name), Some(format));
        }
        assert_eq!(Format::named("duration"), Some(Format::CalendarDuration));
        assert_eq!(Format::named("phone"), None);
    }
}
