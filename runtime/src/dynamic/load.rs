//! Reading a file of declarations.

use std::collections::HashMap;
use std::sync::Arc;

use toolcall_schema::catalog::{Catalog, Misbuilt};
use toolcall_schema::declared::{self, Declared, Fault, Objects, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::lower::lower;
use toolcall_schema::normalise::spellings;
use toolcall_schema::source::Source;

use super::shapes::OwnShapes;
use super::validator::{Maker, Validator};
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

    /// Objects that declare keys and do not say whether others may stand beside them are closed: a key that is not declared is
    /// refused, with the nearest declared one, instead of being taken and kept as JSON Schema has it. So a slip in the name of
    /// an optional key does not go unnoticed; but a server that takes such keys does not get them. Models are shown that the
    /// objects are closed. Tools that need a general validator are held to their schema as it is.
    pub const fn closed(self) -> Self {
        Self { options: Options { objects: Objects::Closed, ..self.options }, ..self }
    }

    /// How far arguments may be coerced where a policy does not say.
    pub const fn coerce(self, level: Level) -> Self {
        Self { level, ..self }
    }

    /// What arguments may hold.
    pub(super) const fn limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Reads.
    ///
    /// # Errors
    /// As [`DynamicTools::load`].
    pub fn load(&self, bytes: &[u8]) -> Result<DynamicTools, Fault> {
        let declared::Declarations { catalog, tools: entries } = declared::read(bytes, &self.options)?;
        Ok(self.made(catalog, entries))
    }

    /// Takes tools that were built by hand as a catalog.
    ///
    /// # Errors
    /// Everything that is wrong with them; a catalog without faults is used as it is.
    pub fn build(&self, catalog: Catalog) -> Result<DynamicTools, Vec<Misbuilt>> {
        let faults = catalog.misbuilt();
        if faults.is_empty() { Ok(self.of(catalog)) } else { Err(faults) }
    }

    /// The tools of a catalog that is known to be right.
    pub(super) fn of(&self, catalog: Catalog) -> DynamicTools {
        let declared = |(index, tool)| Declared::built(tool, index);
        let entries = catalog.tools.iter().enumerate().map(declared).collect();
        self.made(catalog, entries)
    }

    fn made(&self, mut catalog: Catalog, entries: Vec<Declared>) -> DynamicTools {
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
                Ok(validator) => {
                    let mut entry = entry;
                    let output = output(&mut entry, usable.len(), &mut maker, &mut catalog);
                    usable.push((entry, [validator, output]));
                }
                Err(fault) => refused.push(Refused { name: entry.name, fault }),
            }
        }
        catalog.tools.iter_mut().for_each(|tool| tool.source = self.source.unwrap_or(tool.source));
        let mut table = lower(&catalog);
        let specs = || Dialect::ALL.iter().map(|dialect| spec(*dialect));
        let keys: Vec<_> = specs().flat_map(|spec| spellings::keys(&catalog, spec)).collect();
        table.spell(keys.iter().map(|(declared, shown)| (*declared, shown.as_str())));
        let tools = usable.into_iter().zip(&catalog.tools).enumerate().map(|(index, ((entry, validators), tool))| {
            let root = table.roots.get(index).copied().unwrap_or_default();
            let returns = table.returns.get(index).copied().flatten();
            DynamicTool::new(entry, tool.clone(), (root, returns), validators)
        });
        let tools: Vec<_> = tools.collect();
        let names = names(&tools);
        let (level, limits, shapes, views) = (self.level, self.limits, Arc::new(OwnShapes::new(table)), Views::new());
        DynamicTools { tools, refused, names, catalog, shapes, views, level, limits }
    }
}

impl Default for Loader {
    fn default() -> Self {
        Self::new()
    }
}

/// Lets a tool return what fits its output schema, where no type says that; gives the validator, if there is one for it. What
/// is not checked is told as a remark.
fn output(tool: &mut Declared, index: usize, maker: &mut Maker, catalog: &mut Catalog) -> Option<Validator> {
    if tool.output.is_none() || catalog.tools.get(index).is_none_or(|tool| tool.returns.is_some()) {
        return None;
    }
    let made = tool.add_output(index, catalog).and_then(|()| maker.output(tool));
    let is_told = |remark: &Fault| remark.code == UNCHECKED;
    match made {
        Ok(Some(validator)) => {
            tool.remarks.retain(|remark| !is_told(remark));
            Some(validator)
        }
        Ok(None) => None,
        Err(fault) => {
            if !tool.remarks.iter().any(is_told) {
                let message = format!("what it returns is not checked: {}", fault.message);
                tool.remarks.push(Fault { code: UNCHECKED, message, ..fault });
            }
            None
        }
    }
}

/// The remark on an output schema that nothing holds results to.
const UNCHECKED: &str = "J022";

/// Every name of a tool, with its index: those that are declared before aliases, and these before what some dialect makes
/// of names.
pub(super) fn names(tools: &[DynamicTool]) -> HashMap<Box<str>, usize> {
    let declared = tools.iter().enumerate();
    let mut names: HashMap<Box<str>, usize> =
        declared.clone().map(|(index, tool)| (tool.name().into(), index)).collect();
    let aliases = declared.clone().flat_map(|(index, tool)| tool.aliases().map(move |name| (index, name)));
    let shown = declared.flat_map(|(index, tool)| tool.spellings.iter().map(move |name| (index, &**name)));
    for (index, name) in aliases.chain(shown) {
        names.entry(name.into()).or_insert(index);
    }
    names
}
