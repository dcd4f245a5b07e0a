//! Records that are read by tables alone: the code is one for all, and each has but its keys and its slots.

use super::Slots;
use crate::cursor::{Cursor, Stop};
use crate::key::Key;

impl<'a> Cursor<'a> {
    /// As [`read_record`](Self::read_record), without a prefix. `seen` has a word for each 64 keys, at least one.
    #[inline(never)]
    pub fn read_slots(
        &mut self,
        keys: &'static [Key],
        slots: &mut dyn Slots<'a>,
        seen: &mut [u64],
    ) -> Result<(), Stop> {
        match seen {
            _ if !self.open(b'{', b'}')? => return self.fill_absent(keys, seen),
            [only] => *only = self.fields(keys, slots, 0)?,
            _ => self.many_fields(keys, slots, seen)?,
        }
        Ok(())
    }

    /// The same of a record that nothing may stand behind.
    #[inline(never)]
    pub fn read_last(&mut self, keys: &'static [Key], slots: &mut dyn Slots<'a>, seen: &mut [u64]) -> Result<(), Stop> {
        self.read_slots(keys, slots, seen)?;
        self.finish()
    }
}
