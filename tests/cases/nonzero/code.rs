// bounded.9532568bf28384c2.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `bounded`, parsed.
    pub struct __Args {
        /// `digit`
        pub digit: NonZeroI8,
        /// `debt`
        pub debt: NonZeroI8,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Bounded { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"digit"),
        __rt::Key::required(&"debt"),
    ];
    struct __Slots {
        digit: ::core::primitive::i64,
        debt: ::core::primitive::i64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_i64(1, 9, &mut self.digit),
                1 => __cursor.put_i64(-9, -1, &mut self.debt),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"digit\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_i64(1, 9, &mut self.digit)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"debt\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_i64(-9, -1, &mut self.debt)? {
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
            let mut __slots = __Slots { digit: 0, debt: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                digit: __rt::nonzero(
                    ::core::num::NonZero::new(__slots.digit as ::core::primitive::i8),
                )?,
                debt: __rt::nonzero(
                    ::core::num::NonZero::new(__slots.debt as ::core::primitive::i8),
                )?,
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
                            __reply, bounded(__arguments.digit, __arguments.debt)
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

// divide.f907a3554a4233b8.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `divide`, parsed.
    pub struct __Args {
        /// `number`
        pub number: i64,
        /// `by`
        pub by: NonZero<i64>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Divide { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"number"),
        __rt::Key::required(&"by"),
    ];
    struct __Slots {
        number: ::core::primitive::i64,
        by: ::core::primitive::i64,
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
                            &mut self.number,
                        )
                }
                1 => {
                    __cursor
                        .put_i64(-9223372036854775808, 9223372036854775807, &mut self.by)
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
            if !__cursor.key(b"\"number\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_i64(-9223372036854775808, 9223372036854775807, &mut self.number)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"by\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_i64(-9223372036854775808, 9223372036854775807, &mut self.by)?
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
            let mut __slots = __Slots { number: 0, by: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                number: __slots.number,
                by: __rt::nonzero(::core::num::NonZero::new(__slots.by))?,
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
                            __reply, divide(__arguments.number, __arguments.by)
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

// split.67d1f0de6966b89b.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `split`, parsed.
    pub struct __Args {
        /// `parts`
        pub parts: NonZeroU32,
        /// `step`
        pub step: NonZeroI8,
        /// `threes`
        pub threes: Option<NonZero<u8>>,
        /// `sizes`
        pub sizes: Vec<NonZeroU128>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Split { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"parts"),
        __rt::Key::optional(&"step"),
        __rt::Key::optional(&"threes"),
        __rt::Key::required(&"sizes"),
    ];
    struct __Slots {
        parts: ::core::primitive::u64,
        step: ::core::primitive::i64,
        threes: Option<NonZero<u8>>,
        sizes: ::core::option::Option<Vec<NonZeroU128>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(1, 4294967295, &mut self.parts),
                1 => __cursor.put_default_i64(-128, 10, &mut self.step),
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.threes,
                            |__cursor| {
                                __cursor
                                    .read_multiple(3, 0, |__cursor| __cursor.read_u64(1, 255))
                                    .map(|__value| __value as ::core::primitive::u8)
                                    .and_then(|__value| __rt::nonzero(
                                        ::core::num::NonZero::new(__value),
                                    ))
                            },
                        )
                }
                3 => {
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
                                                .read_u128(1, 340282366920938463463374607431768211455)
                                                .and_then(|__value| __rt::nonzero(
                                                    ::core::num::NonZero::new(__value),
                                                ))
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
            if !__cursor.key(b"\"parts\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(1, 4294967295, &mut self.parts)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"step\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_default_i64(-128, 10, &mut self.step)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"threes\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.threes,
                        |__cursor| {
                            __cursor
                                .read_multiple(3, 0, |__cursor| __cursor.read_u64(1, 255))
                                .map(|__value| __value as ::core::primitive::u8)
                                .and_then(|__value| __rt::nonzero(
                                    ::core::num::NonZero::new(__value),
                                ))
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"sizes\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
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
                                        .read_u128(1, 340282366920938463463374607431768211455)
                                        .and_then(|__value| __rt::nonzero(
                                            ::core::num::NonZero::new(__value),
                                        ))
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
                parts: 0,
                step: 1,
                threes: ::core::option::Option::None,
                sizes: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                parts: __rt::nonzero(
                    ::core::num::NonZero::new(__slots.parts as ::core::primitive::u32),
                )?,
                step: __rt::nonzero(
                    ::core::num::NonZero::new(__slots.step as ::core::primitive::i8),
                )?,
                threes: __slots.threes,
                sizes: __slots.sizes.ok_or(__rt::Stop)?,
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
                            __reply, split(__arguments.parts, __arguments.step,
                            __arguments.threes, __arguments.sizes)
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
    static KEYS: [&::core::primitive::str; 8] = [
        "number",
        "by",
        "parts",
        "step",
        "threes",
        "sizes",
        "digit",
        "debt",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[0], &[("bounded", 2), ("split", 1), ("divide", 0)]),
        tools: &[
            ::toolcall::Tool::new("divide", "Divide a number.", __rt::keys(&KEYS, 0, 2)),
            ::toolcall::Tool::new(
                "split",
                "Split something into parts.",
                __rt::keys(&KEYS, 2, 4),
            ),
            ::toolcall::Tool::new(
                "bounded",
                "Numbers whose bounds leave zero out anyway.",
                __rt::keys(&KEYS, 6, 2),
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
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
                    checks: __rt::Run { start: 4, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U128),
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 10, len: 3 },
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
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["1"],
            },
            checks: &[
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(10)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 3,
                    places: 0,
                }),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(9)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Minimum(__rt::Bound::Integer(-9)),
                __rt::Check::Maximum(__rt::Bound::Integer(0)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 3, 9],
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
            tools: &[(1, 463), (464, 998), (999, 1329)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 340), (341, 922), (923, 1252)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 450), (451, 972), (973, 1290)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 327), (328, 896), (897, 1213)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 419), (420, 929), (930, 1216)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 263), (264, 728), (729, 1029)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 300), (301, 829), (830, 1085)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 305), (306, 838), (839, 1133)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 418), (419, 908), (909, 1194)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 418), (419, 908), (909, 1194)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 440), (441, 971), (972, 1279)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 463), (464, 998), (999, 1329)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 278), (279, 786), (787, 1102)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 249), (250, 709), (710, 996)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `divide`.
pub type Divide<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `split`.
pub type Split<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `bounded`.
pub type Bounded<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Divide, Split, Bounded};
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
                __rt::run(&(), arguments, scratch, reply, <Divide<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Split<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Bounded<'s>>::__call)
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
    let _ = (<Divide<'static>>::parse, <Divide<'static>>::check);
    let _ = (<Split<'static>>::parse, <Split<'static>>::check);
    let _ = (<Bounded<'static>>::parse, <Bounded<'static>>::check);
};

