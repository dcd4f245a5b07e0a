//! Reads the tools of `src/declared.rs` and writes what `include_tools!` and the attributes include.

fn main() {
    // The contenders coerce nothing either.
    toolcall_build::Config::new().coerce(toolcall_build::Level::Exact).compile();
}
