//! Of which package, and by which settings: the words that every subcommand takes which reads sources.

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use toolcall_build::{Config, Dialect, Package, codes};
use toolcall_schema::nearest::nearest;

use crate::host;
use crate::manifest::Manifest;

/// Adds the words.
pub(crate) fn words(command: Command) -> Command {
    let path = Arg::new("path").value_name("PATH").value_parser(value_parser!(PathBuf)).default_value(".");
    command
        .after_help(UNKNOWN)
        .arg(path.help("The package's folder, or its Cargo.toml"))
        .args(levels())
        .args(conditions())
        .arg(many("dialect", "NAME", "Render this dialect, and not all").value_parser(dialect))
        .arg(many("toolset", "MODULE=NAME", "Put the tools of a module into a toolset").value_parser(toolset))
        .arg(many("json", "FILE", "Read tools that are declared in JSON from this file, from the package's folder"))
        .arg(flag("output-schemas", "Describe the output of every tool"))
        .arg(
            many("budget", "TOOL,TOOLSET", "How many bytes of schema a tool and a toolset may have without a warning")
                .action(ArgAction::Set)
                .value_parser(budget),
        )
}

/// What a reader of `--help` must know.
const UNKNOWN: &str = "\
What build.rs says is not known here: say the same by these words. Providers cannot be said, so the types that they tell
of count as those of other crates (T031): with them, use `Config::deny` in build.rs.

Ends with 0 if nothing is refused, 1 if something is, 2 if it was called wrongly.";

fn levels() -> [Arg; 3] {
    [
        many(
            "deny",
            "CODE",
            "Make a warning an error: L003, `warnings` or `lints`; of two words on one the later counts",
        ),
        many("warn", "CODE", "Turn a lint on"),
        many("allow", "CODE", "Turn a warning off"),
    ]
    .map(|level| level.value_parser(codes::recognise))
}

fn conditions() -> [Arg; 4] {
    [
        many("root", "FILE", "Read this crate root, from the package's folder, and not the usual ones"),
        many("cfg", "CFG", "Take a cfg as set, beside those of this machine: `name` or `name=\"value\"`"),
        many("features", "A,B", "Take features as set, and those that they set").value_delimiter(','),
        flag("no-default-features", "Leave out the feature `default`"),
    ]
}

fn many(name: &'static str, value: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value).action(ArgAction::Append).help(help)
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// What the words say.
///
/// # Errors
/// What of it there is not.
pub(crate) fn read(words: &ArgMatches) -> Result<(Config, Package), String> {
    let path = words.get_one::<PathBuf>("path").cloned().unwrap_or_default();
    let manifest = Manifest::read(&path)?;
    let features = manifest.features(&texts(words, "features"), !words.get_flag("no-default-features"))?;
    let roots = manifest.roots(&texts(words, "root"))?;
    let features = features.iter().map(|feature| format!("feature=\"{feature}\""));
    let cfgs = host::cfgs(&manifest.folder).into_iter().chain(features);
    let package = Package::new(&manifest.folder, &manifest.name, cfgs);
    Ok((roots.into_iter().fold(config(words), Config::root), package))
}

fn config(words: &ArgMatches) -> Config {
    let mut config = texts(words, "cfg").into_iter().fold(Config::new(), Config::cfg);
    for (module, name) in words.get_many::<(String, String)>("toolset").into_iter().flatten() {
        config = config.toolset(module, name);
    }
    config = texts(words, "json").into_iter().fold(config, Config::json);
    if let Some((tool, toolset)) = words.get_one::<(usize, usize)>("budget") {
        config = config.budget(*tool, *toolset);
    }
    if let Some(dialects) = words.get_many::<Dialect>("dialect") {
        config = config.dialects(dialects.copied());
    }
    config = config.output_schemas(words.get_flag("output-schemas"));
    let mut said: Vec<_> =
        [said(words, "deny", Config::deny), said(words, "warn", Config::warn), said(words, "allow", Config::allow)]
            .concat();
    said.sort_by_key(|(place, ..)| *place);
    said.into_iter().fold(config, |config, (_, set, code)| set(config, code))
}

/// Sets what becomes of a code.
type Set = fn(Config, &'static str) -> Config;

/// The codes behind one word, each with its place among all words.
fn said(words: &ArgMatches, name: &str, set: Set) -> Vec<(usize, Set, &'static str)> {
    let codes = words.get_many::<&'static str>(name).into_iter().flatten();
    words.indices_of(name).into_iter().flatten().zip(codes).map(|(place, code)| (place, set, *code)).collect()
}

fn texts(words: &ArgMatches, name: &str) -> Vec<String> {
    words.get_many::<String>(name).into_iter().flatten().cloned().collect()
}

pub(crate) fn dialect(name: &str) -> Result<Dialect, String> {
    name.parse().map_err(|unknown| match nearest(name, Dialect::ALL.iter().map(|dialect| dialect.name())) {
        Some(near) => format!("did you mean `{near}`? {unknown}"),
        None => format!("{unknown}"),
    })
}

fn toolset(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((module, name)) if !module.is_empty() && !name.is_empty() => Ok((module.to_owned(), name.to_owned())),
        Some(_) | None => {
            Err("write the path of a module, `=` and the name of a toolset, as in `admin::users=admin`".to_owned())
        }
    }
}

fn budget(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once(',').and_then(|(tool, toolset)| Some((tool.parse().ok()?, toolset.parse().ok()?)));
    numbers.ok_or_else(|| "write two numbers of bytes, as in `8192,65536`".to_owned())
}
