//! Choices: which of its forms a value has.
//!
//! A form that bears a name is found by it, wherever the name stands in the object. Forms without names are tried in
//! declared order; what was tried leaves no trace but the verdict. Which form it was is written before the value, so
//! that the parser need not find out again and no default that is filled in can lead it elsewhere.

use toolcall_schema::level::Level;
use toolcall_schema::table::{By, NodeId, Run};

use super::check::Flaw;
use super::report::Place;
use super::walk::Walk;
use crate::form;
use crate::token::{Fault, Token, TokenPlace, Tokens};
use crate::violation::{Code, Found, Rejection};

/// Whether a form is only tried, and for how long that may go on.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    pub(super) is_running: bool,
    /// Whether values may be coerced meanwhile.
    is_lax: bool,
    /// Tokens that may still be read in trials.
    fuel: usize,
}

/// Everything that a trial may change.
#[derive(Clone, Copy)]
struct Before {
    place: TokenPlace,
    stack: usize,
    pieces: usize,
    keys: usize,
    names: usize,
    out: usize,
}

impl Trial {
    /// Forms within forms are tried once for each form around them, so the work needs a bound.
    pub(super) fn new(text: &str) -> Self {
        Self { is_running: false, is_lax: false, fuel: FUEL * (text.len() + 64) }
    }

    /// Whether values must fit as they were sent: one that some form takes so is never read otherwise.
    pub(super) const fn is_strict(self) -> bool {
        self.is_running && !self.is_lax
    }

    /// Counts a token that is read for a trial.
    pub(super) fn burn(&mut self) -> Result<(), Fault> {
        self.fuel = self.fuel.checked_sub(1).ok_or(TOO_MANY)?;
        Ok(())
    }
}

impl<'t> Walk<'_, 't> {
    /// A value of a choice.
    pub(super) fn choose(
        &mut self,
        id: NodeId,
        by: By,
        forms: Run,
        token: Token<'t>,
        from: usize,
    ) -> Result<(), Fault> {
        let chosen = match (by, token) {
            (By::Trial, _) => return self.attempt(id, forms, token, from),
            (By::Tag | By::Key, Token::Text(text)) => match self.shapes.bare_names(forms) {
                Some((node, names)) if self.shapes.meant(names, self.tokens.meaning(text)).is_some() => Some(node),
                Some(_) => return self.mend(id, Flaw::NOT_IN_ENUM, token, from),
                None => return self.mend(id, Flaw::wrong_type(token), token, from),
            },
            (By::Tag | By::Key, Token::OpenObject) => {
                let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
                let start = self.tokens.place();
                let level = self.level();
                let named = named(&mut self.tokens, place, self.rejection, id, level)?;
                self.tokens.go_back(start);
                named
            }
            (By::Tag | By::Key, _) => return self.refuse(id, Flaw::wrong_type(token), token),
        };
        match chosen {
            Some(node) => self.value(node, token, from),
            None => self.pass(token),
        }
    }

    /// Finds the first form that fits, or else the one that comes closest, and reads the value as that.
    fn attempt(&mut self, id: NodeId, forms: Run, token: Token<'t>, from: usize) -> Result<(), Fault> {
        let is_outermost = !core::mem::replace(&mut self.trial.is_running, true);
        let before = self.before();
        let (mut closest, mut reach) = (None, (before.place.at, false));
        for (index, node) in self.shapes.parts(forms).iter().enumerate() {
            if self.fits(*node, token, from)? {
                if !is_outermost {
                    return Ok(());
                }
                closest = Some((index, *node));
                self.go_back(before);
                break;
            }
            let reached = (self.tokens.place().at, !self.rejection.tally().is_wrong_type);
            if reached > reach {
                (closest, reach) = (Some((index, *node)), reached);
            }
            self.go_back(before);
        }
        if !is_outermost {
            // What is wrong with the last form is wrong with the one around it.
            return if self.rejection.is_empty() { self.refuse(id, Flaw::wrong_type(token), token) } else { Ok(()) };
        }
        self.trial.is_running = false;
        self.rejection.end_trial();
        let Some((index, node)) = closest else { return self.refuse(id, Flaw::wrong_type(token), token) };
        self.write(|out| form::push(out, index));
        self.value(node, token, from)
    }

    /// Whether a value is of a form. If so, it has been read.
    fn fits(&mut self, node: NodeId, token: Token<'t>, from: usize) -> Result<bool, Fault> {
        let depth = self.stack.len();
        self.rejection.begin_trial();
        self.value(node, token, from)?;
        while self.rejection.is_empty() && self.stack.len() > depth {
            self.trial.burn()?;
            self.step()?;
        }
        Ok(self.rejection.is_empty())
    }

    fn before(&self) -> Before {
        Before {
            place: self.tokens.place(),
            stack: self.stack.len(),
            pieces: self.pieces.len(),
            keys: self.keys.len(),
            names: self.names.len(),
            out: self.out.len(),
        }
    }

    fn go_back(&mut self, before: Before) {
        let Before { place, stack, pieces, keys, names, out } = before;
        self.tokens.go_back(place);
        self.stack.truncate(stack);
        self.pieces.truncate(pieces);
        self.keys.truncate(keys);
        self.names.truncate(names);
        self.out.truncate(out);
    }
}

/// The form whose name an object bears that was just entered; if none, that is reported.
fn named<'t>(
    tokens: &mut Tokens<'t, '_>,
    place: Place<'_, '_>,
    rejection: &mut Rejection,
    id: NodeId,
    level: Level,
) -> Result<Option<NodeId>, Fault> {
    let shapes = place.shapes;
    let tag = shapes.tag(id);
    while let Token::Key(key) = tokens.next()? {
        let key = tokens.meaning(key);
        let Some(tag) = tag else {
            let form = shapes.form(id, key);
            if form.is_none() {
                place.unknown_form(rejection, id, key);
            }
            return Ok(form);
        };
        if !shapes.is_tag(id, key) {
            tokens.skip_value()?;
            continue;
        }
        let value = tokens.next()?;
        let Token::Text(name) = value else {
            place.tag(rejection, id, Flaw::wrong_type(value), tag, None);
            return Ok(None);
        };
        let name = tokens.meaning(name);
        let of_case = || if level > Level::Exact { shapes.form_of_case(id, name) } else { None };
        let form = shapes.form(id, name).or_else(of_case);
        if form.is_none() {
            place.tag(rejection, id, Flaw::NOT_IN_ENUM, tag, Some(name));
        }
        return Ok(form);
    }
    let missing = Flaw { code: Code::MissingKey, keyword: "required", found: Found::Nothing };
    match tag {
        Some(tag) => place.tag(rejection, id, missing, tag, None),
        None => place.value(rejection, id, Flaw { found: Found::Object, ..missing }, None),
    }
    Ok(None)
}

const TOO_MANY: Fault =
    Fault { code: Code::TooLarge, at: None, expected: "fewer values that may have one of several forms" };

/// How often each byte of the arguments may be read in trials.
const FUEL: usize = 8;
