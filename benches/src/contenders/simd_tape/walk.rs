//! The steps of a typed walk over a tape: each takes one node, or several for what has parts, and fills one slot.

use simd_json::{Node, StaticNode};

use super::Refused;

/// The nodes that are still to come.
pub(super) struct Walk<'t, 'i> {
    nodes: core::slice::Iter<'t, Node<'i>>,
}

impl<'t, 'i> Walk<'t, 'i> {
    pub(super) fn new(nodes: &'t [Node<'i>]) -> Self {
        Self { nodes: nodes.iter() }
    }

    /// A record. `field` reads the value of a key and gives the number of its field; the bits of `required` are the
    /// fields that must be there, and none may be there twice.
    #[inline(always)]
    pub(super) fn record(
        &mut self,
        required: u32,
        mut field: impl FnMut(&mut Self, &'i str) -> Result<u32, Refused>,
    ) -> Result<(), Refused> {
        let Some(&Node::Object { len, .. }) = self.nodes.next() else { return Err(Refused) };
        let mut seen = 0;
        for _ in 0..len {
            let mut key = "";
            self.text(&mut key)?;
            let bit = 1 << field(self, key)?;
            if seen & bit != 0 {
                return Err(Refused);
            }
            seen |= bit;
        }
        if seen & required == required { Ok(()) } else { Err(Refused) }
    }

    /// A list of at most `most` items.
    #[inline(always)]
    pub(super) fn list<T: Default>(
        &mut self,
        most: usize,
        item: impl Fn(&mut Self, &mut T) -> Result<(), Refused>,
        slot: &mut Vec<T>,
    ) -> Result<(), Refused> {
        let Some(&Node::Array { len, .. }) = self.nodes.next() else { return Err(Refused) };
        if len > most {
            return Err(Refused);
        }
        slot.reserve_exact(len);
        for _ in 0..len {
            let mut one = T::default();
            item(self, &mut one)?;
            slot.push(one);
        }
        Ok(())
    }

    /// `null`, or what `read` reads.
    #[inline(always)]
    pub(super) fn option<T: Default>(
        &mut self,
        read: impl Fn(&mut Self, &mut T) -> Result<(), Refused>,
        slot: &mut Option<T>,
    ) -> Result<(), Refused> {
        if let [Node::Static(StaticNode::Null), rest @ ..] = self.nodes.as_slice() {
            self.nodes = rest.iter();
            return Ok(());
        }
        read(self, slot.insert(T::default()))
    }

    #[inline(always)]
    pub(super) fn text(&mut self, slot: &mut &'i str) -> Result<(), Refused> {
        let Some(&Node::String(text)) = self.nodes.next() else { return Err(Refused) };
        *slot = text;
        Ok(())
    }

    /// One of the names that `named` knows.
    #[inline(always)]
    pub(super) fn name<T>(&mut self, named: impl Fn(&str) -> Option<T>, slot: &mut T) -> Result<(), Refused> {
        let mut name = "";
        self.text(&mut name)?;
        *slot = named(name).ok_or(Refused)?;
        Ok(())
    }

    #[inline(always)]
    pub(super) fn boolean(&mut self, slot: &mut bool) -> Result<(), Refused> {
        let Some(&Node::Static(StaticNode::Bool(value))) = self.nodes.next() else { return Err(Refused) };
        *slot = value;
        Ok(())
    }

    /// An integer from `least` to `most`.
    #[inline(always)]
    pub(super) fn unsigned<T>(&mut self, least: T, most: T, slot: &mut T) -> Result<(), Refused>
    where
        T: TryFrom<u64> + PartialOrd,
    {
        let number = match self.nodes.next() {
            Some(&Node::Static(StaticNode::U64(number))) => number,
            Some(&Node::Static(StaticNode::I64(number))) => u64::try_from(number).map_err(|_| Refused)?,
            _ => return Err(Refused),
        };
        *slot = T::try_from(number).map_err(|_| Refused)?;
        if (least..=most).contains(slot) { Ok(()) } else { Err(Refused) }
    }

    #[inline(always)]
    pub(super) fn signed(&mut self, slot: &mut i64) -> Result<(), Refused> {
        *slot = match self.nodes.next() {
            Some(&Node::Static(StaticNode::I64(number))) => number,
            Some(&Node::Static(StaticNode::U64(number))) => i64::try_from(number).map_err(|_| Refused)?,
            _ => return Err(Refused),
        };
        Ok(())
    }

    /// A number from `least` to `most`.
    #[inline(always)]
    pub(super) fn float(&mut self, least: f64, most: f64, slot: &mut f64) -> Result<(), Refused> {
        *slot = match self.nodes.next() {
            Some(&Node::Static(StaticNode::F64(number))) => number,
            Some(&Node::Static(StaticNode::U64(number))) => number as f64,
            Some(&Node::Static(StaticNode::I64(number))) => number as f64,
            _ => return Err(Refused),
        };
        if (least..=most).contains(slot) { Ok(()) } else { Err(Refused) }
    }
}
