//! What parsing the arguments of each tool takes: `cargo bench -p tools-example`.

toolcall::bench_tools!(tools_example::tools);
