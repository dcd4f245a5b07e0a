//! A tool that others declare, in JSON: what it takes comes from `data/berths.json`, what it does stands here.

use toolcall::ToolResult;

use self::declared::{FindBerth, FindBerthSide, Handlers};
pub(crate) use self::declared::{TOOLS, call_sync};

/// The quay of the harbour.
#[derive(Debug)]
pub(crate) struct Quay;

impl Handlers for Quay {
    type Error = NoBerth;

    fn find_berth(&self, arguments: FindBerth<'_>) -> Result<ToolResult, NoBerth> {
        let FindBerth { boat, side, nights } = arguments;
        let fits = |(_, of, length, _): &&(_, _, f64, _)| side.is_none_or(|side| side == *of) && boat.length <= *length;
        let (number, _, _, cents) = BERTHS.iter().find(fits).ok_or(NoBerth)?;
        let name = boat.name.unwrap_or("your boat");
        Ok(ToolResult::text(format!("berth {number} for {name}, {} cents", nights * cents)))
    }
}

/// What the model is told where none is free.
#[derive(Debug)]
pub(crate) struct NoBerth;

impl core::fmt::Display for NoBerth {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no free berth is long enough")
    }
}

#[expect(unreachable_pub, reason = "what is emitted is `pub`, since a library may want to show it")]
mod declared {
    toolcall::include_tools!(berths);
}

/// The free ones: number, side, metres, cents a night.
const BERTHS: &[(u32, FindBerthSide, f64, i64)] = &[
    (4, FindBerthSide::North, 8.5, 1_800),
    (11, FindBerthSide::South, 8.5, 2_100),
    (12, FindBerthSide::South, 14.0, 3_400),
];
