//! Forms of a choice that an object may be of by its keys: those that have each of them, and require no other.
//!
//! No level drops a key of a form, and none adds one. So where the keys tell the form, nothing is tried; else only what they
//! leave is.

use toolcall_schema::table::{Field, Kind, Presence, Run};

use super::encoded::ends_well;
use super::frames::{Held, Layer};
use super::passing::Passing;
use super::shapes::Shapes;
use super::verdict::Hopes;
use super::walk::Walk;
use crate::token::{Fault, Text, Token};

/// What the keys of an object tell.
#[derive(Clone, Copy)]
pub(super) struct Keyed {
    /// The forms that it may be of.
    pub(super) forms: Hopes,
    /// Whether an object of declared keys is among them; if not, one still comes closest.
    pub(super) is_known: bool,
}

impl<'t> Walk<'_, 't> {
    /// By the keys of the object that was just entered, or that stands in a string that was just read. `None`: there is no
    /// object.
    pub(super) fn keyed(&mut self, forms: Run, token: Token<'t>, among: Hopes) -> Result<Option<Keyed>, Fault> {
        match token {
            Token::OpenObject => {
                let start = self.tokens.place();
                let passing = Passing { tokens: &mut self.tokens, source: self.source, ends: &mut self.memo.ends };
                let keyed = having_keys(self.shapes, forms, among, passing, &mut self.trial.cost)?;
                self.tokens.go_back(start);
                Ok(Some(keyed))
            }
            Token::Text(text) if self.decodes() => {
                let mut layer = self.layers.pop().unwrap_or_default();
                let keyed = self.keyed_in(forms, text, among, &mut layer);
                self.layers.push(layer);
                Ok(keyed)
            }
            _ => Ok(None),
        }
    }

    /// By the keys of an object in a string, which is seen to be JSON on the way.
    fn keyed_in(&mut self, forms: Run, string: Text<'t>, among: Hopes, layer: &mut Layer) -> Option<Keyed> {
        let held = self.held(string, layer);
        if held.is_json == Some(false) || !layer.text.trim_start().starts_with('{') {
            return None;
        }
        let mut tokens = self.tokens.within(&layer.text, &mut layer.decoded);
        let keyed = tokens.next().and_then(|_| {
            let passing = Passing { tokens: &mut tokens, source: held.source, ends: &mut self.memo.ends };
            having_keys(self.shapes, forms, among, passing, &mut self.trial.cost)
        });
        let is_json = held.is_json.unwrap_or_else(|| keyed.is_ok() && ends_well(tokens));
        layer.held = Some(Held { is_json: Some(is_json), ..held });
        keyed.ok().filter(|_| is_json)
    }
}

/// Looks at the keys of the object that was just entered, until they leave one form.
fn having_keys(
    shapes: &Shapes<'_>,
    forms: Run,
    among: Hopes,
    mut passing: Passing<'_, '_, '_>,
    cost: &mut usize,
) -> Result<Keyed, Fault> {
    let parts = shapes.parts(forms);
    let record = |index: usize| match shapes.node(*parts.get(index)?).kind {
        Kind::Record(fields) => Some(fields),
        // An open one takes any other key.
        _ => None,
    };
    let mut records = Hopes::NONE;
    for index in (0..parts.len()).filter(|index| record(*index).is_some()) {
        records.insert(index);
    }
    let is_required = |field: &Field<'_>| field.presence == Presence::Required;
    let mut required = [0_u16; Hopes::COUNT];
    let mut left = among;
    while left.only().is_none() && left.intersection(records) != Hopes::NONE {
        let looked_at = left.intersection(records).alone().filter_map(|index| Some((index, record(index)?)));
        let Token::Key(key) = passing.tokens.next()? else {
            for (index, fields) in looked_at {
                let all = || shapes.fields(fields).iter().filter(|field| is_required(field)).count();
                if required.get(index).is_some_and(|came| usize::from(*came) < all()) {
                    left.remove(index);
                }
            }
            break;
        };
        let name = passing.tokens.meaning(key);
        for (index, fields) in looked_at {
            let field = shapes.named(fields, name).and_then(|at| shapes.field(fields, at));
            match field.zip(required.get_mut(index)) {
                Some((field, came)) => *came = came.saturating_add(is_required(field).into()),
                None => left.remove(index),
            }
        }
        *cost += 1;
        passing.value()?;
    }
    Ok(Keyed { forms: left, is_known: left.intersection(records) != Hopes::NONE })
}
