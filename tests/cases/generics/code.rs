// Article.08125d096623e0f1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"number")];
    struct __Slots {
        number: ::core::primitive::u64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 4294967295, &mut self.number),
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
            if __cursor.next_u64(0, 4294967295, &mut self.number)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Article {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { number: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                number: __slots.number as ::core::primitive::u32,
            })
        }
    }
};

// Found.0b77d5e1c7c75557.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"what")];
    struct __Slots {
        what: ::core::option::Option<crate::desk::Article>,
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
                            &mut self.what,
                            <crate::desk::Article as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"what\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.what,
                    <crate::desk::Article as __rt::Value<'a>>::read,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Found<crate::desk::Article> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                what: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                what: __slots.what.ok_or(__rt::Stop)?,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::optional(&"what")];
    struct __Slots {
        what: ::std::option::Option<crate::desk::Article>,
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
                            &mut self.what,
                            <crate::desk::Article as __rt::Value<'a>>::read,
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
            if __cursor.key(b"\"what\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_option_with(
                        &mut self.what,
                        <crate::desk::Article as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Found<::std::option::Option<crate::desk::Article>> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                what: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self { what: __slots.what })
        }
    }
};

// Id.79a94f01682f1318.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Id<Position> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = __cursor
                .read_u64(0, 4294967295)
                .map(|__value| __value as ::core::primitive::u32)?;
            ::core::result::Result::Ok(Self {
                of: ::core::default::Default::default(),
                number: __value,
            })
        }
    }
};

// Page.f00011ca0e041ffe.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"items"),
        __rt::Key::required(&"number"),
        __rt::Key::optional(&"order"),
        __rt::Key::optional(&"more"),
    ];
    struct __Slots<'a> {
        items: ::core::option::Option<Vec<::std::primitive::i64>>,
        position: <Position as __rt::Record<'a>>::Slots,
        more: ::core::primitive::bool,
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
                            &mut self.items,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        1,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                                        },
                                    )
                            },
                        )
                }
                1..=2 => __rt::Slots::slot(&mut self.position, __index - 1, __cursor),
                3 => __cursor.put_default_bool(&mut self.more),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"items\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.items,
                    |__cursor| {
                        __cursor
                            .read_list(
                                1,
                                ::core::primitive::u32::MAX,
                                |__cursor| {
                                    __cursor.read_i64(-9223372036854775808, 9223372036854775807)
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
    impl<'a> __rt::Value<'a> for Page<::std::primitive::i64> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                items: ::core::option::Option::None,
                position: <Position as __rt::Record<'a>>::start(),
                more: false,
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            let __seen = __rt::Seen::of(&__words);
            ::core::result::Result::Ok(Self {
                items: __slots.items.ok_or(__rt::Stop)?,
                position: <Position as __rt::Record<
                    'a,
                >>::finish(__slots.position, __seen.behind(1), __cursor)?,
                more: __slots.more,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"items"),
        __rt::Key::required(&"number"),
        __rt::Key::optional(&"order"),
        __rt::Key::optional(&"more"),
    ];
    struct __Slots<'a> {
        items: ::core::option::Option<Vec<Pair<&'a ::std::primitive::str>>>,
        position: <Position as __rt::Record<'a>>::Slots,
        more: ::core::primitive::bool,
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
                            &mut self.items,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        1,
                                        ::core::primitive::u32::MAX,
                                        <Pair<&'a ::std::primitive::str> as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                1..=2 => __rt::Slots::slot(&mut self.position, __index - 1, __cursor),
                3 => __cursor.put_default_bool(&mut self.more),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"items\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.items,
                    |__cursor| {
                        __cursor
                            .read_list(
                                1,
                                ::core::primitive::u32::MAX,
                                <Pair<&'a ::std::primitive::str> as __rt::Value<'a>>::read,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Page<Pair<&'a ::std::primitive::str>> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                items: ::core::option::Option::None,
                position: <Position as __rt::Record<'a>>::start(),
                more: false,
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            let __seen = __rt::Seen::of(&__words);
            ::core::result::Result::Ok(Self {
                items: __slots.items.ok_or(__rt::Stop)?,
                position: <Position as __rt::Record<
                    'a,
                >>::finish(__slots.position, __seen.behind(1), __cursor)?,
                more: __slots.more,
            })
        }
    }
};

// Position.25348136726c8742.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"number"),
        __rt::Key::optional(&"order"),
    ];
    pub struct __Slots {
        number: ::core::primitive::u64,
        order: ::core::option::Option<String>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(1, 4294967295, &mut self.number),
                1 => {
                    __cursor
                        .put_default_with(
                            &mut self.order,
                            |__cursor| {
                                __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)
                                    .map(::std::borrow::ToOwned::to_owned)
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
            if !__cursor.key(b"\"number\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(1, 4294967295, &mut self.number)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"order\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_with(
                        &mut self.order,
                        |__cursor| {
                            __cursor
                                .read_str(0, ::core::primitive::u32::MAX)
                                .map(::std::borrow::ToOwned::to_owned)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Position {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                number: 0,
                order: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                number: __slots.number as ::core::primitive::u32,
                order: __slots.order.unwrap_or_else(default_order),
            })
        }
    }
    impl ::core::fmt::Debug for __Slots {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Slots { .. }")
        }
    }
    impl<'a> __rt::Record<'a> for Position {
        type Slots = __Slots;
        fn start() -> Self::Slots {
            __Slots {
                number: 0,
                order: ::core::option::Option::None,
            }
        }
        fn finish(
            __slots: Self::Slots,
            __seen: __rt::Seen<'_>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(Self {
                number: __slots.number as ::core::primitive::u32,
                order: __slots.order.unwrap_or_else(default_order),
            })
        }
    }
};

// fill.f5657f295df90e40.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `fill`, parsed.
    pub struct __Args {
        /// `board`
        pub board: Grid<u8, 3>,
        /// `corner`
        pub corner: Option<Grid<char>>,
        /// `row`
        pub row: Option<Row<3>>,
        /// `id`
        pub id: Id<Position>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Fill { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"board"),
        __rt::Key::optional(&"corner"),
        __rt::Key::optional(&"row"),
        __rt::Key::required(&"id"),
    ];
    struct __Slots {
        board: ::core::option::Option<Grid<u8, 3>>,
        corner: Option<Grid<char>>,
        row: Option<Row<3>>,
        id: ::core::option::Option<Id<Position>>,
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
                            &mut self.board,
                            <Grid<u8, 3> as __rt::Value<'a>>::read,
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.corner,
                            <Grid<char> as __rt::Value<'a>>::read,
                        )
                }
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.row,
                            |__cursor| {
                                __cursor.open_tuple()?;
                                let __item0 = <Cells<
                                    3,
                                > as __rt::Value<'a>>::read(__cursor)?;
                                __cursor.behind_item(false)?;
                                let __item1 = __cursor.read_bool()?;
                                __cursor.behind_item(true)?;
                                ::core::result::Result::Ok((__item0, __item1))
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_with(&mut self.id, <Id<Position> as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"board\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(&mut self.board, <Grid<u8, 3> as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"corner\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.corner,
                        <Grid<char> as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"row\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.row,
                        |__cursor| {
                            __cursor.open_tuple()?;
                            let __item0 = <Cells<3> as __rt::Value<'a>>::read(__cursor)?;
                            __cursor.behind_item(false)?;
                            let __item1 = __cursor.read_bool()?;
                            __cursor.behind_item(true)?;
                            ::core::result::Result::Ok((__item0, __item1))
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"id\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_with(&mut self.id, <Id<Position> as __rt::Value<'a>>::read)?
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
                board: ::core::option::Option::None,
                corner: ::core::option::Option::None,
                row: ::core::option::Option::None,
                id: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                board: __slots.board.ok_or(__rt::Stop)?,
                corner: __slots.corner,
                row: __slots.row,
                id: __slots.id.ok_or(__rt::Stop)?,
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
                            __reply, fill(__arguments.board, __arguments.corner,
                            __arguments.row, __arguments.id)
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

// join.b9b4790a700146c1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `join`, parsed.
    pub struct __Args<'a> {
        /// `page`
        pub page: Page<Pair<&'a str>>,
        /// `more`
        pub more: Option<Pairs<u8>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Join { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"page"),
        __rt::Key::optional(&"more"),
    ];
    struct __Slots<'a> {
        page: ::core::option::Option<Page<Pair<&'a str>>>,
        more: Option<Pairs<u8>>,
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
                            &mut self.page,
                            <Page<Pair<&'a str>> as __rt::Value<'a>>::read,
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.more,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Pair<::std::primitive::u8> as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"page\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.page,
                    <Page<Pair<&'a str>> as __rt::Value<'a>>::read,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"more\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.more,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Pair<::std::primitive::u8> as __rt::Value<'a>>::read,
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
                page: ::core::option::Option::None,
                more: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                page: __slots.page.ok_or(__rt::Stop)?,
                more: __slots.more,
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
                            __reply, join(__arguments.page, __arguments.more)
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

// numbers.de855515bede3dc1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `numbers`, parsed.
    pub struct __Args {
        /// `first`
        pub(crate) first: super::shop::Hit<Article>,
        /// `others`
        pub(crate) others: super::shop::Hits<Article>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Numbers { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"first"),
        __rt::Key::required(&"others"),
    ];
    struct __Slots {
        first: ::core::option::Option<super::shop::Hit<Article>>,
        others: ::core::option::Option<super::shop::Hits<Article>>,
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
                            &mut self.first,
                            <super::shop::Hit<Article> as __rt::Value<'a>>::read,
                        )
                }
                1 => {
                    __cursor
                        .put_with(
                            &mut self.others,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <crate::shop::Hit<
                                            ::std::option::Option<Article>,
                                        > as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"first\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.first,
                    <super::shop::Hit<Article> as __rt::Value<'a>>::read,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"others\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.others,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <crate::shop::Hit<
                                    ::std::option::Option<Article>,
                                > as __rt::Value<'a>>::read,
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
                first: ::core::option::Option::None,
                others: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                first: __slots.first.ok_or(__rt::Stop)?,
                others: __slots.others.ok_or(__rt::Stop)?,
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
                            __reply, numbers(__arguments.first, __arguments.others)
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

// sum.b766be63ebeaf870.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `sum`, parsed.
    pub struct __Args {
        /// `page`
        pub page: Page<i64>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Sum { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"page")];
    struct __Slots {
        page: ::core::option::Option<Page<i64>>,
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
                        .put_with(&mut self.page, <Page<i64> as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"page\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.page, <Page<i64> as __rt::Value<'a>>::read)?
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
                page: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                page: __slots.page.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, sum(__arguments.page)),
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
    static KEYS: [&::core::primitive::str; 22] = [
        "items",
        "number",
        "order",
        "more",
        "page",
        "items",
        "number",
        "order",
        "more",
        "page",
        "more",
        "cells",
        "cells",
        "board",
        "corner",
        "row",
        "id",
        "number",
        "what",
        "what",
        "first",
        "others",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[21],
            &[("numbers", 3), ("fill", 2), ("sum", 0), ("join", 1)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "sum",
                "Add up a page of numbers.",
                __rt::keys(&KEYS, 4, 1),
            ),
            ::toolcall::Tool::new(
                "join",
                "Join the texts of a page, and of others.",
                __rt::keys(&KEYS, 9, 2),
            ),
            ::toolcall::Tool::new("fill", "Fill a board.", __rt::keys(&KEYS, 13, 4)),
            ::toolcall::Tool::new(
                "numbers",
                "List the numbers that were found.",
                __rt::keys(&KEYS, 20, 2),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 4, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(3),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 9, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(10),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(12),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 2, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 11, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(17),
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(13),
                    nullable: false,
                    checks: __rt::Run { start: 9, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 12, len: 1 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(20),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(21),
                    nullable: false,
                    checks: __rt::Run { start: 13, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 15, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 4, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 17, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(13),
                    nullable: false,
                    checks: __rt::Run { start: 19, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 20, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 18, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(29),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 19, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 1 }),
                    nullable: true,
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
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Default(0),
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
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 22,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 27,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 30,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 26,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 28,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["false", "false"],
            },
            checks: &[
                __rt::Check::MinItems(1),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::MinItems(1),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinItems(3),
                __rt::Check::MaxItems(3),
                __rt::Check::MinItems(3),
                __rt::Check::MaxItems(3),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinItems(3),
                __rt::Check::MaxItems(3),
            ],
            names: &[],
            parts: &[5, 5, 13, 13, 23, 6],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 7, 14, 25],
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
            tools: &[(1, 722), (723, 1693), (1694, 2873), (2874, 3614)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 693), (694, 1624), (1625, 2817), (2818, 3577)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 709), (710, 1667), (1668, 2834), (2835, 3562)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 680), (681, 1598), (1599, 2778), (2779, 3525)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 678), (679, 1624), (1625, 2798), (2799, 3495)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 615), (616, 1466), (1467, 2561), (2562, 3244)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 557), (558, 1352), (1353, 2417), (2418, 2984)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 625), (626, 1560), (1561, 2713), (2714, 3418)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 677), (678, 1603), (1604, 2738), (2739, 3434)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 677), (678, 1603), (1604, 2738), (2739, 3434)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 699), (700, 1666), (1667, 2861), (2862, 3579)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 722), (723, 1614), (1615, 2798), (2799, 3539)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 634), (635, 1532), (1533, 2712), (2713, 3438)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 576), (577, 1397), (1398, 2452), (2453, 3043)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `sum`.
pub type Sum<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `join`.
pub type Join<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `fill`.
pub type Fill<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `numbers`.
pub type Numbers<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Sum, Join, Fill, Numbers};
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
                __rt::run(&(), arguments, scratch, reply, <Sum<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Join<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Fill<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Numbers<'s>>::__call)
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
    impl<'a> __rt::Value<'a> for crate::Pair<&'a ::std::primitive::str> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = {
                __cursor.open_tuple()?;
                let __item0 = __cursor.read_str(0, ::core::primitive::u32::MAX)?;
                __cursor.behind_item(false)?;
                let __item1 = __cursor.read_str(0, ::core::primitive::u32::MAX)?;
                __cursor.behind_item(true)?;
                ::core::result::Result::Ok((__item0, __item1))
            }?;
            ::core::result::Result::Ok(Self(__value.0, __value.1))
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Pair<::std::primitive::u8> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = {
                __cursor.open_tuple()?;
                let __item0 = __cursor
                    .read_u64(0, 255)
                    .map(|__value| __value as ::core::primitive::u8)?;
                __cursor.behind_item(false)?;
                let __item1 = __cursor
                    .read_u64(0, 255)
                    .map(|__value| __value as ::core::primitive::u8)?;
                __cursor.behind_item(true)?;
                ::core::result::Result::Ok((__item0, __item1))
            }?;
            ::core::result::Result::Ok(Self(__value.0, __value.1))
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"cells")];
    struct __Slots {
        cells: ::core::option::Option<[[::std::primitive::u8; 3]; 3]>,
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
                            &mut self.cells,
                            |__cursor| {
                                __cursor
                                    .read_array::<
                                        _,
                                        3,
                                    >(|__cursor| {
                                        __cursor
                                            .read_array::<
                                                _,
                                                3,
                                            >(|__cursor| {
                                                __cursor
                                                    .read_u64(0, 255)
                                                    .map(|__value| __value as ::core::primitive::u8)
                                            })
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
            if !__cursor.key(b"\"cells\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.cells,
                    |__cursor| {
                        __cursor
                            .read_array::<
                                _,
                                3,
                            >(|__cursor| {
                                __cursor
                                    .read_array::<
                                        _,
                                        3,
                                    >(|__cursor| {
                                        __cursor
                                            .read_u64(0, 255)
                                            .map(|__value| __value as ::core::primitive::u8)
                                    })
                            })
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for crate::Grid<::std::primitive::u8, 3> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                cells: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                cells: __slots.cells.ok_or(__rt::Stop)?,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"cells")];
    struct __Slots {
        cells: ::core::option::Option<[[::std::primitive::char; 2]; 2]>,
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
                            &mut self.cells,
                            |__cursor| {
                                __cursor
                                    .read_array::<
                                        _,
                                        2,
                                    >(|__cursor| {
                                        __cursor.read_array::<_, 2>(|__cursor| __cursor.read_char())
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
            if !__cursor.key(b"\"cells\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.cells,
                    |__cursor| {
                        __cursor
                            .read_array::<
                                _,
                                2,
                            >(|__cursor| {
                                __cursor.read_array::<_, 2>(|__cursor| __cursor.read_char())
                            })
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for crate::Grid<::std::primitive::char> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                cells: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                cells: __slots.cells.ok_or(__rt::Stop)?,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Cells<3> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = __cursor
                .read_array::<
                    _,
                    3,
                >(|__cursor| {
                    __cursor
                        .read_u64(0, 255)
                        .map(|__value| __value as ::core::primitive::u8)
                })?;
            ::core::result::Result::Ok(Self(__value))
        }
    }
};
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Sum<'static>>::parse, <Sum<'static>>::check);
    let _ = (<Join<'static>>::parse, <Join<'static>>::check);
    let _ = (<Fill<'static>>::parse, <Fill<'static>>::check);
    let _ = (<Numbers<'static>>::parse, <Numbers<'static>>::check);
};

