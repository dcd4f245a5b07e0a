//! Numbers and words that look random and are the same in each run (SplitMix64), the source of all payloads.

/// The generator, in the state after the numbers that were drawn.
#[derive(Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// 64 random bits.
    pub(super) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// True every second time.
    pub(super) fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// One of `all`.
    pub(super) fn choose<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len() as u32) as usize]
    }

    /// Words with blanks between them, `bytes` bytes or a little more.
    pub(super) fn words(&mut self, bytes: usize) -> String {
        let mut text = String::new();
        while text.len() < bytes {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(self.choose::<&str>(&WORDS));
        }
        text
    }

    /// Lines of a program: tabs, line ends and quotes, which JSON has to escape.
    pub(super) fn code(&mut self, bytes: usize) -> String {
        let mut text = String::new();
        while text.len() < bytes {
            text.extend((0..self.below(4)).map(|_| '\t'));
            let words = self.words(20);
            match self.below(5) {
                0 => text.push_str(&format!("log(\"{words}\\n\");\n")),
                1 => text.push_str(&format!("// {words}\n")),
                _ => text.push_str(&format!("let a = {words};\n")),
            }
        }
        text
    }

    /// Cyrillic letters with blanks between them: two bytes each.
    pub(super) fn cyrillic(&mut self, bytes: usize) -> String {
        let mut text = String::new();
        while text.len() < bytes {
            for _ in 0..2 + self.below(9) {
                text.push(*self.choose(&LETTERS));
            }
            text.push(' ');
        }
        text
    }
}

const WORDS: [&str; 32] = [
    "a",
    "of",
    "the",
    "and",
    "for",
    "two",
    "open",
    "line",
    "note",
    "river",
    "stone",
    "green",
    "paper",
    "seven",
    "bridge",
    "garden",
    "copper",
    "window",
    "letter",
    "market",
    "station",
    "morning",
    "weather",
    "printer",
    "distance",
    "mountain",
    "question",
    "carriage",
    "telephone",
    "direction",
    "collection",
    "understand",
];

const LETTERS: [char; 16] = ['а', 'в', 'г', 'д', 'е', 'и', 'к', 'л', 'м', 'н', 'о', 'п', 'р', 'с', 'т', 'я'];
