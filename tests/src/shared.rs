//! Real declarations, calls and suites of others. They are not part of this repository: they are looked for in the folder
//! that `TOOLCALL_SHARED` names, else in `shared` beside this repository.

use std::path::PathBuf;

/// A folder of that data; without it the test that asks says that it is left out.
pub fn folder(name: &str) -> Option<PathBuf> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared"));
    let shared = std::env::var_os("TOOLCALL_SHARED").map_or_else(beside, PathBuf::from);
    let found = Some(shared.join("data").join(name)).filter(|folder| folder.is_dir());
    if found.is_none() {
        println!("left out: there is no {name} in {}", shared.display());
    }
    found
}
