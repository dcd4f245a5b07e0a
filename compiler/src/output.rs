//! Writes what was emitted; the only writer of the disk.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use crate::config::Target;
use crate::emit::File;

/// Makes a folder hold these files and no others. Unchanged files are left alone, so that rustc need not look again.
///
/// # Errors
/// Those of the file system, with the path.
pub(crate) fn write(folder: &Path, files: &[File]) -> Result<(), String> {
    let wanted: BTreeSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
    at(folder, fs::create_dir_all(folder))?;
    for entry in at(folder, fs::read_dir(folder))? {
        let entry = at(folder, entry)?;
        if !entry.file_name().to_str().is_some_and(|name| wanted.contains(name)) {
            at(&entry.path(), remove(&entry.path()))?;
        }
    }
    for file in files {
        let path = folder.join(&file.name);
        if fs::read(&path).ok().as_deref() != Some(&file.content[..]) {
            at(&path, replace(&path, &file.content))?;
        }
    }
    Ok(())
}

/// Writes the list by which an attribute finds the folder of the target it is expanded in.
///
/// # Errors
/// Those of the file system, with the path.
pub(crate) fn write_list<'t>(folder: &Path, targets: impl Iterator<Item = &'t Target>) -> Result<(), String> {
    let path = folder.join("targets");
    let list: String = targets.map(Target::line).collect();
    at(folder, fs::create_dir_all(folder))?;
    at(&path, replace(&path, list.as_bytes()))
}

/// A build that is killed half-way leaves the old file or the new one.
fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    fs::write(&temporary, content)?;
    fs::rename(&temporary, path)
}

fn remove(path: &Path) -> io::Result<()> {
    if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }
}

fn at<T>(path: &Path, result: io::Result<T>) -> Result<T, String> {
    result.map_err(|error| format!("{}: {error}", path.display()))
}
