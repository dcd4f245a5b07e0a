//! Golden files: compared, rewritten with `UPDATE=1`, and their differences shown.

use core::fmt::Write as _;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The golden files of one test.
#[derive(Debug)]
pub struct Goldens {
    update: bool,
    expected: BTreeSet<PathBuf>,
    differences: Vec<String>,
}

impl Goldens {
    /// Rewrites the files if the environment says `UPDATE=1`.
    pub fn new() -> Self {
        let update = std::env::var_os("UPDATE").is_some_and(|value| value == "1");
        Self { update, expected: BTreeSet::new(), differences: Vec::new() }
    }

    /// Compares one file with what it should hold.
    ///
    /// # Panics
    /// If the file cannot be written.
    pub fn compare(&mut self, path: &Path, actual: &str) {
        self.expected.insert(path.to_owned());
        let golden = fs::read_to_string(path).ok();
        if golden.as_deref() == Some(actual) {
            return;
        }
        if self.update {
            fs::write(path, actual).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            return;
        }
        let difference = golden.map_or_else(|| "it is not there\n".to_owned(), |golden| difference(&golden, actual));
        self.differences.push(format!("{}: {difference}", path.display()));
    }

    /// Remarks the files of a folder that nobody compares any more; `is_golden` tells them by their names.
    ///
    /// # Panics
    /// If the folder cannot be read.
    pub fn orphans(&mut self, folder: &Path, is_golden: impl Fn(&str) -> bool) {
        let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if is_golden(&name) && !self.expected.contains(&path) {
                self.differences.push(format!("{}: an orphan, nothing writes it any more\n", path.display()));
            }
        }
    }

    /// Shows all differences at once.
    ///
    /// # Panics
    /// If there are any.
    pub fn finish(self) {
        assert!(
            self.differences.is_empty(),
            "golden files differ (`-` golden, `+` now); UPDATE=1 rewrites them:\n\n{}",
            self.differences.join("\n")
        );
    }
}

impl Default for Goldens {
    fn default() -> Self {
        Self::new()
    }
}

/// The lines that differ, with some around them. What is equal at the start and at the end is left out.
fn difference(golden: &str, actual: &str) -> String {
    let (golden, actual): (Vec<&str>, Vec<&str>) = (golden.lines().collect(), actual.lines().collect());
    let start = golden.iter().zip(&actual).take_while(|(one, other)| one == other).count();
    let ends = golden[start..].iter().rev().zip(actual[start..].iter().rev());
    let end = ends.take_while(|(one, other)| one == other).count();
    let mut text = format!("from line {}\n", start + 1);
    let around = |text: &mut String, lines: &[&str]| {
        for line in lines {
            let _ = writeln!(text, "    {line}");
        }
    };
    around(&mut text, &golden[start.saturating_sub(AROUND)..start]);
    for (sign, lines) in [('-', &golden[start..golden.len() - end]), ('+', &actual[start..actual.len() - end])] {
        for line in lines.iter().take(MOST) {
            let _ = writeln!(text, "  {sign} {line}");
        }
        if lines.len() > MOST {
            let _ = writeln!(text, "  {sign} … {} more lines", lines.len() - MOST);
        }
    }
    around(&mut text, &golden[golden.len() - end..(golden.len() - end + AROUND).min(golden.len())]);
    text
}

/// Lines shown before and behind a difference.
const AROUND: usize = 2;

/// Lines shown of either side.
const MOST: usize = 40;

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn a_difference_is_shown_with_what_stands_around_it() {
        assert_eq!(
            difference("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nX\ne\nf\n"),
            "from line 4\n    b\n    c\n  - d\n  + X\n    e\n    f\n"
        );
        assert_eq!(difference("a\n", "a\nb\n"), "from line 2\n    a\n  + b\n");
        assert_eq!(difference("a\na\n", "a\n"), "from line 2\n    a\n  - a\n");
    }
}
