use toolcall_build::{Config, Dialect};

fn main() {
    Config::new().dialects([Dialect::Mcp, Dialect::Mcp]).compile();
}
