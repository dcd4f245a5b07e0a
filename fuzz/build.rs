fn main() {
    // serde coerces nothing either.
    toolcall_build::Config::new().root("src/lib.rs").coerce(toolcall_build::Level::Exact).compile();
}
