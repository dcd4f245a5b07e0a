//! Why a message is no answer to what was asked.

use core::fmt;

use crate::wire::malformed::Malformed;

/// A message that is no answer to what was asked: nothing of it was handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unanswered {
    /// It is no response of the protocol.
    Malformed(Malformed),
    /// It answers another request, or none.
    OtherId,
    /// The server says that it failed, or that the request was wrong.
    Error {
        /// As JSON-RPC and the protocol have them.
        code: i64,
        /// In the words of the server, at most 1,000 bytes of them.
        message: String,
    },
    /// The result is not there yet; its `resultType`, e.g. `input_required`: the server wants something of the client first,
    /// and this client offers nothing.
    Incomplete(String),
    /// The server speaks by this revision, which is not known here.
    Revision(String),
    /// More than 1,024 pages.
    Endless,
    /// A page whose cursor came before, with it or with an earlier one: the pages would come again and again.
    Circle,
    /// More than 64 MiB, or lists of tools of more than 16 MiB.
    TooLarge,
}

impl Unanswered {
    pub(super) fn revision(date: &str) -> Self {
        Self::Revision(cut(date, MOST_WORD).to_owned())
    }
}

/// The start of a stranger's text, at a character boundary.
pub(super) fn cut(text: &str, most: usize) -> &str {
    let mut end = most.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default()
}

impl From<Malformed> for Unanswered {
    fn from(malformed: Malformed) -> Self {
        Self::Malformed(malformed)
    }
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(malformed) => write!(f, "the server's response cannot be read: {malformed}"),
            Self::OtherId => f.write_str("the server answers another request than the one that was sent"),
            Self::Error { code, message } => write!(f, "the server reports an error ({code}): {message}"),
            Self::Incomplete(kind) => {
                write!(f, "the server gives no result but `{kind}`; what it asks for is not offered by this client")
            }
            Self::Revision(date) => write!(f, "the server speaks revision `{date}`, which is not known here"),
            Self::Endless => f.write_str("the pages of the server's tools do not end: more than 1,024"),
            Self::Circle => {
                f.write_str("the pages of the server's tools go round in a circle: a cursor came that came before")
            }
            Self::TooLarge => f.write_str("the server sends more than is read: 64 MiB, or 16 MiB of tools"),
        }
    }
}

impl core::error::Error for Unanswered {}

/// Of an error's message.
pub(super) const MOST_MESSAGE: usize = 1000;
/// Of a word that should be one of a few.
pub(super) const MOST_WORD: usize = 64;
