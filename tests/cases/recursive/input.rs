//! Types that contain themselves, directly and through one another.

/// Add up the sizes of a folder.
///
/// # Parameters
/// * `folder` - what to measure
#[toolcall::tool]
pub fn size(folder: Folder) -> u64 {
    folder.size()
}

/// Work out an expression.
#[toolcall::tool]
pub fn evaluate(expression: Expression) -> i64 {
    expression.value()
}

/// A folder.
#[toolcall::value]
#[derive(Debug)]
pub struct Folder {
    /// Its name.
    #[allow(dead_code, reason = "it is there to be parsed")]
    name: String,
    /// Sizes of the files in it.
    sizes: Vec<u32>,
    /// Folders in it.
    folders: Option<Vec<Self>>,
}

impl Folder {
    fn size(&self) -> u64 {
        let inner: u64 = self.folders.iter().flatten().map(Self::size).sum();
        inner + self.sizes.iter().map(|size| u64::from(*size)).sum::<u64>()
    }
}

/// An expression.
#[derive(Debug, serde::Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Expression {
    /// A number.
    Number { value: i32 },
    /// All added up.
    Sum { of: Vec<Self> },
    /// The negative.
    Minus { of: Terms },
}

/// Some expressions.
#[derive(Debug, serde::Deserialize)]
pub struct Terms(pub Vec<Expression>);

impl Expression {
    fn value(&self) -> i64 {
        match self {
            Self::Number { value } => (*value).into(),
            Self::Sum { of } => of.iter().map(Self::value).sum(),
            Self::Minus { of } => -of.0.iter().map(Self::value).sum::<i64>(),
        }
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(recursive);
}
