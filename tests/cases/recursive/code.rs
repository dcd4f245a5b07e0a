// Folder.1df22be11899e425.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"name"),
        __rt::Key::required(&"sizes"),
        __rt::Key::optional(&"folders"),
    ];
    struct __Slots<'a> {
        name: &'a ::core::primitive::str,
        sizes: ::core::option::Option<Vec<u32>>,
        folders: Option<Vec<Folder>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.name),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.sizes,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor
                                                .read_u64(0, 4294967295)
                                                .map(|__value| __value as ::core::primitive::u32)
                                        },
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.folders,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Folder as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"name\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.name)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"sizes\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.sizes,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                |__cursor| {
                                    __cursor
                                        .read_u64(0, 4294967295)
                                        .map(|__value| __value as ::core::primitive::u32)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"folders\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.folders,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Folder as __rt::Value<'a>>::read,
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
    impl<'a> __rt::Value<'a> for Folder {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    2,
                    |__cursor| {
                        let mut __slots = __Slots {
                            name: "",
                            sizes: ::core::option::Option::None,
                            folders: ::core::option::Option::None,
                        };
                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                        ::core::result::Result::Ok(Self {
                            name: ::std::borrow::ToOwned::to_owned(__slots.name),
                            sizes: __slots.sizes.ok_or(__rt::Stop)?,
                            folders: __slots.folders,
                        })
                    },
                )
        }
    }
};

// evaluate.861b73dacf2064c2.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `evaluate`, parsed.
    pub struct __Args {
        /// `expression`
        pub expression: Expression,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Evaluate { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"expression")];
    struct __Slots {
        expression: ::core::option::Option<Expression>,
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
                            &mut self.expression,
                            <Expression as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"expression\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(&mut self.expression, <Expression as __rt::Value<'a>>::read)?
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
                expression: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                expression: __slots.expression.ok_or(__rt::Stop)?,
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
                            __reply, evaluate(__arguments.expression)
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

// size.b25b2cc9f4deb5e4.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `size`, parsed.
    pub struct __Args {
        /// `folder`
        pub folder: Folder,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Size { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"folder")];
    struct __Slots {
        folder: ::core::option::Option<Folder>,
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
                        .put_with(&mut self.folder, <Folder as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"folder\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.folder, <Folder as __rt::Value<'a>>::read)? {
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
                folder: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                folder: __slots.folder.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, size(__arguments.folder)),
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
    static KEYS: [&::core::primitive::str; 11] = [
        "name",
        "sizes",
        "folders",
        "folder",
        "op",
        "value",
        "op",
        "of",
        "op",
        "of",
        "expression",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[1], &[("size", 0), ("evaluate", 1)]),
        tools: &[
            ::toolcall::Tool::new(
                "size",
                "Add up the sizes of a folder.",
                __rt::keys(&KEYS, 3, 1),
            ),
            ::toolcall::Tool::new(
                "evaluate",
                "Work out an expression.",
                __rt::keys(&KEYS, 10, 1),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(4),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 10, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 0, len: 3 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 4, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 1, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(7),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(7),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
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
                        node: 15,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &[],
            },
            checks: &[],
            names: &["number", "sum", "minus"],
            parts: &[8, 11, 14],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 6],
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
            tools: &[(1, 686), (687, 1722)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 707), (708, 1742)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 673), (674, 1696)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 694), (695, 1716)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 661), (662, 1653)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 676), (677, 1683)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 1373), (1374, 6856)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 1507), (1508, 7853)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 641), (642, 1632)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 641), (642, 1632)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 682), (683, 1695)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 698), (699, 1734)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 702), (703, 1723)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 1383), (1384, 6880)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `size`.
pub type Size<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `evaluate`.
pub type Evaluate<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Size, Evaluate};
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
                __rt::run(&(), arguments, scratch, reply, <Size<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Evaluate<'s>>::__call)
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
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Terms {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    3,
                    |__cursor| {
                        let __value = __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <crate::Expression as __rt::Value<'a>>::read,
                            )?;
                        ::core::result::Result::Ok(Self(__value))
                    },
                )
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Expression {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    2,
                    |__cursor| {
                        static __TAG: __rt::Key = __rt::Key::required(&"op");
                        static __FORMS: [&::core::primitive::str; 3] = [
                            "number",
                            "sum",
                            "minus",
                        ];
                        let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
                        match __form {
                            0 => {
                                struct __Form {
                                    value: ::std::primitive::i32,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 2] = &[
                                        __rt::Key::required(&"op"),
                                        __rt::Key::required(&"value"),
                                    ];
                                    struct __Slots {
                                        value: ::core::primitive::i64,
                                    }
                                    impl<'a> __rt::Slots<'a> for __Slots {
                                        fn slot(
                                            &mut self,
                                            __index: ::core::primitive::usize,
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<(), __rt::Stop> {
                                            match __index {
                                                0 => __cursor.put_name("number"),
                                                1 => {
                                                    __cursor.put_i64(-2147483648, 2147483647, &mut self.value)
                                                }
                                                _ => ::core::result::Result::Err(__rt::Stop),
                                            }
                                        }
                                        #[inline]
                                        fn prefix(
                                            &mut self,
                                            __cursor: &mut __rt::Cursor<'a>,
                                            __seen: &mut ::core::primitive::u64,
                                        ) -> ::core::result::Result<
                                            ::core::primitive::bool,
                                            __rt::Stop,
                                        > {
                                            if !__cursor.key(b"\"op\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor.next_name("number")? {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            if !__cursor.key(b"\"value\":", &__KEYS[1])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 2;
                                            if __cursor
                                                .next_i64(-2147483648, 2147483647, &mut self.value)?
                                            {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            ::core::result::Result::Ok(false)
                                        }
                                    }
                                    impl<'a> __rt::Value<'a> for __Form {
                                        fn read(
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<Self, __rt::Stop> {
                                            let mut __slots = __Slots { value: 0 };
                                            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                            ::core::result::Result::Ok(Self {
                                                value: __slots.value as ::core::primitive::i32,
                                            })
                                        }
                                    }
                                };
                                let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::Number {
                                    value: __value.value,
                                })
                            }
                            1 => {
                                struct __Form {
                                    of: ::std::vec::Vec<crate::Expression>,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 2] = &[
                                        __rt::Key::required(&"op"),
                                        __rt::Key::required(&"of"),
                                    ];
                                    struct __Slots {
                                        of: ::core::option::Option<
                                            ::std::vec::Vec<crate::Expression>,
                                        >,
                                    }
                                    impl<'a> __rt::Slots<'a> for __Slots {
                                        fn slot(
                                            &mut self,
                                            __index: ::core::primitive::usize,
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<(), __rt::Stop> {
                                            match __index {
                                                0 => __cursor.put_name("sum"),
                                                1 => {
                                                    __cursor
                                                        .put_with(
                                                            &mut self.of,
                                                            |__cursor| {
                                                                __cursor
                                                                    .read_list(
                                                                        0,
                                                                        ::core::primitive::u32::MAX,
                                                                        <crate::Expression as __rt::Value<'a>>::read,
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
                                        ) -> ::core::result::Result<
                                            ::core::primitive::bool,
                                            __rt::Stop,
                                        > {
                                            if !__cursor.key(b"\"op\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor.next_name("sum")? {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            if !__cursor.key(b"\"of\":", &__KEYS[1])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 2;
                                            if __cursor
                                                .next_with(
                                                    &mut self.of,
                                                    |__cursor| {
                                                        __cursor
                                                            .read_list(
                                                                0,
                                                                ::core::primitive::u32::MAX,
                                                                <crate::Expression as __rt::Value<'a>>::read,
                                                            )
                                                    },
                                                )?
                                            {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            ::core::result::Result::Ok(false)
                                        }
                                    }
                                    impl<'a> __rt::Value<'a> for __Form {
                                        fn read(
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<Self, __rt::Stop> {
                                            __cursor
                                                .within(
                                                    4,
                                                    |__cursor| {
                                                        let mut __slots = __Slots {
                                                            of: ::core::option::Option::None,
                                                        };
                                                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                                        ::core::result::Result::Ok(Self {
                                                            of: __slots.of.ok_or(__rt::Stop)?,
                                                        })
                                                    },
                                                )
                                        }
                                    }
                                };
                                let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::Sum { of: __value.of })
                            }
                            2 => {
                                struct __Form {
                                    of: crate::Terms,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 2] = &[
                                        __rt::Key::required(&"op"),
                                        __rt::Key::required(&"of"),
                                    ];
                                    struct __Slots {
                                        of: ::core::option::Option<crate::Terms>,
                                    }
                                    impl<'a> __rt::Slots<'a> for __Slots {
                                        fn slot(
                                            &mut self,
                                            __index: ::core::primitive::usize,
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<(), __rt::Stop> {
                                            match __index {
                                                0 => __cursor.put_name("minus"),
                                                1 => {
                                                    __cursor
                                                        .put_with(
                                                            &mut self.of,
                                                            <crate::Terms as __rt::Value<'a>>::read,
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
                                        ) -> ::core::result::Result<
                                            ::core::primitive::bool,
                                            __rt::Stop,
                                        > {
                                            if !__cursor.key(b"\"op\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor.next_name("minus")? {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            if !__cursor.key(b"\"of\":", &__KEYS[1])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 2;
                                            if __cursor
                                                .next_with(
                                                    &mut self.of,
                                                    <crate::Terms as __rt::Value<'a>>::read,
                                                )?
                                            {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            ::core::result::Result::Ok(false)
                                        }
                                    }
                                    impl<'a> __rt::Value<'a> for __Form {
                                        fn read(
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<Self, __rt::Stop> {
                                            __cursor
                                                .within(
                                                    4,
                                                    |__cursor| {
                                                        let mut __slots = __Slots {
                                                            of: ::core::option::Option::None,
                                                        };
                                                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                                        ::core::result::Result::Ok(Self {
                                                            of: __slots.of.ok_or(__rt::Stop)?,
                                                        })
                                                    },
                                                )
                                        }
                                    }
                                };
                                let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::Minus { of: __value.of })
                            }
                            _ => ::core::result::Result::Err(__rt::Stop),
                        }
                    },
                )
        }
    }
};
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Size<'static>>::parse, <Size<'static>>::check);
    let _ = (<Evaluate<'static>>::parse, <Evaluate<'static>>::check);
};

