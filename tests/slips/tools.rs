//! The tools that the slips are calls of: what tools of daily life are like. Each gives back the arguments that it got.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Get the weather forecast for a city.
#[toolcall::tool(read_only)]
pub fn get_weather(
    #[tool(length = 1..=80)] city: &str,
    #[tool(range = 1..=16, default = 3)] days: u32,
    #[tool(default = Unit::Celsius)] unit: Unit,
    #[tool(default = false)] hourly: bool,
) -> Value {
    json!({"city": city, "days": days, "unit": unit, "hourly": hourly})
}

/// A unit of temperature.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    Celsius,
    Fahrenheit,
}

/// Search the notes.
#[toolcall::tool(read_only)]
pub fn search_notes(
    #[tool(length = 1..=200)] query: &str,
    #[tool(range = 1..=100, default = 20)] limit: u32,
    sort_by: Option<SortBy>,
    since: Option<Date>,
    filter: Option<Filter>,
) -> Value {
    json!({"query": query, "limit": limit, "sort_by": sort_by, "since": text(since), "filter": filter})
}

/// Which notes come first.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SortBy {
    Newest,
    Oldest,
    MostRelevant,
}

/// What is left out.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    pub author: Option<String>,
    #[tool(range = 0.0..=1.0)]
    pub minimum_score: Option<f64>,
    pub tags: Option<Vec<String>>,
}

/// Put an event into the calendar.
#[toolcall::tool]
pub fn create_event(
    #[tool(length = 1..=120)] title: &str,
    starts: DateTime,
    #[tool(range = 5..=1440, multiple_of = 5, default = 60)] minutes: u32,
    attendees: Vec<String>,
    #[tool(default = false)] all_day: bool,
    #[tool(length = 1..)] place: Option<&str>,
    remind_at: Option<Time>,
) -> Value {
    json!({
        "title": title, "starts": starts.to_string(), "minutes": minutes, "attendees": attendees, "all_day": all_day,
        "place": place, "remind_at": text(remind_at),
    })
}

/// List the events of the calendar.
#[toolcall::tool(read_only)]
pub fn list_events(from: Option<Date>, #[tool(range = 1..=100, default = 20)] limit: u32) -> Value {
    json!({"from": text(from), "limit": limit})
}

/// Pay an amount.
#[toolcall::tool(destructive)]
pub fn make_payment(
    #[tool(range = 1..=1_000_000)] cents: u64,
    to: Account,
    #[tool(length = 1..=35)] reference: Option<&str>,
    #[tool(default = false)] urgent: bool,
) -> Value {
    json!({"cents": cents, "to": to, "reference": reference, "urgent": urgent})
}

/// A bank account.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    #[tool(length = 15..=34)]
    pub iban: String,
    pub holder: String,
}

/// Change lines of a file.
#[toolcall::tool]
pub fn edit_file(
    #[tool(length = 1..)] path: &str,
    #[tool(items = 1..=50)] edits: Vec<Edit>,
    #[tool(default = false)] dry_run: bool,
) -> Value {
    json!({"path": path, "edits": edits, "dry_run": dry_run})
}

/// One change.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// Counted from 1.
    #[tool(range = 1..)]
    pub line: u32,
    pub action: Action,
    pub text: String,
}

/// What becomes of a line.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Replace,
    InsertBefore,
    Delete,
}

/// Find places.
#[toolcall::tool(read_only)]
pub fn find_places(area: Area, #[tool(range = 1..=50, default = 10)] most: u8) -> Value {
    json!({"area": area, "most": most})
}

/// Where to look.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Area {
    /// Around a point.
    Around {
        #[tool(range = -90.0..=90.0)]
        lat: f64,
        #[tool(range = -180.0..=180.0)]
        lon: f64,
        #[tool(range = 0.0..=500.0)]
        radius_km: f64,
    },
    /// In a country.
    Country {
        /// Two letters.
        #[tool(length = 2..=2)]
        code: String,
    },
    /// Anywhere.
    Everywhere,
}

/// Place an order.
#[toolcall::tool]
pub fn place_order(
    customer: Customer,
    #[tool(items = 1..=20)] items: Vec<Item>,
    #[tool(default = false)] express: bool,
) -> Value {
    json!({"customer": customer, "items": items, "express": express})
}

/// Who orders.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Customer {
    pub name: String,
    #[tool(format = "email")]
    pub email: Option<String>,
}

/// What is ordered.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub sku: String,
    #[tool(range = 1..=999)]
    pub quantity: u32,
    #[tool(range = 0.0..)]
    pub price: f64,
    pub note: Option<String>,
}

/// Change the tags of notes.
#[toolcall::tool(allow = "L005")]
pub fn tag_notes(
    #[tool(items = 1..)] ids: Vec<u64>,
    add: Vec<String>,
    remove: Option<Vec<String>>,
    colour: Option<Colour>,
) -> Value {
    json!({"ids": ids, "add": add, "remove": remove, "colour": colour})
}

/// The colour of a tag.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Red,
    Green,
    LightBlue,
}

/// Set an option of the editor.
#[toolcall::tool]
pub fn set_option(#[tool(length = 1..)] key: &str, value: Setting) -> Value {
    json!({"key": key, "value": value})
}

/// The value of an option.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Setting {
    Flag(bool),
    Number(f64),
    Text(String),
}

/// Resize an image.
#[toolcall::tool]
pub fn resize_image(width: Size, height: Option<Size>, #[tool(default = false)] crop: bool) -> Value {
    json!({"width": width, "height": height, "crop": crop})
}

/// How large.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Size {
    /// In pixels.
    Pixels(#[tool(range = 1..=10_000)] u32),
    /// Of what it was.
    Percent {
        #[tool(range = 1.0..=1000.0)]
        percent: f64,
    },
}

/// Look an account up.
#[toolcall::tool(read_only, allow = "L005")]
pub fn get_account(#[tool(wire = "string")] id: u64, #[tool(default = false)] history: bool) -> Value {
    json!({"id": id.to_string(), "history": history})
}

/// Set an alarm.
#[toolcall::tool]
pub fn set_alarm(at: Timestamp, #[tool(length = 1..)] label: Option<&str>, repeat: Option<Vec<Weekday>>) -> Value {
    json!({"at": at.to_string(), "label": label, "repeat": repeat})
}

/// A day of the week.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

fn text(value: Option<impl ToString>) -> Option<String> {
    value.map(|value| value.to_string())
}

pub mod dispatch {
    //! What the build step wrote for these tools.
    toolcall::include_tools!(slips);
}
