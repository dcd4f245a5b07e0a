// connect.fed411a53d7c8b01.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `connect`, parsed.
    pub struct __Args<'a> {
        /// `to`
        pub to: SocketAddr,
        /// `others`
        pub others: Option<Vec<SocketAddr>>,
        /// `names`
        pub names: Option<BTreeMap<SocketAddr, &'a str>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Connect { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"to"),
        __rt::Key::optional(&"others"),
        __rt::Key::optional(&"names"),
    ];
    static __PATTERN_323107443EF3825F: __rt::Pattern = __rt::Pattern::automaton(
        "^\\S+:\\d{1,5}$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.323107443ef3825f.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    struct __Slots<'a> {
        to: ::core::option::Option<SocketAddr>,
        others: Option<Vec<SocketAddr>>,
        names: Option<BTreeMap<SocketAddr, &'a str>>,
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
                            &mut self.to,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        |__cursor| {
                                            __cursor
                                                .read_matching(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    &__PATTERN_323107443EF3825F,
                                                )
                                        },
                                        {
                                            use crate::cases::provided::address as __make;
                                            __make
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.others,
                            |__cursor| {
                                __cursor
                                    .once_checked(|__cursor| {
                                        __cursor
                                            .read_list(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                |__cursor| {
                                                    __cursor
                                                        .read_made(
                                                            |__cursor| {
                                                                __cursor
                                                                    .read_matching(
                                                                        0,
                                                                        ::core::primitive::u32::MAX,
                                                                        &__PATTERN_323107443EF3825F,
                                                                    )
                                                            },
                                                            {
                                                                use crate::cases::provided::address as __make;
                                                                __make
                                                            },
                                                        )
                                                },
                                            )
                                    })
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.names,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<SocketAddr, &'a str>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_made(
                                                    |__cursor| {
                                                        __cursor
                                                            .read_matching(
                                                                0,
                                                                ::core::primitive::u32::MAX,
                                                                &__PATTERN_323107443EF3825F,
                                                            )
                                                    },
                                                    {
                                                        use crate::cases::provided::address as __make;
                                                        __make
                                                    },
                                                )
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
            if !__cursor.key(b"\"to\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.to,
                    |__cursor| {
                        __cursor
                            .read_made(
                                |__cursor| {
                                    __cursor
                                        .read_matching(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            &__PATTERN_323107443EF3825F,
                                        )
                                },
                                {
                                    use crate::cases::provided::address as __make;
                                    __make
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"others\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.others,
                        |__cursor| {
                            __cursor
                                .once_checked(|__cursor| {
                                    __cursor
                                        .read_list(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            |__cursor| {
                                                __cursor
                                                    .read_made(
                                                        |__cursor| {
                                                            __cursor
                                                                .read_matching(
                                                                    0,
                                                                    ::core::primitive::u32::MAX,
                                                                    &__PATTERN_323107443EF3825F,
                                                                )
                                                        },
                                                        {
                                                            use crate::cases::provided::address as __make;
                                                            __make
                                                        },
                                                    )
                                            },
                                        )
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"names\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.names,
                        |__cursor| {
                            __cursor
                                .read_map::<
                                    BTreeMap<SocketAddr, &'a str>,
                                >(
                                    |__cursor| {
                                        __cursor
                                            .read_made(
                                                |__cursor| {
                                                    __cursor
                                                        .read_matching(
                                                            0,
                                                            ::core::primitive::u32::MAX,
                                                            &__PATTERN_323107443EF3825F,
                                                        )
                                                },
                                                {
                                                    use crate::cases::provided::address as __make;
                                                    __make
                                                },
                                            )
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
                to: ::core::option::Option::None,
                others: ::core::option::Option::None,
                names: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                to: __slots.to.ok_or(__rt::Stop)?,
                others: __slots.others,
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
                            __reply, connect(__arguments.to, __arguments.others,
                            __arguments.names)
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

// keep.c5dc82ffa68a9fe0.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `keep`, parsed.
    pub struct __Args {
        /// `first`
        pub first: Stay,
        /// `second`
        pub second: Option<Stay>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Keep { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"first"),
        __rt::Key::optional(&"second"),
    ];
    struct __Slots {
        first: ::core::option::Option<Stay>,
        second: Option<Stay>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.first, <Stay as __rt::Value<'a>>::read),
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.second,
                            <Stay as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"first\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.first, <Stay as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"second\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(&mut self.second, <Stay as __rt::Value<'a>>::read)?
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
                first: ::core::option::Option::None,
                second: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                first: __slots.first.ok_or(__rt::Stop)?,
                second: __slots.second,
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
                            __reply, keep(__arguments.first, __arguments.second)
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

// plan.9a2ff2c30d10971a.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `plan`, parsed.
    pub struct __Args {
        /// `month`
        pub month: Month,
        /// `days`
        pub days: [Weekday; 1],
        /// `hours`
        pub hours: Range<u8>,
        /// `weight`
        pub weight: Option<RangeInclusive<i64>>,
        /// `late`
        pub late: Bound<u8>,
        /// `tries`
        pub tries: Saturating<u8>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Plan { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 6] = &[
        __rt::Key::required(&"month"),
        __rt::Key::optional(&"days"),
        __rt::Key::required(&"hours"),
        __rt::Key::optional(&"weight"),
        __rt::Key::required(&"late"),
        __rt::Key::optional(&"tries"),
    ];
    struct __Slots {
        month: ::core::option::Option<Month>,
        days: ::core::option::Option<[Weekday; 1]>,
        hours: ::core::option::Option<Range<u8>>,
        weight: Option<RangeInclusive<i64>>,
        late: ::core::option::Option<Bound<u8>>,
        tries: ::core::option::Option<Saturating<u8>>,
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
                            &mut self.month,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        |__cursor| {
                                            __cursor
                                                .read_u64(1, 12)
                                                .map(|__value| __value as ::core::primitive::u8)
                                        },
                                        {
                                            use ::chrono::Month as __Maker;
                                            __Maker::try_from
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_default_with(
                            &mut self.days,
                            |__cursor| {
                                __cursor
                                    .read_array::<
                                        _,
                                        1,
                                    >(|__cursor| {
                                        __cursor
                                            .read_made(
                                                |__cursor| {
                                                    __cursor.read_one_of(&["monday", "saturday", "sunday"])
                                                },
                                                {
                                                    use crate::cases::provided::weekday as __make;
                                                    __make
                                                },
                                            )
                                    })
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_with(
                            &mut self.hours,
                            |__cursor| {
                                __cursor
                                    .read_shaped::<Range<u8>, _>(__rt::Cursor::read_checked)
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.weight,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        __rt::Cursor::read_checked,
                                        {
                                            use crate::cases::provided::ends as __make;
                                            __make
                                        },
                                    )
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_with(
                            &mut self.late,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        __rt::Cursor::read_checked,
                                        {
                                            use crate::cases::provided::bound as __make;
                                            __make
                                        },
                                    )
                            },
                        )
                }
                5 => {
                    __cursor
                        .put_default_with(
                            &mut self.tries,
                            |__cursor| {
                                __cursor
                                    .read_shaped::<
                                        Saturating<u8>,
                                        _,
                                    >(|__cursor| {
                                        __cursor
                                            .read_u64(0, 255)
                                            .map(|__value| __value as ::core::primitive::u8)
                                    })
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
            if !__cursor.key(b"\"month\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.month,
                    |__cursor| {
                        __cursor
                            .read_made(
                                |__cursor| {
                                    __cursor
                                        .read_u64(1, 12)
                                        .map(|__value| __value as ::core::primitive::u8)
                                },
                                {
                                    use ::chrono::Month as __Maker;
                                    __Maker::try_from
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"days\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_with(
                        &mut self.days,
                        |__cursor| {
                            __cursor
                                .read_array::<
                                    _,
                                    1,
                                >(|__cursor| {
                                    __cursor
                                        .read_made(
                                            |__cursor| {
                                                __cursor.read_one_of(&["monday", "saturday", "sunday"])
                                            },
                                            {
                                                use crate::cases::provided::weekday as __make;
                                                __make
                                            },
                                        )
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"hours\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor
                .next_with(
                    &mut self.hours,
                    |__cursor| {
                        __cursor.read_shaped::<Range<u8>, _>(__rt::Cursor::read_checked)
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"weight\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.weight,
                        |__cursor| {
                            __cursor
                                .read_made(
                                    __rt::Cursor::read_checked,
                                    {
                                        use crate::cases::provided::ends as __make;
                                        __make
                                    },
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"late\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor
                .next_with(
                    &mut self.late,
                    |__cursor| {
                        __cursor
                            .read_made(
                                __rt::Cursor::read_checked,
                                {
                                    use crate::cases::provided::bound as __make;
                                    __make
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"tries\":", &__KEYS[5])? {
                *__seen |= 32;
                if __cursor
                    .next_default_with(
                        &mut self.tries,
                        |__cursor| {
                            __cursor
                                .read_shaped::<
                                    Saturating<u8>,
                                    _,
                                >(|__cursor| {
                                    __cursor
                                        .read_u64(0, 255)
                                        .map(|__value| __value as ::core::primitive::u8)
                                })
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
                month: ::core::option::Option::None,
                days: ::core::option::Option::None,
                hours: ::core::option::Option::None,
                weight: ::core::option::Option::None,
                late: ::core::option::Option::None,
                tries: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                month: __slots.month.ok_or(__rt::Stop)?,
                days: __slots.days.unwrap_or([Weekday::Mon]),
                hours: __slots.hours.ok_or(__rt::Stop)?,
                weight: __slots.weight,
                late: __slots.late.ok_or(__rt::Stop)?,
                tries: __slots.tries.unwrap_or(Saturating(3)),
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
                            __reply, plan(__arguments.month, __arguments.days,
                            __arguments.hours, __arguments.weight, __arguments.late,
                            __arguments.tries)
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
static __PATTERNS: [__rt::Pattern; 1] = [
    __rt::Pattern::automaton(
        "^\\S+:\\d{1,5}$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.323107443ef3825f.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
];
static DECLARED: __rt::Declared = {
    static KEYS: [&::core::primitive::str; 20] = [
        "to",
        "others",
        "names",
        "start",
        "end",
        "month",
        "days",
        "hours",
        "weight",
        "late",
        "tries",
        "start",
        "end",
        "nights",
        "on",
        "first",
        "second",
        "marks",
        "steps",
        "back",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[0],
            &[("keep", 2), ("plan", 1), ("connect", 0), ("walk", 3)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "connect",
                "Open a connection.",
                __rt::keys(&KEYS, 0, 3),
            ),
            ::toolcall::Tool::new("plan", "Plan a delivery.", __rt::keys(&KEYS, 5, 6)),
            ::toolcall::Tool::new("keep", "Keep two stays.", __rt::keys(&KEYS, 15, 2)),
            ::toolcall::Tool::new("walk", "Walk a way.", __rt::keys(&KEYS, 17, 3)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(3),
                    nullable: true,
                    checks: __rt::Run { start: 1, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(5, 6),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 6 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(10),
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 8, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 15, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 11, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 3, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 10, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(25),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(25),
                    nullable: true,
                    checks: __rt::Run { start: 13, len: 2 },
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
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Required,
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
                        node: 23,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 26,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &[],
            },
            checks: &[
                __rt::Check::Pattern(0),
                __rt::Check::UniqueItems,
                __rt::Check::Pattern(0),
                __rt::Check::Pattern(0),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(12)),
                __rt::Check::MinItems(1),
                __rt::Check::MaxItems(1),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MaxLength(3),
                __rt::Check::MinItems(3),
                __rt::Check::MaxItems(3),
                __rt::Check::MinItems(3),
                __rt::Check::MaxItems(3),
            ],
            names: &["monday", "saturday", "sunday", "monday", "saturday", "sunday"],
            parts: &[14, 14],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &__PATTERNS,
        roots: &[0, 7, 16, 22],
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
            tools: &[(1, 587), (588, 1728), (1729, 2565), (2566, 3130)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 587), (588, 1620), (1621, 2899), (2900, 3484)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 574), (575, 1702), (1703, 2526), (2527, 3078)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 574), (575, 1594), (1595, 2860), (2861, 3432)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 581), (582, 1716), (1717, 2509), (2510, 3049)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 596), (597, 1519), (1520, 2662), (2663, 3186)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 512), (513, 1414), (1415, 2412), (2413, 2909)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 605), (606, 1588), (1589, 2823), (2824, 3361)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 542), (543, 1638), (1639, 2430), (2431, 2950)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 542), (543, 1638), (1639, 2430), (2431, 2950)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 602), (603, 1758), (1759, 2572), (2573, 3133)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 587), (588, 1640), (1641, 2911), (2912, 3476)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 664), (665, 1617), (1618, 2873), (2874, 3435)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 596), (597, 1453), (1454, 2475), (2476, 2989)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `connect`.
pub type Connect<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `plan`.
pub type Plan<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `keep`.
pub type Keep<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `walk`.
pub type Walk<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Connect, Plan, Keep, Walk};
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
                __rt::run(&(), arguments, scratch, reply, <Connect<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Plan<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Keep<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Walk<'s>>::__call)
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
        __rt::Key::required(&"nights"),
        __rt::Key::required(&"on"),
    ];
    struct __Slots {
        nights: ::core::option::Option<::std::ops::Range<::std::primitive::u32>>,
        on: ::core::option::Option<::chrono::Weekday>,
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
                            &mut self.nights,
                            |__cursor| {
                                __cursor
                                    .read_shaped::<
                                        ::std::ops::Range<::std::primitive::u32>,
                                        _,
                                    >(__rt::Cursor::read_checked)
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_with(
                            &mut self.on,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        |__cursor| {
                                            __cursor.read_one_of(&["monday", "saturday", "sunday"])
                                        },
                                        {
                                            use crate::cases::provided::weekday as __make;
                                            __make
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
            if !__cursor.key(b"\"nights\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.nights,
                    |__cursor| {
                        __cursor
                            .read_shaped::<
                                ::std::ops::Range<::std::primitive::u32>,
                                _,
                            >(__rt::Cursor::read_checked)
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"on\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.on,
                    |__cursor| {
                        __cursor
                            .read_made(
                                |__cursor| {
                                    __cursor.read_one_of(&["monday", "saturday", "sunday"])
                                },
                                {
                                    use crate::cases::provided::weekday as __make;
                                    __make
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
    impl<'a> __rt::Value<'a> for crate::Stay {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                nights: ::core::option::Option::None,
                on: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                nights: __slots.nights.ok_or(__rt::Stop)?,
                on: __slots.on.ok_or(__rt::Stop)?,
            })
        }
    }
};
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Connect<'static>>::parse, <Connect<'static>>::check);
    let _ = (<Plan<'static>>::parse, <Plan<'static>>::check);
    let _ = (<Keep<'static>>::parse, <Keep<'static>>::check);
    let _ = (<Walk<'static>>::parse, <Walk<'static>>::check);
};

// walk.202792a64cde8298.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `walk`, parsed.
    pub struct __Args<'a> {
        /// `marks`
        pub marks: Chars<'a>,
        /// `steps`
        pub steps: IntoIter<u16, 3>,
        /// `back`
        pub back: Option<Box<IntoIter<u16, 3>>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Walk { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"marks"),
        __rt::Key::required(&"steps"),
        __rt::Key::optional(&"back"),
    ];
    struct __Slots<'a> {
        marks: ::core::option::Option<Chars<'a>>,
        steps: ::core::option::Option<IntoIter<u16, 3>>,
        back: Option<Box<IntoIter<u16, 3>>>,
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
                            &mut self.marks,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        |__cursor| __cursor.read_str(0, 3),
                                        {
                                            use crate::cases::provided::letters as __make;
                                            __make
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_with(
                            &mut self.steps,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        __rt::Cursor::read_checked,
                                        {
                                            use crate::cases::provided::steps as __make;
                                            __make
                                        },
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.back,
                            |__cursor| {
                                __cursor
                                    .read_made(
                                        __rt::Cursor::read_checked,
                                        {
                                            use crate::cases::provided::steps as __make;
                                            __make
                                        },
                                    )
                                    .map(
                                        <Box<IntoIter<u16, 3>> as ::core::convert::From<_>>::from,
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
            if !__cursor.key(b"\"marks\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.marks,
                    |__cursor| {
                        __cursor
                            .read_made(
                                |__cursor| __cursor.read_str(0, 3),
                                {
                                    use crate::cases::provided::letters as __make;
                                    __make
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"steps\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.steps,
                    |__cursor| {
                        __cursor
                            .read_made(
                                __rt::Cursor::read_checked,
                                {
                                    use crate::cases::provided::steps as __make;
                                    __make
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"back\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.back,
                        |__cursor| {
                            __cursor
                                .read_made(
                                    __rt::Cursor::read_checked,
                                    {
                                        use crate::cases::provided::steps as __make;
                                        __make
                                    },
                                )
                                .map(
                                    <Box<IntoIter<u16, 3>> as ::core::convert::From<_>>::from,
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
                marks: ::core::option::Option::None,
                steps: ::core::option::Option::None,
                back: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                marks: __slots.marks.ok_or(__rt::Stop)?,
                steps: __slots.steps.ok_or(__rt::Stop)?,
                back: __slots.back,
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
                            __reply, walk(__arguments.marks, __arguments.steps,
                            __arguments.back)
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

