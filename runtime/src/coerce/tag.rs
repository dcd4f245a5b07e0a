//! Names of forms: where an object says of which form of a choice it is.

use toolcall_schema::level::Level;
use toolcall_schema::table::NodeId;

use super::check::Flaw;
use super::passing::Passing;
use super::report::Place;
use crate::token::{Fault, Token};
use crate::violation::{Code, Found, Rejection};

/// The form whose name an object bears that was just entered; if none, that is reported.
pub(super) fn named(
    mut passing: Passing<'_, '_, '_>,
    place: Place<'_, '_>,
    rejection: &mut Rejection,
    id: NodeId,
    level: Level,
) -> Result<Option<NodeId>, Fault> {
    let shapes = place.shapes;
    let tag = shapes.tag(id);
    while let Token::Key(key) = passing.tokens.next()? {
        let key = passing.tokens.meaning(key);
        let Some(tag) = tag else {
            let form = shapes.form(id, key);
            if form.is_none() {
                place.unknown_form(rejection, id, key);
            }
            return Ok(form);
        };
        if !shapes.is_tag(id, key) {
            passing.value()?;
            continue;
        }
        let value = passing.tokens.next()?;
        let Token::Text(name) = value else {
            place.tag(rejection, id, Flaw::wrong_type(value), tag, None);
            return Ok(None);
        };
        let name = passing.tokens.meaning(name);
        let of_case = || if level > Level::Exact { shapes.form_of_case(id, name) } else { None };
        let form = shapes.form(id, name).or_else(of_case);
        if form.is_none() {
            place.tag(rejection, id, Flaw::NOT_IN_ENUM, tag, Some(name));
        }
        return Ok(form);
    }
    let missing = Flaw { code: Code::MissingKey, keyword: "required", found: Found::Nothing };
    match tag {
        Some(tag) => place.tag(rejection, id, missing, tag, None),
        None => place.value(rejection, id, Flaw { found: Found::Object, ..missing }, None),
    }
    Ok(None)
}
