//! The tools as `tools/list` shows them: where each stands in the rendered bytes, and which have an output schema.

use core::ops::Range;
use std::borrow::Cow;

use super::answer::Fault;
use crate::token::{Token, Tokens};
use crate::wire::envelope::{Kind, Room, Shape, Sink, Step, Value, read};
use crate::wire::malformed::{Malformed, Wrong};

/// The same tools as the revisions of MCP take them: two arrays that were rendered by the build step or by `DynamicTools`.
#[derive(Clone, Copy, Debug)]
pub struct Lists<'a> {
    /// In the dialect `mcp`.
    pub newest: &'a [u8],
    /// In the dialect `mcp-2025-11-25`.
    pub earlier: &'a [u8],
}

#[derive(Debug)]
pub(super) struct List<'a> {
    block: Cow<'a, str>,
    tools: Vec<Range<usize>>,
    /// The names of those that have an output schema, in the order of their bytes.
    structured: Vec<String>,
}

impl<'a> List<'a> {
    pub(super) fn new(block: &'a [u8]) -> Result<Self, Malformed> {
        let block = simdutf8::basic::from_utf8(block).map_err(|_| Malformed::new(Wrong::NotUtf8))?;
        let mut list = Self { block: Cow::Borrowed(block), tools: Vec::new(), structured: Vec::new() };
        let (mut decoded, mut room) = (String::new(), Room::new());
        let mut tokens = Tokens::new(block, &mut decoded);
        let mut is_open = tokens.next()? == Token::OpenArray;
        let wrong = Malformed::new(Wrong::Type { key: "", expected: "a list of tools" });
        if !is_open {
            return Err(wrong);
        }
        while is_open {
            let (token, start) = (tokens.next()?, tokens.at() - 1);
            match token {
                Token::OpenObject => tokens.skip_to(1)?,
                Token::CloseArray => is_open = false,
                _ => return Err(wrong),
            }
            if is_open {
                list.tools.push(start..tokens.at());
                let mut tool = Shown::default();
                read(block.get(start..tokens.at()).unwrap_or_default(), &mut room, &TOOL, &mut tool)?;
                list.structured.extend(Some(tool.name).filter(|_| tool.is_structured));
            }
        }
        tokens.next()?;
        list.structured.sort_unstable();
        Ok(list)
    }

    pub(super) fn into_owned(self) -> List<'static> {
        List { block: Cow::Owned(self.block.into_owned()), tools: self.tools, structured: self.structured }
    }

    /// Whether what this tool returns is declared.
    pub(super) fn is_structured(&self, tool: &str) -> bool {
        self.structured.binary_search_by(|name| name.as_str().cmp(tool)).is_ok()
    }

    /// The tools that a cursor stands before, or the first, and which come next: at most `page` of them, all if that is 0.
    pub(super) fn page(&self, cursor: Option<&str>, page: usize) -> Result<(&str, Option<usize>), Fault<'static>> {
        let page = if page == 0 { usize::MAX } else { page };
        let first = cursor.map_or(Some(0), |cursor| self.place(cursor, page)).ok_or(Fault::Cursor)?;
        let tools = self.tools.get(first..).unwrap_or_default();
        let shown = tools.get(..page).unwrap_or(tools);
        let text = match shown {
            [] => Some(""),
            [first, .., last] => self.block.get(first.start..last.end),
            [only] => self.block.get(only.clone()),
        };
        Ok((text.unwrap_or_default(), (tools.len() > page).then(|| first + page)))
    }

    /// The index that a cursor holds, if it is one of those that were given out.
    fn place(&self, cursor: &str, page: usize) -> Option<usize> {
        let is_index = !cursor.starts_with('0') && cursor.bytes().all(|byte| byte.is_ascii_digit());
        let index = cursor.parse().ok().filter(|_| is_index)?;
        (index < self.tools.len() && index % page == 0).then_some(index)
    }
}

#[derive(Default)]
struct Shown {
    name: String,
    is_structured: bool,
}

#[derive(Clone, Copy, Debug)]
enum Part {
    Name,
    Output,
}

const TOOL: Step<Part> = Step::Object(&Shape {
    marks: &[],
    keys: &[("name", Step::Value(Part::Name)), ("outputSchema", Step::Value(Part::Output))],
});

impl Sink<Part> for Shown {
    fn begin(&mut self, _: Part) {}

    fn value(&mut self, part: Part, _: &'static str, value: Value<'_>) -> Result<(), Wrong> {
        match part {
            Part::Name => value.meaning().clone_into(&mut self.name),
            Part::Output => self.is_structured = value.kind != Kind::Null,
        }
        Ok(())
    }

    fn kept(&mut self, _: Part, _: Range<usize>) {}

    fn end(&mut self, _: Part) -> Result<(), Wrong> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCK: &[u8] =
        br#"[{"name":"a"},{"name":"b\"","outputSchema":{"x":[]}},{"name":"c","x":{"outputSchema":{}}}]"#;

    fn page<'l>(list: &'l List<'_>, cursor: Option<&str>, page: usize) -> Option<(&'l str, Option<usize>)> {
        list.page(cursor, page).ok()
    }

    #[test]
    fn pages_are_cut_from_the_block() {
        let list = List::new(BLOCK).expect("a list");
        let whole = core::str::from_utf8(&BLOCK[1..BLOCK.len() - 1]).expect("text");
        for size in [0, 3, 4, usize::MAX] {
            assert_eq!(page(&list, None, size), Some((whole, None)), "{size}");
        }
        let third = r#"{"name":"c","x":{"outputSchema":{}}}"#;
        assert_eq!(page(&list, None, 1), Some((r#"{"name":"a"}"#, Some(1))));
        assert_eq!(page(&list, Some("2"), 1), Some((third, None)));
        assert_eq!(page(&list, None, 2), Some((&whole[..whole.len() - third.len() - 1], Some(2))));
        for cursor in ["", "0", "1", "3", "02", "+2", "2 ", "-1", "99999999999999999999"] {
            assert_eq!(page(&list, Some(cursor), 2), None, "{cursor}");
        }
        assert_eq!(page(&List::new(b"[]").expect("a list"), None, 2), Some(("", None)));
    }

    #[test]
    fn output_schemas_are_those_of_tools() {
        let list = List::new(BLOCK).expect("a list");
        assert_eq!(["a", "b\"", "c", ""].map(|name| list.is_structured(name)), [false, true, false, false]);
    }

    #[test]
    fn what_is_no_list_is_refused() {
        for block in [&b""[..], b"{}", b"[7]", b"[{}", b"[{}]]", b"[{\"name\":1,\"name\":2}]", b"[\"\xff\"]"] {
            assert!(List::new(block).is_err(), "{}", String::from_utf8_lossy(block));
        }
    }
}
