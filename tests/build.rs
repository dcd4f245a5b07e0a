//! Builds every case as a toolset of its name, so that what the goldens show is really compiled and called.
//!
//! `TOOLCALL_OPTIMISE` is `balance` or `size` to test the parsers of many tools, which nobody writes for so few.

#[path = "providers.rs"]
mod providers;

use toolcall_build::{Config, Level, Optimise};

fn main() {
    println!("cargo::rerun-if-changed=cases");
    println!("cargo::rerun-if-changed=tables");
    // What the schemas say. Cases about coercion have levels of their own.
    let mut config = Config::new().coerce(Level::Exact).provider(providers::Others);
    config = config.toolset("slips", "slips").coerce_in("slips", Level::Lossless);
    config = config.toolset("codes", "codes").json_tables("tables/gateway.json");
    println!("cargo::rerun-if-env-changed=TOOLCALL_OPTIMISE");
    config = match std::env::var("TOOLCALL_OPTIMISE").as_deref() {
        Ok("balance") => config.optimise(Optimise::Balance),
        Ok("size") => config.optimise(Optimise::Size),
        Ok(other) => panic!("TOOLCALL_OPTIMISE is `{other}`: balance and size are known"),
        Err(_) => config,
    };
    for case in cases() {
        let declarations = format!("cases/{case}/{case}.json");
        config = match std::path::Path::new(&declarations).is_file() {
            true => config.json(declarations),
            false => config.toolset(&format!("cases::{case}"), case.as_str()),
        };
    }
    config.compile();
}

/// The folders of `cases/`, sorted: the order on the disk is nobody's promise.
fn cases() -> Vec<String> {
    let folders = std::fs::read_dir("cases").expect("the folder of the cases");
    let mut names: Vec<String> = folders
        .map(|entry| entry.expect("an entry of the cases").path())
        .filter(|path| path.join("input.rs").is_file())
        .map(|path| path.file_name().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
