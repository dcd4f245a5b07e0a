// contained.eed7027bf9e8b4f2.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `contained`, parsed.
    pub struct __Args {
        /// `small`
        pub small: u8,
        /// `twice`
        pub twice: Option<i64>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Contained { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"small"),
        __rt::Key::optional(&"twice"),
    ];
    struct __Slots {
        small: ::core::primitive::u64,
        twice: ::core::option::Option<::core::primitive::i64>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 10, &mut self.small),
                1 => __cursor.put_option_i64(0, 10, &mut self.twice),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"small\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 10, &mut self.small)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"twice\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_option_i64(0, 10, &mut self.twice)? {
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
                small: 0,
                twice: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                small: __slots.small as ::core::primitive::u8,
                twice: __slots.twice,
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
                            __reply, contained(__arguments.small, __arguments.twice)
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

// floats.2b815be1ed2fd24a.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `floats`, parsed.
    pub struct __Args {
        /// `double`
        pub double: f64,
        /// `single`
        pub single: Option<f32>,
        /// `even`
        pub even: u8,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Floats { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"double"),
        __rt::Key::optional(&"single"),
        __rt::Key::optional(&"even"),
    ];
    struct __Slots {
        double: ::core::option::Option<f64>,
        single: Option<f32>,
        even: ::core::option::Option<u8>,
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
                            &mut self.double,
                            |__cursor| {
                                __cursor
                                    .read_number_outside(
                                        -0.5,
                                        0.5,
                                        |__cursor| {
                                            __cursor.read_f64(::core::primitive::f64::MIN, 9.5)
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.single,
                            |__cursor| {
                                __cursor
                                    .read_number_outside(
                                        0.1,
                                        0.9,
                                        |__cursor| {
                                            __cursor.read_f32(0.0, ::core::primitive::f64::MAX)
                                        },
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_default_with(
                            &mut self.even,
                            |__cursor| {
                                __cursor
                                    .read_outside(
                                        2,
                                        8,
                                        |__cursor| {
                                            __cursor
                                                .read_multiple(2, 0, |__cursor| __cursor.read_u64(0, 9))
                                        },
                                    )
                                    .map(|__value| __value as ::core::primitive::u8)
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
            if !__cursor.key(b"\"double\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.double,
                    |__cursor| {
                        __cursor
                            .read_number_outside(
                                -0.5,
                                0.5,
                                |__cursor| {
                                    __cursor.read_f64(::core::primitive::f64::MIN, 9.5)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"single\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.single,
                        |__cursor| {
                            __cursor
                                .read_number_outside(
                                    0.1,
                                    0.9,
                                    |__cursor| {
                                        __cursor.read_f32(0.0, ::core::primitive::f64::MAX)
                                    },
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"even\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_with(
                        &mut self.even,
                        |__cursor| {
                            __cursor
                                .read_outside(
                                    2,
                                    8,
                                    |__cursor| {
                                        __cursor
                                            .read_multiple(2, 0, |__cursor| __cursor.read_u64(0, 9))
                                    },
                                )
                                .map(|__value| __value as ::core::primitive::u8)
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
                double: ::core::option::Option::None,
                single: ::core::option::Option::None,
                even: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                double: __slots.double.ok_or(__rt::Stop)?,
                single: __slots.single,
                even: __slots.even.unwrap_or(8),
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
                            __reply, floats(__arguments.double, __arguments.single,
                            __arguments.even)
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

// joined.0d61f7ff9f1febd8.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `joined`, parsed.
    pub struct __Args {
        /// `within`
        pub within: i32,
        /// `adjacent`
        pub adjacent: u8,
        /// `whole`
        pub whole: i16,
        /// `single`
        pub single: u8,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Joined { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"within"),
        __rt::Key::required(&"adjacent"),
        __rt::Key::required(&"whole"),
        __rt::Key::required(&"single"),
    ];
    struct __Slots {
        within: ::core::primitive::i64,
        adjacent: ::core::primitive::u64,
        whole: ::core::primitive::i64,
        single: ::core::option::Option<u8>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_i64(0, 2147483647, &mut self.within),
                1 => __cursor.put_u64(0, 9, &mut self.adjacent),
                2 => __cursor.put_i64(-32768, 32767, &mut self.whole),
                3 => {
                    __cursor
                        .put_with(
                            &mut self.single,
                            |__cursor| {
                                __cursor
                                    .read_outside(
                                        4,
                                        6,
                                        |__cursor| {
                                            __cursor
                                                .read_outside(1, 3, |__cursor| __cursor.read_u64(1, 6))
                                        },
                                    )
                                    .map(|__value| __value as ::core::primitive::u8)
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
            if !__cursor.key(b"\"within\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_i64(0, 2147483647, &mut self.within)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"adjacent\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(0, 9, &mut self.adjacent)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"whole\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_i64(-32768, 32767, &mut self.whole)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"single\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor
                .next_with(
                    &mut self.single,
                    |__cursor| {
                        __cursor
                            .read_outside(
                                4,
                                6,
                                |__cursor| {
                                    __cursor
                                        .read_outside(1, 3, |__cursor| __cursor.read_u64(1, 6))
                                },
                            )
                            .map(|__value| __value as ::core::primitive::u8)
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
                within: 0,
                adjacent: 0,
                whole: 0,
                single: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                within: __slots.within as ::core::primitive::i32,
                adjacent: __slots.adjacent as ::core::primitive::u8,
                whole: __slots.whole as ::core::primitive::i16,
                single: __slots.single.ok_or(__rt::Stop)?,
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
                            __reply, joined(__arguments.within, __arguments.adjacent,
                            __arguments.whole, __arguments.single)
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
    static KEYS: [&::core::primitive::str; 12] = [
        "by",
        "speed",
        "within",
        "adjacent",
        "whole",
        "single",
        "small",
        "twice",
        "double",
        "single",
        "even",
        "number",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[1, 7],
            &[
                ("joined", 1),
                ("contained", 2),
                ("without_zero", 4),
                ("turn", 0),
                ("floats", 3),
            ],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "turn",
                "Turn a wheel, but never by nothing.",
                __rt::keys(&KEYS, 0, 2),
            ),
            ::toolcall::Tool::new(
                "joined",
                "Ranges that touch or lie within each other.",
                __rt::keys(&KEYS, 2, 4),
            ),
            ::toolcall::Tool::new(
                "contained",
                "Ranges within others, which add nothing.",
                __rt::keys(&KEYS, 6, 2),
            ),
            ::toolcall::Tool::new(
                "floats",
                "Holes between numbers with a fraction, and in what may be absent.",
                __rt::keys(&KEYS, 8, 3),
            ),
            ::toolcall::Tool::new(
                "without_zero",
                "A hole around zero in a type without zero.",
                __rt::keys(&KEYS, 11, 1),
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
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 4 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: true,
                    checks: __rt::Run { start: 13, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 15, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F32),
                    nullable: true,
                    checks: __rt::Run { start: 17, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 19, len: 4 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 11, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 23, len: 3 },
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
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Default(1),
                    },
                ],
                defaults: &["8", "7"],
            },
            checks: &[
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(40)),
                __rt::Check::Gap(__rt::Bound::Integer(10), __rt::Bound::Integer(20)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(9)),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(6)),
                __rt::Check::Gap(__rt::Bound::Integer(1), __rt::Bound::Integer(3)),
                __rt::Check::Gap(__rt::Bound::Integer(4), __rt::Bound::Integer(6)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(10)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(10)),
                __rt::Check::Maximum(__rt::Bound::Number(9.5)),
                __rt::Check::Gap(__rt::Bound::Number(-0.5), __rt::Bound::Number(0.5)),
                __rt::Check::Minimum(__rt::Bound::Number(0.0)),
                __rt::Check::Gap(__rt::Bound::Number(0.1), __rt::Bound::Number(0.9)),
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(9)),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 2,
                    places: 0,
                }),
                __rt::Check::Gap(__rt::Bound::Integer(2), __rt::Bound::Integer(8)),
                __rt::Check::Minimum(__rt::Bound::Integer(-9)),
                __rt::Check::Maximum(__rt::Bound::Integer(9)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(5)),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 3, 8, 11, 15],
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
            tools: &[(1, 496), (497, 965), (966, 1298), (1299, 1903), (1904, 2193)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 495), (496, 963), (964, 1303), (1304, 1955), (1956, 2296)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 483), (484, 939), (940, 1259), (1260, 1851), (1852, 2128)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 482), (483, 937), (938, 1264), (1265, 1903), (1904, 2231)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 452), (453, 877), (878, 1185), (1186, 1746), (1747, 1992)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 402), (403, 841), (842, 1135), (1136, 1603), (1604, 1879)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 444), (445, 943), (944, 1208), (1209, 1802), (1803, 2096)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 460), (461, 893), (894, 1190), (1191, 1811), (1812, 2081)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 451), (452, 875), (876, 1163), (1164, 1723), (1724, 1968)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 451), (452, 875), (876, 1163), (1164, 1723), (1724, 1968)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 473), (474, 919), (920, 1248), (1249, 1830), (1831, 2097)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 496), (497, 965), (966, 1298), (1299, 1903), (1904, 2193)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 417), (418, 871), (872, 1208), (1209, 1719), (1720, 2010)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 388), (389, 813), (814, 1102), (1103, 1565), (1566, 1827)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `turn`.
pub type Turn<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `joined`.
pub type Joined<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `contained`.
pub type Contained<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `floats`.
pub type Floats<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// The arguments of `without_zero`.
pub type WithoutZero<'a> = <Set as __rt::Call<4>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Turn, Joined, Contained, Floats, WithoutZero};
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
                __rt::run(&(), arguments, scratch, reply, <Turn<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Joined<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Contained<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Floats<'s>>::__call)
            }
            ::core::option::Option::Some(4) => {
                __rt::run(&(), arguments, scratch, reply, <WithoutZero<'s>>::__call)
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
    let _ = (<Turn<'static>>::parse, <Turn<'static>>::check);
    let _ = (<Joined<'static>>::parse, <Joined<'static>>::check);
    let _ = (<Contained<'static>>::parse, <Contained<'static>>::check);
    let _ = (<Floats<'static>>::parse, <Floats<'static>>::check);
    let _ = (<WithoutZero<'static>>::parse, <WithoutZero<'static>>::check);
};

// turn.5e8a81a0286d9332.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `turn`, parsed.
    pub struct __Args {
        /// `by`
        pub by: i32,
        /// `speed`
        pub speed: u8,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Turn { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"by"),
        __rt::Key::required(&"speed"),
    ];
    struct __Slots {
        by: ::core::option::Option<i32>,
        speed: ::core::option::Option<u8>,
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
                            &mut self.by,
                            |__cursor| {
                                __cursor
                                    .read_outside(
                                        -1,
                                        1,
                                        |__cursor| __cursor.read_i64(-2147483648, 2147483647),
                                    )
                                    .map(|__value| __value as ::core::primitive::i32)
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_with(
                            &mut self.speed,
                            |__cursor| {
                                __cursor
                                    .read_outside(10, 20, |__cursor| __cursor.read_u64(0, 40))
                                    .map(|__value| __value as ::core::primitive::u8)
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
            if !__cursor.key(b"\"by\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.by,
                    |__cursor| {
                        __cursor
                            .read_outside(
                                -1,
                                1,
                                |__cursor| __cursor.read_i64(-2147483648, 2147483647),
                            )
                            .map(|__value| __value as ::core::primitive::i32)
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"speed\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.speed,
                    |__cursor| {
                        __cursor
                            .read_outside(10, 20, |__cursor| __cursor.read_u64(0, 40))
                            .map(|__value| __value as ::core::primitive::u8)
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
                by: ::core::option::Option::None,
                speed: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                by: __slots.by.ok_or(__rt::Stop)?,
                speed: __slots.speed.ok_or(__rt::Stop)?,
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
                            __reply, turn(__arguments.by, __arguments.speed)
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

// without_zero.48dddf444053089e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `without_zero`, parsed.
    pub struct __Args {
        /// `number`
        pub number: std::num::NonZeroI8,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("WithoutZero { .. }")
        }
    }
    const _: () = ::core::assert!(SEVEN == 7);
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::optional(&"number")];
    struct __Slots {
        number: ::core::option::Option<std::num::NonZeroI8>,
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
                            &mut self.number,
                            |__cursor| {
                                __cursor
                                    .read_outside(-1, 5, |__cursor| __cursor.read_i64(-9, 9))
                                    .map(|__value| __value as ::core::primitive::i8)
                                    .and_then(|__value| __rt::nonzero(
                                        ::core::num::NonZero::new(__value),
                                    ))
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
            if __cursor.key(b"\"number\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_with(
                        &mut self.number,
                        |__cursor| {
                            __cursor
                                .read_outside(-1, 5, |__cursor| __cursor.read_i64(-9, 9))
                                .map(|__value| __value as ::core::primitive::i8)
                                .and_then(|__value| __rt::nonzero(
                                    ::core::num::NonZero::new(__value),
                                ))
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
                number: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                number: match __slots.number {
                    ::core::option::Option::Some(__value) => __value,
                    ::core::option::Option::None => {
                        __rt::nonzero(::core::num::NonZero::new(7))?
                    }
                },
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
            __rt::parse(__tools::Set::DECLARED, 4, __arguments, __scratch)
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
                4,
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
                4,
                __bytes,
                __scratch,
                &mut __place,
            );
            match __place {
                ::core::option::Option::Some(__arguments) => {
                    __rt::Called::ran(
                        ::toolcall::__write_returned!(
                            __reply, without_zero(__arguments.number)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<4> for __tools::Set {
        type Args<'a> = __Args;
    }
};

