//! Generic structs, aliases and flattened fields: each use of a generic type is a type of its own.

/// Add up a page of numbers.
///
/// # Parameters
/// * `page` - the numbers, in part
#[toolcall::tool]
pub fn sum(page: Page<i64>) -> i64 {
    page.items.iter().fold(page.position.number.into(), |sum, item| sum.wrapping_add(*item))
}

/// Join the texts of a page, and of others.
#[toolcall::tool]
pub fn join(page: Page<Pair<&str>>, more: Option<Pairs<u8>>) -> String {
    let texts: Vec<String> = page.items.iter().map(|pair| format!("{}-{}", pair.0, pair.1)).collect();
    format!("{} {}", texts.join(","), more.map_or(0, |pairs| pairs.len()))
}

/// A part of a list.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
pub struct Page<T> {
    /// What is on it.
    #[tool(items = 1..)]
    items: Vec<T>,
    #[serde(flatten)]
    position: Position,
    /// Whether another one follows.
    #[tool(default = false)]
    #[allow(dead_code, reason = "it is there to be parsed")]
    more: bool,
}

/// Where a page stands.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
pub struct Position {
    /// From 1.
    #[tool(range = 1..)]
    number: u32,
    /// What to sort by.
    #[tool(default = default_order())]
    #[allow(dead_code, reason = "it is there to be parsed")]
    order: String,
}

fn default_order() -> String {
    "name".to_owned()
}

/// Two of a kind.
#[derive(Debug, serde::Deserialize)]
pub struct Pair<T>(pub T, pub T);

/// Several pairs.
pub type Pairs<T> = Vec<Pair<T>>;

/// Fill a board.
///
/// # Parameters
/// * `board` - its fields, row by row
/// * `corner` - what stands in a part of it
/// * `row` - what stands in one row
/// * `id` - its number
#[toolcall::tool]
pub fn fill(
    board: Grid<u8, SIDE>,
    corner: Option<Grid<char>>,
    row: Option<Row<{ SIDE }>>,
    id: Id<Position>,
) -> (u32, usize, usize, u32) {
    let cells = board.cells.iter().flatten().map(|cell| u32::from(*cell));
    let Id { of: std::marker::PhantomData, number } = id;
    (cells.sum(), corner.map_or(0, |corner| corner.cells.len()), row.map_or(0, |row| row.0.len()), number)
}

const SIDE: usize = 3;

/// A square.
#[derive(Debug)]
pub struct Grid<T = u8, const N: usize = 2> {
    /// Each field.
    pub cells: [[T; N]; N],
}

/// A row of numbers.
pub type Row<const N: usize> = (Cells<N>, bool);

/// So many numbers.
#[derive(Debug)]
pub struct Cells<const N: usize>(pub [u8; N]);

impl<const N: usize> Cells<N> {
    const fn len(&self) -> usize {
        self.0.len()
    }
}

/// The number of something.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
#[serde(transparent)]
pub struct Id<T> {
    #[serde(skip)]
    of: std::marker::PhantomData<T>,
    number: u32,
}

mod shop {
    //! Aliases of another module, given types that have no name here.

    /// What was found.
    #[toolcall::value]
    #[derive(Debug)]
    pub(crate) struct Found<T> {
        pub(crate) what: T,
    }

    pub(crate) type Hit<T> = Found<T>;
    pub(crate) type Hits<T> = Vec<Hit<Option<T>>>;
}

mod desk {
    //! Names its own types shortly.

    /// An article by its number.
    #[toolcall::value]
    #[derive(Debug)]
    pub(crate) struct Article {
        number: u32,
    }

    /// List the numbers that were found.
    #[toolcall::tool]
    fn numbers(first: super::shop::Hit<Article>, others: super::shop::Hits<Article>) -> Vec<u32> {
        let others = others.into_iter().filter_map(|found| found.what);
        core::iter::once(first.what).chain(others).map(|article| article.number).collect()
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(generics);
}
