fn main() {
    toolcall_build::Config::new().root("src/lib.rs").compile();
}
