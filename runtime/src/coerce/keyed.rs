//! Forms of a choice that an object may be of by its keys: those that have each of them, and require no other.
//!
//! No level drops a key of a form, and none adds one. So where the keys tell the form, nothing is tried; else only what they
//! leave is.

use smallvec::SmallVec;
use toolcall_schema::table::{Kind, Member, Presence, Run};

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
    let (mut left, mut records) = (among, Hopes::NONE);
    let mut looked_at: SmallVec<[Form; Hopes::COUNT]> = SmallVec::new();
    for (index, node) in shapes.parts(forms).iter().enumerate() {
        // An open one takes any other key.
        if let Kind::Record(fields) = shapes.node(*node).kind {
            records.insert(index);
            if among.contains_alone(index) {
                looked_at.push(Form { index, fields, required: 0 });
            }
        }
    }
    let is_required = |member: &&Member| member.presence == Presence::Required;
    while left.only().is_none() && !looked_at.is_empty() {
        let Token::Key(key) = passing.tokens.next()? else {
            for Form { index, fields, required } in looked_at {
                if required < shapes.fields(fields).members.iter().filter(is_required).count() {
                    left.remove(index);
                }
            }
            break;
        };
        let name = passing.tokens.meaning(key);
        looked_at.retain(|form| {
            let member = shapes.named(form.fields, name).and_then(|at| shapes.fields(form.fields).members.get(at));
            match member {
                Some(member) => form.required += usize::from(is_required(&member)),
                None => left.remove(form.index),
            }
            member.is_some()
        });
        *cost += 1;
        passing.value()?;
    }
    Ok(Keyed { forms: left, is_known: left.intersection(records) != Hopes::NONE })
}

/// A form whose keys are compared.
struct Form {
    index: usize,
    fields: Run,
    /// How many of the keys that it requires came.
    required: usize,
}
