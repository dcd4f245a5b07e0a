//! Lists and maps of other types than `Vec`: arrays, what can be extended, and maps from text.
//!
//! How many items there may be is the same for all of them, and so is what stops.

use smallvec::SmallVec;

use crate::container::{Map, Set};
use crate::cursor::{Cursor, MOST_ITEMS, Stop, behind_white};
use crate::violation::Reason;

impl<'a> Cursor<'a> {
    /// Reads exactly `N` values with `item`, without heap.
    pub fn read_array<T, const N: usize>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<[T; N], Stop> {
        let mut items = SmallVec::<[T; N]>::new();
        let mut has_next = self.open(b'[', b']')?;
        while has_next {
            if items.len() == N {
                return Err(Stop);
            }
            items.push(item(self)?);
            has_next = !self.ends(b']')?;
        }
        items.into_inner().map_err(|_| Stop)
    }

    /// Reads `min` to `max` values with `item` into any collection, at most 65,536.
    pub fn read_into<T, C: Default + Extend<T>>(
        &mut self,
        min: u32,
        max: u32,
        mut item: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<C, Stop> {
        let (mut items, mut count) = (C::default(), 0);
        let mut has_next = self.open(b'[', b']')?;
        while has_next {
            if count >= MOST_ITEMS {
                return Err(Stop);
            }
            items.extend([item(self)?]);
            count += 1;
            has_next = !self.ends(b']')?;
        }
        if count < min as usize || count > max as usize { Err(Stop) } else { Ok(items) }
    }

    /// Reads `min` to `max` values with `item` into a set, at most 65,536. Equal ones stop, even if they differ in JSON:
    /// one of them would be lost.
    pub fn read_set<S: Set>(
        &mut self,
        min: u32,
        max: u32,
        mut item: impl FnMut(&mut Self) -> Result<S::Item, Stop>,
    ) -> Result<S, Stop> {
        let (mut items, mut count) = (S::default(), 0);
        let mut has_next = self.open(b'[', b']')?;
        while has_next {
            if count >= MOST_ITEMS {
                return Err(Stop);
            }
            if !items.add(item(self)?) {
                return Err(self.refuse(self.read_so_far(), Reason::RepeatedItem));
            }
            count += 1;
            has_next = !self.ends(b']')?;
        }
        if count < min as usize || count > max as usize { Err(Stop) } else { Ok(items) }
    }

    /// Passes on items that all differ. Many are left to the coercer, which sorts them.
    pub fn differing<T: PartialEq, C: AsRef<[T]>>(&self, items: C) -> Result<C, Stop> {
        let mut rest = items.as_ref();
        if self.is_checked() {
            return Ok(items);
        }
        if rest.len() > FEW {
            return Err(Stop);
        }
        while let [item, others @ ..] = rest {
            if others.contains(item) {
                return Err(Stop);
            }
            rest = others;
        }
        Ok(items)
    }

    /// Reads what only the coercer can judge: not at the first attempt.
    pub fn once_checked<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        if self.is_checked() { read(self) } else { Err(Stop) }
    }

    /// Reads an object with any keys that `key` reads, at most 65,536, each once, and a value of `item` behind each. Equal
    /// keys stop, even if they differ in JSON: the value of one of them would be lost.
    pub fn read_map<M: Map>(
        &mut self,
        mut key: impl FnMut(&mut Self) -> Result<M::Key, Stop>,
        mut item: impl FnMut(&mut Self) -> Result<M::Item, Stop>,
    ) -> Result<M, Stop> {
        let (mut map, mut count) = (M::default(), 0);
        let mut has_next = self.open(b'{', b'}')?;
        while has_next {
            let key = key(self)?;
            self.colon()?;
            let value = item(self)?;
            if count >= MOST_ITEMS {
                return Err(Stop);
            }
            if !map.add(key, value) {
                return Err(self.refuse(self.read_so_far(), Reason::RepeatedKey));
            }
            count += 1;
            has_next = !self.ends(b'}')?;
        }
        Ok(map)
    }

    /// The same in the order of the keys. Many of them are left to the coercer, which sorts them.
    pub fn read_pairs<K: PartialEq, T>(
        &mut self,
        mut key: impl FnMut(&mut Self) -> Result<K, Stop>,
        mut item: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<Vec<(K, T)>, Stop> {
        let mut pairs: Vec<(K, T)> = Vec::new();
        let mut has_next = self.open(b'{', b'}')?;
        while has_next {
            let key = key(self)?;
            self.colon()?;
            let is_new = || pairs.len() < FEW && pairs.iter().all(|(other, _)| *other != key);
            if pairs.len() >= MOST_ITEMS || !(self.is_checked() || is_new()) {
                return Err(Stop);
            }
            pairs.push((key, item(self)?));
            has_next = !self.ends(b'}')?;
        }
        Ok(pairs)
    }

    /// Enters a tuple, which has an item.
    pub fn open_tuple(&mut self) -> Result<(), Stop> {
        if self.open(b'[', b']')? { Ok(()) } else { Err(Stop) }
    }

    /// Behind an item of a tuple: `is_last` says whether it must end here.
    pub fn behind_item(&mut self, is_last: bool) -> Result<(), Stop> {
        if self.ends(b']')? == is_last { Ok(()) } else { Err(Stop) }
    }

    /// A key, whatever it is, and the colon behind it.
    pub(crate) fn any_key(&mut self) -> Result<&'a str, Stop> {
        let key = self.read_str(0, u32::MAX)?;
        self.colon()?;
        Ok(key)
    }

    fn colon(&mut self) -> Result<(), Stop> {
        let [b':', rest @ ..] = behind_white(self.rest()) else { return Err(Stop) };
        self.set_rest(rest);
        Ok(())
    }
}

/// So many items are compared each with each.
const FEW: usize = 32;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

    use super::*;
    use crate::violation::Refusal;

    fn read<T>(text: &str, read: impl FnOnce(&mut Cursor<'_>) -> Result<T, Stop>) -> Result<T, Stop> {
        let mut scratch = Vec::new();
        let mut cursor = Cursor::new(text.as_bytes(), &mut scratch)?;
        let value = read(&mut cursor)?;
        cursor.finish()?;
        Ok(value)
    }

    fn byte(cursor: &mut Cursor<'_>) -> Result<u64, Stop> {
        cursor.read_u64(0, 255)
    }

    fn text(cursor: &mut Cursor<'_>) -> Result<String, Stop> {
        cursor.read_str(0, u32::MAX).map(str::to_owned)
    }

    #[test]
    fn arrays_have_their_length() {
        assert_eq!(read(" [ 1, 2 ,3 ] ", |cursor| cursor.read_array::<_, 3>(byte)), Ok([1, 2, 3]));
        for text in ["[1,2]", "[1,2,3,4]", "[]", "[1,2,3,]", "[1,2,256]", "{}", "[1,2,3"] {
            assert_eq!(read(text, |cursor| cursor.read_array::<_, 3>(byte)), Err(Stop), "{text}");
        }
        let long = format!("[{}0]", "7,".repeat(299));
        assert!(read(&long, |cursor| cursor.read_array::<_, 300>(byte)).is_ok());
    }

    #[test]
    fn collections_of_any_kind() {
        let deque = |text| read(text, |cursor| cursor.read_into::<_, VecDeque<u64>>(1, 2, byte));
        assert_eq!(deque("[1,2]"), Ok(VecDeque::from([1, 2])));
        assert!(deque("[]").is_err() && deque("[1,2,3]").is_err());
        let small = |text| read(text, |cursor| cursor.read_into::<_, SmallVec<[u64; 2]>>(0, u32::MAX, byte));
        assert_eq!(small("[1,2,3]").as_deref(), Ok(&[1, 2, 3][..]));
    }

    #[test]
    fn items_of_a_set_stand_once() {
        let set = |text| read(text, |cursor| cursor.read_set::<BTreeSet<u64>>(1, 3, byte));
        assert_eq!(set("[2,1]"), Ok(BTreeSet::from([1, 2])));
        for text in ["[]", "[1,2,1]", "[1,2,3,4]", "[1,]", "{}"] {
            assert_eq!(set(text), Err(Stop), "{text}");
        }
        let hashed = read("[1,2]", |cursor| cursor.read_set::<HashSet<u64>>(0, 9, byte));
        assert_eq!(hashed, Ok(HashSet::from([1, 2])));
    }

    /// What the coercer holds different and the type does not, as two spellings of one moment.
    #[test]
    fn what_would_be_lost_is_refused() {
        let mut room = Vec::new();
        let half = |cursor: &mut Cursor<'_>| byte(cursor).map(|value| value / 2);
        let mut cursor = Cursor::new(b"[0,2,3]", &mut room).expect("text").checked();
        assert_eq!(cursor.read_set::<BTreeSet<u64>>(0, 9, half), Err(Stop));
        let Some(Refusal { at: 6, reason: Reason::RepeatedItem }) = cursor.take_refusal() else { panic!("behind 3") };
        let short = |cursor: &mut Cursor<'_>| text(cursor).map(|text| text.to_lowercase());
        let mut cursor = Cursor::new(br#"{"a":1,"A":2}"#, &mut room).expect("text").checked();
        assert_eq!(cursor.read_map::<HashMap<String, u64>>(short, byte), Err(Stop));
        let Some(Refusal { at: 12, reason: Reason::RepeatedKey }) = cursor.take_refusal() else { panic!("behind 2") };
    }

    #[test]
    fn a_few_items_are_compared_each_with_each() {
        let list = |text: &str| {
            read(text, |cursor| cursor.read_list(0, u32::MAX, byte).and_then(|items| cursor.differing(items)))
        };
        assert_eq!(list("[1,2,3]"), Ok(vec![1, 2, 3]));
        assert_eq!(list("[1,2,1]"), Err(Stop));
        let many = |count: usize| format!("[{}]", (0..count).map(|n| n.to_string()).collect::<Vec<_>>().join(","));
        assert!(list(&many(FEW)).is_ok() && list(&many(FEW + 1)).is_err());
        assert_eq!(read("[1]", |cursor| cursor.once_checked(byte)), Err(Stop));
    }

    #[test]
    fn keys_of_a_map_stand_once() {
        let map = |json| read(json, |cursor| cursor.read_map::<BTreeMap<String, u64>>(text, byte));
        let expected = BTreeMap::from([(String::new(), 1), ("a\"".to_owned(), 2)]);
        assert_eq!(map(r#"{ "" : 1, "a\"" :2 }"#), Ok(expected));
        assert_eq!(map("{}"), Ok(BTreeMap::new()));
        for text in [r#"{"a":1,"a":2}"#, r#"{"a":1,"\u0061":2}"#, r#"{"a":1,}"#, r#"{"a"1}"#, r#"{"a":256}"#, "[]"] {
            assert_eq!(map(text), Err(Stop), "{text}");
        }
        let pairs = |json: &str| read(json, |cursor| cursor.read_pairs(text, byte));
        assert_eq!(pairs(r#"{"b":1,"a":2}"#), Ok(vec![("b".to_owned(), 1), ("a".to_owned(), 2)]));
        assert_eq!(pairs(r#"{"b":1,"\u0062":2}"#), Err(Stop));
        let hashed = read(r#"{"a":1}"#, |cursor| cursor.read_map::<HashMap<String, u64>>(text, byte));
        assert_eq!(hashed, Ok(HashMap::from([("a".to_owned(), 1)])));
    }
}
