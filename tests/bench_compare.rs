//! `scripts/bench-compare` says which measurements became slower, and ends so that a script can ask.

#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

#[test]
fn what_is_slower_than_the_threshold_fails() {
    let folder = Folder::new("slower");
    folder.write("parse/add", "before", 100.0);
    folder.write("parse/add", "after", 104.0);
    folder.write("parse/a name", "before", 200.0);
    folder.write("parse/a name", "after", 150.0);
    let compared = folder.compare(&["before", "after"]);
    assert_eq!(compared.status.code(), Some(0), "{compared:?}");
    let told = String::from_utf8_lossy(&compared.stdout).into_owned();
    assert!(told.lines().any(|line| line.starts_with("parse/add ") && line.ends_with("+4.0 % same")), "{told}");
    assert!(told.lines().any(|line| line.starts_with("parse/a name ") && line.ends_with("-25.0 % faster")), "{told}");
    assert_eq!(folder.compare(&["before", "after", "3"]).status.code(), Some(1));
    assert_eq!(folder.compare(&["after", "before"]).status.code(), Some(1));
}

#[test]
fn nothing_to_compare_is_no_success() {
    let folder = Folder::new("nothing");
    folder.write("parse/add", "before", 100.0);
    assert_eq!(folder.compare(&["before", "after"]).status.code(), Some(1));
    fs::write(folder.0.join("parse/add/before/estimates.json"), "{}").expect("a file");
    folder.write("parse/add", "after", 100.0);
    assert_eq!(folder.compare(&["before", "after"]).status.code(), Some(1));
    for wrong in [&["before"][..], &["before", "after", "much"]] {
        assert_eq!(folder.compare(wrong).status.code(), Some(2), "{wrong:?}");
    }
}

/// What criterion leaves behind.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench_compare_{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn write(&self, measurement: &str, baseline: &str, median: f64) {
        let folder = self.0.join(measurement).join(baseline);
        fs::create_dir_all(&folder).expect("a folder");
        let estimate = |number: f64| {
            let bounds = r#"{"confidence_level":0.95,"lower_bound":1.0,"upper_bound":900.0}"#;
            format!(r#"{{"confidence_interval":{bounds},"point_estimate":{number},"standard_error":0.5}}"#)
        };
        let all = format!(r#"{{"mean":{},"median":{},"slope":null}}"#, estimate(median * 3.0), estimate(median));
        fs::write(folder.join("estimates.json"), all).expect("a file");
    }

    fn compare(&self, words: &[&str]) -> Output {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/bench-compare");
        Command::new("sh").arg(script).args(words).env("CRITERION", &self.0).output().expect("a shell")
    }
}
