// Part.efb90cca0dc814dc.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"sku"),
        __rt::Key::optional(&"hex"),
    ];
    static __PATTERN_7F64B5F0FE801D60: __rt::Pattern = __rt::Pattern::class(
        "^[0-9a-fA-F]{1,6}$",
        __rt::Class {
            ascii: 0x7e0000007e03ff000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 6,
        },
    );
    static __PATTERN_DA47AA7691D2A05D: __rt::Pattern = __rt::Pattern::automaton(
        "^[0-9a-f]{4}([0-9a-f]{4})?$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.da47aa7691d2a05d.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    struct __Slots<'a> {
        sku: &'a ::core::primitive::str,
        hex: ::core::option::Option<&'a ::core::primitive::str>,
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
                        .put_matching(
                            0,
                            ::core::primitive::u32::MAX,
                            &__PATTERN_DA47AA7691D2A05D,
                            &mut self.sku,
                        )
                }
                1 => {
                    __cursor
                        .put_option_matching(
                            0,
                            ::core::primitive::u32::MAX,
                            &__PATTERN_7F64B5F0FE801D60,
                            &mut self.hex,
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
            if !__cursor.key(b"\"sku\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_matching(
                    0,
                    ::core::primitive::u32::MAX,
                    &__PATTERN_DA47AA7691D2A05D,
                    &mut self.sku,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"hex\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_matching(
                        0,
                        ::core::primitive::u32::MAX,
                        &__PATTERN_7F64B5F0FE801D60,
                        &mut self.hex,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Part<'a> {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                sku: "",
                hex: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                sku: ::std::borrow::Cow::Borrowed(__slots.sku),
                hex: __slots.hex.map(::std::borrow::ToOwned::to_owned),
            })
        }
    }
};

// find.f56c9b295dff5c82.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `find`, parsed.
    pub struct __Args<'a> {
        /// `line`
        pub line: &'a str,
        /// `note`
        pub note: Option<&'a str>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Find { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 2] = &[
        __rt::Key::required(&"line"),
        __rt::Key::optional(&"note"),
    ];
    static __PATTERN_70A7BD5F35A3D56A: __rt::Pattern = __rt::Pattern::automaton(
        "gr(a|e)y|blue",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.70a7bd5f35a3d56a.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    static __PATTERN_9A27934D75D60463: __rt::Pattern = __rt::Pattern::class(
        "^.*$",
        __rt::Class {
            ascii: 0xffffffffffffffffffffffffffffdbff,
            others: __rt::Others::InLine,
            min: 0,
            max: 4294967295,
        },
    );
    struct __Slots<'a> {
        line: &'a ::core::primitive::str,
        note: ::core::option::Option<&'a ::core::primitive::str>,
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
                        .put_matching(0, 40, &__PATTERN_70A7BD5F35A3D56A, &mut self.line)
                }
                1 => {
                    __cursor
                        .put_option_matching(
                            0,
                            ::core::primitive::u32::MAX,
                            &__PATTERN_9A27934D75D60463,
                            &mut self.note,
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
            if !__cursor.key(b"\"line\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_matching(0, 40, &__PATTERN_70A7BD5F35A3D56A, &mut self.line)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"note\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_matching(
                        0,
                        ::core::primitive::u32::MAX,
                        &__PATTERN_9A27934D75D60463,
                        &mut self.note,
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
                line: "",
                note: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                line: __slots.line,
                note: __slots.note,
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
                            __reply, find(__arguments.line, __arguments.note)
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

// parse.5a6e75452ea008c4.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `parse`, parsed.
    pub struct __Args<'a> {
        /// `parts`
        pub parts: Vec<Part<'a>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Parse { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"parts")];
    struct __Slots<'a> {
        parts: ::core::option::Option<Vec<Part<'a>>>,
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
                            &mut self.parts,
                            |__cursor| {
                                __cursor
                                    .read_list(
                                        0,
                                        ::core::primitive::u32::MAX,
                                        <Part<'a> as __rt::Value<'a>>::read,
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
            if !__cursor.key(b"\"parts\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_with(
                    &mut self.parts,
                    |__cursor| {
                        __cursor
                            .read_list(
                                0,
                                ::core::primitive::u32::MAX,
                                <Part<'a> as __rt::Value<'a>>::read,
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
                parts: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                parts: __slots.parts.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, parse(__arguments.parts)),
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

// register.a2aa6b327e6dfb18.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `register`, parsed.
    pub struct __Args<'a> {
        /// `name`
        pub name: &'a str,
        /// `code`
        pub code: Option<&'a str>,
        /// `initial`
        pub initial: char,
        /// `owner`
        pub owner: String,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Register { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 4] = &[
        __rt::Key::required(&"name"),
        __rt::Key::optional(&"code"),
        __rt::Key::optional(&"initial"),
        __rt::Key::optional(&"owner"),
    ];
    static __PATTERN_C31F08A12F21BFB2: __rt::Pattern = __rt::Pattern::automaton(
        "^[a-z][a-z0-9_]*$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.c31f08a12f21bfb2.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    static __PATTERN_D28D4D6923B96887: __rt::Pattern = __rt::Pattern::class(
        "^[A-Z]$",
        __rt::Class {
            ascii: 0x7fffffe0000000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 1,
        },
    );
    static __PATTERN_F5977E356052C555: __rt::Pattern = __rt::Pattern::automaton(
        "^[A-Z]{2}-[0-9]{3}$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.f5977e356052c555.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    static __PATTERN_FA2EC7E4D1D4234E: __rt::Pattern = __rt::Pattern::automaton(
        "^\\S+( \\S+)*$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.fa2ec7e4d1d4234e.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    );
    struct __Slots<'a> {
        name: &'a ::core::primitive::str,
        code: ::core::option::Option<&'a ::core::primitive::str>,
        initial: ::core::primitive::char,
        owner: &'a ::core::primitive::str,
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
                        .put_matching(3, 12, &__PATTERN_C31F08A12F21BFB2, &mut self.name)
                }
                1 => {
                    __cursor
                        .put_option_matching(
                            0,
                            ::core::primitive::u32::MAX,
                            &__PATTERN_F5977E356052C555,
                            &mut self.code,
                        )
                }
                2 => {
                    __cursor
                        .put_default_matching_char(
                            &__PATTERN_D28D4D6923B96887,
                            &mut self.initial,
                        )
                }
                3 => {
                    __cursor
                        .put_default_matching(
                            0,
                            ::core::primitive::u32::MAX,
                            &__PATTERN_FA2EC7E4D1D4234E,
                            &mut self.owner,
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
            if !__cursor.key(b"\"name\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor
                .next_matching(3, 12, &__PATTERN_C31F08A12F21BFB2, &mut self.name)?
            {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"code\":", &__KEYS[1])? {
                *__seen |= 2;
                if __cursor
                    .next_option_matching(
                        0,
                        ::core::primitive::u32::MAX,
                        &__PATTERN_F5977E356052C555,
                        &mut self.code,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"initial\":", &__KEYS[2])? {
                *__seen |= 4;
                if __cursor
                    .next_default_matching_char(
                        &__PATTERN_D28D4D6923B96887,
                        &mut self.initial,
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            if __cursor.key(b"\"owner\":", &__KEYS[3])? {
                *__seen |= 8;
                if __cursor
                    .next_default_matching(
                        0,
                        ::core::primitive::u32::MAX,
                        &__PATTERN_FA2EC7E4D1D4234E,
                        &mut self.owner,
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
                name: "",
                code: ::core::option::Option::None,
                initial: 'A',
                owner: "nobody",
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                name: __slots.name,
                code: __slots.code,
                initial: __slots.initial,
                owner: ::std::borrow::ToOwned::to_owned(__slots.owner),
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
                            __reply, register(__arguments.name, __arguments.code,
                            __arguments.initial, __arguments.owner)
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
static __PATTERNS: [__rt::Pattern; 8] = [
    __rt::Pattern::automaton(
        "^[a-z][a-z0-9_]*$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.c31f08a12f21bfb2.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
    __rt::Pattern::automaton(
        "^[A-Z]{2}-[0-9]{3}$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.f5977e356052c555.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
    __rt::Pattern::class(
        "^[A-Z]$",
        __rt::Class {
            ascii: 0x7fffffe0000000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 1,
        },
    ),
    __rt::Pattern::automaton(
        "^\\S+( \\S+)*$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.fa2ec7e4d1d4234e.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
    __rt::Pattern::automaton(
        "gr(a|e)y|blue",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.70a7bd5f35a3d56a.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
    __rt::Pattern::class(
        "^.*$",
        __rt::Class {
            ascii: 0xffffffffffffffffffffffffffffdbff,
            others: __rt::Others::InLine,
            min: 0,
            max: 4294967295,
        },
    ),
    __rt::Pattern::automaton(
        "^[0-9a-f]{4}([0-9a-f]{4})?$",
        {
            const __BYTES: &__rt::Aligned<[::core::primitive::u8]> = &__rt::Aligned(
                *::core::include_bytes!("pattern.da47aa7691d2a05d.dfa"),
            );
            static __AUTOMATON: __rt::Automaton = __rt::Automaton::new(__BYTES);
            &__AUTOMATON
        },
    ),
    __rt::Pattern::class(
        "^[0-9a-fA-F]{1,6}$",
        __rt::Class {
            ascii: 0x7e0000007e03ff000000000000,
            others: __rt::Others::None,
            min: 1,
            max: 6,
        },
    ),
];
static DECLARED: __rt::Declared = {
    static KEYS: [&::core::primitive::str; 9] = [
        "name",
        "code",
        "initial",
        "owner",
        "line",
        "note",
        "sku",
        "hex",
        "parts",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[0], &[("register", 0), ("parse", 2), ("find", 1)]),
        tools: &[
            ::toolcall::Tool::new(
                "register",
                "Register an account.",
                __rt::keys(&KEYS, 0, 4),
            ),
            ::toolcall::Tool::new(
                "find",
                "Find a word anywhere in a line.",
                __rt::keys(&KEYS, 4, 2),
            ),
            ::toolcall::Tool::new(
                "parse",
                "Parse lists of parts.",
                __rt::keys(&KEYS, 8, 1),
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
                    checks: __rt::Run { start: 0, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 3, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 4, len: 3 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 4, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 8, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 10, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 8, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(10),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 6, len: 2 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: true,
                    checks: __rt::Run { start: 12, len: 1 },
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
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Default(1),
                    },
                    __rt::Member {
                        node: 6,
                        presence: __rt::Presence::Required,
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
                        node: 12,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 9,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["\"A\"", "\"nobody\""],
            },
            checks: &[
                __rt::Check::MinLength(3),
                __rt::Check::MaxLength(12),
                __rt::Check::Pattern(0),
                __rt::Check::Pattern(1),
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
                __rt::Check::Pattern(2),
                __rt::Check::Pattern(3),
                __rt::Check::MaxLength(40),
                __rt::Check::Pattern(4),
                __rt::Check::Pattern(5),
                __rt::Check::Pattern(6),
                __rt::Check::Pattern(7),
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &__PATTERNS,
        roots: &[0, 5, 8],
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
            tools: &[(1, 626), (627, 995), (996, 1524)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 674), (675, 1058), (1059, 1591)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 613), (614, 969), (970, 1485)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 661), (662, 1032), (1033, 1552)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 601), (602, 945), (946, 1449)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 593), (594, 932), (933, 1421)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 579), (580, 880), (881, 1311)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 653), (654, 1037), (1038, 1555)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 581), (582, 905), (906, 1389)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 581), (582, 905), (906, 1389)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 622), (623, 987), (988, 1512)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 626), (627, 995), (996, 1524)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 693), (694, 1117), (1118, 1675)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 645), (646, 1021), (1022, 1502)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `register`.
pub type Register<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `find`.
pub type Find<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// The arguments of `parse`.
pub type Parse<'a> = <Set as __rt::Call<2>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Register, Find, Parse};
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
                __rt::run(&(), arguments, scratch, reply, <Register<'s>>::__call)
            }
            ::core::option::Option::Some(1) => {
                __rt::run(&(), arguments, scratch, reply, <Find<'s>>::__call)
            }
            ::core::option::Option::Some(2) => {
                __rt::run(&(), arguments, scratch, reply, <Parse<'s>>::__call)
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
    let _ = (<Register<'static>>::parse, <Register<'static>>::check);
    let _ = (<Find<'static>>::parse, <Find<'static>>::check);
    let _ = (<Parse<'static>>::parse, <Parse<'static>>::check);
};

