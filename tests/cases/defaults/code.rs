// Order.c75c0a9966dab59f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Order {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match __cursor.read_text()? {
                    "Rising" => Self::Rising,
                    "Falling" => Self::Falling,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};

// export.284ce35910c7f3bb.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `export`, parsed.
    pub struct __Args<'a> {
        /// `format`
        pub format: &'a str,
        /// `share`
        pub share: f64,
        /// `all`
        pub all: bool,
        /// `most`
        pub most: i64,
        /// `encoding`
        pub encoding: Option<String>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Export { .. }")
        }
    }
    const _: &::core::primitive::str = FORMAT;
    const _: () = ::core::assert!(SHARE == 1.0);
    const __KEYS: &[__rt::Key; 5] = &[
        __rt::Key::optional(&"format"),
        __rt::Key::optional(&"share"),
        __rt::Key::optional(&"all"),
        __rt::Key::optional(&"most"),
        __rt::Key::optional(&"encoding"),
    ];
    struct __Slots<'a> {
        format: &'a ::core::primitive::str,
        share: ::core::primitive::f64,
        all: ::core::primitive::bool,
        most: ::core::option::Option<i64>,
        encoding: ::core::option::Option<&'a ::core::primitive::str>,
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
                        .put_default_str(
                            0,
                            ::core::primitive::u32::MAX,
                            &mut self.format,
                        )
                }
                1 => {
                    __cursor
                        .put_default_f64(
                            ::core::primitive::f64::MIN,
                            ::core::primitive::f64::MAX,
                            &mut self.share,
                        )
                }
                2 => __cursor.put_default_bool(&mut self.all),
                3 => {
                    __cursor
                        .put_default_with(
                            &mut self.most,
                            |__cursor| {
                                __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_option_str(
                            0,
                            ::core::primitive::u32::MAX,
                            &mut self.encoding,
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
            if __cursor.key(b"\"format\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_str(0, ::core::primitive::u32::MAX, &mut self.format)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"share\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_f64(
                        ::core::primitive::f64::MIN,
                        ::core::primitive::f64::MAX,
                        &mut self.share,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"all\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor.next_default_bool(&mut self.all)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"most\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_default_with(
                        &mut self.most,
                        |__cursor| {
                            __cursor.read_i64(-9223372036854775808, 9223372036854775807)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"encoding\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.encoding)?
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
                format: "csv",
                share: 1.0,
                all: false,
                most: ::core::option::Option::None,
                encoding: ::core::option::Option::Some("utf-8"),
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                format: __slots.format,
                share: __slots.share,
                all: __slots.all,
                most: __slots.most.unwrap_or(i64::MAX),
                encoding: __slots.encoding.map(::std::borrow::ToOwned::to_owned),
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
        pub(crate) fn __call(
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
                            __reply, export(__arguments.format, __arguments.share,
                            __arguments.all, __arguments.most, __arguments.encoding)
                        ),
                    )
                }
                ::core::option::Option::None => __rt::Called::rejected(__rejection),
            }
        }
    }
    impl __rt::Call<2> for __tools::Set {
        type Args<'a> = __Args<'a>;
    }
};

// list.b6b530d600cfec69.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `list`, parsed.
    pub struct __Args<'a> {
        /// `sort`
        pub sort: &'a str,
        /// `size`
        pub size: u32,
        /// `order`
        pub order: Order,
        /// `limit`
        pub limit: u32,
        /// `share`
        pub share: f32,
        /// `offset`
        pub offset: i64,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("List { .. }")
        }
    }
    const _: () = ::core::assert!(PAGE_SIZE == 20);
    const __KEYS: &[__rt::Key; 6] = &[
        __rt::Key::optional(&"sort"),
        __rt::Key::optional(&"size"),
        __rt::Key::optional(&"order"),
        __rt::Key::optional(&"limit"),
        __rt::Key::optional(&"share"),
        __rt::Key::optional(&"offset"),
    ];
    struct __Slots<'a> {
        sort: &'a ::core::primitive::str,
        size: ::core::primitive::u64,
        order: ::core::option::Option<Order>,
        limit: ::core::option::Option<u32>,
        share: ::core::primitive::f32,
        offset: ::core::primitive::i64,
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
                        .put_default_str(0, ::core::primitive::u32::MAX, &mut self.sort)
                }
                1 => __cursor.put_default_u64(1, 100, &mut self.size),
                2 => {
                    __cursor
                        .put_default_with(
                            &mut self.order,
                            <Order as __rt::Value<'a>>::read,
                        )
                }
                3 => {
                    __cursor
                        .put_default_with(
                            &mut self.limit,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 4294967295)
                                    .map(|__value| __value as ::core::primitive::u32)
                            },
                        )
                }
                4 => {
                    __cursor
                        .put_default_f32(
                            ::core::primitive::f64::MIN,
                            ::core::primitive::f64::MAX,
                            &mut self.share,
                        )
                }
                5 => {
                    __cursor
                        .put_default_i64(
                            -9223372036854775808,
                            9223372036854775807,
                            &mut self.offset,
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
            if __cursor.key(b"\"sort\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_str(0, ::core::primitive::u32::MAX, &mut self.sort)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"size\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_default_u64(1, 100, &mut self.size)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"order\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_with(
                        &mut self.order,
                        <Order as __rt::Value<'a>>::read,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"limit\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_default_with(
                        &mut self.limit,
                        |__cursor| {
                            __cursor
                                .read_u64(0, 4294967295)
                                .map(|__value| __value as ::core::primitive::u32)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"share\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_default_f32(
                        ::core::primitive::f64::MIN,
                        ::core::primitive::f64::MAX,
                        &mut self.share,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"offset\":", &__KEYS[5])? {
                *__seen |= 32;
                if __cursor
                    .next_default_i64(
                        -9223372036854775808,
                        9223372036854775807,
                        &mut self.offset,
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
                sort: "name",
                size: 20,
                order: ::core::option::Option::None,
                limit: ::core::option::Option::None,
                share: 0.5,
                offset: -1,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                sort: __slots.sort,
                size: __slots.size as ::core::primitive::u32,
                order: __slots.order.unwrap_or(Order::Rising),
                limit: __slots.limit.unwrap_or(PAGE_SIZE * 2),
                share: __slots.share,
                offset: __slots.offset,
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
                            __reply, list(__arguments.sort, __arguments.size, __arguments
                            .order, __arguments.limit, __arguments.share, __arguments
                            .offset)
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

// search.de1af498ea58e0a1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `search`, parsed.
    pub struct __Args {
        /// `folders`
        pub folders: Vec<String>,
        /// `depth`
        pub depth: Option<u32>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Search { .. }")
        }
    }
    const _: () = {
        let _ = PAGE_SIZE;
    };
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::optional(&"folders"),
        __rt::Key::optional(&"depth"),
    ];
    struct __Slots {
        folders: ::core::option::Option<Vec<String>>,
        depth: ::core::option::Option<::core::primitive::u64>,
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
                            &mut self.folders,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
                                        },
                                    )
                            },
                        )
                }
                1 => __cursor.put_option_u64(0, 4294967295, &mut self.depth),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if __cursor.key(b"\"folders\":", &__KEYS[0])? {
                *__seen |= 1;
                if __cursor
                    .next_default_with(
                        &mut self.folders,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
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
            }
            if __cursor.key(b"\"depth\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_option_u64(0, 4294967295, &mut self.depth)? {
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
                folders: ::core::option::Option::None,
                depth: ::core::option::Option::Some(20),
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                folders: __slots.folders.unwrap_or_else(usual_folders),
                depth: __slots.depth.map(|__value| __value as ::core::primitive::u32),
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
                            __reply, search(__arguments.folders, __arguments.depth)
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
    static KEYS: [&::core::primitive::str; 13] = [
        "sort",
        "size",
        "order",
        "limit",
        "share",
        "offset",
        "folders",
        "depth",
        "format",
        "share",
        "all",
        "most",
        "encoding",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[1], &[("search", 1), ("export", 2), ("list", 0)]),
        tools: &[
            ::toolcall::Tool::new("list", "List files.", __rt::keys(&KEYS, 0, 6)),
            ::toolcall::Tool::new(
                "search",
                "Search in folders; the default of a list is an expression, too.",
                __rt::keys(&KEYS, 6, 2),
            ),
            ::toolcall::Tool::new(
                "export",
                "Export what was found; constants of every kind.",
                __rt::keys(&KEYS, 8, 5),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 6 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 5 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
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
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Default(2),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Default(3),
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Default(4),
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Default(5),
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Default(6),
                    },
                    __rt::Member {
                        node: 11,
                        presence: __rt::Presence::Default(7),
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Default(8),
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Default(9),
                    },
                ],
                defaults: &[
                    "\"name\"",
                    "20",
                    "\"Rising\"",
                    "0.5",
                    "-1",
                    "20",
                    "\"csv\"",
                    "1.0",
                    "false",
                    "\"utf-8\"",
                ],
            },
            checks: &[
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(100)),
            ],
            names: &["Rising", "Falling"],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 7, 10],
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
            tools: &[(1, 826), (827, 1180), (1181, 1650)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 892), (893, 1301), (1302, 1867)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 813), (814, 1154), (1155, 1611)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 879), (880, 1275), (1276, 1828)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 782), (783, 1111), (1112, 1556)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 713), (714, 1056), (1057, 1522)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 699), (700, 1001), (1002, 1410)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 738), (739, 1072), (1073, 1513)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 781), (782, 1090), (1091, 1515)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 781), (782, 1090), (1091, 1515)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 803), (804, 1153), (1154, 1619)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 826), (827, 1180), (1181, 1650)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 728), (729, 1086), (1087, 1567)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 699), (700, 1009), (1010, 1442)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `list`.
pub type List<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `search`.
pub type Search<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `export`.
pub type Export<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, List, Search, Export};
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
                __rt::run(&(), arguments, scratch, reply, <List<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Search<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Export<'s>>::__call)
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
    let _ = (<List<'static>>::parse, <List<'static>>::check);
    let _ = (<Search<'static>>::parse, <Search<'static>>::check);
    let _ = (<Export<'static>>::parse, <Export<'static>>::check);
};

