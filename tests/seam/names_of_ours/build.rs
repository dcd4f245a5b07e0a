fn main() {
    toolcall_build::Config::new().compile();
}
