// Found.0b77d5e1c7c75557.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"zone"),
        __rt::Key::optional(&"last"),
    ];
    struct __Slots {
        zone: ::core::option::Option<Zone>,
        last: Option<Zone>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.zone, <Zone as __rt::Value<'a>>::read),
                1 => {
                    __cursor
                        .put_option_with(&mut self.last, <Zone as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"zone\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.zone, <Zone as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"last\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(&mut self.last, <Zone as __rt::Value<'a>>::read)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Found {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                zone: ::core::option::Option::None,
                last: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                zone: __slots.zone.ok_or(__rt::Stop)?,
                last: __slots.last,
            })
        }
    }
};

// Hidden.2e4e1ab532eb9991.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"on")];
    struct __Slots {
        on: ::core::primitive::bool,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_bool(&mut self.on),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"on\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_bool(&mut self.on)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Hidden {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { on: false };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self { on: __slots.on })
        }
    }
};

// Level.4822aee612ef64f5.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Level {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "First" => Self::First,
                    "Second" => Self::Second,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};

// Pair.f0150cca0e167389.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"left"),
        __rt::Key::required(&"right"),
    ];
    struct __Slots {
        left: ::core::primitive::i64,
        right: ::core::primitive::i64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_i64(-2147483648, 2147483647, &mut self.left),
                1 => __cursor.put_i64(-2147483648, 2147483647, &mut self.right),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"left\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_i64(-2147483648, 2147483647, &mut self.left)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"right\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_i64(-2147483648, 2147483647, &mut self.right)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Pair<::std::primitive::i32> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { left: 0, right: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                left: __slots.left as ::core::primitive::i32,
                right: __slots.right as ::core::primitive::i32,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"left"),
        __rt::Key::required(&"right"),
    ];
    struct __Slots {
        left: ::core::primitive::u64,
        right: ::core::primitive::u64,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 255, &mut self.left),
                1 => __cursor.put_u64(0, 255, &mut self.right),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"left\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 255, &mut self.left)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"right\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(0, 255, &mut self.right)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Pair<::std::primitive::u8> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { left: 0, right: 0 };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                left: __slots.left as ::core::primitive::u8,
                right: __slots.right as ::core::primitive::u8,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"left"),
        __rt::Key::required(&"right"),
    ];
    struct __Slots {
        left: ::core::primitive::bool,
        right: ::core::primitive::bool,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_bool(&mut self.left),
                1 => __cursor.put_bool(&mut self.right),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"left\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_bool(&mut self.left)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"right\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_bool(&mut self.right)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Pair<::std::primitive::bool> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                left: false,
                right: false,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                left: __slots.left,
                right: __slots.right,
            })
        }
    }
};

// Said.215194d61cce19d4.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"on")];
    struct __Slots {
        on: ::core::primitive::bool,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_bool(&mut self.on),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"on\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_bool(&mut self.on)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Said {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { on: false };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self { on: __slots.on })
        }
    }
};

// Ticket.9f15b96f09a5176d.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Ticket {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = __cursor
                .read_str(0, ::core::primitive::u32::MAX)
                .map(::std::borrow::ToOwned::to_owned)?;
            ::core::result::Result::Ok(Self(__value))
        }
    }
};

// Ticket.is_same.397494bbb0340a8c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `same`, parsed.
    pub struct __Args {
        /// `of`
        pub of: Ticket,
        /// `with`
        pub with: Option<Ticket>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Same { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"of"),
        __rt::Key::optional(&"with"),
    ];
    struct __Slots {
        of: ::core::option::Option<Ticket>,
        with: Option<Ticket>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.of, <Ticket as __rt::Value<'a>>::read),
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.with,
                            <Ticket as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"of\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.of, <Ticket as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"with\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(&mut self.with, <Ticket as __rt::Value<'a>>::read)?
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
                of: ::core::option::Option::None,
                with: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                of: __slots.of.ok_or(__rt::Stop)?,
                with: __slots.with,
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
                            __reply, < Ticket >::is_same(__arguments.of, __arguments
                            .with)
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

// Wiped.35c5e3b8e934154e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"on")];
    struct __Slots {
        on: ::core::primitive::bool,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_bool(&mut self.on),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"on\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_bool(&mut self.on)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Wiped {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { on: false };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self { on: __slots.on })
        }
    }
};

// Wrapped.5a5e0875c4da2846.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Wrapped {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
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
            ::core::result::Result::Ok(Self(__value))
        }
    }
};

// Zone.b6ea6f9a988faf1f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Zone {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "Town" => Self::Town,
                    "Land" => Self::Land,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};

// told.91518da044d9b8fc.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `told`, parsed.
    pub struct __Args {
        /// `direct`
        pub direct: Zone,
        /// `optional`
        pub optional: Option<Zone>,
        /// `renamed`
        pub renamed: Height,
        /// `by_path`
        pub by_path: Option<inner::Level>,
        /// `alias`
        pub alias: Plain,
        /// `alias_of_alias`
        pub alias_of_alias: Told,
        /// `hidden_alias`
        pub hidden_alias: HiddenAlias,
        /// `generic`
        pub generic: Maybe<Zone>,
        /// `told_generic`
        pub told_generic: ToldMaybe<Zone>,
        /// `included`
        pub included: Ticket,
        /// `attribute`
        pub attribute: Said,
        /// `wrapped`
        pub wrapped: Wrapped,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Told { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 12] = &[
        __rt::Key::required(&"direct"),
        __rt::Key::optional(&"optional"),
        __rt::Key::required(&"renamed"),
        __rt::Key::optional(&"by_path"),
        __rt::Key::required(&"alias"),
        __rt::Key::required(&"alias_of_alias"),
        __rt::Key::required(&"hidden_alias"),
        __rt::Key::optional(&"generic"),
        __rt::Key::optional(&"told_generic"),
        __rt::Key::required(&"included"),
        __rt::Key::required(&"attribute"),
        __rt::Key::required(&"wrapped"),
    ];
    struct __Slots {
        direct: ::core::option::Option<Zone>,
        optional: Option<Zone>,
        renamed: ::core::option::Option<Height>,
        by_path: Option<inner::Level>,
        alias: ::core::option::Option<Plain>,
        alias_of_alias: ::core::option::Option<Told>,
        hidden_alias: ::core::option::Option<HiddenAlias>,
        generic: Maybe<Zone>,
        told_generic: ToldMaybe<Zone>,
        included: ::core::option::Option<Ticket>,
        attribute: ::core::option::Option<Said>,
        wrapped: ::core::option::Option<Wrapped>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.direct, <Zone as __rt::Value<'a>>::read),
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.optional,
                            <Zone as __rt::Value<'a>>::read,
                        )
                }
                2 => {
                    __cursor
                        .put_with(&mut self.renamed, <Height as __rt::Value<'a>>::read)
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.by_path,
                            <inner::Level as __rt::Value<'a>>::read,
                        )
                }
                4 => __cursor.put_with(&mut self.alias, <Plain as __rt::Value<'a>>::read),
                5 => {
                    __cursor
                        .put_with(
                            &mut self.alias_of_alias,
                            <Told as __rt::Value<'a>>::read,
                        )
                }
                6 => {
                    __cursor
                        .put_with(
                            &mut self.hidden_alias,
                            <HiddenAlias as __rt::Value<'a>>::read,
                        )
                }
                7 => {
                    __cursor
                        .put_option_with(
                            &mut self.generic,
                            <Zone as __rt::Value<'a>>::read,
                        )
                }
                8 => {
                    __cursor
                        .put_option_with(
                            &mut self.told_generic,
                            <Zone as __rt::Value<'a>>::read,
                        )
                }
                9 => {
                    __cursor
                        .put_with(&mut self.included, <Ticket as __rt::Value<'a>>::read)
                }
                10 => {
                    __cursor
                        .put_with(&mut self.attribute, <Said as __rt::Value<'a>>::read)
                }
                11 => {
                    __cursor
                        .put_with(&mut self.wrapped, <Wrapped as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"direct\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.direct, <Zone as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"optional\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_with(
                        &mut self.optional,
                        <Zone as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"renamed\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_with(&mut self.renamed, <Height as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"by_path\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.by_path,
                        <inner::Level as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"alias\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor.next_with(&mut self.alias, <Plain as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"alias_of_alias\":", &__KEYS[5])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32;
            if __cursor
                .next_with(&mut self.alias_of_alias, <Told as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"hidden_alias\":", &__KEYS[6])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 64;
            if __cursor
                .next_with(
                    &mut self.hidden_alias,
                    <HiddenAlias as __rt::Value<'a>>::read,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"generic\":", &__KEYS[7])? {
                *__seen |= 128;
                if __cursor
                    .next_option_with(
                        &mut self.generic,
                        <Zone as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"told_generic\":", &__KEYS[8])? {
                *__seen |= 256;
                if __cursor
                    .next_option_with(
                        &mut self.told_generic,
                        <Zone as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"included\":", &__KEYS[9])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 512;
            if __cursor.next_with(&mut self.included, <Ticket as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"attribute\":", &__KEYS[10])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1024;
            if __cursor.next_with(&mut self.attribute, <Said as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"wrapped\":", &__KEYS[11])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2048;
            if __cursor.next_with(&mut self.wrapped, <Wrapped as __rt::Value<'a>>::read)?
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
                direct: ::core::option::Option::None,
                optional: ::core::option::Option::None,
                renamed: ::core::option::Option::None,
                by_path: ::core::option::Option::None,
                alias: ::core::option::Option::None,
                alias_of_alias: ::core::option::Option::None,
                hidden_alias: ::core::option::Option::None,
                generic: ::core::option::Option::None,
                told_generic: ::core::option::Option::None,
                included: ::core::option::Option::None,
                attribute: ::core::option::Option::None,
                wrapped: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                direct: __slots.direct.ok_or(__rt::Stop)?,
                optional: __slots.optional,
                renamed: __slots.renamed.ok_or(__rt::Stop)?,
                by_path: __slots.by_path,
                alias: __slots.alias.ok_or(__rt::Stop)?,
                alias_of_alias: __slots.alias_of_alias.ok_or(__rt::Stop)?,
                hidden_alias: __slots.hidden_alias.ok_or(__rt::Stop)?,
                generic: __slots.generic,
                told_generic: __slots.told_generic,
                included: __slots.included.ok_or(__rt::Stop)?,
                attribute: __slots.attribute.ok_or(__rt::Stop)?,
                wrapped: __slots.wrapped.ok_or(__rt::Stop)?,
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
                            __reply, told(__arguments.direct, __arguments.optional,
                            __arguments.renamed, __arguments.by_path, __arguments.alias,
                            __arguments.alias_of_alias, __arguments.hidden_alias,
                            __arguments.generic, __arguments.told_generic, __arguments
                            .included, __arguments.attribute, __arguments.wrapped)
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

// told_by_generics.d619bb3799bc16fb.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `told_by_generics`, parsed.
    pub struct __Args {
        /// `pair`
        pub pair: Pair<i32>,
        /// `alias`
        pub alias: Numbers,
        /// `given`
        pub given: Pairs<u8>,
        /// `other`
        pub other: Option<ToldPair<bool>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("ToldByGenerics { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"pair"),
        __rt::Key::required(&"alias"),
        __rt::Key::required(&"given"),
        __rt::Key::optional(&"other"),
    ];
    struct __Slots {
        pair: ::core::option::Option<Pair<i32>>,
        alias: ::core::option::Option<Numbers>,
        given: ::core::option::Option<Pairs<u8>>,
        other: Option<ToldPair<bool>>,
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
                        .put_with(&mut self.pair, <Pair<i32> as __rt::Value<'a>>::read)
                }
                1 => {
                    __cursor
                        .put_with(&mut self.alias, <Numbers as __rt::Value<'a>>::read)
                }
                2 => {
                    __cursor
                        .put_with(&mut self.given, <Pairs<u8> as __rt::Value<'a>>::read)
                }
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.other,
                            <ToldPair<bool> as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"pair\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.pair, <Pair<i32> as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"alias\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_with(&mut self.alias, <Numbers as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"given\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_with(&mut self.given, <Pairs<u8> as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"other\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.other,
                        <ToldPair<bool> as __rt::Value<'a>>::read,
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
                pair: ::core::option::Option::None,
                alias: ::core::option::Option::None,
                given: ::core::option::Option::None,
                other: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                pair: __slots.pair.ok_or(__rt::Stop)?,
                alias: __slots.alias.ok_or(__rt::Stop)?,
                given: __slots.given.ok_or(__rt::Stop)?,
                other: __slots.other,
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
                            __reply, told_by_generics(__arguments.pair, __arguments
                            .alias, __arguments.given, __arguments.other)
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
    static KEYS: [&::core::primitive::str; 43] = [
        "on",
        "direct",
        "optional",
        "renamed",
        "by_path",
        "alias",
        "alias_of_alias",
        "hidden_alias",
        "generic",
        "told_generic",
        "included",
        "attribute",
        "wrapped",
        "left",
        "right",
        "left",
        "right",
        "left",
        "right",
        "pair",
        "alias",
        "given",
        "other",
        "on",
        "on",
        "zone",
        "last",
        "bullet",
        "empty",
        "comment",
        "attribute",
        "cleared",
        "list",
        "list_of_list",
        "map",
        "tuple",
        "array",
        "hidden",
        "wiped",
        "foreign",
        "found_only",
        "of",
        "with",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[246],
            &[("same", 3), ("told_by_generics", 1), ("untold", 2), ("told", 0)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "told",
                "Every way to reach a type that tells.",
                __rt::keys(&KEYS, 1, 12),
            ),
            ::toolcall::Tool::new(
                "told_by_generics",
                "Generic types, by themselves and by aliases.",
                __rt::keys(&KEYS, 19, 4),
            ),
            ::toolcall::Tool::new(
                "untold",
                "Every way to tell nothing, or something better.",
                __rt::keys(&KEYS, 27, 14),
            ),
            ::toolcall::Tool::new(
                "same",
                "Compare two tickets.",
                __rt::keys(&KEYS, 41, 2),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 1, len: 12 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 2, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(9),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 19, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 13, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 15, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 17, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 27, len: 14 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(5, 1),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 23, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 24, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 25, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 41, len: 2 }),
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
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
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
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
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
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 20,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 21,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 22,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 23,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 23,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &[],
            },
            checks: &[
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
            ],
            names: &["Town", "Land", "First", "Second"],
            parts: &[1, 1],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 10, 15, 25],
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
            tools: &[(1, 1471), (1472, 2646), (2647, 4236), (4237, 4661)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 1594), (1595, 2776), (2777, 4366), (4367, 4797)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 1458), (1459, 2620), (2621, 4197), (4198, 4609)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 1581), (1582, 2750), (2751, 4327), (4328, 4745)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 1427), (1428, 2577), (2578, 4161), (4162, 4561)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 1446), (1447, 2518), (2519, 4117), (4118, 4503)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 1643), (1644, 2881), (2882, 4746), (4747, 5103)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 1513), (1514, 2652), (2653, 4323), (4324, 4712)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1426), (1427, 2556), (2557, 4101), (4102, 4481)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 1426), (1427, 2556), (2557, 4101), (4102, 4481)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 1448), (1449, 2619), (2620, 4224), (4225, 4645)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 1549), (1550, 2724), (2725, 4399), (4400, 4824)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 1534), (1535, 2649), (2650, 4361), (4362, 4790)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 1666), (1667, 2832), (2833, 4740), (4741, 5121)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `told`.
pub type Told<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `told_by_generics`.
pub type ToldByGenerics<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `untold`.
pub type Untold<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `same`.
pub type Same<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Told, ToldByGenerics, Untold, Same};
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
                __rt::run(&(), arguments, scratch, reply, <Told<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <ToldByGenerics<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Untold<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Same<'s>>::__call)
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
    let _ = (<Told<'static>>::parse, <Told<'static>>::check);
    let _ = (<ToldByGenerics<'static>>::parse, <ToldByGenerics<'static>>::check);
    let _ = (<Untold<'static>>::parse, <Untold<'static>>::check);
    let _ = (<Same<'static>>::parse, <Same<'static>>::check);
};

// untold.e6f5aa9aa23267ef.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `untold`, parsed.
    pub struct __Args {
        /// `bullet`
        pub bullet: Zone,
        /// `empty`
        pub empty: Zone,
        /// `comment`
        pub comment: Zone,
        /// `attribute`
        pub attribute: Zone,
        /// `cleared`
        pub cleared: Option<Zone>,
        /// `list`
        pub list: Vec<Zone>,
        /// `list_of_list`
        pub list_of_list: Option<Vec<Zone>>,
        /// `map`
        pub map: BTreeMap<String, Zone>,
        /// `tuple`
        pub tuple: (Zone, Zone),
        /// `array`
        pub array: [Zone; 2],
        /// `hidden`
        pub hidden: Hidden,
        /// `wiped`
        pub wiped: Wiped,
        /// `foreign`
        pub foreign: Option<String>,
        /// `found_only`
        pub found_only: Found,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Untold { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 14] = &[
        __rt::Key::required(&"bullet"),
        __rt::Key::required(&"empty"),
        __rt::Key::required(&"comment"),
        __rt::Key::required(&"attribute"),
        __rt::Key::optional(&"cleared"),
        __rt::Key::required(&"list"),
        __rt::Key::optional(&"list_of_list"),
        __rt::Key::required(&"map"),
        __rt::Key::required(&"tuple"),
        __rt::Key::required(&"array"),
        __rt::Key::required(&"hidden"),
        __rt::Key::required(&"wiped"),
        __rt::Key::optional(&"foreign"),
        __rt::Key::required(&"found_only"),
    ];
    struct __Slots<'a> {
        bullet: ::core::option::Option<Zone>,
        empty: ::core::option::Option<Zone>,
        comment: ::core::option::Option<Zone>,
        attribute: ::core::option::Option<Zone>,
        cleared: Option<Zone>,
        list: ::core::option::Option<Vec<Zone>>,
        list_of_list: Option<Vec<Zone>>,
        map: ::core::option::Option<BTreeMap<String, Zone>>,
        tuple: ::core::option::Option<(Zone, Zone)>,
        array: ::core::option::Option<[Zone; 2]>,
        hidden: ::core::option::Option<Hidden>,
        wiped: ::core::option::Option<Wiped>,
        foreign: ::core::option::Option<&'a ::core::primitive::str>,
        found_only: ::core::option::Option<Found>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.bullet, <Zone as __rt::Value<'a>>::read),
                1 => __cursor.put_with(&mut self.empty, <Zone as __rt::Value<'a>>::read),
                2 => {
                    __cursor.put_with(&mut self.comment, <Zone as __rt::Value<'a>>::read)
                }
                3 => {
                    __cursor
                        .put_with(&mut self.attribute, <Zone as __rt::Value<'a>>::read)
                }
                4 => {
                    __cursor
                        .put_option_with(
                            &mut self.cleared,
                            <Zone as __rt::Value<'a>>::read,
                        )
                }
                5 => {
                    __cursor
                        .put_with(
                            &mut self.list,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Zone as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                6 => {
                    __cursor
                        .put_option_with(
                            &mut self.list_of_list,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Zone as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                7 => {
                    __cursor
                        .put_with(
                            &mut self.map,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        BTreeMap<String, Zone>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                        <Zone as __rt::Value<'a>>::read,
                                    )
                            },
                        )
                }
                8 => {
                    __cursor
                        .put_with(
                            &mut self.tuple,
                            |__cursor| {
                                __cursor.open_tuple()?;
                                let __item0 = <Zone as __rt::Value<'a>>::read(__cursor)?;
                                __cursor.behind_item(false)?;
                                let __item1 = <Zone as __rt::Value<'a>>::read(__cursor)?;
                                __cursor.behind_item(true)?;
                                ::core::result::Result::Ok((__item0, __item1))
                            },
                        )
                }
                9 => {
                    __cursor
                        .put_with(
                            &mut self.array,
                            |__cursor| {
                                __cursor.read_array::<_, 2>(<Zone as __rt::Value<'a>>::read)
                            },
                        )
                }
                10 => {
                    __cursor
                        .put_with(&mut self.hidden, <Hidden as __rt::Value<'a>>::read)
                }
                11 => {
                    __cursor.put_with(&mut self.wiped, <Wiped as __rt::Value<'a>>::read)
                }
                12 => {
                    __cursor
                        .put_option_str(
                            0,
                            ::core::primitive::u32::MAX,
                            &mut self.foreign,
                        )
                }
                13 => {
                    __cursor
                        .put_with(&mut self.found_only, <Found as __rt::Value<'a>>::read)
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
            if !__cursor.key(b"\"bullet\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.bullet, <Zone as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"empty\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_with(&mut self.empty, <Zone as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"comment\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_with(&mut self.comment, <Zone as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"attribute\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_with(&mut self.attribute, <Zone as __rt::Value<'a>>::read)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"cleared\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_option_with(
                        &mut self.cleared,
                        <Zone as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"list\":", &__KEYS[5])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32;
            if __cursor
                .next_with(
                    &mut self.list,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <Zone as __rt::Value<'a>>::read,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"list_of_list\":", &__KEYS[6])? {
                *__seen |= 64;
                if __cursor
                    .next_option_with(
                        &mut self.list_of_list,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Zone as __rt::Value<'a>>::read,
                                )
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"map\":", &__KEYS[7])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 128;
            if __cursor
                .next_with(
                    &mut self.map,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                BTreeMap<String, Zone>,
                            >(
                                |__cursor| {
                                    __cursor
                                        .read_str(0, ::core::primitive::u32::MAX)
                                        .map(::std::borrow::ToOwned::to_owned)
                                },
                                <Zone as __rt::Value<'a>>::read,
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"tuple\":", &__KEYS[8])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 256;
            if __cursor
                .next_with(
                    &mut self.tuple,
                    |__cursor| {
                        __cursor.open_tuple()?;
                        let __item0 = <Zone as __rt::Value<'a>>::read(__cursor)?;
                        __cursor.behind_item(false)?;
                        let __item1 = <Zone as __rt::Value<'a>>::read(__cursor)?;
                        __cursor.behind_item(true)?;
                        ::core::result::Result::Ok((__item0, __item1))
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"array\":", &__KEYS[9])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 512;
            if __cursor
                .next_with(
                    &mut self.array,
                    |__cursor| {
                        __cursor.read_array::<_, 2>(<Zone as __rt::Value<'a>>::read)
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"hidden\":", &__KEYS[10])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1024;
            if __cursor.next_with(&mut self.hidden, <Hidden as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"wiped\":", &__KEYS[11])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2048;
            if __cursor.next_with(&mut self.wiped, <Wiped as __rt::Value<'a>>::read)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"foreign\":", &__KEYS[12])? {
                *__seen |= 4096;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.foreign)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"found_only\":", &__KEYS[13])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8192;
            if __cursor
                .next_with(&mut self.found_only, <Found as __rt::Value<'a>>::read)?
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
                bullet: ::core::option::Option::None,
                empty: ::core::option::Option::None,
                comment: ::core::option::Option::None,
                attribute: ::core::option::Option::None,
                cleared: ::core::option::Option::None,
                list: ::core::option::Option::None,
                list_of_list: ::core::option::Option::None,
                map: ::core::option::Option::None,
                tuple: ::core::option::Option::None,
                array: ::core::option::Option::None,
                hidden: ::core::option::Option::None,
                wiped: ::core::option::Option::None,
                foreign: ::core::option::Option::None,
                found_only: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                bullet: __slots.bullet.ok_or(__rt::Stop)?,
                empty: __slots.empty.ok_or(__rt::Stop)?,
                comment: __slots.comment.ok_or(__rt::Stop)?,
                attribute: __slots.attribute.ok_or(__rt::Stop)?,
                cleared: __slots.cleared,
                list: __slots.list.ok_or(__rt::Stop)?,
                list_of_list: __slots.list_of_list,
                map: __slots.map.ok_or(__rt::Stop)?,
                tuple: __slots.tuple.ok_or(__rt::Stop)?,
                array: __slots.array.ok_or(__rt::Stop)?,
                hidden: __slots.hidden.ok_or(__rt::Stop)?,
                wiped: __slots.wiped.ok_or(__rt::Stop)?,
                foreign: __slots.foreign.map(::std::borrow::ToOwned::to_owned),
                found_only: __slots.found_only.ok_or(__rt::Stop)?,
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
                            __reply, untold(__arguments.bullet, __arguments.empty,
                            __arguments.comment, __arguments.attribute, __arguments
                            .cleared, __arguments.list, __arguments.list_of_list,
                            __arguments.map, __arguments.tuple, __arguments.array,
                            __arguments.hidden, __arguments.wiped, __arguments.foreign,
                            __arguments.found_only)
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

