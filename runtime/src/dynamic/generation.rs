//! What a registry holds at one moment; it never changes, so a call keeps what it began with.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use toolcall_schema::dialect::Dialect;

use super::{DynamicTool, DynamicTools};
use crate::outcome::{Known, Outcome, UnknownTool};
use crate::policy::Policy;
use crate::scratch::Scratch;
use crate::toolset::{NotRendered, Tool, Toolset};

/// The tools of a [`Registry`](super::Registry) at one moment.
#[derive(Clone, Debug)]
pub struct Generation {
    /// How many there were before.
    pub(super) number: u64,
    /// The toolsets of the program, in the order in which they were given.
    pub(super) own: Arc<[&'static Toolset]>,
    /// The loaded ones with the keys of their files, in the order in which they were added.
    pub(super) loaded: Vec<(Box<str>, Arc<DynamicTools>)>,
    /// The program's tools that a loaded one stands for, by their names, with the keys of the files.
    pub(super) shadowed: HashMap<Box<str>, Box<str>>,
    /// Names of tools that are switched off.
    pub(super) disabled: HashSet<Box<str>>,
    /// Every name of a loaded tool that is in use: the index of its file, and its own there.
    pub(super) names: HashMap<Box<str>, (usize, usize)>,
    /// The tools that can be called: those of the program first.
    listed: Vec<Box<str>>,
}

/// A tool of a registry.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Entry<'g> {
    /// A function of this program.
    Own(&'static Tool),
    /// One that was declared in JSON.
    Loaded(&'g DynamicTool),
}

/// A loaded tool that cannot be used because its name is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// The key of its file.
    pub key: String,
    /// The tool.
    pub name: String,
    /// The spelling that is taken: the name itself, or what some dialect makes of it.
    pub spelling: String,
    /// The key of the file of the tool that has it; `None`: it is a function of this program.
    pub holder: Option<String>,
}

impl Generation {
    pub(super) fn new(own: &[&'static Toolset]) -> Self {
        let (loaded, shadowed, disabled, names) = (Vec::new(), HashMap::new(), HashSet::new(), HashMap::new());
        Self { number: 0, own: own.into(), loaded, shadowed, disabled, names, listed: Vec::new() }.listed()
    }

    /// The next one, after a change. Tools whose names are taken are left out, and told.
    pub(super) fn next(mut self) -> (Self, Vec<Displaced>) {
        self.number += 1;
        self.names.clear();
        let mut displaced = Vec::new();
        for (file, (key, tools)) in self.loaded.iter().enumerate() {
            for index in 0..tools.tools.len() {
                let Some(spelling) = tools.spellings(index).find(|spelling| self.is_taken(spelling, key)) else {
                    let names = tools.spellings(index).map(|spelling| (Box::from(spelling), (file, index)));
                    self.names.extend(names);
                    continue;
                };
                let holder = self.names.get(spelling).and_then(|(file, _)| self.loaded.get(*file));
                let holder = holder.map(|(key, _)| key.to_string());
                let (key, name) = (key.to_string(), tools.name(index).unwrap_or_default().to_owned());
                displaced.push(Displaced { key, name, spelling: spelling.to_owned(), holder });
            }
        }
        (self.listed(), displaced)
    }

    /// How many generations there were before.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The tool that a model calls by this name, if it is not switched off. Functions of this program come first.
    pub fn find(&self, name: &str) -> Option<Entry<'_>> {
        if let Some((_, tool)) = self.own(name) {
            return self.is_enabled(tool.name).then_some(Entry::Own(tool));
        }
        let (tools, index) = self.loaded(name)?;
        tools.tools.get(index).map(Entry::Loaded)
    }

    /// Which of the program's toolsets has the tool of this name, by its place among those that were given: the one whose
    /// `call` is to be called, with its own context. `None` for a loaded tool, one that is switched off, or none.
    pub fn toolset_of(&self, name: &str) -> Option<usize> {
        self.own(name).filter(|(_, tool)| self.is_enabled(tool.name)).map(|(place, _)| place)
    }

    /// The program's tools that loaded ones stand for, with the keys of their files, in no order.
    pub fn shadowed(&self) -> impl Iterator<Item = (&str, &str)> {
        self.shadowed.iter().map(|(name, key)| (&**name, &**key)).filter(|(name, key)| self.is_shadowed(name, key))
    }

    /// The names of all tools that are not switched off: those of this program first, each in declared order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.listed.iter().map(|name| &**name)
    }

    /// Validates and coerces the arguments of a tool, as [`Toolset::check`] does, of whichever kind it is.
    pub fn check<'s>(
        &'s self,
        name: &str,
        arguments: &[u8],
        policy: Policy,
        scratch: &'s mut Scratch,
        out: &mut Vec<u8>,
    ) -> Outcome<'s> {
        match self.find(name) {
            Some(Entry::Own(_))
                if let Some((place, _)) = self.own(name)
                    && let Some(own) = self.own.get(place) =>
            {
                own.check(name, arguments, policy, scratch, out)
            }
            Some(Entry::Loaded(_)) if let Some((tools, _)) = self.loaded(name) => {
                tools.check(name, arguments, policy, scratch, out)
            }
            Some(Entry::Own(_) | Entry::Loaded(_)) | None => {
                out.clear();
                Outcome::UnknownTool(UnknownTool::new(self, name))
            }
        }
    }

    /// Appends the JSON array of all tools that are not switched off, as a provider takes it.
    ///
    /// # Errors
    /// If the dialect was not rendered for the functions of this program; nothing is appended then.
    pub fn write_schema(&self, dialect: Dialect, out: &mut Vec<u8>) -> Result<(), NotRendered> {
        let start = out.len();
        out.push(b'[');
        for own in self.own.iter() {
            let array = out.len();
            if let Err(refused) = own.write_schema_if(dialect, |tool| self.is_listed(tool), out) {
                out.truncate(start);
                return Err(refused);
            }
            // Of its own brackets the first becomes a comma, or goes.
            out.pop();
            match (out.len() - array, array - start) {
                (1, _) => out.truncate(array),
                (_, 1) => _ = out.remove(array),
                _ => out.iter_mut().skip(array).take(1).for_each(|byte| *byte = b','),
            }
        }
        for (_, tools) in &self.loaded {
            for tool in tools.tools().filter(|tool| self.holds(tools, tool)) {
                let Some(schema) = tools.schema_of(tool.name(), dialect) else { continue };
                if out.len() > start + 1 {
                    out.push(b',');
                }
                out.extend_from_slice(schema);
            }
        }
        out.push(b']');
        Ok(())
    }

    fn is_enabled(&self, name: &str) -> bool {
        !self.disabled.contains(name)
    }

    /// Whether a tool of the program's is to be called and shown.
    fn is_listed(&self, tool: &Tool) -> bool {
        self.is_enabled(tool.name) && self.own(tool.name).is_some()
    }

    /// The program's tool of this name that no loaded one stands for, and its toolset.
    fn own(&self, name: &str) -> Option<(usize, &'static Tool)> {
        let (place, tool) = self.own.iter().enumerate().find_map(|(place, own)| Some((place, own.find(name)?)))?;
        let is_shadowed = self.shadowed.get(tool.name).is_some_and(|key| self.is_shadowed(tool.name, key));
        (!is_shadowed).then_some((place, tool))
    }

    /// Whether a file has a tool of this name, so that it can stand for another.
    fn is_shadowed(&self, name: &str, key: &str) -> bool {
        self.loaded
            .iter()
            .any(|(other, tools)| **other == *key && tools.find(name).is_some_and(|tool| tool.name() == name))
    }

    /// Whether a tool of a file cannot have a name.
    fn is_taken(&self, name: &str, key: &str) -> bool {
        let of_own = self.own.iter().find_map(|own| own.find(name));
        let stands_for = |tool: &Tool| {
            self.shadowed.get(tool.name).is_some_and(|known| **known == *key) && self.is_shadowed(tool.name, key)
        };
        of_own.is_some_and(|tool| !stands_for(tool)) || self.names.contains_key(name)
    }

    /// The file of a loaded tool that is not switched off, and the tool's index there.
    fn loaded(&self, name: &str) -> Option<(&DynamicTools, usize)> {
        let (file, index) = self.names.get(name)?;
        let (_, tools) = self.loaded.get(*file)?;
        self.is_enabled(tools.name(*index)?).then_some((tools, *index))
    }

    /// Whether a loaded tool is in use: its name is not taken, and it is not switched off.
    fn holds(&self, tools: &DynamicTools, tool: &DynamicTool) -> bool {
        self.loaded(tool.name()).is_some_and(|(holder, _)| core::ptr::eq(holder, tools))
    }

    fn listed(mut self) -> Self {
        let own = self.own.iter().flat_map(|own| own.tools()).filter(|tool| self.is_listed(tool));
        let own = own.map(|tool| Box::from(tool.name));
        let loaded = self.loaded.iter().flat_map(|(_, tools)| {
            tools.tools().filter(|tool| self.holds(tools, tool)).map(|tool| Box::from(tool.name()))
        });
        self.listed = own.chain(loaded).collect();
        self
    }
}

impl Known for Generation {
    fn count(&self) -> usize {
        self.listed.len()
    }

    fn name(&self, index: usize) -> Option<&str> {
        self.listed.get(index).map(|name| &**name)
    }
}
