//! Choices: which of its forms a value has.
//!
//! A form that bears a name is found by it, wherever the name stands in the object. Forms without names are tried in
//! declared order; what was tried leaves no trace but the verdict. Which form it was is written before the value, so
//! that the parser need not find out again and no default that is filled in can lead it elsewhere.

use toolcall_schema::table::{By, NodeId, Run};

use super::check::Flaw;
use super::frames::Frame;
use super::report::Place;
use super::verdict::{Fit, Verdict};
use super::walk::Walk;
use crate::form;
use crate::token::{Fault, Token, TokenPlace, Tokens};
use crate::violation::{Code, Found, Rejection};

/// Whether a form is only tried, and what that costs.
#[derive(Default)]
pub(super) struct Trial {
    pub(super) is_running: bool,
    /// Steps that would have to be taken again: those behind a verdict that is kept count as one.
    pub(super) cost: usize,
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
                Some(_) => return self.refuse(id, Flaw::NOT_IN_ENUM, token),
                None => return self.refuse(id, Flaw::wrong_type(token), token),
            },
            (By::Tag | By::Key, Token::OpenObject) => {
                let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
                let start = self.tokens.place();
                let named = named(&mut self.tokens, place, self.rejection, id)?;
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
        let verdict = match self.verdict(id) {
            Some(verdict) => verdict,
            None => self.judge(id, forms, token, from)?,
        };
        if !is_outermost {
            self.conclude(token, verdict);
            return Ok(());
        }
        self.trial.is_running = false;
        self.rejection.end_trial();
        let chosen = verdict.form.and_then(|index| Some((index, *self.shapes.parts(forms).get(index)?)));
        let Some((index, node)) = chosen else { return self.refuse(id, Flaw::wrong_type(token), token) };
        self.write(|out| form::push(out, index));
        self.value(node, token, from)
    }

    /// Tries one form after the other. The walk stays where it is.
    fn judge(&mut self, id: NodeId, forms: Run, token: Token<'t>, from: usize) -> Result<Verdict, Fault> {
        let (before, begun) = (self.before(), self.begun());
        let mut closest = Verdict { fit: Fit::WrongType, at: before.place.at, form: None };
        for (index, node) in self.shapes.parts(forms).iter().enumerate() {
            let tried = self.judge_form(*node, token, from)?;
            self.go_back(before);
            if tried.fit == Fit::Fits || (tried.at, tried.fit) > (closest.at, closest.fit) {
                closest = Verdict { form: Some(index), ..tried };
            }
            if tried.fit == Fit::Fits {
                break;
            }
        }
        self.keep(begun, id, closest);
        Ok(closest)
    }

    /// Tries one form, and keeps what that tells of the values inside.
    fn judge_form(&mut self, node: NodeId, token: Token<'t>, from: usize) -> Result<Verdict, Fault> {
        let depth = self.stack.len();
        self.rejection.begin_trial();
        self.value(node, token, from)?;
        while self.rejection.is_empty()
            && let Some(Frame { node, begun, .. }) = self.stack.get(depth..).and_then(<[_]>::last).copied()
        {
            let height = self.stack.len();
            self.trial.cost += 1;
            self.step()?;
            if self.stack.len() < height {
                self.keep(begun, node, self.standing());
            }
        }
        let verdict = self.standing();
        while self.stack.len() > depth
            && let Some(Frame { node, begun, .. }) = self.stack.pop()
        {
            self.keep(begun, node, verdict);
        }
        Ok(verdict)
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
        let form = shapes.form(id, name);
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
