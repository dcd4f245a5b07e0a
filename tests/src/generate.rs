//! Instances of a JSON schema, and any JSON at all; [`near_miss`](crate::near_miss) makes ones that are nearly valid.
//!
//! Knows the keywords that our schemas use and no more; an unknown one is a panic, so that a new keyword is not passed
//! over in silence.

use serde_json::{Map, Value};

use toolcall_schema::table::Format;

use crate::equal::is_equal;
use crate::keywords::check_keywords;
use crate::matching;
use crate::random::Random;

/// Where instances come from.
#[derive(Debug)]
pub struct Generator<'s> {
    /// The schema of a tool's arguments; references lead into it.
    schema: &'s Value,
    pub(crate) random: &'s mut Random,
    /// References that were followed on the way.
    depth: usize,
}

impl<'s> Generator<'s> {
    /// # Panics
    /// If the schema uses a keyword that the generator does not know.
    pub fn new(schema: &'s Value, random: &'s mut Random) -> Self {
        check_keywords(schema);
        Self { schema, random, depth: 0 }
    }

    /// Fits the schema.
    pub fn valid(&mut self) -> Value {
        self.of(self.schema)
    }

    /// Any JSON.
    pub fn any(&mut self, depth: usize) -> Value {
        match self.random.below(if depth > 0 { 8 } else { 6 }) {
            0 => Value::Null,
            1 => Value::Bool(self.random.percent(50)),
            2 => Value::from(self.random.next().cast_signed() >> self.random.below(64)),
            3 => Value::from(self.float()),
            4 | 5 => Value::from(self.text(0, 6)),
            6 => (0..self.random.below(4)).map(|_| self.any(depth - 1)).collect(),
            _ => (0..self.random.below(4)).map(|_| (self.text(0, 4), self.any(depth - 1))).collect(),
        }
    }

    fn of(&mut self, schema: &Value) -> Value {
        if let Some(reference) = schema["$ref"].as_str() {
            self.depth += 1;
            let value = self.of(self.resolve(reference));
            self.depth -= 1;
            return value;
        }
        if let Some(branches) = schema["anyOf"].as_array() {
            let null = branches.iter().find(|branch| self.is_deep() && branch["type"] == "null");
            let branch = null.unwrap_or_else(|| self.random.pick(branches));
            return self.of(branch);
        }
        if let Some(values) = schema["enum"].as_array() {
            return self.random.pick(values).clone();
        }
        if schema["type"].is_null() {
            return self.any(2);
        }
        match self.kind(schema) {
            "object" => self.object(schema),
            "array" if schema["prefixItems"].is_array() => {
                schema["prefixItems"].as_array().into_iter().flatten().map(|item| self.of(item)).collect()
            }
            "array" => {
                let (least, most) = (size(schema, "minItems", 0), size(schema, "maxItems", usize::MAX));
                let length = if self.is_deep() { least } else { self.size(least, most, 4) };
                let is_unique = schema["uniqueItems"] == true;
                let mut items: Vec<Value> = Vec::new();
                // Of few values there may be fewer than that.
                for _ in 0..if is_unique { 9 * length } else { length } {
                    let item = self.of(&schema["items"]);
                    if items.len() < length && !(is_unique && items.iter().any(|other| is_equal(other, &item))) {
                        items.push(item);
                    }
                }
                Value::Array(items)
            }
            "string" => {
                let (least, most) = (size(schema, "minLength", 0), size(schema, "maxLength", usize::MAX));
                if let Some(samples) = samples(schema) {
                    let fits = |text: &&str| (least..=most).contains(&text.chars().count());
                    let fitting: Vec<&str> = samples.into_iter().filter(fits).collect();
                    return Value::from(*self.random.pick(&fitting));
                }
                match (schema["pattern"].as_str(), schema["pattern"].as_str().and_then(lengths)) {
                    (_, Some((least, most))) => Value::from(self.text(least, most)),
                    (Some(pattern), None) => Value::from(matching::text(pattern, least..=most, self.random)),
                    (None, None) => Value::from(self.text(least, most)),
                }
            }
            "integer" => self.integer(schema),
            "number" => self.number(schema),
            "boolean" => Value::Bool(self.random.percent(50)),
            "null" => Value::Null,
            other => panic!("the generator knows no type {other:?}: {schema}"),
        }
    }

    /// Whether types that contain themselves had better end.
    const fn is_deep(&self) -> bool {
        self.depth > 12
    }

    fn resolve(&self, reference: &str) -> &'s Value {
        let pointer = reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference} leads out of the schema"));
        self.schema.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
    }

    fn kind<'v>(&mut self, schema: &'v Value) -> &'v str {
        match &schema["type"] {
            Value::Array(kinds) if self.is_deep() && kinds.contains(&Value::from("null")) => "null",
            Value::Array(kinds) => self.random.pick(kinds).as_str().unwrap_or_default(),
            kind => kind.as_str().unwrap_or_default(),
        }
    }

    fn object(&mut self, schema: &Value) -> Value {
        let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
        let no_properties = Map::new();
        let properties = schema["properties"].as_object().unwrap_or(&no_properties);
        let mut object = Map::new();
        for (key, property) in properties {
            if required.contains(&Value::from(key.as_str())) || (!self.is_deep() && self.random.percent(50)) {
                object.insert(key.clone(), self.of(property));
            }
        }
        if schema["additionalProperties"].is_object() {
            for _ in 0..self.random.below(4) {
                let key = match &schema["propertyNames"] {
                    Value::Null => self.text(0, 4),
                    names => self.of(names).as_str().unwrap_or_default().to_owned(),
                };
                let value = self.of(&schema["additionalProperties"]);
                object.insert(key, value);
            }
        }
        Value::Object(object)
    }

    fn integer(&mut self, schema: &Value) -> Value {
        let whole =
            |name: &str| schema[name].as_i64().map(i128::from).or_else(|| schema[name].as_u64().map(i128::from));
        let low = whole("minimum").or_else(|| whole("exclusiveMinimum").map(|bound| bound + 1));
        let high = whole("maximum").or_else(|| whole("exclusiveMaximum").map(|bound| bound - 1));
        let low = low.unwrap_or(i64::MIN.into());
        let high = high.unwrap_or(if low == 0 { u64::MAX.into() } else { i64::MAX.into() });
        let small = i128::from(self.random.next() >> self.random.below(64));
        let value = match self.random.below(6) {
            0 => low,
            1 => high,
            2 => low + small % (high - low + 1),
            3 => high - small % (high - low + 1),
            _ => small.rem_euclid(21) - 5,
        };
        let value = value.clamp(low, high);
        let Some(step) = whole("multipleOf") else { return whole_number(value) };
        let below = value.div_euclid(step) * step;
        whole_number(if below < low { below + step } else { below })
    }

    fn number(&mut self, schema: &Value) -> Value {
        let bound = |name: &str| schema[name].as_f64();
        let low = bound("minimum").or_else(|| bound("exclusiveMinimum").map(f64::next_up));
        let high = bound("maximum").or_else(|| bound("exclusiveMaximum").map(f64::next_down));
        let value = match (self.random.below(6), low, high) {
            (0, Some(low), _) => low,
            (1, _, Some(high)) => high,
            (2, _, _) => f64::from(i32::try_from(self.random.below(9)).unwrap_or(0)),
            _ => self.float(),
        };
        let value = if low.is_some_and(|low| value < low) || high.is_some_and(|high| value > high) {
            value.fract()
        } else {
            value
        };
        let value = value.clamp(low.unwrap_or(f64::MIN), high.unwrap_or(f64::MAX));
        let Some(step) = bound("multipleOf") else { return Value::from(value) };
        // Through decimal digits: the product of two floats is rarely the float nearest to the multiple.
        let steps = (value / step).clamp(-1e6, 1e6).floor();
        Value::from(format!("{:.2}", steps * step).parse::<f64>().unwrap_or(value))
    }

    fn float(&mut self) -> f64 {
        match self.random.below(4) {
            0 => f64::from(self.random.next() as u32) / 64.0,
            1 => f64::from(self.random.next() as i32) / 1e6,
            2 => [0.0, -0.0, 0.1, -1.5, 1e-300, 5e-324, 1e22, 3.4028235e38, 1e300][self.random.below(9)],
            _ => Some(f64::from_bits(self.random.next())).filter(|value| value.is_finite()).unwrap_or(0.5),
        }
    }

    fn size(&mut self, least: usize, most: usize, usual: usize) -> usize {
        match self.random.below(4) {
            0 => least,
            1 if most != usize::MAX => most,
            _ => (least + self.random.below(usual)).min(most),
        }
    }

    pub(crate) fn text(&mut self, least: usize, most: usize) -> String {
        let length = self.size(least, most, 9);
        (0..length).map(|_| *self.random.pick(CHARACTERS)).collect()
    }
}

/// Texts that have the format, or fit the pattern, of a schema.
fn samples(schema: &Value) -> Option<Vec<&'static str>> {
    let is_shown = |format: &&Format| {
        let (keyword, value) = format.row().shown.keyword();
        schema[keyword] == value
    };
    let shown: Vec<_> = Format::ALL.iter().filter(is_shown).collect();
    // What several formats show alike is sampled from the narrowest.
    let narrowest =
        shown.iter().find(|format| format.row().samples.iter().all(|text| shown.iter().all(|other| other.fits(text))));
    narrowest.map(|format| format.row().samples.to_vec())
}

fn size(schema: &Value, name: &str, default: usize) -> usize {
    schema[name].as_u64().and_then(|size| usize::try_from(size).ok()).unwrap_or(default)
}

/// What a pattern of any characters says of their number.
fn lengths(pattern: &str) -> Option<(usize, usize)> {
    let count = pattern.strip_prefix(r"^[\s\S]").and_then(|count| count.strip_suffix('$'))?;
    let ends = count.strip_prefix('{').and_then(|count| count.strip_suffix('}')).and_then(|ends| ends.split_once(','));
    match (count, ends) {
        ("", _) => Some((1, 1)),
        ("+", _) => Some((1, usize::MAX)),
        (_, Some((least, most))) => Some((least.parse().unwrap_or(0), most.parse().unwrap_or(usize::MAX))),
        _ => None,
    }
}

/// Beyond 64 bits, the nearest float.
pub(crate) fn whole_number(value: i128) -> Value {
    i64::try_from(value)
        .map(Value::from)
        .or_else(|_| u64::try_from(value).map(Value::from))
        .unwrap_or_else(|_| Value::from(value as f64))
}

/// One to four bytes long, with and without a need for escapes.
pub(crate) const CHARACTERS: &[char] = &[
    'a',
    'b',
    'c',
    'X',
    '0',
    ' ',
    '"',
    '\\',
    '/',
    '\n',
    '\0',
    '\u{7f}',
    'é',
    'ß',
    '\u{308}',
    '€',
    '\u{2028}',
    '\u{fffd}',
    '😀',
    '\u{10ffff}',
];
