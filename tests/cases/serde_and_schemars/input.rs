//! Types that were written for serde and schemars are taken as they are: what serde reads is what a model sends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Place an order.
#[toolcall::tool]
pub fn order(order: Order) -> (Order, bool) {
    let checked = order.checked;
    (order, checked)
}

/// An order of one article.
#[toolcall::value]
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all(deserialize = "camelCase"))]
pub struct Order {
    /// the number in the catalogue
    #[serde(alias = "sku", alias = "article")]
    article_number: u32,
    #[serde(default)]
    #[schemars(description = "how many", range(min = 0, max = 99), example = 3)]
    count: u8,
    #[serde(default = "usual_way")]
    way: Way,
    #[serde(skip)]
    checked: bool,
    #[serde(skip_deserializing, default = "usual_way")]
    way_back: Way,
    #[schemars(length(min = 1, max = 3), title = "Marks")]
    tags: Vec<String>,
    #[schemars(length(equal = 2), rename = "country", regex(pattern = "^[A-Z]+$"))]
    land: String,
    gift: Gift,
    #[serde(flatten)]
    contact: Contact,
}

/// What stands on a gift; what is absent is as in `Gift::default()`.
#[toolcall::value]
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Gift {
    text: String,
    /// nobody, if it is not said
    from: Option<String>,
    #[serde(default)]
    colour: u8,
    #[serde(skip)]
    weight: u8,
}

impl Default for Gift {
    fn default() -> Self {
        Self { text: "All the best".to_owned(), from: Some("us".to_owned()), colour: 7, weight: 9 }
    }
}

/// Whom to ask.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Contact {
    #[serde(alias = "e-mail")]
    pub mail: String,
    #[serde(default)]
    pub phone: Option<String>,
}

/// How it travels.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// by road
    #[serde(alias = "lorry", alias = "truck")]
    Road,
    Rail,
    #[serde(skip)]
    Pigeon,
}

fn usual_way() -> Way {
    Way::Rail
}

/// Pay for an order.
#[toolcall::tool]
pub fn pay(by: Payment, receipt: Receipt) -> (Payment, Receipt) {
    (by, receipt)
}

/// What an order is paid with.
#[toolcall::value]
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", rename_all_fields(deserialize = "kebab-case"))]
pub enum Payment {
    #[serde(alias = "bar")]
    Cash,
    #[serde(alias = "credit_card")]
    Card {
        #[serde(alias = "no")]
        card_number: String,
        #[serde(default = "last_month")]
        last_month: u8,
        #[serde(skip)]
        is_checked: bool,
    },
}

fn last_month() -> u8 {
    12
}

/// Where the receipt goes.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub enum Receipt {
    #[serde(alias = "nowhere")]
    None,
    #[serde(alias = "to")]
    Mail(String),
    Post {
        #[serde(skip)]
        stamps: u8,
    },
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(serde_and_schemars);
}
