// narrowed.4490f54f130292d3.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `narrowed`, parsed.
    pub struct __Args {
        /// `both`
        pub both: u32,
        /// `half_open`
        pub half_open: i16,
        /// `lower`
        pub lower: i64,
        /// `upper`
        pub upper: i64,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Narrowed { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"both"),
        __rt::Key::required(&"half_open"),
        __rt::Key::required(&"lower"),
        __rt::Key::required(&"upper"),
    ];
    struct __Slots {
        both: ::core::primitive::u64,
        half_open: ::core::primitive::i64,
        lower: ::core::primitive::i64,
        upper: ::core::primitive::i64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(1, 16, &mut self.both),
                1 => __cursor.put_i64(0, 9, &mut self.half_open),
                2 => __cursor.put_i64(1, 9223372036854775807, &mut self.lower),
                3 => __cursor.put_i64(-9223372036854775808, -1, &mut self.upper),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"both\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(1, 16, &mut self.both)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"half_open\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_i64(0, 9, &mut self.half_open)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"lower\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_i64(1, 9223372036854775807, &mut self.lower)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"upper\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_i64(-9223372036854775808, -1, &mut self.upper)? {
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
                both: 0,
                half_open: 0,
                lower: 0,
                upper: 0,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                both: __slots.both as ::core::primitive::u32,
                half_open: __slots.half_open as ::core::primitive::i16,
                lower: __slots.lower,
                upper: __slots.upper,
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
                            __reply, narrowed(__arguments.both, __arguments.half_open,
                            __arguments.lower, __arguments.upper)
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

// signed.32b8850d4322d93d.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `signed`, parsed.
    pub struct __Args {
        /// `a`
        pub a: i8,
        /// `b`
        pub b: i16,
        /// `c`
        pub c: i32,
        /// `d`
        pub d: i64,
        /// `e`
        pub e: isize,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Signed { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 5] = &[
        __rt::Key::required(&"a"),
        __rt::Key::required(&"b"),
        __rt::Key::required(&"c"),
        __rt::Key::required(&"d"),
        __rt::Key::required(&"e"),
    ];
    struct __Slots {
        a: ::core::primitive::i64,
        b: ::core::primitive::i64,
        c: ::core::primitive::i64,
        d: ::core::primitive::i64,
        e: ::core::primitive::i64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_i64(-128, 127, &mut self.a),
                1 => __cursor.put_i64(-32768, 32767, &mut self.b),
                2 => __cursor.put_i64(-2147483648, 2147483647, &mut self.c),
                3 => {
                    __cursor
                        .put_i64(-9223372036854775808, 9223372036854775807, &mut self.d)
                }
                4 => {
                    __cursor
                        .put_i64(-9223372036854775808, 9223372036854775807, &mut self.e)
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
            if !__cursor.key(b"\"a\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_i64(-128, 127, &mut self.a)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"b\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_i64(-32768, 32767, &mut self.b)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"c\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_i64(-2147483648, 2147483647, &mut self.c)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"d\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_i64(-9223372036854775808, 9223372036854775807, &mut self.d)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"e\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor.next_i64(-9223372036854775808, 9223372036854775807, &mut self.e)?
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
                a: 0,
                b: 0,
                c: 0,
                d: 0,
                e: 0,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                a: __slots.a as ::core::primitive::i8,
                b: __slots.b as ::core::primitive::i16,
                c: __slots.c as ::core::primitive::i32,
                d: __slots.d,
                e: __slots.e as ::core::primitive::isize,
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
                            __reply, signed(__arguments.a, __arguments.b, __arguments.c,
                            __arguments.d, __arguments.e)
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
    static KEYS: [&::core::primitive::str; 16] = [
        "a",
        "b",
        "c",
        "d",
        "e",
        "a",
        "b",
        "c",
        "d",
        "e",
        "both",
        "half_open",
        "lower",
        "upper",
        "inclusive",
        "exclusive",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[32],
            &[("worded", 3), ("unsigned", 1), ("narrowed", 2), ("signed", 0)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "signed",
                "Give back one number of each signed type.",
                __rt::keys(&KEYS, 0, 5),
            ),
            ::toolcall::Tool::new(
                "unsigned",
                "Give back one number of each unsigned type.",
                __rt::keys(&KEYS, 5, 5),
            ),
            ::toolcall::Tool::new(
                "narrowed",
                "Give back numbers from narrower ranges.",
                __rt::keys(&KEYS, 10, 4),
            ),
            ::toolcall::Tool::new(
                "worded",
                "Give back numbers from ranges that are written with the words of JSON Schema.",
                __rt::keys(&KEYS, 14, 2),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 5 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 5 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 10, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I16),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 14, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 8, len: 2 },
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
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &[],
            },
            checks: &[
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(16)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(9)),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(-1)),
                __rt::Check::Minimum(__rt::Bound::Integer(-40)),
                __rt::Check::Maximum(__rt::Bound::Integer(40)),
                __rt::Check::ExclusiveMinimum(__rt::Bound::Integer(0)),
                __rt::Check::ExclusiveMaximum(__rt::Bound::Integer(100)),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 5, 10, 15],
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
            tools: &[(1, 572), (573, 1094), (1095, 1717), (1718, 2120)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 449), (450, 908), (909, 1469), (1470, 1871)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 559), (560, 1068), (1069, 1678), (1679, 2068)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 436), (437, 882), (883, 1430), (1431, 1819)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 528), (529, 1006), (1007, 1585), (1586, 1944)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 420), (421, 882), (883, 1385), (1386, 1750)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 375), (376, 760), (761, 1247), (1248, 1567)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 414), (415, 838), (839, 1364), (1365, 1723)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 527), (528, 1004), (1005, 1582), (1583, 1940)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 527), (528, 1004), (1005, 1582), (1583, 1940)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 549), (550, 1048), (1049, 1648), (1649, 2028)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 572), (573, 1094), (1095, 1717), (1718, 2120)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 435), (436, 912), (913, 1430), (1431, 1810)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 406), (407, 854), (855, 1343), (1344, 1694)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `signed`.
pub type Signed<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `unsigned`.
pub type Unsigned<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `narrowed`.
pub type Narrowed<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `worded`.
pub type Worded<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Signed, Unsigned, Narrowed, Worded};
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
                __rt::run(&(), arguments, scratch, reply, <Signed<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Unsigned<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Narrowed<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Worded<'s>>::__call)
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
    let _ = (<Signed<'static>>::parse, <Signed<'static>>::check);
    let _ = (<Unsigned<'static>>::parse, <Unsigned<'static>>::check);
    let _ = (<Narrowed<'static>>::parse, <Narrowed<'static>>::check);
    let _ = (<Worded<'static>>::parse, <Worded<'static>>::check);
};

// unsigned.fcf6f31d35ebe57e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `unsigned`, parsed.
    pub struct __Args {
        /// `a`
        pub a: u8,
        /// `b`
        pub b: u16,
        /// `c`
        pub c: u32,
        /// `d`
        pub d: u64,
        /// `e`
        pub e: usize,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Unsigned { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 5] = &[
        __rt::Key::required(&"a"),
        __rt::Key::required(&"b"),
        __rt::Key::required(&"c"),
        __rt::Key::required(&"d"),
        __rt::Key::required(&"e"),
    ];
    struct __Slots {
        a: ::core::primitive::u64,
        b: ::core::primitive::u64,
        c: ::core::primitive::u64,
        d: ::core::primitive::u64,
        e: ::core::primitive::u64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 255, &mut self.a),
                1 => __cursor.put_u64(0, 65535, &mut self.b),
                2 => __cursor.put_u64(0, 4294967295, &mut self.c),
                3 => __cursor.put_u64(0, 18446744073709551615, &mut self.d),
                4 => __cursor.put_u64(0, 18446744073709551615, &mut self.e),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"a\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 255, &mut self.a)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"b\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(0, 65535, &mut self.b)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"c\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_u64(0, 4294967295, &mut self.c)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"d\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_u64(0, 18446744073709551615, &mut self.d)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"e\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor.next_u64(0, 18446744073709551615, &mut self.e)? {
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
                a: 0,
                b: 0,
                c: 0,
                d: 0,
                e: 0,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                a: __slots.a as ::core::primitive::u8,
                b: __slots.b as ::core::primitive::u16,
                c: __slots.c as ::core::primitive::u32,
                d: __slots.d,
                e: __slots.e as ::core::primitive::usize,
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
                            __reply, unsigned(__arguments.a, __arguments.b, __arguments
                            .c, __arguments.d, __arguments.e)
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

// worded.16ee572eda024f5c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `worded`, parsed.
    pub struct __Args {
        /// `inclusive`
        pub inclusive: i8,
        /// `exclusive`
        pub exclusive: u8,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Worded { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"inclusive"),
        __rt::Key::required(&"exclusive"),
    ];
    struct __Slots {
        inclusive: ::core::primitive::i64,
        exclusive: ::core::primitive::u64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_i64(-40, 40, &mut self.inclusive),
                1 => __cursor.put_u64(1, 99, &mut self.exclusive),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"inclusive\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_i64(-40, 40, &mut self.inclusive)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"exclusive\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(1, 99, &mut self.exclusive)? {
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
                inclusive: 0,
                exclusive: 0,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                inclusive: __slots.inclusive as ::core::primitive::i8,
                exclusive: __slots.exclusive as ::core::primitive::u8,
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
            __rt::parse(__tools::Set::DECLARED, 3, __arguments, __scratch)
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
                3,
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
                3,
                __bytes,
                __scratch,
                &mut __place,
            );
            match __place {
                ::core::option::Option::Some(__arguments) => {
                    __rt::Called::ran(
                        ::toolcall::__write_returned!(
                            __reply, worded(__arguments.inclusive, __arguments.exclusive)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<3> for __tools::Set {
        type Args<'a> = __Args;
    }
};

