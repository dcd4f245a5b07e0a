// Kind.10c44e0bb9a7335b.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Kind {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __NAMES: [&::core::primitive::str; 18] = [
                "Ara",
                "Ari",
                "Ash",
                "Cod",
                "Elm",
                "Fir",
                "Gar",
                "Haw",
                "Ivy",
                "Kea",
                "Koi",
                "Oak",
                "Roe",
                "Tui",
                "Yew",
                "Alder",
                "Hazel",
                "Larch",
            ];
            ::core::result::Result::Ok(
                match __cursor.read_name(&__NAMES)? {
                    0 => Self::Ara,
                    1 => Self::Ari,
                    2 => Self::Ash,
                    3 => Self::Cod,
                    4 => Self::Elm,
                    5 => Self::Fir,
                    6 => Self::Gar,
                    7 => Self::Haw,
                    8 => Self::Ivy,
                    9 => Self::Kea,
                    10 => Self::Koi,
                    11 => Self::Oak,
                    12 => Self::Roe,
                    13 => Self::Tui,
                    14 => Self::Yew,
                    15 => Self::Alder,
                    16 => Self::Hazel,
                    17 => Self::Larch,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};

// Link.e0e022e201ebc971.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"cells"),
        __rt::Key::optional(&"next"),
    ];
    struct __Slots {
        cells: ::core::option::Option<[u128; 118]>,
        next: Option<Box<Link>>,
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
                                        118,
                                    >(|__cursor| {
                                        __cursor
                                            .read_u128(0, 340282366920938463463374607431768211455)
                                    })
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.next,
                            |__cursor| {
                                <Link as __rt::Value<'a>>::read(__cursor)
                                    .map(<Box<Link> as ::core::convert::From<_>>::from)
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
                                118,
                            >(|__cursor| {
                                __cursor
                                    .read_u128(0, 340282366920938463463374607431768211455)
                            })
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"next\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.next,
                        |__cursor| {
                            <Link as __rt::Value<'a>>::read(__cursor)
                                .map(<Box<Link> as ::core::convert::From<_>>::from)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Link {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    2,
                    |__cursor| {
                        let mut __slots = __Slots {
                            cells: ::core::option::Option::None,
                            next: ::core::option::Option::None,
                        };
                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                        ::core::result::Result::Ok(Self {
                            cells: __slots.cells.ok_or(__rt::Stop)?,
                            next: __slots.next,
                        })
                    },
                )
        }
    }
};

// Named.80c364315089ab5e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Named<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __FORMS: [__rt::Key; 3] = [
                __rt::Key::required(&"Rows"),
                __rt::Key::required(&"Whole"),
                __rt::Key::required(&"Kept"),
            ];
            let __form = __cursor.keyed_form(&__FORMS)?;
            match __form {
                0 => {
                    struct __Content {
                        rows: Vec<Row>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"rows")];
                        struct __Slots {
                            rows: ::core::option::Option<Vec<Row>>,
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
                                                &mut self.rows,
                                                |__cursor| {
                                                    __cursor
                                                        .read_list(
                                                            0,
                                                            ::core::primitive::u32::MAX,
                                                            <Row as __rt::Value<'a>>::read,
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
                                if !__cursor.key(b"\"rows\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(
                                        &mut self.rows,
                                        |__cursor| {
                                            __cursor
                                                .read_list(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    <Row as __rt::Value<'a>>::read,
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
                                    rows: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    rows: __slots.rows.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    struct __Form {
                        __content: __Content,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"Rows")];
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
                                if !__cursor.key(b"\"Rows\":", &__KEYS[0])? {
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
                    ::core::result::Result::Ok(Self::Rows {
                        rows: __value.__content.rows,
                    })
                }
                1 => {
                    struct __Content {
                        value: serde_json::Value,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"value")];
                        struct __Slots {
                            value: ::core::option::Option<serde_json::Value>,
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
                                            .put_with(&mut self.value, |__cursor| __cursor.read_any())
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
                                if !__cursor.key(b"\"value\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(&mut self.value, |__cursor| __cursor.read_any())?
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
                                    value: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    value: __slots.value.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    struct __Form {
                        __content: __Content,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"Whole")];
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
                                if !__cursor.key(b"\"Whole\":", &__KEYS[0])? {
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
                    ::core::result::Result::Ok(Self::Whole {
                        value: __value.__content.value,
                    })
                }
                2 => {
                    struct __Content<'a> {
                        text: toolcall::RawJson<'a>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"text")];
                        struct __Slots<'a> {
                            text: ::core::option::Option<toolcall::RawJson<'a>>,
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
                                            .put_with(&mut self.text, |__cursor| __cursor.read_raw())
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
                                if !__cursor.key(b"\"text\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(&mut self.text, |__cursor| __cursor.read_raw())?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Content<'a> {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots {
                                    text: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    text: __slots.text.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    struct __Form<'a> {
                        __content: __Content<'a>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"Kept")];
                        struct __Slots<'a> {
                            __content: ::core::option::Option<__Content<'a>>,
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
                                                &mut self.__content,
                                                <__Content<'a> as __rt::Value<'a>>::read,
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
                                if !__cursor.key(b"\"Kept\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(
                                        &mut self.__content,
                                        <__Content<'a> as __rt::Value<'a>>::read,
                                    )?
                                {
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
                                    __content: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    __content: __slots.__content.ok_or(__rt::Stop)?,
                                })
                            }
                        }
                    };
                    let __value = <__Form<'a> as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Kept {
                        text: __value.__content.text,
                    })
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// Row.d465f1648d19be43.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::optional(&"size"),
        __rt::Key::optional(&"name"),
        __rt::Key::filled(&"note", 191),
    ];
    struct __Slots<'a> {
        size: ::core::option::Option<::core::primitive::u64>,
        name: &'a ::core::primitive::str,
        note: &'a ::core::primitive::str,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_option_u64(0, 255, &mut self.size),
                1 => {
                    __cursor
                        .put_default_str(0, ::core::primitive::u32::MAX, &mut self.name)
                }
                2 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.note),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if __cursor.key(b"\"size\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor.next_option_u64(0, 255, &mut self.size)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"name\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_str(0, ::core::primitive::u32::MAX, &mut self.name)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"note\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.note)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Row {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                size: ::core::option::Option::None,
                name: "a",
                note: "a default that is a good deal longer than the slot that it is put into when it is used, so that a list of nothing but empty rows would ask for many times the memory that it takes itself",
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                size: __slots.size.map(|__value| __value as ::core::primitive::u8),
                name: ::std::borrow::ToOwned::to_owned(__slots.name),
                note: ::std::borrow::ToOwned::to_owned(__slots.note),
            })
        }
    }
};

// add.1b93b36393aef6ac.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `add`, parsed.
    pub struct __Args {
        /// `chain`
        pub chain: Link,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Add { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"chain")];
    struct __Slots {
        chain: ::core::option::Option<Link>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.chain, <Link as __rt::Value<'a>>::read),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"chain\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.chain, <Link as __rt::Value<'a>>::read)? {
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
                chain: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                chain: __slots.chain.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, add(__arguments.chain)),
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

// count.5921cfa8e534312c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `count`, parsed.
    pub struct __Args {
        /// `rows`
        pub rows: Vec<Vec<u64>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Count { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"rows")];
    struct __Slots {
        rows: ::core::option::Option<Vec<Vec<u64>>>,
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
                            &mut self.rows,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor
                                                .read_list(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    |__cursor| __cursor.read_u64(0, 18446744073709551615),
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
            if !__cursor.key(b"\"rows\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.rows,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                |__cursor| {
                                    __cursor
                                        .read_list(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            |__cursor| __cursor.read_u64(0, 18446744073709551615),
                                        )
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
                rows: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                rows: __slots.rows.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, count(__arguments.rows)),
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

// fill.f5657f295df90e40.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `fill`, parsed.
    pub struct __Args {
        /// `rows`
        pub rows: Vec<Row>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Fill { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"rows")];
    struct __Slots {
        rows: ::core::option::Option<Vec<Row>>,
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
                            &mut self.rows,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Row as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"rows\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.rows,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <Row as __rt::Value<'a>>::read,
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
                rows: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                rows: __slots.rows.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, fill(__arguments.rows)),
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

// hold.cb0f8cf9603bf850.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `hold`, parsed.
    pub struct __Args<'a> {
        /// `named`
        pub named: Option<Vec<Named<'a>>>,
        /// `loose`
        pub loose: Option<Vec<Loose>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Hold { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::optional(&"named"),
        __rt::Key::optional(&"loose"),
    ];
    struct __Slots<'a> {
        named: Option<Vec<Named<'a>>>,
        loose: Option<Vec<Loose>>,
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
                        .put_option_with(
                            &mut self.named,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Named<'a> as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.loose,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Loose as __rt::Value<'a>>::read,
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
            if __cursor.key(b"\"named\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_option_with(
                        &mut self.named,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Named<'a> as __rt::Value<'a>>::read,
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"loose\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.loose,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Loose as __rt::Value<'a>>::read,
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
                named: ::core::option::Option::None,
                loose: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                named: __slots.named,
                loose: __slots.loose,
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
        pub(crate) fn __call(
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
                            __reply, hold(__arguments.named, __arguments.loose)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<4> for __tools::Set {
        type Args<'a> = __Args<'a>;
    }
};

// is_tree.0ca067a4d37a829a.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `is_tree`, parsed.
    pub struct __Args {
        /// `kind`
        pub kind: Kind,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("IsTree { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"kind")];
    struct __Slots {
        kind: ::core::option::Option<Kind>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.kind, <Kind as __rt::Value<'a>>::read),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.kind, <Kind as __rt::Value<'a>>::read)? {
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
                kind: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                kind: __slots.kind.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, is_tree(__arguments.kind)),
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
    static KEYS: [&::core::primitive::str; 19] = [
        "size",
        "name",
        "note",
        "rows",
        "rows",
        "kind",
        "cells",
        "next",
        "chain",
        "rows",
        "Rows",
        "value",
        "Whole",
        "text",
        "Kept",
        "value",
        "name",
        "named",
        "loose",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[0, 13],
            &[("count", 1), ("add", 3), ("is_tree", 2), ("hold", 4), ("fill", 0)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "fill",
                "Count rows that may leave everything out.",
                __rt::keys(&KEYS, 3, 1),
            ),
            ::toolcall::Tool::new(
                "count",
                "Count large numbers.",
                __rt::keys(&KEYS, 4, 1),
            ),
            ::toolcall::Tool::new(
                "is_tree",
                "Say whether it is a tree.",
                __rt::keys(&KEYS, 5, 1),
            ),
            ::toolcall::Tool::new("add", "Add up a chain.", __rt::keys(&KEYS, 8, 1)),
            ::toolcall::Tool::new("hold", "Hold parts.", __rt::keys(&KEYS, 17, 2)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 4, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(7),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 18 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(14),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U128),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(18),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Key,
                        __rt::Run { start: 0, len: 3 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 10, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 9, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 12, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 11, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Any,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 14, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Raw,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(29),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 3, len: 3 },
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
                    kind: __rt::Kind::Record(__rt::Run { start: 15, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 21,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 20,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 23,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 27,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 26,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 28,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &[
                    "\"a\"",
                    "\"a default that is a good deal longer than the slot that it is put into when it is used, so that a list of nothing but empty rows would ask for many times the memory that it takes itself\"",
                ],
            },
            checks: &[__rt::Check::MinItems(118), __rt::Check::MaxItems(118)],
            names: &[
                "Ara",
                "Ari",
                "Ash",
                "Cod",
                "Elm",
                "Fir",
                "Gar",
                "Haw",
                "Ivy",
                "Kea",
                "Koi",
                "Oak",
                "Roe",
                "Tui",
                "Yew",
                "Alder",
                "Hazel",
                "Larch",
            ],
            parts: &[19, 22, 25, 2, 30, 31],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 5, 9, 11, 16],
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
            tools: &[(1, 757), (758, 1071), (1072, 1491), (1492, 2035), (2036, 3843)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 812), (813, 1094), (1095, 1513), (1514, 2063), (2064, 3871)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 744), (745, 1045), (1046, 1452), (1453, 1983), (1984, 3778)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 799), (800, 1068), (1069, 1474), (1475, 2011), (2012, 3806)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 732), (733, 1002), (1003, 1378), (1379, 1878), (1879, 3699)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 706), (707, 975), (976, 1365), (1366, 1880), (1881, 3716)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 664), (665, 872), (873, 1217), (1218, 2070), (2071, 4026)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 725), (726, 972), (973, 1356), (1357, 2343), (2344, 4119)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 712), (713, 981), (982, 1356), (1357, 1855), (1856, 3618)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 712), (713, 981), (982, 1356), (1357, 1855), (1856, 3618)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 753), (754, 1044), (1045, 1441), (1442, 1962), (1963, 3804)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 757), (758, 1071), (1072, 1491), (1492, 2035), (2036, 3843)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 749), (750, 1033), (1034, 1438), (1439, 1988), (1989, 3826)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 672), (673, 927), (928, 1303), (1304, 2250), (2251, 4177)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `fill`.
pub type Fill<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `count`.
pub type Count<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `is_tree`.
pub type IsTree<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `add`.
pub type Add<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// The arguments of `hold`.
pub type Hold<'a> = <Set as __rt::Call<4>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Fill, Count, IsTree, Add, Hold};
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
                __rt::run(&(), arguments, scratch, reply, <Fill<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Count<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <IsTree<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Add<'s>>::__call)
            }
            ::core::option::Option::Some(4) => {
                __rt::run(&(), arguments, scratch, reply, <Hold<'s>>::__call)
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
    impl<'a> __rt::Value<'a> for crate::Loose {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __FORMS: [::core::primitive::u8; 3] = [32u8, 16u8, 32u8];
            let __form = __cursor.read_form(&__FORMS)?;
            match __form {
                0 => {
                    let __value = <crate::Row as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Row(__value))
                }
                1 => {
                    let __value = __cursor
                        .read_list(
                            0,
                            ::core::primitive::u32::MAX,
                            |__cursor| __cursor.read_any(),
                        )?;
                    ::core::result::Result::Ok(Self::Whole(__value))
                }
                2 => {
                    struct __Content {
                        value: ::serde_json::Value,
                        name: ::std::string::String,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"value"),
                            __rt::Key::required(&"name"),
                        ];
                        struct __Slots<'a> {
                            value: ::core::option::Option<::serde_json::Value>,
                            name: &'a ::core::primitive::str,
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
                                            .put_with(&mut self.value, |__cursor| __cursor.read_any())
                                    }
                                    1 => {
                                        __cursor
                                            .put_str(0, ::core::primitive::u32::MAX, &mut self.name)
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
                                if !__cursor.key(b"\"value\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor
                                    .next_with(&mut self.value, |__cursor| __cursor.read_any())?
                                {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"name\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor
                                    .next_str(0, ::core::primitive::u32::MAX, &mut self.name)?
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
                                    value: ::core::option::Option::None,
                                    name: "",
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    value: __slots.value.ok_or(__rt::Stop)?,
                                    name: ::std::borrow::ToOwned::to_owned(__slots.name),
                                })
                            }
                        }
                    };
                    let __value = <__Content as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Beside {
                        value: __value.value,
                        name: __value.name,
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
    let _ = (<Fill<'static>>::parse, <Fill<'static>>::check);
    let _ = (<Count<'static>>::parse, <Count<'static>>::check);
    let _ = (<IsTree<'static>>::parse, <IsTree<'static>>::check);
    let _ = (<Add<'static>>::parse, <Add<'static>>::check);
    let _ = (<Hold<'static>>::parse, <Hold<'static>>::check);
};

