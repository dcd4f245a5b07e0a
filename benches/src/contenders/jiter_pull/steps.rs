//! The steps of the pull: each takes one value, or several for what has parts, and fills one slot.

use jiter::{JiterResult, NumberAny, NumberInt, Peek};

use super::{Pull, Refused, require};

impl Pull<'_> {
    /// A record. `named` gives the number of the field that a key names, `field` reads its value; the bits of
    /// `required` are the fields that must be there, and none may be there twice.
    #[inline(always)]
    pub(super) fn record(
        &mut self,
        named: impl Fn(&str) -> Option<u32>,
        required: u32,
        mut field: impl FnMut(&mut Self, u32) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let mut seen = 0;
        let mut next = self.0.next_object().map_err(|_| Refused)?.map(&named);
        while let Some(known) = next {
            let number = known.ok_or(Refused)?;
            require(seen & (1 << number) == 0)?;
            seen |= 1 << number;
            field(self, number)?;
            next = self.0.next_key().map_err(|_| Refused)?.map(&named);
        }
        require(seen & required == required)
    }

    pub(super) fn finish(&mut self) -> Result<(), Refused> {
        self.0.finish().map_err(|_| Refused)
    }

    pub(super) fn text(&mut self, slot: &mut String) -> Result<(), Refused> {
        take(self.0.next_str().map(str::to_owned), slot)
    }

    pub(super) fn name<T>(&mut self, named: impl Fn(&str) -> Option<T>, slot: &mut T) -> Result<(), Refused> {
        *slot = self.0.next_str().ok().and_then(named).ok_or(Refused)?;
        Ok(())
    }

    pub(super) fn signed(&mut self, slot: &mut i64) -> Result<(), Refused> {
        take(self.0.next_int().map(|NumberInt::Int(number)| number), slot)
    }

    /// An integer from `least` to `most`.
    pub(super) fn unsigned<T: TryFrom<i64> + PartialOrd>(
        &mut self,
        least: T,
        most: T,
        slot: &mut T,
    ) -> Result<(), Refused> {
        let mut number = 0;
        self.signed(&mut number)?;
        *slot = T::try_from(number).map_err(|_| Refused)?;
        require((least..=most).contains(slot))
    }

    /// A number from `least` to `most`.
    pub(super) fn float(&mut self, least: f64, most: f64, slot: &mut f64) -> Result<(), Refused> {
        *slot = match self.0.next_number().map_err(|_| Refused)? {
            NumberAny::Float(number) => number,
            NumberAny::Int(NumberInt::Int(number)) => number as f64,
        };
        require((least..=most).contains(slot))
    }

    /// `null`, or what `read` reads.
    pub(super) fn option<T: Default>(
        &mut self,
        read: impl Fn(&mut Self, &mut T) -> Result<(), Refused>,
        slot: &mut Option<T>,
    ) -> Result<(), Refused> {
        if self.0.peek().map_err(|_| Refused)? == Peek::Null {
            return self.0.known_null().map_err(|_| Refused);
        }
        read(self, slot.insert(T::default()))
    }
}

pub(super) fn take<T>(read: JiterResult<T>, slot: &mut T) -> Result<(), Refused> {
    *slot = read.map_err(|_| Refused)?;
    Ok(())
}
