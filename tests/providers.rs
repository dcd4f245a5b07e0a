//! What the build script of the cases, and the tests that compile them again, say of types of other crates.

use toolcall_build::provider::{Field, Json, Provided, Shape, TypeProvider, Width};

/// Types of the case `provided`, and those that `errors/providers.rs` names, of which nothing right is said.
#[derive(Debug)]
pub(crate) struct Others;

impl TypeProvider for Others {
    fn name(&self) -> &str {
        "others"
    }

    fn provide(&self, path: &str, arguments: &[Shape]) -> Option<Provided> {
        let of_case = |function: &str| format!("crate::cases::provided::{function}");
        Some(match (path, arguments) {
            ("std::net::SocketAddr", []) => Shape::text().with("pattern", r"^\S+:\d{1,5}$").made_by(of_case("address")),
            ("chrono::Weekday", []) => Shape::names(["monday", "saturday", "sunday"]).made_by(of_case("weekday")),
            ("chrono::Month", []) => {
                Shape::integer(Width::U8).with("minimum", 1).with("maximum", 12).made_by("chrono::Month::try_from")
            }
            ("std::num::Saturating", [inner]) => inner.clone().into(),
            ("std::ops::Range", [end]) => {
                Shape::record([Field::new("start", end.clone()), Field::new("end", end.clone())]).into()
            }
            ("std::ops::RangeInclusive", [end]) => Shape::tuple([end.clone(), end.clone()]).made_by(of_case("ends")),
            ("std::str::Chars", []) => Shape::text().with("max_length", 3).made_by(of_case("letters")),
            ("std::array::IntoIter", [item, count]) => {
                let count = count.constant().cloned().unwrap_or(Json::Null);
                let list = Shape::list(item.clone()).with("min_items", count.clone()).with("max_items", count);
                list.made_by(of_case("steps"))
            }
            ("std::ops::Bound", [end]) => end.clone().nullable().made_by(of_case("bound")),
            _ => return faulty(path, arguments),
        })
    }
}

fn faulty(path: &str, arguments: &[Shape]) -> Option<Provided> {
    let text = Shape::text;
    let size = || Shape::integer(Width::I64);
    Some(match path {
        "faulty::Pattern" => text().with("pattern", "(?=a)").into(),
        "faulty::Word" => text().with("minimum", 1).with("colour", "red").into(),
        "faulty::Twice" => text().with("min_length", 1).with("min_length", 2).into(),
        "faulty::Order" => Shape::list(size().with("minimum", 3).with("maximum", 1)).into(),
        "faulty::Count" => Shape::map(Shape::list(text()).with("min_items", 3).with("max_items", 2)).into(),
        "faulty::Float" => Shape::number().with("minimum", f64::NAN).into(),
        "faulty::Format" => text().with("format", "colour").into(),
        "faulty::Names" => Shape::names(["a", "b", "a"]).into(),
        "faulty::Nameless" => Shape::tuple([Shape::names::<&str>([]), Shape::tuple([])]).into(),
        "faulty::Null" => Shape::any().nullable().into(),
        "faulty::Keys" => Shape::record([
            Field::new("size", size().with("minimum", 1)).default(0),
            Field::new("size", text()).optional(),
            Field::new("", text()).default(Json::Null),
        ])
        .into(),
        "faulty::Constant" => arguments.first()?.clone().into(),
        "faulty::Path" => text().made_by("not a path"),
        _ => return None,
    })
}
