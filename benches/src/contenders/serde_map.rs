//! What one writes by hand: a `HashMap` from the name to a boxed function, which reads a struct with serde_json and
//! gives back the reply as text. To be compared with `ours_call`.

use std::collections::HashMap;

use serde::Deserialize;

use super::arguments::{Mail, Order, Search, Tiny, Write};
use super::{Contender, Refused};
use crate::answer;
use crate::payloads::Tool;

/// The functions by their names.
pub(super) struct SerdeMap {
    tools: HashMap<&'static str, Function>,
}

type Function = Box<dyn Fn(&[u8]) -> Result<String, Refused>>;

impl Default for SerdeMap {
    fn default() -> Self {
        let mut tools: HashMap<&'static str, Function> = HashMap::new();
        tools.insert("tiny", Box::new(|arguments| reply(read::<Tiny<'_>>(arguments)?.answer()?)));
        tools.insert("search", Box::new(|arguments| reply(read::<Search<'_>>(arguments)?.answer()?)));
        tools.insert("mail", Box::new(|arguments| reply(read::<Mail<'_>>(arguments)?.answer()?)));
        tools.insert("write", Box::new(|arguments| reply(read::<Write<'_>>(arguments)?.answer()?)));
        tools.insert("order", Box::new(|arguments| reply(read::<Order<'_>>(arguments)?.answer()?)));
        Self { tools }
    }
}

impl Contender for SerdeMap {
    fn name(&self) -> &'static str {
        super::BY_HAND
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let function = self.tools.get(tool.name()).ok_or(Refused)?;
        answer::told(&function(arguments)?)
    }
}

fn read<'a, T: Deserialize<'a>>(arguments: &'a [u8]) -> Result<T, Refused> {
    serde_json::from_slice(arguments).map_err(|_| Refused)
}

fn reply(answer: u64) -> Result<String, Refused> {
    serde_json::to_string(&answer).map_err(|_| Refused)
}
