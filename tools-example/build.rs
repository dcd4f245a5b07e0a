//! Reads the tools out of `src/` and writes what `include_tools!` and the attributes include.

fn main() {
    toolcall_build::Config::new().compile();
}
