//! The tools of a server, page by page.

use core::hash::BuildHasher as _;
use std::collections::HashSet;

use foldhash::quality::FixedState;

use super::Unanswered;
use super::response::Response;
use crate::wire::memory::Memory;

/// The pages of one server's tools, as far as they were read. Whole, they are a file of declarations.
#[derive(Clone, Debug)]
pub struct Pages {
    server: String,
    /// `{"tools":[…`
    declared: String,
    count: usize,
    cursor: Option<String>,
    /// Hashes of the cursors that came: eight bytes each, however long they are.
    cursors: HashSet<u64, FixedState>,
}

impl Pages {
    /// None yet of the server that the host calls so.
    pub fn new(server: &str) -> Self {
        Self {
            server: server.to_owned(),
            declared: DECLARED.to_owned(),
            count: 0,
            cursor: None,
            cursors: HashSet::default(),
        }
    }

    /// What the host calls the server.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// What the next page is asked for by: nothing before the first page, and behind the last.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.as_deref()
    }

    /// Takes the answer to [`Client::list`](super::Client::list).
    ///
    /// # Errors
    /// If it is none, the pages are too many or too long, or one leads back to an earlier one. What was read before stays.
    pub fn read(&mut self, id: u64, message: &[u8], memory: &mut Memory) -> Result<(), Unanswered> {
        let Memory { room, text, .. } = memory;
        let response = Response::read(id, message, room, text)?;
        let tools = response.list("tools", response.members.tools)?;
        // An empty one is what some servers put behind the last page.
        let cursor = response.string("nextCursor", response.members.next)?.filter(|cursor| !cursor.is_empty());
        let hash = cursor.map(|cursor| HASHES.hash_one(cursor));
        if hash.is_some_and(|hash| self.cursors.contains(&hash)) {
            return Err(Unanswered::Circle);
        }
        if cursor.is_some() && self.count + 1 >= MOST_PAGES {
            return Err(Unanswered::Endless);
        }
        if self.declared.len() + tools.len() > MOST_BYTES {
            return Err(Unanswered::TooLarge);
        }
        let tools = tools.strip_prefix('[').and_then(|tools| tools.strip_suffix(']')).unwrap_or_default().trim();
        if !tools.is_empty() {
            self.declared.push_str(if self.declared == DECLARED { "" } else { "," });
            self.declared.push_str(tools);
        }
        self.cursor = cursor.map(str::to_owned);
        self.cursors.extend(hash);
        self.count += 1;
        Ok(())
    }

    /// All tools so far, as the answer to `tools/list` has them: what `DynamicTools::load` reads (feature `dynamic`).
    pub fn declared(&self) -> String {
        format!("{}]}}", self.declared)
    }
}

const DECLARED: &str = "{\"tools\":[";

/// Without a secret: a server whose cursors collide only has its own list refused.
const HASHES: FixedState = FixedState::with_seed(0);

/// Pages of a server.
const MOST_PAGES: usize = 1024;
/// Bytes of all of them.
const MOST_BYTES: usize = 16 << 20;
