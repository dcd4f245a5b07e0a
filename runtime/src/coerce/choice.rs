//! Choices: which of its forms a value has.
//!
//! A form that bears a name is found by it, wherever the name stands in the object. Forms without names are tried in
//! declared order; what was tried leaves no trace but the verdict. Which form it was is written before the value, so
//! that the parser need not find out again and no default that is filled in can lead it elsewhere.

use toolcall_schema::level::Level;
use toolcall_schema::table::{By, Kind, NodeId, Run};

use super::check::Flaw;
use super::frames::Frame;
use super::keyed::Keyed;
use super::passing::Passing;
use super::report::Place;
use super::tag::named;
use super::verdict::{Fit, Hopes, Verdict};
use super::walk::Walk;
use crate::form;
use crate::token::{Fault, Token, TokenPlace};
use crate::violation::Code;

/// Whether a form is only tried, and what that costs.
#[derive(Clone, Copy, Default)]
pub(super) struct Trial {
    pub(super) is_running: bool,
    /// Whether another is running around it, which may ask again what it finds out.
    is_inner: bool,
    /// How far values may be coerced meanwhile: one that some form takes as it was sent is never read otherwise.
    pub(super) level: Level,
    /// How often what is tried was encoded into a string where the trial began.
    pub(super) layer: u8,
    /// Whether a higher level may read something in it that was refused.
    pub(super) has_hope: bool,
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
    pub(super) fn choose(&mut self, id: NodeId, by: By, forms: Run, token: Token<'t>) -> Result<(), Fault> {
        let chosen = match (by, token) {
            (By::Trial, _) => return self.attempt(id, forms, token),
            (By::Tag | By::Key, Token::Text(text)) => match self.shapes.bare_names(forms) {
                Some((node, names)) if self.shapes.meant(names, self.tokens.meaning(text)).is_some() => Some(node),
                Some(_) => return self.mend(id, Flaw::NOT_IN_ENUM, token),
                None => return self.mend(id, Flaw::wrong_type(token), token),
            },
            (By::Tag | By::Key, Token::OpenObject) => {
                let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
                let start = self.tokens.place();
                let level = self.level();
                let passing = Passing { tokens: &mut self.tokens, source: self.source, ends: &mut self.memo.ends };
                let named = named(passing, place, self.rejection, id, level)?;
                self.tokens.go_back(start);
                // The name may be meant in other letter case.
                self.trial.has_hope |= named.is_none() && level == Level::Exact;
                named
            }
            (By::Tag | By::Key, _) => return self.refuse(id, Flaw::wrong_type(token), token),
        };
        match chosen {
            Some(node) => self.value(node, token),
            None => self.pass(token),
        }
    }

    /// Finds the first form that fits, or else the one that comes closest, and reads the value as that.
    fn attempt(&mut self, id: NodeId, forms: Run, token: Token<'t>) -> Result<(), Fault> {
        if !self.writes() && !self.trial.is_running && !self.rejection.keeps() {
            // Nothing would be said of it, and trials are dear.
            return self.pass(token);
        }
        let (outer, most) = (self.trial, self.level());
        let keyed = match token {
            Token::OpenObject => self.keyed(forms, token, self.takers(forms, token, most))?,
            _ => None,
        };
        if let Some(Keyed { forms: left, is_known: true }) = keyed
            && let Some(index) = left.only()
        {
            return self.read_form(forms, index, token);
        }
        (self.trial.is_running, self.trial.is_inner) = (true, outer.is_running);
        if !outer.is_running {
            self.trial.layer = self.layer;
        }
        let verdict = self.find_form(id, forms, most, token, keyed)?;
        self.trial = Trial { cost: self.trial.cost, ..outer };
        if outer.is_running {
            self.conclude(token, verdict);
            return Ok(());
        }
        self.rejection.end_trial();
        match verdict.form {
            Some(index) => self.read_form(forms, index, token),
            None => self.mend(id, Flaw::wrong_type(token), token),
        }
    }

    /// Reads the value as one of a form.
    fn read_form(&mut self, forms: Run, index: usize, token: Token<'t>) -> Result<(), Fault> {
        let Some(node) = self.shapes.parts(forms).get(index) else { return self.pass(token) };
        if let Token::Text(text) = token
            && self.whole_number(forms, index, *node, text)
        {
            return Ok(());
        }
        self.write(|out| form::push(out, index));
        self.value(*node, token)
    }

    /// The forms that may take a value that starts so, up to a level.
    fn takers(&self, forms: Run, token: Token<'t>, most: Level) -> Hopes {
        let mut takers = Hopes::NONE;
        for (index, form) in self.shapes.parts(forms).iter().enumerate() {
            if self.shapes.lowest(*form, token).is_some_and(|lowest| lowest <= most) {
                takers.insert(index);
            }
        }
        takers
    }

    /// The form that fits at the lowest level at which one does, or else the one that comes closest as it was sent.
    fn find_form(
        &mut self,
        id: NodeId,
        forms: Run,
        most: Level,
        token: Token<'t>,
        mut keyed: Option<Keyed>,
    ) -> Result<Verdict, Fault> {
        let mut closest = None;
        // Of what no form has the keys, one still comes closest.
        let mut hopes = keyed.filter(|keyed| keyed.is_known).map_or(Hopes::ALL, |keyed| keyed.forms);
        for level in Level::ALL.into_iter().filter(|level| *level <= most) {
            if level > Level::Exact {
                if keyed.is_none() && hopes != Hopes::NONE {
                    keyed = self.keyed(forms, token, hopes)?;
                }
                hopes = keyed.map_or(hopes, |keyed| hopes.intersection(keyed.forms));
                // It is read as that at once, and what is wrong with it is said then.
                if let Some(index) = hopes.only().filter(|_| keyed.is_some_and(|keyed| keyed.is_known))
                    && !self.trial.is_inner
                {
                    return Ok(Verdict { form: Some(index), ..self.refused() });
                }
            }
            if hopes == Hopes::NONE {
                break;
            }
            self.trial.level = level;
            let verdict = match self.verdict(id) {
                Some(verdict) => verdict,
                None => self.judge(id, forms, token, hopes)?,
            };
            hopes = verdict.hopes;
            // A number that a form of numbers refuses is a wrong number, and no text.
            let is_decided = verdict.fit == Fit::Wrong && matches!(token, Token::Number(_));
            if is_decided || matches!(verdict.fit, Fit::Fits | Fit::Ambiguous) {
                return Ok(Verdict { hopes: Hopes::NONE, ..verdict });
            }
            closest = closest.or(Some(verdict));
        }
        Ok(Verdict { hopes, ..closest.unwrap_or(self.refused()) })
    }

    /// Tries one form after the other of those that lower levels leave a hope. The walk stays where it is.
    ///
    /// A value that two forms would coerce is of none, unless both are numbers.
    fn judge(&mut self, id: NodeId, forms: Run, token: Token<'t>, hopeful: Hopes) -> Result<Verdict, Fault> {
        let (before, begun, level) = (self.before(), self.begun(), self.level());
        let (mut closest, mut is_number, mut hopes) = (self.refused(), false, Hopes::NONE);
        // Whether a text may be JSON is the same for all forms.
        let mut may_be_json = None;
        let parts = self.shapes.parts(forms).iter().enumerate();
        for (index, node) in parts.filter(|(index, _)| hopeful.contains(*index)) {
            let Some(lowest) = self.shapes.lowest(*node, token) else { continue };
            if lowest > level {
                let has_hope = match self.shapes.is_json(*node) {
                    true => *may_be_json.get_or_insert_with(|| self.has_hope(*node, token, level)),
                    false => self.has_hope(*node, token, level),
                };
                if has_hope {
                    hopes.insert(index);
                }
                continue;
            }
            let tried = self.judge_form(*node, token)?;
            self.go_back(before);
            if tried.hopes != Hopes::NONE {
                hopes.insert(index);
            }
            if closest.fit == Fit::Fits {
                if tried.fit == Fit::Fits && !(is_number && self.is_number(*node)) {
                    closest = Verdict { fit: Fit::Ambiguous, form: None, ..closest };
                    break;
                }
                continue;
            }
            if tried.fit == Fit::Fits || (tried.at, tried.fit) > (closest.at, closest.fit) {
                closest = Verdict { form: Some(index), ..tried };
                is_number = self.is_number(*node);
            }
            if closest.fit == Fit::Fits && self.trial.level == Level::Exact {
                break;
            }
        }
        closest.hopes = if closest.fit >= Fit::Ambiguous { Hopes::NONE } else { hopes };
        if self.trial.is_inner {
            self.keep(begun, id, closest);
        }
        Ok(closest)
    }

    /// The verdict on a value whose kind is already wrong.
    fn refused(&self) -> Verdict {
        Verdict { fit: Fit::WrongType, at: self.tokens.at(), form: None, hopes: Hopes::NONE }
    }

    /// Tries one form, and keeps what that tells of the values inside.
    fn judge_form(&mut self, node: NodeId, token: Token<'t>) -> Result<Verdict, Fault> {
        if self.shapes.is_scalar(node) {
            let level = self.level();
            match self.scalar(self.shapes.node(node), token) {
                Ok(()) => return Ok(Verdict { fit: Fit::Fits, ..self.refused() }),
                // Nothing is mended at this level.
                Err(flaw) if level == Level::Exact && !matches!(token, Token::Null) => {
                    let fit = if flaw.code == Code::WrongType { Fit::WrongType } else { Fit::Wrong };
                    let hopes = if self.has_hope(node, token, level) { Hopes::ALL } else { Hopes::NONE };
                    return Ok(Verdict { fit, hopes, ..self.refused() });
                }
                Err(_) => {}
            }
        }
        let depth = self.stack.len();
        let had_hope = core::mem::take(&mut self.trial.has_hope);
        self.rejection.begin_trial();
        self.value(node, token)?;
        while self.rejection.is_empty()
            && let Some(Frame { node, begun, .. }) = self.stack.get(depth..).and_then(<[_]>::last).copied()
        {
            let height = self.stack.len();
            self.trial.cost += 1;
            self.step()?;
            if self.stack.len() < height && (self.stack.len() > depth || self.trial.is_inner) {
                self.keep(begun, node, self.standing());
            }
        }
        let verdict = self.standing();
        while self.stack.len() > depth
            && let Some(Frame { node, begun, .. }) = self.stack.pop()
        {
            if self.stack.len() > depth || self.trial.is_inner {
                self.keep(begun, node, verdict);
            }
        }
        self.trial.has_hope = had_hope;
        Ok(verdict)
    }

    fn is_number(&self, id: NodeId) -> bool {
        matches!(self.shapes.node(id).kind, Kind::Integer(_) | Kind::Number(_))
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
