//! Results of a turn's calls, in the shape in which the provider takes them back.

use super::call::{Call, Id, Refused, made_id};
use super::doubles;
use super::provider::Provider;
use crate::reply::Reply;
use crate::token::{Token, Tokens};

/// Writes the results of one turn behind other messages; made by [`Provider::results`].
///
/// Each call of the turn is answered once, in any order; those that were packed into one call one after the other. Ids are
/// the provider's own, byte for byte as it meant them. Where errors have no flag their text begins with `Error: `.
#[derive(Debug)]
pub struct Results<'o> {
    provider: &'static Provider,
    out: &'o mut Vec<u8>,
    /// Whether the message that all share has begun.
    is_open: bool,
    /// Whether a result is open that further calls share.
    is_shared: bool,
}

impl<'o> Results<'o> {
    pub(super) const fn new(provider: &'static Provider, out: &'o mut Vec<u8>) -> Self {
        Self { provider, out, is_open: false, is_shared: false }
    }

    /// Adds what a call gave.
    pub fn push(&mut self, call: &Call<'_>, reply: &Reply) {
        self.push_text(call, reply.text(), reply.is_error());
    }

    /// Adds the answer to a call that was not run.
    pub fn refuse(&mut self, refused: &Refused<'_>) {
        self.push_text(&refused.call, refused.reason.text(), true);
    }

    /// Adds any text as what a call gave.
    pub fn push_text(&mut self, call: &Call<'_>, text: &str, is_error: bool) {
        let form = &self.provider.result;
        if let Some(part) = call.part {
            self.push_part(call, text, is_error);
            if part.index + 1 == part.count {
                self.close_shared();
            }
            return;
        }
        self.close_shared();
        self.open(call, is_error);
        match form.json {
            Some([before, behind]) if !is_error && is_exact(text) => {
                member(self.out, before);
                self.out.extend_from_slice(text.as_bytes());
                self.out.extend_from_slice(behind.as_bytes());
            }
            _ => {
                let [before, behind] = if is_error { form.error_text } else { form.text };
                member(self.out, before);
                self.out.push(b'"');
                if is_error && form.marks_text {
                    escape(self.out, ERROR);
                }
                escape(self.out, text);
                self.out.push(b'"');
                self.out.extend_from_slice(behind.as_bytes());
            }
        }
        self.close(call);
    }

    /// Ends the message that the results share, where they do. Without it such a message stays open.
    pub fn finish(mut self) {
        self.close_shared();
        if self.is_open {
            let [_, behind] = self.provider.result.message;
            self.out.extend_from_slice(behind.as_bytes());
        }
    }

    /// Begins a result, up to its content.
    fn open(&mut self, call: &Call<'_>, is_error: bool) {
        let form = &self.provider.result;
        let [before, _] = form.message;
        if !self.is_open {
            separate(self.out);
            self.out.extend_from_slice(before.as_bytes());
            self.is_open = true;
        }
        separate(self.out);
        self.out.extend_from_slice(form.open.as_bytes());
        if form.needs_id || call.has_id() {
            member(self.out, form.id);
            string(self.out, self.provider.legal_id(call).as_str());
        }
        if !form.name.is_empty() {
            member(self.out, form.name);
            string(self.out, call.name);
        }
        if is_error && !form.error.is_empty() {
            member(self.out, form.error);
        }
    }

    fn close(&mut self, call: &Call<'_>) {
        let form = &self.provider.result;
        if let (Some(caller), false) = (call.caller, form.caller.is_empty()) {
            member(self.out, form.caller);
            self.out.extend_from_slice(caller.as_bytes());
        }
        self.out.extend_from_slice(form.close.as_bytes());
    }

    /// One of several results under one id: a line of its own that begins with the name.
    fn push_part(&mut self, call: &Call<'_>, text: &str, is_error: bool) {
        if !self.is_shared {
            self.open(call, false);
            member(self.out, self.provider.result.text[0]);
            self.out.push(b'"');
            self.is_shared = true;
        } else {
            escape(self.out, "\n");
        }
        escape(self.out, call.name);
        escape(self.out, ": ");
        if is_error {
            escape(self.out, ERROR);
        }
        escape(self.out, text);
    }

    fn close_shared(&mut self) {
        if core::mem::take(&mut self.is_shared) {
            let form = &self.provider.result;
            self.out.push(b'"');
            self.out.extend_from_slice(form.text[1].as_bytes());
            self.out.extend_from_slice(form.close.as_bytes());
        }
    }
}

impl Provider {
    /// The id of a call as this provider takes it; the same in the call that goes back and in its result. One that came from
    /// another provider, and that this one would refuse, is replaced.
    pub(super) fn legal_id<'a>(&self, call: &Call<'a>) -> Id<'a> {
        match (call.id, self.result.id_rule) {
            (Id::Given(id), Some(is_legal)) if !is_legal(id) => Id::Made(made_id(&[id], 0)),
            (id, _) => id,
        }
    }
}

/// A comma, if something stands before that does not end with one or opens what comes now.
pub(super) fn separate(out: &mut Vec<u8>) {
    match out.trim_ascii_end().last() {
        None | Some(b'[' | b'{' | b',' | b':') => {}
        Some(_) => out.push(b','),
    }
}

/// A key, or a key and its value.
pub(super) fn member(out: &mut Vec<u8>, text: &str) {
    separate(out);
    out.extend_from_slice(text.as_bytes());
}

/// A JSON string.
pub(super) fn string(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    escape(out, text);
    out.push(b'"');
}

/// What stands inside one.
pub(super) fn escape(out: &mut Vec<u8>, text: &str) {
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let (plain, behind) = rest.split_at_checked(crate::scan::plain_run(rest)).unwrap_or((rest, &[]));
        out.extend_from_slice(plain);
        let Some((byte, behind)) = behind.split_first() else { return };
        crate::text::push_escape(out, *byte);
        rest = behind;
    }
}

/// Whether a text is an object or a list as JSON, and a reader that holds numbers as doubles rounds none of them.
fn is_exact(text: &str) -> bool {
    let mut is_rounded = false;
    doubles::rounded(text.as_bytes(), |_| is_rounded = true);
    !is_rounded && text.starts_with(['{', '[']) && is_json(text)
}

/// Whether the text is one JSON value.
pub(super) fn is_json(text: &str) -> bool {
    is_json_with(text, &mut String::new())
}

/// The same; strings with escapes are decoded into `decoded`.
pub(super) fn is_json_with(text: &str, decoded: &mut String) -> bool {
    let mut tokens = Tokens::new(text, decoded);
    tokens.skip_value().is_ok() && tokens.next() == Ok(Token::End)
}

const ERROR: &str = "Error: ";
