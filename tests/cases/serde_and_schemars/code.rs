// Gift.5b78862f38892a67.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::optional(&"text"),
        __rt::Key::optional(&"from"),
        __rt::Key::optional(&"colour"),
    ];
    struct __Slots {
        text: ::core::option::Option<String>,
        from: Option<String>,
        colour: ::core::option::Option<u8>,
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
                            &mut self.text,
                            |__cursor| {
                                __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)
                                    .map(::std::borrow::ToOwned::to_owned)
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.from,
                            |__cursor| {
                                __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)
                                    .map(::std::borrow::ToOwned::to_owned)
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_default_with(
                            &mut self.colour,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 255)
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
            if __cursor.key(b"\"text\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_with(
                        &mut self.text,
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
            if __cursor.key(b"\"from\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.from,
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
            if __cursor.key(b"\"colour\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_with(
                        &mut self.colour,
                        |__cursor| {
                            __cursor
                                .read_u64(0, 255)
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
    impl<'a> __rt::Value<'a> for Gift {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                text: ::core::option::Option::None,
                from: ::core::option::Option::None,
                colour: ::core::option::Option::None,
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            let __seen = __rt::Seen::of(&__words);
            ::core::result::Result::Ok(Self {
                text: __slots
                    .text
                    .unwrap_or_else(|| {
                        <Self as ::core::default::Default>::default().text
                    }),
                from: if __seen.has(1) {
                    __slots.from
                } else {
                    <Self as ::core::default::Default>::default().from
                },
                colour: __slots.colour.unwrap_or_default(),
                weight: <Self as ::core::default::Default>::default().weight,
            })
        }
    }
};

// Order.c75c0a9966dab59f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 8] = &[
        __rt::Key::required(&"articleNumber"),
        __rt::Key::optional(&"count"),
        __rt::Key::optional(&"way"),
        __rt::Key::required(&"tags"),
        __rt::Key::required(&"country"),
        __rt::Key::required(&"gift"),
        __rt::Key::required(&"mail"),
        __rt::Key::optional(&"phone"),
    ];
    static __PATTERN_7F5DCAA7B3ED0A36: __rt::Pattern = __rt::Pattern::class(
        "^[A-Z]+$",
        __rt::Class {
            ascii: 0x7fffffe0000000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 4294967295,
        },
    );
    struct __Slots<'a> {
        article_number: ::core::primitive::u64,
        count: ::core::option::Option<u8>,
        way: ::core::option::Option<Way>,
        tags: ::core::option::Option<Vec<String>>,
        land: &'a ::core::primitive::str,
        gift: ::core::option::Option<Gift>,
        contact: <Contact as __rt::Record<'a>>::Slots,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 4294967295, &mut self.article_number),
                1 => {
                    __cursor
                        .put_default_with(
                            &mut self.count,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 99)
                                    .map(|__value| __value as ::core::primitive::u8)
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_default_with(&mut self.way, <Way as __rt::Value<'a>>::read)
                }
                3 => {
                    __cursor
                        .put_with(
                            &mut self.tags,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        1,
                                        3,
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                    )
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_matching(2, 2, &__PATTERN_7F5DCAA7B3ED0A36, &mut self.land)
                }
                5 => __cursor.put_with(&mut self.gift, <Gift as __rt::Value<'a>>::read),
                6..=7 => __rt::Slots::slot(&mut self.contact, __index - 6, __cursor),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"articleNumber\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 4294967295, &mut self.article_number)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"count\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_with(
                        &mut self.count,
                        |__cursor| {
                            __cursor
                                .read_u64(0, 99)
                                .map(|__value| __value as ::core::primitive::u8)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"way\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_with(&mut self.way, <Way as __rt::Value<'a>>::read)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"tags\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor
                .next_with(
                    &mut self.tags,
                    |__cursor| {
                        __cursor
                            .read_list(
                                1,
                                3,
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
            if !__cursor.key(b"\"country\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor.next_matching(2, 2, &__PATTERN_7F5DCAA7B3ED0A36, &mut self.land)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"gift\":", &__KEYS[5])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32;
            if __cursor.next_with(&mut self.gift, <Gift as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Order {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                article_number: 0,
                count: ::core::option::Option::None,
                way: ::core::option::Option::None,
                tags: ::core::option::Option::None,
                land: "",
                gift: ::core::option::Option::None,
                contact: <Contact as __rt::Record<'a>>::start(),
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            let __seen = __rt::Seen::of(&__words);
            ::core::result::Result::Ok(Self {
                article_number: __slots.article_number as ::core::primitive::u32,
                count: __slots.count.unwrap_or_default(),
                way: __slots.way.unwrap_or_else(usual_way),
                checked: ::core::default::Default::default(),
                way_back: usual_way(),
                tags: __slots.tags.ok_or(__rt::Stop)?,
                land: ::std::borrow::ToOwned::to_owned(__slots.land),
                gift: __slots.gift.ok_or(__rt::Stop)?,
                contact: <Contact as __rt::Record<
                    'a,
                >>::finish(__slots.contact, __seen.behind(6), __cursor)?,
            })
        }
    }
};

// Payment.4919f3f6926cab59.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Payment {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __TAG: __rt::Key = __rt::Key::required(&"type");
            static __FORMS: [&::core::primitive::str; 2] = ["cash", "card"];
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
                    struct __Form {
                        card_number: String,
                        last_month: u8,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 3] = &[
                            __rt::Key::required(&"type"),
                            __rt::Key::required(&"card-number"),
                            __rt::Key::optional(&"last-month"),
                        ];
                        struct __Slots<'a> {
                            card_number: &'a ::core::primitive::str,
                            last_month: ::core::option::Option<u8>,
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
                                            .put_str(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                &mut self.card_number,
                                            )
                                    }
                                    2 => {
                                        __cursor
                                            .put_default_with(
                                                &mut self.last_month,
                                                |__cursor| {
                                                    __cursor
                                                        .read_u64(0, 255)
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
                                if !__cursor.key(b"\"card-number\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor
                                    .next_str(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        &mut self.card_number,
                                    )?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"last-month\":", &__KEYS[2])? {
                                    *__seen |= 4;
                                    if __cursor
                                        .next_default_with(
                                            &mut self.last_month,
                                            |__cursor| {
                                                __cursor
                                                    .read_u64(0, 255)
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
                        impl<'a> __rt::Value<'a> for __Form {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {
                                    card_number: "",
                                    last_month: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    card_number: ::std::borrow::ToOwned::to_owned(
                                        __slots.card_number,
                                    ),
                                    last_month: __slots.last_month.unwrap_or_else(last_month),
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Card {
                        card_number: __value.card_number,
                        last_month: __value.last_month,
                        is_checked: ::core::default::Default::default(),
                    })
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// order.0b022332f7a88c3f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `order`, parsed.
    pub struct __Args {
        /// `order`
        pub order: Order,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Order { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"order")];
    struct __Slots {
        order: ::core::option::Option<Order>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.order, <Order as __rt::Value<'a>>::read),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"order\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.order, <Order as __rt::Value<'a>>::read)? {
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
                order: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                order: __slots.order.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, order(__arguments.order)),
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

// pay.afb88563e7d84111.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `pay`, parsed.
    pub struct __Args {
        /// `by`
        pub by: Payment,
        /// `receipt`
        pub receipt: Receipt,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Pay { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"by"),
        __rt::Key::required(&"receipt"),
    ];
    struct __Slots {
        by: ::core::option::Option<Payment>,
        receipt: ::core::option::Option<Receipt>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.by, <Payment as __rt::Value<'a>>::read),
                1 => {
                    __cursor
                        .put_with(&mut self.receipt, <Receipt as __rt::Value<'a>>::read)
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
            if __cursor.next_with(&mut self.by, <Payment as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"receipt\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_with(&mut self.receipt, <Receipt as __rt::Value<'a>>::read)?
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
                receipt: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                by: __slots.by.ok_or(__rt::Stop)?,
                receipt: __slots.receipt.ok_or(__rt::Stop)?,
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
                            __reply, pay(__arguments.by, __arguments.receipt)
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
    __rt::Pattern::class(
        "^[A-Z]+$",
        __rt::Class {
            ascii: 0x7fffffe0000000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 4294967295,
        },
    ),
];
static DECLARED: __rt::Declared = {
    static KEYS: [&::core::primitive::str; 20] = [
        "text",
        "from",
        "colour",
        "articleNumber",
        "count",
        "way",
        "tags",
        "country",
        "gift",
        "mail",
        "phone",
        "order",
        "type",
        "type",
        "card-number",
        "last-month",
        "Mail",
        "Post",
        "by",
        "receipt",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[1], &[("order", 0), ("pay", 1)]),
        tools: &[
            ::toolcall::Tool::new("order", "Place an order.", __rt::keys(&KEYS, 11, 1)),
            ::toolcall::Tool::new("pay", "Pay for an order.", __rt::keys(&KEYS, 18, 2)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 11, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 8 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(6),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 18, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 0, len: 2 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 12, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 3, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Key,
                        __rt::Run { start: 2, len: 3 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 4, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 16, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 0 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 6,
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
                        node: 14,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 21,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &[],
            },
            checks: &[
                __rt::Check::Minimum(__rt::Bound::Integer(0)),
                __rt::Check::Maximum(__rt::Bound::Integer(99)),
                __rt::Check::MinItems(1),
                __rt::Check::MaxItems(3),
                __rt::Check::MinLength(2),
                __rt::Check::MaxLength(2),
                __rt::Check::Pattern(0),
            ],
            names: &["road", "rail", "cash", "card", "None"],
            parts: &[13, 15, 18, 19, 20],
            spellings: &[
                (3, "article"),
                (3, "sku"),
                (9, "e-mail"),
                (14, "card_number"),
                (14, "no"),
                (15, "last_month"),
                (16, "to"),
            ],
            other_names: &[
                (0, "lorry"),
                (0, "truck"),
                (2, "bar"),
                (3, "credit_card"),
                (4, "nowhere"),
            ],
            levels: &[],
            secrets: &[],
        },
        patterns: &__PATTERNS,
        roots: &[0, 11],
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
            tools: &[(1, 1098), (1099, 2062)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 1204), (1205, 2203)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 1085), (1086, 2036)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 1191), (1192, 2177)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 1092), (1093, 2012)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 1047), (1048, 1981)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 977), (978, 1829)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 1083), (1084, 1995)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1053), (1054, 1972)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 1053), (1054, 1972)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 1113), (1114, 2054)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 1098), (1099, 2062)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 1099), (1100, 2048)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 974), (975, 1749)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `order`.
pub type Order<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `pay`.
pub type Pay<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Order, Pay};
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
                __rt::run(&(), arguments, scratch, reply, <Order<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Pay<'s>>::__call)
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
    impl<'a> __rt::Value<'a> for crate::Way {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "road" => Self::Road,
                    "rail" => Self::Rail,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"mail"),
        __rt::Key::optional(&"phone"),
    ];
    pub struct __Slots<'a> {
        mail: &'a ::core::primitive::str,
        phone: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.mail),
                1 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.phone)
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
            if !__cursor.key(b"\"mail\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.mail)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"phone\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.phone)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for crate::Contact {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                mail: "",
                phone: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                mail: ::std::borrow::ToOwned::to_owned(__slots.mail),
                phone: __slots.phone.map(::std::borrow::ToOwned::to_owned),
            })
        }
    }
    impl<'a> ::core::fmt::Debug for __Slots<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Slots { .. }")
        }
    }
    impl<'a> __rt::Record<'a> for crate::Contact {
        type Slots = __Slots<'a>;
        fn start() -> Self::Slots {
            __Slots {
                mail: "",
                phone: ::core::option::Option::None,
            }
        }
        fn finish(
            __slots: Self::Slots,
            __seen: __rt::Seen<'_>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(Self {
                mail: ::std::borrow::ToOwned::to_owned(__slots.mail),
                phone: __slots.phone.map(::std::borrow::ToOwned::to_owned),
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Receipt {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            if __cursor.is_at_text() {
                return {
                    ::core::result::Result::Ok(
                        match __cursor.read_text()? {
                            "None" => Self::None,
                            _ => return ::core::result::Result::Err(__rt::Stop),
                        },
                    )
                };
            }
            static __FORMS: [__rt::Key; 2] = [
                __rt::Key::required(&"Mail"),
                __rt::Key::required(&"Post"),
            ];
            let __form = __cursor.keyed_form(&__FORMS)?;
            match __form {
                0 => {
                    struct __Form {
                        __content: ::std::string::String,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"Mail")];
                        struct __Slots<'a> {
                            __content: &'a ::core::primitive::str,
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
                                            .put_str(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                &mut self.__content,
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
                                if !__cursor.key(b"\"Mail\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_str(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        &mut self.__content,
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
                                let mut __slots = __Slots { __content: "" };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: ::std::borrow::ToOwned::to_owned(
                                        __slots.__content,
                                    ),
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Mail(__value.__content))
                }
                1 => {
                    struct __Content {}
                    const _: () = {
                        const __KEYS: &[__rt::Key; 0] = &[];
                        struct __Slots {}
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                ::core::result::Result::Err(__rt::Stop)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Content {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {};
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {})
                            }
                        }
                    };
                    struct __Form {
                        __content: __Content,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"Post")];
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
                                if !__cursor.key(b"\"Post\":", &__KEYS[0])? {
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
                    let _ = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Post {
                        stamps: ::core::default::Default::default(),
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
    let _ = (<Order<'static>>::parse, <Order<'static>>::check);
    let _ = (<Pay<'static>>::parse, <Pay<'static>>::check);
};

