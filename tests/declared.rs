//! Tools that are declared in JSON: schemas of others, and what their suite says of each value.
//!
//! The files are not part of this repository: they are looked for in the folder that `TOOLCALL_SHARED` names, else beside
//! this one; without them nothing is tested and that is said.

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

/// A folder of the shared data; without it the test says that it is left out.
fn folder(name: &str) -> Option<PathBuf> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared"));
    let shared = std::env::var_os("TOOLCALL_SHARED").map_or_else(beside, PathBuf::from);
    let found = Some(shared.join("data").join(name)).filter(|folder| folder.is_dir());
    if found.is_none() {
        println!("left out: there is no {name} in {}", shared.display());
    }
    found
}

/// The files of a folder with this ending, in order.
fn files(folder: &std::path::Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == ending)).collect();
    files.sort();
    files
}
