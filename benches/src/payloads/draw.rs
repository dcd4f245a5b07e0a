//! Random arguments for each tool. The answer is taken from the values themselves, before any JSON is written, so
//! that a contender is compared with what was meant and not with another parser.

use super::Drawn;
use super::json::Json;
use super::random::Random;
use crate::answer;
use crate::declared::{Address, Item, Priority, Sort};

pub(super) fn tiny(random: &mut Random) -> Drawn {
    let city = *random.choose(&CITIES);
    let days = random.below(17) as u8;
    Drawn {
        arguments: Json::Record(vec![("city", Json::text(city)), ("days", Json::plain(days))]),
        answer: answer::exact(|| answer::tiny(city, days)),
    }
}

pub(super) fn search(random: &mut Random) -> Drawn {
    let bytes = 22 + random.below(9) as usize;
    let query = random.words(bytes);
    let limit = 1 + random.below(1000);
    let score = f64::from(random.below(1001)) / 1000.0;
    let exact = random.coin();
    let (sort, sort_name) = *random.choose(&SORTS);
    let cursor = random.coin().then(|| i64::from(random.below(100_000)));
    let mut fields = vec![
        ("query", Json::text(&query)),
        ("limit", Json::plain(limit)),
        ("min_score", Json::plain(score)),
        ("exact", Json::plain(exact)),
        ("sort", Json::text(sort_name)),
    ];
    fields.extend(cursor.map(|cursor| ("cursor", Json::plain(cursor))));
    Drawn {
        arguments: Json::Record(fields),
        answer: answer::exact(|| answer::search(&query, limit, score, exact, sort, cursor)),
    }
}

pub(super) fn mail(random: &mut Random) -> Drawn {
    let mut address = |domain| format!("{}@{domain}", random.words(8).replace(' ', "."));
    let (from, to) = (address("example.com"), address("example.org"));
    let cc = random.coin().then_some("team-list@example.org");
    let (subject, body) = (random.words(40), random.words(320));
    let (priority, priority_name) = *random.choose(&PRIORITIES);
    let retries = random.below(11) as u8;
    let delay = f64::from(random.below(300)) + 0.5;
    let html = random.coin();
    let thread = (random.bits() >> 20).cast_signed();
    let mut fields = vec![("from", Json::text(&from)), ("to", Json::text(&to))];
    fields.extend(cc.map(|cc| ("cc", Json::text(cc))));
    fields.extend([
        ("subject", Json::text(&subject)),
        ("body", Json::text(&body)),
        ("priority", Json::text(priority_name)),
        ("retries", Json::plain(retries)),
        ("delay", Json::plain(delay)),
        ("html", Json::plain(html)),
        ("thread", Json::plain(thread)),
    ]);
    let texts = [from.as_str(), &to, &subject, &body];
    Drawn {
        arguments: Json::Record(fields),
        answer: answer::exact(|| answer::mail(texts, cc, priority, retries, delay, html, thread)),
    }
}

pub(super) fn write_plain(random: &mut Random) -> Drawn {
    let content = random.words(8000);
    write(random, &content)
}

pub(super) fn write_escapes(random: &mut Random) -> Drawn {
    let content = random.code(7500);
    write(random, &content)
}

pub(super) fn write_cyrillic(random: &mut Random) -> Drawn {
    let content = random.cyrillic(8000);
    write(random, &content)
}

fn write(random: &mut Random, content: &str) -> Drawn {
    let path = format!("/src/{}.rs", random.words(12).replace(' ', "/"));
    let mode = random.coin().then_some(420);
    let mut fields = vec![("path", Json::text(&path)), ("content", Json::text(content))];
    fields.extend(mode.map(|mode| ("mode", Json::plain(mode))));
    Drawn { arguments: Json::Record(fields), answer: answer::exact(|| answer::write(&path, content, mode)) }
}

pub(super) fn order_small(random: &mut Random) -> Drawn {
    order(random, 5)
}

pub(super) fn order_large(random: &mut Random) -> Drawn {
    order(random, 145)
}

fn order(random: &mut Random, count: usize) -> Drawn {
    let customer = random.words(12);
    let street = format!("{} {}", 1 + random.below(300), random.words(14));
    let city = random.words(5);
    let zip = format!("{:05}", random.below(100_000));
    let address = Address { street: &street, city: &city, zip: &zip, country: "FR" };
    let lines: Vec<Line> = (0..count).map(|_| Line::draw(random)).collect();
    let notify = random.coin();
    let arguments = Json::Record(vec![
        ("customer", Json::text(&customer)),
        ("address", address_json(address)),
        ("orders", Json::List(lines.iter().map(|line| line.json(random)).collect())),
        ("notify", Json::plain(notify)),
    ]);
    let items = lines.iter().map(Line::item);
    Drawn { arguments, answer: answer::exact(|| answer::order(&customer, address, items, notify)) }
}

fn address_json(Address { street, city, zip, country }: Address<'_>) -> Json {
    let fields = [("street", street), ("city", city), ("zip", zip), ("country", country)];
    Json::Record(fields.map(|(key, text)| (key, Json::text(text))).into())
}

/// One line of an order with texts of its own.
struct Line {
    sku: String,
    qty: u32,
    price: f64,
    note: Option<String>,
}

impl Line {
    fn draw(random: &mut Random) -> Self {
        Self {
            sku: format!("{}-{:05}", random.words(3), random.below(100_000)),
            qty: 1 + random.below(99),
            price: f64::from(random.below(90_000)) / 100.0,
            note: (random.below(4) == 0).then(|| random.words(6)),
        }
    }

    fn item(&self) -> Item<'_> {
        let Self { sku, qty, price, note } = self;
        Item { sku, qty: *qty, price: *price, note: note.as_deref() }
    }

    /// A note that is not there is left out or `null`.
    fn json(&self, random: &mut Random) -> Json {
        let Self { sku, qty, price, note } = self;
        let mut fields = vec![("sku", Json::text(sku)), ("qty", Json::plain(qty)), ("price", Json::plain(price))];
        match note {
            Some(note) => fields.push(("note", Json::text(note))),
            None if random.below(4) == 0 => fields.push(("note", Json::null())),
            None => {}
        }
        Json::Record(fields)
    }
}

const CITIES: [&str; 16] = [
    "Paris",
    "Rome",
    "Oslo",
    "Berlin",
    "New York",
    "Tokyo",
    "San Francisco",
    "Lima",
    "Cairo",
    "Madrid",
    "Nairobi",
    "Bern",
    "Sydney",
    "Mexico City",
    "Prague",
    "Helsinki",
];

const SORTS: [(Sort, &str); 4] =
    [(Sort::Relevance, "relevance"), (Sort::Newest, "newest"), (Sort::Oldest, "oldest"), (Sort::Stars, "stars")];

const PRIORITIES: [(Priority, &str); 4] =
    [(Priority::Low, "low"), (Priority::Normal, "normal"), (Priority::High, "high"), (Priority::Urgent, "urgent")];
