//! Reading a file of declarations.

use std::collections::HashMap;

use toolcall_schema::declared::{self, Fault, Form, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::lower::lower;
use toolcall_schema::normalise::spellings;
use toolcall_schema::source::Source;

use super::shapes::OwnShapes;
use super::validator::Maker;
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
        let declared::Declarations { mut catalog, tools: entries } = declared::read(bytes, &self.options)?;
        let (mut usable, mut refused, mut maker) = (Vec::new(), Vec::new(), Maker::new(self.options.limits.validated));
        let mut shapes = core::mem::take(&mut catalog.tools).into_iter();
        for entry in entries {
            let validator = match &entry.verdict {
                Verdict::Shape(_) => {
                    catalog.tools.extend(shapes.next());
                    Ok(None)
                }
                Verdict::Beyond(beyond) => maker.make(&entry, beyond, &mut catalog).map(Some),
                Verdict::Refused(fault) => Err(fault.clone()),
            };
            match validator {
                Ok(validator) => usable.push((entry, validator)),
                Err(fault) => refused.push(Refused { name: entry.name, fault }),
            }
        }
        let mut table = lower(&catalog);
        let specs = || Dialect::ALL.iter().map(|dialect| spec(*dialect));
        let keys: Vec<_> = specs().flat_map(|spec| spellings::keys(&catalog, spec)).collect();
        table.spell(keys.iter().map(|(declared, shown)| (*declared, shown.as_str())));
        let tools = usable.into_iter().enumerate().map(|(index, (entry, validator))| {
            let source = self.source.unwrap_or(of_form(entry.form));
            DynamicTool::new(entry, source, table.roots.get(index).copied().unwrap_or_default(), validator)
        });
        let tools: Vec<_> = tools.collect();
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
