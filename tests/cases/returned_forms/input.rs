//! Enums and types of other crates in outputs: each in the form that serde gives it, and any value where that is not
//! known.

use jiff::civil;
use serde::Serialize;
use serde_repr::Serialize_repr;

/// Show the forms of a shape, each with its name as the only key.
#[toolcall::tool(returns)]
pub fn shapes(side: u8) -> Vec<Shape> {
    vec![Shape::Point, Shape::Square(side), Shape::Rectangle(side, 2), Shape::Frame { side, line_width: None }]
}

/// A flat shape.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Shape {
    /// Nothing at all.
    Point,
    /// By its side.
    Square(u8),
    Rectangle(u8, u8),
    /// Around a hole.
    Frame {
        side: u8,
        /// How thick.
        line_width: Option<u8>,
    },
    #[serde(skip)]
    #[allow(dead_code, reason = "it is never written")]
    Unheard,
}

/// Say what happened.
#[toolcall::tool(returns)]
pub fn event(number: u8) -> Event {
    match number {
        0 => Event::Idle,
        1..=9 => Event::Moved { by: i16::from(number) },
        _ => Event::Found(Thing { name: "rope", colour: Colour::DeepRed, level: Level::High }),
    }
}

/// Its name stands under `kind`.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all(serialize = "kebab-case"))]
pub enum Event {
    /// Nothing did.
    Idle,
    Moved {
        by: i16,
    },
    Found(Thing),
}

/// Something with a name.
#[derive(Debug, Serialize)]
#[serde(tag = "type")]
pub struct Thing {
    name: &'static str,
    colour: Colour,
    level: Level,
}

/// How it looks.
#[derive(Debug, Serialize)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
pub enum Colour {
    /// Like wine.
    DeepRed,
    #[allow(dead_code, reason = "it is never written")]
    Blue,
}

/// How much of it there is.
#[derive(Debug, Serialize_repr)]
#[repr(u8)]
pub enum Level {
    #[allow(dead_code, reason = "it is never written")]
    Low = 1,
    High = 10,
}

/// Take the next step.
#[toolcall::tool(returns)]
pub fn step(number: i8) -> Step {
    match number {
        0 => Step::Wait,
        1.. => Step::Go(number),
        _ => Step::Turn { left: true },
    }
}

/// Its name stands under `do`, what it holds under `with`.
#[derive(Debug, Serialize)]
#[serde(tag = "do", content = "with")]
pub enum Step {
    Wait,
    Go(i8),
    Turn { left: bool },
}

/// Look a word up.
#[toolcall::tool(returns)]
pub fn look_up(word: &str) -> Meaning {
    match word.len() {
        0 => Meaning::None,
        1 => Meaning::Letter(word.chars().next()),
        2..6 => Meaning::Word { word: word.to_owned(), rank: None },
        _ => Meaning::Several(vec![Meaning::Letter(None), Meaning::None]),
    }
}

/// Without any name.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Meaning {
    /// Nothing at all.
    None,
    /// Just a letter.
    Letter(Option<char>),
    Word {
        word: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        rank: Option<u64>,
    },
    Several(Vec<Self>),
}

/// Tell the time in every way.
#[toolcall::tool(returns)]
pub fn times(#[tool(range = 0..=4_000_000_000)] second: u32) -> Result<Times, jiff::Error> {
    let now = jiff::Timestamp::from_second(second.into())?;
    let there = now.to_zoned_datetime(jiff::tz::TimeZone::UTC);
    let day = chrono::DateTime::from_timestamp(second.into(), 5_000_000).unwrap_or_default();
    Ok(Times {
        now,
        date: there.date(),
        time: there.time(),
        local: there.datetime(),
        zoned: there,
        wait: jiff::SignedDuration::new(second.into(), 500_000_000),
        day: day.date_naive(),
        hour: day.time(),
        moment: day,
        elsewhere: day.fixed_offset(),
        apart: chrono::TimeDelta::milliseconds(second.into()),
    })
}

/// Dates and times.
#[derive(Debug, Serialize)]
pub struct Times {
    now: jiff::Timestamp,
    date: civil::Date,
    time: civil::Time,
    local: civil::DateTime,
    zoned: jiff::ZonedDateTime,
    wait: jiff::SignedDuration,
    day: chrono::NaiveDate,
    hour: chrono::NaiveTime,
    moment: chrono::DateTime<chrono::Utc>,
    elsewhere: chrono::DateTime<chrono::FixedOffset>,
    apart: chrono::TimeDelta,
}

/// Give everything of which little is known.
#[toolcall::tool(returns)]
pub fn odds(text: &str) -> Odds<'_> {
    Odds {
        address: std::net::Ipv6Addr::LOCALHOST.into(),
        id: uuid::Uuid::from_u128(7),
        page: "https://example.com/a?b|c".parse().ok(),
        path: std::path::Path::new(text),
        port: std::net::SocketAddr::from(([127, 0, 0, 1], 80)),
        length: text.len(),
        rest: std::collections::BTreeMap::from([(text, 1)]),
    }
}

/// This and that.
#[derive(Debug, Serialize)]
pub struct Odds<'a> {
    address: std::net::IpAddr,
    id: uuid::Uuid,
    page: Option<url::Url>,
    path: &'a std::path::Path,
    /// Nothing is known of it.
    port: std::net::SocketAddr,
    #[serde(serialize_with = "doubled")]
    length: usize,
    #[serde(flatten)]
    rest: std::collections::BTreeMap<&'a str, u8>,
}

fn doubled<S: serde::Serializer>(length: &usize, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(*length as u64 * 2)
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(returned_forms);
}
