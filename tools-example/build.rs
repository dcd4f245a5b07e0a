//! Reads the tools out of `src/`, and those that are declared in JSON, and writes what `include_tools!` and the attributes include.

fn main() {
    toolcall_build::Config::new().json("src/data/berths.json").compile();
}
