//! Reads the tools of `src/declared.rs`, and those of the slips, and writes what `include_tools!` and the attributes
//! include.

use toolcall_build::{Config, Level};

fn main() {
    // The contenders coerce nothing either; the slips are there to be coerced.
    let config = Config::new().root("src/lib.rs").root("src/bin/slips/main.rs").toolset("tools", "slips");
    config.coerce(Level::Exact).coerce_in("slips", Level::Lossless).allow("V003").compile();
}
