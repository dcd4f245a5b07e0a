//! The sets and maps that emitted code can fill.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{BuildHasher, Hash};

/// A set that emitted code can fill.
pub trait Set: Default {
    /// What it holds.
    type Item;

    /// Whether the item was not there yet.
    fn add(&mut self, item: Self::Item) -> bool;
}

impl<T: Eq + Hash, S: BuildHasher + Default> Set for HashSet<T, S> {
    type Item = T;

    fn add(&mut self, item: T) -> bool {
        self.insert(item)
    }
}

impl<T: Ord> Set for BTreeSet<T> {
    type Item = T;

    fn add(&mut self, item: T) -> bool {
        self.insert(item)
    }
}

#[cfg(feature = "indexmap")]
impl<T: Eq + Hash, S: BuildHasher + Default> Set for indexmap::IndexSet<T, S> {
    type Item = T;

    fn add(&mut self, item: T) -> bool {
        self.insert(item)
    }
}

/// A map that emitted code can fill.
pub trait Map: Default {
    /// What it maps from.
    type Key;
    /// What it maps to.
    type Item;

    /// Whether the key was not there yet.
    fn add(&mut self, key: Self::Key, item: Self::Item) -> bool;
}

impl<K: Eq + Hash, T, S: BuildHasher + Default> Map for HashMap<K, T, S> {
    type Key = K;
    type Item = T;

    fn add(&mut self, key: K, item: T) -> bool {
        self.insert(key, item).is_none()
    }
}

impl<K: Ord, T> Map for BTreeMap<K, T> {
    type Key = K;
    type Item = T;

    fn add(&mut self, key: K, item: T) -> bool {
        self.insert(key, item).is_none()
    }
}

#[cfg(feature = "indexmap")]
impl<K: Eq + Hash, T, S: BuildHasher + Default> Map for indexmap::IndexMap<K, T, S> {
    type Key = K;
    type Item = T;

    fn add(&mut self, key: K, item: T) -> bool {
        self.insert(key, item).is_none()
    }
}

impl Map for serde_json::Map<String, serde_json::Value> {
    type Key = String;
    type Item = serde_json::Value;

    fn add(&mut self, key: String, item: serde_json::Value) -> bool {
        self.insert(key, item).is_none()
    }
}
