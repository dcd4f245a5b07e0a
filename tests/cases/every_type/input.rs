//! One type of each family that parameters may have; a test holds this list to that of the compiler.

/// Take one value of each family.
#[toolcall::tool]
pub fn take(
    boolean: bool,
    integer: u32,
    nonzero: std::num::NonZeroI32,
    nonzero_of: std::num::NonZero<u32>,
    float: f64,
    decimal: rust_decimal::Decimal,
    character: char,
    text: &str,
    cow: std::borrow::Cow<'_, str>,
    path: std::path::PathBuf,
    duration: std::time::Duration,
    ip: std::net::IpAddr,
    jiff: jiff::civil::Date,
    chrono: chrono::NaiveTime,
    chrono_moment: chrono::DateTime<chrono::Utc>,
    time: time::Date,
    uuid: uuid::Uuid,
    url: url::Url,
    option: Option<u32>,
    list: Vec<u32>,
    deque: std::collections::VecDeque<u32>,
    small_list: smallvec::SmallVec<[u32; 4]>,
    map: std::collections::BTreeMap<String, u32>,
    any: serde_json::Value,
    pointer: Box<u32>,
    set: std::collections::BTreeSet<u32>,
    raw: toolcall::RawJson<'_>,
    big_integer: num_bigint::BigInt,
) -> Vec<String> {
    vec![
        format!("{boolean:?}"),
        format!("{integer:?}"),
        format!("{nonzero:?}"),
        format!("{nonzero_of:?}"),
        format!("{float:?}"),
        format!("{decimal:?}"),
        format!("{character:?}"),
        format!("{text:?}"),
        format!("{cow:?}"),
        format!("{path:?}"),
        format!("{duration:?}"),
        format!("{ip:?}"),
        format!("{jiff:?}"),
        format!("{chrono:?}"),
        format!("{chrono_moment:?}"),
        format!("{time:?}"),
        format!("{uuid:?}"),
        url.to_string(),
        format!("{option:?}"),
        format!("{list:?}"),
        format!("{deque:?}"),
        format!("{small_list:?}"),
        format!("{map:?}"),
        format!("{any:?}"),
        format!("{pointer:?}"),
        format!("{set:?}"),
        format!("{raw:?}"),
        format!("{big_integer:?}"),
    ]
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(every_type);
}
