fn main() {
    toolcall_build::Config::new().json("odd.json").json("data/large-list.json").compile();
}
