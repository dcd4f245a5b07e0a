//! What usually comes: a declared key, and a scalar as the fast path reads it.
//!
//! These are recognised by their bytes, without a token. Whatever is unusual stays where it is, for the walk.

use toolcall_schema::choice;
use toolcall_schema::level::Level;
use toolcall_schema::table::{Bound, By, Check, Fields, Kind, Node, NodeId, Precision, Run};

use super::domain::Sizes;
use super::frames::{Frame, Inside, Items, Piece};
use super::shapes::{Shapes, is_same};
use super::walk::Walk;
use super::writer::Member;
use crate::cursor::behind_white;
use crate::form;
use crate::number::{short_float, short_whole};
use crate::receipt::Coercion;
use crate::scan::plain_run;
use crate::token::{Text, Token};

impl Walk<'_, '_> {
    /// Passes the members of the innermost object that are scalars which fit as they stand, and its end if it has one that
    /// leaves nothing to do.
    #[inline(never)]
    pub(super) fn usual_members(&mut self) -> Passed {
        let writes = self.writes();
        let Some(Frame { inside: Inside::Record(open), start, .. }) = self.stack.last_mut() else {
            return Passed::Members;
        };
        let Some((mut rest, mut is_first)) = self.tokens.key_to_come() else { return Passed::Members };
        let (shapes, out, length) = (self.shapes, &mut self.out, self.tokens.length());
        let Fields { names, members, .. } = shapes.fields(open.fields);
        // As many, so that one look at an index is enough.
        let Some(members) = members.get(..names.len()) else { return Passed::Members };
        let pieces = self.pieces.get_mut(open.pieces..).unwrap_or_default();
        let (mut next, mut written, mut coming) = (open.next, out.len(), None);
        while let Some((key, name, value)) = behind_key(rest, is_first) {
            // Models keep to the declared order.
            let is_meant = |field: &&str| is_same(field.as_bytes(), name);
            let index = match names.get(next) {
                Some(field) if is_meant(field) => next,
                _ => match names.iter().position(is_meant) {
                    Some(index) => index,
                    // A form that is tried ends with a key that it does not have.
                    None if self.trial.is_running
                        && open.others.is_none()
                        && shapes.spelled(open.fields, name).is_none() =>
                    {
                        self.rejection.count(1);
                        self.tokens.pass_members(length - behind_colon(key, name).len(), true, false);
                        return Passed::Members;
                    }
                    None => break,
                },
            };
            let (Some(field), Some(piece @ &mut Piece::UNSEEN)) = (members.get(index), pieces.get_mut(index)) else {
                break;
            };
            open.is_ordered &= index >= next;
            next = index + 1;
            let behind = behind_usual(shapes, shapes.node(field.node), value);
            let after = behind.unwrap_or(value);
            let comma = usize::from(written > *start + 1);
            if writes {
                let member = Member { comma, key: length - key.len(), name: name.len(), value: length - value.len() };
                out.copy_member(member, length - after.len());
            }
            is_first = false;
            rest = after;
            if behind.is_none() {
                (open.current, open.member, coming) = (index, written, Some(field.node));
                break;
            }
            let begun = written + comma;
            written = begun + name.len() + 3 + (value.len() - after.len());
            *piece = Piece::value(begun, written);
            open.absent -= 1;
            self.trial.cost += 1;
        }
        open.next = next;
        self.tokens.pass_members(length - rest.len(), coming.is_some(), is_first);
        match coming {
            Some(id) => Passed::Key(id),
            None if open.is_whole() && self.tokens.leave_object() => Passed::Object,
            None => Passed::Members,
        }
    }

    /// Passes the items of the innermost list that are scalars which fit as they stand.
    #[inline(never)]
    pub(super) fn usual_items(&mut self, item: NodeId) {
        let writes = self.writes();
        let Some(Frame { inside: Inside::List { count, most, .. }, .. }) = self.stack.last_mut() else { return };
        let Some((mut rest, mut is_first)) = self.tokens.item_to_come() else { return };
        let (shapes, out, length) = (self.shapes, &mut self.out, self.tokens.length());
        let node = shapes.node(item);
        while let Some(value) = if is_first { Some(behind_white(rest)) } else { behind_comma(rest) }
            && *count != *most
            && let Some((form, behind)) = behind_item(shapes, node, value)
        {
            if writes {
                if !is_first {
                    out.push(b',');
                }
                if let Some(form) = form {
                    form::push(out.flushed(), form);
                }
                out.copy(length - value.len(), length - behind.len());
            }
            is_first = false;
            *count += 1;
            self.trial.cost += 1;
            rest = behind;
        }
        self.tokens.pass_items(length - rest.len(), is_first);
    }

    /// Writes the scalar that was just read, if it fits as it stands, as the only item of a list that may have just one.
    pub(super) fn wrap_usual(&mut self, list: NodeId, item: NodeId, token: Token<'_>) -> bool {
        let Sizes { least, most } = self.sizes(list, Items::Alike(item));
        let (shapes, end) = (self.shapes, self.tokens.at());
        let start = end.saturating_sub(token.len());
        let behind = self.tokens.rest_from(start).and_then(|value| behind_usual(shapes, shapes.node(item), value));
        let fits = least <= 1 && most >= 1 && behind.is_some_and(|behind| self.tokens.length() - behind.len() == end);
        if fits {
            self.put_wrapped(start, end);
        }
        fits
    }

    /// Does so with what follows in a list of such lists, as long as it is numbers and booleans that fit.
    pub(super) fn wrap_next(&mut self, list: NodeId, item: NodeId) {
        let (shapes, length) = (self.shapes, self.tokens.length());
        let item = shapes.node(item);
        while let Some(Frame { inside: Inside::List { items: Items::Alike(node), count, most, .. }, .. }) =
            self.stack.last_mut()
            && *node == list
            && *count != *most
            && let Some((rest, false)) = self.tokens.item_to_come()
            && let Some(value @ [b'-' | b'0'..=b'9' | b't' | b'f', ..]) = behind_comma(rest)
            && let Some(behind) = behind_usual(shapes, item, value)
        {
            *count += 1;
            self.trial.cost += 1;
            self.note(Coercion::Wrapped);
            self.put(b',');
            let end = length - behind.len();
            self.put_wrapped(length - value.len(), end);
            self.tokens.pass_items(end, false);
        }
    }

    fn put_wrapped(&mut self, start: usize, end: usize) {
        if self.writes() {
            self.out.push(b'[');
            self.out.copy(start, end);
            self.out.push(b']');
        }
    }
}

/// What was passed without tokens.
pub(super) enum Passed {
    /// Members, or none.
    Members,
    /// Also a key whose value is none that is usual; this is its node.
    Key(NodeId),
    /// Also the end of the object.
    Object,
}

/// The text from a value behind a comma.
#[inline]
pub(super) fn behind_comma(text: &[u8]) -> Option<&[u8]> {
    let [b',', value @ ..] = behind_white(text) else { return None };
    Some(behind_white(value))
}

/// A key without escapes at the start of `text`, behind a comma unless it is the first: the text from its quote, the key,
/// and the text from its value.
#[inline]
fn behind_key(text: &[u8], is_first: bool) -> Option<(&[u8], &[u8], &[u8])> {
    let key = match behind_white(text) {
        key if is_first => key,
        [b',', key @ ..] => behind_white(key),
        _ => return None,
    };
    let [b'"', body @ ..] = key else { return None };
    let (name, [b'"', behind @ ..]) = body.split_at_checked(plain_run(body))? else { return None };
    let value = match behind {
        // As it is printed for people.
        [b':', b' ', rest @ ..] if rest.first() > Some(&b' ') => rest,
        [b':', rest @ ..] => behind_white(rest),
        _ => behind_white(behind_white(behind).strip_prefix(b":")?),
    };
    Some((key, name, value))
}

/// The text behind the colon of a key that was found at the start of `text`.
fn behind_colon<'a>(text: &'a [u8], name: &[u8]) -> &'a [u8] {
    let behind = text.get(name.len() + 2..).map(behind_white).unwrap_or_default();
    behind.strip_prefix(b":").unwrap_or_default()
}

/// What follows a usual item at the start of `text`, and which form of a choice without names it has, if it is of one.
#[inline(always)]
fn behind_item<'a>(shapes: &Shapes<'_>, node: Node, text: &'a [u8]) -> Option<(Option<usize>, &'a [u8])> {
    let Kind::Choice(By::Trial, forms) = node.kind else { return Some((None, behind_usual(shapes, node, text)?)) };
    let (index, form) = first_form(shapes, forms, text)?;
    Some((Some(index), behind_usual(shapes, shapes.node(form), text)?))
}

/// The first of the forms that a scalar at the start of `text` may have as it stands.
fn first_form(shapes: &Shapes<'_>, forms: Run, text: &[u8]) -> Option<(usize, NodeId)> {
    let token = match text.first()? {
        b'"' => Token::Text(Text { raw: "", start: 0, is_escaped: false, is_canonical: true }),
        b'-' | b'0'..=b'9' => Token::Number(""),
        b't' | b'f' => Token::Bool(true),
        _ => return None,
    };
    let mut forms = shapes.parts(forms).iter().copied().enumerate();
    forms.find(|(_, form)| shapes.lowest(*form, token) == Some(Level::Exact))
}

/// What follows a scalar at the start of `text` that is one of `node` and canonical.
#[inline(always)]
fn behind_usual<'a>(shapes: &Shapes<'_>, node: Node, text: &'a [u8]) -> Option<&'a [u8]> {
    let checks = shapes.checks(node);
    let behind = match node.kind {
        _ if node.nullable
            && let [b'n', b'u', b'l', b'l', behind @ ..] = text =>
        {
            behind
        }
        Kind::Text if checks.is_empty() => behind_string(text)?,
        Kind::Enum(names) => {
            let behind = behind_string(text)?;
            let name = core::str::from_utf8(text.get(1..text.len() - behind.len() - 1)?).ok()?;
            choice::position(shapes.names(names), name)?;
            behind
        }
        Kind::Integer(width) => {
            let (digits, is_negative) = if let [b'-', digits @ ..] = text { (digits, true) } else { (text, false) };
            let (magnitude, behind) = short_whole(digits)?;
            let value = if is_negative { -i128::from(magnitude) } else { magnitude.into() };
            let is_plain = magnitude > 0 || !is_negative;
            let fits = is_plain && width.holds(value) && checks.iter().all(|check| holds_integer(check, value));
            fits.then_some(behind)?
        }
        Kind::Number(precision) => {
            let (value, behind) = short_float::<f64>(text)?;
            let is_small = precision == Precision::F64 || value.abs() < f32::MAX.into();
            (is_small && checks.iter().all(|check| holds_number(check, value))).then_some(behind)?
        }
        Kind::Bool if checks.is_empty() => match text {
            [b't', b'r', b'u', b'e', behind @ ..] | [b'f', b'a', b'l', b's', b'e', behind @ ..] => behind,
            _ => return None,
        },
        Kind::Text | Kind::Bool | Kind::Any | Kind::Raw | Kind::Choice(..) => return None,
        Kind::List(_) | Kind::Tuple(_) | Kind::Map(..) | Kind::Record(_) | Kind::Open(..) => return None,
    };
    // What else follows is a fault, or part of the scalar.
    matches!(behind.first(), Some(b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t')).then_some(behind)
}

/// What follows a string without escapes.
#[inline(always)]
fn behind_string(text: &[u8]) -> Option<&[u8]> {
    let [b'"', body @ ..] = text else { return None };
    let [b'"', behind @ ..] = body.get(plain_run(body)..)? else { return None };
    Some(behind)
}

fn holds_integer(check: &Check, value: i128) -> bool {
    match *check {
        Check::Minimum(Bound::Integer(bound)) => value >= bound,
        Check::Maximum(Bound::Integer(bound)) => value <= bound,
        _ => false,
    }
}

fn holds_number(check: &Check, value: f64) -> bool {
    match *check {
        Check::Minimum(Bound::Number(bound)) => value >= bound,
        Check::Maximum(Bound::Number(bound)) => value <= bound,
        Check::ExclusiveMinimum(Bound::Number(bound)) => value > bound,
        Check::ExclusiveMaximum(Bound::Number(bound)) => value < bound,
        _ => false,
    }
}
