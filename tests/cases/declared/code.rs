// declared.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
use ::toolcall::__private as __rt;
const _: () = __rt::assert_format(5);
/// The toolset as a type; the glue of its tools implements the calls for it.
#[derive(::core::fmt::Debug)]
pub struct Set;
impl Set {
    #[doc(hidden)]
    pub const HASH: ::core::primitive::u64 = 0u64;
    #[doc(hidden)]
    pub const DECLARED: &'static __rt::Declared = &DECLARED;
}
static __PATTERNS: [__rt::Pattern; 1] = [
    __rt::Pattern::automaton(
        "^[A-Z][0-9]{1,3}$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.acf9d12dbb9a671b.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
];
static DECLARED: __rt::Declared = {
    static KEYS: [&::core::primitive::str; 9] = [
        "from",
        "to",
        "title",
        "subject",
        "printed",
        "shelves",
        "limit",
        "book",
        "until",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[8],
            &[("lend", 1), ("find_books", 0), ("close", 2)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                    "find_books",
                    "Look for books in the library.",
                    __rt::keys(&KEYS, 2, 5),
                )
                .titled("Find books")
                .hinted(
                    ::core::option::Option::Some(true),
                    ::core::option::Option::None,
                    ::core::option::Option::None,
                    ::core::option::Option::None,
                )
                .sourced(::toolcall::Source::Mcp),
            ::toolcall::Tool::new(
                    "lend",
                    "Lend a book. Other keys are kept with the loan.",
                    __rt::keys(&KEYS, 7, 2),
                )
                .sourced(::toolcall::Source::Mcp),
            ::toolcall::Tool::new("close", "Close for today.", __rt::keys(&KEYS, 0, 0))
                .sourced(::toolcall::Source::Mcp),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 5 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(6),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Open(__rt::Run { start: 7, len: 2 }, 9),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Any,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 0 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Default(1),
                    },
                ],
                defaults: &["10", "null"],
            },
            checks: &[
                __rt::Check::MinLength(1),
                __rt::Check::MaxItems(5),
                __rt::Check::Pattern(0),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(50)),
            ],
            names: &["novel", "history", "science"],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &__PATTERNS,
        roots: &[0, 8, 11],
        returns: &[],
        level: __rt::Level::Exact,
        limits: __rt::Limits::USUAL,
    }
};
/// The schemas of every rendered dialect; one that is not named is not linked.
pub mod schemas {
    /// The tools as `openai` takes them: a JSON array.
    pub static OPENAI: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.openai.0000000000000000.json"
    );
    /// The tools as `openai-strict` takes them: a JSON array.
    pub static OPENAI_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.openai-strict.0000000000000000.json"
    );
    /// The tools as `openai-responses` takes them: a JSON array.
    pub static OPENAI_RESPONSES: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.openai-responses.0000000000000000.json"
    );
    /// The tools as `openai-responses-strict` takes them: a JSON array.
    pub static OPENAI_RESPONSES_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.openai-responses-strict.0000000000000000.json"
    );
    /// The tools as `anthropic` takes them: a JSON array.
    pub static ANTHROPIC: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.anthropic.0000000000000000.json"
    );
    /// The tools as `anthropic-strict` takes them: a JSON array.
    pub static ANTHROPIC_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.anthropic-strict.0000000000000000.json"
    );
    /// The tools as `gemini` takes them: a JSON array.
    pub static GEMINI: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.gemini.0000000000000000.json"
    );
    /// The tools as `gemini-json` takes them: a JSON array.
    pub static GEMINI_JSON: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.gemini-json.0000000000000000.json"
    );
    /// The tools as `mcp` takes them: a JSON array.
    pub static MCP: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.mcp.0000000000000000.json"
    );
    /// The tools as `mcp-2025-11-25` takes them: a JSON array.
    pub static MCP_2025_11_25: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.mcp-2025-11-25.0000000000000000.json"
    );
    /// The tools as `bedrock` takes them: a JSON array.
    pub static BEDROCK: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.bedrock.0000000000000000.json"
    );
    /// The tools as `mistral` takes them: a JSON array.
    pub static MISTRAL: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.mistral.0000000000000000.json"
    );
    /// The tools as `cohere` takes them: a JSON array.
    pub static COHERE: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.cohere.0000000000000000.json"
    );
    /// The tools as `ollama` takes them: a JSON array.
    pub static OLLAMA: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared.ollama.0000000000000000.json"
    );
}
/// The tools, and their schemas in every rendered dialect.
pub static TOOLS: ::toolcall::Toolset = ::toolcall::Toolset::new(
    &DECLARED,
    &[
        __rt::View {
            dialect: ::toolcall::Dialect::Openai,
            block: schemas::OPENAI,
            tools: &[(1, 655), (656, 923), (924, 1095)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 773), (774, 1093), (1094, 1278)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 642), (643, 897), (898, 1056)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 760), (761, 1067), (1068, 1239)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 611), (612, 854), (855, 982)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 655), (656, 898), (899, 1040)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 567), (568, 812), (813, 862)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 673), (674, 921), (922, 971)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 667), (668, 890), (891, 1017)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 667), (668, 890), (891, 1017)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 632), (633, 896), (897, 1045)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 655), (656, 923), (924, 1095)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 698), (699, 986), (987, 1143)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 640), (641, 909), (910, 1037)],
        },
    ],
    ::toolcall::__catalog!("declared.0000000000000000.catalog"),
);
/// The arguments of `find_books`.
#[derive(::core::clone::Clone, ::core::cmp::PartialEq)]
pub struct FindBooks<'a> {
    /// `title`
    pub title: &'a ::core::primitive::str,
    /// `subject`
    pub subject: ::core::option::Option<FindBooksSubject>,
    /// `printed`
    pub printed: ::core::option::Option<FindBooksPrinted>,
    /// `shelves`
    pub shelves: ::core::option::Option<::std::vec::Vec<&'a ::core::primitive::str>>,
    /// `limit`
    pub limit: ::core::primitive::i64,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> ::core::fmt::Debug for FindBooks<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("FindBooks { .. }")
        }
    }
    impl<'a> FindBooks<'a> {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse(
            __arguments: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __rt::parse(Set::DECLARED, 0, __arguments, __scratch)
        }
        /// Validates and coerces arguments: what `Toolset::check` does for this tool.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn check<'__s>(
            __arguments: &[::core::primitive::u8],
            __policy: ::toolcall::Policy,
            __scratch: &'__s mut ::toolcall::Scratch,
            __out: &mut ::std::vec::Vec<::core::primitive::u8>,
        ) -> ::core::result::Result<(), &'__s ::toolcall::Rejection> {
            __rt::check(Set::DECLARED, 0, __arguments, __policy, __scratch, __out)
        }
    }
    const __KEYS: &[__rt::Key; 5] = &[
        __rt::Key::required(&"title"),
        __rt::Key::optional(&"subject"),
        __rt::Key::optional(&"printed"),
        __rt::Key::optional(&"shelves"),
        __rt::Key::optional(&"limit"),
    ];
    static __PATTERN_ACF9D12DBB9A671B: __rt::Pattern = __rt::Pattern::automaton(
        "^[A-Z][0-9]{1,3}$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.acf9d12dbb9a671b.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    struct __Slots<'a> {
        title: &'a ::core::primitive::str,
        subject: ::core::option::Option<FindBooksSubject>,
        printed: ::core::option::Option<FindBooksPrinted>,
        shelves: ::core::option::Option<::std::vec::Vec<&'a ::core::primitive::str>>,
        limit: ::core::primitive::i64,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(1, ::core::primitive::u32::MAX, &mut self.title),
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.subject,
                            <FindBooksSubject as __rt::Value<'a>>::read,
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.printed,
                            <FindBooksPrinted as __rt::Value<'a>>::read,
                        )
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.shelves,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        5,
                                        |__cursor| {
                                            __cursor
                                                .read_matching(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    &__PATTERN_ACF9D12DBB9A671B,
                                                )
                                        },
                                    )
                            },
                        )
                }
                4 => __cursor.put_default_i64(1, 50, &mut self.limit),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"title\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(1, ::core::primitive::u32::MAX, &mut self.title)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"subject\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.subject,
                        <FindBooksSubject as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"printed\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.printed,
                        <FindBooksPrinted as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"shelves\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.shelves,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    5,
                                    |__cursor| {
                                        __cursor
                                            .read_matching(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                &__PATTERN_ACF9D12DBB9A671B,
                                            )
                                    },
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"limit\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor.next_default_i64(1, 50, &mut self.limit)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Arguments<'a> for FindBooks<'a> {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                title: "",
                subject: ::core::option::Option::None,
                printed: ::core::option::Option::None,
                shelves: ::core::option::Option::None,
                limit: 10,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                title: __slots.title,
                subject: __slots.subject,
                printed: __slots.printed,
                shelves: __slots.shelves,
                limit: __slots.limit,
            });
            ::core::result::Result::Ok(())
        }
    }
};
/// The arguments of `lend`.
#[derive(::core::clone::Clone, ::core::cmp::PartialEq)]
pub struct Lend<'a> {
    /// `book`
    pub book: ::core::primitive::i64,
    /// `until`
    pub until: ::core::option::Option<&'a ::core::primitive::str>,
    /// The keys that are not declared, and their values.
    pub others: ::std::vec::Vec<(&'a ::core::primitive::str, ::toolcall::RawJson<'a>)>,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> ::core::fmt::Debug for Lend<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Lend { .. }")
        }
    }
    impl<'a> Lend<'a> {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse(
            __arguments: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __rt::parse(Set::DECLARED, 1, __arguments, __scratch)
        }
        /// Validates and coerces arguments: what `Toolset::check` does for this tool.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn check<'__s>(
            __arguments: &[::core::primitive::u8],
            __policy: ::toolcall::Policy,
            __scratch: &'__s mut ::toolcall::Scratch,
            __out: &mut ::std::vec::Vec<::core::primitive::u8>,
        ) -> ::core::result::Result<(), &'__s ::toolcall::Rejection> {
            __rt::check(Set::DECLARED, 1, __arguments, __policy, __scratch, __out)
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"book"),
        __rt::Key::optional(&"until"),
    ];
    struct __Slots<'a> {
        book: ::core::primitive::i64,
        until: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => {
                    __cursor
                        .put_i64(
                            -9223372036854775808,
                            9223372036854775807,
                            &mut self.book,
                        )
                }
                1 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.until)
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"book\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_i64(-9223372036854775808, 9223372036854775807, &mut self.book)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"until\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.until)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Arguments<'a> for Lend<'a> {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                book: 0,
                until: ::core::option::Option::None,
            };
            let (_, __others) = __cursor
                .read_open::<
                    _,
                    1,
                >(__KEYS, &mut __slots, |__cursor| __cursor.read_kept())?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                book: __slots.book,
                until: __slots.until,
                others: __others,
            });
            ::core::result::Result::Ok(())
        }
    }
};
/// The arguments of `close`.
#[derive(::core::clone::Clone, ::core::cmp::PartialEq)]
pub struct Close {}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl ::core::fmt::Debug for Close {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Close { .. }")
        }
    }
    impl Close {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse<'a>(
            __arguments: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __rt::parse(Set::DECLARED, 2, __arguments, __scratch)
        }
        /// Validates and coerces arguments: what `Toolset::check` does for this tool.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn check<'__s>(
            __arguments: &[::core::primitive::u8],
            __policy: ::toolcall::Policy,
            __scratch: &'__s mut ::toolcall::Scratch,
            __out: &mut ::std::vec::Vec<::core::primitive::u8>,
        ) -> ::core::result::Result<(), &'__s ::toolcall::Rejection> {
            __rt::check(Set::DECLARED, 2, __arguments, __policy, __scratch, __out)
        }
    }
    const __KEYS: &[__rt::Key; 0] = &[];
    struct __Slots {}
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            ::core::result::Result::Err(__rt::Stop)
        }
    }
    impl<'a> __rt::Arguments<'a> for Close {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {};
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {});
            ::core::result::Result::Ok(())
        }
    }
};
/// One of the names.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq
)]
pub enum FindBooksSubject {
    /// `novel`
    Novel,
    /// `history`
    History,
    /// `science`
    Science,
}
impl ::core::convert::AsRef<::core::primitive::str> for FindBooksSubject {
    fn as_ref(&self) -> &::core::primitive::str {
        match self {
            Self::Novel => "novel",
            Self::History => "history",
            Self::Science => "science",
        }
    }
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for FindBooksSubject {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "novel" => Self::Novel,
                    "history" => Self::History,
                    "science" => Self::Science,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};
/// A value of the arguments.
#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]
pub struct FindBooksPrinted {
    /// `from`
    pub from: ::core::primitive::i64,
    /// `to`
    pub to: ::core::option::Option<::core::primitive::i64>,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"from"),
        __rt::Key::optional(&"to"),
    ];
    struct __Slots {
        from: ::core::primitive::i64,
        to: ::core::option::Option<::core::primitive::i64>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => {
                    __cursor
                        .put_i64(
                            -9223372036854775808,
                            9223372036854775807,
                            &mut self.from,
                        )
                }
                1 => {
                    __cursor
                        .put_option_i64(
                            -9223372036854775808,
                            9223372036854775807,
                            &mut self.to,
                        )
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"from\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_i64(-9223372036854775808, 9223372036854775807, &mut self.from)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"to\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_i64(
                        -9223372036854775808,
                        9223372036854775807,
                        &mut self.to,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for FindBooksPrinted {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                from: 0,
                to: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                from: __slots.from,
                to: __slots.to,
            })
        }
    }
};
/// What a program does for each tool, where nothing is awaited.
pub trait Handlers {
    /// What goes wrong; the model reads its text.
    type Error: ::core::fmt::Display;
    /// `find_books`
    fn find_books(
        &self,
        arguments: FindBooks<'_>,
    ) -> ::core::result::Result<::toolcall::ToolResult, Self::Error>;
    /// `lend`
    fn lend(
        &self,
        arguments: Lend<'_>,
    ) -> ::core::result::Result<::toolcall::ToolResult, Self::Error>;
    /// `close`
    fn close(
        &self,
        arguments: Close,
    ) -> ::core::result::Result<::toolcall::ToolResult, Self::Error>;
}
/// What a program does for each tool, awaited. An `async fn` implements a method.
pub trait AsyncHandlers {
    /// What goes wrong; the model reads its text.
    type Error: ::core::fmt::Display;
    /// `find_books`
    fn find_books(
        &self,
        arguments: FindBooks<'_>,
    ) -> impl ::core::future::Future<
        Output = ::core::result::Result<::toolcall::ToolResult, Self::Error>,
    > + ::core::marker::Send;
    /// `lend`
    fn lend(
        &self,
        arguments: Lend<'_>,
    ) -> impl ::core::future::Future<
        Output = ::core::result::Result<::toolcall::ToolResult, Self::Error>,
    > + ::core::marker::Send;
    /// `close`
    fn close(
        &self,
        arguments: Close,
    ) -> impl ::core::future::Future<
        Output = ::core::result::Result<::toolcall::ToolResult, Self::Error>,
    > + ::core::marker::Send;
}
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{AsyncHandlers, DECLARED, Handlers, FindBooks, Lend, Close};
    /// Finds, parses, calls what `handlers` do for the tool, and writes.
    pub fn call_sync<'s, H: Handlers + ?::core::marker::Sized>(
        handlers: &H,
        name: &::core::primitive::str,
        arguments: &'s [::core::primitive::u8],
        scratch: &'s mut ::toolcall::Scratch,
        reply: &mut ::toolcall::Reply,
    ) -> ::toolcall::Outcome<'s> {
        reply.clear();
        match DECLARED.find(name) {
            ::core::option::Option::Some(0) => {
                __rt::run(
                    handlers,
                    arguments,
                    scratch,
                    reply,
                    |handlers, arguments, scratch, reply| __rt::handle(
                        FindBooks::parse(arguments, scratch),
                        reply,
                        |arguments| <H as Handlers>::find_books(handlers, arguments),
                    ),
                )
            }
            ::core::option::Option::Some(1) => {
                __rt::run(
                    handlers,
                    arguments,
                    scratch,
                    reply,
                    |handlers, arguments, scratch, reply| __rt::handle(
                        Lend::parse(arguments, scratch),
                        reply,
                        |arguments| <H as Handlers>::lend(handlers, arguments),
                    ),
                )
            }
            ::core::option::Option::Some(2) => {
                __rt::run(
                    handlers,
                    arguments,
                    scratch,
                    reply,
                    |handlers, arguments, scratch, reply| __rt::handle(
                        Close::parse(arguments, scratch),
                        reply,
                        |arguments| <H as Handlers>::close(handlers, arguments),
                    ),
                )
            }
            _ => __rt::unknown(&DECLARED, name, scratch, reply),
        }
    }
    async fn chunk_0<'s, H: AsyncHandlers + ?::core::marker::Sized>(
        handlers: &H,
        tool: ::core::primitive::usize,
        arguments: &'s [::core::primitive::u8],
        scratch: &'s mut ::toolcall::Scratch,
        reply: &mut ::toolcall::Reply,
    ) -> ::toolcall::Outcome<'s> {
        match tool {
            0 => {
                __rt::handle_async(
                        reply,
                        move || FindBooks::parse(arguments, scratch),
                        |arguments| <H as AsyncHandlers>::find_books(handlers, arguments),
                    )
                    .await
            }
            1 => {
                __rt::handle_async(
                        reply,
                        move || Lend::parse(arguments, scratch),
                        |arguments| <H as AsyncHandlers>::lend(handlers, arguments),
                    )
                    .await
            }
            2 => {
                __rt::handle_async(
                        reply,
                        move || Close::parse(arguments, scratch),
                        |arguments| <H as AsyncHandlers>::close(handlers, arguments),
                    )
                    .await
            }
            _ => __rt::needs_await(scratch, reply),
        }
    }
    /// The same, awaited.
    pub async fn call<'s, H: AsyncHandlers + ?::core::marker::Sized>(
        handlers: &H,
        name: &::core::primitive::str,
        arguments: &'s [::core::primitive::u8],
        scratch: &'s mut ::toolcall::Scratch,
        reply: &mut ::toolcall::Reply,
    ) -> ::toolcall::Outcome<'s> {
        reply.clear();
        match DECLARED.find(name) {
            ::core::option::Option::Some(tool @ 0..=2) => {
                chunk_0(handlers, tool, arguments, scratch, reply).await
            }
            _ => __rt::unknown(&DECLARED, name, scratch, reply),
        }
    }
}
pub use self::__dispatch::{call, call_sync};
impl<H: Handlers> __rt::Uses<[H; 1]> for Set {
    fn uses() {
        let _ = call_sync::<H>;
    }
}
impl<H: AsyncHandlers> __rt::Uses<[H; 2]> for Set {
    fn uses() {
        let _ = call::<H>;
    }
}
const _: () = {
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (FindBooks::parse, FindBooks::check);
    let _ = (Lend::parse, Lend::check);
    let _ = (Close::parse, Close::check);
};

