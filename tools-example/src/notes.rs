//! A store of notes: the context of the toolset. Tools that need it are its methods or take it as a parameter.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use toolcall::ToolResult;

/// Notes, in the order in which they were added. Calls share it, so what changes is behind a lock.
#[derive(Debug, Default)]
pub struct Notes {
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    last_id: u32,
    notes: Vec<Note>,
}

/// A note as the model sees it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Note {
    id: u32,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tags: Vec<String>,
}

#[toolcall::tool]
impl Notes {
    /// Keep a note for later.
    ///
    /// # Parameters
    /// * `text` - what to remember
    /// * `tags` - words to find it by
    #[tool(title = "Add a note")]
    pub(crate) fn add_note(
        &self,
        #[tool(length = 1..=500)] text: String,
        #[tool(items = 0..=5)] tags: Option<Vec<String>>,
    ) -> ToolResult {
        let mut shelf = self.lock();
        shelf.last_id += 1;
        let note = Note { id: shelf.last_id, text, tags: tags.unwrap_or_default() };
        shelf.notes.push(note.clone());
        // The metadata is for the program around the tools; the model does not see it.
        ToolResult::json(&note).metadata("notes", shelf.notes.len())
    }

    /// Find notes that were kept, the oldest first.
    ///
    /// # Parameters
    /// * `tag` - only those with this tag
    /// * `most` - how many notes to give back at most
    #[tool(read_only)]
    pub(crate) fn find_notes(
        &self,
        tag: Option<&str>,
        #[tool(default = 10, range = 1..=100)] most: usize,
    ) -> Vec<Note> {
        let shelf = self.lock();
        let wanted = shelf.notes.iter().filter(|note| tag.is_none_or(|tag| note.tags.iter().any(|other| other == tag)));
        wanted.take(most).cloned().collect()
    }

    /// Throw a note away.
    ///
    /// # Parameters
    /// * `id` - the number it got when it was added
    #[tool(destructive)]
    pub(crate) fn delete_note(&self, id: u32) -> Result<String, NoSuchNote> {
        let mut shelf = self.lock();
        let index = shelf.notes.iter().position(|note| note.id == id).ok_or(NoSuchNote(id))?;
        let note = shelf.notes.remove(index);
        Ok(format!("deleted: {}", note.text))
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        // A tool that panicked while it held the lock has left no note half written.
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Count the notes that were kept.
#[toolcall::tool(read_only)]
pub(crate) fn count_notes(#[tool(context)] notes: &Notes) -> usize {
    notes.lock().notes.len()
}

/// What the model reads when it asks for a note that is not there.
#[derive(Debug, PartialEq)]
pub(crate) struct NoSuchNote(u32);

impl fmt::Display for NoSuchNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no note {}; `find_notes` lists those there are", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_found_until_it_is_deleted() {
        let notes = Notes::default();
        let _ = notes.add_note("buy rope".into(), Some(vec!["harbour".into()]));
        let _ = notes.add_note("call home".into(), None);
        assert_eq!(notes.find_notes(Some("harbour"), 10).len(), 1);
        assert_eq!(notes.delete_note(1).as_deref(), Ok("deleted: buy rope"));
        assert_eq!(notes.delete_note(1), Err(NoSuchNote(1)));
        assert_eq!(count_notes(&notes), 1);
    }
}
