//! Reads the tools of `src/declared.rs`, those of the slips, that of the families and that of messages, and writes what `include_tools!` and
//! the attributes include.

use toolcall_build::{Config, Level, Limits};

fn main() {
    // The contenders coerce nothing either; the slips are there to be coerced.
    let config = Config::new().root("src/lib.rs").root("src/bin/slips/main.rs").toolset("tools", "slips");
    let config = config.coerce(Level::Exact).coerce_in("slips", Level::Lossless);
    let config = config.toolset("contenders::ours_message", "envelope").ignore_unknown_in("envelope");
    // As much as may be allowed, of everything: a check may ask for less.
    let config = config.root("src/bin/families/main.rs").toolset("hostile", "families").toolset("wide", "wide");
    let limits = Limits { bytes: 16 << 20, ..Limits::USUAL };
    let config = config.coerce_in("families", Level::Lenient).limits_in("families", limits);
    ["V003", "V006", "V007", "T041"].into_iter().fold(config, Config::allow).compile();
}
