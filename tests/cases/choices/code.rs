// Shape.6c74708691efd70e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Shape {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            if __cursor.is_at_text() {
                return {
                    ::core::result::Result::Ok(
                        match __cursor.read_text()? {
                            "point" => Self::Point,
                            "unknown" => Self::Unknown,
                            _ => return ::core::result::Result::Err(__rt::Stop),
                        },
                    )
                };
            }
            static __FORMS: [__rt::Key; 3] = [
                __rt::Key::required(&"square"),
                __rt::Key::required(&"rectangle"),
                __rt::Key::required(&"frame"),
            ];
            let __form = __cursor.keyed_form(&__FORMS)?;
            match __form {
                0 => {
                    struct __Form {
                        __content: u32,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[
                            __rt::Key::required(&"square"),
                        ];
                        struct __Slots {
                            __content: ::core::primitive::u64,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_u64(1, 1000, &mut self.__content),
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
                                if !__cursor.key(b"\"square\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_u64(1, 1000, &mut self.__content)? {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Form {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots { __content: 0 };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots.__content as ::core::primitive::u32,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Square(__value.__content))
                }
                1 => {
                    struct __Form {
                        __content: (u32, u32),
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[
                            __rt::Key::required(&"rectangle"),
                        ];
                        struct __Slots {
                            __content: ::core::option::Option<(u32, u32)>,
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
                                                &mut self.__content,
                                                |__cursor| {
                                                    __cursor.open_tuple()?;
                                                    let __item0 = __cursor
                                                        .read_u64(0, 4294967295)
                                                        .map(|__value| __value as ::core::primitive::u32)?;
                                                    __cursor.behind_item(false)?;
                                                    let __item1 = __cursor
                                                        .read_u64(0, 4294967295)
                                                        .map(|__value| __value as ::core::primitive::u32)?;
                                                    __cursor.behind_item(true)?;
                                                    ::core::result::Result::Ok((__item0, __item1))
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
                                if !__cursor.key(b"\"rectangle\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(
                                        &mut self.__content,
                                        |__cursor| {
                                            __cursor.open_tuple()?;
                                            let __item0 = __cursor
                                                .read_u64(0, 4294967295)
                                                .map(|__value| __value as ::core::primitive::u32)?;
                                            __cursor.behind_item(false)?;
                                            let __item1 = __cursor
                                                .read_u64(0, 4294967295)
                                                .map(|__value| __value as ::core::primitive::u32)?;
                                            __cursor.behind_item(true)?;
                                            ::core::result::Result::Ok((__item0, __item1))
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
                                let mut __slots = __Slots {
                                    __content: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots.__content.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(
                        Self::Rectangle(__value.__content.0, __value.__content.1),
                    )
                }
                2 => {
                    struct __Content {
                        side: u32,
                        hole: u32,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"side"),
                            __rt::Key::optional(&"hole"),
                        ];
                        struct __Slots {
                            side: ::core::primitive::u64,
                            hole: ::core::primitive::u64,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_u64(0, 4294967295, &mut self.side),
                                    1 => __cursor.put_default_u64(0, 4294967295, &mut self.hole),
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
                                if !__cursor.key(b"\"side\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_u64(0, 4294967295, &mut self.side)? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"hole\":", &__KEYS[1])? {
                                    *__seen |= 2;
                                    if __cursor.next_default_u64(0, 4294967295, &mut self.hole)?
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
                                let mut __slots = __Slots { side: 0, hole: 1 };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    side: __slots.side as ::core::primitive::u32,
                                    hole: __slots.hole as ::core::primitive::u32,
                                })
                            }
                        }
                    };
                    struct __Form {
                        __content: __Content,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"frame")];
                        struct __Slots {
                            __content: ::core::option::Option<__Content>,
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
                                                &mut self.__content,
                                                <__Content as __rt::Value<'a>>::read,
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
                                if !__cursor.key(b"\"frame\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(
                                        &mut self.__content,
                                        <__Content as __rt::Value<'a>>::read,
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
                                let mut __slots = __Slots {
                                    __content: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots.__content.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Frame {
                        side: __value.__content.side,
                        hole: __value.__content.hole,
                    })
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// area.4a5e15345ef8eb0c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `area`, parsed.
    pub struct __Args {
        /// `shape`
        pub shape: Shape,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Area { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"shape")];
    struct __Slots {
        shape: ::core::option::Option<Shape>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.shape, <Shape as __rt::Value<'a>>::read),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"shape\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.shape, <Shape as __rt::Value<'a>>::read)? {
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
                shape: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                shape: __slots.shape.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, area(__arguments.shape)),
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

// drive.604f497312b4455f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `drive`, parsed.
    pub struct __Args {
        /// `steps`
        pub steps: Vec<Step>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Drive { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"steps")];
    struct __Slots {
        steps: ::core::option::Option<Vec<Step>>,
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
                            &mut self.steps,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Step as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"steps\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.steps,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <Step as __rt::Value<'a>>::read,
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
                steps: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                steps: __slots.steps.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, drive(__arguments.steps)),
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

// payments.f5f64da28691ee7e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `payments`, parsed.
    pub struct __Args<'a> {
        /// `ways`
        pub ways: Vec<Payment<'a>>,
        /// `fallback`
        pub fallback: Option<Payment<'a>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Payments { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"ways"),
        __rt::Key::optional(&"fallback"),
    ];
    struct __Slots<'a> {
        ways: ::core::option::Option<Vec<Payment<'a>>>,
        fallback: Option<Payment<'a>>,
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
                        .put_with(
                            &mut self.ways,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Payment<'a> as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.fallback,
                            <Payment<'a> as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"ways\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.ways,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <Payment<'a> as __rt::Value<'a>>::read,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"fallback\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.fallback,
                        <Payment<'a> as __rt::Value<'a>>::read,
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
                ways: ::core::option::Option::None,
                fallback: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                ways: __slots.ways.ok_or(__rt::Stop)?,
                fallback: __slots.fallback,
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
        pub(crate) fn __call(
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
                            __reply, payments(__arguments.ways, __arguments.fallback)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<1> for __tools::Set {
        type Args<'a> = __Args<'a>;
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
    static KEYS: [&::core::primitive::str; 24] = [
        "square",
        "rectangle",
        "side",
        "hole",
        "frame",
        "shape",
        "type",
        "type",
        "number",
        "endMonth",
        "type",
        "iban",
        "owner",
        "ways",
        "fallback",
        "do",
        "do",
        "with",
        "do",
        "with",
        "left",
        "do",
        "with",
        "steps",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[7], &[("area", 0), ("payments", 1), ("drive", 2)]),
        tools: &[
            ::toolcall::Tool::new(
                "area",
                "Work out the area of a shape, in square millimetres.",
                __rt::keys(&KEYS, 5, 1),
            ),
            ::toolcall::Tool::new(
                "payments",
                "Name the ways of payment that a customer gave, in the order of giving.",
                __rt::keys(&KEYS, 13, 2),
            ),
            ::toolcall::Tool::new("drive", "Move a robot.", __rt::keys(&KEYS, 23, 1)),
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
                        __rt::By::Key,
                        __rt::Run { start: 2, len: 4 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 1, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 4, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(12),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 6, len: 3 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 3, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 10, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 4, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 6, len: 3 },
                    ),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 23, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(25),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 9, len: 4 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 15, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 5, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 16, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 6, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 18, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 7, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 21, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 8, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 20, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
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
                        node: 6,
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
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
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
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 20,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 21,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 22,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 27,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 29,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 30,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 32,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 36,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 34,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 35,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["1"],
            },
            checks: &[
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(1000)),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
            ],
            names: &[
                "point",
                "unknown",
                "cash",
                "card",
                "transfer",
                "Wait",
                "Go",
                "Rest",
                "Turn",
            ],
            parts: &[7, 7, 2, 3, 5, 8, 13, 15, 19, 26, 28, 31, 33],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 10, 23],
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
            tools: &[(1, 1309), (1310, 2565), (2566, 3708)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 1264), (1265, 2549), (2550, 3698)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 1296), (1297, 2539), (2540, 3669)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 1251), (1252, 2523), (2524, 3659)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 1265), (1266, 2515), (2516, 3633)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 1194), (1195, 2358), (2359, 3462)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 1094), (1095, 2984), (2985, 3914)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 1273), (1274, 2493), (2494, 3600)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1264), (1265, 2475), (2476, 3573)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 1264), (1265, 2475), (2476, 3573)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 1286), (1287, 2557), (2558, 3696)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 1249), (1250, 2505), (2506, 3648)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 1209), (1210, 2472), (2473, 3619)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 1064), (1065, 2756), (2757, 3710)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `area`.
pub type Area<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `payments`.
pub type Payments<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `drive`.
pub type Drive<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Area, Payments, Drive};
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
                __rt::run(&(), arguments, scratch, reply, <Area<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Payments<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Drive<'s>>::__call)
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
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"iban"),
        __rt::Key::optional(&"owner"),
    ];
    pub struct __Slots<'a> {
        iban: &'a ::core::primitive::str,
        owner: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.iban),
                1 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.owner)
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
            if !__cursor.key(b"\"iban\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.iban)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"owner\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.owner)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for crate::Account<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                iban: "",
                owner: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                iban: __slots.iban,
                owner: __slots.owner,
            })
        }
    }
    impl<'a> ::core::fmt::Debug for __Slots<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Slots { .. }")
        }
    }
    impl<'a> __rt::Record<'a> for crate::Account<'a> {
        type Slots = __Slots<'a>;
        fn start() -> Self::Slots {
            __Slots {
                iban: "",
                owner: ::core::option::Option::None,
            }
        }
        fn finish(
            __slots: Self::Slots,
            __seen: __rt::Seen<'_>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(Self {
                iban: __slots.iban,
                owner: __slots.owner,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Payment<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __TAG: __rt::Key = __rt::Key::required(&"type");
            static __FORMS: [&::core::primitive::str; 3] = ["cash", "card", "transfer"];
            let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
            match __form {
                0 => {
                    struct __Form {}
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"type")];
                        struct __Slots {}
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("cash"),
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
                                if !__cursor.key(b"\"type\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("cash")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Form {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {};
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {})
                            }
                        }
                    };
                    let _ = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Cash)
                }
                1 => {
                    struct __Form<'a> {
                        number: &'a ::std::primitive::str,
                        end_month: ::std::option::Option<::std::primitive::u8>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 3] = &[
                            __rt::Key::required(&"type"),
                            __rt::Key::required(&"number"),
                            __rt::Key::optional(&"endMonth"),
                        ];
                        struct __Slots<'a> {
                            number: &'a ::core::primitive::str,
                            end_month: ::core::option::Option<::core::primitive::u64>,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots<'a> {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("card"),
                                    1 => {
                                        __cursor
                                            .put_str(0, ::core::primitive::u32::MAX, &mut self.number)
                                    }
                                    2 => __cursor.put_option_u64(0, 255, &mut self.end_month),
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
                                if !__cursor.key(b"\"type\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("card")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"number\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor
                                    .next_str(0, ::core::primitive::u32::MAX, &mut self.number)?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"endMonth\":", &__KEYS[2])? {
                                    *__seen |= 4;
                                    if __cursor.next_option_u64(0, 255, &mut self.end_month)? {
                                        return ::core::result::Result::Ok(true);
                                    }
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Form<'a> {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {
                                    number: "",
                                    end_month: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    number: __slots.number,
                                    end_month: __slots
                                        .end_month
                                        .map(|__value| __value as ::core::primitive::u8),
                                })
                            }
                        }
                    };
                    let __value = <__Form<'a> as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Card {
                        number: __value.number,
                        end_month: __value.end_month,
                    })
                }
                2 => {
                    struct __Form<'a> {
                        __content: crate::Account<'a>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 3] = &[
                            __rt::Key::required(&"type"),
                            __rt::Key::required(&"iban"),
                            __rt::Key::optional(&"owner"),
                        ];
                        struct __Slots<'a> {
                            __content: <crate::Account<'a> as __rt::Record<'a>>::Slots,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots<'a> {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("transfer"),
                                    1..=2 => {
                                        __rt::Slots::slot(
                                            &mut self.__content,
                                            __index - 1,
                                            __cursor,
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
                                if !__cursor.key(b"\"type\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("transfer")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Form<'a> {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {
                                    __content: <crate::Account<'a> as __rt::Record<'a>>::start(),
                                };
                                let __words = __cursor
                                    .read_record::<1>(__KEYS, &mut __slots)?;
                                let __seen = __rt::Seen::of(&__words);
                                ::core::result::Result::Ok(Self {
                                    __content: <crate::Account<
                                        'a,
                                    > as __rt::Record<
                                        'a,
                                    >>::finish(__slots.__content, __seen.behind(1), __cursor)?,
                                })
                            }
                        }
                    };
                    let __value = <__Form<'a> as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Transfer(__value.__content))
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Step {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __TAG: __rt::Key = __rt::Key::required(&"do");
            static __FORMS: [&::core::primitive::str; 4] = [
                "Wait",
                "Go",
                "Rest",
                "Turn",
            ];
            let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
            match __form {
                0 => {
                    struct __Form {}
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"do")];
                        struct __Slots {}
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("Wait"),
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
                                if !__cursor.key(b"\"do\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("Wait")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Form {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {};
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {})
                            }
                        }
                    };
                    let _ = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Wait)
                }
                1 => {
                    struct __Form {
                        __content: ::std::primitive::i32,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"do"),
                            __rt::Key::required(&"with"),
                        ];
                        struct __Slots {
                            __content: ::core::primitive::i64,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("Go"),
                                    1 => {
                                        __cursor
                                            .put_i64(-2147483648, 2147483647, &mut self.__content)
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
                                if !__cursor.key(b"\"do\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("Go")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"with\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor
                                    .next_i64(-2147483648, 2147483647, &mut self.__content)?
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
                                let mut __slots = __Slots { __content: 0 };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots.__content as ::core::primitive::i32,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Go(__value.__content))
                }
                2 => {
                    struct __Form {
                        __content: ::std::option::Option<::std::primitive::u8>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"do"),
                            __rt::Key::optional(&"with"),
                        ];
                        struct __Slots {
                            __content: ::core::option::Option<::core::primitive::u64>,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("Rest"),
                                    1 => __cursor.put_option_u64(0, 255, &mut self.__content),
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
                                if !__cursor.key(b"\"do\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("Rest")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"with\":", &__KEYS[1])? {
                                    *__seen |= 2;
                                    if __cursor.next_option_u64(0, 255, &mut self.__content)? {
                                        return ::core::result::Result::Ok(true);
                                    }
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Form {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {
                                    __content: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots
                                        .__content
                                        .map(|__value| __value as ::core::primitive::u8),
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Rest(__value.__content))
                }
                3 => {
                    struct __Content {
                        left: ::std::primitive::bool,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"left")];
                        struct __Slots {
                            left: ::core::primitive::bool,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_bool(&mut self.left),
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
                                if !__cursor.key(b"\"left\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_bool(&mut self.left)? {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Content {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots { left: false };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self { left: __slots.left })
                            }
                        }
                    };
                    struct __Form {
                        __content: __Content,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"do"),
                            __rt::Key::required(&"with"),
                        ];
                        struct __Slots {
                            __content: ::core::option::Option<__Content>,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("Turn"),
                                    1 => {
                                        __cursor
                                            .put_with(
                                                &mut self.__content,
                                                <__Content as __rt::Value<'a>>::read,
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
                                if !__cursor.key(b"\"do\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("Turn")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"with\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor
                                    .next_with(
                                        &mut self.__content,
                                        <__Content as __rt::Value<'a>>::read,
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
                                let mut __slots = __Slots {
                                    __content: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots.__content.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Turn {
                        left: __value.__content.left,
                    })
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Area<'static>>::parse, <Area<'static>>::check);
    let _ = (<Payments<'static>>::parse, <Payments<'static>>::check);
    let _ = (<Drive<'static>>::parse, <Drive<'static>>::check);
};

