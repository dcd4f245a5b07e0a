//! From a flaw at a place of the walk to a violation: where it is and what should be there.
//!
//! Nothing is put into words once the rejection is full.

use core::fmt::Write as _;

use toolcall_schema::nearest::nearest;
use toolcall_schema::table::{Field, Kind, NodeId, Run};

use super::check::Flaw;
use super::frames::{Frame, Inside, Open, Others};
use super::shapes::Shapes;
use super::words;
use crate::token::Fault;
use crate::violation::visible::{self, push_segment};
use crate::violation::{Code, Found, Rejection};

/// Where the walk is.
#[derive(Clone, Copy)]
pub(super) struct Place<'p, 't> {
    pub(super) shapes: &'t Shapes<'t>,
    pub(super) stack: &'p [Frame],
    /// What the keys of maps mean.
    pub(super) names: &'p [u8],
}

/// Text that is not JSON, or too much of it.
#[cold]
pub(super) fn fault(rejection: &mut Rejection, fault: Fault) {
    if let Some(draft) = rejection.draft(fault.code, "", Found::Nothing) {
        draft.offset(fault.at).expected(|out| out.push_str(fault.expected)).keep();
    }
}

impl Place<'_, '_> {
    /// The value that is being read; `came` is its meaning if it is a string.
    #[cold]
    pub(super) fn value(self, rejection: &mut Rejection, id: NodeId, flaw: Flaw, came: Option<&str>) {
        let Some(draft) = rejection.draft(flaw.code, flaw.keyword, flaw.found) else { return };
        let suggestion = match (self.shapes.node(id).kind, came) {
            (Kind::Enum(names), Some(came)) => nearest(came, self.shapes.names(names).iter().copied()),
            (Kind::Enum(_), None) => None,
            (Kind::Bool | Kind::Integer(_) | Kind::Number(_) | Kind::Text | Kind::Any | Kind::Raw, _) => None,
            (Kind::Choice(_, forms), Some(came)) => {
                let bare = self.shapes.bare_names(forms).map_or(&[][..], |(_, names)| self.shapes.names(names));
                nearest(came, bare.iter().copied())
            }
            (Kind::List(_) | Kind::Tuple(_) | Kind::Map(..) | Kind::Choice(..), _) => None,
            (Kind::Record(_) | Kind::Open(..), _) => None,
        };
        let draft = draft.pointer(|out| self.push_pointer(out, self.stack, None));
        // Who meets a hole is not told the ends of the type.
        let is_out_of_range = flaw.code == Code::OutOfRange && flaw.keyword != "anyOf";
        draft.expected(|out| words::push_value(out, self.shapes, id, is_out_of_range)).suggestion(suggestion).keep();
    }

    /// The key `tag` of the object that was just entered, which should hold the name of a form; `came` is what it holds.
    #[cold]
    pub(super) fn tag(self, rejection: &mut Rejection, choice: NodeId, flaw: Flaw, tag: &str, came: Option<&str>) {
        let Some(draft) = rejection.draft(flaw.code, flaw.keyword, flaw.found) else { return };
        let names = self.shapes.form_names(choice).map(|(name, _)| name);
        let suggestion = came.and_then(|came| nearest(came, names.clone()));
        let draft = draft.pointer(|out| self.push_pointer(out, self.stack, Some((tag, visible::NAME))));
        draft.expected(|out| words::push_names(out, names)).suggestion(suggestion).keep();
    }

    /// The first key of the object that was just entered, which should be the name of a form.
    #[cold]
    pub(super) fn unknown_form(self, rejection: &mut Rejection, choice: NodeId, key: &str) {
        let Some(draft) = rejection.draft(Code::UnknownKey, "additionalProperties", Found::Nothing) else { return };
        let names = self.shapes.form_names(choice).map(|(name, _)| name);
        let suggestion = nearest(key, names.clone());
        let draft = draft.pointer(|out| self.push_pointer(out, self.stack, Some((key, visible::KEY))));
        draft.expected(|out| words::push_names(out, names)).suggestion(suggestion).keep();
    }

    /// The number of items of the innermost list.
    #[cold]
    pub(super) fn items(self, rejection: &mut Rejection, code: Code, keyword: &'static str) {
        let Some((list, outer)) = self.stack.split_last() else { return };
        let Some(draft) = rejection.draft(code, keyword, Found::Array) else { return };
        let draft = draft.pointer(|out| self.push_pointer(out, outer, None));
        draft.expected(|out| words::push_value(out, self.shapes, list.node, code == Code::TooManyItems)).keep();
    }

    /// The item of the innermost list that is being read, which is there already.
    #[cold]
    pub(super) fn repeated_item(self, rejection: &mut Rejection, expected: &str) {
        let Some(draft) = rejection.draft(Code::RepeatedItem, "uniqueItems", Found::Nothing) else { return };
        let draft = draft.pointer(|out| self.push_pointer(out, self.stack, None));
        draft.expected(|out| out.push_str(expected)).keep();
    }

    /// A key of the innermost object that is none of its `fields`.
    #[cold]
    pub(super) fn unknown_key(self, rejection: &mut Rejection, fields: Run, key: &str) {
        let Some(draft) = rejection.draft(Code::UnknownKey, "additionalProperties", Found::Nothing) else { return };
        let names = self.shapes.fields(fields).names;
        let suggestion = nearest(key, names.iter().copied());
        let draft = draft.pointer(|out| self.push_pointer(out, self.outer(), Some((key, visible::KEY))));
        draft.expected(|out| words::push_keys(out, names)).suggestion(suggestion).keep();
    }

    /// The number of keys of the innermost map.
    #[cold]
    pub(super) fn too_many_keys(self, rejection: &mut Rejection) {
        let Some(draft) = rejection.draft(Code::TooManyItems, "maxProperties", Found::Object) else { return };
        let draft = draft.pointer(|out| self.push_pointer(out, self.outer(), None));
        draft.expected(|out| out.push_str("an object of at most 65536 keys")).keep();
    }

    /// An object that leaves out more keys than all may together.
    #[cold]
    pub(super) fn too_much_absent(self, rejection: &mut Rejection) {
        let Some(draft) = rejection.draft(Code::TooLarge, "", Found::Object) else { return };
        let draft = draft.pointer(|out| self.push_pointer(out, self.outer(), None));
        draft.expected(|out| out.push_str("fewer objects that leave keys to their defaults")).keep();
    }

    /// A key of the innermost object that was already there, shown in `most` bytes.
    #[cold]
    pub(super) fn duplicate_key(self, rejection: &mut Rejection, name: &str, most: usize) {
        let Some(draft) = rejection.draft(Code::DuplicateKey, "", Found::Nothing) else { return };
        let draft = draft.pointer(|out| self.push_pointer(out, self.outer(), Some((name, most))));
        draft.expected(|out| out.push_str("it once")).keep();
    }

    /// A required key that the innermost object lacks.
    #[cold]
    pub(super) fn missing_key(self, rejection: &mut Rejection, field: Option<Field<'_>>) {
        let Some(field) = field else { return };
        let Some(draft) = rejection.draft(Code::MissingKey, "required", Found::Nothing) else { return };
        let draft = draft.pointer(|out| self.push_pointer(out, self.outer(), Some((field.name, visible::NAME))));
        draft.expected(|out| words::push_value(out, self.shapes, field.node, false)).keep();
    }

    /// Appends the pointer to the value that is being read.
    pub(super) fn push_here(self, out: &mut String) {
        self.push_pointer(out, self.stack, None);
    }

    /// Appends the pointer to a key of the innermost object that is not declared.
    pub(super) fn push_key(self, out: &mut String, key: &str) {
        self.push_pointer(out, self.outer(), Some((key, visible::KEY)));
    }

    /// What the last of the names means, which starts at `start`.
    pub(super) fn name(&self, start: usize) -> &str {
        core::str::from_utf8(self.names.get(start..).unwrap_or_default()).unwrap_or_default()
    }

    fn outer(&self) -> &[Frame] {
        self.stack.split_last().map_or(&[], |(_, outer)| outer)
    }

    /// Appends the pointer to what `frames` are reading, or to a key there. The innermost part is always shown, but nothing
    /// of what is inside a secret value: its keys may be the secret.
    fn push_pointer(&self, out: &mut String, frames: &[Frame], key: Option<(&str, usize)>) {
        let (start, mut is_cut) = (out.len(), false);
        for (index, frame) in frames.iter().enumerate() {
            let is_innermost = key.is_none() && index + 1 == frames.len();
            if is_innermost || out.len() - start < LONGEST_OUTER || self.is_secret(frame) {
                self.push_current(out, frame);
                if self.is_secret(frame) {
                    return;
                }
            } else if !is_cut {
                out.extend(['/', visible::CUT]);
                is_cut = true;
            }
        }
        if let Some((name, most)) = key {
            out.push('/');
            push_segment(out, name, most);
        }
    }

    fn is_secret(&self, frame: &Frame) -> bool {
        let Inside::Record(Open { fields, current, .. }) = frame.inside else { return false };
        self.shapes.is_secret(fields, current)
    }

    /// Appends the key or the index that a frame is reading.
    fn push_current(&self, out: &mut String, frame: &Frame) {
        out.push('/');
        match frame.inside {
            Inside::Record(Open { fields, current, .. }) if let Some(field) = self.shapes.field(fields, current) => {
                push_segment(out, field.name, visible::NAME);
            }
            Inside::Record(Open { others: None, .. }) => {}
            Inside::Map { current, .. } | Inside::Record(Open { others: Some(Others { current, .. }), .. }) => {
                let name = self.names.get(current.start as usize..current.end as usize).unwrap_or_default();
                push_segment(out, core::str::from_utf8(name).unwrap_or_default(), visible::KEY);
            }
            Inside::List { count, .. } => {
                // Writing to a string does not fail.
                let _ = write!(out, "{}", count.saturating_sub(1));
            }
        }
    }
}

/// Bytes of a pointer after which the parts between the outermost and the innermost are left out.
const LONGEST_OUTER: usize = 256;
