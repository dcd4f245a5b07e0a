//! A toolset of one tool whose table is made at run time, asked for what fits to the letter.

use toolcall::__private::{Aligned, Automaton, Declared, Names, Pattern};
use toolcall::{Outcome, Reply, Scratch, Tool, Toolset};
use toolcall_schema::catalog::Catalog;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::lower::{TableBuf, lower};
use toolcall_schema::pattern::{self, Endian};
use toolcall_schema::table::NodeId;

/// Says of values whether they fit the arguments of one tool. What it is made of stays for as long as the process.
pub(crate) struct Judge {
    tools: Toolset,
    scratch: Scratch,
}

impl Judge {
    /// A judge for each tool of a catalog.
    pub(crate) fn all(catalog: &Catalog) -> Vec<Self> {
        let table: &'static TableBuf = Box::leak(Box::new(lower(catalog)));
        let patterns: Vec<Pattern> = table.patterns.iter().map(|pattern| compiled(pattern.source())).collect();
        let patterns: &'static [Pattern] = Box::leak(patterns.into_boxed_slice());
        table.roots.iter().map(|root| Self::of(table, patterns, *root)).collect()
    }

    fn of(table: &'static TableBuf, patterns: &'static [Pattern], root: NodeId) -> Self {
        const TOOLS: &[Tool] = &[Tool::new("t", "", &[])];
        let roots: &'static [NodeId] = Box::leak(Box::new([root]));
        // As an output it is judged without any laxity.
        let returns: &'static [Option<NodeId>] = Box::leak(Box::new([Some(root)]));
        let table = leaked(table);
        let names = Names::new(0, &[0], &[("t", 0)]);
        let (level, limits) = (Level::Exact, Limits::USUAL);
        let declared = Declared { names, tools: TOOLS, table, patterns, roots, level, limits, returns };
        Self { tools: Toolset::new(Box::leak(Box::new(declared)), &[], &[]), scratch: Scratch::new() }
    }

    /// Whether a value fits; else what is said of it.
    pub(crate) fn fits(&mut self, value: &str) -> Result<(), String> {
        let mut reply = Reply::with_cap(usize::MAX);
        reply.write_text(value);
        match self.tools.validate_result("t", &reply, &mut self.scratch) {
            Outcome::Done => Ok(()),
            Outcome::Misfit(rejection) => Err(rejection.to_string()),
            other => panic!("{other:?}"),
        }
    }
}

fn leaked(table: &'static TableBuf) -> toolcall_schema::table::Table<'static> {
    use toolcall_schema::lower::Split;
    use toolcall_schema::table::{Fields, Table};
    let Split { names: keys, members, defaults } = Split::of(&table.fields);
    let fields = Fields { names: Vec::leak(keys), members: Vec::leak(members), defaults: Vec::leak(defaults) };
    let names: Vec<&'static str> = table.names.iter().map(String::as_str).collect();
    Table {
        nodes: &table.nodes,
        fields,
        checks: &table.checks,
        names: Vec::leak(names),
        parts: &table.parts,
        ..Table::EMPTY
    }
}

/// A pattern as the build step would compile it.
fn compiled(source: &'static str) -> Pattern {
    let parsed = pattern::Pattern::parse(source).expect("a pattern of the subset");
    if let Some(class) = parsed.class() {
        return Pattern::class(source, class);
    }
    let bytes = parsed.automaton().expect("an automaton").bytes(if cfg!(target_endian = "big") {
        Endian::Big
    } else {
        Endian::Little
    });
    let aligned: &'static Aligned<[u8]> = match bytes.len() {
        0..=0x1_0000 => padded::<0x1_0000>(&bytes),
        _ => padded::<0x20_0000>(&bytes),
    };
    Pattern::automaton(source, Box::leak(Box::new(Automaton::new(aligned))))
}

/// What stands behind an automaton is not looked at.
fn padded<const N: usize>(bytes: &[u8]) -> &'static Aligned<[u8]> {
    let mut all: Box<Aligned<[u8; N]>> = Box::new(Aligned([0; N]));
    all.0[..bytes.len()].copy_from_slice(bytes);
    Box::leak(all)
}
