// add.1b93b36393aef6ac.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `add`, parsed.
    pub struct __Args {
        /// `a`
        pub a: i128,
        /// `b`
        pub b: i128,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Add { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"a"),
        __rt::Key::optional(&"b"),
    ];
    struct __Slots {
        a: ::core::primitive::i128,
        b: ::core::primitive::i128,
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
                        .put_i128(
                            -170141183460469231731687303715884105728,
                            170141183460469231731687303715884105727,
                            &mut self.a,
                        )
                }
                1 => {
                    __cursor
                        .put_default_i128(
                            -170141183460469231731687303715884105728,
                            170141183460469231731687303715884105727,
                            &mut self.b,
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
            if !__cursor.key(b"\"a\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_i128(
                    -170141183460469231731687303715884105728,
                    170141183460469231731687303715884105727,
                    &mut self.a,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"b\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_i128(
                        -170141183460469231731687303715884105728,
                        170141183460469231731687303715884105727,
                        &mut self.b,
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
            let mut __slots = __Slots { a: 0, b: 1 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self { a: __slots.a, b: __slots.b });
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
                            __reply, add(__arguments.a, __arguments.b)
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

// bounded.9532568bf28384c2.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `bounded`, parsed.
    pub struct __Args {
        /// `near`
        pub near: i128,
        /// `far`
        pub far: u128,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Bounded { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"near"),
        __rt::Key::required(&"far"),
    ];
    struct __Slots {
        near: ::core::primitive::i128,
        far: ::core::primitive::u128,
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
                        .put_i128(
                            -20000000000000000000,
                            20000000000000000000,
                            &mut self.near,
                        )
                }
                1 => {
                    __cursor
                        .put_u128(
                            100000000000000000000,
                            340282366920938463463374607431768211455,
                            &mut self.far,
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
            if !__cursor.key(b"\"near\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_i128(-20000000000000000000, 20000000000000000000, &mut self.near)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"far\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_u128(
                    100000000000000000000,
                    340282366920938463463374607431768211455,
                    &mut self.far,
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
            let mut __slots = __Slots { near: 0, far: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                near: __slots.near,
                far: __slots.far,
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
                            __reply, bounded(__arguments.near, __arguments.far)
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

// multiply.a1df3b9a3c2027fd.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `multiply`, parsed.
    pub struct __Args<'a> {
        /// `a`
        pub a: BigInt,
        /// `b`
        pub b: BigUint,
        /// `exact`
        pub exact: Option<BigInt>,
        /// `few`
        pub few: Option<BigInt>,
        /// `some`
        pub some: BigUint,
        /// `names`
        pub names: Option<std::collections::BTreeMap<BigUint, &'a str>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Multiply { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 6] = &[
        __rt::Key::required(&"a"),
        __rt::Key::optional(&"b"),
        __rt::Key::optional(&"exact"),
        __rt::Key::optional(&"few"),
        __rt::Key::optional(&"some"),
        __rt::Key::optional(&"names"),
    ];
    struct __Slots<'a> {
        a: ::core::option::Option<BigInt>,
        b: ::core::option::Option<BigUint>,
        exact: Option<BigInt>,
        few: Option<BigInt>,
        some: ::core::option::Option<BigUint>,
        names: Option<std::collections::BTreeMap<BigUint, &'a str>>,
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
                        .put_with(&mut self.a, |__cursor| __cursor.read_big::<BigInt>())
                }
                1 => {
                    __cursor
                        .put_default_with(
                            &mut self.b,
                            |__cursor| __cursor.read_big::<BigUint>(),
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.exact,
                            |__cursor| {
                                __cursor
                                    .read_quoted(|__cursor| __cursor.read_big::<BigInt>())
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.few,
                            |__cursor| {
                                __cursor
                                    .once_checked(|__cursor| __cursor.read_big::<BigInt>())
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_default_with(
                            &mut self.some,
                            |__cursor| {
                                __cursor
                                    .once_checked(|__cursor| {
                                        __cursor
                                            .read_quoted(|__cursor| __cursor.read_big::<BigUint>())
                                    })
                            },
                        )
                }
                5 => {
                    __cursor
                        .put_option_with(
                            &mut self.names,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        std::collections::BTreeMap<BigUint, &'a str>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_quoted(|__cursor| __cursor.read_big::<BigUint>())
                                        },
                                        __rt::Cursor::read_text,
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
            if !__cursor.key(b"\"a\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.a, |__cursor| __cursor.read_big::<BigInt>())?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"b\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_with(
                        &mut self.b,
                        |__cursor| __cursor.read_big::<BigUint>(),
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"exact\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.exact,
                        |__cursor| {
                            __cursor
                                .read_quoted(|__cursor| __cursor.read_big::<BigInt>())
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"few\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.few,
                        |__cursor| {
                            __cursor
                                .once_checked(|__cursor| __cursor.read_big::<BigInt>())
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"some\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_default_with(
                        &mut self.some,
                        |__cursor| {
                            __cursor
                                .once_checked(|__cursor| {
                                    __cursor
                                        .read_quoted(|__cursor| __cursor.read_big::<BigUint>())
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"names\":", &__KEYS[5])? {
                *__seen |= 32;
                if __cursor
                    .next_option_with(
                        &mut self.names,
                        |__cursor| {
                            __cursor
                                .read_map::<
                                    std::collections::BTreeMap<BigUint, &'a str>,
                                >(
                                    |__cursor| {
                                        __cursor
                                            .read_quoted(|__cursor| __cursor.read_big::<BigUint>())
                                    },
                                    __rt::Cursor::read_text,
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
    impl<'a> __rt::Arguments<'a> for __Args<'a> {
        #[inline]
        fn read(
            __place: &mut ::core::option::Option<Self>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            let mut __slots = __Slots {
                a: ::core::option::Option::None,
                b: ::core::option::Option::None,
                exact: ::core::option::Option::None,
                few: ::core::option::Option::None,
                some: ::core::option::Option::None,
                names: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                a: __slots.a.ok_or(__rt::Stop)?,
                b: match __slots.b {
                    ::core::option::Option::Some(__value) => __value,
                    ::core::option::Option::None => __cursor.parsed::<BigUint>("1")?,
                },
                exact: __slots.exact,
                few: __slots.few,
                some: match __slots.some {
                    ::core::option::Option::Some(__value) => __value,
                    ::core::option::Option::None => __cursor.parsed::<BigUint>("3")?,
                },
                names: __slots.names,
            });
            ::core::result::Result::Ok(())
        }
    }
    impl<'a> __Args<'a> {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        #[inline]
        pub fn parse(
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
        pub(crate) fn __call(
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
                            __reply, multiply(__arguments.a, __arguments.b, __arguments
                            .exact, __arguments.few, __arguments.some, __arguments.names)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<3> for __tools::Set {
        type Args<'a> = __Args<'a>;
    }
};

// ones.7f223ae0b1a6f03c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `ones`, parsed.
    pub struct __Args {
        /// `mask`
        pub mask: u128,
        /// `width`
        pub width: Option<u128>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Ones { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"mask"),
        __rt::Key::optional(&"width"),
    ];
    struct __Slots {
        mask: ::core::primitive::u128,
        width: Option<u128>,
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
                        .put_u128(
                            0,
                            340282366920938463463374607431768211455,
                            &mut self.mask,
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.width,
                            |__cursor| {
                                __cursor
                                    .read_multiple(
                                        8,
                                        0,
                                        |__cursor| {
                                            __cursor
                                                .read_u128(0, 340282366920938463463374607431768211455)
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
            if !__cursor.key(b"\"mask\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_u128(0, 340282366920938463463374607431768211455, &mut self.mask)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"width\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.width,
                        |__cursor| {
                            __cursor
                                .read_multiple(
                                    8,
                                    0,
                                    |__cursor| {
                                        __cursor
                                            .read_u128(0, 340282366920938463463374607431768211455)
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
                mask: 0,
                width: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                mask: __slots.mask,
                width: __slots.width,
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
                            __reply, ones(__arguments.mask, __arguments.width)
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
        "a",
        "b",
        "mask",
        "width",
        "near",
        "far",
        "a",
        "b",
        "exact",
        "few",
        "some",
        "names",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[14],
            &[("ones", 1), ("multiply", 3), ("add", 0), ("bounded", 2)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "add",
                "Add two large numbers.",
                __rt::keys(&KEYS, 0, 2),
            ),
            ::toolcall::Tool::new(
                "ones",
                "Count the ones of a mask.",
                __rt::keys(&KEYS, 2, 2),
            ),
            ::toolcall::Tool::new(
                "bounded",
                "Bounds that no 64 bits hold.",
                __rt::keys(&KEYS, 4, 2),
            ),
            ::toolcall::Tool::new(
                "multiply",
                "Numbers that no type of the language holds.",
                __rt::keys(&KEYS, 6, 6),
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
                    kind: __rt::Kind::Integer(__rt::Width::I128),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U128),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U128),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 4, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I128),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U128),
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 6 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigUint),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
                    nullable: true,
                    checks: __rt::Run { start: 4, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
                    nullable: true,
                    checks: __rt::Run { start: 5, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigUint),
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 4 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(15, 16),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigUint),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
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
                        node: 1,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
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
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Default(2),
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &["1", "1", "\"3\""],
            },
            checks: &[
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 8,
                    places: 0,
                }),
                __rt::Check::Minimum(__rt::Bound::Integer(-20000000000000000000)),
                __rt::Check::Maximum(__rt::Bound::Integer(20000000000000000000)),
                __rt::Check::Minimum(__rt::Bound::Integer(100000000000000000000)),
                __rt::Check::Format(__rt::Format::Integer),
                __rt::Check::Minimum(__rt::Bound::Integer(-10)),
                __rt::Check::MultipleOf(__rt::Step {
                    mantissa: 5,
                    places: 0,
                }),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(3)),
                __rt::Check::Gap(__rt::Bound::Integer(1), __rt::Bound::Integer(3)),
                __rt::Check::Format(__rt::Format::Natural),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 2, 5, 8],
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
            tools: &[(1, 452), (453, 752), (753, 1109), (1110, 1723)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 278), (279, 585), (586, 846), (847, 1460)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 439), (440, 726), (727, 1070), (1071, 1671)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 265), (266, 559), (560, 807), (808, 1408)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 408), (409, 683), (684, 996), (997, 1623)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 236), (237, 531), (532, 763), (764, 1405)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 191), (192, 441), (442, 628), (629, 1241)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 230), (231, 512), (513, 738), (739, 1402)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 407), (408, 662), (663, 974), (975, 1543)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 407), (408, 662), (663, 974), (975, 1543)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 429), (430, 725), (726, 1059), (1060, 1707)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 452), (453, 752), (753, 1109), (1110, 1723)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 251), (252, 589), (590, 836), (837, 1578)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 222), (223, 512), (513, 730), (731, 1385)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `add`.
pub type Add<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `ones`.
pub type Ones<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `bounded`.
pub type Bounded<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `multiply`.
pub type Multiply<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Add, Ones, Bounded, Multiply};
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
                __rt::run(&(), arguments, scratch, reply, <Add<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Ones<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Bounded<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Multiply<'s>>::__call)
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
    let _ = (<Add<'static>>::parse, <Add<'static>>::check);
    let _ = (<Ones<'static>>::parse, <Ones<'static>>::check);
    let _ = (<Bounded<'static>>::parse, <Bounded<'static>>::check);
    let _ = (<Multiply<'static>>::parse, <Multiply<'static>>::check);
};

