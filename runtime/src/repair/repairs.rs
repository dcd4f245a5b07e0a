//! What was done to a text, and why nothing was.

use core::fmt;

/// A kind of repair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repair {
    /// A byte order mark before everything.
    ByteOrderMark,
    /// A Markdown fence around the whole: ```` ```json … ``` ````, `~~~ … ~~~`.
    Fence,
    /// Space that is none in JSON, also `\n`, `\r` and `\t` written out between tokens.
    WhiteSpace,
    /// `// …`, `/* … */`, and `# …` with white space behind the mark.
    Comment,
    /// `[1, 2,]`
    TrailingComma,
    /// `{'city': 'Oslo'}`
    SingleQuotes,
    /// `{“city”: ‘Oslo’}`
    TypographicQuotes,
    /// `{city: "Oslo"}`
    BareKey,
    /// `True`, `False`, `None`.
    PythonLiteral,
    /// A raw control character within a string, e.g. a line break.
    RawControl,
    /// What ends a turn or a call, behind the whole value: `<|im_end|>`, `</tool_call>`.
    EndTag,
}

impl Repair {
    pub(super) const ALL: [Self; 11] = [
        Self::ByteOrderMark,
        Self::Fence,
        Self::WhiteSpace,
        Self::Comment,
        Self::TrailingComma,
        Self::SingleQuotes,
        Self::TypographicQuotes,
        Self::BareKey,
        Self::PythonLiteral,
        Self::RawControl,
        Self::EndTag,
    ];

    /// Its stable name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::ByteOrderMark => "byte_order_mark",
            Self::Fence => "fence",
            Self::WhiteSpace => "white_space",
            Self::Comment => "comment",
            Self::TrailingComma => "trailing_comma",
            Self::SingleQuotes => "single_quotes",
            Self::TypographicQuotes => "typographic_quotes",
            Self::BareKey => "bare_key",
            Self::PythonLiteral => "python_literal",
            Self::RawControl => "raw_control",
            Self::EndTag => "end_tag",
        }
    }
}

/// The kinds of repairs that a text took, each once; none for JSON.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Repairs(u16);

impl Repairs {
    /// Whether the text was JSON.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn contains(self, repair: Repair) -> bool {
        self.0 >> repair as u16 & 1 == 1
    }

    /// In the order of [`Repair`].
    pub(crate) fn iter(self) -> impl Iterator<Item = Repair> {
        Repair::ALL.into_iter().filter(move |repair| self.contains(*repair))
    }

    pub(super) const fn insert(&mut self, repair: Repair) {
        self.0 |= 1 << repair as u16;
    }
}

impl fmt::Debug for Repairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Repair::name)).finish()
    }
}

/// A text that is left as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unrepaired {
    /// Byte offset of what does not belong; the length of the text if it is cut off.
    pub(crate) at: usize,
    pub(crate) why: Why,
}

/// Why a text is left as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The text ends before its value does, or before the fence around it.
    CutOff,
    /// What should have stood there.
    Other(&'static str),
}
