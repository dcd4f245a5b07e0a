// alarm.48fbd4875b7dbdf2.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `alarm`, parsed.
    pub struct __Args {
        /// `at`
        pub at: civil::Time,
        /// `day`
        pub day: Option<civil::DateTime>,
        /// `skip`
        pub skip: Vec<Date>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Alarm { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"at"),
        __rt::Key::optional(&"day"),
        __rt::Key::required(&"skip"),
    ];
    struct __Slots<'a> {
        at: &'a ::core::primitive::str,
        day: ::core::option::Option<&'a ::core::primitive::str>,
        skip: ::core::option::Option<Vec<Date>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.at),
                1 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.day)
                }
                2 => {
                    __cursor
                        .put_with(
                            &mut self.skip,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        3,
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .and_then(|__value| __cursor.parsed::<Date>(__value))
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
            if !__cursor.key(b"\"at\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.at)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"day\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.day)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"skip\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor
                .next_with(
                    &mut self.skip,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                3,
                                |__cursor| {
                                    __cursor
                                        .read_str(0, ::core::primitive::u32::MAX)
                                        .and_then(|__value| __cursor.parsed::<Date>(__value))
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
                at: "",
                day: ::core::option::Option::None,
                skip: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                at: __cursor.parsed::<civil::Time>(__slots.at)?,
                day: __slots
                    .day
                    .map(|__value| __cursor.parsed::<civil::DateTime>(__value))
                    .transpose()?,
                skip: __slots.skip.ok_or(__rt::Stop)?,
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
                            __reply, alarm(__arguments.at, __arguments.day, __arguments
                            .skip)
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

// days_between.e3000cae980aebf9.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `days_between`, parsed.
    pub struct __Args {
        /// `from`
        pub from: Date,
        /// `to`
        pub to: Date,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("DaysBetween { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"from"),
        __rt::Key::optional(&"to"),
    ];
    struct __Slots<'a> {
        from: &'a ::core::primitive::str,
        to: &'a ::core::primitive::str,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.from),
                1 => {
                    __cursor
                        .put_default_str(0, ::core::primitive::u32::MAX, &mut self.to)
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
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.from)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"to\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_str(0, ::core::primitive::u32::MAX, &mut self.to)?
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
                from: "",
                to: "2026-01-01",
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                from: __cursor.parsed::<Date>(__slots.from)?,
                to: __cursor.parsed::<Date>(__slots.to)?,
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
                            __reply, days_between(__arguments.from, __arguments.to)
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

// moment.e5b0bc5f8af82005.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `moment`, parsed.
    pub struct __Args {
        /// `at`
        pub at: Timestamp,
        /// `zoned`
        pub zoned: Option<ZonedDateTime>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Moment { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"at"),
        __rt::Key::optional(&"zoned"),
    ];
    struct __Slots<'a> {
        at: &'a ::core::primitive::str,
        zoned: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.at),
                1 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.zoned)
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
            if !__cursor.key(b"\"at\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.at)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"zoned\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.zoned)?
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
                at: "",
                zoned: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                at: __cursor.parsed::<Timestamp>(__slots.at)?,
                zoned: __slots
                    .zoned
                    .map(|__value| __cursor.parsed::<ZonedDateTime>(__value))
                    .transpose()?,
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
                            __reply, moment(__arguments.at, __arguments.zoned)
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
        "from",
        "to",
        "at",
        "day",
        "skip",
        "at",
        "zoned",
        "span",
        "exact",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[22],
            &[("days_between", 0), ("moment", 2), ("wait", 3), ("alarm", 1)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "days_between",
                "Count the days between two dates.",
                __rt::keys(&KEYS, 0, 2),
            ),
            ::toolcall::Tool::new(
                "alarm",
                "Say when the next alarm rings.",
                __rt::keys(&KEYS, 2, 3),
            ),
            ::toolcall::Tool::new(
                "moment",
                "Turn a moment into text.",
                __rt::keys(&KEYS, 5, 2),
            ),
            ::toolcall::Tool::new(
                "wait",
                "Turn durations into text.",
                __rt::keys(&KEYS, 7, 2),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(7),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 7, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 8, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 9, len: 1 },
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
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Default(1),
                    },
                ],
                defaults: &["\"2026-01-01\"", "\"PT1S\""],
            },
            checks: &[
                __rt::Check::Format(__rt::Format::Date),
                __rt::Check::Format(__rt::Format::Date),
                __rt::Check::Format(__rt::Format::LocalTime),
                __rt::Check::Format(__rt::Format::LocalDateTime),
                __rt::Check::MaxItems(3),
                __rt::Check::Format(__rt::Format::Date),
                __rt::Check::Format(__rt::Format::DateTime),
                __rt::Check::Format(__rt::Format::ZonedDateTime),
                __rt::Check::Format(__rt::Format::CalendarDuration),
                __rt::Check::Format(__rt::Format::SignedDuration),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 3, 8, 11],
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
            tools: &[(1, 403), (404, 938), (939, 1399), (1400, 1760)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 418), (419, 958), (959, 1426), (1427, 1821)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 390), (391, 912), (913, 1360), (1361, 1708)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 405), (406, 932), (933, 1387), (1388, 1769)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 359), (360, 869), (870, 1305), (1306, 1622)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 375), (376, 891), (892, 1313), (1314, 1662)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 343), (344, 832), (833, 1278), (1279, 1614)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 369), (370, 802), (803, 1146), (1147, 1486)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 358), (359, 848), (849, 1264), (1265, 1580)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 358), (359, 848), (849, 1264), (1265, 1580)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 380), (381, 911), (912, 1368), (1369, 1706)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 403), (404, 938), (939, 1399), (1400, 1760)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 390), (391, 883), (884, 1267), (1268, 1660)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 374), (375, 841), (842, 1230), (1231, 1594)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `days_between`.
pub type DaysBetween<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `alarm`.
pub type Alarm<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `moment`.
pub type Moment<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `wait`.
pub type Wait<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, DaysBetween, Alarm, Moment, Wait};
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
                __rt::run(&(), arguments, scratch, reply, <DaysBetween<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Alarm<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Moment<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Wait<'s>>::__call)
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
    let _ = (<DaysBetween<'static>>::parse, <DaysBetween<'static>>::check);
    let _ = (<Alarm<'static>>::parse, <Alarm<'static>>::check);
    let _ = (<Moment<'static>>::parse, <Moment<'static>>::check);
    let _ = (<Wait<'static>>::parse, <Wait<'static>>::check);
};

// wait.2031aba64ce70198.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `wait`, parsed.
    pub struct __Args {
        /// `span`
        pub span: Span,
        /// `exact`
        pub exact: SignedDuration,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Wait { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"span"),
        __rt::Key::optional(&"exact"),
    ];
    struct __Slots<'a> {
        span: &'a ::core::primitive::str,
        exact: &'a ::core::primitive::str,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.span),
                1 => {
                    __cursor
                        .put_default_str(0, ::core::primitive::u32::MAX, &mut self.exact)
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
            if !__cursor.key(b"\"span\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.span)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"exact\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_str(0, ::core::primitive::u32::MAX, &mut self.exact)?
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
            let mut __slots = __Slots { span: "", exact: "PT1S" };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                span: __cursor.parsed::<Span>(__slots.span)?,
                exact: __cursor.parsed::<SignedDuration>(__slots.exact)?,
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
                            __reply, wait(__arguments.span, __arguments.exact)
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

