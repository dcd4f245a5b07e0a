fn main() {
    toolcall_build::Config::new().output_schemas(true).compile();
}
