//! What the build step makes of tools that are declared in JSON, held against what others declare: nothing of theirs becomes
//! code, and what is emitted says the same as what is loaded while a program runs.

#![forbid(unsafe_code)]

#[path = "emitted/hostile.rs"]
mod hostile;
#[path = "emitted/inspect.rs"]
mod inspect;
#[path = "emitted/lists.rs"]
mod lists;
#[path = "package.rs"]
#[expect(dead_code, reason = "the seam uses more of it")]
mod package;

use std::fs;
use std::path::Path;

use toolcall_build::{Config, Dialect, Source, stages};

/// The Rust of declarations; empty if the file is refused.
fn emitted(name: &str, declarations: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emitted");
    let path = format!("{name}.json");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(&path), declarations).expect("a file");
    let emitted = Config::new().dialects([Dialect::Mcp]).emit_json(&folder, &path);
    fs::remove_file(folder.join(&path)).expect("the file");
    let code = emitted.ok().and_then(|compiled| compiled.files.into_iter().next());
    code.map(|(_, code)| String::from_utf8(code).expect("UTF-8")).unwrap_or_default()
}

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

/// Where tools come from is told by the form of the file, or by the build script.
#[test]
fn tools_come_from_where_it_is_said() {
    let mcp = r#"{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}"#;
    let openai = r#"[{"type":"function","name":"b","parameters":{"type":"object"}}]"#;
    let include = "mod a { toolcall::include_tools!(mcp); }\nmod b { toolcall::include_tools!(openai); }";
    let code = |config: Config| {
        let files = [("lib.rs", include), ("mcp.json", mcp), ("openai.json", openai)];
        let code = stages::of(&files, "lib.rs", &config).code;
        let sources = code.split(".sourced(::toolcall::Source::").skip(1).filter_map(|rest| rest.split(')').next());
        sources.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(code(Config::new().json("mcp.json").json("openai.json")), ["Mcp", "Custom"]);
    let said = Config::new().json_from("mcp.json", Source::Builtin).json_from("openai.json", Source::A2a);
    assert_eq!(code(said), ["Builtin", "A2a"]);
    assert_eq!(code(Config::new().json_from("mcp.json", Source::Native).json("openai.json")), ["Custom"]);
}
