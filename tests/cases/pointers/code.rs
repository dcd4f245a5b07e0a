// add.1b93b36393aef6ac.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `add`, parsed.
    pub struct __Args {
        /// `rows`
        pub rows: Box<[Arc<[i32]>]>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Add { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"rows")];
    struct __Slots {
        rows: ::core::option::Option<Box<[Arc<[i32]>]>>,
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
                                        1,
                                        3,
                                        |__cursor| {
                                            __cursor
                                                .read_list(
                                                    0,
                                                    ::core::primitive::u32::MAX,
                                                    |__cursor| {
                                                        __cursor
                                                            .read_i64(-2147483648, 2147483647)
                                                            .map(|__value| __value as ::core::primitive::i32)
                                                    },
                                                )
                                                .map(<Arc<[i32]> as ::core::convert::From<_>>::from)
                                        },
                                    )
                                    .map(<Box<[Arc<[i32]>]> as ::core::convert::From<_>>::from)
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
                                1,
                                3,
                                |__cursor| {
                                    __cursor
                                        .read_list(
                                            0,
                                            ::core::primitive::u32::MAX,
                                            |__cursor| {
                                                __cursor
                                                    .read_i64(-2147483648, 2147483647)
                                                    .map(|__value| __value as ::core::primitive::i32)
                                            },
                                        )
                                        .map(<Arc<[i32]> as ::core::convert::From<_>>::from)
                                },
                            )
                            .map(<Box<[Arc<[i32]>]> as ::core::convert::From<_>>::from)
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
                        ::toolcall::__write_returned!(__reply, add(__arguments.rows)),
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

// calculate.93acf96a35bb45a7.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `calculate`, parsed.
    pub struct __Args {
        /// `formula`
        pub formula: Box<Formula>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Calculate { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"formula")];
    struct __Slots {
        formula: ::core::option::Option<Box<Formula>>,
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
                            &mut self.formula,
                            |__cursor| {
                                <Formula as __rt::Value<'a>>::read(__cursor)
                                    .map(<Box<Formula> as ::core::convert::From<_>>::from)
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
            if !__cursor.key(b"\"formula\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.formula,
                    |__cursor| {
                        <Formula as __rt::Value<'a>>::read(__cursor)
                            .map(<Box<Formula> as ::core::convert::From<_>>::from)
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
                formula: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                formula: __slots.formula.ok_or(__rt::Stop)?,
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
                            __reply, calculate(__arguments.formula)
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

// count.5921cfa8e534312c.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `count`, parsed.
    pub struct __Args {
        /// `chain`
        pub chain: Link,
        /// `names`
        pub names: Names,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Count { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"chain"),
        __rt::Key::required(&"names"),
    ];
    struct __Slots {
        chain: ::core::option::Option<Link>,
        names: ::core::option::Option<Names>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.chain, <Link as __rt::Value<'a>>::read),
                1 => __cursor.put_with(&mut self.names, <Names as __rt::Value<'a>>::read),
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
            if !__cursor.key(b"\"names\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_with(&mut self.names, <Names as __rt::Value<'a>>::read)? {
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
                names: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                chain: __slots.chain.ok_or(__rt::Stop)?,
                names: __slots.names.ok_or(__rt::Stop)?,
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
                            __reply, count(__arguments.chain, __arguments.names)
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

// draw.72ebcd1c835e845b.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `draw`, parsed.
    pub struct __Args {
        /// `text`
        pub text: Box<str>,
        /// `times`
        pub times: Box<u8>,
        /// `colour`
        pub colour: Arc<Colour>,
        /// `mark`
        pub mark: Option<Arc<str>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Draw { .. }")
        }
    }
    const _: &::core::primitive::str = MARK;
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"text"),
        __rt::Key::optional(&"times"),
        __rt::Key::optional(&"colour"),
        __rt::Key::optional(&"mark"),
    ];
    struct __Slots<'a> {
        text: &'a ::core::primitive::str,
        times: ::core::option::Option<Box<u8>>,
        colour: ::core::option::Option<Arc<Colour>>,
        mark: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(1, 20, &mut self.text),
                1 => {
                    __cursor
                        .put_default_with(
                            &mut self.times,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 255)
                                    .map(|__value| __value as ::core::primitive::u8)
                                    .map(<Box<u8> as ::core::convert::From<_>>::from)
                            },
                        )
                }
                2 => {
                    __cursor
                        .put_default_with(
                            &mut self.colour,
                            |__cursor| {
                                <Colour as __rt::Value<'a>>::read(__cursor)
                                    .map(<Arc<Colour> as ::core::convert::From<_>>::from)
                            },
                        )
                }
                3 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.mark)
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
            if !__cursor.key(b"\"text\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(1, 20, &mut self.text)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"times\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_with(
                        &mut self.times,
                        |__cursor| {
                            __cursor
                                .read_u64(0, 255)
                                .map(|__value| __value as ::core::primitive::u8)
                                .map(<Box<u8> as ::core::convert::From<_>>::from)
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
                            <Colour as __rt::Value<'a>>::read(__cursor)
                                .map(<Arc<Colour> as ::core::convert::From<_>>::from)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"mark\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.mark)?
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
                text: "",
                times: ::core::option::Option::None,
                colour: ::core::option::Option::None,
                mark: ::core::option::Option::Some("> "),
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                text: <Box<str> as ::core::convert::From<_>>::from(__slots.text),
                times: __slots
                    .times
                    .unwrap_or_else(|| <Box<u8> as ::core::convert::From<_>>::from(1)),
                colour: __slots
                    .colour
                    .unwrap_or_else(|| <Arc<
                        Colour,
                    > as ::core::convert::From<_>>::from(Colour::Black)),
                mark: __slots.mark.map(<Arc<str> as ::core::convert::From<_>>::from),
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
                            __reply, draw(__arguments.text, __arguments.times,
                            __arguments.colour, __arguments.mark)
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
    static KEYS: [&::core::primitive::str; 15] = [
        "text",
        "times",
        "colour",
        "mark",
        "rows",
        "Number",
        "Minus",
        "More",
        "formula",
        "maker",
        "next",
        "maker",
        "next",
        "chain",
        "names",
    ];
    __rt::Declared {
        names: __rt::Names::new(
            1,
            &[27],
            &[("count", 3), ("draw", 0), ("calculate", 2), ("add", 1)],
        ),
        tools: &[
            ::toolcall::Tool::new(
                "draw",
                "Draw a line of text.",
                __rt::keys(&KEYS, 0, 4),
            ),
            ::toolcall::Tool::new("add", "Add up rows.", __rt::keys(&KEYS, 4, 1)),
            ::toolcall::Tool::new(
                "calculate",
                "Work out a formula.",
                __rt::keys(&KEYS, 8, 1),
            ),
            ::toolcall::Tool::new(
                "count",
                "Count the links of a chain.",
                __rt::keys(&KEYS, 13, 2),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 4 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
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
                    checks: __rt::Run { start: 2, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
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
                        __rt::By::Key,
                        __rt::Run { start: 2, len: 3 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 5, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Key,
                        __rt::Run { start: 2, len: 3 },
                    ),
                    nullable: true,
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
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 9, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Choice(
                        __rt::By::Trial,
                        __rt::Run { start: 5, len: 2 },
                    ),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(20),
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
                        node: 2,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Default(2),
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
                        node: 10,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 19,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 20,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["1", "\"Black\"", "\"> \""],
            },
            checks: &[
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(20),
                __rt::Check::MinItems(1),
                __rt::Check::MaxItems(3),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
            ],
            names: &["Black", "Red"],
            parts: &[8, 15, 11, 12, 13, 18, 21],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 5, 9, 16],
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
            tools: &[(1, 517), (518, 883), (884, 1832), (1833, 2899)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 585), (586, 950), (951, 1902), (1903, 2994)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 504), (505, 857), (858, 1793), (1794, 2847)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 572), (573, 924), (925, 1863), (1864, 2942)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 492), (493, 814), (815, 1719), (1720, 2742)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 512), (513, 853), (854, 1773), (1774, 2811)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 471), (472, 762), (763, 6103), (6104, 7556)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 495), (496, 825), (826, 6757), (6758, 8352)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 472), (473, 793), (794, 1697), (1698, 2719)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 472), (473, 793), (794, 1697), (1698, 2719)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 513), (514, 856), (857, 1782), (1783, 2826)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 517), (518, 883), (884, 1836), (1837, 2915)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 519), (520, 859), (860, 1804), (1805, 2868)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 471), (472, 782), (783, 6131), (6132, 7573)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `draw`.
pub type Draw<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `add`.
pub type Add<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `calculate`.
pub type Calculate<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// The arguments of `count`.
pub type Count<'a> = <Set as __rt::Call<3>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Draw, Add, Calculate, Count};
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
                __rt::run(&(), arguments, scratch, reply, <Add<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Calculate<'s>>::__call)
            }
            ::core::option::Option::Some(3) => {
                __rt::run(&(), arguments, scratch, reply, <Count<'s>>::__call)
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
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Formula {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    2,
                    |__cursor| {
                        static __FORMS: [__rt::Key; 3] = [
                            __rt::Key::required(&"Number"),
                            __rt::Key::required(&"Minus"),
                            __rt::Key::required(&"More"),
                        ];
                        let __form = __cursor.keyed_form(&__FORMS)?;
                        match __form {
                            0 => {
                                struct __Form {
                                    __content: ::std::primitive::i32,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 1] = &[
                                        __rt::Key::required(&"Number"),
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
                                                0 => {
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
                                            if !__cursor.key(b"\"Number\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
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
                                ::core::result::Result::Ok(Self::Number(__value.__content))
                            }
                            1 => {
                                struct __Form {
                                    __content: ::std::boxed::Box<crate::Formula>,
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 1] = &[
                                        __rt::Key::required(&"Minus"),
                                    ];
                                    struct __Slots {
                                        __content: ::core::option::Option<
                                            ::std::boxed::Box<crate::Formula>,
                                        >,
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
                                                                <crate::Formula as __rt::Value<'a>>::read(__cursor)
                                                                    .map(
                                                                        <::std::boxed::Box<
                                                                            crate::Formula,
                                                                        > as ::core::convert::From<_>>::from,
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
                                            if !__cursor.key(b"\"Minus\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor
                                                .next_with(
                                                    &mut self.__content,
                                                    |__cursor| {
                                                        <crate::Formula as __rt::Value<'a>>::read(__cursor)
                                                            .map(
                                                                <::std::boxed::Box<
                                                                    crate::Formula,
                                                                > as ::core::convert::From<_>>::from,
                                                            )
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
                                            __cursor
                                                .within(
                                                    3,
                                                    |__cursor| {
                                                        let mut __slots = __Slots {
                                                            __content: ::core::option::Option::None,
                                                        };
                                                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                                        ::core::result::Result::Ok(Self {
                                                            __content: __slots.__content.ok_or(__rt::Stop)?,
                                                        })
                                                    },
                                                )
                                        }
                                    }
                                };
                                let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                                ::core::result::Result::Ok(Self::Minus(__value.__content))
                            }
                            2 => {
                                struct __Form {
                                    __content: (
                                        ::std::primitive::i32,
                                        ::std::option::Option<::std::sync::Arc<crate::Formula>>,
                                    ),
                                }
                                const _: () = {
                                    const __KEYS: &[__rt::Key; 1] = &[
                                        __rt::Key::required(&"More"),
                                    ];
                                    struct __Slots {
                                        __content: ::core::option::Option<
                                            (
                                                ::std::primitive::i32,
                                                ::std::option::Option<::std::sync::Arc<crate::Formula>>,
                                            ),
                                        >,
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
                                                                    .read_i64(-2147483648, 2147483647)
                                                                    .map(|__value| __value as ::core::primitive::i32)?;
                                                                __cursor.behind_item(false)?;
                                                                let __item1 = match __cursor.read_null() {
                                                                    true => {
                                                                        ::core::result::Result::Ok(::core::option::Option::None)
                                                                    }
                                                                    false => {
                                                                        ::core::result::Result::Ok(
                                                                            ::core::option::Option::Some(
                                                                                <crate::Formula as __rt::Value<'a>>::read(__cursor)
                                                                                    .map(
                                                                                        <::std::sync::Arc<
                                                                                            crate::Formula,
                                                                                        > as ::core::convert::From<_>>::from,
                                                                                    )?,
                                                                            ),
                                                                        )
                                                                    }
                                                                }?;
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
                                            if !__cursor.key(b"\"More\":", &__KEYS[0])? {
                                                return ::core::result::Result::Ok(false);
                                            }
                                            *__seen |= 1;
                                            if __cursor
                                                .next_with(
                                                    &mut self.__content,
                                                    |__cursor| {
                                                        __cursor.open_tuple()?;
                                                        let __item0 = __cursor
                                                            .read_i64(-2147483648, 2147483647)
                                                            .map(|__value| __value as ::core::primitive::i32)?;
                                                        __cursor.behind_item(false)?;
                                                        let __item1 = match __cursor.read_null() {
                                                            true => {
                                                                ::core::result::Result::Ok(::core::option::Option::None)
                                                            }
                                                            false => {
                                                                ::core::result::Result::Ok(
                                                                    ::core::option::Option::Some(
                                                                        <crate::Formula as __rt::Value<'a>>::read(__cursor)
                                                                            .map(
                                                                                <::std::sync::Arc<
                                                                                    crate::Formula,
                                                                                > as ::core::convert::From<_>>::from,
                                                                            )?,
                                                                    ),
                                                                )
                                                            }
                                                        }?;
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
                                            __cursor
                                                .within(
                                                    3,
                                                    |__cursor| {
                                                        let mut __slots = __Slots {
                                                            __content: ::core::option::Option::None,
                                                        };
                                                        __cursor.read_record::<1>(__KEYS, &mut __slots)?;
                                                        ::core::result::Result::Ok(Self {
                                                            __content: __slots.__content.ok_or(__rt::Stop)?,
                                                        })
                                                    },
                                                )
                                        }
                                    }
                                };
                                let __value = <__Form as __rt::Value<'a>>::read(__cursor)?;
                                ::core::result::Result::Ok(
                                    Self::More(__value.__content.0, __value.__content.1),
                                )
                            }
                            _ => ::core::result::Result::Err(__rt::Stop),
                        }
                    },
                )
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"maker")];
    pub struct __Slots<'a> {
        maker: &'a ::core::primitive::str,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.maker),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"maker\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.maker)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for crate::Maker {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots { maker: "" };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                maker: <::std::boxed::Box<
                    ::std::primitive::str,
                > as ::core::convert::From<_>>::from(__slots.maker),
            })
        }
    }
    impl<'a> ::core::fmt::Debug for __Slots<'a> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Slots { .. }")
        }
    }
    impl<'a> __rt::Record<'a> for crate::Maker {
        type Slots = __Slots<'a>;
        fn start() -> Self::Slots {
            __Slots { maker: "" }
        }
        fn finish(
            __slots: Self::Slots,
            __seen: __rt::Seen<'_>,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(Self {
                maker: <::std::boxed::Box<
                    ::std::primitive::str,
                > as ::core::convert::From<_>>::from(__slots.maker),
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Next {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    1,
                    |__cursor| {
                        let __value = <crate::Link as __rt::Value<'a>>::read(__cursor)
                            .map(
                                <::std::boxed::Box<
                                    crate::Link,
                                > as ::core::convert::From<_>>::from,
                            )?;
                        ::core::result::Result::Ok(Self(__value))
                    },
                )
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"maker"),
        __rt::Key::optional(&"next"),
    ];
    struct __Slots<'a> {
        maker: <crate::Maker as __rt::Record<'a>>::Slots,
        next: ::std::option::Option<crate::Next>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0..=0 => __rt::Slots::slot(&mut self.maker, __index, __cursor),
                1 => {
                    __cursor
                        .put_option_with(
                            &mut self.next,
                            <crate::Next as __rt::Value<'a>>::read,
                        )
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
    }
    impl<'a> __rt::Value<'a> for crate::Link {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                maker: <crate::Maker as __rt::Record<'a>>::start(),
                next: ::core::option::Option::None,
            };
            let __words = __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            let __seen = __rt::Seen::of(&__words);
            ::core::result::Result::Ok(Self {
                maker: <::std::boxed::Box<
                    crate::Maker,
                > as ::core::convert::From<
                    _,
                >>::from(
                    <crate::Maker as __rt::Record<
                        'a,
                    >>::finish(__slots.maker, __seen.behind(0), __cursor)?,
                ),
                next: __slots.next,
            })
        }
    }
};
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for crate::Names {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            __cursor
                .within(
                    1,
                    |__cursor| {
                        static __FORMS: [::core::primitive::u8; 2] = [8u8, 16u8];
                        let __form = __cursor.read_form(&__FORMS)?;
                        match __form {
                            0 => {
                                let __value = __cursor
                                    .read_str(0, ::core::primitive::u32::MAX)
                                    .map(
                                        <::std::boxed::Box<
                                            ::std::primitive::str,
                                        > as ::core::convert::From<_>>::from,
                                    )?;
                                ::core::result::Result::Ok(Self::One(__value))
                            }
                            1 => {
                                let __value = __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <crate::Names as __rt::Value<'a>>::read,
                                    )
                                    .map(
                                        <::std::boxed::Box<
                                            [crate::Names],
                                        > as ::core::convert::From<_>>::from,
                                    )?;
                                ::core::result::Result::Ok(Self::Several(__value))
                            }
                            _ => ::core::result::Result::Err(__rt::Stop),
                        }
                    },
                )
        }
    }
};
const _: () = {
    let _ = (call_sync, call, DISPATCHER);
    let _ = (&TOOLS, Set, Set::HASH, Set::DECLARED);
    let _ = (<Draw<'static>>::parse, <Draw<'static>>::check);
    let _ = (<Add<'static>>::parse, <Add<'static>>::check);
    let _ = (<Calculate<'static>>::parse, <Calculate<'static>>::check);
    let _ = (<Count<'static>>::parse, <Count<'static>>::check);
};

