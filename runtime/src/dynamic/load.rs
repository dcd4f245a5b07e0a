//! Reading a file of declarations.

use std::collections::HashMap;

use toolcall_schema::declared::{self, Declared, Fault, Form, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::lower::lower;
use toolcall_schema::normalise::spellings;
use toolcall_schema::source::Source;

use super::shapes::OwnShapes;
use super::views::Views;
use super::{DynamicTool, DynamicTools, Refused};

/// How a file of declarations is read.
#[derive(Clone, Copy, Debug)]
#[must_use = "call `load`"]
pub struct Loader {
    options: Options,
    source: Option<Source>,
    level: Level,
    limits: Limits,
}

impl Loader {
    /// For what strangers send: at most 4 MiB and 512 tools, coerced at [`Level::Lossless`]; where a tool comes from is
    /// told by its form.
    pub const fn new() -> Self {
        Self { options: Options::REMOTE, source: None, level: Level::Lossless, limits: Limits::USUAL }
    }

    /// For a file of one's own, which may be larger: 16 MiB, 4,096 tools.
    pub const fn trusted(self) -> Self {
        Self { options: Options { limits: declared::Limits::LOCAL, ..self.options }, ..self }
    }

    /// Where the tools come from.
    pub const fn source(self, source: Source) -> Self {
        Self { source: Some(source), ..self }
    }

    /// How far arguments may be coerced where a policy does not say.
    pub const fn coerce(self, level: Level) -> Self {
        Self { level, ..self }
    }

    /// Reads.
    ///
    /// # Errors
    /// As [`DynamicTools::load`].
    pub fn load(&self, bytes: &[u8]) -> Result<DynamicTools, Fault> {
        let declared::Declarations { catalog, tools: entries } = declared::read(bytes, &self.options)?;
        let mut table = lower(&catalog);
        let specs = || Dialect::ALL.iter().map(|dialect| spec(*dialect));
        let keys: Vec<_> = specs().flat_map(|spec| spellings::keys(&catalog, spec)).collect();
        table.spell(keys.iter().map(|(declared, shown)| (*declared, shown.as_str())));
        let (mut tools, mut refused) = (Vec::new(), Vec::new());
        for entry in entries {
            let source = self.source.unwrap_or(of_form(entry.form));
            match entry.verdict {
                Verdict::Shape(index) => {
                    let root = table.roots.get(index).copied().unwrap_or_default();
                    tools.push(DynamicTool::new(entry, source, root));
                }
                Verdict::Beyond(_) | Verdict::Refused(_) => refused.push(refuse(entry)),
            }
        }
        let names = names(&tools);
        let (level, limits, shapes, views) = (self.level, self.limits, OwnShapes::new(table), Views::new());
        Ok(DynamicTools { tools, refused, names, catalog, shapes, views, level, limits })
    }
}

impl Default for Loader {
    fn default() -> Self {
        Self::new()
    }
}

/// Every name of a tool, with its index: those that are declared before those that some dialect makes of them.
fn names(tools: &[DynamicTool]) -> HashMap<Box<str>, usize> {
    let declared = tools.iter().enumerate();
    let mut names: HashMap<Box<str>, usize> =
        declared.clone().map(|(index, tool)| (tool.name().into(), index)).collect();
    for (index, tool) in declared {
        for name in &tool.spellings {
            names.entry(name.clone()).or_insert(index);
        }
    }
    names
}

/// Where tools of a form come from, if nobody says.
const fn of_form(form: Option<Form>) -> Source {
    match form {
        Some(Form::Mcp) => Source::Mcp,
        Some(Form::OpenaiChat | Form::OpenaiResponses | Form::Anthropic | Form::Gemini) => Source::Custom,
        Some(Form::GeminiJson | Form::Bedrock) | None => Source::Custom,
    }
}

fn refuse(entry: Declared) -> Refused {
    let Declared { name, verdict, place, .. } = entry;
    let fault = match verdict {
        Verdict::Refused(fault) => fault,
        Verdict::Beyond(beyond) => Fault {
            code: "J030",
            place,
            message: format!("no shape says what the schema says: {beyond}"),
            help: "say it without these keywords, or check the arguments with a general validator".to_owned(),
            other: None,
        },
        Verdict::Shape(_) => unreachable!("it can be used"),
    };
    Refused { name, fault }
}
