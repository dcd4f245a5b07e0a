// Part.efb90cca0dc814dc.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::optional(&"share")];
    struct __Slots {
        share: ::core::option::Option<f64>,
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
                            &mut self.share,
                            |__cursor| {
                                __cursor
                                    .read_multiple(
                                        1,
                                        1,
                                        |__cursor| {
                                            __cursor
                                                .read_f64(
                                                    ::core::primitive::f64::MIN,
                                                    ::core::primitive::f64::MAX,
                                                )
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
            if __cursor.key(b"\"share\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_with(
                        &mut self.share,
                        |__cursor| {
                            __cursor
                                .read_multiple(
                                    1,
                                    1,
                                    |__cursor| {
                                        __cursor
                                            .read_f64(
                                                ::core::primitive::f64::MIN,
                                                ::core::primitive::f64::MAX,
                                            )
                                    },
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Part {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                share: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                share: __slots.share.unwrap_or(0.5),
            })
        }
    }
};

// pay.afb88563e7d84111.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `pay`, parsed.
    pub struct __Args {
        /// `amount`
        pub amount: f64,
        /// `rate`
        pub rate: Option<f32>,
        /// `parts`
        pub parts: Option<Vec<Part>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Pay { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"amount"),
        __rt::Key::optional(&"rate"),
        __rt::Key::optional(&"parts"),
    ];
    struct __Slots {
        amount: ::core::option::Option<f64>,
        rate: Option<f32>,
        parts: Option<Vec<Part>>,
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
                            &mut self.amount,
                            |__cursor| {
                                __cursor
                                    .read_multiple(
                                        1,
                                        2,
                                        |__cursor| {
                                            __cursor.read_f64(0.0, ::core::primitive::f64::MAX)
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.rate,
                            |__cursor| {
                                __cursor
                                    .read_multiple(
                                        25,
                                        2,
                                        |__cursor| {
                                            __cursor
                                                .read_f32(
                                                    ::core::primitive::f64::MIN,
                                                    ::core::primitive::f64::MAX,
                                                )
                                        },
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.parts,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Part as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"amount\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.amount,
                    |__cursor| {
                        __cursor
                            .read_multiple(
                                1,
                                2,
                                |__cursor| {
                                    __cursor.read_f64(0.0, ::core::primitive::f64::MAX)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"rate\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.rate,
                        |__cursor| {
                            __cursor
                                .read_multiple(
                                    25,
                                    2,
                                    |__cursor| {
                                        __cursor
                                            .read_f32(
                                                ::core::primitive::f64::MIN,
                                                ::core::primitive::f64::MAX,
                                            )
                                    },
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"parts\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.parts,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Part as __rt::Value<'a>>::read,
                                )
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
                amount: ::core::option::Option::None,
                rate: ::core::option::Option::None,
                parts: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                amount: __slots.amount.ok_or(__rt::Stop)?,
                rate: __slots.rate,
                parts: __slots.parts,
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
                            __reply, pay(__arguments.amount, __arguments.rate,
                            __arguments.parts)
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

// schedule.6118e2592d2203b4.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `schedule`, parsed.
    pub struct __Args {
        /// `minutes`
        pub minutes: u32,
        /// `offset`
        pub offset: i64,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Schedule { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"minutes"),
        __rt::Key::optional(&"offset"),
    ];
    struct __Slots {
        minutes: ::core::option::Option<u32>,
        offset: ::core::option::Option<i64>,
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
                            &mut self.minutes,
                            |__cursor| {
                                __cursor
                                    .read_multiple(15, 0, |__cursor| __cursor.read_u64(0, 240))
                                    .map(|__value| __value as ::core::primitive::u32)
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_default_with(
                            &mut self.offset,
                            |__cursor| {
                                __cursor
                                    .read_multiple(
                                        5,
                                        0,
                                        |__cursor| {
                                            __cursor.read_i64(-9223372036854775808, 9223372036854775807)
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
            if !__cursor.key(b"\"minutes\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.minutes,
                    |__cursor| {
                        __cursor
                            .read_multiple(15, 0, |__cursor| __cursor.read_u64(0, 240))
                            .map(|__value| __value as ::core::primitive::u32)
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"offset\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_with(
                        &mut self.offset,
                        |__cursor| {
                            __cursor
                                .read_multiple(
                                    5,
                                    0,
                                    |__cursor| {
                                        __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                                    },
                                )
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
                minutes: ::core::option::Option::None,
                offset: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                minutes: __slots.minutes.ok_or(__rt::Stop)?,
                offset: __slots.offset.unwrap_or(10),
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
                        ::toolcall::__write_returned!(
                            __reply, schedule(__arguments.minutes, __arguments.offset)
                        ),
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
    static KEYS: [&::core::primitive::str; 6] = [
        "minutes",
        "offset",
        "share",
        "amount",
        "rate",
        "parts",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[0], &[("pay", 1), ("schedule", 0)]),
        tools: &[
            ::toolcall::Tool::new(
                "schedule",
                "Schedule a meeting.",
                __rt::keys(&KEYS, 0, 2),
            ),
            ::toolcall::Tool::new("pay", "Pay an amount.", __rt::keys(&KEYS, 3, 3)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F32),
                    nullable: true,
                    checks: __rt::Run { start: 6, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(7),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 1 },
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
                        node: 2,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Default(1),
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
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &["10", "0.5"],
            },
            checks: &[
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(240)),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 15,
                    places: 0,
                }),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 5,
                    places: 0,
                }),
                __rt::Check::Minimum(__rt::Bound::Number(0.0)),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 1,
                    places: 2,
                }),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 25,
                    places: 2,
                }),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 1,
                    places: 1,
                }),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 3],
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
            tools: &[(1, 457), (458, 1021)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 414), (415, 1022)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 444), (445, 995)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 401), (402, 996)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 413), (414, 971)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 356), (357, 880)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 327), (328, 809)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 366), (367, 902)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 412), (413, 931)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 412), (413, 931)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 434), (435, 1013)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 457), (458, 1021)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 371), (372, 966)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 342), (343, 841)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `schedule`.
pub type Schedule<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `pay`.
pub type Pay<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Schedule, Pay};
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
                __rt::run(&(), arguments, scratch, reply, <Schedule<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Pay<'s>>::__call)
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
    let _ = (<Schedule<'static>>::parse, <Schedule<'static>>::check);
    let _ = (<Pay<'static>>::parse, <Pay<'static>>::check);
};

