//! What the build step makes of tools that are declared in JSON, held against what others declare: what is emitted says the
//! same as what is loaded while a program runs. That nothing of theirs becomes code is held in `compiler/tests/hostile.rs`.

#![forbid(unsafe_code)]

#[path = "../compiler/tests/hostile/emitted.rs"]
mod emitted;
#[path = "emitted/lists.rs"]
mod lists;
#[path = "package.rs"]
#[expect(dead_code, reason = "the seam uses more of it")]
mod package;

use toolcall_build::{Config, Source, stages};

#[test]
fn what_is_wrong_is_told() {
    let list = r#"[{"name":"a","inputSchema":{"type":"object","properties":{"b":{"$ref":"http://c"}}}},
        {"name":"d","inputSchema":{"not":{}}},{"name":"e","inputSchema":{}}]"#;
    let told = |crate_: &str, config: Config| {
        let files = [("lib.rs", crate_), ("list.json", list), ("none.json", "{\"a\":1}")];
        stages::of(&files, "lib.rs", &config).diagnostics
    };
    let include = "mod tools { toolcall::include_tools!(list); }";
    let of_list = told(include, Config::new().json("list.json"));
    for part in ["warning[J008]", "warning[J030]: `d` is not built", "--> list.json:2:9", "`toolcall::dynamic`"] {
        assert!(of_list.contains(part), "{part}: {of_list}");
    }
    assert!(told(include, Config::new().json("list.json").deny("J030")).contains("error[J030]"));
    let missing = told(include, Config::new().json("data/list.json"));
    assert!(missing.contains("error[T080]: there is no file `data/list.json`"), "{missing}");
    let none = told("mod tools { toolcall::include_tools!(none); }", Config::new().json("none.json"));
    assert!(none.contains("error[J002]") && none.contains("inputSchema"), "{none}");
    let both = format!("/// F.\n#[toolcall::tool(toolset = \"list\")]\nfn f() {{}}\n{include}");
    let both = told(&both, Config::new().json("list.json"));
    assert!(both.contains("error[T067]: the tools of the toolset `list` are declared in JSON"), "{both}");
}

/// A type with a constructor of its own name is one that clippy warns of.
#[test]
fn a_tool_may_be_called_parse() {
    let code = emitted::emitted("parse", r#"[{"name":"parse","inputSchema":{}},{"name":"Parse","inputSchema":{}}]"#);
    assert!(code.contains("pub struct Parse2") && code.contains("pub struct Parse3"), "{code}");
    assert!(!code.contains("pub struct Parse ") && !code.contains("pub struct Parse<"), "{code}");
}

/// Where tools come from is told by the form of the file, or by the build script.
#[test]
fn tools_come_from_where_it_is_said() {
    let mcp = r#"{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}"#;
    let openai = r#"[{"type":"function","name":"b","parameters":{"type":"object"}}]"#;
    let include = "mod a { toolcall::include_tools!(mcp); }\nmod b { toolcall::include_tools!(openai); }";
    let code = |config: Config| {
        let files = [("lib.rs", include), ("mcp.json", mcp), ("openai.json", openai)];
        let code: String = stages::of(&files, "lib.rs", &config).code.into_iter().map(|file| file.text).collect();
        let sources = code.split(".sourced(::toolcall::Source::").skip(1).filter_map(|rest| rest.split(')').next());
        sources.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(code(Config::new().json("mcp.json").json("openai.json")), ["Mcp", "Custom"]);
    let said = Config::new().json_from("mcp.json", Source::Builtin).json_from("openai.json", Source::A2a);
    assert_eq!(code(said), ["Builtin", "A2a"]);
    assert_eq!(code(Config::new().json_from("mcp.json", Source::Native).json("openai.json")), ["Custom"]);
}
