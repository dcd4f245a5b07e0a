//! What the build step makes of tools that are declared in JSON, held against what others declare: nothing of theirs becomes
//! code, and what is emitted says the same as what is loaded while a program runs.

#![forbid(unsafe_code)]

#[path = "emitted/hostile.rs"]
mod hostile;
#[path = "emitted/inspect.rs"]
mod inspect;
#[path = "emitted/lists.rs"]
mod lists;
#[path = "package.rs"]
#[expect(dead_code, reason = "the seam uses more of it")]
mod package;

use std::fs;
use std::path::Path;

use toolcall_build::{Config, Dialect};

/// The Rust of declarations; empty if the file is refused.
fn emitted(name: &str, declarations: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emitted");
    let path = format!("{name}.json");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(&path), declarations).expect("a file");
    let emitted = Config::new().dialects([Dialect::Mcp]).emit_json(&folder, &path);
    fs::remove_file(folder.join(&path)).expect("the file");
    let code = emitted.ok().and_then(|compiled| compiled.files.into_iter().next());
    code.map(|(_, code)| String::from_utf8(code).expect("UTF-8")).unwrap_or_default()
}
