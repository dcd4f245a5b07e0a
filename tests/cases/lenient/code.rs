// add.1b93b36393aef6ac.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `add`, parsed.
    pub struct __Args<'a> {
        /// `text`
        pub text: &'a str,
        /// `tags`
        pub tags: Vec<String>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Add { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"text"),
        __rt::Key::required(&"tags"),
    ];
    struct __Slots<'a> {
        text: &'a ::core::primitive::str,
        tags: ::core::option::Option<Vec<String>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.text),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.tags,
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
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.text)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"tags\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.tags,
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
                text: "",
                tags: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                text: __slots.text,
                tags: __slots.tags.ok_or(__rt::Stop)?,
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
                            __reply, add(__arguments.text, __arguments.tags)
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

// delete.dceb269ef0d7e582.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `delete`, parsed.
    pub struct __Args {
        /// `id`
        pub id: u32,
        /// `reasons`
        pub reasons: Vec<String>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Delete { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"id"),
        __rt::Key::required(&"reasons"),
    ];
    struct __Slots {
        id: ::core::primitive::u64,
        reasons: ::core::option::Option<Vec<String>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 4294967295, &mut self.id),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.reasons,
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
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"id\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 4294967295, &mut self.id)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"reasons\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.reasons,
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
                id: 0,
                reasons: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                id: __slots.id as ::core::primitive::u32,
                reasons: __slots.reasons.ok_or(__rt::Stop)?,
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
                            __reply, delete(__arguments.id, __arguments.reasons)
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

// search.de1af498ea58e0a1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `search`, parsed.
    pub struct __Args<'a> {
        /// `query`
        pub query: &'a str,
        /// `tags`
        pub tags: Vec<String>,
        /// `most`
        pub most: u32,
        /// `first`
        pub first: Option<&'a str>,
        /// `archived`
        pub archived: bool,
        /// `since`
        pub since: Option<DateTime>,
        /// `ids`
        pub ids: Option<BTreeSet<u32>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Search { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 7] = &[
        __rt::Key::required(&"query"),
        __rt::Key::required(&"tags"),
        __rt::Key::optional(&"most"),
        __rt::Key::optional(&"first"),
        __rt::Key::optional(&"archived"),
        __rt::Key::optional(&"since"),
        __rt::Key::optional(&"ids"),
    ];
    struct __Slots<'a> {
        query: &'a ::core::primitive::str,
        tags: ::core::option::Option<Vec<String>>,
        most: ::core::primitive::u64,
        first: ::core::option::Option<&'a ::core::primitive::str>,
        archived: ::core::primitive::bool,
        since: ::core::option::Option<&'a ::core::primitive::str>,
        ids: Option<BTreeSet<u32>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.query),
                1 => {
                    __cursor
                        .put_with(
                            &mut self.tags,
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
                2 => __cursor.put_default_u64(1, 100, &mut self.most),
                3 => __cursor.put_option_one_of(&["new", "old"], &mut self.first),
                4 => __cursor.put_default_bool(&mut self.archived),
                5 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.since)
                }
                6 => {
                    __cursor
                        .put_option_with(
                            &mut self.ids,
                            |__cursor| {
                                __cursor
                                    .read_set::<
                                        BTreeSet<u32>,
                                    >(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        |__cursor| {
                                            __cursor
                                                .read_u64(0, 4294967295)
                                                .map(|__value| __value as ::core::primitive::u32)
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
            if !__cursor.key(b"\"query\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.query)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"tags\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor
                .next_with(
                    &mut self.tags,
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
            if __cursor.key(b"\"most\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor.next_default_u64(1, 100, &mut self.most)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"first\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor.next_option_one_of(&["new", "old"], &mut self.first)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"archived\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor.next_default_bool(&mut self.archived)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"since\":", &__KEYS[5])? {
                *__seen |= 32;
                if __cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.since)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"ids\":", &__KEYS[6])? {
                *__seen |= 64;
                if __cursor
                    .next_option_with(
                        &mut self.ids,
                        |__cursor| {
                            __cursor
                                .read_set::<
                                    BTreeSet<u32>,
                                >(
                                    0,
                                    ::core::primitive::u32::MAX,
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
                query: "",
                tags: ::core::option::Option::None,
                most: 20,
                first: ::core::option::Option::None,
                archived: false,
                since: ::core::option::Option::None,
                ids: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                query: __slots.query,
                tags: __slots.tags.ok_or(__rt::Stop)?,
                most: __slots.most as ::core::primitive::u32,
                first: __slots.first,
                archived: __slots.archived,
                since: __slots
                    .since
                    .map(|__value| __cursor.parsed::<DateTime>(__value))
                    .transpose()?,
                ids: __slots.ids,
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
                            __reply, search(__arguments.query, __arguments.tags,
                            __arguments.most, __arguments.first, __arguments.archived,
                            __arguments.since, __arguments.ids)
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
        "query",
        "tags",
        "most",
        "first",
        "archived",
        "since",
        "ids",
        "id",
        "reasons",
        "text",
        "tags",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[1], &[("search", 0), ("add", 2), ("delete", 1)]),
        tools: &[
            ::toolcall::Tool::new("search", "Search the notes.", __rt::keys(&KEYS, 0, 7))
                .coerced(__rt::Level::Lenient),
            ::toolcall::Tool::new(
                    "delete",
                    "Delete a note. Arguments of destructive tools are never read leniently, whatever else is said.",
                    __rt::keys(&KEYS, 7, 2),
                )
                .hinted(
                    ::core::option::Option::None,
                    ::core::option::Option::Some(true),
                    ::core::option::Option::None,
                    ::core::option::Option::None,
                )
                .coerced(__rt::Level::Lossless),
            ::toolcall::Tool::new(
                    "add",
                    "Add a note, where only one parameter is read leniently.",
                    __rt::keys(&KEYS, 9, 2),
                )
                .coerced(__rt::Level::Exact),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 7 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
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
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 2 }),
                    nullable: true,
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
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(8),
                    nullable: true,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 9, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(1),
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
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 7,
                        presence: __rt::Presence::Optional,
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
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["20", "false"],
            },
            checks: &[
                __rt::Check::Minimum(__rt::Bound::Integer(1)),
                __rt::Check::Maximum(__rt::Bound::Integer(100)),
                __rt::Check::Format(__rt::Format::LocalDateTime),
                __rt::Check::UniqueItems,
            ],
            names: &["new", "old"],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[(8, __rt::Level::Lenient), (10, __rt::Level::Lenient)],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0, 9, 11],
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
            tools: &[(1, 715), (716, 1103), (1104, 1413)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 816), (817, 1203), (1204, 1512)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 702), (703, 1077), (1078, 1374)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 803), (804, 1177), (1178, 1473)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 723), (724, 1067), (1068, 1333)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 681), (682, 1039), (1040, 1319)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 700), (701, 1013), (1014, 1248)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 689), (690, 1041), (1042, 1315)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 670), (671, 1052), (1053, 1317)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 670), (671, 1052), (1053, 1317)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 744), (745, 1109), (1110, 1396)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 715), (716, 1103), (1104, 1413)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 732), (733, 1105), (1106, 1400)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 651), (652, 995), (996, 1261)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `search`.
pub type Search<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `delete`.
pub type Delete<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `add`.
pub type Add<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Search, Delete, Add};
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
                __rt::run(&(), arguments, scratch, reply, <Search<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Delete<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Add<'s>>::__call)
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
    let _ = (<Search<'static>>::parse, <Search<'static>>::check);
    let _ = (<Delete<'static>>::parse, <Delete<'static>>::check);
    let _ = (<Add<'static>>::parse, <Add<'static>>::check);
};

