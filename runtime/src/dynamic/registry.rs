//! Compiled and loaded tools under one roof, which may change while calls run.

use std::sync::{Arc, PoisonError, RwLock};

use super::collision::{Collision, collisions};
use super::{Displaced, DynamicTools, Generation, NoSuchTool};
use crate::toolset::Toolset;

/// The functions of a program and the tools that it has loaded. Each change makes a new [`Generation`]; a call keeps the
/// one that it began with.
///
/// A name belongs to the program's own tool, else to the file that was added first; a loaded tool whose name is taken is not
/// used, and told as [`Displaced`].
#[derive(Debug)]
pub struct Registry {
    current: RwLock<Arc<Generation>>,
}

impl Registry {
    /// The functions of one toolset alone; one toolset has each name once.
    pub fn new(own: &'static Toolset) -> Self {
        Self { current: RwLock::new(Arc::new(Generation::new(&[own]))) }
    }

    /// The functions of several toolsets, e.g. those of several crates, each with a context of its own:
    /// [`Generation::toolset_of`] tells whose `call` is to be called.
    ///
    /// # Errors
    /// Every name that two of them have.
    pub fn join(own: &[&'static Toolset]) -> Result<Self, Vec<Collision>> {
        let collisions = collisions(own);
        let joined = Self { current: RwLock::new(Arc::new(Generation::new(own))) };
        if collisions.is_empty() { Ok(joined) } else { Err(collisions) }
    }

    /// What it holds now.
    pub fn current(&self) -> Arc<Generation> {
        Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Adds the tools of a file, in place of those that have this key. Gives all loaded tools whose names are taken.
    pub fn put(&self, key: &str, tools: impl Into<Arc<DynamicTools>>) -> Vec<Displaced> {
        let tools = tools.into();
        self.always(|generation| match generation.loaded.iter_mut().find(|(other, _)| **other == *key) {
            Some((_, old)) => *old = tools,
            None => generation.loaded.push((key.into(), tools)),
        })
    }

    /// Lets the tool of this name in the file with this key stand for the program's own, now or when it is loaded: the one case
    /// in which a loaded tool takes such a name, for which the host alone can ask. With `None` the program's own is back.
    /// The loaded tool must declare the same name; to say which, any name that calls may use will do.
    ///
    /// [`Generation::shadowed`] lists them, and [`Generation::find`] and [`Generation::check`] go to the loaded one.
    ///
    /// # Errors
    /// If the program has no tool of this name.
    pub fn shadow(&self, name: &str, key: Option<&str>) -> Result<Vec<Displaced>, NoSuchTool> {
        self.change(|generation| {
            let name = generation.own_name(name).ok_or_else(|| NoSuchTool::new(name, generation.own_names()))?;
            match key {
                Some(key) => drop(generation.shadowed.insert(name.into(), key.into())),
                None => drop(generation.shadowed.remove(name)),
            }
            Ok(())
        })
    }

    /// Takes the tools of a file away.
    pub fn remove(&self, key: &str) -> Vec<Displaced> {
        self.always(|generation| generation.loaded.retain(|(other, _)| **other != *key))
    }

    /// Switches a tool on or off, by any name that calls may use, now and whenever one of its declared name is loaded again: one
    /// that is off is unknown to calls and shown to nobody.
    ///
    /// # Errors
    /// If there is no tool of this name, and none that was switched off before it was taken away.
    pub fn enable(&self, name: &str, is_on: bool) -> Result<Vec<Displaced>, NoSuchTool> {
        self.change(|generation| {
            let known = generation.declared_name(name).ok_or_else(|| NoSuchTool::new(name, generation.all_names()))?;
            let known = Box::from(known);
            match is_on {
                true => drop(generation.disabled.remove(&known)),
                false => drop(generation.disabled.insert(known)),
            }
            Ok(())
        })
    }

    fn always(&self, change: impl FnOnce(&mut Generation)) -> Vec<Displaced> {
        let changed = self.change(|generation| {
            change(generation);
            Ok(())
        });
        changed.unwrap_or_else(|never: core::convert::Infallible| match never {})
    }

    /// Of a change that cannot be made nothing is seen.
    fn change<E>(&self, change: impl FnOnce(&mut Generation) -> Result<(), E>) -> Result<Vec<Displaced>, E> {
        // Locked all the while: of two changes at once none is lost.
        let mut current = self.current.write().unwrap_or_else(PoisonError::into_inner);
        let mut next = Generation::clone(&current);
        change(&mut next)?;
        let (next, displaced) = next.next();
        *current = Arc::new(next);
        Ok(displaced)
    }
}
