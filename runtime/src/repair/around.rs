//! What stands around the whole value: a byte order mark, a fence, leaked tags.
//!
//! Of what is known to mean nothing there is a table; anything else, and be it a word, is refused. Outside a fence the
//! text is Markdown, where `#` starts a heading: there are no comments.

use super::Walk;
use super::repairs::Unrepaired;
use crate::receipt::Coercion;

/// An open fence: its mark, and how many of them at least close it.
#[derive(Clone, Copy)]
pub(super) struct Fence {
    mark: char,
    length: usize,
}

impl Walk<'_, '_> {
    /// Passes what stands before the value.
    pub(super) fn before(&mut self) -> Result<Option<Fence>, Unrepaired> {
        if self.eat("\u{feff}") {
            self.done.insert(Coercion::ByteOrderMark);
        }
        self.white()?;
        let Some(mark @ ('`' | '~')) = self.peek() else { return Ok(None) };
        let length = self.pass_run(mark);
        if length < LEAST_MARKS {
            return Err(self.refusal("a fence of at least three marks"));
        }
        let rest = self.rest();
        let language = rest.split(|next: char| !next.is_alphanumeric()).next().unwrap_or_default();
        self.at += language.len();
        if !language.is_empty() && !LANGUAGES.iter().any(|known| known.eq_ignore_ascii_case(language)) {
            return Err(self.refusal("a fence of JSON"));
        }
        self.done.insert(Coercion::Fence);
        Ok(Some(Fence { mark, length }))
    }

    /// Passes what stands behind the value, up to the end of the text.
    pub(super) fn behind(&mut self, fence: Option<Fence>) -> Result<(), Unrepaired> {
        let mut open = fence;
        loop {
            if open.is_some() || fence.is_none() {
                self.gap()?;
            } else {
                self.white()?;
            }
            let rest = self.rest();
            match open {
                Some(Fence { mark, length }) if rest.starts_with(mark) => {
                    if self.pass_run(mark) < length {
                        return Err(self.refusal("a closing fence as long as the opening one"));
                    }
                    open = None;
                }
                Some(_) if rest.is_empty() => return Err(self.cut_off()),
                None if rest.is_empty() => return Ok(()),
                Some(_) | None => self.tag()?,
            }
        }
    }

    fn tag(&mut self) -> Result<(), Unrepaired> {
        let rest = self.rest();
        if TAGS.iter().any(|tag| self.eat(tag)) {
            self.done.insert(Coercion::EndTag);
            return Ok(());
        }
        let is_cut_off = TAGS.iter().any(|tag| tag.starts_with(rest));
        Err(if is_cut_off { self.cut_off() } else { self.refusal("nothing behind the value") })
    }

    /// Passes a run of `mark` and says how long it was.
    fn pass_run(&mut self, mark: char) -> usize {
        let length = self.rest().chars().take_while(|next| *next == mark).count();
        self.at += length * mark.len_utf8();
        length
    }
}

/// Whether `rest` starts with what only a whole value has behind it.
pub(super) fn is_behind(rest: &str) -> bool {
    ["```", "~~~"].iter().chain(TAGS).any(|end| rest.starts_with(end))
}

const LEAST_MARKS: usize = 3;

/// What a fence may say of its content, in any case.
const LANGUAGES: &[&str] = &["json", "json5", "jsonc", "javascript", "js", "python", "py"];

/// What ends a turn or a call, by the templates of the models; no tag starts with another.
pub(super) const TAGS: &[&str] = &[
    // GPT-OSS, ChatML.
    "<|call|>",
    "<|return|>",
    "<|end|>",
    "<|endoftext|>",
    "<|im_end|>",
    // Llama.
    "<|eot_id|>",
    "<|eom_id|>",
    "<|eot|>",
    "<|eom|>",
    "<|end_of_text|>",
    // Mistral.
    "[/TOOL_CALLS]",
    "</s>",
    // Gemma.
    "<end_of_turn>",
    "<end_function_call>",
    "<eos>",
    // Command R.
    "<|END_ACTION|>",
    "<|END_OF_TURN_TOKEN|>",
    // DeepSeek.
    "<｜tool▁call▁end｜>",
    "<｜tool▁calls▁end｜>",
    "<｜end▁of▁sentence｜>",
    // Kimi.
    "<|tool_call_end|>",
    "<|tool_calls_section_end|>",
    // Phi, GLM.
    "<|/tool_call|>",
    "<|observation|>",
    "<|user|>",
    // Several.
    "</tool_call>",
    "</tool_calls>",
    "</TOOLCALL>",
    "</function>",
    "</function_call>",
    "</function_calls>",
    "</tool_use>",
    "</invoke>",
    "</parameters>",
    "</parameter>",
    "</arguments>",
];
