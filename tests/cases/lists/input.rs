//! Lists of anything, bounded in their size, and lists of lists.

/// Count the tags.
///
/// # Parameters
/// * `tags` - one to three of them
#[toolcall::tool]
pub fn count_tags(#[tool(items = 1..=3)] tags: Vec<&str>) -> usize {
    tags.len()
}

/// Add up each row of a table.
///
/// # Parameters
/// * `rows` - may be of different lengths
#[toolcall::tool]
pub fn add_rows(rows: Vec<Vec<u8>>) -> Vec<u32> {
    rows.iter().map(|row| row.iter().copied().map(u32::from).sum()).collect()
}

/// Count the holes among readings.
///
/// # Parameters
/// * `readings` - `null` where there is none
/// * `names` - of the readings, at most as many as they are
#[toolcall::tool]
pub fn count_holes(
    #[tool(min_items = 2)] readings: Vec<Option<i32>>,
    #[tool(max_items = 2)] names: Option<Vec<String>>,
) -> (usize, Option<usize>) {
    (readings.iter().filter(|reading| reading.is_none()).count(), names.map(|names| names.len()))
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(lists);
}
