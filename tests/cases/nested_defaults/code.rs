// Any.31bef46431852185.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Any {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __FORMS: [::core::primitive::u8; 2] = [4u8, 8u8];
            let __form = __cursor.read_form(&__FORMS)?;
            match __form {
                0 => {
                    let __value = __cursor
                        .read_u64(0, 255)
                        .map(|__value| __value as ::core::primitive::u8)?;
                    ::core::result::Result::Ok(Self::Number(__value))
                }
                1 => {
                    let __value = __cursor
                        .read_str(0, ::core::primitive::u32::MAX)
                        .map(::std::borrow::ToOwned::to_owned)?;
                    ::core::result::Result::Ok(Self::Text(__value))
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// Area.74ec164060695eec.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Area {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            if __cursor.is_at_text() {
                return {
                    ::core::result::Result::Ok(
                        match __cursor.read_text()? {
                            "All" => Self::All,
                            _ => return ::core::result::Result::Err(__rt::Stop),
                        },
                    )
                };
            }
            static __FORMS: [__rt::Key; 2] = [
                __rt::Key::required(&"Circle"),
                __rt::Key::required(&"Box"),
            ];
            let __form = __cursor.keyed_form(&__FORMS)?;
            match __form {
                0 => {
                    struct __Form {
                        __content: u8,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[
                            __rt::Key::required(&"Circle"),
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
                                    0 => __cursor.put_u64(0, 255, &mut self.__content),
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
                                if !__cursor.key(b"\"Circle\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_u64(0, 255, &mut self.__content)? {
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
                                    __content: __slots.__content as ::core::primitive::u8,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Circle(__value.__content))
                }
                1 => {
                    struct __Content {
                        width: u16,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"width")];
                        struct __Slots {
                            width: ::core::primitive::u64,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_u64(0, 65535, &mut self.width),
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
                                if !__cursor.key(b"\"width\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_u64(0, 65535, &mut self.width)? {
                                    return ::core::result::Result::Ok(true);
                                }
                                ::core::result::Result::Ok(false)
                            }
                        }
                        impl<'a> __rt::Value<'a> for __Content {
                            fn read(
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<Self, __rt::Stop> {
                                let mut __slots = __Slots { width: 0 };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    width: __slots.width as ::core::primitive::u16,
                                })
                            }
                        }
                    };
                    struct __Form {
                        __content: __Content,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"Box")];
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
                                if !__cursor.key(b"\"Box\":", &__KEYS[0])? {
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
                    ::core::result::Result::Ok(Self::Box {
                        width: __value.__content.width,
                    })
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// Beside.53e62197ae9b0123.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Beside {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __TAG: __rt::Key = __rt::Key::required(&"kind");
            static __FORMS: [&::core::primitive::str; 2] = ["Both", "One"];
            let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
            match __form {
                0 => {
                    struct __Form {
                        __content: (u8, char),
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"kind"),
                            __rt::Key::required(&"of"),
                        ];
                        struct __Slots {
                            __content: ::core::option::Option<(u8, char)>,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("Both"),
                                    1 => {
                                        __cursor
                                            .put_with(
                                                &mut self.__content,
                                                |__cursor| {
                                                    __cursor.open_tuple()?;
                                                    let __item0 = __cursor
                                                        .read_u64(0, 255)
                                                        .map(|__value| __value as ::core::primitive::u8)?;
                                                    __cursor.behind_item(false)?;
                                                    let __item1 = __cursor.read_char()?;
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
                                if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("Both")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"of\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor
                                    .next_with(
                                        &mut self.__content,
                                        |__cursor| {
                                            __cursor.open_tuple()?;
                                            let __item0 = __cursor
                                                .read_u64(0, 255)
                                                .map(|__value| __value as ::core::primitive::u8)?;
                                            __cursor.behind_item(false)?;
                                            let __item1 = __cursor.read_char()?;
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
                        Self::Both(__value.__content.0, __value.__content.1),
                    )
                }
                1 => {
                    struct __Form {
                        __content: u8,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 2] = &[
                            __rt::Key::required(&"kind"),
                            __rt::Key::required(&"of"),
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
                                    0 => __cursor.put_name("One"),
                                    1 => __cursor.put_u64(0, 255, &mut self.__content),
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
                                if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("One")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"of\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor.next_u64(0, 255, &mut self.__content)? {
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
                                    __content: __slots.__content as ::core::primitive::u8,
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::One(__value.__content))
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// Part.efb90cca0dc814dc.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Part {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            static __TAG: __rt::Key = __rt::Key::required(&"kind");
            static __FORMS: [&::core::primitive::str; 2] = ["Box", "All"];
            let __form = __cursor.tagged_form(&__TAG, &__FORMS)?;
            match __form {
                0 => {
                    struct __Form {
                        width: u16,
                        label: Option<String>,
                    }
                    const _: () = {
                        const __KEYS: &[__rt::Key; 3] = &[
                            __rt::Key::required(&"kind"),
                            __rt::Key::required(&"width"),
                            __rt::Key::optional(&"label"),
                        ];
                        struct __Slots<'a> {
                            width: ::core::primitive::u64,
                            label: ::core::option::Option<&'a ::core::primitive::str>,
                        }
                        impl<'a> __rt::Slots<'a> for __Slots<'a> {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("Box"),
                                    1 => __cursor.put_u64(0, 65535, &mut self.width),
                                    2 => {
                                        __cursor
                                            .put_option_str(
                                                0,
                                                ::core::primitive::u32::MAX,
                                                &mut self.label,
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
                                if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("Box")? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if !__cursor.key(b"\"width\":", &__KEYS[1])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 2;
                                if __cursor.next_u64(0, 65535, &mut self.width)? {
                                    return ::core::result::Result::Ok(true);
                                }
                                if __cursor.key(b"\"label\":", &__KEYS[2])? {
                                    *__seen |= 4;
                                    if __cursor
                                        .next_option_str(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            &mut self.label,
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
                                    width: 0,
                                    label: ::core::option::Option::None,
                                };
                                __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                ::core::result::Result::Ok(Self {
                                    width: __slots.width as ::core::primitive::u16,
                                    label: __slots.label.map(::std::borrow::ToOwned::to_owned),
                                })
                            }
                        }
                    };
                    let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                    ::core::result::Result::Ok(Self::Box {
                        width: __value.width,
                        label: __value.label,
                    })
                }
                1 => {
                    struct __Form {}
                    const _: () = {
                        const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"kind")];
                        struct __Slots {}
                        impl<'a> __rt::Slots<'a> for __Slots {
                            fn slot(
                                &mut self,
                                __index: ::core::primitive::usize,
                                __cursor: &mut __rt::Cursor<'a>,
                            ) -> ::core::result::Result<(), __rt::Stop> {
                                match __index {
                                    0 => __cursor.put_name("All"),
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
                                if !__cursor.key(b"\"kind\":", &__KEYS[0])? {
                                    return ::core::result::Result::Ok(false);
                                }
                                *__seen |= 1;
                                if __cursor.next_name("All")? {
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
                    ::core::result::Result::Ok(Self::All)
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
};

// Share.6c7b3c8691f59d60.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Share {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = __cursor
                .read_u64(0, 255)
                .map(|__value| __value as ::core::primitive::u8)?;
            ::core::result::Result::Ok(Self(__value))
        }
    }
};

// Size.d9832dd5f36c00c4.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"width"),
        __rt::Key::required(&"height"),
        __rt::Key::required(&"in"),
    ];
    struct __Slots {
        width: ::core::primitive::u64,
        height: ::core::primitive::u64,
        unit: ::core::option::Option<Unit>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 65535, &mut self.width),
                1 => __cursor.put_u64(0, 65535, &mut self.height),
                2 => __cursor.put_with(&mut self.unit, <Unit as __rt::Value<'a>>::read),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"width\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 65535, &mut self.width)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"height\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(0, 65535, &mut self.height)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"in\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_with(&mut self.unit, <Unit as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Size {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                width: 0,
                height: 0,
                unit: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                width: __slots.width as ::core::primitive::u16,
                height: __slots.height as ::core::primitive::u16,
                unit: __slots.unit.ok_or(__rt::Stop)?,
            })
        }
    }
};

// Unit.c78637a05a21c96f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Unit {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "px" => Self::Px,
                    "em" => Self::Em,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};

// cut.2e1527639e7ffadb.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `cut`, parsed.
    pub struct __Args {
        /// `keyed`
        pub keyed: Area,
        /// `tagged`
        pub tagged: Part,
        /// `beside`
        pub beside: Option<Beside>,
        /// `any`
        pub any: Any,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Cut { .. }")
        }
    }
    const _: () = {
        let _ = HEIGHT;
    };
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"keyed"),
        __rt::Key::required(&"tagged"),
        __rt::Key::required(&"beside"),
        __rt::Key::optional(&"any"),
    ];
    struct __Slots {
        keyed: ::core::option::Option<Area>,
        tagged: ::core::option::Option<Part>,
        beside: Option<Beside>,
        any: ::core::option::Option<Any>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.keyed, <Area as __rt::Value<'a>>::read),
                1 => __cursor.put_with(&mut self.tagged, <Part as __rt::Value<'a>>::read),
                2 => {
                    __cursor
                        .put_option_with(
                            &mut self.beside,
                            <Beside as __rt::Value<'a>>::read,
                        )
                }
                3 => {
                    __cursor
                        .put_default_with(&mut self.any, <Any as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"keyed\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.keyed, <Area as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"tagged\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_with(&mut self.tagged, <Part as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"beside\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor
                .next_option_with(&mut self.beside, <Beside as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"any\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_default_with(&mut self.any, <Any as __rt::Value<'a>>::read)?
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
                keyed: ::core::option::Option::None,
                tagged: ::core::option::Option::None,
                beside: ::core::option::Option::None,
                any: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                keyed: __slots.keyed.ok_or(__rt::Stop)?,
                tagged: __slots.tagged.ok_or(__rt::Stop)?,
                beside: __slots.beside,
                any: __slots.any.unwrap_or(Any::Number(7)),
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
                            __reply, cut(__arguments.keyed, __arguments.tagged,
                            __arguments.beside, __arguments.any)
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

// draw.72ebcd1c835e845b.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `draw`, parsed.
    pub struct __Args<'a> {
        /// `size`
        pub size: Size,
        /// `dashes`
        pub dashes: Vec<u16>,
        /// `line`
        pub line: (u16, &'a str),
        /// `margins`
        pub margins: BTreeMap<String, Option<u16>>,
        /// `others`
        pub others: Vec<Size>,
        /// `marks`
        pub marks: Option<Vec<char>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Draw { .. }")
        }
    }
    const _: () = {
        let _ = HEIGHT;
    };
    const _: () = {
        let _ = HEIGHT;
    };
    const _: () = {
        let _ = SIZES;
    };
    const __KEYS: &[__rt::Key; 6] = &[
        __rt::Key::required(&"size"),
        __rt::Key::required(&"dashes"),
        __rt::Key::required(&"line"),
        __rt::Key::required(&"margins"),
        __rt::Key::required(&"others"),
        __rt::Key::required(&"marks"),
    ];
    struct __Slots<'a> {
        size: ::core::option::Option<Size>,
        dashes: ::core::option::Option<Vec<u16>>,
        line: ::core::option::Option<(u16, &'a str)>,
        margins: ::core::option::Option<BTreeMap<String, Option<u16>>>,
        others: ::core::option::Option<Vec<Size>>,
        marks: Option<Vec<char>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.size, <Size as __rt::Value<'a>>::read),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.dashes,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        3,
                                        |__cursor| {
                                            __cursor
                                                .read_u64(0, 65535)
                                                .map(|__value| __value as ::core::primitive::u16)
                                        },
                                    )
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_with(
                            &mut self.line,
                            |__cursor| {
                                __cursor.open_tuple()?;
                                let __item0 = __cursor
                                    .read_u64(0, 65535)
                                    .map(|__value| __value as ::core::primitive::u16)?;
                                __cursor.behind_item(false)?;
                                let __item1 = __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)?;
                                __cursor.behind_item(true)?;
                                ::core::result::Result::Ok((__item0, __item1))
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_with(
                            &mut self.margins,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<String, Option<u16>>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                        |__cursor| match __cursor.read_null() {
                                            true => {
                                                ::core::result::Result::Ok(::core::option::Option::None)
                                            }
                                            false => {
                                                ::core::result::Result::Ok(
                                                    ::core::option::Option::Some(
                                                        __cursor
                                                            .read_u64(0, 65535)
                                                            .map(|__value| __value as ::core::primitive::u16)?,
                                                    ),
                                                )
                                            }
                                        },
                                    )
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_with(
                            &mut self.others,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Size as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                5 => {
                    __cursor
                        .put_option_with(
                            &mut self.marks,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| __cursor.read_char(),
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
            if !__cursor.key(b"\"size\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.size, <Size as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"dashes\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.dashes,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                3,
                                |__cursor| {
                                    __cursor
                                        .read_u64(0, 65535)
                                        .map(|__value| __value as ::core::primitive::u16)
                                },
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"line\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor
                .next_with(
                    &mut self.line,
                    |__cursor| {
                        __cursor.open_tuple()?;
                        let __item0 = __cursor
                            .read_u64(0, 65535)
                            .map(|__value| __value as ::core::primitive::u16)?;
                        __cursor.behind_item(false)?;
                        let __item1 = __cursor.read_str(0, ::core::primitive::u32::MAX)?;
                        __cursor.behind_item(true)?;
                        ::core::result::Result::Ok((__item0, __item1))
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"margins\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor
                .next_with(
                    &mut self.margins,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                BTreeMap<String, Option<u16>>,
                            >(
                                |__cursor| {
                                    __cursor
                                        .read_str(0, ::core::primitive::u32::MAX)
                                        .map(::std::borrow::ToOwned::to_owned)
                                },
                                |__cursor| match __cursor.read_null() {
                                    true => {
                                        ::core::result::Result::Ok(::core::option::Option::None)
                                    }
                                    false => {
                                        ::core::result::Result::Ok(
                                            ::core::option::Option::Some(
                                                __cursor
                                                    .read_u64(0, 65535)
                                                    .map(|__value| __value as ::core::primitive::u16)?,
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
            if !__cursor.key(b"\"others\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor
                .next_with(
                    &mut self.others,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <Size as __rt::Value<'a>>::read,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"marks\":", &__KEYS[5])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32;
            if __cursor
                .next_option_with(
                    &mut self.marks,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                |__cursor| __cursor.read_char(),
                            )
                    },
                )?
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
                size: ::core::option::Option::None,
                dashes: ::core::option::Option::None,
                line: ::core::option::Option::None,
                margins: ::core::option::Option::None,
                others: ::core::option::Option::None,
                marks: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                size: __slots.size.ok_or(__rt::Stop)?,
                dashes: __slots.dashes.ok_or(__rt::Stop)?,
                line: __slots.line.ok_or(__rt::Stop)?,
                margins: __slots.margins.ok_or(__rt::Stop)?,
                others: __slots.others.ok_or(__rt::Stop)?,
                marks: __slots.marks,
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
                            __reply, draw(__arguments.size, __arguments.dashes,
                            __arguments.line, __arguments.margins, __arguments.others,
                            __arguments.marks)
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

// fill.f5657f295df90e40.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `fill`, parsed.
    pub struct __Args {
        /// `depth`
        pub depth: Option<u8>,
        /// `until`
        pub until: Option<u8>,
        /// `unit`
        pub unit: Option<Unit>,
        /// `most`
        pub most: Option<u8>,
        /// `share`
        pub share: Share,
        /// `with`
        pub with: char,
        /// `area`
        pub area: Size,
        /// `parts`
        pub parts: Vec<u8>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Fill { .. }")
        }
    }
    const _: () = {
        let _ = HEIGHT;
    };
    const __KEYS: &[__rt::Key; 8] = &[
        __rt::Key::optional(&"depth"),
        __rt::Key::optional(&"until"),
        __rt::Key::optional(&"unit"),
        __rt::Key::optional(&"most"),
        __rt::Key::optional(&"share"),
        __rt::Key::optional(&"with"),
        __rt::Key::required(&"area"),
        __rt::Key::optional(&"parts"),
    ];
    struct __Slots {
        depth: ::core::option::Option<::core::primitive::u64>,
        until: ::core::option::Option<::core::primitive::u64>,
        unit: Option<Unit>,
        most: Option<u8>,
        share: ::core::option::Option<Share>,
        with: ::core::primitive::char,
        area: ::core::option::Option<Size>,
        parts: ::core::option::Option<Vec<u8>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_option_u64(0, 255, &mut self.depth),
                1 => __cursor.put_option_u64(0, 255, &mut self.until),
                2 => {
                    __cursor
                        .put_option_with(&mut self.unit, <Unit as __rt::Value<'a>>::read)
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.most,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 255)
                                    .map(|__value| __value as ::core::primitive::u8)
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_default_with(
                            &mut self.share,
                            <Share as __rt::Value<'a>>::read,
                        )
                }
                5 => __cursor.put_default_char(&mut self.with),
                6 => __cursor.put_with(&mut self.area, <Size as __rt::Value<'a>>::read),
                7 => {
                    __cursor
                        .put_default_with(
                            &mut self.parts,
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
            if __cursor.key(b"\"depth\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor.next_option_u64(0, 255, &mut self.depth)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"until\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_option_u64(0, 255, &mut self.until)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"unit\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_option_with(&mut self.unit, <Unit as __rt::Value<'a>>::read)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"most\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.most,
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
            if __cursor.key(b"\"share\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_default_with(
                        &mut self.share,
                        <Share as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"with\":", &__KEYS[5])? {
                *__seen |= 32;
                if __cursor.next_default_char(&mut self.with)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"area\":", &__KEYS[6])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 64;
            if __cursor.next_with(&mut self.area, <Size as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"parts\":", &__KEYS[7])? {
                *__seen |= 128;
                if __cursor
                    .next_default_with(
                        &mut self.parts,
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
                depth: ::core::option::Option::Some(3),
                until: ::core::option::Option::None,
                unit: ::core::option::Option::None,
                most: ::core::option::Option::None,
                share: ::core::option::Option::None,
                with: 'x',
                area: ::core::option::Option::None,
                parts: ::core::option::Option::None,
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            let __seen = __rt::Seen::of(&__words);
            *__place = ::core::option::Option::Some(Self {
                depth: __slots.depth.map(|__value| __value as ::core::primitive::u8),
                until: __slots.until.map(|__value| __value as ::core::primitive::u8),
                unit: if __seen.has(2) { __slots.unit } else { Some(Unit::Px) },
                most: if __seen.has(3) { __slots.most } else { DEPTH },
                share: __slots.share.unwrap_or(Share(50)),
                with: __slots.with,
                area: __slots.area.ok_or(__rt::Stop)?,
                parts: __slots.parts.unwrap_or_else(computed),
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
                            __reply, fill(__arguments.depth, __arguments.until,
                            __arguments.unit, __arguments.most, __arguments.share,
                            __arguments.with, __arguments.area, __arguments.parts)
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
    static KEYS: [&::core::primitive::str; 32] = [
        "width",
        "height",
        "in",
        "size",
        "dashes",
        "line",
        "margins",
        "others",
        "marks",
        "depth",
        "until",
        "unit",
        "most",
        "share",
        "with",
        "area",
        "parts",
        "Circle",
        "width",
        "Box",
        "kind",
        "width",
        "label",
        "kind",
        "kind",
        "of",
        "kind",
        "of",
        "keyed",
        "tagged",
        "beside",
        "any",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[10], &[("draw", 0), ("cut", 2), ("fill", 1)]),
        tools: &[
            ::toolcall::Tool::new("draw", "Draw a box.", __rt::keys(&KEYS, 3, 6)),
            ::toolcall::Tool::new("fill", "Fill a box.", __rt::keys(&KEYS, 9, 8)),
            ::toolcall::Tool::new("cut", "Cut a piece.", __rt::keys(&KEYS, 28, 4)),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 3, len: 6 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U16),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(6, 8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U16),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(11),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 9, len: 8 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(15),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 28, len: 4 }),
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
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 19, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 18, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 5, len: 2 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 20, len: 3 }),
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
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 23, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 4, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Tag,
                        __rt::Run { start: 9, len: 2 },
                    ),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 24, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 5, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 7, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 9, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 26, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 6, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 11, len: 2 },
                    ),
                    nullable: false,
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
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Default(2),
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Default(3),
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Default(4),
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Default(5),
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Default(6),
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Default(7),
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Default(8),
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Default(9),
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Default(10),
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 23,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 26,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 27,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 29,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 32,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 33,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 36,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Default(11),
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Default(12),
                    },
                    __rt::Member {
                        node: 30,
                        presence: __rt::Presence::Default(13),
                    },
                    __rt::Member {
                        node: 37,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &[
                    "{\"width\":4,\"height\":3,\"in\":\"em\"}",
                    "[1,3]",
                    "[1,\"solid\"]",
                    "{\"top\":1,\"left\":null}",
                    "[{\"width\":1,\"height\":1,\"in\":\"px\"},{\"width\":3,\"height\":0,\"in\":\"em\"}]",
                    "[]",
                    "3",
                    "\"px\"",
                    "9",
                    "50",
                    "\"x\"",
                    "{\"Circle\":3}",
                    "{\"kind\":\"Box\",\"width\":3,\"label\":null}",
                    "{\"kind\":\"Both\",\"of\":[1,\"x\"]}",
                ],
            },
            checks: &[
                __rt::Check::MaxItems(3),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
            ],
            names: &["px", "em", "All", "Box", "All", "Both", "One"],
            parts: &[2, 6, 20, 21, 22, 25, 28, 15, 34, 31, 35, 15, 6],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 12, 18],
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
            tools: &[(1, 1178), (1179, 2320), (2321, 4065)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 1178), (1179, 2466), (2467, 4328)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 1165), (1166, 2294), (2295, 4026)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 1165), (1166, 2440), (2441, 4289)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 1172), (1173, 2327), (2328, 4047)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 1187), (1188, 2347), (2348, 4077)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 1308), (1309, 2383), (2384, 4187)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 1520), (1521, 2691), (2692, 4427)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1133), (1134, 2230), (2231, 3930)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 1133), (1134, 2230), (2231, 3930)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 1193), (1194, 2369), (2370, 4110)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 1441), (1442, 2583), (2584, 4332)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 1578), (1579, 2779), (2780, 4566)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 1352), (1353, 2380), (2381, 3916)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `draw`.
pub type Draw<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `fill`.
pub type Fill<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `cut`.
pub type Cut<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Draw, Fill, Cut};
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
                __rt::run(&(), arguments, scratch, reply, <Draw<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Fill<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Cut<'s>>::__call)
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
    let _ = (<Draw<'static>>::parse, <Draw<'static>>::check);
    let _ = (<Fill<'static>>::parse, <Fill<'static>>::check);
    let _ = (<Cut<'static>>::parse, <Cut<'static>>::check);
};

