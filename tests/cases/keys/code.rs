// Article.08125d096623e0f1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Article {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = __cursor
                .read_u64(1, 999)
                .map(|__value| __value as ::core::primitive::u32)?;
            ::core::result::Result::Ok(Self(__value))
        }
    }
};

// Header.3e70e31ae363e078.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Header<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __PATTERN_C182F89FDB221836: __rt::Pattern = __rt::Pattern::class(
                "^[a-z]+$",
                __rt::Class {
                    ascii: 0x7fffffe000000000000000000000000,
                    others: __rt::Others::None,
                    min: 1,
                    max: 4294967295,
                },
            );
            let __value = __cursor.read_matching(0, 8, &__PATTERN_C182F89FDB221836)?;
            ::core::result::Result::Ok(Self(__value))
        }
    }
};

// letters.dead89db2b4b25d2.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `letters`, parsed.
    pub struct __Args {
        /// `letters`
        pub letters: BTreeMap<char, u32>,
        /// `colours`
        pub colours: Option<HashMap<Colour, u8>>,
        /// `words`
        pub words: Option<IndexMap<Box<str>, bool>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Letters { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"letters"),
        __rt::Key::optional(&"colours"),
        __rt::Key::optional(&"words"),
    ];
    struct __Slots {
        letters: ::core::option::Option<BTreeMap<char, u32>>,
        colours: Option<HashMap<Colour, u8>>,
        words: Option<IndexMap<Box<str>, bool>>,
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
                            &mut self.letters,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<char, u32>,
                                    >(
                                        |__cursor| __cursor.read_char(),
                                        |__cursor| {
                                            __cursor
                                                .read_u64(0, 4294967295)
                                                .map(|__value| __value as ::core::primitive::u32)
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.colours,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        HashMap<Colour, u8>,
                                    >(
                                        <Colour as __rt::Value<'a>>::read,
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
                            &mut self.words,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        IndexMap<Box<str>, bool>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(<Box<str> as ::core::convert::From<_>>::from)
                                        },
                                        __rt::Cursor::read_bool,
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
            if !__cursor.key(b"\"letters\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.letters,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                BTreeMap<char, u32>,
                            >(
                                |__cursor| __cursor.read_char(),
                                |__cursor| {
                                    __cursor
                                        .read_u64(0, 4294967295)
                                        .map(|__value| __value as ::core::primitive::u32)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"colours\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.colours,
                        |__cursor| {
                            __cursor
                                .read_map::<
                                    HashMap<Colour, u8>,
                                >(
                                    <Colour as __rt::Value<'a>>::read,
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
            if __cursor.key(b"\"words\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(
                        &mut self.words,
                        |__cursor| {
                            __cursor
                                .read_map::<
                                    IndexMap<Box<str>, bool>,
                                >(
                                    |__cursor| {
                                        __cursor
                                            .read_str(0, ::core::primitive::u32::MAX)
                                            .map(<Box<str> as ::core::convert::From<_>>::from)
                                    },
                                    __rt::Cursor::read_bool,
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
                letters: ::core::option::Option::None,
                colours: ::core::option::Option::None,
                words: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                letters: __slots.letters.ok_or(__rt::Stop)?,
                colours: __slots.colours,
                words: __slots.words,
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
                            __reply, letters(__arguments.letters, __arguments.colours,
                            __arguments.words)
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

// name.db7ff3e7bfc6986e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `name`, parsed.
    pub struct __Args {
        /// `names`
        pub names: BTreeMap<u16, String>,
        /// `changes`
        pub changes: Option<BTreeMap<i8, Vec<Article>>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Name { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"names"),
        __rt::Key::optional(&"changes"),
    ];
    struct __Slots {
        names: ::core::option::Option<BTreeMap<u16, String>>,
        changes: Option<BTreeMap<i8, Vec<Article>>>,
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
                            &mut self.names,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<u16, String>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_quoted(|__cursor| __cursor.read_u64(0, 65535))
                                                .map(|__value| __value as ::core::primitive::u16)
                                        },
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
                            &mut self.changes,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<i8, Vec<Article>>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_quoted(|__cursor| __cursor.read_i64(-128, 127))
                                                .map(|__value| __value as ::core::primitive::i8)
                                        },
                                        |__cursor| {
                                            __cursor
                                                .read_list(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    <Article as __rt::Value<'a>>::read,
                                                )
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
            if !__cursor.key(b"\"names\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.names,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                BTreeMap<u16, String>,
                            >(
                                |__cursor| {
                                    __cursor
                                        .read_quoted(|__cursor| __cursor.read_u64(0, 65535))
                                        .map(|__value| __value as ::core::primitive::u16)
                                },
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
            if __cursor.key(b"\"changes\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.changes,
                        |__cursor| {
                            __cursor
                                .read_map::<
                                    BTreeMap<i8, Vec<Article>>,
                                >(
                                    |__cursor| {
                                        __cursor
                                            .read_quoted(|__cursor| __cursor.read_i64(-128, 127))
                                            .map(|__value| __value as ::core::primitive::i8)
                                    },
                                    |__cursor| {
                                        __cursor
                                            .read_list(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                <Article as __rt::Value<'a>>::read,
                                            )
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
                names: ::core::option::Option::None,
                changes: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                names: __slots.names.ok_or(__rt::Stop)?,
                changes: __slots.changes,
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
                            __reply, name(__arguments.names, __arguments.changes)
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

// sell.177635ca2d55aa6d.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `sell`, parsed.
    pub struct __Args {
        /// `pieces`
        pub pieces: BTreeMap<Article, u32>,
        /// `rest`
        pub rest: Option<serde_json::Map<String, serde_json::Value>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Sell { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"pieces"),
        __rt::Key::optional(&"rest"),
    ];
    struct __Slots {
        pieces: ::core::option::Option<BTreeMap<Article, u32>>,
        rest: Option<serde_json::Map<String, serde_json::Value>>,
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
                            &mut self.pieces,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<Article, u32>,
                                    >(
                                        |__cursor| {
                                            __cursor.read_quoted(<Article as __rt::Value<'a>>::read)
                                        },
                                        |__cursor| {
                                            __cursor
                                                .read_u64(0, 4294967295)
                                                .map(|__value| __value as ::core::primitive::u32)
                                        },
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.rest,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        serde_json::Map<String, serde_json::Value>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                        |__cursor| __cursor.read_any(),
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
            if !__cursor.key(b"\"pieces\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.pieces,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                BTreeMap<Article, u32>,
                            >(
                                |__cursor| {
                                    __cursor.read_quoted(<Article as __rt::Value<'a>>::read)
                                },
                                |__cursor| {
                                    __cursor
                                        .read_u64(0, 4294967295)
                                        .map(|__value| __value as ::core::primitive::u32)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"rest\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.rest,
                        |__cursor| {
                            __cursor
                                .read_map::<
                                    serde_json::Map<String, serde_json::Value>,
                                >(
                                    |__cursor| {
                                        __cursor
                                            .read_str(0, ::core::primitive::u32::MAX)
                                            .map(::std::borrow::ToOwned::to_owned)
                                    },
                                    |__cursor| __cursor.read_any(),
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
                pieces: ::core::option::Option::None,
                rest: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                pieces: __slots.pieces.ok_or(__rt::Stop)?,
                rest: __slots.rest,
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
                            __reply, sell(__arguments.pieces, __arguments.rest)
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

// send.177d39ca2d5bcfe7.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `send`, parsed.
    pub struct __Args<'a> {
        /// `headers`
        pub headers: Vec<(Header<'a>, &'a str)>,
        /// `codes`
        pub codes: Option<Vec<(u8, Vec<u8>)>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Send { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"headers"),
        __rt::Key::optional(&"codes"),
    ];
    struct __Slots<'a> {
        headers: ::core::option::Option<Vec<(Header<'a>, &'a str)>>,
        codes: Option<Vec<(u8, Vec<u8>)>>,
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
                            &mut self.headers,
                            |__cursor| {
                                __cursor
                                    .read_pairs(
                                        <Header<'a> as __rt::Value<'a>>::read,
                                        __rt::Cursor::read_text,
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.codes,
                            |__cursor| {
                                __cursor
                                    .read_pairs(
                                        |__cursor| {
                                            __cursor
                                                .read_quoted(|__cursor| __cursor.read_u64(0, 255))
                                                .map(|__value| __value as ::core::primitive::u8)
                                        },
                                        |__cursor| {
                                            __cursor
                                                .read_list(
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
            if !__cursor.key(b"\"headers\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.headers,
                    |__cursor| {
                        __cursor
                            .read_pairs(
                                <Header<'a> as __rt::Value<'a>>::read,
                                __rt::Cursor::read_text,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"codes\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.codes,
                        |__cursor| {
                            __cursor
                                .read_pairs(
                                    |__cursor| {
                                        __cursor
                                            .read_quoted(|__cursor| __cursor.read_u64(0, 255))
                                            .map(|__value| __value as ::core::primitive::u8)
                                    },
                                    |__cursor| {
                                        __cursor
                                            .read_list(
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
                headers: ::core::option::Option::None,
                codes: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                headers: __slots.headers.ok_or(__rt::Stop)?,
                codes: __slots.codes,
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
                            __reply, send(__arguments.headers, __arguments.codes)
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
        "^[a-z]+$",
        __rt::Class {
            ascii: 0x7fffffe000000000000000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 4294967295,
        },
    ),
];
static DECLARED: __rt::Declared = {
    static KEYS: [&::core::primitive::str; 9] = [
        "letters",
        "colours",
        "words",
        "names",
        "changes",
        "pieces",
        "rest",
        "headers",
        "codes",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[6],
            &[("send", 3), ("sell", 2), ("letters", 0), ("name", 1)],
        ),
        tools: &[
            ::toolcall::Tool::new("letters", "Count letters.", __rt::keys(&KEYS, 0, 3)),
            ::toolcall::Tool::new(
                "name",
                "Name articles by their number.",
                __rt::keys(&KEYS, 3, 2),
            ),
            ::toolcall::Tool::new("sell", "Sell articles.", __rt::keys(&KEYS, 5, 2)),
            ::toolcall::Tool::new(
                "send",
                "Send headers in their order.",
                __rt::keys(&KEYS, 7, 2),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(2, 3),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(5, 6),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(8, 9),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
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
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(12, 8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U16),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(14, 15),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I8),
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(19, 3),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(8, 21),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Any,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(24, 8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 9, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(26, 27),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(6),
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
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 7,
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
                        node: 18,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 20,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 23,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 25,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &[],
            },
            checks: &[
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::Format(__rt::Format::Integer),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(999)),
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(999)),
                __rt::Check::Format(__rt::Format::Natural),
                __rt::Check::MaxLength(8),
                __rt::Check::Pattern(0),
                __rt::Check::Format(__rt::Format::Natural),
            ],
            names: &["Black", "Red"],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &__PATTERNS,
        roots: &[0, 10, 17, 22],
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
            tools: &[(1, 757), (758, 1477), (1478, 2008), (2009, 2678)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 757), (758, 1477), (1478, 2008), (2009, 2678)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 744), (745, 1451), (1452, 1969), (1970, 2626)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 744), (745, 1451), (1452, 1969), (1970, 2626)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 751), (752, 1446), (1447, 1952), (1953, 2597)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 766), (767, 1476), (1477, 1997), (1998, 2657)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 508), (509, 992), (993, 1379), (1380, 1854)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 630), (631, 1274), (1275, 1730), (1731, 2323)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 712), (713, 1387), (1388, 1873), (1874, 2498)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 712), (713, 1387), (1388, 1873), (1874, 2498)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 772), (773, 1488), (1489, 2015), (2016, 2681)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 757), (758, 1477), (1478, 2008), (2009, 2678)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 689), (690, 1357), (1358, 1853), (1854, 2486)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 573), (574, 1113), (1114, 1556), (1557, 2087)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `letters`.
pub type Letters<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `name`.
pub type Name<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `sell`.
pub type Sell<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `send`.
pub type Send<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Letters, Name, Sell, Send};
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
                __rt::run(&(), arguments, scratch, reply, <Letters<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Name<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Sell<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Send<'s>>::__call)
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
    let _ = (<Letters<'static>>::parse, <Letters<'static>>::check);
    let _ = (<Name<'static>>::parse, <Name<'static>>::check);
    let _ = (<Sell<'static>>::parse, <Sell<'static>>::check);
    let _ = (<Send<'static>>::parse, <Send<'static>>::check);
};

