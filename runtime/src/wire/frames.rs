//! Events out of raw bytes: server-sent events, or JSON by the line. Bytes may be cut anywhere.
//!
//! Each byte is looked for a line's end once; a line that came in one piece is not copied on its way, and the data of an event is
//! copied once. U+0085 and U+2028 end no line.

use memchr::{memchr, memchr2};

use super::provider::Framing;

/// What of the bytes has not become an event yet.
#[derive(Debug, Default)]
pub(super) struct Frames {
    /// A line whose end has not come.
    line: Vec<u8>,
    /// The data of an event whose end has not come.
    data: Vec<u8>,
    has_data: bool,
    /// Whether a line feed that comes next belongs to the line before.
    after_return: bool,
    is_begun: bool,
}

impl Frames {
    pub(super) const fn new() -> Self {
        Self { line: Vec::new(), data: Vec::new(), has_data: false, after_return: false, is_begun: false }
    }

    /// Begins anew; the memory stays.
    pub(super) fn clear(&mut self) {
        self.line.clear();
        self.data.clear();
        (self.has_data, self.after_return, self.is_begun) = (false, false, false);
    }

    /// Bytes that wait for more.
    pub(super) fn waiting(&self) -> usize {
        self.line.len() + self.data.len()
    }

    /// Takes bytes, and tells the data of each event that ends in them.
    ///
    /// # Errors
    /// The first that `event` gives; what stands behind that event is lost.
    pub(super) fn feed<E>(
        &mut self,
        framing: Framing,
        mut bytes: &[u8],
        mut event: impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        if self.after_return && !bytes.is_empty() {
            self.after_return = false;
            bytes = bytes.strip_prefix(b"\n").unwrap_or(bytes);
        }
        while let Some(end) = line_end(framing, bytes) {
            let (line, rest) = bytes.split_at(end);
            bytes = self.behind_end(rest);
            if self.line.is_empty() {
                self.take_line(framing, line, &mut event)?;
                continue;
            }
            let mut whole = core::mem::take(&mut self.line);
            whole.extend_from_slice(line);
            let taken = self.take_line(framing, &whole, &mut event);
            whole.clear();
            self.line = whole;
            taken?;
        }
        self.line.extend_from_slice(bytes);
        Ok(())
    }

    /// No more bytes come: what waits is an event.
    pub(super) fn finish<E>(
        &mut self,
        framing: Framing,
        mut event: impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let line = core::mem::take(&mut self.line);
        let taken = if line.is_empty() { Ok(()) } else { self.take_line(framing, &line, &mut event) };
        self.line = line;
        self.line.clear();
        taken?;
        self.take_line(framing, &[], &mut event)
    }

    /// What is left behind the end of a line.
    fn behind_end<'b>(&mut self, rest: &'b [u8]) -> &'b [u8] {
        match rest {
            [b'\r', b'\n', rest @ ..] => rest,
            [b'\r'] => {
                self.after_return = true;
                &[]
            }
            [_, rest @ ..] => rest,
            [] => rest,
        }
    }

    fn take_line<E>(
        &mut self,
        framing: Framing,
        line: &[u8],
        event: &mut impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let line = if self.is_begun { line } else { line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line) };
        self.is_begun = true;
        match (framing, line) {
            (Framing::Events, []) if self.has_data => {
                self.has_data = false;
                let told = event(&self.data);
                self.data.clear();
                told
            }
            (Framing::Events, line) => {
                self.take_field(line);
                Ok(())
            }
            (Framing::Lines | Framing::Frames, []) => Ok(()),
            (Framing::Lines | Framing::Frames, line) => event(line),
        }
    }

    /// A field of an event: only data counts.
    fn take_field(&mut self, line: &[u8]) {
        let Some(data) = line.strip_prefix(b"data") else { return };
        let data = match data {
            [b':', b' ', data @ ..] | [b':', data @ ..] => data,
            [] => data,
            _ => return,
        };
        if self.has_data {
            self.data.push(b'\n');
        }
        self.has_data = true;
        self.data.extend_from_slice(data);
    }
}

fn line_end(framing: Framing, bytes: &[u8]) -> Option<usize> {
    match framing {
        Framing::Events => memchr2(b'\n', b'\r', bytes),
        Framing::Lines | Framing::Frames => memchr(b'\n', bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(framing: Framing, pieces: &[&[u8]]) -> Vec<String> {
        let (mut frames, mut events) = (Frames::new(), Vec::new());
        let mut event = |data: &[u8]| {
            events.push(String::from_utf8_lossy(data).into_owned());
            Ok::<_, ()>(())
        };
        for piece in pieces {
            frames.feed(framing, piece, &mut event).expect("no error");
        }
        frames.finish(framing, &mut event).expect("no error");
        assert_eq!(frames.waiting(), 0);
        events
    }

    #[test]
    fn events_are_those_of_the_standard() {
        for (stream, expected) in [
            ("data: a\n\ndata: b\n\n", &["a", "b"][..]),
            ("data:a\r\n\r\ndata: b\r\rdata:  c\n\n", &["a", "b", " c"]),
            ("\u{feff}data: a\n\n", &["a"]),
            ("event: x\nid: 1\nretry: 2\n: remark\ndata: a\ndata: b\n\n\n\n", &["a\nb"]),
            ("data\n\ndatum: x\n\n:\n\n", &[""]),
            ("data: \u{85}\u{2028}é\n\n", &["\u{85}\u{2028}é"]),
            ("data: the end is not there\n", &["the end is not there"]),
            ("data: nor the line's", &["nor the line's"]),
            ("", &[]),
        ] {
            assert_eq!(events(Framing::Events, &[stream.as_bytes()]), expected, "{stream:?}");
            for at in 0..=stream.len() {
                let (head, tail) = stream.as_bytes().split_at(at);
                assert_eq!(events(Framing::Events, &[head, tail]), expected, "{stream:?} at {at}");
            }
            let bytes: Vec<&[u8]> = stream.as_bytes().chunks(1).collect();
            assert_eq!(events(Framing::Events, &bytes), expected, "{stream:?} by bytes");
        }
    }

    #[test]
    fn lines_are_values() {
        assert_eq!(events(Framing::Lines, &[b"{}\n\n[1]\n", b"2"]), ["{}", "[1]", "2"]);
    }
}
