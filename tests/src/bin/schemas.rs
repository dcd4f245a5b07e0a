//! Prints the schemas of every case for judges in other languages: one line of JSON for each toolset and dialect,
//! `{"toolset":"hello","dialect":"mcp","tools":[…]}`.

use std::io::{self, Write as _};

use toolcall::Dialect;
use toolcall_tests::case::CASES;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for case in CASES {
        for &dialect in Dialect::ALL {
            let tools = case.tools.schema(dialect).map_err(|error| io::Error::other(error.to_string()))?;
            write!(out, "{{\"toolset\":\"{}\",\"dialect\":\"{dialect}\",\"tools\":", case.name)?;
            out.write_all(tools)?;
            out.write_all(b"}\n")?;
        }
    }
    out.flush()
}
