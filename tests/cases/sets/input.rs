//! Sets: lists in which nothing stands twice. What is equal, JSON says: `1.0` is `1`, and the order of keys means nothing.

use std::collections::{BTreeSet, HashSet};

use indexmap::IndexSet;

/// Tag an article.
///
/// # Parameters
/// * `tags` - what it is
/// * `sizes` - in which sizes there is one
/// * `colours` - in which colours
#[toolcall::tool]
pub fn tag(
    #[tool(items = 1..=4)] tags: BTreeSet<String>,
    sizes: Option<HashSet<u8>>,
    colours: Option<IndexSet<Option<Colour>>>,
) -> (BTreeSet<String>, usize, String) {
    (tags, sizes.map_or(0, |sizes| sizes.len()), format!("{colours:?}"))
}

/// Sort numbers.
///
/// # Parameters
/// * `numbers` - to be sorted
/// * `weights` - of three of them
/// * `words` - between them
#[toolcall::tool]
pub fn sort(
    #[tool(unique)] numbers: Vec<i64>,
    #[tool(unique)] weights: Option<[f64; 3]>,
    #[tool(unique, items = ..=2)] words: Option<Box<[&str]>>,
) -> (Vec<i64>, f64, usize) {
    let mut numbers = numbers;
    numbers.sort_unstable();
    (numbers, weights.map_or(0.0, |weights| weights.iter().sum()), words.map_or(0, |words| words.len()))
}

/// Draw points.
///
/// # Parameters
/// * `points` - where to
/// * `paths` - sets of points within a set
/// * `notes` - anything, but nothing twice
#[toolcall::tool(allow = "L001")]
pub fn draw(
    points: HashSet<Point>,
    paths: Option<BTreeSet<BTreeSet<Point>>>,
    #[tool(unique)] notes: Option<Vec<(u8, Option<String>)>>,
) -> (usize, usize, usize) {
    (points.len(), paths.map_or(0, |paths| paths.len()), notes.map_or(0, |notes| notes.len()))
}

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Black,
    Red,
}

/// A point.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    x: i32,
    #[tool(default = 0)]
    y: i32,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(sets);
}
