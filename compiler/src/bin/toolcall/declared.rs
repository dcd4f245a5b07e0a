//! Declarations in a file: the words that name it, and the tools that it holds.

use std::fs;
use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use toolcall::dynamic::{DynamicTools, Loader};
use toolcall::{Level, Policy};

/// The words of a subcommand that reads declarations.
pub(crate) fn words(command: Command) -> Command {
    let file = Arg::new(FROM).long(FROM).value_name("FILE").required(true).value_parser(value_parser!(PathBuf));
    command.arg(file.help(
        "Declarations as JSON: an answer to MCP tools/list, or the tools of OpenAI, Anthropic, Gemini or Bedrock",
    ))
}

/// The words of one that also checks arguments.
pub(crate) fn words_with_level(command: Command) -> Command {
    let level = Arg::new(LEVEL).long(LEVEL).value_name("LEVEL").default_value("lossless");
    let level = level.value_parser(|name: &str| name.parse::<Level>());
    words(command).arg(level.help("How far arguments may be coerced: exact, lossless or lenient"))
}

/// The level that was asked for.
pub(crate) fn policy(words: &ArgMatches) -> Policy {
    Policy::at(words.get_one(LEVEL).copied().unwrap_or_default())
}

/// The tools of the file. Those that cannot be used are told; the others are not the worse for it.
pub(crate) fn read(words: &ArgMatches) -> Result<DynamicTools, String> {
    let path = path(words)?;
    let text = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let tools = Loader::new().trusted().load(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
    for refused in tools.refused() {
        eprintln!("warning: `{}` cannot be used: {}", refused.name, refused.fault);
    }
    Ok(tools)
}

/// The file that was named.
pub(crate) fn path(words: &ArgMatches) -> Result<&PathBuf, String> {
    words.get_one(FROM).ok_or_else(|| "`--from` is missing".to_owned())
}

const FROM: &str = "from";
const LEVEL: &str = "level";
