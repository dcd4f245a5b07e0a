//! toolcall: the parse that the build step made of `declared`, with one scratch for all calls, and the call.

use toolcall::Scratch;

use super::{Contender, OURS, Refused};
use crate::answer;
use crate::payloads::Tool;
use crate::tools::{Mail, Order, Search, Tiny, Write};

/// The scratch is the only state, and a caller keeps it just so.
#[derive(Debug, Default)]
pub(super) struct Ours {
    scratch: Scratch,
}

impl Contender for Ours {
    fn name(&self) -> &'static str {
        OURS
    }

    fn is_ours(&self) -> bool {
        true
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        match tool {
            Tool::Tiny => self.tiny(arguments),
            Tool::Search => self.search(arguments),
            Tool::Mail => self.mail(arguments),
            Tool::Write => self.write(arguments),
            Tool::Order => self.order(arguments),
        }
    }
}

impl Ours {
    fn tiny(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let Tiny { city, days } = Tiny::parse(arguments, &mut self.scratch).map_err(refused)?;
        Ok(answer::tiny(city, days))
    }

    fn search(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let it = Search::parse(arguments, &mut self.scratch).map_err(refused)?;
        Ok(answer::search(it.query, it.limit, it.min_score, it.exact, it.sort, it.cursor))
    }

    fn mail(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let it = Mail::parse(arguments, &mut self.scratch).map_err(refused)?;
        let texts = [it.from, it.to, it.subject, it.body];
        Ok(answer::mail(texts, it.cc, it.priority, it.retries, it.delay, it.html, it.thread))
    }

    fn write(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let it = Write::parse(arguments, &mut self.scratch).map_err(refused)?;
        Ok(answer::write(it.path, it.content, it.mode))
    }

    fn order(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let it = Order::parse(arguments, &mut self.scratch).map_err(refused)?;
        Ok(answer::order(it.customer, it.address, it.orders.iter().copied(), it.notify))
    }
}

fn refused(_: &toolcall::Rejection) -> Refused {
    Refused
}
