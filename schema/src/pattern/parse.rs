//! From the text of a pattern to what it means, construct by construct, by the grammar of ECMA-262 with the flag `u`.

use core::iter::Peekable;
use core::str::Chars;

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, Hir, Look, Repetition};

use super::Refused;
use super::set;

/// Reads a whole pattern.
pub(super) fn parse(source: &str) -> Result<Hir, Refused> {
    let mut parser = Parser { rest: source.chars().peekable(), depth: 0 };
    let whole = parser.alternatives()?;
    match parser.next() {
        None => Ok(whole),
        Some(_) => Err(Refused::new("a `)` has no `(`", "for the character itself write `\\)`")),
    }
}

pub(super) struct Parser<'s> {
    rest: Peekable<Chars<'s>>,
    /// Open groups.
    depth: usize,
}

/// What stands for one character.
pub(super) enum Atom {
    Char(char),
    Set(ClassUnicode),
}

impl Parser<'_> {
    pub(super) fn next(&mut self) -> Option<char> {
        self.rest.next()
    }

    pub(super) fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    pub(super) fn eat(&mut self, expected: char) -> bool {
        self.rest.next_if_eq(&expected).is_some()
    }

    fn alternatives(&mut self) -> Result<Hir, Refused> {
        let mut alternatives = vec![self.sequence()?];
        while self.eat('|') {
            alternatives.push(self.sequence()?);
        }
        Ok(Hir::alternation(alternatives))
    }

    fn sequence(&mut self) -> Result<Hir, Refused> {
        let mut terms = Vec::new();
        while let Some(next) = self.rest.next_if(|next| !matches!(next, '|' | ')')) {
            terms.push(self.term(next)?);
        }
        Ok(Hir::concat(terms))
    }

    fn term(&mut self, first: char) -> Result<Hir, Refused> {
        let what = match first {
            '^' => return Ok(Hir::look(Look::Start)),
            '$' => return Ok(Hir::look(Look::End)),
            '(' => self.group()?,
            '.' => Hir::class(Class::Unicode(set::in_line())),
            '[' => Hir::class(Class::Unicode(self.class()?)),
            '\\' => match self.escape(false)? {
                Atom::Char(char) => literal(char),
                Atom::Set(set) => Hir::class(Class::Unicode(set)),
            },
            '*' | '+' | '?' | '{' => {
                return Err(Refused::new(
                    format!("there is nothing that `{first}` could repeat"),
                    format!("for the character itself write `\\{first}`"),
                ));
            }
            ']' | '}' => {
                return Err(Refused::new(
                    format!("a `{first}` ends nothing"),
                    format!("for the character itself write `\\{first}`"),
                ));
            }
            char => literal(char),
        };
        self.repeated(what)
    }

    /// A group, behind its `(`.
    fn group(&mut self) -> Result<Hir, Refused> {
        if self.eat('?') {
            self.group_mark()?;
        }
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Refused::new(
                format!("more than {DEEPEST} groups stand in each other"),
                "leave out the groups that change nothing",
            ));
        }
        let inner = self.alternatives()?;
        self.depth -= 1;
        if self.eat(')') {
            return Ok(inner);
        }
        Err(Refused::new("a `(` has no `)`", "for the character itself write `\\(`"))
    }

    /// What stands behind `(?`; only `:` changes nothing.
    fn group_mark(&mut self) -> Result<(), Refused> {
        let Some(mark) = self.next() else { return Ok(()) };
        let behind = if mark == '<' { self.peek().filter(|next| matches!(next, '=' | '!')) } else { None };
        let construct = behind.map_or_else(|| format!("(?{mark}"), |behind| format!("(?{mark}{behind}"));
        let (noun, help) = match mark {
            ':' => return Ok(()),
            '=' | '!' => ("look-ahead", LOOK_AROUND),
            '<' if behind.is_some() => ("look-behind", LOOK_AROUND),
            '<' | 'P' => ("a named group", "write `(…)` without a name: nothing asks for what a group matched"),
            _ => ("a flag", "write what it means, e.g. `[aA]` for either case"),
        };
        Err(Refused::new(format!("`{construct}` is {noun}, which is not taken"), help))
    }

    /// A class, behind its `[`.
    fn class(&mut self) -> Result<ClassUnicode, Refused> {
        let negated = self.eat('^');
        let mut class = ClassUnicode::empty();
        while !self.eat(']') {
            let first = self.class_atom()?;
            if !self.eat('-') {
                add(&mut class, first);
            } else if self.peek() == Some(']') {
                add(&mut class, first);
                add(&mut class, Atom::Char('-'));
            } else {
                class.push(range(first, self.class_atom()?)?);
            }
        }
        if negated {
            class.negate();
        }
        if class.ranges().is_empty() {
            return Err(Refused::new("a class has no character, so that nothing matches it", "leave it out"));
        }
        Ok(class)
    }

    fn class_atom(&mut self) -> Result<Atom, Refused> {
        match self.next() {
            Some('\\') => self.escape(true),
            Some(char) => Ok(Atom::Char(char)),
            None => Err(Refused::new("a `[` has no `]`", "for the character itself write `\\[`")),
        }
    }

    /// How often a term may stand; whether it takes few or many first does not change which texts match.
    fn repeated(&mut self, what: Hir) -> Result<Hir, Refused> {
        let (min, max) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => {
                self.next();
                self.counts()?
            }
            _ => return Ok(what),
        };
        // The sign itself, or the `}` of the counts.
        self.next();
        self.eat('?');
        Ok(Hir::repetition(Repetition { min, max, greedy: true, sub: Box::new(what) }))
    }

    /// `2`, `2,` or `2,8`, up to the `}`.
    fn counts(&mut self) -> Result<(u32, Option<u32>), Refused> {
        let min = self.count()?;
        let max = match self.eat(',') {
            false => Some(min),
            true if self.peek() == Some('}') => None,
            true => Some(self.count()?),
        };
        if max.is_some_and(|max| max < min) {
            return Err(Refused::new("the counts of a `{…}` are in the wrong order", "write the smaller one first"));
        }
        if self.peek() == Some('}') { Ok((min, max)) } else { Err(not_counts()) }
    }

    fn count(&mut self) -> Result<u32, Refused> {
        let mut digits = String::new();
        while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        if digits.is_empty() {
            return Err(not_counts());
        }
        let too_large = || Refused::new(format!("the count {digits} is too large"), "leave the upper count out");
        digits.parse().ok().filter(|count| *count < u32::MAX).ok_or_else(too_large)
    }
}

fn not_counts() -> Refused {
    Refused::new("a `{` begins no counts like `{2,8}`", "for the character itself write `\\{`")
}

fn literal(char: char) -> Hir {
    Hir::literal(char.encode_utf8(&mut [0; 4]).as_bytes())
}

fn add(class: &mut ClassUnicode, atom: Atom) {
    match atom {
        Atom::Char(char) => class.push(ClassUnicodeRange::new(char, char)),
        Atom::Set(set) => class.union(&set),
    }
}

fn range(first: Atom, last: Atom) -> Result<ClassUnicodeRange, Refused> {
    match (first, last) {
        (Atom::Char(first), Atom::Char(last)) if first <= last => Ok(ClassUnicodeRange::new(first, last)),
        (Atom::Char(first), Atom::Char(last)) => {
            let message = format!("the range `{}-{}` goes backwards", first.escape_debug(), last.escape_debug());
            Err(Refused::new(message, "write the smaller end first, and a `-` of its own as `\\-`"))
        }
        (Atom::Set(_), _) | (_, Atom::Set(_)) => {
            Err(Refused::new("a range has a set at one end", "for the character itself write `\\-`"))
        }
    }
}

const LOOK_AROUND: &str = "write out all that may match, or check it in the tool";

/// Groups in each other.
const DEEPEST: usize = 50;
