//! From schemas that hold at once to a type: `null` apart, then forms, then values, then one shape for each kind.

use super::fault::Fault;
use super::flat::{All, FORMS, Part, done};
use super::keyword::of;
use super::reading::{Reading, State};
use super::tree::Id;
use crate::catalog::{Shape, TypeId};
use crate::table::By;

/// What became of a reserved type.
pub(super) enum Made {
    /// Nothing fits it.
    Nothing,
    /// Its shape was said.
    Filled,
    /// It is another one.
    Same(TypeId),
}

impl Reading<'_, '_> {
    /// The type of a place where all these schemas hold. `None`: nothing fits.
    pub(super) fn place(&mut self, all: &All, at: Id) -> Result<Option<TypeId>, Fault> {
        let Some(flat) = self.flat(all)? else { return Ok(None) };
        if self.is_silent(&flat) {
            return self.any(at).map(Some);
        }
        let takes_null = self.takes_null(&flat)?;
        let inner = self.narrowed(All { kinds: flat.kinds & !of::NULL, ..flat.clone() }, at)?;
        match (inner, takes_null) {
            (inner, false) => Ok(inner),
            (Some(inner), true) => self.add(at, Shape::Nullable(inner), Vec::new()).map(Some),
            (None, true) => {
                self.note_beyond(&flat);
                self.beyond(at, "type", "no shape is null alone");
                self.any(at).map(Some)
            }
        }
    }

    /// The type of what is flat and cannot be null; the same for the same schemas.
    fn narrowed(&mut self, flat: All, at: Id) -> Result<Option<TypeId>, Fault> {
        if flat.kinds == 0 {
            return Ok(None);
        }
        match self.known.get(&flat).copied() {
            Some(State::Made(known)) => return Ok(known),
            Some(State::Open(id, _)) => {
                self.known.insert(flat, State::Open(id, true));
                return Ok(Some(id));
            }
            None => {}
        }
        let id = self.reserve(at)?;
        self.known.insert(flat.clone(), State::Open(id, false));
        self.note_beyond(&flat);
        let made = self.deeper(at, |reading| reading.make(&flat, id))?;
        let described = if let Made::Same(other) = made { other } else { id };
        self.describe(&flat, id, described);
        let is_used = matches!(self.known.get(&flat), Some(State::Open(_, true)));
        let result = match made {
            Made::Same(other) if is_used => {
                self.copies.push((id, other));
                Some(id)
            }
            Made::Same(other) => Some(other),
            Made::Filled => Some(id),
            Made::Nothing if is_used => {
                self.beyond(at, "$ref", "what leads to itself here has no value that ends");
                Some(id)
            }
            Made::Nothing => None,
        };
        if is_used {
            self.name(id, at);
        }
        self.known.insert(flat, State::Made(result));
        Ok(result)
    }

    fn make(&mut self, flat: &All, id: TypeId) -> Result<Made, Fault> {
        for (place, part) in flat.parts.iter().enumerate() {
            for (word, bit, is_one) in FORMS {
                let list = self.tree.key(part.schema, word).filter(|_| part.done & bit == 0);
                if let Some(list) = list {
                    return self.choice(flat, id, place, bit, list, is_one);
                }
            }
        }
        let has_values = |part: &Part| {
            let says = |word| self.tree.key(part.schema, word).is_some();
            part.done & done::VALUES == 0 && (says("enum") || says("const"))
        };
        if flat.parts.iter().any(has_values) {
            return self.listed(flat, id);
        }
        self.of_kinds(flat, id)
    }

    /// A value of one of the forms in `list`, under everything else that is said.
    fn choice(&mut self, flat: &All, id: TypeId, place: usize, bit: u8, list: Id, is_one: bool) -> Result<Made, Fault> {
        let mut rest = flat.clone();
        rest.parts[place].done |= bit;
        let mut forms: Vec<TypeId> = Vec::new();
        for form in self.tree.items(list) {
            // The form first: what it says of itself goes before what is said of all.
            let parts = core::iter::once(Part { schema: *form, done: 0 }).chain(rest.parts.iter().copied()).collect();
            let Some(form) = self.flat(&All { parts, kinds: flat.kinds })? else { continue };
            let Some(form) = self.narrowed(form, list)? else { continue };
            if is_one {
                self.rivals.extend(forms.iter().map(|earlier| (*earlier, form, list)));
                self.spend(forms.len(), list)?;
                forms.push(form);
            } else if !forms.contains(&form) {
                forms.push(form);
            }
        }
        Ok(self.choose(id, forms))
    }

    /// Makes a type of its forms.
    pub(super) fn choose(&mut self, id: TypeId, forms: Vec<TypeId>) -> Made {
        match forms[..] {
            [] => Made::Nothing,
            [only] => Made::Same(only),
            [_, _, ..] => {
                self.fill(id, Shape::Choice(By::Trial, forms), Vec::new());
                Made::Filled
            }
        }
    }

    /// One shape for each kind of value that is left.
    pub(super) fn of_kinds(&mut self, flat: &All, id: TypeId) -> Result<Made, Fault> {
        const FORMS: [u8; 5] = [of::BOOL, of::NUMBER, of::TEXT, of::LIST, of::OBJECT];
        let left = FORMS.map(|kind| kind & flat.kinds);
        let left: Vec<u8> = left.into_iter().filter(|kind| *kind != 0).collect();
        if let [only] = left[..] {
            return self.of_kind(flat, id, only);
        }
        let at = flat.parts.first().map_or(0, |part| part.schema);
        let mut forms = Vec::new();
        for kind in left {
            let form = self.reserve(at)?;
            match self.of_kind(flat, form, kind)? {
                Made::Nothing => {}
                Made::Filled => forms.push(form),
                Made::Same(other) => forms.push(other),
            }
        }
        Ok(self.choose(id, forms))
    }

    fn of_kind(&mut self, flat: &All, id: TypeId, kind: u8) -> Result<Made, Fault> {
        match kind {
            of::BOOL => {
                self.fill(id, Shape::Bool, Vec::new());
                Ok(Made::Filled)
            }
            of::WHOLE => Ok(self.whole(flat, id)),
            of::TEXT => Ok(self.text(flat, id)),
            of::LIST => self.list(flat, id),
            of::OBJECT => self.object(flat, id),
            _ => Ok(self.number(flat, id)),
        }
    }

    /// What a type says of itself, and the name by which `$ref` leads to it; `reserved` is where it was to be.
    fn describe(&mut self, flat: &All, reserved: TypeId, id: TypeId) {
        let said = flat.values(self.tree, "description").find_map(|text| self.tree.text_of(text)).map(str::to_owned);
        let name = flat.parts.iter().find_map(|part| self.tree.definition(part.schema)).map(str::to_owned);
        let kind = &mut self.catalog.types[id.0 as usize];
        // One that was there before is of another place, and one that says something has said it.
        if id < reserved || kind.description.is_some() || kind.name.is_some() {
            return;
        }
        (kind.description, kind.name) = (said.filter(|said| !said.is_empty()), name);
    }

    /// A type that contains itself is referred to by its name; what has none in schemas is beyond them.
    fn name(&mut self, id: TypeId, at: Id) {
        let shape = match self.copies.iter().find(|(copy, _)| *copy == id) {
            Some((_, other)) => &self.catalog.type_of(*other).shape,
            None => &self.catalog.type_of(id).shape,
        };
        if !matches!(shape, Shape::Record(_) | Shape::Choice(..) | Shape::Tuple(_)) {
            self.beyond(at, "$ref", "lists and maps that contain themselves have no name");
        }
        let kind = &mut self.catalog.types[id.0 as usize];
        if kind.name.is_none() {
            kind.name = Some(NAMELESS.to_owned());
        }
    }
}

/// A type that contains itself and has no name in `$defs`.
const NAMELESS: &str = "Value";
