//! Tools that are declared in JSON: schemas of others, and what their suite says of each value.
//!
//! The files are not part of this repository (`shared`): without them nothing is tested, and that is said.

#[path = "declared/agree.rs"]
mod agree;
#[path = "declared/corpus.rs"]
mod corpus;
#[path = "declared/judge.rs"]
mod judge;
#[path = "declared/made_up.rs"]
mod made_up;
#[path = "declared/suite.rs"]
mod suite;

use std::path::PathBuf;

use toolcall_tests::shared::folder;

/// The files of a folder with this ending, in order.
fn files(folder: &std::path::Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == ending)).collect();
    files.sort();
    files
}
