//! The build step on one file of declarations.

use std::fs;
use std::path::Path;

use toolcall_build::{Config, Dialect};

/// The Rust of declarations; empty if the file is refused.
pub(crate) fn emitted(name: &str, declarations: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emitted");
    let path = format!("{name}.json");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(&path), declarations).expect("a file");
    let emitted = Config::new().dialects([Dialect::Mcp]).emit_json(&folder, &path);
    fs::remove_file(folder.join(&path)).expect("the file");
    let code = emitted.ok().and_then(|compiled| compiled.files.into_iter().next());
    code.map(|(_, code)| String::from_utf8(code).expect("UTF-8")).unwrap_or_default()
}
