//! The price of an order: structs inside a list and inside an option, each with constraints of its own.

use serde::Serialize;

/// Work out what an order costs.
///
/// # Parameters
/// * `items` - what is ordered
/// * `delivery` - how it gets to the customer
/// * `discount` - a discount on the items, if there is one
#[toolcall::tool(title = "Price of an order", read_only)]
pub(crate) fn price_order(
    #[tool(items = 1..=50)] items: Vec<Item<'_>>,
    delivery: Delivery,
    discount: Option<Discount>,
) -> Bill {
    let lines: Vec<Line> = items.iter().map(Line::of).collect();
    let goods: u64 = lines.iter().map(|line| line.cents).sum();
    let percent = discount.as_ref().map_or(0, |discount| u64::from(discount.percent));
    let discount_cents = goods * percent / 100;
    let delivery_cents = delivery.cents(goods - discount_cents);
    let total_cents = goods - discount_cents + delivery_cents;
    let reason = discount.and_then(|discount| discount.reason);
    Bill { lines, discount_cents, reason, delivery_cents, total_cents }
}

/// One article of an order.
#[toolcall::value]
#[derive(Debug)]
pub(crate) struct Item<'a> {
    /// What it is called.
    #[tool(length = 1..=40)]
    article: &'a str,
    /// Price of one piece in cents.
    #[tool(range = 0..=10_000_000)]
    cents: u32,
    /// How many pieces.
    #[tool(default = 1, range = 1..=999)]
    pieces: u32,
}

/// How an order gets to the customer.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Delivery {
    /// The customer fetches it, for nothing.
    Pickup,
    /// Within a week; free from 50.00 on.
    Post,
    /// The next day.
    Express,
}

impl Delivery {
    const fn cents(self, goods: u64) -> u64 {
        match self {
            Self::Pickup => 0,
            Self::Post if goods >= 5000 => 0,
            Self::Post => 490,
            Self::Express => 1490,
        }
    }
}

/// Something off the price.
#[toolcall::value]
#[derive(Debug)]
pub(crate) struct Discount {
    /// Part of the price of the items.
    #[tool(range = 1..=50)]
    percent: u8,
    /// Why it is given; stands on the bill.
    reason: Option<String>,
}

/// What the model gets, as JSON.
#[derive(Debug, Serialize)]
pub(crate) struct Bill {
    lines: Vec<Line>,
    discount_cents: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    delivery_cents: u64,
    total_cents: u64,
}

/// One line of a bill.
#[derive(Debug, Serialize)]
struct Line {
    text: String,
    cents: u64,
}

impl Line {
    fn of(item: &Item<'_>) -> Self {
        Self {
            text: format!("{} x {}", item.pieces, item.article),
            cents: u64::from(item.cents) * u64::from(item.pieces),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discount_and_delivery() {
        let items =
            || vec![Item { article: "rope", cents: 2000, pieces: 2 }, Item { article: "hook", cents: 1500, pieces: 1 }];
        let discount = Some(Discount { percent: 10, reason: None });
        assert_eq!(price_order(items(), Delivery::Post, discount).total_cents, 4950 + 490);
        assert_eq!(price_order(items(), Delivery::Post, None).total_cents, 5500);
        assert_eq!(price_order(items(), Delivery::Pickup, None).lines[0].text, "2 x rope");
    }
}
