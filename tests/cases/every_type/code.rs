// take.c3a198a060e0b6ae.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `take`, parsed.
    pub struct __Args<'a> {
        /// `boolean`
        pub boolean: bool,
        /// `integer`
        pub integer: u32,
        /// `nonzero`
        pub nonzero: std::num::NonZeroI32,
        /// `nonzero_of`
        pub nonzero_of: std::num::NonZero<u32>,
        /// `float`
        pub float: f64,
        /// `decimal`
        pub decimal: rust_decimal::Decimal,
        /// `character`
        pub character: char,
        /// `text`
        pub text: &'a str,
        /// `cow`
        pub cow: std::borrow::Cow<'a, str>,
        /// `path`
        pub path: std::path::PathBuf,
        /// `duration`
        pub duration: std::time::Duration,
        /// `ip`
        pub ip: std::net::IpAddr,
        /// `jiff`
        pub jiff: jiff::civil::Date,
        /// `chrono`
        pub chrono: chrono::NaiveTime,
        /// `chrono_moment`
        pub chrono_moment: chrono::DateTime<chrono::Utc>,
        /// `time`
        pub time: time::Date,
        /// `uuid`
        pub uuid: uuid::Uuid,
        /// `url`
        pub url: url::Url,
        /// `option`
        pub option: Option<u32>,
        /// `list`
        pub list: Vec<u32>,
        /// `deque`
        pub deque: std::collections::VecDeque<u32>,
        /// `small_list`
        pub small_list: smallvec::SmallVec<[u32; 4]>,
        /// `map`
        pub map: std::collections::BTreeMap<String, u32>,
        /// `any`
        pub any: serde_json::Value,
        /// `pointer`
        pub pointer: Box<u32>,
        /// `set`
        pub set: std::collections::BTreeSet<u32>,
        /// `raw`
        pub raw: toolcall::RawJson<'a>,
        /// `big_integer`
        pub big_integer: num_bigint::BigInt,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Take { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 28] = &[
        __rt::Key::required(&"boolean"),
        __rt::Key::required(&"integer"),
        __rt::Key::required(&"nonzero"),
        __rt::Key::required(&"nonzero_of"),
        __rt::Key::required(&"float"),
        __rt::Key::required(&"decimal"),
        __rt::Key::required(&"character"),
        __rt::Key::required(&"text"),
        __rt::Key::required(&"cow"),
        __rt::Key::required(&"path"),
        __rt::Key::required(&"duration"),
        __rt::Key::required(&"ip"),
        __rt::Key::required(&"jiff"),
        __rt::Key::required(&"chrono"),
        __rt::Key::required(&"chrono_moment"),
        __rt::Key::required(&"time"),
        __rt::Key::required(&"uuid"),
        __rt::Key::required(&"url"),
        __rt::Key::optional(&"option"),
        __rt::Key::required(&"list"),
        __rt::Key::required(&"deque"),
        __rt::Key::required(&"small_list"),
        __rt::Key::required(&"map"),
        __rt::Key::required(&"any"),
        __rt::Key::required(&"pointer"),
        __rt::Key::required(&"set"),
        __rt::Key::required(&"raw"),
        __rt::Key::required(&"big_integer"),
    ];
    struct __Slots<'a> {
        boolean: ::core::primitive::bool,
        integer: ::core::primitive::u64,
        nonzero: ::core::primitive::i64,
        nonzero_of: ::core::primitive::u64,
        float: ::core::primitive::f64,
        decimal: &'a ::core::primitive::str,
        character: ::core::primitive::char,
        text: &'a ::core::primitive::str,
        cow: &'a ::core::primitive::str,
        path: &'a ::core::primitive::str,
        duration: &'a ::core::primitive::str,
        ip: &'a ::core::primitive::str,
        jiff: &'a ::core::primitive::str,
        chrono: &'a ::core::primitive::str,
        chrono_moment: &'a ::core::primitive::str,
        time: &'a ::core::primitive::str,
        uuid: &'a ::core::primitive::str,
        url: &'a ::core::primitive::str,
        option: ::core::option::Option<::core::primitive::u64>,
        list: ::core::option::Option<Vec<u32>>,
        deque: ::core::option::Option<std::collections::VecDeque<u32>>,
        small_list: ::core::option::Option<smallvec::SmallVec<[u32; 4]>>,
        map: ::core::option::Option<std::collections::BTreeMap<String, u32>>,
        any: ::core::option::Option<serde_json::Value>,
        pointer: ::core::option::Option<Box<u32>>,
        set: ::core::option::Option<std::collections::BTreeSet<u32>>,
        raw: ::core::option::Option<toolcall::RawJson<'a>>,
        big_integer: ::core::option::Option<num_bigint::BigInt>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_bool(&mut self.boolean),
                1 => __cursor.put_u64(0, 4294967295, &mut self.integer),
                2 => __cursor.put_i64(-2147483648, 2147483647, &mut self.nonzero),
                3 => __cursor.put_u64(1, 4294967295, &mut self.nonzero_of),
                4 => {
                    __cursor
                        .put_f64(
                            ::core::primitive::f64::MIN,
                            ::core::primitive::f64::MAX,
                            &mut self.float,
                        )
                }
                5 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.decimal),
                6 => __cursor.put_char(&mut self.character),
                7 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.text),
                8 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.cow),
                9 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.path),
                10 => {
                    __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.duration)
                }
                11 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.ip),
                12 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.jiff),
                13 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.chrono),
                14 => {
                    __cursor
                        .put_str(0, ::core::primitive::u32::MAX, &mut self.chrono_moment)
                }
                15 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.time),
                16 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.uuid),
                17 => __cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.url),
                18 => __cursor.put_option_u64(0, 4294967295, &mut self.option),
                19 => {
                    __cursor
                        .put_with(
                            &mut self.list,
                            |__cursor| {
                                __cursor
                                    .read_list(
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
                20 => {
                    __cursor
                        .put_with(
                            &mut self.deque,
                            |__cursor| {
                                __cursor
                                    .read_into::<
                                        _,
                                        std::collections::VecDeque<u32>,
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
                21 => {
                    __cursor
                        .put_with(
                            &mut self.small_list,
                            |__cursor| {
                                __cursor
                                    .read_into::<
                                        _,
                                        smallvec::SmallVec<[u32; 4]>,
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
                22 => {
                    __cursor
                        .put_with(
                            &mut self.map,
                            |__cursor| {
                                __cursor
                                    .read_map::<
                                        std::collections::BTreeMap<String, u32>,
                                    >(
                                        |__cursor| {
                                            __cursor
                                                .read_str(0, ::core::primitive::u32::MAX)
                                                .map(::std::borrow::ToOwned::to_owned)
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
                23 => __cursor.put_with(&mut self.any, |__cursor| __cursor.read_any()),
                24 => {
                    __cursor
                        .put_with(
                            &mut self.pointer,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 4294967295)
                                    .map(|__value| __value as ::core::primitive::u32)
                                    .map(<Box<u32> as ::core::convert::From<_>>::from)
                            },
                        )
                }
                25 => {
                    __cursor
                        .put_with(
                            &mut self.set,
                            |__cursor| {
                                __cursor
                                    .read_set::<
                                        std::collections::BTreeSet<u32>,
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
                26 => __cursor.put_with(&mut self.raw, |__cursor| __cursor.read_raw()),
                27 => {
                    __cursor
                        .put_with(
                            &mut self.big_integer,
                            |__cursor| __cursor.read_big::<num_bigint::BigInt>(),
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
            if !__cursor.key(b"\"boolean\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_bool(&mut self.boolean)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"integer\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(0, 4294967295, &mut self.integer)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"nonzero\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_i64(-2147483648, 2147483647, &mut self.nonzero)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"nonzero_of\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_u64(1, 4294967295, &mut self.nonzero_of)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"float\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor
                .next_f64(
                    ::core::primitive::f64::MIN,
                    ::core::primitive::f64::MAX,
                    &mut self.float,
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"decimal\":", &__KEYS[5])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.decimal)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"character\":", &__KEYS[6])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 64;
            if __cursor.next_char(&mut self.character)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"text\":", &__KEYS[7])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 128;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.text)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"cow\":", &__KEYS[8])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 256;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.cow)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"path\":", &__KEYS[9])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 512;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.path)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"duration\":", &__KEYS[10])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1024;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.duration)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"ip\":", &__KEYS[11])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2048;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.ip)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"jiff\":", &__KEYS[12])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4096;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.jiff)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"chrono\":", &__KEYS[13])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8192;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.chrono)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"chrono_moment\":", &__KEYS[14])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16384;
            if __cursor
                .next_str(0, ::core::primitive::u32::MAX, &mut self.chrono_moment)?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"time\":", &__KEYS[15])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32768;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.time)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"uuid\":", &__KEYS[16])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 65536;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.uuid)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"url\":", &__KEYS[17])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 131072;
            if __cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.url)? {
                return ::core::result::Result::Ok(true);
            }
            if __cursor.key(b"\"option\":", &__KEYS[18])? {
                *__seen |= 262144;
                if __cursor.next_option_u64(0, 4294967295, &mut self.option)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            if !__cursor.key(b"\"list\":", &__KEYS[19])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 524288;
            if __cursor
                .next_with(
                    &mut self.list,
                    |__cursor| {
                        __cursor
                            .read_list(
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
            if !__cursor.key(b"\"deque\":", &__KEYS[20])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1048576;
            if __cursor
                .next_with(
                    &mut self.deque,
                    |__cursor| {
                        __cursor
                            .read_into::<
                                _,
                                std::collections::VecDeque<u32>,
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
            if !__cursor.key(b"\"small_list\":", &__KEYS[21])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2097152;
            if __cursor
                .next_with(
                    &mut self.small_list,
                    |__cursor| {
                        __cursor
                            .read_into::<
                                _,
                                smallvec::SmallVec<[u32; 4]>,
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
            if !__cursor.key(b"\"map\":", &__KEYS[22])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4194304;
            if __cursor
                .next_with(
                    &mut self.map,
                    |__cursor| {
                        __cursor
                            .read_map::<
                                std::collections::BTreeMap<String, u32>,
                            >(
                                |__cursor| {
                                    __cursor
                                        .read_str(0, ::core::primitive::u32::MAX)
                                        .map(::std::borrow::ToOwned::to_owned)
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
            if !__cursor.key(b"\"any\":", &__KEYS[23])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8388608;
            if __cursor.next_with(&mut self.any, |__cursor| __cursor.read_any())? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"pointer\":", &__KEYS[24])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16777216;
            if __cursor
                .next_with(
                    &mut self.pointer,
                    |__cursor| {
                        __cursor
                            .read_u64(0, 4294967295)
                            .map(|__value| __value as ::core::primitive::u32)
                            .map(<Box<u32> as ::core::convert::From<_>>::from)
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"set\":", &__KEYS[25])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 33554432;
            if __cursor
                .next_with(
                    &mut self.set,
                    |__cursor| {
                        __cursor
                            .read_set::<
                                std::collections::BTreeSet<u32>,
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
            if !__cursor.key(b"\"raw\":", &__KEYS[26])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 67108864;
            if __cursor.next_with(&mut self.raw, |__cursor| __cursor.read_raw())? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"big_integer\":", &__KEYS[27])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 134217728;
            if __cursor
                .next_with(
                    &mut self.big_integer,
                    |__cursor| __cursor.read_big::<num_bigint::BigInt>(),
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
                boolean: false,
                integer: 0,
                nonzero: 0,
                nonzero_of: 0,
                float: 0.0,
                decimal: "",
                character: '\0',
                text: "",
                cow: "",
                path: "",
                duration: "",
                ip: "",
                jiff: "",
                chrono: "",
                chrono_moment: "",
                time: "",
                uuid: "",
                url: "",
                option: ::core::option::Option::None,
                list: ::core::option::Option::None,
                deque: ::core::option::Option::None,
                small_list: ::core::option::Option::None,
                map: ::core::option::Option::None,
                any: ::core::option::Option::None,
                pointer: ::core::option::Option::None,
                set: ::core::option::Option::None,
                raw: ::core::option::Option::None,
                big_integer: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                boolean: __slots.boolean,
                integer: __slots.integer as ::core::primitive::u32,
                nonzero: __rt::nonzero(
                    ::core::num::NonZero::new(__slots.nonzero as ::core::primitive::i32),
                )?,
                nonzero_of: __rt::nonzero(
                    ::core::num::NonZero::new(
                        __slots.nonzero_of as ::core::primitive::u32,
                    ),
                )?,
                float: __slots.float,
                decimal: __cursor.parsed::<rust_decimal::Decimal>(__slots.decimal)?,
                character: __slots.character,
                text: __slots.text,
                cow: ::std::borrow::Cow::Borrowed(__slots.cow),
                path: <std::path::PathBuf as ::core::convert::From<
                    _,
                >>::from(__slots.path),
                duration: __cursor.parsed::<std::time::Duration>(__slots.duration)?,
                ip: __cursor.parsed::<std::net::IpAddr>(__slots.ip)?,
                jiff: __cursor.parsed::<jiff::civil::Date>(__slots.jiff)?,
                chrono: __cursor.parsed::<chrono::NaiveTime>(__slots.chrono)?,
                chrono_moment: __cursor
                    .parsed::<chrono::DateTime<chrono::Utc>>(__slots.chrono_moment)?,
                time: __cursor.parsed::<time::Date>(__slots.time)?,
                uuid: __cursor.parsed::<uuid::Uuid>(__slots.uuid)?,
                url: __cursor.parsed::<url::Url>(__slots.url)?,
                option: __slots.option.map(|__value| __value as ::core::primitive::u32),
                list: __slots.list.ok_or(__rt::Stop)?,
                deque: __slots.deque.ok_or(__rt::Stop)?,
                small_list: __slots.small_list.ok_or(__rt::Stop)?,
                map: __slots.map.ok_or(__rt::Stop)?,
                any: __slots.any.ok_or(__rt::Stop)?,
                pointer: __slots.pointer.ok_or(__rt::Stop)?,
                set: __slots.set.ok_or(__rt::Stop)?,
                raw: __slots.raw.ok_or(__rt::Stop)?,
                big_integer: __slots.big_integer.ok_or(__rt::Stop)?,
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
                            __reply, take(__arguments.boolean, __arguments.integer,
                            __arguments.nonzero, __arguments.nonzero_of, __arguments
                            .float, __arguments.decimal, __arguments.character,
                            __arguments.text, __arguments.cow, __arguments.path,
                            __arguments.duration, __arguments.ip, __arguments.jiff,
                            __arguments.chrono, __arguments.chrono_moment, __arguments
                            .time, __arguments.uuid, __arguments.url, __arguments.option,
                            __arguments.list, __arguments.deque, __arguments.small_list,
                            __arguments.map, __arguments.any, __arguments.pointer,
                            __arguments.set, __arguments.raw, __arguments.big_integer)
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
    static KEYS: [&::core::primitive::str; 28] = [
        "boolean",
        "integer",
        "nonzero",
        "nonzero_of",
        "float",
        "decimal",
        "character",
        "text",
        "cow",
        "path",
        "duration",
        "ip",
        "jiff",
        "chrono",
        "chrono_moment",
        "time",
        "uuid",
        "url",
        "option",
        "list",
        "deque",
        "small_list",
        "map",
        "any",
        "pointer",
        "set",
        "raw",
        "big_integer",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[0], &[("take", 0)]),
        tools: &[
            ::toolcall::Tool::new(
                "take",
                "Take one value of each family.",
                __rt::keys(&KEYS, 0, 28),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 28 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Bool,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::I32),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: false,
                    checks: __rt::Run { start: 1, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Number(__rt::Precision::F64),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 2, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 3, len: 2 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 5, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 6, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 7, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 8, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 9, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 10, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 11, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Text,
                    nullable: false,
                    checks: __rt::Run { start: 12, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U32),
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Map(8, 2),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Any,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::List(2),
                    nullable: false,
                    checks: __rt::Run { start: 13, len: 1 },
                },
                __rt::Node {
                    kind: __rt::Kind::Raw,
                    nullable: true,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::BigInt),
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
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 4,
                        presence: __rt::Presence::Required,
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
                        node: 7,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 8,
                        presence: __rt::Presence::Required,
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
                        node: 12,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 13,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 14,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 15,
                        presence: __rt::Presence::Required,
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
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 23,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 24,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 25,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &[],
            },
            checks: &[
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Gap(__rt::Bound::Integer(-1), __rt::Bound::Integer(1)),
                __rt::Check::Format(__rt::Format::Decimal),
                __rt::Check::MinLength(1),
                __rt::Check::MaxLength(1),
                __rt::Check::Format(__rt::Format::Duration),
                __rt::Check::Format(__rt::Format::Ip),
                __rt::Check::Format(__rt::Format::Date),
                __rt::Check::Format(__rt::Format::LocalTime),
                __rt::Check::Format(__rt::Format::DateTime),
                __rt::Check::Format(__rt::Format::Date),
                __rt::Check::Format(__rt::Format::Uuid),
                __rt::Check::Format(__rt::Format::Uri),
                __rt::Check::UniqueItems,
            ],
            names: &[],
            parts: &[],
            spellings: &[],
            other_names: &[],
            levels: &[],
            secrets: &[],
        },
        patterns: &[],
        roots: &[0],
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
            tools: &[(1, 2006)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 2006)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 1993)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 1993)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 1981)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 1996)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 2190)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 2037)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1961)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 1961)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 2002)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 2006)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 2146)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 2236)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `take`.
pub type Take<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Take};
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
                __rt::run(&(), arguments, scratch, reply, <Take<'s>>::__call)
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
    let _ = (<Take<'static>>::parse, <Take<'static>>::check);
};

