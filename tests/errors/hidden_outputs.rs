//! The outputs of all: what is not seen in the texts of outputs is told of, once for a type that is read as well.

pub mod tools {
    toolcall::include_tools!();
}

/// A​ note.
#[derive(serde::Serialize)]
pub struct Note {
    /// What​ it says.
    pub text: String,
}

/// One of a day.
#[derive(serde::Serialize)]
pub struct Entry {
    /// The​ day.
    pub day: u8,
}

/// Writes a note.
///
/// # Parameters
/// * `note` - the note
#[toolcall::tool]
pub fn write(note: Note) -> Note {
    note
}

/// Reads the entry of today.
#[toolcall::tool]
pub fn today() -> Entry {
    Entry { day: 1 }
}
