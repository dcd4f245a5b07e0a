//! The walk over a text by its description.

use super::{Kind, Room, Shape, Sink, Step, Value, usual};
use crate::token::{Token, Tokens};
use crate::wire::malformed::{Malformed, Wrong};

/// Follows the description over one whole text. Says whether any key of the outermost objects was known.
///
/// # Errors
/// What is wrong first; the sink may have been told what stands before it.
pub(crate) fn read<P: Copy>(
    text: &str,
    room: &mut Room,
    root: &'static Step<P>,
    sink: &mut impl Sink<P>,
) -> Result<bool, Malformed> {
    let Room { decoded, unescaped } = room;
    // Nothing yet; what fails replaces it.
    let wrong = Malformed::new(Wrong::NotUtf8);
    let mut walk = Walk { text, tokens: Tokens::new(text, decoded), unescaped, sink, depth: 0, is_known: false, wrong };
    match walk.step(root, "").and_then(|()| walk.next()) {
        Ok(_) => Ok(walk.is_known),
        Err(Failed) => Err(walk.wrong),
    }
}

struct Walk<'w, 't, 's, S> {
    text: &'t str,
    tokens: Tokens<'t, 's>,
    unescaped: &'w mut Vec<u8>,
    sink: &'w mut S,
    /// Objects of descriptions that are open.
    depth: usize,
    is_known: bool,
    /// Why it [`Failed`].
    wrong: Malformed,
}

/// Something is wrong; the walk knows what. So nothing large is handed up from each step.
struct Failed;

impl<'t, S> Walk<'_, 't, '_, S> {
    fn step<P: Copy>(&mut self, step: &'static Step<P>, key: &'static str) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        if let Step::Object(shape) | Step::Objects(shape) = step
            && self.tokens.enter_object()
        {
            return self.object(shape);
        }
        let token = self.next()?;
        let start = self.tokens.at().saturating_sub(token.len());
        self.at_token(step, key, token)?;
        if let (Step::Kept(part, _), true) = (step, token != Token::Null) {
            self.sink.kept(*part, start..self.tokens.at());
        }
        Ok(())
    }

    fn at_token<P: Copy>(&mut self, step: &'static Step<P>, key: &'static str, token: Token<'t>) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        match (step, token) {
            (Step::Value(part), token) => self.unusual_value(*part, key, token),
            (Step::Kept(_, inner), token) => self.at_token(inner, key, token),
            (Step::Object(shape) | Step::Objects(shape), Token::OpenObject) => self.object(shape),
            (Step::Objects(shape), Token::OpenArray) => self.objects(shape, key),
            (Step::Object(_) | Step::Objects(_), Token::Null) if self.depth > 0 => Ok(()),
            (Step::Object(_), _) => Err(self.wrong_type(token, key, "an object")),
            (Step::Objects(_), _) => Err(self.wrong_type(token, key, "a list of objects")),
        }
    }

    fn objects<P: Copy>(&mut self, shape: &'static Shape<P>, key: &'static str) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        loop {
            match self.next()? {
                Token::OpenObject => self.object(shape)?,
                Token::CloseArray => return Ok(()),
                other => return Err(self.wrong_type(other, key, "a list of objects")),
            }
        }
    }

    fn object<P: Copy>(&mut self, shape: &'static Shape<P>) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        self.depth += 1;
        shape.marks.iter().for_each(|mark| self.sink.begin(*mark));
        // Keys mostly come in the order in which they are described.
        let (mut seen, mut hint, mut is_first) = (0_u64, 0, true);
        while let Some((index, at)) = self.key(shape, hint, is_first)? {
            is_first = false;
            let Some((key, step)) = shape.keys.get(index) else {
                let skipped = self.tokens.skip_value();
                skipped.map_err(|fault| self.failed(fault.into()))?;
                continue;
            };
            if seen >> index & 1 == 1 {
                return Err(self.failed(Malformed { wrong: Wrong::Repeated(key), at: Some(at) }));
            }
            seen |= 1 << index;
            hint = index + 1;
            match step {
                Step::Value(part) => self.value(*part, key)?,
                step => self.step(step, key)?,
            }
            self.is_known |= self.depth == 1;
        }
        for mark in shape.marks.iter().rev() {
            let ended = self.sink.end(*mark);
            self.told(ended, self.tokens.at())?;
        }
        self.depth -= 1;
        Ok(())
    }

    /// The index of the key that comes next, beyond all if it is not known, and where it stands; none at the end of the object.
    #[inline(always)]
    fn key<P>(
        &mut self,
        shape: &'static Shape<P>,
        hint: usize,
        is_first: bool,
    ) -> Result<Option<(usize, usize)>, Failed> {
        let rest = self.tokens.rest_from(self.tokens.at()).unwrap_or_default();
        if let Some((index, left, behind)) = usual::key(rest, is_first, shape.keys, hint) {
            self.tokens.pass_members(self.text.len() - behind, true, false);
            return Ok(Some((index, self.text.len() - left)));
        }
        if self.tokens.leave_object() {
            return Ok(None);
        }
        let Token::Key(text) = self.next()? else { return Ok(None) };
        Ok(Some((usual::position(shape.keys, self.tokens.meaning(text).as_bytes()), text.start)))
    }

    #[inline(always)]
    fn value<P: Copy>(&mut self, part: P, key: &'static str) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        let rest = self.tokens.rest_from(self.tokens.at()).unwrap_or_default();
        let Some((kind, left, behind)) = usual::value(rest, self.tokens.may_open()) else {
            return self.long_value(part, key);
        };
        let (start, end) = (self.text.len() - left, self.text.len() - behind);
        self.tokens.pass_members(end, false, false);
        let told = self.sink.value(part, key, Value { kind, text: self.text, start, end, decoded: "" });
        self.told(told, start)
    }

    /// What the sink said of something at this place.
    #[inline(always)]
    fn told(&mut self, told: Result<(), Wrong>, at: usize) -> Result<(), Failed> {
        told.map_err(|wrong| self.failed(Malformed { wrong, at: Some(at) }))
    }

    /// A value that is a string with escapes, or unusual.
    fn long_value<P: Copy>(&mut self, part: P, key: &'static str) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        let (text, rest) = (self.text, self.tokens.rest_from(self.tokens.at()).unwrap_or_default());
        if let Some((decoded, left, behind)) = usual::escaped(rest, self.unescaped) {
            let (start, end) = (text.len() - left, text.len() - behind);
            self.tokens.pass_members(end, false, false);
            let value = Value { kind: Kind::Text { is_escaped: true }, text, start, end, decoded };
            let told = self.sink.value(part, key, value);
            return self.told(told, start);
        }
        let token = self.next()?;
        self.unusual_value(part, key, token)
    }

    fn unusual_value<P: Copy>(&mut self, part: P, key: &'static str, token: Token<'t>) -> Result<(), Failed>
    where
        S: Sink<P>,
    {
        let start = self.tokens.at().saturating_sub(token.len());
        if let Err(fault) = self.tokens.text_of(token) {
            return Err(self.failed(fault.into()));
        }
        let (kind, decoded) = match token {
            Token::Null => (Kind::Null, ""),
            Token::Bool(bool) => (Kind::Bool(bool), ""),
            Token::Text(text) => (Kind::Text { is_escaped: text.is_escaped }, self.tokens.meaning(text)),
            Token::OpenObject => (Kind::Object, ""),
            Token::OpenArray => (Kind::List, ""),
            _ => (Kind::Number, ""),
        };
        let value = Value { kind, text: self.text, start, end: self.tokens.at(), decoded };
        let told = self.sink.value(part, key, value);
        self.told(told, start)
    }

    fn next(&mut self) -> Result<Token<'t>, Failed> {
        self.tokens.next().map_err(|fault| self.failed(fault.into()))
    }

    #[cold]
    fn failed(&mut self, wrong: Malformed) -> Failed {
        self.wrong = wrong;
        Failed
    }

    fn wrong_type(&mut self, token: Token<'t>, key: &'static str, expected: &'static str) -> Failed {
        let at = self.tokens.at().saturating_sub(token.len());
        self.failed(Malformed { wrong: Wrong::Type { key, expected }, at: Some(at) })
    }
}
