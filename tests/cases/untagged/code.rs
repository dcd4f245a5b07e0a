// Filter.6800eefa4f41dc1f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Filter {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    2,
                    |__cursor| {
                        static __FORMS: [::core::primitive::u8; 3] = [32u8, 32u8, 8u8];
                        let __form = __cursor.read_form(&__FORMS)?;
                        match __form {
                            0 => {
                                struct __Content {
                                    all: Vec<Filter>,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 1] = &[
                                        __rt::Key::required(&"all"),
                                    ];
                                    struct __Slots {
                                        all: ::core::option::Option<Vec<Filter>>,
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
                                                            &mut self.all,
                                                            |__cursor| {
                                                                __cursor
                                                                    .read_list(
                                                                        0,
                                                                        ::core::primitive::u32::MAX,
                                                                        <Filter as __rt::Value<'a>>::read,
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
                                            if !__cursor.key(b"\"all\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor
                                                .next_with(
                                                    &mut self.all,
                                                    |__cursor| {
                                                        __cursor
                                                            .read_list(
                                                                0,
                                                                ::core::primitive::u32::MAX,
                                                                <Filter as __rt::Value<'a>>::read,
                                                            )
                                                    },
                                                )?
                                            {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            ::core::result::Result::Ok(false)
                                        }
                                    }
                                    impl<'a> __rt::Value<'a> for __Content {
                                        fn read(
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<Self, __rt::Stop> {
                                            let mut __slots = __Slots {
                                                all: ::core::option::Option::None,
                                            };
                                            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                            ::core::result::Result::Ok(Self {
                                                all: __slots.all.ok_or(__rt::Stop)?,
                                            })
                                        }
                                    }
                                };
                                let __value = <__Content as __rt::Value<
                                    'a,
                                >>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::All { all: __value.all })
                            }
                            1 => {
                                struct __Content {
                                    any: Vec<Filter>,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 1] = &[
                                        __rt::Key::required(&"any"),
                                    ];
                                    struct __Slots {
                                        any: ::core::option::Option<Vec<Filter>>,
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
                                                            &mut self.any,
                                                            |__cursor| {
                                                                __cursor
                                                                    .read_list(
                                                                        0,
                                                                        ::core::primitive::u32::MAX,
                                                                        <Filter as __rt::Value<'a>>::read,
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
                                            if !__cursor.key(b"\"any\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor
                                                .next_with(
                                                    &mut self.any,
                                                    |__cursor| {
                                                        __cursor
                                                            .read_list(
                                                                0,
                                                                ::core::primitive::u32::MAX,
                                                                <Filter as __rt::Value<'a>>::read,
                                                            )
                                                    },
                                                )?
                                            {
                                                return ::core::result::Result::Ok(true);
                                            }
                                            ::core::result::Result::Ok(false)
                                        }
                                    }
                                    impl<'a> __rt::Value<'a> for __Content {
                                        fn read(
                                            __cursor: &mut __rt::Cursor<'a>,
                                        ) -> ::core::result::Result<Self, __rt::Stop> {
                                            let mut __slots = __Slots {
                                                any: ::core::option::Option::None,
                                            };
                                            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                            ::core::result::Result::Ok(Self {
                                                any: __slots.any.ok_or(__rt::Stop)?,
                                            })
                                        }
                                    }
                                };
                                let __value = <__Content as __rt::Value<
                                    'a,
                                >>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::Any { any: __value.any })
                            }
                            2 => {
                                let __value = __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)
                                    .map(::std::borrow::ToOwned::to_owned)?;
                                ::core::result::Result::Ok(Self::Word(__value))
                            }
                            _ => ::core::result::Result::Err(__rt::Stop),
                        }
                    },
                )
        }
    }
};

// Things.057d782fe267e6ec.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Things {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __FORMS: [::core::primitive::u8; 2] = [16u8, 16u8];
            let __form = __cursor.read_form(&__FORMS)?;
            match __form {
                0 => {
                    let __value = __cursor
                        .read_list(
                            0,
                            ::core::primitive::u32::MAX,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 65535)
                                    .map(|__value| __value as ::core::primitive::u16)
                            },
                        )?;
                    ::core::result::Result::Ok(Self::Numbers(__value))
                }
                1 => {
                    let __value = __cursor
                        .read_list(
                            0,
                            ::core::primitive::u32::MAX,
                            |__cursor| {
                                __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)
                                    .map(::std::borrow::ToOwned::to_owned)
                            },
                        )?;
                    ::core::result::Result::Ok(Self::Texts(__value))
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// Value.06c71a41ac7eb172.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Value<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __FORMS: [::core::primitive::u8; 8] = [
                4u8, 4u8, 8u8, 8u8, 32u8, 32u8, 16u8, 16u8,
            ];
            let __form = __cursor.read_form(&__FORMS)?;
            match __form {
                0 => {
                    let __value = __cursor
                        .read_i64(-9223372036854775808, 9223372036854775807)?;
                    ::core::result::Result::Ok(Self::Whole(__value))
                }
                1 => {
                    let __value = __cursor
                        .read_f64(
                            ::core::primitive::f64::MIN,
                            ::core::primitive::f64::MAX,
                        )?;
                    ::core::result::Result::Ok(Self::Number(__value))
                }
                2 => {
                    let __value = __cursor.read_str(0, 3)?;
                    ::core::result::Result::Ok(Self::Short(__value))
                }
                3 => {
                    let __value = __cursor
                        .read_str(0, ::core::primitive::u32::MAX)
                        .map(::std::borrow::ToOwned::to_owned)?;
                    ::core::result::Result::Ok(Self::Long(__value))
                }
                4 => {
                    struct __Content {
                        x: i32,
                        y: i32,
                        z: i32,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 3] = &[
                            __rt::Key::required(&"x"),
                            __rt::Key::required(&"y"),
                            __rt::Key::optional(&"z"),
                        ];
                        struct __Slots {
                            x: ::core::primitive::i64,
                            y: ::core::primitive::i64,
                            z: ::core::primitive::i64,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_i64(-2147483648, 2147483647, &mut self.x),
                                    1 => __cursor.put_i64(-2147483648, 2147483647, &mut self.y),
                                    2 => {
                                        __cursor
                                            .put_default_i64(-2147483648, 2147483647, &mut self.z)
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
                                if !__cursor.key(b"\"x\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_i64(-2147483648, 2147483647, &mut self.x)?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"y\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor.next_i64(-2147483648, 2147483647, &mut self.y)?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"z\":", &__KEYS[2])? {
                                    *__seen |= 4;
                                    if __cursor
                                        .next_default_i64(-2147483648, 2147483647, &mut self.z)?
                                    {
                                        return ::core::result::Result::Ok(true);
                                    }
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Content {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots { x: 0, y: 0, z: 7 };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    x: __slots.x as ::core::primitive::i32,
                                    y: __slots.y as ::core::primitive::i32,
                                    z: __slots.z as ::core::primitive::i32,
                                })
                            }
                        }
                    };
                    let __value = <__Content as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Point {
                        x: __value.x,
                        y: __value.y,
                        z: __value.z,
                    })
                }
                5 => {
                    struct __Content {
                        x: i32,
                        y: Option<i32>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"x"),
                            __rt::Key::optional(&"y"),
                        ];
                        struct __Slots {
                            x: ::core::primitive::i64,
                            y: ::core::option::Option<::core::primitive::i64>,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_i64(-2147483648, 2147483647, &mut self.x),
                                    1 => {
                                        __cursor
                                            .put_option_i64(-2147483648, 2147483647, &mut self.y)
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
                                if !__cursor.key(b"\"x\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_i64(-2147483648, 2147483647, &mut self.x)?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"y\":", &__KEYS[1])? {
                                    *__seen |= 2;
                                    if __cursor
                                        .next_option_i64(-2147483648, 2147483647, &mut self.y)?
                                    {
                                        return ::core::result::Result::Ok(true);
                                    }
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Content {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {
                                    x: 0,
                                    y: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    x: __slots.x as ::core::primitive::i32,
                                    y: __slots
                                        .y
                                        .map(|__value| __value as ::core::primitive::i32),
                                })
                            }
                        }
                    };
                    let __value = <__Content as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Line {
                        x: __value.x,
                        y: __value.y,
                    })
                }
                6 => {
                    let __value = {
                        __cursor.open_tuple()?;
                        let __item0 = __cursor.read_bool()?;
                        __cursor.behind_item(false)?;
                        let __item1 = __cursor
                            .read_u64(0, 255)
                            .map(|__value| __value as ::core::primitive::u8)?;
                        __cursor.behind_item(true)?;
                        ::core::result::Result::Ok((__item0, __item1))
                    }?;
                    ::core::result::Result::Ok(Self::Pair(__value.0, __value.1))
                }
                7 => {
                    let __value = __cursor
                        .read_list(
                            0,
                            ::core::primitive::u32::MAX,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 255)
                                    .map(|__value| __value as ::core::primitive::u8)
                            },
                        )?;
                    ::core::result::Result::Ok(Self::Many(__value))
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// count.5921cfa8e534312c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `count`, parsed.
    pub struct __Args {
        /// `filter`
        pub filter: Option<Filter>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Count { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::optional(&"filter")];
    struct __Slots {
        filter: Option<Filter>,
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
                        .put_option_with(
                            &mut self.filter,
                            <Filter as __rt::Value<'a>>::read,
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
            if __cursor.key(b"\"filter\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_option_with(
                        &mut self.filter,
                        <Filter as __rt::Value<'a>>::read,
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
                filter: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self { filter: __slots.filter });
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
                        ::toolcall::__write_returned!(__reply, count(__arguments.filter)),
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

// describe.f442b02580e0d4a0.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `describe`, parsed.
    pub struct __Args<'a> {
        /// `value`
        pub value: Value<'a>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Describe { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"value")];
    struct __Slots<'a> {
        value: ::core::option::Option<Value<'a>>,
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
                        .put_with(&mut self.value, <Value<'a> as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"value\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.value, <Value<'a> as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
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
                value: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                value: __slots.value.ok_or(__rt::Stop)?,
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
        pub(crate) fn __call(
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
                            __reply, describe(__arguments.value)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<0> for __tools::Set {
        type Args<'a> = __Args<'a>;
    }
};

// measure.c82ba6790f865da7.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `measure`, parsed.
    pub struct __Args {
        /// `things`
        pub things: Things,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Measure { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"things")];
    struct __Slots {
        things: ::core::option::Option<Things>,
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
                        .put_with(&mut self.things, <Things as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"things\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.things, <Things as __rt::Value<'a>>::read)? {
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
                things: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                things: __slots.things.ok_or(__rt::Stop)?,
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
                            __reply, measure(__arguments.things)
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
    static KEYS: [&::core::primitive::str; 10] = [
        "x",
        "y",
        "z",
        "x",
        "y",
        "value",
        "all",
        "any",
        "filter",
        "things",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[4],
            &[("describe", 0), ("count", 1), ("measure", 2)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "describe",
                "Say what a value is.",
                __rt::keys(&KEYS, 5, 1),
            ),
            ::toolcall::Tool::new(
                "count",
                "Count the leaves of a filter.",
                __rt::keys(&KEYS, 8, 1),
            ),
            ::toolcall::Tool::new(
                "measure",
                "Measure some things.",
                __rt::keys(&KEYS, 9, 1),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 2, len: 8 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
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
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(12),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 10, len: 3 },
                    ),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(18),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 10, len: 3 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(18),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 9, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 13, len: 2 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(24),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(5),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 20,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 22,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["7"],
            },
            checks: &[
                __rt::Check::MaxLength(3),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
            ],
            names: &[],
            parts: &[11, 12, 2, 3, 4, 5, 6, 8, 10, 13, 16, 19, 5, 23, 25],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 14, 21],
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
            tools: &[(1, 1438), (1439, 2157), (2158, 2649)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 1411), (1412, 2151), (2152, 2642)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 1425), (1426, 2131), (2132, 2610)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 1398), (1399, 2125), (2126, 2603)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 1413), (1414, 2088), (2089, 2536)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 1331), (1332, 2021), (2022, 2483)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 1394), (1395, 4096), (4097, 4569)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 1349), (1350, 4383), (4384, 4839)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1393), (1394, 2067), (2068, 2514)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 1393), (1394, 2067), (2068, 2514)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 1434), (1435, 2130), (2131, 2599)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 1442), (1443, 2161), (2162, 2653)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 1368), (1369, 2072), (2073, 2549)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 1262), (1263, 3882), (3883, 4330)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `describe`.
pub type Describe<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `count`.
pub type Count<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `measure`.
pub type Measure<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Describe, Count, Measure};
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
                __rt::run(&(), arguments, scratch, reply, <Describe<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Count<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Measure<'s>>::__call)
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
    let _ = (<Describe<'static>>::parse, <Describe<'static>>::check);
    let _ = (<Count<'static>>::parse, <Count<'static>>::check);
    let _ = (<Measure<'static>>::parse, <Measure<'static>>::check);
};

