//! The turn of the model as it goes back to it, before the results of its calls.

use super::call::{Call, Calls, Source};
use super::parallel::PACKED;
use super::results::{is_json, member, separate, string};

impl Calls<'_> {
    /// Appends the model's turn to a list of messages, for hosts that keep it as text: as it came where the response was
    /// whole, with its text, thoughts and signatures; else of a stream, or where ids had to be made up, the calls alone.
    ///
    /// `messages` is as for [`Provider::results`](super::Provider::results), which belong right behind it.
    pub fn write_turn(&self, messages: &mut Vec<u8>) {
        let turn = self.provider.turn;
        let kept = match self.source {
            Source::Body(body, memory) => memory.turn.of(body, &memory.text),
            Source::Stream(_) => None,
        };
        separate(messages);
        match kept.filter(|_| self.ids_are_kept()) {
            Some(kept) => {
                let [before, behind] = turn.around;
                let items = kept.strip_prefix('[').and_then(|items| items.strip_suffix(']'));
                let inner = if before.is_empty() { items.unwrap_or(kept) } else { kept };
                for text in [before, inner.trim(), behind] {
                    messages.extend_from_slice(text.as_bytes());
                }
            }
            None => self.write_calls(messages),
        }
    }

    /// Whether every result will have an id that stands in the turn as it came, or needs none.
    fn ids_are_kept(&self) -> bool {
        self.all().all(|call| {
            !self.provider.result.needs_id || call.has_id() && self.provider.legal_id(&call).as_str() == call.id()
        })
    }

    fn write_calls(&self, out: &mut Vec<u8>) {
        let [before, behind] = self.provider.turn.message;
        out.extend_from_slice(before.as_bytes());
        for call in self.all() {
            // The first part of a packed call stands for all of them.
            if call.part.is_none_or(|part| part.index == 0) {
                separate(out);
                self.write_call(&call, out);
            }
        }
        out.extend_from_slice(behind.as_bytes());
    }

    fn write_call(&self, call: &Call<'_>, out: &mut Vec<u8>) {
        let (provider, form) = (self.provider, &self.provider.turn.call);
        out.extend_from_slice(form.open.as_bytes());
        if provider.result.needs_id || call.has_id() {
            member(out, form.id);
            string(out, provider.legal_id(call).as_str());
        }
        member(out, form.name);
        string(out, if call.part.is_some() { PACKED } else { call.name });
        member(out, form.arguments);
        match core::str::from_utf8(call.arguments).unwrap_or_default() {
            _ if call.part.is_some() => string(out, &self.packed(call)),
            "" if provider.turn.is_text => string(out, "{}"),
            arguments if provider.turn.is_text => string(out, arguments),
            arguments if is_object(arguments) => out.extend_from_slice(arguments.as_bytes()),
            // No object came: what did is no use to the provider either.
            _ => out.extend_from_slice(b"{}"),
        }
        out.extend_from_slice(form.after.as_bytes());
        if let (Some(signature), false) = (call.signature, form.signature.is_empty()) {
            member(out, form.signature);
            string(out, signature);
        }
        out.extend_from_slice(form.close.as_bytes());
    }

    /// The arguments of the call that these parts were packed into.
    fn packed(&self, first: &Call<'_>) -> String {
        let mut out = b"{\"tool_uses\":[".to_vec();
        for call in self.all() {
            if call.part.is_some() && call.id() == first.id() {
                member(&mut out, "{\"recipient_name\":");
                string(&mut out, call.name);
                member(&mut out, "\"parameters\":");
                out.extend_from_slice(if call.arguments.is_empty() { b"{}" } else { call.arguments });
                out.push(b'}');
            }
        }
        out.extend_from_slice(b"]}");
        String::from_utf8(out).unwrap_or_default()
    }
}

/// Whether the text is one object.
fn is_object(text: &str) -> bool {
    text.trim_ascii_start().starts_with('{') && is_json(text)
}
