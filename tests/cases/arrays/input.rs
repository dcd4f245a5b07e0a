//! Lists of one length, on the stack; and lists whose first items need no heap.

use std::collections::VecDeque;

use smallvec::SmallVec;

/// Multiply a matrix with a vector.
///
/// # Parameters
/// * `matrix` - row by row
/// * `vector` - as long as a row
#[toolcall::tool]
pub fn multiply(matrix: [[i8; COLUMNS]; 2], vector: [i8; COLUMNS]) -> [i32; 2] {
    matrix.map(|row| row.into_iter().zip(vector).map(|(a, b)| i32::from(a) * i32::from(b)).sum())
}

const COLUMNS: usize = 3;

/// Blend colours.
///
/// # Parameters
/// * `colours` - red, green and blue
/// * `background` - black if it is left out
#[toolcall::tool]
pub fn blend(colours: Vec<[u8; 3]>, background: Option<[u8; 3]>) -> [u8; 3] {
    colours
        .into_iter()
        .chain(background)
        .fold([0; 3], |all, colour| [all[0].max(colour[0]), all[1].max(colour[1]), all[2].max(colour[2])])
}

/// Say how the places of a queue are taken.
///
/// # Parameters
/// * `names` - from the first to the last
/// * `seats` - the numbers of free seats
/// * `corners` - of the room
#[toolcall::tool]
pub fn queue(
    #[tool(min_items = 1)] names: VecDeque<&str>,
    #[tool(max_items = 3)] seats: SmallVec<[u16; 2]>,
    corners: Option<SmallVec<[Corner<'_>; 4]>>,
) -> String {
    let corners = corners.iter().flatten().map(|corner| corner.at.len() + corner.tags.map_or(0, |tags| tags[0].len()));
    format!("{} first, {} seats, {}", names[0], seats.len(), corners.sum::<usize>())
}

/// A corner of a room.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub struct Corner<'a> {
    /// Where it is.
    pub at: [f32; 2],
    /// Two remarks.
    pub tags: Option<[&'a str; 2]>,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(arrays);
}
