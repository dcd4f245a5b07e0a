//! Objects whose members came in another order than the declared one: put together behind them, then in their place.

use core::mem;

use super::canonical::push_key;
use super::frames::Piece;
use super::writer::{Writer, push_short};

impl Writer<'_, '_> {
    /// Appends the default of a key as a member.
    pub(super) fn push_piece(&mut self, key: &str, default: &str) -> Piece {
        let out = self.flushed();
        let start = out.len();
        push_key(out, start, key);
        out.extend_from_slice(default.as_bytes());
        Piece::value(start, out.len())
    }

    /// Writes the object that starts at `start` and of which all `pieces` are written, in their order.
    pub(super) fn assemble(&mut self, start: usize, pieces: &[Piece]) {
        let spans = pieces.iter().filter_map(|piece| piece.span());
        let mut separator = b'{';
        // Mostly nothing of the object was copied yet, and so need not be copied twice.
        if let Some((out, text, first)) = self.take_back(start) {
            for (start, end) in spans {
                out.push(mem::replace(&mut separator, b','));
                let piece = (start as usize).checked_sub(first).and_then(|start| text.get(start..));
                push_short(out, piece.unwrap_or_default(), end.saturating_sub(start) as usize);
            }
        } else {
            let out = self.flushed();
            let body = out.len();
            for (start, end) in spans {
                out.push(mem::replace(&mut separator, b','));
                out.extend_from_within(start as usize..end as usize);
            }
            out.drain(start..body);
        }
        if separator == b'{' {
            self.flushed().push(separator);
        }
        self.flushed().push(b'}');
        self.pass(b'}');
    }
}
