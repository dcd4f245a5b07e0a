// Filter.6800eefa4f41dc1f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"language"),
        __rt::Key::required(&"site"),
    ];
    struct __Slots<'a> {
        language: &'a ::core::primitive::str,
        site: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_one_of(&["de", "en"], &mut self.language),
                1 => {
                    __cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.site)
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
            if !__cursor.key(b"\"language\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_one_of(&["de", "en"], &mut self.language)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"site\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_option_str(0, ::core::primitive::u32::MAX, &mut self.site)?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Filter {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                language: "",
                site: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                language: ::std::borrow::ToOwned::to_owned(__slots.language),
                site: __slots.site.map(::std::borrow::ToOwned::to_owned),
            })
        }
    }
};

// Kept.ecde9e0ba4f747b1.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    impl<'a> __rt::Value<'a> for Kept {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let __value = {
                __cursor.open_tuple()?;
                let __item0 = __cursor
                    .read_str(0, ::core::primitive::u32::MAX)
                    .map(::std::borrow::ToOwned::to_owned)?;
                __cursor.behind_item(false)?;
                let __item1 = __cursor.read_only_bool(true)?;
                __cursor.behind_item(true)?;
                ::core::result::Result::Ok((__item0, __item1))
            }?;
            ::core::result::Result::Ok(Self(__value.0, __value.1))
        }
    }
};

// forget.0df0e75c434f1764.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `forget`, parsed.
    pub struct __Args {
        /// `asked`
        pub asked: bool,
        /// `all`
        pub all: bool,
        /// `pages`
        pub pages: Option<bool>,
        /// `last`
        pub last: Option<u8>,
        /// `quietly`
        pub quietly: bool,
        /// `except`
        pub except: Option<Vec<Kept>>,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Forget { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 6] = &[
        __rt::Key::required(&"asked"),
        __rt::Key::optional(&"all"),
        __rt::Key::optional(&"pages"),
        __rt::Key::optional(&"last"),
        __rt::Key::optional(&"quietly"),
        __rt::Key::optional(&"except"),
    ];
    struct __Slots {
        asked: ::core::primitive::bool,
        all: ::core::primitive::bool,
        pages: ::core::option::Option<::core::primitive::bool>,
        last: Option<u8>,
        quietly: ::core::primitive::bool,
        except: Option<Vec<Kept>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_only_bool(true, &mut self.asked),
                1 => __cursor.put_default_only_bool(false, &mut self.all),
                2 => __cursor.put_option_only_bool(true, &mut self.pages),
                3 => {
                    __cursor
                        .put_option_with(
                            &mut self.last,
                            |__cursor| {
                                __cursor
                                    .read_outside(10, 20, |__cursor| __cursor.read_u64(10, 20))
                                    .map(|__value| __value as ::core::primitive::u8)
                            },
                        )
                }
                4 => __cursor.put_default_bool(&mut self.quietly),
                5 => {
                    __cursor
                        .put_option_with(
                            &mut self.except,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Kept as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"asked\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_only_bool(true, &mut self.asked)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"all\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor.next_default_only_bool(false, &mut self.all)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"pages\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor.next_option_only_bool(true, &mut self.pages)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"last\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_option_with(
                        &mut self.last,
                        |__cursor| {
                            __cursor
                                .read_outside(10, 20, |__cursor| __cursor.read_u64(10, 20))
                                .map(|__value| __value as ::core::primitive::u8)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"quietly\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor.next_default_bool(&mut self.quietly)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"except\":", &__KEYS[5])? {
                *__seen |= 32;
                if __cursor
                    .next_option_with(
                        &mut self.except,
                        |__cursor| {
                            __cursor
                                .read_list(
                                    0,
                                    ::core::primitive::u32::MAX,
                                    <Kept as __rt::Value<'a>>::read,
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
                asked: false,
                all: false,
                pages: ::core::option::Option::None,
                last: ::core::option::Option::None,
                quietly: true,
                except: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                asked: __slots.asked,
                all: __slots.all,
                pages: __slots.pages,
                last: __slots.last,
                quietly: __slots.quietly,
                except: __slots.except,
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
                            __reply, forget(__arguments.asked, __arguments.all,
                            __arguments.pages, __arguments.last, __arguments.quietly,
                            __arguments.except)
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

// log_in.a338538071194dcd.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `log_in`, parsed.
    pub struct __Args<'a> {
        /// `name`
        pub name: &'a str,
        /// `password`
        pub password: &'a str,
        /// `code`
        pub code: Option<u32>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("LogIn { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 3] = &[
        __rt::Key::required(&"name"),
        __rt::Key::required(&"password"),
        __rt::Key::required(&"code"),
    ];
    struct __Slots<'a> {
        name: &'a ::core::primitive::str,
        password: &'a ::core::primitive::str,
        code: ::core::option::Option<::core::primitive::u64>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.name),
                1 => __cursor.put_str(8, ::core::primitive::u32::MAX, &mut self.password),
                2 => __cursor.put_option_u64(0, 4294967295, &mut self.code),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"name\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.name)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"password\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_str(8, ::core::primitive::u32::MAX, &mut self.password)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"code\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_option_u64(0, 4294967295, &mut self.code)? {
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
                name: "",
                password: "",
                code: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                name: __slots.name,
                password: __slots.password,
                code: __slots.code.map(|__value| __value as ::core::primitive::u32),
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
                            __reply, log_in(__arguments.name, __arguments.password,
                            __arguments.code)
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
        pub query: String,
        /// `within`
        pub within: &'a str,
        /// `most`
        pub most: u8,
        /// `first`
        pub first: Option<String>,
        /// `filter`
        pub filter: Option<Filter>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Search { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 5] = &[
        __rt::Key::required(&"query"),
        __rt::Key::optional(&"within"),
        __rt::Key::optional(&"most"),
        __rt::Key::optional(&"first"),
        __rt::Key::optional(&"filter"),
    ];
    struct __Slots<'a> {
        query: &'a ::core::primitive::str,
        within: &'a ::core::primitive::str,
        most: ::core::option::Option<u8>,
        first: ::core::option::Option<&'a ::core::primitive::str>,
        filter: Option<Filter>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_str(1, 200, &mut self.query),
                1 => {
                    __cursor
                        .put_default_one_of(&["day", "week", "year"], &mut self.within)
                }
                2 => {
                    __cursor
                        .put_default_with(
                            &mut self.most,
                            |__cursor| {
                                __cursor
                                    .read_outside(
                                        20,
                                        50,
                                        |__cursor| {
                                            __cursor
                                                .read_outside(10, 20, |__cursor| __cursor.read_u64(10, 50))
                                        },
                                    )
                                    .map(|__value| __value as ::core::primitive::u8)
                            },
                        )
                }
                3 => __cursor.put_option_one_of(&["new", "old"], &mut self.first),
                4 => {
                    __cursor
                        .put_option_with(
                            &mut self.filter,
                            <Filter as __rt::Value<'a>>::read,
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
            if __cursor.next_str(1, 200, &mut self.query)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"within\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_default_one_of(&["day", "week", "year"], &mut self.within)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"most\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_with(
                        &mut self.most,
                        |__cursor| {
                            __cursor
                                .read_outside(
                                    20,
                                    50,
                                    |__cursor| {
                                        __cursor
                                            .read_outside(10, 20, |__cursor| __cursor.read_u64(10, 50))
                                    },
                                )
                                .map(|__value| __value as ::core::primitive::u8)
                        },
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"first\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor.next_option_one_of(&["new", "old"], &mut self.first)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"filter\":", &__KEYS[4])? {
                *__seen |= 16;
                if __cursor
                    .next_option_with(
                        &mut self.filter,
                        <Filter as __rt::Value<'a>>::read,
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
                within: "week",
                most: ::core::option::Option::None,
                first: ::core::option::Option::None,
                filter: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                query: ::std::borrow::ToOwned::to_owned(__slots.query),
                within: __slots.within,
                most: __slots.most.unwrap_or(20),
                first: __slots.first.map(::std::borrow::ToOwned::to_owned),
                filter: __slots.filter,
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
                            __reply, search(__arguments.query, __arguments.within,
                            __arguments.most, __arguments.first, __arguments.filter)
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
    static KEYS: [&::core::primitive::str; 16] = [
        "language",
        "site",
        "query",
        "within",
        "most",
        "first",
        "filter",
        "name",
        "password",
        "code",
        "asked",
        "all",
        "pages",
        "last",
        "quietly",
        "except",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[1], &[("search", 0), ("log_in", 1), ("forget", 2)]),
        tools: &[
            ::toolcall::Tool::new(
                    "search",
                    "Search the web for pages.",
                    __rt::keys(&KEYS, 2, 5),
                )
                .hinted(
                    ::core::option::Option::Some(true),
                    ::core::option::Option::None,
                    ::core::option::Option::None,
                    ::core::option::Option::None,
                )
                .retried(2)
                .untrusted()
                .ignoring_unknown(),
            ::toolcall::Tool::new("log_in", "Log in.", __rt::keys(&KEYS, 7, 3))
                .retried(0),
            ::toolcall::Tool::new(
                    "forget",
                    "Forget what was searched for.",
                    __rt::keys(&KEYS, 10, 6),
                )
                .coerced(__rt::Level::Lossless),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 2, len: 5 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 0, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 4 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 3, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 2 }),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Enum(__rt::Run { start: 5, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 7, len: 3 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 10, len: 6 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 8, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: true,
                    checks: __rt::Run { start: 9, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
                    checks: __rt::Run { start: 10, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(19),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Tuple(__rt::Run { start: 0, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 13, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 15, len: 1 },
                },
            ],
            fields: __rt::Fields {
                names: &KEYS,
                members: &[
                    __rt::Member {
                        node: 6,
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
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 5,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 10,
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
                        presence: __rt::Presence::Default(2),
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 16,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 17,
                        presence: __rt::Presence::Default(3),
                    },
                    __rt::Member {
                        node: 18,
                        presence: __rt::Presence::Optional,
                    },
                ],
                defaults: &["\"week\"", "20", "false", "true"],
            },
            checks: &[
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(200),
                __rt::Check::Minimum(__rt::Bound::Integer(10)),
                __rt::Check::Maximum(__rt::Bound::Integer(50)),
                __rt::Check::Gap(__rt::Bound::Integer(10), __rt::Bound::Integer(20)),
                __rt::Check::Gap(__rt::Bound::Integer(20), __rt::Bound::Integer(50)),
                __rt::Check::MinLength(8),
                __rt::Check::Only(true),
                __rt::Check::Only(false),
                __rt::Check::Only(true),
                __rt::Check::Minimum(__rt::Bound::Integer(10)),
                __rt::Check::Maximum(__rt::Bound::Integer(20)),
                __rt::Check::Gap(__rt::Bound::Integer(10), __rt::Bound::Integer(20)),
                __rt::Check::MinItems(2),
                __rt::Check::MaxItems(2),
                __rt::Check::Only(true),
            ],
            names: &["day", "week", "year", "new", "old", "de", "en"],
            parts: &[9, 20],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[8, 9],
        },
        patterns: &[],
        roots: &[0, 8, 12],
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
            tools: &[(1, 694), (695, 1069), (1070, 1740)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 803), (804, 1190), (1191, 1972)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 681), (682, 1043), (1044, 1701)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 790), (791, 1164), (1165, 1933)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 702), (703, 1052), (1053, 1726)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 709), (710, 1071), (1072, 1731)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 823), (824, 1130), (1131, 1875)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 728), (729, 1092), (1093, 1800)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 685), (686, 1015), (1016, 1641)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 685), (686, 1015), (1016, 1641)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 723), (724, 1094), (1095, 1789)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 694), (695, 1069), (1070, 1744)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 787), (788, 1176), (1177, 1935)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 677), (678, 1018), (1019, 1701)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `search`.
pub type Search<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `log_in`.
pub type LogIn<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `forget`.
pub type Forget<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Search, LogIn, Forget};
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
                __rt::run(&(), arguments, scratch, reply, <LogIn<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Forget<'s>>::__call)
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
    let _ = (<LogIn<'static>>::parse, <LogIn<'static>>::check);
    let _ = (<Forget<'static>>::parse, <Forget<'static>>::check);
};

