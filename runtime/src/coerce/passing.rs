//! Values that are passed in search of a tag.
//!
//! Forms within forms, each with its tag behind what is in it, would be passed once for each form around them. So it is
//! kept where long ones end.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use toolcall_schema::limits;

use super::memo::{self, Place};
use crate::token::{Fault, Token, Tokens};

/// The tokens, and where the objects and lists among them end, as far as that is known.
pub(super) struct Passing<'p, 't, 's> {
    pub(super) tokens: &'p mut Tokens<'t, 's>,
    /// Which text that is.
    pub(super) source: u32,
    pub(super) ends: &'p mut HashMap<Place, u32, FixedState>,
}

impl Passing<'_, '_, '_> {
    /// Checks and passes the next value.
    pub(super) fn value(&mut self) -> Result<(), Fault> {
        let mut token = self.tokens.next()?;
        let (Token::OpenObject | Token::OpenArray) = token else { return Ok(()) };
        let outer = self.tokens.depth() - 1;
        let mut starts = [0; limits::DEPTH];
        loop {
            let at = memo::place(self.tokens.at());
            match token {
                Token::OpenObject | Token::OpenArray => match self.ends.get(&(self.source, at)) {
                    Some(end) => self.tokens.pass_to(token, *end as usize),
                    None => {
                        if let Some(start) = starts.get_mut(self.tokens.depth() - 1) {
                            *start = at;
                        }
                    }
                },
                Token::CloseObject | Token::CloseArray => {
                    let start = starts.get(self.tokens.depth()).copied().unwrap_or_default();
                    if at - start > memo::SHORT {
                        self.ends.insert((self.source, start), at);
                    }
                }
                Token::Null | Token::Bool(_) | Token::Number(_) | Token::Text(_) | Token::Key(_) | Token::End => {}
            }
            if self.tokens.depth() == outer {
                return Ok(());
            }
            self.tokens.pass_scalars();
            token = self.tokens.next()?;
        }
    }
}
