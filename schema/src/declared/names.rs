//! The names of tools: which ones no tool can have, and which ones are taken.

use std::collections::BTreeMap;

use super::fault::{Fault, Place};
use super::finish::shown;
use super::tree::{Id, Tree};
use crate::dialect::Dialect;
use crate::dialects::spec;
use crate::lint::hidden;
use crate::normalise::legal;

/// The names that are taken, each in every spelling that some dialect gives it.
#[derive(Debug, Default)]
pub(super) struct Names {
    taken: BTreeMap<String, (String, Place)>,
}

/// Whether a tool can have its name.
pub(super) fn check_name(tree: &Tree<'_>, tool: Id) -> Result<(), Fault> {
    let at = tree.key(tool, "name").unwrap_or(tool);
    let fault = |message: String, help| Err(Fault::new("J006", tree.place(at), message, help));
    let Some(name) = tree.text_at(tool, "name").filter(|name| !name.is_empty()) else {
        return fault("the tool has no name".to_owned(), "give it one in `name`");
    };
    if name.len() > LONGEST {
        return fault(format!("the name has {} bytes, more than {LONGEST}", name.len()), "take a shorter one");
    }
    if let Some(char) = hidden(name).chain(name.chars().filter(|char| char.is_control())).next() {
        let message = format!("the name holds U+{:04X}, which is not seen", u32::from(char));
        return fault(message, "take it away; names that only look alike are how tools are mistaken");
    }
    Ok(())
}

impl Names {
    /// Takes a name for a tool, unless an earlier one has it or would be shown by the same in some dialect.
    pub(super) fn claim(&mut self, tree: &Tree<'_>, tool: Id, name: &str) -> Result<(), Fault> {
        let mut spellings = vec![name.to_owned()];
        for dialect in Dialect::ALL {
            let spelling = legal(name, &spec(*dialect).name);
            if !spellings.contains(&spelling) {
                spellings.push(spelling);
            }
        }
        let place = tree.place(tree.key(tool, "name").unwrap_or(tool));
        if let Some((spelling, (other, earlier))) = spellings.iter().find_map(|name| self.taken.get_key_value(name)) {
            let message = match other == name {
                true => format!("{} is the name of an earlier tool", shown(name)),
                false => format!("{} and {} are both {} in some dialect", shown(other), shown(name), shown(spelling)),
            };
            let mut fault = Fault::new("J007", place, message, "give one of them another name");
            fault.other = Some(Box::new(earlier.clone()));
            return Err(fault);
        }
        self.taken.extend(spellings.into_iter().map(|spelling| (spelling, (name.to_owned(), place.clone()))));
        Ok(())
    }
}

/// Bytes of a name.
const LONGEST: usize = 256;
