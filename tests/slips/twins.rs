//! The same tools for serde_json: structs as one writes them for its derive, with the checks that it has no words for
//! made by hand. What stands inside the arguments are the types of the tools themselves.

use core::fmt::Display;
use core::str::FromStr;
use std::borrow::Cow;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::tools::{Account, Area, Colour, Customer, Edit, Filter, Item, Setting, Size, SortBy, Unit, Weekday};

/// The arguments of a call, if it is taken.
pub(crate) fn read(tool: &str, arguments: &[u8]) -> Option<Value> {
    match tool {
        "get_weather" => typed::<GetWeather>(arguments),
        "search_notes" => typed::<SearchNotes>(arguments),
        "create_event" => typed::<CreateEvent>(arguments),
        "list_events" => typed::<ListEvents>(arguments),
        "make_payment" => typed::<MakePayment>(arguments),
        "edit_file" => typed::<EditFile>(arguments),
        "find_places" => typed::<FindPlaces>(arguments),
        "place_order" => typed::<PlaceOrder>(arguments),
        "tag_notes" => typed::<TagNotes>(arguments),
        "set_option" => typed::<SetOption>(arguments),
        "resize_image" => typed::<ResizeImage>(arguments),
        "get_account" => typed::<GetAccount>(arguments),
        "set_alarm" => typed::<SetAlarm>(arguments),
        _ => None,
    }
}

fn typed<T: Arguments>(arguments: &[u8]) -> Option<Value> {
    serde_json::from_slice::<T>(arguments).ok()?.told()
}

/// The arguments of one tool.
pub(crate) trait Arguments: DeserializeOwned + Serialize {
    /// Whether they are within the bounds that serde knows nothing of.
    fn fits(&self) -> bool;

    /// What the tool gives back: its arguments, if it takes them.
    fn told(&self) -> Option<Value> {
        self.fits().then(|| serde_json::to_value(self).ok())?
    }
}

/// Declares structs of arguments, each with its checks.
macro_rules! arguments {
    ($($name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? } fits |$it:ident| $fits:expr;)*) => {$(
        #[doc = concat!("The arguments of `", stringify!($name), "`.")]
        #[derive(Deserialize, Serialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$attribute])* $field: $type,)*
        }

        impl Arguments for $name {
            fn fits(&self) -> bool {
                let $it = self;
                $fits
            }
        }
    )*};
}

arguments! {
    GetWeather {
        city: String,
        #[serde(default = "days")]
        days: u32,
        #[serde(default = "celsius")]
        unit: Unit,
        #[serde(default)]
        hourly: bool,
    } fits |it| long(&it.city, 1, 80) && (1..=16).contains(&it.days);

    SearchNotes {
        query: String,
        #[serde(default = "limit")]
        limit: u32,
        sort_by: Option<SortBy>,
        since: Option<Text<Date>>,
        filter: Option<Filter>,
    } fits |it| {
        let score = it.filter.as_ref().and_then(|filter| filter.minimum_score);
        long(&it.query, 1, 200) && (1..=100).contains(&it.limit) && score.is_none_or(|score| (0.0..=1.0).contains(&score))
    };

    CreateEvent {
        title: String,
        starts: Text<DateTime>,
        #[serde(default = "minutes")]
        minutes: u32,
        attendees: Vec<String>,
        #[serde(default)]
        all_day: bool,
        place: Option<String>,
        remind_at: Option<Text<Time>>,
    } fits |it| {
        long(&it.title, 1, 120)
            && (5..=1440).contains(&it.minutes)
            && it.minutes.is_multiple_of(5)
            && it.place.as_ref().is_none_or(|place| !place.is_empty())
    };

    ListEvents {
        from: Option<Text<Date>>,
        #[serde(default = "limit")]
        limit: u32,
    } fits |it| (1..=100).contains(&it.limit);

    MakePayment {
        cents: u64,
        to: Account,
        reference: Option<String>,
        #[serde(default)]
        urgent: bool,
    } fits |it| {
        (1..=1_000_000).contains(&it.cents)
            && long(&it.to.iban, 15, 34)
            && it.reference.as_ref().is_none_or(|reference| long(reference, 1, 35))
    };

    EditFile {
        path: String,
        edits: Vec<Edit>,
        #[serde(default)]
        dry_run: bool,
    } fits |it| {
        !it.path.is_empty() && (1..=50).contains(&it.edits.len()) && it.edits.iter().all(|edit| edit.line >= 1)
    };

    FindPlaces {
        area: Area,
        #[serde(default = "most")]
        most: u8,
    } fits |it| (1..=50).contains(&it.most) && match &it.area {
        Area::Around { lat, lon, radius_km } => {
            lat.abs() <= 90.0 && lon.abs() <= 180.0 && (0.0..=500.0).contains(radius_km)
        }
        Area::Country { code } => long(code, 2, 2),
        Area::Everywhere => true,
    };

    PlaceOrder {
        customer: Customer,
        items: Vec<Item>,
        #[serde(default)]
        express: bool,
    } fits |it| {
        it.customer.email.as_ref().is_none_or(|email| email.contains('@'))
            && (1..=20).contains(&it.items.len())
            && it.items.iter().all(|item| (1..=999).contains(&item.quantity) && item.price >= 0.0)
    };

    TagNotes {
        ids: Vec<u64>,
        add: Vec<String>,
        remove: Option<Vec<String>>,
        colour: Option<Colour>,
    } fits |it| !it.ids.is_empty();

    SetOption {
        key: String,
        value: Setting,
    } fits |it| !it.key.is_empty();

    ResizeImage {
        width: Size,
        height: Option<Size>,
        #[serde(default)]
        crop: bool,
    } fits |it| [Some(&it.width), it.height.as_ref()].into_iter().flatten().all(|size| match size {
        Size::Pixels(pixels) => (1..=10_000).contains(pixels),
        Size::Percent { percent } => (1.0..=1000.0).contains(percent),
    });

    GetAccount {
        id: Text<u64>,
        #[serde(default)]
        history: bool,
    } fits |_it| true;

    SetAlarm {
        at: Text<Timestamp>,
        label: Option<String>,
        repeat: Option<Vec<Weekday>>,
    } fits |it| it.label.as_ref().is_none_or(|label| !label.is_empty());
}

fn long(text: &str, least: usize, most: usize) -> bool {
    (least..=most).contains(&text.chars().count())
}

const fn days() -> u32 {
    3
}

const fn celsius() -> Unit {
    Unit::Celsius
}

const fn limit() -> u32 {
    20
}

const fn minutes() -> u32 {
    60
}

const fn most() -> u8 {
    10
}

/// A value that travels as text and is read by its own parser, as jiff's types are by their feature `serde`.
pub(crate) struct Text<T>(T);

impl<'d, T: FromStr<Err: Display>> Deserialize<'d> for Text<T> {
    fn deserialize<D: Deserializer<'d>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<'_, str>::deserialize(deserializer)?.parse().map(Self).map_err(D::Error::custom)
    }
}

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<T> JsonSchema for Text<T> {
    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}
