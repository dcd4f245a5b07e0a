//! Reads the tools of `src/declared.rs`, those of the slips and that of the families, and writes what `include_tools!` and
//! the attributes include.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use toolcall_build::{Config, Level, Limits};

#[path = "src/bin/names/list.rs"]
mod list;

fn main() {
    write_matches();
    // The contenders coerce nothing either; the slips are there to be coerced.
    let config = Config::new().root("src/lib.rs").root("src/bin/slips/main.rs").toolset("tools", "slips");
    let config = config.coerce(Level::Exact).coerce_in("slips", Level::Lossless);
    // As much as may be allowed, of everything: a check may ask for less.
    let config = config.root("src/bin/families/main.rs").toolset("hostile", "families").toolset("wide", "wide");
    let limits = Limits { bytes: 16 << 20, ..Limits::USUAL };
    let config = config.coerce_in("families", Level::Lenient).limits_in("families", limits);
    ["V003", "V006", "V007", "T041"].into_iter().fold(config, Config::allow).compile();
}

/// A contender of the bench `names`: the names as arms of a `match`.
fn write_matches() {
    let mut code = String::new();
    for count in [8, 64, 1_000] {
        let arms: String =
            list::names(count).iter().zip(0..).map(|(name, index)| format!("{name:?} => {index},")).collect();
        let head = format!("pub(crate) fn among_{count}(name: &str) -> Option<u16>");
        let _ = writeln!(code, "{head} {{ Some(match name {{ {arms} _ => return None }}) }}");
    }
    let path = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it")).join("names_match.rs");
    fs::write(path, code).expect("a file in OUT_DIR");
}
