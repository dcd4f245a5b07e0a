//! A call of a stream, as far as it has come.

use super::call::{Call, Id, Part, made_id};
use super::early;
use super::malformed::{Malformed, Wrong};
use super::memory::{ByPath, Ended, Piece};
use super::paths::{Part as AtPath, Paths};
use super::provider::Provider;

/// A call that grows.
#[derive(Debug, Default)]
pub(super) struct Growing {
    pub(super) answer: u32,
    pub(super) index: Option<u32>,
    pub(super) id: String,
    pub(super) name: String,
    pub(super) arguments: String,
    pub(super) signature: String,
    pub(super) caller: String,
    /// Whether the arguments are what the call began with, which the first piece replaces.
    pub(super) is_seed: bool,
    pub(super) part: Option<(u32, u32)>,
    pub(super) ended: Ended,
    pub(super) early: early::Scan,
    /// Of arguments that come by path.
    pub(super) paths: Paths,
    /// Whether more of the call is to come.
    pub(super) goes_on: bool,
}

impl Growing {
    /// Begins anew; the memory stays.
    pub(super) fn clear(&mut self) {
        let Self { answer, index, id, name, arguments, signature, caller, is_seed, part, ended, early, paths, goes_on } =
            self;
        for text in [id, name, arguments, signature, caller] {
            text.clear();
        }
        (*answer, *index, *is_seed, *part) = (0, None, false, None);
        (*ended, *early, *goes_on) = (Ended::Unsaid, early::Scan::new(), false);
        paths.clear();
    }

    /// The same call with another name and arguments.
    pub(super) fn with(&self, name: &str, arguments: &str) -> Self {
        let Self { answer, index, id, ended, .. } = self;
        Self {
            answer: *answer,
            index: *index,
            id: id.clone(),
            name: name.to_owned(),
            arguments: arguments.to_owned(),
            ended: *ended,
            ..Self::default()
        }
    }

    /// Takes all of the arguments, or what they begin with; an empty object may stand for what is still to come.
    pub(super) fn set(&mut self, arguments: &str, is_seed: bool) {
        if arguments.is_empty() || arguments == self.arguments {
            return;
        }
        self.arguments.clear();
        self.arguments.push_str(arguments);
        self.is_seed = is_seed;
        self.early = early::Scan::new();
    }

    /// Takes more of the arguments.
    pub(super) fn add(&mut self, more: &str) {
        if more.is_empty() {
            return;
        }
        if core::mem::take(&mut self.is_seed) {
            self.arguments.clear();
            self.early = early::Scan::new();
        }
        self.arguments.push_str(more);
    }

    /// Takes pieces of arguments that come by path, and whether more of the call is to come.
    pub(super) fn pieces<'d>(
        &mut self,
        pieces: &[ByPath],
        goes_on: bool,
        get: impl Fn(Piece) -> &'d str,
    ) -> Result<(), Malformed> {
        let is_by_path = !pieces.is_empty() || goes_on || self.goes_on;
        if is_by_path && !self.goes_on {
            // It begins. What it may begin with beside is an empty object in place of what is to come.
            if !matches!(self.arguments.as_str(), "" | "{}") {
                return Err(Malformed::new(Wrong::Stray));
            }
            self.arguments.clear();
            (self.is_seed, self.early) = (false, early::Scan::new());
        }
        for piece in pieces {
            let part = match piece {
                // Nothing stands for an empty string.
                ByPath { json, .. } if json.is_there() => AtPath::Json(get(*json)),
                ByPath { is_null: true, .. } => AtPath::Json("null"),
                ByPath { text, goes_on, .. } => AtPath::Text(get(*text), *goes_on),
            };
            self.paths.add(&mut self.arguments, get(piece.path), part).map_err(Malformed::new)?;
        }
        self.goes_on = goes_on;
        if is_by_path && !goes_on {
            self.paths.finish(&mut self.arguments);
        }
        Ok(())
    }

    pub(super) fn call(&self, provider: &Provider, index: usize) -> Call<'_> {
        let made = || Id::Made(made_id(&[&self.name, &self.arguments], index));
        Call {
            name: &self.name,
            arguments: self.arguments.as_bytes(),
            answer: self.answer,
            numbers: provider.numbers(),
            signature: given(&self.signature),
            part: self.part.map(|(index, count)| Part { index, count }),
            id: given(&self.id).map_or_else(made, Id::Given),
            caller: given(&self.caller),
        }
    }
}

/// A text, if any came.
fn given(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}
