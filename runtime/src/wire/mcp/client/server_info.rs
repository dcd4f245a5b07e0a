//! What a server says of itself.

use super::response::Response;
use super::{Client, Revision, Unanswered};
use crate::wire::memory::Memory;

/// What a server says of itself. It may say anything: this is for people and for logs, not for decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ServerInfo<'m> {
    /// Its name; empty if it does not say.
    pub name: &'m str,
    /// Its version.
    pub version: &'m str,
    /// How its tools are used together, for the model.
    pub instructions: Option<&'m str>,
    /// By which revision it will speak: not always that of the client, which goes on by this one or gives up.
    pub revision: Revision,
}

impl Client {
    /// Reads the answer to [`initialize`](Self::initialize).
    ///
    /// # Errors
    /// If it is none, or the server speaks by no revision that is known here.
    pub fn read_server<'m>(
        &self,
        id: u64,
        message: &'m [u8],
        memory: &'m mut Memory,
    ) -> Result<ServerInfo<'m>, Unanswered> {
        let Memory { room, text, .. } = memory;
        let response = Response::read(id, message, room, text)?;
        let members = response.members;
        let revision = match response.string("protocolVersion", members.protocol)? {
            Some(date) => date.parse()?,
            // It took the revision that the request said, else it were an error.
            None => self.revision,
        };
        Ok(ServerInfo {
            name: response.string("name", members.name)?.unwrap_or_default(),
            version: response.string("version", members.version)?.unwrap_or_default(),
            instructions: response.string("instructions", members.instructions)?,
            revision,
        })
    }
}
