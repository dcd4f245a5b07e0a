//! The text of source files, and every path that was looked at.
//!
//! The only reader of the disk before anything is written. `read` asks for files by their path from the manifest; the
//! paths that were not there are kept too, since a file that appears there later must start the build step again.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;

use toolcall_schema::dialect::Dialect;
use toolcall_schema::span::Span;

use crate::hash::hash;

/// The files that were read, in the order of reading.
#[derive(Debug)]
pub(crate) struct Sources {
    origin: Origin,
    files: Vec<File>,
    looked_at: BTreeSet<String>,
}

/// One source file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// Path from the manifest's folder, canonical, with `/`; files outside of it begin with `..`.
    pub(crate) path: String,
    /// What it holds.
    pub(crate) text: Rc<str>,
    /// Where each line begins: a diagnostic must not search the whole text for its place.
    lines: Rc<[usize]>,
}

impl File {
    fn new(path: String, text: String) -> Self {
        let behind_breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(index, _)| index + 1);
        let lines = std::iter::once(0).chain(behind_breaks).collect();
        Self { path, text: text.into(), lines }
    }

    /// The line that holds a byte, counted from 0.
    fn line_of(&self, byte: usize) -> usize {
        self.lines.partition_point(|start| *start <= byte).saturating_sub(1)
    }

    /// The text of the lines that hold a range, where it begins, and the number of the first one, counted from 1.
    pub(crate) fn lines_of(&self, range: &Range<usize>) -> (&str, usize, usize) {
        let first = self.line_of(range.start);
        let start = self.lines[first];
        let end = self.lines.get(self.line_of(range.end) + 1).copied().unwrap_or(self.text.len());
        (self.text.get(start..end).unwrap_or_default(), start, first + 1)
    }
}

/// Why a file gave no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// There is no such file.
    Missing,
    /// It cannot be read, is not UTF-8, or is larger than a [`Span`] can tell.
    Broken,
}

#[derive(Debug)]
enum Origin {
    Disk(PathBuf),
    Memory(BTreeMap<String, String>),
}

impl Sources {
    /// Files on the disk, by their path from the folder of `Cargo.toml`.
    pub(crate) fn on_disk(manifest: &Path) -> Self {
        Self::new(Origin::Disk(manifest.to_path_buf()))
    }

    /// Files that exist in memory only.
    pub(crate) fn in_memory<P: Into<String>, T: Into<String>>(files: impl IntoIterator<Item = (P, T)>) -> Self {
        Self::new(Origin::Memory(files.into_iter().map(|(path, text)| (path.into(), text.into())).collect()))
    }

    fn new(origin: Origin) -> Self {
        Self { origin, files: Vec::new(), looked_at: BTreeSet::new() }
    }

    /// Reads a file and gives its index; one that was read before keeps its index.
    ///
    /// # Errors
    /// If it gives no text.
    pub(crate) fn read(&mut self, path: &str) -> Result<u32, Unreadable> {
        let path = plain(path);
        self.looked_at.insert(path.clone());
        let (path, text) = match &self.origin {
            Origin::Memory(files) => match files.get(&path) {
                Some(text) => (path, text.clone()),
                None => return Err(Unreadable::Missing),
            },
            Origin::Disk(manifest) => on_disk(manifest, &path)?,
        };
        if let Some(index) = self.files.iter().position(|file| file.path == path) {
            return u32::try_from(index).map_err(|_| Unreadable::Broken);
        }
        let index = u32::try_from(self.files.len()).map_err(|_| Unreadable::Broken)?;
        u32::try_from(text.len()).map_err(|_| Unreadable::Broken)?;
        self.files.push(File::new(path, text));
        Ok(index)
    }

    /// Whether there is such a file. It counts as no look: Cargo runs a build step that watches a missing file every
    /// time, so only those that must appear are watched.
    pub(crate) fn exists(&self, path: &str) -> bool {
        let path = plain(path);
        match &self.origin {
            Origin::Memory(files) => files.contains_key(&path),
            Origin::Disk(manifest) => manifest.join(&path).is_file(),
        }
    }

    /// The files, by index.
    pub(crate) fn files(&self) -> &[File] {
        &self.files
    }

    /// The file of a span; `None` if it is of other sources.
    pub(crate) fn file(&self, span: Span) -> Option<&File> {
        self.files.get(span.file as usize)
    }

    /// Every path that was asked for, those that were not there included.
    pub(crate) fn looked_at(&self) -> impl Iterator<Item = &str> {
        self.looked_at.iter().map(String::as_str)
    }

    /// A number that changes with any text that was read, with the version of the compiler and with what it renders.
    pub(crate) fn hash(&self, dialects: &[Dialect]) -> u64 {
        let version = concat!(env!("CARGO_PKG_VERSION"), "\n");
        let files = self.files.iter().flat_map(|file| [file.path.as_str(), &*file.text]);
        let parts = files.chain(dialects.iter().map(|dialect| dialect.name()));
        hash(parts.fold(version.to_owned(), |all, part| all + part + "\0").as_bytes())
    }

    /// `LINE:COLUMN` of the first byte of a span, both counted from 1, the column in characters: as rustc tells them.
    pub(crate) fn place(&self, span: Span) -> String {
        let before = self.file(span).and_then(|file| {
            let at = span.start as usize;
            file.text.get(file.lines[file.line_of(at)]..at)
        });
        format!("{}:{}", self.line(span), before.unwrap_or_default().chars().count() + 1)
    }

    /// The line of the first byte of a span, counted from 1.
    pub(crate) fn line(&self, span: Span) -> u32 {
        let line = self.file(span).map_or(0, |file| file.line_of(span.start as usize));
        u32::try_from(line + 1).unwrap_or(u32::MAX)
    }
}

/// The canonical path from the manifest, and the text.
fn on_disk(manifest: &Path, path: &str) -> Result<(String, String), Unreadable> {
    let place = manifest.join(path);
    if !place.is_file() {
        return Err(Unreadable::Missing);
    }
    let text = fs::read_to_string(&place).map_err(|_| Unreadable::Broken)?;
    let path = from_manifest(manifest, &place).ok_or(Unreadable::Broken)?;
    Ok((path, text))
}

/// The attributes compute the same path for the file that rustc tells them.
fn from_manifest(manifest: &Path, place: &Path) -> Option<String> {
    let (manifest, place) = (manifest.canonicalize().ok()?, place.canonicalize().ok()?);
    let mut base = manifest.as_path();
    let mut parts = Vec::new();
    while !place.starts_with(base) {
        base = base.parent()?;
        parts.push("..");
    }
    for part in place.strip_prefix(base).ok()?.components() {
        match part {
            Component::Normal(name) => parts.push(name.to_str()?),
            Component::Prefix(_) | Component::RootDir | Component::CurDir | Component::ParentDir => return None,
        }
    }
    Some(parts.join("/"))
}

/// The path without `.` and, where that is certain, without `..`.
fn plain(path: &str) -> String {
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_owned() };
    let mut parts: Vec<&str> = Vec::new();
    for (index, part) in path.split('/').enumerate() {
        match part {
            // The first empty part is the root of an absolute path.
            "" if index == 0 => parts.push(""),
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| !last.is_empty() && *last != "..") => {
                parts.pop();
            }
            other => parts.push(other),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_made_plain() {
        for (written, plain_path) in [
            ("src/lib.rs", "src/lib.rs"),
            ("src/./a/../b.rs", "src/b.rs"),
            ("../shared/x.rs", "../shared/x.rs"),
            ("a/../../x.rs", "../x.rs"),
            ("/abs//x.rs", "/abs/x.rs"),
        ] {
            assert_eq!(plain(written), plain_path, "{written}");
        }
    }

    #[test]
    fn missing_paths_are_remembered() {
        let mut sources = Sources::in_memory([("src/lib.rs", "\nfn a() {}\n")]);
        assert_eq!(sources.read("src/lib.rs"), Ok(0));
        assert_eq!(sources.read("src/./lib.rs"), Ok(0));
        assert_eq!(sources.read("src/a.rs"), Err(Unreadable::Missing));
        assert!(!sources.exists("src/a/mod.rs"));
        assert_eq!(sources.looked_at().collect::<Vec<_>>(), ["src/a.rs", "src/lib.rs"]);
        assert_eq!(sources.line(Span { file: 0, start: 4, end: 5 }), 2);
        assert_eq!(sources.place(Span { file: 0, start: 4, end: 5 }), "2:4");
        let text = |range| sources.files()[0].lines_of(&range);
        assert_eq!(text(4..7), ("fn a() {}\n", 1, 2));
        assert_eq!(text(0..4), ("\nfn a() {}\n", 0, 1));
        assert_eq!(text(11..11), ("", 11, 3));
        assert_eq!(sources.line(Span { file: 9, start: 4, end: 5 }), 1);
    }

    #[test]
    fn a_path_on_disk_is_canonical_and_from_the_manifest() {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut sources = Sources::on_disk(manifest);
        let index = sources.read("src/../src/source.rs").expect("this file");
        assert_eq!(sources.files()[index as usize].path, "src/source.rs");
        let outside = sources.read("../Cargo.toml").expect("the workspace");
        assert_eq!(sources.files()[outside as usize].path, "../Cargo.toml");
    }
}
