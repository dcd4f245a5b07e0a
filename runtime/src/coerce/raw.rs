//! Values that are kept as they were sent: what `walk` does for them.

use super::walk::Walk;
use crate::token::{Fault, Token};

impl<'t> Walk<'_, 't> {
    /// Writes a value as it was sent.
    pub(super) fn keep_text(&mut self, token: Token<'t>) -> Result<(), Fault> {
        let text = self.tokens.text_of(token)?;
        self.trial.cost += text.len();
        self.write(|out| out.extend_from_slice(text.as_bytes()));
        Ok(())
    }
}
