//! The cases as values: every toolset under one type, so that one runner serves them all.

use core::fmt;
use std::path::PathBuf;

use toolcall::{Outcome, Reply, Scratch, Toolset};

use crate::block_on::block_on;
use crate::calls::{self, Call};
use crate::cases;

/// One folder of `cases/`, built.
pub struct Case {
    /// The folder and the toolset.
    pub name: &'static str,
    pub tools: &'static Toolset,
    /// One call, awaited if need be. The context is made for it.
    pub call: Dispatch,
    /// One call without an await.
    pub call_sync: Dispatch,
    /// The parsers of the tools, in declared order: whether the arguments fit.
    pub parse: &'static [fn(&[u8], &mut Scratch) -> bool],
}

/// The outcome is shown to the last argument, since it borrows from the scratch.
pub type Dispatch = fn(&str, &[u8], &mut Scratch, &mut Reply, &mut dyn FnMut(Outcome<'_>, &Reply));

impl Case {
    /// `cases/<name>`
    pub fn folder(&self) -> PathBuf {
        folder().join(self.name)
    }

    /// What its `calls.txt` says.
    ///
    /// # Panics
    /// If it is not there or cannot be understood.
    pub fn calls(&self) -> Vec<Call> {
        let path = self.folder().join("calls.txt");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        calls::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// One call, its outcome and its receipt in the notation of `calls.txt`.
    pub fn outcome(&self, tool: &str, arguments: &[u8], scratch: &mut Scratch, reply: &mut Reply) -> String {
        let mut shown = String::new();
        (self.call)(tool, arguments, scratch, reply, &mut |outcome, reply| shown = calls::outcome(&outcome, reply));
        shown + &calls::receipt(scratch.receipt())
    }

    /// Whether a call is not refused.
    pub fn accepts(&self, tool: &str, arguments: &[u8], scratch: &mut Scratch, reply: &mut Reply) -> bool {
        let mut accepts = false;
        (self.call)(tool, arguments, scratch, reply, &mut |outcome, _| {
            accepts = !matches!(outcome, Outcome::Rejected(_) | Outcome::UnknownTool(_));
        });
        accepts
    }
}

/// Keeps the panics of tools from the terminal: some panic on purpose.
pub fn silence_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.location().is_none_or(|location| !location.file().ends_with("input.rs")) {
            usual(panic);
        }
    }));
}

/// `cases/`
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))
}

/// The name of a case, its tools in declared order by the names of their arguments' types, and its context.
macro_rules! case {
    ($case:ident { $($arguments:ident)* }) => {
        case!($case { $($arguments)* } ())
    };
    ($case:ident { $($arguments:ident)* } $context:expr) => {
        Case {
            name: stringify!($case),
            tools: &cases::$case::tools::TOOLS,
            call: |tool, arguments, scratch, reply, inspect| {
                let outcome = block_on(cases::$case::tools::call(&$context, tool, arguments, scratch, reply));
                inspect(outcome, reply);
            },
            call_sync: |tool, arguments, scratch, reply, inspect| {
                let outcome = cases::$case::tools::call_sync(&$context, tool, arguments, scratch, reply);
                inspect(outcome, reply);
            },
            parse: &[$(|arguments, scratch| cases::$case::tools::$arguments::parse(arguments, scratch).is_ok()),*],
        }
    };
}

/// All of them, in the order of [`cases`].
pub static CASES: &[Case] = &[
    case!(hello { Greet }),
    case!(integers { Signed Unsigned Narrowed Worded }),
    case!(floats { Plain Bounded }),
    case!(strings { Measure Join Longer Code }),
    case!(booleans_and_options { Show Nothing }),
    case!(enums { Convert MayGo NumberOf }),
    case!(lists { CountTags AddRows CountHoles }),
    case!(bounds { Book Label }),
    case!(big_integers { Add Ones Bounded Multiply }),
    case!(nonzero { Divide Split Bounded }),
    case!(unions { Turn Joined Contained Floats WithoutZero }),
    case!(wire { Open Transfer Count }),
    case!(bytes { Measure }),
    case!(every_type { Take }),
    case!(integer_enums { File Follow }),
    case!(dates_jiff { DaysBetween Alarm Moment Wait }),
    case!(dates_chrono { Later Local Moments }),
    case!(dates_time { Ordinal Add Moments }),
    case!(durations { Sleep }),
    case!(addresses { Ping Fetch Find Invite }),
    case!(decimals { Total }),
    case!(owned_text { Note Copy }),
    case!(multiples { Schedule Pay }),
    case!(patterns { Register Find Parse }),
    case!(characters { Split Line Turn }),
    case!(arrays { Multiply Blend Queue }),
    case!(sets { Tag Sort Draw }),
    case!(maps { Count Translate Price }),
    case!(keys { Letters Name Sell Send }),
    case!(untyped { Store Filter }),
    case!(raw { Store Add }),
    case!(provided { Connect Plan Keep Walk }),
    case!(nested { Price PriceBoth Measure }),
    case!(tuples { Way LookUp }),
    case!(choices { Area Payments Drive }),
    case!(untagged { Describe Count Measure }),
    case!(generics { Sum Join Fill Numbers }),
    case!(pointers { Draw Add Calculate Count }),
    case!(recursive { Size Evaluate }),
    case!(wide { Add }),
    case!(limits { Fill Count IsTree Add Hold }),
    case!(defaults { List Search Export }),
    case!(nested_defaults { Draw Fill Cut }),
    case!(serde_and_schemars { Order Pay }),
    case!(aliases { MoveWindow CloseWindow }),
    case!(descriptions { Plan Book Cancel Departure }),
    case!(documented_types { Told ToldByGenerics Untold Same }),
    case!(policies { Search LogIn Forget }),
    case!(ladder { Forecast Find Pay }),
    case!(lenient { Search Delete Add }),
    case!(remarks { LookUp Resend }),
    case!(names { Match ListAll Forget }),
    case!(methods { Reach Split Unit } cases::methods::Ruler { step: 7 }),
    case!(associated { Squared Origin }),
    case!(context { Count Suffices Longest Currency } cases::context::Shop { stock: &[("rope", 3), ("nail", 200)] }),
    case!(results { Unit Option Text Record Divide Read Page Silent OddKeys Broken }),
    case!(returns { Locate Find Order Multiples Page Letters Grow Measure Silent }),
    case!(returned_forms { Shapes Event Step LookUp Times Odds }),
    case!(async_tools { Echo Divide Broken Ping }),
    case!(declared { FindBooks Lend Close } cases::declared::Library),
    case!(declared_forms { Move Self_ } cases::declared_forms::Mirror),
];

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_listed() {
        let folders = std::fs::read_dir(folder()).expect("the folder of the cases");
        let mut folders: Vec<_> = folders.map(|entry| entry.expect("an entry").file_name()).collect();
        folders.sort();
        let mut listed: Vec<_> = CASES.iter().map(|case| case.name).collect();
        listed.sort_unstable();
        assert_eq!(folders, listed, "src/cases.rs and `CASES` list every folder of cases/");
    }

    #[test]
    fn every_tool_has_its_parser() {
        for case in CASES {
            assert_eq!(case.tools.tools().count(), case.parse.len(), "{case:?}");
        }
    }
}
