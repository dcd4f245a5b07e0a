// count.5921cfa8e534312c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `count`, parsed.
    pub struct __Args {
        /// `step`
        pub step: NonZeroU64,
        /// `last`
        pub last: Option<u64>,
        /// `pieces`
        pub pieces: std::collections::BTreeMap<String, i64>,
        /// `sign`
        pub sign: i64,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Count { .. }")
        }
    }
    const _: () = ::core::assert!(STEP == 5);
    const _: () = ::core::assert!(STEP == 5);
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::optional(&"step"),
        __rt::Key::optional(&"last"),
        __rt::Key::required(&"pieces"),
        __rt::Key::optional(&"sign"),
    ];
    struct __Slots {
        step: ::core::option::Option<NonZeroU64>,
        last: Option<u64>,
        pieces: ::core::option::Option<std::collections::BTreeMap<String, i64>>,
        sign: ::core::option::Option<i64>,
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
                        .put_default_with(
                            &mut self.step,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor.read_u64(1, 18446744073709551615)
                                    })
                                    .and_then(|__value| __rt::nonzero(
                                        ::core::num::NonZero::new(__value),
                                    ))
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.last,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor.read_u64(0, 18446744073709551615)
                                    })
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_with(
                            &mut self.pieces,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        std::collections::BTreeMap<String, i64>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                        |__cursor| {
                                            __cursor
                                                .read_quoted(|__cursor| {
                                                    __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                                                })
                                        },
                                    )
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_default_with(
                            &mut self.sign,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor
                                            .read_outside(
                                                1,
                                                9007199254740993,
                                                |__cursor| {
                                                    __cursor
                                                        .read_outside(
                                                            -1,
                                                            1,
                                                            |__cursor| __cursor.read_i64(-1, 9007199254740993),
                                                        )
                                                },
                                            )
                                    })
                            },
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
            if __cursor.key(b"\"step\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_with(
                        &mut self.step,
                        |__cursor| {
                            __cursor
                                .read_quoted(|__cursor| {
                                    __cursor.read_u64(1, 18446744073709551615)
                                })
                                .and_then(|__value| __rt::nonzero(
                                    ::core::num::NonZero::new(__value),
                                ))
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"last\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.last,
                        |__cursor| {
                            __cursor
                                .read_quoted(|__cursor| {
                                    __cursor.read_u64(0, 18446744073709551615)
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"pieces\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor
                .next_with(
                    &mut self.pieces,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                std::collections::BTreeMap<String, i64>,
                            >(
                                |__cursor| {
                                    __cursor
                                        .read_str(0, ::core::primitive::u32::MAX)
                                        .map(::std::borrow::ToOwned::to_owned)
                                },
                                |__cursor| {
                                    __cursor
                                        .read_quoted(|__cursor| {
                                            __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                                        })
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"sign\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_default_with(
                        &mut self.sign,
                        |__cursor| {
                            __cursor
                                .read_quoted(|__cursor| {
                                    __cursor
                                        .read_outside(
                                            1,
                                            9007199254740993,
                                            |__cursor| {
                                                __cursor
                                                    .read_outside(
                                                        -1,
                                                        1,
                                                        |__cursor| __cursor.read_i64(-1, 9007199254740993),
                                                    )
                                            },
                                        )
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Arguments<'a> for __Args {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                step: ::core::option::Option::None,
                last: ::core::option::Option::None,
                pieces: ::core::option::Option::None,
                sign: ::core::option::Option::None,
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            let __seen = __rt::Seen::of(&__words);
            *__place = ::core::option::Option::Some(Self {
                step: match __slots.step {
                    ::core::option::Option::Some(__value) => __value,
                    ::core::option::Option::None => {
                        __rt::nonzero(::core::num::NonZero::new(5))?
                    }
                },
                last: if __seen.has(1) {
                    __slots.last
                } else {
                    ::core::option::Option::Some(5)
                },
                pieces: __slots.pieces.ok_or(__rt::Stop)?,
                sign: __slots.sign.unwrap_or(1),
            });
            ::core::result::Result::Ok(())
        }
    }
    impl __Args {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse<'a>(
            __arguments: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __rt::parse(__tools::Set::DECLARED, 2, __arguments, __scratch)
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
            __rt::check(
                __tools::Set::DECLARED,
                2,
                __arguments,
                __policy,
                __scratch,
                __out,
            )
        }
        #[doc(hidden)]
        pub(crate) fn __call<'a>(
            _: &(),
            __bytes: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
            __reply: &mut ::toolcall::Reply,
        ) -> __rt::Called<'a> {
            let mut __place: ::core::option::Option<Self> = ::core::option::Option::None;
            let __rejection = __rt::parse_into(
                __tools::Set::DECLARED,
                2,
                __bytes,
                __scratch,
                &mut __place,
            );
            match __place {
                ::core::option::Option::Some(__arguments) => {
                    __rt::Called::ran(
                        ::toolcall::__write_returned!(
                            __reply, count(__arguments.step, __arguments.last,
                            __arguments.pieces, __arguments.sign)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<2> for __tools::Set {
        type Args<'a> = __Args;
    }
};

// open.f9406de0f70f9bf1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `open`, parsed.
    pub struct __Args {
        /// `id`
        pub id: u64,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Open { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"id")];
    struct __Slots {
        id: ::core::option::Option<u64>,
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
                        .put_with(
                            &mut self.id,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor.read_u64(0, 18446744073709551615)
                                    })
                            },
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
            if !__cursor.key(b"\"id\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.id,
                    |__cursor| {
                        __cursor
                            .read_quoted(|__cursor| {
                                __cursor.read_u64(0, 18446744073709551615)
                            })
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Arguments<'a> for __Args {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                id: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                id: __slots.id.ok_or(__rt::Stop)?,
            });
            ::core::result::Result::Ok(())
        }
    }
    impl __Args {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse<'a>(
            __arguments: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __rt::parse(__tools::Set::DECLARED, 0, __arguments, __scratch)
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
            __rt::check(
                __tools::Set::DECLARED,
                0,
                __arguments,
                __policy,
                __scratch,
                __out,
            )
        }
        #[doc(hidden)]
        pub(crate) fn __call<'a>(
            _: &(),
            __bytes: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
            __reply: &mut ::toolcall::Reply,
        ) -> __rt::Called<'a> {
            let mut __place: ::core::option::Option<Self> = ::core::option::Option::None;
            let __rejection = __rt::parse_into(
                __tools::Set::DECLARED,
                0,
                __bytes,
                __scratch,
                &mut __place,
            );
            match __place {
                ::core::option::Option::Some(__arguments) => {
                    __rt::Called::ran(
                        ::toolcall::__write_returned!(__reply, open(__arguments.id)),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<0> for __tools::Set {
        type Args<'a> = __Args;
    }
};

// tools.rs
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
static DECLARED: __rt::Declared = {
    static KEYS: [&::core::primitive::str; 9] = [
        "id",
        "cents",
        "from",
        "limit",
        "to",
        "step",
        "last",
        "pieces",
        "sign",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[4], &[("open", 0), ("count", 2), ("transfer", 1)]),
        tools: &[
            ::toolcall::Tool::new("open", "Open an account.", __rt::keys(&KEYS, 0, 1)),
            ::toolcall::Tool::new("transfer", "Move money.", __rt::keys(&KEYS, 1, 4)),
            ::toolcall::Tool::new("count", "Count by text.", __rt::keys(&KEYS, 5, 4)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 1, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 4 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U64),
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I128),
                    nullable: true,
                    checks: __rt::Run { start: 7, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(7),
                    nullable: false,
                    checks: __rt::Run { start: 9, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U128),
                    nullable: false,
                    checks: __rt::Run { start: 10, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U64),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U64),
                    nullable: true,
                    checks: __rt::Run { start: 13, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(12, 13),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 14, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 15, len: 5 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Default(2),
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Default(3),
                    },
                ],
                defaults: &["\"10\"", "\"5\"", "\"5\"", "\"1\""],
            },
            checks: &[
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(1000000)),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 5,
                    places: 0,
                }),
                __rt::Check::Format(__rt::Format::Integer),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Format(__rt::Format::Integer),
                __rt::Check::Gap(__rt::Bound::Integer(-10), __rt::Bound::Integer(10)),
                __rt::Check::MaxItems(3),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Format(__rt::Format::Integer),
                __rt::Check::Format(__rt::Format::Integer),
                __rt::Check::Minimum(__rt::Bound::Integer(-1)),
                __rt::Check::Maximum(__rt::Bound::Integer(9007199254740993)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Gap(
                    __rt::Bound::Integer(1),
                    __rt::Bound::Integer(9007199254740993),
                ),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 2, 8],
        returns: &[],
        level: __rt::Level::Exact,
        limits: __rt::Limits::USUAL,
    }
};
/// The schemas of every rendered dialect; one that is not named is not linked.
pub mod schemas {
    /// The tools as `openai` takes them: a JSON array.
    pub static OPENAI: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.openai.0000000000000000.json"
    );
    /// The tools as `openai-strict` takes them: a JSON array.
    pub static OPENAI_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.openai-strict.0000000000000000.json"
    );
    /// The tools as `openai-responses` takes them: a JSON array.
    pub static OPENAI_RESPONSES: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.openai-responses.0000000000000000.json"
    );
    /// The tools as `openai-responses-strict` takes them: a JSON array.
    pub static OPENAI_RESPONSES_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.openai-responses-strict.0000000000000000.json"
    );
    /// The tools as `anthropic` takes them: a JSON array.
    pub static ANTHROPIC: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.anthropic.0000000000000000.json"
    );
    /// The tools as `anthropic-strict` takes them: a JSON array.
    pub static ANTHROPIC_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.anthropic-strict.0000000000000000.json"
    );
    /// The tools as `gemini` takes them: a JSON array.
    pub static GEMINI: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.gemini.0000000000000000.json"
    );
    /// The tools as `gemini-json` takes them: a JSON array.
    pub static GEMINI_JSON: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.gemini-json.0000000000000000.json"
    );
    /// The tools as `mcp` takes them: a JSON array.
    pub static MCP: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.mcp.0000000000000000.json"
    );
    /// The tools as `mcp-2025-11-25` takes them: a JSON array.
    pub static MCP_2025_11_25: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.mcp-2025-11-25.0000000000000000.json"
    );
    /// The tools as `bedrock` takes them: a JSON array.
    pub static BEDROCK: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.bedrock.0000000000000000.json"
    );
    /// The tools as `mistral` takes them: a JSON array.
    pub static MISTRAL: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.mistral.0000000000000000.json"
    );
    /// The tools as `cohere` takes them: a JSON array.
    pub static COHERE: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.cohere.0000000000000000.json"
    );
    /// The tools as `ollama` takes them: a JSON array.
    pub static OLLAMA: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.ollama.0000000000000000.json"
    );
}
/// The tools, and their schemas in every rendered dialect.
pub static TOOLS: ::toolcall::Toolset = ::toolcall::Toolset::new(
    &DECLARED,
    &[
        __rt::View {
            dialect: ::toolcall::Dialect::Openai,
            block: schemas::OPENAI,
            tools: &[(1, 331), (332, 1015), (1016, 1679)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 329), (330, 1039), (1040, 1703)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 318), (319, 989), (990, 1640)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 316), (317, 1013), (1014, 1664)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 287), (288, 946), (947, 1585)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 300), (301, 967), (968, 1621)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 255), (256, 873), (874, 1407)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 308), (309, 1002), (1003, 1680)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 286), (287, 925), (926, 1544)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 286), (287, 925), (926, 1544)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 308), (309, 988), (989, 1648)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 331), (332, 1015), (1016, 1679)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 329), (330, 1083), (1084, 1801)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 300), (301, 1006), (1007, 1608)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `open`.
pub type Open<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `transfer`.
pub type Transfer<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `count`.
pub type Count<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Open, Transfer, Count};
    /// `call_sync` as a value.
    pub const DISPATCHER: ::toolcall::Dispatcher<Context> = ::toolcall::Dispatcher::new(
        call_sync,
    );
    /// Finds, parses, calls and writes, without an await. A tool that must be awaited fails here.
    pub fn call_sync<'s>(
        context: &Context,
        name: &::core::primitive::str,
        arguments: &'s [::core::primitive::u8],
        scratch: &'s mut ::toolcall::Scratch,
        reply: &mut ::toolcall::Reply,
    ) -> ::toolcall::Outcome<'s> {
        run(context, DECLARED.find(name), name, arguments, scratch, reply)
    }
    #[inline(always)]
    fn run<'s>(
        _context: &Context,
        tool: ::core::option::Option<::core::primitive::usize>,
        name: &::core::primitive::str,
        arguments: &'s [::core::primitive::u8],
        scratch: &'s mut ::toolcall::Scratch,
        reply: &mut ::toolcall::Reply,
    ) -> ::toolcall::Outcome<'s> {
        match tool {
            ::core::option::Option::Some(0) => {
                __rt::run(&(), arguments, scratch, reply, <Open<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Transfer<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Count<'s>>::__call)
            }
            _ => __rt::unknown(&DECLARED, name, scratch, reply),
        }
    }
    /// Finds, parses, calls and writes; the future is made of the tools' own futures, without boxing.
    pub async fn call<'s>(
        context: &Context,
        name: &::core::primitive::str,
        arguments: &'s [::core::primitive::u8],
        scratch: &'s mut ::toolcall::Scratch,
        reply: &mut ::toolcall::Reply,
    ) -> ::toolcall::Outcome<'s> {
        reply.clear();
        run(context, DECLARED.find(name), name, arguments, scratch, reply)
    }
}
pub use self::__dispatch::{DISPATCHER, call, call_sync};
::toolcall::__call_value!();
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Open<'static>>::parse, <Open<'static>>::check);
    let _ = (<Transfer<'static>>::parse, <Transfer<'static>>::check);
    let _ = (<Count<'static>>::parse, <Count<'static>>::check);
};

// transfer.8fc9f2d1545822de.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `transfer`, parsed.
    pub struct __Args {
        /// `cents`
        pub cents: i64,
        /// `from`
        pub from: NonZeroU64,
        /// `limit`
        pub limit: Option<i128>,
        /// `to`
        pub to: Vec<u128>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Transfer { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::optional(&"cents"),
        __rt::Key::required(&"from"),
        __rt::Key::optional(&"limit"),
        __rt::Key::required(&"to"),
    ];
    struct __Slots {
        cents: ::core::option::Option<i64>,
        from: ::core::option::Option<NonZeroU64>,
        limit: Option<i128>,
        to: ::core::option::Option<Vec<u128>>,
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
                        .put_default_with(
                            &mut self.cents,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor
                                            .read_multiple(
                                                5,
                                                0,
                                                |__cursor| __cursor.read_i64(1, 1000000),
                                            )
                                    })
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_with(
                            &mut self.from,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor.read_u64(1, 18446744073709551615)
                                    })
                                    .and_then(|__value| __rt::nonzero(
                                        ::core::num::NonZero::new(__value),
                                    ))
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.limit,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| {
                                        __cursor
                                            .read_outside(
                                                -10,
                                                10,
                                                |__cursor| {
                                                    __cursor
                                                        .read_i128(
                                                            -170141183460469231731687303715884105728,
                                                            170141183460469231731687303715884105727,
                                                        )
                                                },
                                            )
                                    })
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_with(
                            &mut self.to,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        3,
                                        |__cursor| {
                                            __cursor
                                                .read_quoted(|__cursor| {
                                                    __cursor
                                                        .read_u128(0, 340282366920938463463374607431768211455)
                                                })
                                        },
                                    )
                            },
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
            if __cursor.key(b"\"cents\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_with(
                        &mut self.cents,
                        |__cursor| {
                            __cursor
                                .read_quoted(|__cursor| {
                                    __cursor
                                        .read_multiple(
                                            5,
                                            0,
                                            |__cursor| __cursor.read_i64(1, 1000000),
                                        )
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"from\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.from,
                    |__cursor| {
                        __cursor
                            .read_quoted(|__cursor| {
                                __cursor.read_u64(1, 18446744073709551615)
                            })
                            .and_then(|__value| __rt::nonzero(
                                ::core::num::NonZero::new(__value),
                            ))
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"limit\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.limit,
                        |__cursor| {
                            __cursor
                                .read_quoted(|__cursor| {
                                    __cursor
                                        .read_outside(
                                            -10,
                                            10,
                                            |__cursor| {
                                                __cursor
                                                    .read_i128(
                                                        -170141183460469231731687303715884105728,
                                                        170141183460469231731687303715884105727,
                                                    )
                                            },
                                        )
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"to\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor
                .next_with(
                    &mut self.to,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                3,
                                |__cursor| {
                                    __cursor
                                        .read_quoted(|__cursor| {
                                            __cursor
                                                .read_u128(0, 340282366920938463463374607431768211455)
                                        })
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Arguments<'a> for __Args {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                cents: ::core::option::Option::None,
                from: ::core::option::Option::None,
                limit: ::core::option::Option::None,
                to: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                cents: __slots.cents.unwrap_or(10),
                from: __slots.from.ok_or(__rt::Stop)?,
                limit: __slots.limit,
                to: __slots.to.ok_or(__rt::Stop)?,
            });
            ::core::result::Result::Ok(())
        }
    }
    impl __Args {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse<'a>(
            __arguments: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __rt::parse(__tools::Set::DECLARED, 1, __arguments, __scratch)
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
            __rt::check(
                __tools::Set::DECLARED,
                1,
                __arguments,
                __policy,
                __scratch,
                __out,
            )
        }
        #[doc(hidden)]
        pub(crate) fn __call<'a>(
            _: &(),
            __bytes: &'a [::core::primitive::u8],
            __scratch: &'a mut ::toolcall::Scratch,
            __reply: &mut ::toolcall::Reply,
        ) -> __rt::Called<'a> {
            let mut __place: ::core::option::Option<Self> = ::core::option::Option::None;
            let __rejection = __rt::parse_into(
                __tools::Set::DECLARED,
                1,
                __bytes,
                __scratch,
                &mut __place,
            );
            match __place {
                ::core::option::Option::Some(__arguments) => {
                    __rt::Called::ran(
                        ::toolcall::__write_returned!(
                            __reply, transfer(__arguments.cents, __arguments.from,
                            __arguments.limit, __arguments.to)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<1> for __tools::Set {
        type Args<'a> = __Args;
    }
};

