//! Arguments made from the fuzzer's bytes: mostly well formed, so that a run also sees what lies behind the first fault.

use libfuzzer_sys::arbitrary::{Result, Unstructured};

/// The input itself, or, if its first byte is odd, a document that the rest of it decides: arguments of `travel`,
/// `choose` or `fill`.
pub fn document(input: &[u8]) -> Vec<u8> {
    match input {
        [first, rest @ ..] if first % 2 == 1 => {
            let mut writer = Writer { bytes: Unstructured::new(rest), out: String::new() };
            // Bytes that run out end in zeros, hence in the first of each choice.
            let _ = match first % 8 {
                1 | 5 => writer.travel(),
                3 => writer.choose(),
                _ => writer.fill(),
            };
            writer.out.into_bytes()
        }
        _ => input.to_vec(),
    }
}

struct Writer<'b> {
    bytes: Unstructured<'b>,
    out: String,
}

impl Writer<'_> {
    fn travel(&mut self) -> Result<()> {
        let mut keys = ["from", "kilometres", "seats", "share", "quick", "speed", "stops", "note", "code"].to_vec();
        if self.one_in(4)? {
            let (at, to) = (self.below(keys.len())?, self.below(keys.len())?);
            keys.swap(at, to);
        }
        if self.one_in(3)? {
            keys.truncate(7);
        }
        if self.one_in(20)? {
            keys.remove(self.below(keys.len())?);
        }
        self.object(&keys, |writer, key| match key {
            "from" | "note" => writer.text(),
            "kilometres" => {
                writer.pick(&["0", "-1", "7", "9223372036854775807", "-9223372036854775808", "1e2", "12.0"])
            }
            "seats" => writer.pick(&["0", "4", "255", "256", "-0"]),
            "share" => writer.number(),
            "quick" => writer.pick(&["true", "false"]),
            "speed" => writer.pick(&["\"slow\"", "\"very-fast\"", "\"Slow\""]),
            "stops" => writer.list(Self::stop),
            _ => writer.pick(&["null", "0", "18446744073709551615", "18446744073709551616"]),
        })
    }

    fn stop(&mut self) -> Result<()> {
        self.object(&["place", "minutes", "weights"], |writer, key| match key {
            "place" => writer.text(),
            "minutes" => writer.pick(&["null", "3", "65535", "65536"]),
            _ => writer.list(Self::number),
        })
    }

    fn fill(&mut self) -> Result<()> {
        let keys = if self.one_in(2)? { &["visits", "amounts"][..] } else { &["visits", "amounts", "note"] };
        self.object(keys, |writer, key| match key {
            "visits" => writer.list(Self::visit),
            "amounts" => writer.list(|writer| {
                writer.pick(&["1", "1.0", "\"1.0\"", "\"2\"", "\"-0\"", "2.5", "\"2.5\"", "\"1e2\"", "\"a\""])
            }),
            _ => writer.text(),
        })
    }

    fn visit(&mut self) -> Result<()> {
        let keys: &[&str] = match self.below(4)? {
            0 => &[],
            1 => &["day"],
            2 => &["speed", "nights"],
            _ => &["day", "nights", "speed"],
        };
        self.object(keys, |writer, key| match key {
            "day" => writer.pick(&["7", "7.0", "8", "null", "\"7\""]),
            "nights" => writer.pick(&["null", "1", "\"1\""]),
            _ => writer.pick(&["\"slow\"", "\"very-fast\"", "\"Slow\""]),
        })
    }

    fn choose(&mut self) -> Result<()> {
        self.object(&["outside", "inside", "beside", "loose", "pair", "page"], |writer, key| match key {
            "outside" => writer.list(Self::outside),
            "inside" => writer.list(|writer| writer.inside(3)),
            "beside" => writer.list(Self::beside),
            "loose" => writer.list(|writer| writer.loose(3)),
            "pair" => writer.pick(&["[1,\"a\"]", "[-1, \"\\u00e9\"]", "[1.0,\"\"]", "[1]"]),
            _ => writer.shuffled(&["items", "x", "y"], |writer, key| match key {
                "items" => writer.list(|writer| writer.loose(2)),
                _ => writer.integer(),
            }),
        })
    }

    fn outside(&mut self) -> Result<()> {
        match self.below(6)? {
            0 => self.pick(&["\"nothing\"", "\"no-more\"", "\"nothin\""]),
            1 => self.object(&["one"], |writer, _| writer.integer()),
            2 => self.object(&["two"], |writer, _| writer.pick(&["[1,\"a\"]", "[255,\"\"]", "[256,\"\"]"])),
            _ => self.object(&["fields"], |writer, _| {
                writer.shuffled(&["a", "b"], |writer, key| match key {
                    "a" => writer.integer(),
                    _ => writer.pick(&["true", "null", "0"]),
                })
            }),
        }
    }

    fn inside(&mut self, depth: usize) -> Result<()> {
        match self.below(4)? {
            0 => self.object(&["kind"], |writer, _| writer.pick(&["\"Nothing\"", "\"nothing\""])),
            1 => self.shuffled(&["kind", "x", "y"], |writer, key| match key {
                "kind" => writer.pick(&["\"Point\""]),
                _ => writer.integer(),
            }),
            _ => self.shuffled(&["kind", "a", "rest"], |writer, key| match key {
                "kind" => writer.pick(&["\"Fields\""]),
                "rest" if depth > 0 => writer.list(|writer| writer.inside(depth - 1)),
                "rest" => writer.pick(&["[]"]),
                _ => writer.integer(),
            }),
        }
    }

    fn beside(&mut self) -> Result<()> {
        let form = self.below(3)?;
        self.shuffled(if form == 0 { &["t"] } else { &["t", "c"] }, |writer, key| match (key, form) {
            ("t", 0) => writer.pick(&["\"Nothing\""]),
            ("t", 1) => writer.pick(&["\"One\""]),
            ("t", _) => writer.pick(&["\"Fields\""]),
            (_, 1) => writer.text(),
            (_, _) => writer.object(&["a"], |writer, _| writer.integer()),
        })
    }

    fn loose(&mut self, depth: usize) -> Result<()> {
        match self.below(if depth > 0 { 7 } else { 4 })? {
            0 => self.integer(),
            1 => self.text(),
            2 => self.pick(&["[true,1]", "[false, 256]", "[true]", "true"]),
            3 => self.shuffled(&["a", "b"], |writer, _| writer.integer()),
            4 => self.list(|writer| writer.loose(depth - 1)),
            _ => self.shuffled(&["a", "c"], |writer, key| match key {
                "a" => writer.integer(),
                _ => writer.list(|writer| writer.loose(depth - 1)),
            }),
        }
    }

    fn integer(&mut self) -> Result<()> {
        self.pick(&["0", "1", "-7", "255", "300", "1.0", "null", "9223372036854775807", "9223372036854775808"])
    }

    /// An object whose keys may stand in another order.
    fn shuffled(&mut self, keys: &[&str], value: impl Fn(&mut Self, &str) -> Result<()>) -> Result<()> {
        let mut keys = keys.to_vec();
        if self.one_in(3)? {
            keys.reverse();
        }
        self.object(&keys, value)
    }

    fn object(&mut self, keys: &[&str], value: impl Fn(&mut Self, &str) -> Result<()>) -> Result<()> {
        self.out.push('{');
        for (index, key) in keys.iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { "," });
            self.white()?;
            let name = if self.one_in(60)? { "unknown" } else { key };
            self.out.push_str(&format!("\"{name}\""));
            self.white()?;
            self.out.push(':');
            self.white()?;
            value(self, key)?;
            self.white()?;
        }
        self.out.push('}');
        Ok(())
    }

    fn list(&mut self, item: impl Fn(&mut Self) -> Result<()>) -> Result<()> {
        self.out.push('[');
        for index in 0..self.below(4)? {
            self.out.push_str(if index == 0 { "" } else { ", " });
            item(self)?;
        }
        self.out.push(']');
        Ok(())
    }

    /// Any digits, any fraction, any exponent.
    fn number(&mut self) -> Result<()> {
        let whole: u64 = self.bytes.arbitrary()?;
        let sign = if self.one_in(2)? { "-" } else { "" };
        let whole = whole >> self.below(64)?;
        self.out.push_str(&format!("{sign}{whole}"));
        if self.one_in(2)? {
            let fraction: u64 = self.bytes.arbitrary()?;
            self.out.push_str(&format!(".{fraction:03}"));
        }
        if self.one_in(3)? {
            let exponent: i16 = self.bytes.arbitrary()?;
            self.out.push_str(&format!("e{}", exponent % 330));
        }
        Ok(())
    }

    fn text(&mut self) -> Result<()> {
        self.out.push('"');
        for _ in 0..self.below(30)? {
            self.pick(&[
                "a",
                "bc",
                "é",
                "日本",
                "\\n",
                "\\\"",
                "\\u0041",
                "\\ud83d\\ude00",
                "\\/",
                " ",
                "0123456789abcdef",
            ])?;
        }
        self.out.push('"');
        Ok(())
    }

    fn white(&mut self) -> Result<()> {
        if self.one_in(8)? { self.pick(&[" ", "\n  ", "\t", "\r\n"]) } else { Ok(()) }
    }

    fn pick(&mut self, choices: &[&str]) -> Result<()> {
        let choice = self.below(choices.len())?;
        self.out.push_str(choices[choice]);
        Ok(())
    }

    fn below(&mut self, end: usize) -> Result<usize> {
        self.bytes.int_in_range(0..=end - 1)
    }

    fn one_in(&mut self, count: usize) -> Result<bool> {
        Ok(self.below(count)? == count - 1)
    }
}
