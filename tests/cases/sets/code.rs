// Point.eab3086788b35059.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"x"),
        __rt::Key::optional(&"y"),
    ];
    struct __Slots {
        x: ::core::primitive::i64,
        y: ::core::primitive::i64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_i64(-2147483648, 2147483647, &mut self.x),
                1 => __cursor.put_default_i64(-2147483648, 2147483647, &mut self.y),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"x\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_i64(-2147483648, 2147483647, &mut self.x)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"y\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_default_i64(-2147483648, 2147483647, &mut self.y)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Point {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { x: 0, y: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                x: __slots.x as ::core::primitive::i32,
                y: __slots.y as ::core::primitive::i32,
            })
        }
    }
};

// draw.72ebcd1c835e845b.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `draw`, parsed.
    pub struct __Args {
        /// `points`
        pub points: HashSet<Point>,
        /// `paths`
        pub paths: Option<BTreeSet<BTreeSet<Point>>>,
        /// `notes`
        pub notes: Option<Vec<(u8, Option<String>)>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Draw { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"points"),
        __rt::Key::optional(&"paths"),
        __rt::Key::optional(&"notes"),
    ];
    struct __Slots {
        points: ::core::option::Option<HashSet<Point>>,
        paths: Option<BTreeSet<BTreeSet<Point>>>,
        notes: Option<Vec<(u8, Option<String>)>>,
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
                            &mut self.points,
                            |__cursor| {
                                __cursor
                                    .once_checked(|__cursor| {
                                        __cursor
                                            .read_set::<
                                                HashSet<Point>,
                                            >(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                <Point as __rt::Value<'a>>::read,
                                            )
                                    })
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.paths,
                            |__cursor| {
                                __cursor
                                    .once_checked(|__cursor| {
                                        __cursor
                                            .read_set::<
                                                BTreeSet<BTreeSet<Point>>,
                                            >(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                |__cursor| {
                                                    __cursor
                                                        .once_checked(|__cursor| {
                                                            __cursor
                                                                .read_set::<
                                                                    BTreeSet<Point>,
                                                                >(
                                                                    0,
                                                                    ::core::primitive::u32::MAX,
                                                                    <Point as __rt::Value<'a>>::read,
                                                                )
                                                        })
                                                },
                                            )
                                    })
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.notes,
                            |__cursor| {
                                __cursor
                                    .once_checked(|__cursor| {
                                        __cursor
                                            .read_list(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                |__cursor| {
                                                    __cursor.open_tuple()?;
                                                    let __item0 = __cursor
                                                        .read_u64(0, 255)
                                                        .map(|__value| __value as ::core::primitive::u8)?;
                                                    __cursor.behind_item(false)?;
                                                    let __item1 = match __cursor.read_null() {
                                                        true => {
                                                            ::core::result::Result::Ok(::core::option::Option::None)
                                                        }
                                                        false => {
                                                            ::core::result::Result::Ok(
                                                                ::core::option::Option::Some(
                                                                    __cursor
                                                                        .read_str(0, ::core::primitive::u32::MAX)
                                                                        .map(::std::borrow::ToOwned::to_owned)?,
                                                                ),
                                                            )
                                                        }
                                                    }?;
                                                    __cursor.behind_item(true)?;
                                                    ::core::result::Result::Ok((__item0, __item1))
                                                },
                                            )
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
            if !__cursor.key(b"\"points\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.points,
                    |__cursor| {
                        __cursor
                            .once_checked(|__cursor| {
                                __cursor
                                    .read_set::<
                                        HashSet<Point>,
                                    >(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Point as __rt::Value<'a>>::read,
                                    )
                            })
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"paths\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.paths,
                        |__cursor| {
                            __cursor
                                .once_checked(|__cursor| {
                                    __cursor
                                        .read_set::<
                                            BTreeSet<BTreeSet<Point>>,
                                        >(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            |__cursor| {
                                                __cursor
                                                    .once_checked(|__cursor| {
                                                        __cursor
                                                            .read_set::<
                                                                BTreeSet<Point>,
                                                            >(
                                                                0,
                                                                ::core::primitive::u32::MAX,
                                                                <Point as __rt::Value<'a>>::read,
                                                            )
                                                    })
                                            },
                                        )
                                })
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"notes\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.notes,
                        |__cursor| {
                            __cursor
                                .once_checked(|__cursor| {
                                    __cursor
                                        .read_list(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            |__cursor| {
                                                __cursor.open_tuple()?;
                                                let __item0 = __cursor
                                                    .read_u64(0, 255)
                                                    .map(|__value| __value as ::core::primitive::u8)?;
                                                __cursor.behind_item(false)?;
                                                let __item1 = match __cursor.read_null() {
                                                    true => {
                                                        ::core::result::Result::Ok(::core::option::Option::None)
                                                    }
                                                    false => {
                                                        ::core::result::Result::Ok(
                                                            ::core::option::Option::Some(
                                                                __cursor
                                                                    .read_str(0, ::core::primitive::u32::MAX)
                                                                    .map(::std::borrow::ToOwned::to_owned)?,
                                                            ),
                                                        )
                                                    }
                                                }?;
                                                __cursor.behind_item(true)?;
                                                ::core::result::Result::Ok((__item0, __item1))
                                            },
                                        )
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
                points: ::core::option::Option::None,
                paths: ::core::option::Option::None,
                notes: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                points: __slots.points.ok_or(__rt::Stop)?,
                paths: __slots.paths,
                notes: __slots.notes,
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
                            __reply, draw(__arguments.points, __arguments.paths,
                            __arguments.notes)
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

// sort.c12f83c9fc905d29.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `sort`, parsed.
    pub struct __Args<'a> {
        /// `numbers`
        pub numbers: Vec<i64>,
        /// `weights`
        pub weights: Option<[f64; 3]>,
        /// `words`
        pub words: Option<Box<[&'a str]>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Sort { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"numbers"),
        __rt::Key::optional(&"weights"),
        __rt::Key::optional(&"words"),
    ];
    struct __Slots<'a> {
        numbers: ::core::option::Option<Vec<i64>>,
        weights: Option<[f64; 3]>,
        words: Option<Box<[&'a str]>>,
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
                            &mut self.numbers,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                                        },
                                    )
                                    .and_then(|__items| __cursor.differing(__items))
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.weights,
                            |__cursor| {
                                __cursor
                                    .read_array::<
                                        _,
                                        3,
                                    >(|__cursor| {
                                        __cursor
                                            .read_f64(
                                                ::core::primitive::f64::MIN,
                                                ::core::primitive::f64::MAX,
                                            )
                                    })
                                    .and_then(|__items| __cursor.differing(__items))
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.words,
                            |__cursor| {
                                __cursor
                                    .read_list(0, 2, __rt::Cursor::read_text)
                                    .and_then(|__items| __cursor.differing(__items))
                                    .map(<Box<[&'a str]> as ::core::convert::From<_>>::from)
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
            if !__cursor.key(b"\"numbers\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.numbers,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                |__cursor| {
                                    __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                                },
                            )
                            .and_then(|__items| __cursor.differing(__items))
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"weights\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.weights,
                        |__cursor| {
                            __cursor
                                .read_array::<
                                    _,
                                    3,
                                >(|__cursor| {
                                    __cursor
                                        .read_f64(
                                            ::core::primitive::f64::MIN,
                                            ::core::primitive::f64::MAX,
                                        )
                                })
                                .and_then(|__items| __cursor.differing(__items))
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"words\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.words,
                        |__cursor| {
                            __cursor
                                .read_list(0, 2, __rt::Cursor::read_text)
                                .and_then(|__items| __cursor.differing(__items))
                                .map(<Box<[&'a str]> as ::core::convert::From<_>>::from)
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
                numbers: ::core::option::Option::None,
                weights: ::core::option::Option::None,
                words: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                numbers: __slots.numbers.ok_or(__rt::Stop)?,
                weights: __slots.weights,
                words: __slots.words,
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
                            __reply, sort(__arguments.numbers, __arguments.weights,
                            __arguments.words)
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

// tag.8c38db63d37f12cb.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `tag`, parsed.
    pub struct __Args {
        /// `tags`
        pub tags: BTreeSet<String>,
        /// `sizes`
        pub sizes: Option<HashSet<u8>>,
        /// `colours`
        pub colours: Option<IndexSet<Option<Colour>>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Tag { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"tags"),
        __rt::Key::optional(&"sizes"),
        __rt::Key::optional(&"colours"),
    ];
    struct __Slots {
        tags: ::core::option::Option<BTreeSet<String>>,
        sizes: Option<HashSet<u8>>,
        colours: Option<IndexSet<Option<Colour>>>,
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
                            &mut self.tags,
                            |__cursor| {
                                __cursor
                                    .read_set::<
                                        BTreeSet<String>,
                                    >(
                                        1,
                                        4,
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.sizes,
                            |__cursor| {
                                __cursor
                                    .read_set::<
                                        HashSet<u8>,
                                    >(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor
                                                .read_u64(0, 255)
                                                .map(|__value| __value as ::core::primitive::u8)
                                        },
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.colours,
                            |__cursor| {
                                __cursor
                                    .read_set::<
                                        IndexSet<Option<Colour>>,
                                    >(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| match __cursor.read_null() {
                                            true => {
                                                ::core::result::Result::Ok(::core::option::Option::None)
                                            }
                                            false => {
                                                ::core::result::Result::Ok(
                                                    ::core::option::Option::Some(
                                                        <Colour as __rt::Value<'a>>::read(__cursor)?,
                                                    ),
                                                )
                                            }
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
            if !__cursor.key(b"\"tags\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.tags,
                    |__cursor| {
                        __cursor
                            .read_set::<
                                BTreeSet<String>,
                            >(
                                1,
                                4,
                                |__cursor| {
                                    __cursor
                                        .read_str(0, ::core::primitive::u32::MAX)
                                        .map(::std::borrow::ToOwned::to_owned)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"sizes\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.sizes,
                        |__cursor| {
                            __cursor
                                .read_set::<
                                    HashSet<u8>,
                                >(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    |__cursor| {
                                        __cursor
                                            .read_u64(0, 255)
                                            .map(|__value| __value as ::core::primitive::u8)
                                    },
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"colours\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.colours,
                        |__cursor| {
                            __cursor
                                .read_set::<
                                    IndexSet<Option<Colour>>,
                                >(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    |__cursor| match __cursor.read_null() {
                                        true => {
                                            ::core::result::Result::Ok(::core::option::Option::None)
                                        }
                                        false => {
                                            ::core::result::Result::Ok(
                                                ::core::option::Option::Some(
                                                    <Colour as __rt::Value<'a>>::read(__cursor)?,
                                                ),
                                            )
                                        }
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
                tags: ::core::option::Option::None,
                sizes: ::core::option::Option::None,
                colours: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                tags: __slots.tags.ok_or(__rt::Stop)?,
                sizes: __slots.sizes,
                colours: __slots.colours,
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
                            __reply, tag(__arguments.tags, __arguments.sizes, __arguments
                            .colours)
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
    static KEYS: [&::core::primitive::str; 11] = [
        "tags",
        "sizes",
        "colours",
        "numbers",
        "weights",
        "words",
        "x",
        "y",
        "points",
        "paths",
        "notes",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[1], &[("draw", 2), ("sort", 1), ("tag", 0)]),
        tools: &[
            ::toolcall::Tool::new("tag", "Tag an article.", __rt::keys(&KEYS, 0, 3)),
            ::toolcall::Tool::new("sort", "Sort numbers.", __rt::keys(&KEYS, 3, 3)),
            ::toolcall::Tool::new("draw", "Draw points.", __rt::keys(&KEYS, 8, 3)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(4),
                    nullable: true,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(6),
                    nullable: true,
                    checks: __rt::Run { start: 4, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(9),
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(11),
                    nullable: true,
                    checks: __rt::Run { start: 6, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: true,
                    checks: __rt::Run { start: 9, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(15),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(18),
                    nullable: true,
                    checks: __rt::Run { start: 12, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(15),
                    nullable: false,
                    checks: __rt::Run { start: 13, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(20),
                    nullable: true,
                    checks: __rt::Run { start: 14, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 15, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
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
                        node: 3,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &["0"],
            },
            checks: &[
                __rt::Check::MinItems(1),
                __rt::Check::MaxItems(4),
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::MinItems(3),
                __rt::Check::MaxItems(3),
                __rt::Check::UniqueItems,
                __rt::Check::MaxItems(2),
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::UniqueItems,
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
            ],
            names: &["Black", "Red"],
            parts: &[4, 21],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 7, 13],
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
            tools: &[(1, 611), (612, 1225), (1226, 2192)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 619), (620, 1180), (1181, 2198)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 598), (599, 1199), (1200, 2153)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 606), (607, 1154), (1155, 2159)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 619), (620, 1227), (1228, 2207)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 572), (573, 1063), (1064, 2015)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 543), (544, 1026), (1027, 2050)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 580), (581, 1088), (1089, 2038)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 566), (567, 1135), (1136, 2057)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 566), (567, 1135), (1136, 2057)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 640), (641, 1269), (1270, 2270)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 611), (612, 1225), (1226, 2196)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 627), (628, 1189), (1190, 2212)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 546), (547, 1041), (1042, 2050)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `tag`.
pub type Tag<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `sort`.
pub type Sort<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `draw`.
pub type Draw<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Tag, Sort, Draw};
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
                __rt::run(&(), arguments, scratch, reply, <Tag<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Sort<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Draw<'s>>::__call)
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
    impl<'a> __rt::Value<'a> for crate::Colour {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "Black" => Self::Black,
                    "Red" => Self::Red,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Tag<'static>>::parse, <Tag<'static>>::check);
    let _ = (<Sort<'static>>::parse, <Sort<'static>>::check);
    let _ = (<Draw<'static>>::parse, <Draw<'static>>::check);
};

