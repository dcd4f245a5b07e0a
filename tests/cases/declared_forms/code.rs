// declared_forms.rs
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
    static KEYS: [&::core::primitive::str; 13] = [
        "kind",
        "radius",
        "kind",
        "one",
        "other",
        "type",
        "self",
        "fooBar",
        "foo_bar",
        "crate",
        "any",
        "fn",
        "page",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[2], &[("move", 0), ("Self", 1)]),
        tools: &[
            ::toolcall::Tool::new("move", "Move a shape.", __rt::keys(&KEYS, 5, 5))
                .sourced(::toolcall::Source::Custom),
            ::toolcall::Tool::new(
                    "Self",
                    "A name that is a keyword, and what anything may be.",
                    __rt::keys(&KEYS, 10, 3),
                )
                .sourced(::toolcall::Source::Custom),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 5 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 0, len: 2 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 1, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 2, len: 2 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 4, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(10, 14),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(15),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 10, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Any,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 3, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 1 },
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
                        node: 5,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &["\u{1}@A\"left\""],
            },
            checks: &[
                __rt::Check::ExclusiveMinimum(__rt::Bound::Number(0.0)),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
            ],
            names: &["shape", "circle", "group", "r#\"", "]", "}"],
            parts: &[3, 6, 9, 10, 12, 12],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 16],
        returns: &[],
        level: __rt::Level::Exact,
        limits: __rt::Limits::USUAL,
    }
};
/// The schemas of every rendered dialect; one that is not named is not linked.
pub mod schemas {
    /// The tools as `openai` takes them: a JSON array.
    pub static OPENAI: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.openai.0000000000000000.json"
    );
    /// The tools as `openai-strict` takes them: a JSON array.
    pub static OPENAI_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.openai-strict.0000000000000000.json"
    );
    /// The tools as `openai-responses` takes them: a JSON array.
    pub static OPENAI_RESPONSES: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.openai-responses.0000000000000000.json"
    );
    /// The tools as `openai-responses-strict` takes them: a JSON array.
    pub static OPENAI_RESPONSES_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.openai-responses-strict.0000000000000000.json"
    );
    /// The tools as `anthropic` takes them: a JSON array.
    pub static ANTHROPIC: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.anthropic.0000000000000000.json"
    );
    /// The tools as `anthropic-strict` takes them: a JSON array.
    pub static ANTHROPIC_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.anthropic-strict.0000000000000000.json"
    );
    /// The tools as `gemini` takes them: a JSON array.
    pub static GEMINI: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.gemini.0000000000000000.json"
    );
    /// The tools as `gemini-json` takes them: a JSON array.
    pub static GEMINI_JSON: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.gemini-json.0000000000000000.json"
    );
    /// The tools as `mcp` takes them: a JSON array.
    pub static MCP: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.mcp.0000000000000000.json"
    );
    /// The tools as `mcp-2025-11-25` takes them: a JSON array.
    pub static MCP_2025_11_25: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.mcp-2025-11-25.0000000000000000.json"
    );
    /// The tools as `bedrock` takes them: a JSON array.
    pub static BEDROCK: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.bedrock.0000000000000000.json"
    );
    /// The tools as `mistral` takes them: a JSON array.
    pub static MISTRAL: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.mistral.0000000000000000.json"
    );
    /// The tools as `cohere` takes them: a JSON array.
    pub static COHERE: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.cohere.0000000000000000.json"
    );
    /// The tools as `ollama` takes them: a JSON array.
    pub static OLLAMA: &[::core::primitive::u8] = ::core::include_bytes!(
        "declared_forms.ollama.0000000000000000.json"
    );
}
/// The tools, and their schemas in every rendered dialect.
pub static TOOLS: ::toolcall::Toolset = ::toolcall::Toolset::new(
    &DECLARED,
    &[
        __rt::View {
            dialect: ::toolcall::Dialect::Openai,
            block: schemas::OPENAI,
            tools: &[(1, 993), (994, 1292)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 993), (994, 1292)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 980), (981, 1266)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 980), (981, 1266)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 968), (969, 1223)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 983), (984, 1253)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 2477), (2478, 2701)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 4515), (4516, 4778)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 948), (949, 1202)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 948), (949, 1202)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 989), (990, 1265)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 967), (968, 1266)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 1000), (1001, 1300)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 2496), (2497, 2767)],
        },
    ],
    ::toolcall::__catalog!("declared_forms.0000000000000000.catalog"),
);
/// The arguments of `move`.
#[derive(::core::clone::Clone, ::core::cmp::PartialEq)]
pub struct Move<'a> {
    /// `self`
    pub self_: ::std::boxed::Box<Shape>,
    /// `fooBar`
    pub foo_bar: MoveFooBar<'a>,
    /// `foo_bar`
    pub foo_bar_2: ::core::option::Option<::std::boxed::Box<MoveFooBar2>>,
    /// `crate`
    pub crate_: ::core::option::Option<
        ::std::vec::Vec<
            (
                &'a ::core::primitive::str,
                ::std::vec::Vec<::core::option::Option<::core::primitive::bool>>,
            ),
        >,
    >,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> ::core::fmt::Debug for Move<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Move { .. }")
        }
    }
    impl<'a> Move<'a> {
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
        __rt::Key::required(&"type"),
        __rt::Key::required(&"self"),
        __rt::Key::optional(&"fooBar"),
        __rt::Key::optional(&"foo_bar"),
        __rt::Key::optional(&"crate"),
    ];
    struct __Slots<'a> {
        self_: ::core::option::Option<::std::boxed::Box<Shape>>,
        foo_bar: ::core::option::Option<MoveFooBar<'a>>,
        foo_bar_2: ::core::option::Option<::std::boxed::Box<MoveFooBar2>>,
        crate_: ::core::option::Option<
            ::std::vec::Vec<
                (
                    &'a ::core::primitive::str,
                    ::std::vec::Vec<::core::option::Option<::core::primitive::bool>>,
                ),
            >,
        >,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_name("shape"),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.self_,
                            |__cursor| {
                                <Shape as __rt::Value<'a>>::read(__cursor)
                                    .map(
                                        <::std::boxed::Box<Shape> as ::core::convert::From<_>>::from,
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_default_with(
                            &mut self.foo_bar,
                            <MoveFooBar<'a> as __rt::Value<'a>>::read,
                        )
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.foo_bar_2,
                            |__cursor| {
                                <MoveFooBar2 as __rt::Value<'a>>::read(__cursor)
                                    .map(
                                        <::std::boxed::Box<
                                            MoveFooBar2,
                                        > as ::core::convert::From<_>>::from,
                                    )
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_option_with(
                            &mut self.crate_,
                            |__cursor| {
                                __cursor
                                    .read_pairs(
                                        __rt::Cursor::read_text,
                                        |__cursor| {
                                            __cursor
                                                .read_list(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    |__cursor| match __cursor.read_null() {
                                                        true => {
                                                            ::core::result::Result::Ok(::core::option::Option::None)
                                                        }
                                                        false => {
                                                            ::core::result::Result::Ok(
                                                                ::core::option::Option::Some(__cursor.read_bool()?),
                                                            )
                                                        }
                                                    },
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
            if !__cursor.key(b"\"type\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_name("shape")? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"self\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.self_,
                    |__cursor| {
                        <Shape as __rt::Value<'a>>::read(__cursor)
                            .map(
                                <::std::boxed::Box<Shape> as ::core::convert::From<_>>::from,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"fooBar\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_with(
                        &mut self.foo_bar,
                        <MoveFooBar<'a> as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"foo_bar\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.foo_bar_2,
                        |__cursor| {
                            <MoveFooBar2 as __rt::Value<'a>>::read(__cursor)
                                .map(
                                    <::std::boxed::Box<
                                        MoveFooBar2,
                                    > as ::core::convert::From<_>>::from,
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"crate\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_option_with(
                        &mut self.crate_,
                        |__cursor| {
                            __cursor
                                .read_pairs(
                                    __rt::Cursor::read_text,
                                    |__cursor| {
                                        __cursor
                                            .read_list(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                |__cursor| match __cursor.read_null() {
                                                    true => {
                                                        ::core::result::Result::Ok(::core::option::Option::None)
                                                    }
                                                    false => {
                                                        ::core::result::Result::Ok(
                                                            ::core::option::Option::Some(__cursor.read_bool()?),
                                                        )
                                                    }
                                                },
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
    impl<'a> __rt::Arguments<'a> for Move<'a> {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                self_: ::core::option::Option::None,
                foo_bar: ::core::option::Option::None,
                foo_bar_2: ::core::option::Option::None,
                crate_: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                self_: __slots.self_.ok_or(__rt::Stop)?,
                foo_bar: __slots.foo_bar.unwrap_or(MoveFooBar::Text("left")),
                foo_bar_2: __slots.foo_bar_2,
                crate_: __slots.crate_,
            });
            ::core::result::Result::Ok(())
        }
    }
};
/// The arguments of `Self`.
#[derive(::core::clone::Clone, ::core::cmp::PartialEq)]
pub struct Self_<'a> {
    /// `any`
    pub any: ::core::option::Option<::toolcall::RawJson<'a>>,
    /// `fn`
    pub r#fn: ::core::option::Option<SelfFn>,
    /// `page`
    pub page: ::core::option::Option<::core::primitive::u64>,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> ::core::fmt::Debug for Self_<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Self_ { .. }")
        }
    }
    impl<'a> Self_<'a> {
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
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::optional(&"any"),
        __rt::Key::optional(&"fn"),
        __rt::Key::optional(&"page"),
    ];
    struct __Slots<'a> {
        any: ::core::option::Option<::toolcall::RawJson<'a>>,
        r#fn: ::core::option::Option<SelfFn>,
        page: ::core::option::Option<::core::primitive::u64>,
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
                        .put_option_with(&mut self.any, |__cursor| __cursor.read_kept())
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.r#fn,
                            <SelfFn as __rt::Value<'a>>::read,
                        )
                }
                2 => __cursor.put_option_u64(0, 18446744073709551615, &mut self.page),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if __cursor.key(b"\"any\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_option_with(&mut self.any, |__cursor| __cursor.read_kept())?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"fn\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(&mut self.r#fn, <SelfFn as __rt::Value<'a>>::read)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"page\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor.next_option_u64(0, 18446744073709551615, &mut self.page)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Arguments<'a> for Self_<'a> {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                any: ::core::option::Option::None,
                r#fn: ::core::option::Option::None,
                page: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                any: __slots.any,
                r#fn: __slots.r#fn,
                page: __slots.page,
            });
            ::core::result::Result::Ok(())
        }
    }
};
/// A value of the arguments.
#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]
pub struct Shape2 {
    /// `radius`
    pub radius: ::core::primitive::f64,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"kind"),
        __rt::Key::required(&"radius"),
    ];
    struct __Slots {
        radius: ::core::primitive::f64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_name("circle"),
                1 => {
                    __cursor
                        .put_f64(5e-324, ::core::primitive::f64::MAX, &mut self.radius)
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
            if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_name("circle")? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"radius\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_f64(5e-324, ::core::primitive::f64::MAX, &mut self.radius)?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Shape2 {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { radius: 0.0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self { radius: __slots.radius })
        }
    }
};
/// A value of the arguments.
#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]
pub struct Shape3 {
    /// `one`
    pub one: ::std::boxed::Box<Shape>,
    /// `other`
    pub other: ::core::option::Option<::std::boxed::Box<Shape>>,
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"kind"),
        __rt::Key::required(&"one"),
        __rt::Key::optional(&"other"),
    ];
    struct __Slots {
        one: ::core::option::Option<::std::boxed::Box<Shape>>,
        other: ::core::option::Option<::std::boxed::Box<Shape>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_name("group"),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.one,
                            |__cursor| {
                                <Shape as __rt::Value<'a>>::read(__cursor)
                                    .map(
                                        <::std::boxed::Box<Shape> as ::core::convert::From<_>>::from,
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.other,
                            |__cursor| {
                                <Shape as __rt::Value<'a>>::read(__cursor)
                                    .map(
                                        <::std::boxed::Box<Shape> as ::core::convert::From<_>>::from,
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
            if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_name("group")? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"one\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.one,
                    |__cursor| {
                        <Shape as __rt::Value<'a>>::read(__cursor)
                            .map(
                                <::std::boxed::Box<Shape> as ::core::convert::From<_>>::from,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"other\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.other,
                        |__cursor| {
                            <Shape as __rt::Value<'a>>::read(__cursor)
                                .map(
                                    <::std::boxed::Box<Shape> as ::core::convert::From<_>>::from,
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
    impl<'a> __rt::Value<'a> for Shape3 {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    2,
                    |__cursor| {
                        let mut __slots = __Slots {
                            one: ::core::option::Option::None,
                            other: ::core::option::Option::None,
                        };
                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                        ::core::result::Result::Ok(Self {
                            one: __slots.one.ok_or(__rt::Stop)?,
                            other: __slots.other,
                        })
                    },
                )
        }
    }
};
/// A value of one of the forms.
#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]
pub enum Shape {
    /// `circle`
    Circle(Shape2),
    /// `group`
    Group(::std::boxed::Box<Shape3>),
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Shape {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    1,
                    |__cursor| {
                        static __TAG: __rt::Key = __rt::Key::required(&"kind");
                        static __FORMS: [&::core::primitive::str; 2] = [
                            "circle",
                            "group",
                        ];
                        let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
                        match __form {
                            0 => {
                                let __value = <Shape2 as __rt::Value<'a>>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::Circle(__value))
                            }
                            1 => {
                                let __value = <Shape3 as __rt::Value<'a>>::read(__cursor)
                                    .map(
                                        <::std::boxed::Box<
                                            Shape3,
                                        > as ::core::convert::From<_>>::from,
                                    )?;
                                ::core::result::Result::Ok(Self::Group(__value))
                            }
                            _ => ::core::result::Result::Err(__rt::Stop),
                        }
                    },
                )
        }
    }
};
/// A value of one of the forms.
#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]
pub enum MoveFooBar<'a> {
    /// A value of this form.
    Integer(::core::primitive::i64),
    /// A value of this form.
    Text(&'a ::core::primitive::str),
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for MoveFooBar<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __FORMS: [::core::primitive::u8; 2] = [4u8, 8u8];
            let __form = __cursor.read_form(&__FORMS)?;
            match __form {
                0 => {
                    let __value = __cursor
                        .read_i64(-9223372036854775808, 9223372036854775807)?;
                    ::core::result::Result::Ok(Self::Integer(__value))
                }
                1 => {
                    let __value = __cursor.read_str(0, ::core::primitive::u32::MAX)?;
                    ::core::result::Result::Ok(Self::Text(__value))
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};
/// A value of the arguments.
#[derive(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq)]
pub struct MoveFooBar2(pub ::core::primitive::f64, pub ::core::primitive::f64);
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for MoveFooBar2 {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = {
                __cursor.open_tuple()?;
                let __item0 = __cursor
                    .read_f64(::core::primitive::f64::MIN, ::core::primitive::f64::MAX)?;
                __cursor.behind_item(false)?;
                let __item1 = __cursor
                    .read_f64(::core::primitive::f64::MIN, ::core::primitive::f64::MAX)?;
                __cursor.behind_item(true)?;
                ::core::result::Result::Ok((__item0, __item1))
            }?;
            ::core::result::Result::Ok(Self(__value.0, __value.1))
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
pub enum SelfFn {
    /// `r??`
    R,
    /// `?`
    Value,
    /// `?`
    Value2,
}
impl ::core::convert::AsRef<::core::primitive::str> for SelfFn {
    fn as_ref(&self) -> &::core::primitive::str {
        match self {
            Self::R => "r#\"",
            Self::Value => "]",
            Self::Value2 => "}",
        }
    }
}
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for SelfFn {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "r#\"" => Self::R,
                    "]" => Self::Value,
                    "}" => Self::Value2,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};
/// What a program does for each tool, where nothing is awaited.
pub trait Handlers {
    /// What goes wrong; the model reads its text.
    type Error: ::core::fmt::Display;
    /// `move`
    fn r#move(
        &self,
        arguments: Move<'_>,
    ) -> ::core::result::Result<::toolcall::ToolResult, Self::Error>;
    /// `Self`
    fn self_(
        &self,
        arguments: Self_<'_>,
    ) -> ::core::result::Result<::toolcall::ToolResult, Self::Error>;
}
/// What a program does for each tool, awaited. An `async fn` implements a method.
pub trait AsyncHandlers {
    /// What goes wrong; the model reads its text.
    type Error: ::core::fmt::Display;
    /// `move`
    fn r#move(
        &self,
        arguments: Move<'_>,
    ) -> impl ::core::future::Future<
        Output = ::core::result::Result<::toolcall::ToolResult, Self::Error>,
    > + ::core::marker::Send;
    /// `Self`
    fn self_(
        &self,
        arguments: Self_<'_>,
    ) -> impl ::core::future::Future<
        Output = ::core::result::Result<::toolcall::ToolResult, Self::Error>,
    > + ::core::marker::Send;
}
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{AsyncHandlers, DECLARED, Handlers, Move, Self_};
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
                        Move::parse(arguments, scratch),
                        reply,
                        |arguments| <H as Handlers>::r#move(handlers, arguments),
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
                        Self_::parse(arguments, scratch),
                        reply,
                        |arguments| <H as Handlers>::self_(handlers, arguments),
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
                        move || Move::parse(arguments, scratch),
                        |arguments| <H as AsyncHandlers>::r#move(handlers, arguments),
                    )
                    .await
            }
            1 => {
                __rt::handle_async(
                        reply,
                        move || Self_::parse(arguments, scratch),
                        |arguments| <H as AsyncHandlers>::self_(handlers, arguments),
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
            ::core::option::Option::Some(tool @ 0..=1) => {
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
    let _ = (Move::parse, Move::check);
    let _ = (Self_::parse, Self_::check);
};

