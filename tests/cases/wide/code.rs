// Row.d465f1648d19be43.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    const _: () = {
        let _ = FIRST;
    };
    const __KEYS: &[__rt::Key; 67] = &[
        __rt::Key::required(&"k00"),
        __rt::Key::required(&"k01"),
        __rt::Key::required(&"k02"),
        __rt::Key::required(&"k03"),
        __rt::Key::required(&"k04"),
        __rt::Key::required(&"k05"),
        __rt::Key::required(&"k06"),
        __rt::Key::required(&"k07"),
        __rt::Key::required(&"k08"),
        __rt::Key::required(&"k09"),
        __rt::Key::required(&"k10"),
        __rt::Key::required(&"k11"),
        __rt::Key::required(&"k12"),
        __rt::Key::required(&"k13"),
        __rt::Key::required(&"k14"),
        __rt::Key::required(&"k15"),
        __rt::Key::required(&"k16"),
        __rt::Key::required(&"k17"),
        __rt::Key::required(&"k18"),
        __rt::Key::required(&"k19"),
        __rt::Key::required(&"k20"),
        __rt::Key::required(&"k21"),
        __rt::Key::required(&"k22"),
        __rt::Key::required(&"k23"),
        __rt::Key::required(&"k24"),
        __rt::Key::required(&"k25"),
        __rt::Key::required(&"k26"),
        __rt::Key::required(&"k27"),
        __rt::Key::required(&"k28"),
        __rt::Key::required(&"k29"),
        __rt::Key::required(&"k30"),
        __rt::Key::required(&"k31"),
        __rt::Key::required(&"k32"),
        __rt::Key::required(&"k33"),
        __rt::Key::required(&"k34"),
        __rt::Key::required(&"k35"),
        __rt::Key::required(&"k36"),
        __rt::Key::required(&"k37"),
        __rt::Key::required(&"k38"),
        __rt::Key::required(&"k39"),
        __rt::Key::required(&"k40"),
        __rt::Key::required(&"k41"),
        __rt::Key::required(&"k42"),
        __rt::Key::required(&"k43"),
        __rt::Key::required(&"k44"),
        __rt::Key::required(&"k45"),
        __rt::Key::required(&"k46"),
        __rt::Key::required(&"k47"),
        __rt::Key::required(&"k48"),
        __rt::Key::required(&"k49"),
        __rt::Key::required(&"k50"),
        __rt::Key::required(&"k51"),
        __rt::Key::required(&"k52"),
        __rt::Key::required(&"k53"),
        __rt::Key::required(&"k54"),
        __rt::Key::required(&"k55"),
        __rt::Key::required(&"k56"),
        __rt::Key::required(&"k57"),
        __rt::Key::required(&"k58"),
        __rt::Key::required(&"k59"),
        __rt::Key::required(&"k60"),
        __rt::Key::required(&"k61"),
        __rt::Key::required(&"k62"),
        __rt::Key::required(&"k63"),
        __rt::Key::optional(&"k64"),
        __rt::Key::optional(&"k65"),
        __rt::Key::optional(&"k\"66\\"),
    ];
    struct __Slots {
        k00: ::core::primitive::u64,
        k01: ::core::primitive::u64,
        k02: ::core::primitive::u64,
        k03: ::core::primitive::u64,
        k04: ::core::primitive::u64,
        k05: ::core::primitive::u64,
        k06: ::core::primitive::u64,
        k07: ::core::primitive::u64,
        k08: ::core::primitive::u64,
        k09: ::core::primitive::u64,
        k10: ::core::primitive::u64,
        k11: ::core::primitive::u64,
        k12: ::core::primitive::u64,
        k13: ::core::primitive::u64,
        k14: ::core::primitive::u64,
        k15: ::core::primitive::u64,
        k16: ::core::primitive::u64,
        k17: ::core::primitive::u64,
        k18: ::core::primitive::u64,
        k19: ::core::primitive::u64,
        k20: ::core::primitive::u64,
        k21: ::core::primitive::u64,
        k22: ::core::primitive::u64,
        k23: ::core::primitive::u64,
        k24: ::core::primitive::u64,
        k25: ::core::primitive::u64,
        k26: ::core::primitive::u64,
        k27: ::core::primitive::u64,
        k28: ::core::primitive::u64,
        k29: ::core::primitive::u64,
        k30: ::core::primitive::u64,
        k31: ::core::primitive::u64,
        k32: ::core::primitive::u64,
        k33: ::core::primitive::u64,
        k34: ::core::primitive::u64,
        k35: ::core::primitive::u64,
        k36: ::core::primitive::u64,
        k37: ::core::primitive::u64,
        k38: ::core::primitive::u64,
        k39: ::core::primitive::u64,
        k40: ::core::primitive::u64,
        k41: ::core::primitive::u64,
        k42: ::core::primitive::u64,
        k43: ::core::primitive::u64,
        k44: ::core::primitive::u64,
        k45: ::core::primitive::u64,
        k46: ::core::primitive::u64,
        k47: ::core::primitive::u64,
        k48: ::core::primitive::u64,
        k49: ::core::primitive::u64,
        k50: ::core::primitive::u64,
        k51: ::core::primitive::u64,
        k52: ::core::primitive::u64,
        k53: ::core::primitive::u64,
        k54: ::core::primitive::u64,
        k55: ::core::primitive::u64,
        k56: ::core::primitive::u64,
        k57: ::core::primitive::u64,
        k58: ::core::primitive::u64,
        k59: ::core::primitive::u64,
        k60: ::core::primitive::u64,
        k61: ::core::primitive::u64,
        k62: ::core::primitive::u64,
        k63: ::core::primitive::u64,
        k64: ::core::option::Option<::core::primitive::u64>,
        k65: ::core::option::Option<u8>,
        k66: ::core::option::Option<::core::primitive::u64>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_u64(0, 255, &mut self.k00),
                1 => __cursor.put_u64(0, 255, &mut self.k01),
                2 => __cursor.put_u64(0, 255, &mut self.k02),
                3 => __cursor.put_u64(0, 255, &mut self.k03),
                4 => __cursor.put_u64(0, 255, &mut self.k04),
                5 => __cursor.put_u64(0, 255, &mut self.k05),
                6 => __cursor.put_u64(0, 255, &mut self.k06),
                7 => __cursor.put_u64(0, 255, &mut self.k07),
                8 => __cursor.put_u64(0, 255, &mut self.k08),
                9 => __cursor.put_u64(0, 255, &mut self.k09),
                10 => __cursor.put_u64(0, 255, &mut self.k10),
                11 => __cursor.put_u64(0, 255, &mut self.k11),
                12 => __cursor.put_u64(0, 255, &mut self.k12),
                13 => __cursor.put_u64(0, 255, &mut self.k13),
                14 => __cursor.put_u64(0, 255, &mut self.k14),
                15 => __cursor.put_u64(0, 255, &mut self.k15),
                16 => __cursor.put_u64(0, 255, &mut self.k16),
                17 => __cursor.put_u64(0, 255, &mut self.k17),
                18 => __cursor.put_u64(0, 255, &mut self.k18),
                19 => __cursor.put_u64(0, 255, &mut self.k19),
                20 => __cursor.put_u64(0, 255, &mut self.k20),
                21 => __cursor.put_u64(0, 255, &mut self.k21),
                22 => __cursor.put_u64(0, 255, &mut self.k22),
                23 => __cursor.put_u64(0, 255, &mut self.k23),
                24 => __cursor.put_u64(0, 255, &mut self.k24),
                25 => __cursor.put_u64(0, 255, &mut self.k25),
                26 => __cursor.put_u64(0, 255, &mut self.k26),
                27 => __cursor.put_u64(0, 255, &mut self.k27),
                28 => __cursor.put_u64(0, 255, &mut self.k28),
                29 => __cursor.put_u64(0, 255, &mut self.k29),
                30 => __cursor.put_u64(0, 255, &mut self.k30),
                31 => __cursor.put_u64(0, 255, &mut self.k31),
                32 => __cursor.put_u64(0, 255, &mut self.k32),
                33 => __cursor.put_u64(0, 255, &mut self.k33),
                34 => __cursor.put_u64(0, 255, &mut self.k34),
                35 => __cursor.put_u64(0, 255, &mut self.k35),
                36 => __cursor.put_u64(0, 255, &mut self.k36),
                37 => __cursor.put_u64(0, 255, &mut self.k37),
                38 => __cursor.put_u64(0, 255, &mut self.k38),
                39 => __cursor.put_u64(0, 255, &mut self.k39),
                40 => __cursor.put_u64(0, 255, &mut self.k40),
                41 => __cursor.put_u64(0, 255, &mut self.k41),
                42 => __cursor.put_u64(0, 255, &mut self.k42),
                43 => __cursor.put_u64(0, 255, &mut self.k43),
                44 => __cursor.put_u64(0, 255, &mut self.k44),
                45 => __cursor.put_u64(0, 255, &mut self.k45),
                46 => __cursor.put_u64(0, 255, &mut self.k46),
                47 => __cursor.put_u64(0, 255, &mut self.k47),
                48 => __cursor.put_u64(0, 255, &mut self.k48),
                49 => __cursor.put_u64(0, 255, &mut self.k49),
                50 => __cursor.put_u64(0, 255, &mut self.k50),
                51 => __cursor.put_u64(0, 255, &mut self.k51),
                52 => __cursor.put_u64(0, 255, &mut self.k52),
                53 => __cursor.put_u64(0, 255, &mut self.k53),
                54 => __cursor.put_u64(0, 255, &mut self.k54),
                55 => __cursor.put_u64(0, 255, &mut self.k55),
                56 => __cursor.put_u64(0, 255, &mut self.k56),
                57 => __cursor.put_u64(0, 255, &mut self.k57),
                58 => __cursor.put_u64(0, 255, &mut self.k58),
                59 => __cursor.put_u64(0, 255, &mut self.k59),
                60 => __cursor.put_u64(0, 255, &mut self.k60),
                61 => __cursor.put_u64(0, 255, &mut self.k61),
                62 => __cursor.put_u64(0, 255, &mut self.k62),
                63 => __cursor.put_u64(0, 255, &mut self.k63),
                64 => __cursor.put_option_u64(0, 255, &mut self.k64),
                65 => {
                    __cursor
                        .put_default_with(
                            &mut self.k65,
                            |__cursor| {
                                __cursor
                                    .read_u64(0, 255)
                                    .map(|__value| __value as ::core::primitive::u8)
                            },
                        )
                }
                66 => __cursor.put_option_u64(0, 255, &mut self.k66),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"k00\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_u64(0, 255, &mut self.k00)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k01\":", &__KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2;
            if __cursor.next_u64(0, 255, &mut self.k01)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k02\":", &__KEYS[2])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4;
            if __cursor.next_u64(0, 255, &mut self.k02)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k03\":", &__KEYS[3])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8;
            if __cursor.next_u64(0, 255, &mut self.k03)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k04\":", &__KEYS[4])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16;
            if __cursor.next_u64(0, 255, &mut self.k04)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k05\":", &__KEYS[5])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32;
            if __cursor.next_u64(0, 255, &mut self.k05)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k06\":", &__KEYS[6])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 64;
            if __cursor.next_u64(0, 255, &mut self.k06)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k07\":", &__KEYS[7])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 128;
            if __cursor.next_u64(0, 255, &mut self.k07)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k08\":", &__KEYS[8])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 256;
            if __cursor.next_u64(0, 255, &mut self.k08)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k09\":", &__KEYS[9])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 512;
            if __cursor.next_u64(0, 255, &mut self.k09)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k10\":", &__KEYS[10])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1024;
            if __cursor.next_u64(0, 255, &mut self.k10)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k11\":", &__KEYS[11])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2048;
            if __cursor.next_u64(0, 255, &mut self.k11)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k12\":", &__KEYS[12])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4096;
            if __cursor.next_u64(0, 255, &mut self.k12)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k13\":", &__KEYS[13])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8192;
            if __cursor.next_u64(0, 255, &mut self.k13)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k14\":", &__KEYS[14])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16384;
            if __cursor.next_u64(0, 255, &mut self.k14)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k15\":", &__KEYS[15])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 32768;
            if __cursor.next_u64(0, 255, &mut self.k15)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k16\":", &__KEYS[16])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 65536;
            if __cursor.next_u64(0, 255, &mut self.k16)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k17\":", &__KEYS[17])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 131072;
            if __cursor.next_u64(0, 255, &mut self.k17)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k18\":", &__KEYS[18])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 262144;
            if __cursor.next_u64(0, 255, &mut self.k18)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k19\":", &__KEYS[19])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 524288;
            if __cursor.next_u64(0, 255, &mut self.k19)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k20\":", &__KEYS[20])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1048576;
            if __cursor.next_u64(0, 255, &mut self.k20)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k21\":", &__KEYS[21])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2097152;
            if __cursor.next_u64(0, 255, &mut self.k21)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k22\":", &__KEYS[22])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4194304;
            if __cursor.next_u64(0, 255, &mut self.k22)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k23\":", &__KEYS[23])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8388608;
            if __cursor.next_u64(0, 255, &mut self.k23)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k24\":", &__KEYS[24])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 16777216;
            if __cursor.next_u64(0, 255, &mut self.k24)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k25\":", &__KEYS[25])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 33554432;
            if __cursor.next_u64(0, 255, &mut self.k25)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k26\":", &__KEYS[26])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 67108864;
            if __cursor.next_u64(0, 255, &mut self.k26)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k27\":", &__KEYS[27])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 134217728;
            if __cursor.next_u64(0, 255, &mut self.k27)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k28\":", &__KEYS[28])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 268435456;
            if __cursor.next_u64(0, 255, &mut self.k28)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k29\":", &__KEYS[29])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 536870912;
            if __cursor.next_u64(0, 255, &mut self.k29)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k30\":", &__KEYS[30])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1073741824;
            if __cursor.next_u64(0, 255, &mut self.k30)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k31\":", &__KEYS[31])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2147483648;
            if __cursor.next_u64(0, 255, &mut self.k31)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k32\":", &__KEYS[32])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4294967296;
            if __cursor.next_u64(0, 255, &mut self.k32)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k33\":", &__KEYS[33])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8589934592;
            if __cursor.next_u64(0, 255, &mut self.k33)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k34\":", &__KEYS[34])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 17179869184;
            if __cursor.next_u64(0, 255, &mut self.k34)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k35\":", &__KEYS[35])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 34359738368;
            if __cursor.next_u64(0, 255, &mut self.k35)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k36\":", &__KEYS[36])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 68719476736;
            if __cursor.next_u64(0, 255, &mut self.k36)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k37\":", &__KEYS[37])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 137438953472;
            if __cursor.next_u64(0, 255, &mut self.k37)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k38\":", &__KEYS[38])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 274877906944;
            if __cursor.next_u64(0, 255, &mut self.k38)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k39\":", &__KEYS[39])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 549755813888;
            if __cursor.next_u64(0, 255, &mut self.k39)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k40\":", &__KEYS[40])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1099511627776;
            if __cursor.next_u64(0, 255, &mut self.k40)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k41\":", &__KEYS[41])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2199023255552;
            if __cursor.next_u64(0, 255, &mut self.k41)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k42\":", &__KEYS[42])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4398046511104;
            if __cursor.next_u64(0, 255, &mut self.k42)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k43\":", &__KEYS[43])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 8796093022208;
            if __cursor.next_u64(0, 255, &mut self.k43)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k44\":", &__KEYS[44])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 17592186044416;
            if __cursor.next_u64(0, 255, &mut self.k44)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k45\":", &__KEYS[45])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 35184372088832;
            if __cursor.next_u64(0, 255, &mut self.k45)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k46\":", &__KEYS[46])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 70368744177664;
            if __cursor.next_u64(0, 255, &mut self.k46)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k47\":", &__KEYS[47])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 140737488355328;
            if __cursor.next_u64(0, 255, &mut self.k47)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k48\":", &__KEYS[48])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 281474976710656;
            if __cursor.next_u64(0, 255, &mut self.k48)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k49\":", &__KEYS[49])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 562949953421312;
            if __cursor.next_u64(0, 255, &mut self.k49)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k50\":", &__KEYS[50])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1125899906842624;
            if __cursor.next_u64(0, 255, &mut self.k50)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k51\":", &__KEYS[51])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2251799813685248;
            if __cursor.next_u64(0, 255, &mut self.k51)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k52\":", &__KEYS[52])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4503599627370496;
            if __cursor.next_u64(0, 255, &mut self.k52)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k53\":", &__KEYS[53])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 9007199254740992;
            if __cursor.next_u64(0, 255, &mut self.k53)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k54\":", &__KEYS[54])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 18014398509481984;
            if __cursor.next_u64(0, 255, &mut self.k54)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k55\":", &__KEYS[55])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 36028797018963968;
            if __cursor.next_u64(0, 255, &mut self.k55)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k56\":", &__KEYS[56])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 72057594037927936;
            if __cursor.next_u64(0, 255, &mut self.k56)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k57\":", &__KEYS[57])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 144115188075855872;
            if __cursor.next_u64(0, 255, &mut self.k57)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k58\":", &__KEYS[58])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 288230376151711744;
            if __cursor.next_u64(0, 255, &mut self.k58)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k59\":", &__KEYS[59])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 576460752303423488;
            if __cursor.next_u64(0, 255, &mut self.k59)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k60\":", &__KEYS[60])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1152921504606846976;
            if __cursor.next_u64(0, 255, &mut self.k60)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k61\":", &__KEYS[61])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 2305843009213693952;
            if __cursor.next_u64(0, 255, &mut self.k61)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k62\":", &__KEYS[62])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 4611686018427387904;
            if __cursor.next_u64(0, 255, &mut self.k62)? {
                return ::core::result::Result::Ok(true);
            }
            if !__cursor.key(b"\"k63\":", &__KEYS[63])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 9223372036854775808;
            if __cursor.next_u64(0, 255, &mut self.k63)? {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Row {
        fn read(
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut __slots = __Slots {
                k00: 0,
                k01: 0,
                k02: 0,
                k03: 0,
                k04: 0,
                k05: 0,
                k06: 0,
                k07: 0,
                k08: 0,
                k09: 0,
                k10: 0,
                k11: 0,
                k12: 0,
                k13: 0,
                k14: 0,
                k15: 0,
                k16: 0,
                k17: 0,
                k18: 0,
                k19: 0,
                k20: 0,
                k21: 0,
                k22: 0,
                k23: 0,
                k24: 0,
                k25: 0,
                k26: 0,
                k27: 0,
                k28: 0,
                k29: 0,
                k30: 0,
                k31: 0,
                k32: 0,
                k33: 0,
                k34: 0,
                k35: 0,
                k36: 0,
                k37: 0,
                k38: 0,
                k39: 0,
                k40: 0,
                k41: 0,
                k42: 0,
                k43: 0,
                k44: 0,
                k45: 0,
                k46: 0,
                k47: 0,
                k48: 0,
                k49: 0,
                k50: 0,
                k51: 0,
                k52: 0,
                k53: 0,
                k54: 0,
                k55: 0,
                k56: 0,
                k57: 0,
                k58: 0,
                k59: 0,
                k60: 0,
                k61: 0,
                k62: 0,
                k63: 0,
                k64: ::core::option::Option::Some(7),
                k65: ::core::option::Option::None,
                k66: ::core::option::Option::None,
            };
            __cursor.read_record::<2>(__KEYS, &mut __slots)?;
            ::core::result::Result::Ok(Self {
                k00: __slots.k00 as ::core::primitive::u8,
                k01: __slots.k01 as ::core::primitive::u8,
                k02: __slots.k02 as ::core::primitive::u8,
                k03: __slots.k03 as ::core::primitive::u8,
                k04: __slots.k04 as ::core::primitive::u8,
                k05: __slots.k05 as ::core::primitive::u8,
                k06: __slots.k06 as ::core::primitive::u8,
                k07: __slots.k07 as ::core::primitive::u8,
                k08: __slots.k08 as ::core::primitive::u8,
                k09: __slots.k09 as ::core::primitive::u8,
                k10: __slots.k10 as ::core::primitive::u8,
                k11: __slots.k11 as ::core::primitive::u8,
                k12: __slots.k12 as ::core::primitive::u8,
                k13: __slots.k13 as ::core::primitive::u8,
                k14: __slots.k14 as ::core::primitive::u8,
                k15: __slots.k15 as ::core::primitive::u8,
                k16: __slots.k16 as ::core::primitive::u8,
                k17: __slots.k17 as ::core::primitive::u8,
                k18: __slots.k18 as ::core::primitive::u8,
                k19: __slots.k19 as ::core::primitive::u8,
                k20: __slots.k20 as ::core::primitive::u8,
                k21: __slots.k21 as ::core::primitive::u8,
                k22: __slots.k22 as ::core::primitive::u8,
                k23: __slots.k23 as ::core::primitive::u8,
                k24: __slots.k24 as ::core::primitive::u8,
                k25: __slots.k25 as ::core::primitive::u8,
                k26: __slots.k26 as ::core::primitive::u8,
                k27: __slots.k27 as ::core::primitive::u8,
                k28: __slots.k28 as ::core::primitive::u8,
                k29: __slots.k29 as ::core::primitive::u8,
                k30: __slots.k30 as ::core::primitive::u8,
                k31: __slots.k31 as ::core::primitive::u8,
                k32: __slots.k32 as ::core::primitive::u8,
                k33: __slots.k33 as ::core::primitive::u8,
                k34: __slots.k34 as ::core::primitive::u8,
                k35: __slots.k35 as ::core::primitive::u8,
                k36: __slots.k36 as ::core::primitive::u8,
                k37: __slots.k37 as ::core::primitive::u8,
                k38: __slots.k38 as ::core::primitive::u8,
                k39: __slots.k39 as ::core::primitive::u8,
                k40: __slots.k40 as ::core::primitive::u8,
                k41: __slots.k41 as ::core::primitive::u8,
                k42: __slots.k42 as ::core::primitive::u8,
                k43: __slots.k43 as ::core::primitive::u8,
                k44: __slots.k44 as ::core::primitive::u8,
                k45: __slots.k45 as ::core::primitive::u8,
                k46: __slots.k46 as ::core::primitive::u8,
                k47: __slots.k47 as ::core::primitive::u8,
                k48: __slots.k48 as ::core::primitive::u8,
                k49: __slots.k49 as ::core::primitive::u8,
                k50: __slots.k50 as ::core::primitive::u8,
                k51: __slots.k51 as ::core::primitive::u8,
                k52: __slots.k52 as ::core::primitive::u8,
                k53: __slots.k53 as ::core::primitive::u8,
                k54: __slots.k54 as ::core::primitive::u8,
                k55: __slots.k55 as ::core::primitive::u8,
                k56: __slots.k56 as ::core::primitive::u8,
                k57: __slots.k57 as ::core::primitive::u8,
                k58: __slots.k58 as ::core::primitive::u8,
                k59: __slots.k59 as ::core::primitive::u8,
                k60: __slots.k60 as ::core::primitive::u8,
                k61: __slots.k61 as ::core::primitive::u8,
                k62: __slots.k62 as ::core::primitive::u8,
                k63: __slots.k63 as ::core::primitive::u8,
                k64: __slots.k64.map(|__value| __value as ::core::primitive::u8),
                k65: __slots.k65.unwrap_or(FIRST + 1),
                k66: __slots.k66.map(|__value| __value as ::core::primitive::u8),
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
        /// `row`
        pub row: Row,
    }
    impl ::core::fmt::Debug for __Args {
        #[inline]
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __f.write_str("Add { .. }")
        }
    }
    const __KEYS: &[__rt::Key; 1] = &[__rt::Key::required(&"row")];
    struct __Slots {
        row: ::core::option::Option<Row>,
    }
    impl<'a> __rt::Slots<'a> for __Slots {
        fn slot(
            &mut self,
            __index: ::core::primitive::usize,
            __cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match __index {
                0 => __cursor.put_with(&mut self.row, <Row as __rt::Value<'a>>::read),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        #[inline]
        fn prefix(
            &mut self,
            __cursor: &mut __rt::Cursor<'a>,
            __seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !__cursor.key(b"\"row\":", &__KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *__seen |= 1;
            if __cursor.next_with(&mut self.row, <Row as __rt::Value<'a>>::read)? {
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
                row: ::core::option::Option::None,
            };
            __cursor.read_record::<1>(__KEYS, &mut __slots)?;
            __cursor.finish()?;
            *__place = ::core::option::Option::Some(Self {
                row: __slots.row.ok_or(__rt::Stop)?,
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
                        ::toolcall::__write_returned!(__reply, add(__arguments.row)),
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
    static KEYS: [&::core::primitive::str; 68] = [
        "k00",
        "k01",
        "k02",
        "k03",
        "k04",
        "k05",
        "k06",
        "k07",
        "k08",
        "k09",
        "k10",
        "k11",
        "k12",
        "k13",
        "k14",
        "k15",
        "k16",
        "k17",
        "k18",
        "k19",
        "k20",
        "k21",
        "k22",
        "k23",
        "k24",
        "k25",
        "k26",
        "k27",
        "k28",
        "k29",
        "k30",
        "k31",
        "k32",
        "k33",
        "k34",
        "k35",
        "k36",
        "k37",
        "k38",
        "k39",
        "k40",
        "k41",
        "k42",
        "k43",
        "k44",
        "k45",
        "k46",
        "k47",
        "k48",
        "k49",
        "k50",
        "k51",
        "k52",
        "k53",
        "k54",
        "k55",
        "k56",
        "k57",
        "k58",
        "k59",
        "k60",
        "k61",
        "k62",
        "k63",
        "k64",
        "k65",
        "k\"66\\",
        "row",
    ];
    __rt::Declared {
        names: __rt::Names::new(1, &[0], &[("add", 0)]),
        tools: &[
            ::toolcall::Tool::new(
                "add",
                "Add up the numbers of a row.",
                __rt::keys(&KEYS, 67, 1),
            ),
        ],
        table: __rt::Table {
            nodes: &[
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 67, len: 1 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Record(__rt::Run { start: 0, len: 67 }),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: false,
                    checks: __rt::Run { start: 0, len: 0 },
                },
                __rt::Node {
                    kind: __rt::Kind::Integer(__rt::Width::U8),
                    nullable: true,
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
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Required,
                    },
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
                        presence: __rt::Presence::Default(0),
                    },
                    __rt::Member {
                        node: 2,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 3,
                        presence: __rt::Presence::Optional,
                    },
                    __rt::Member {
                        node: 1,
                        presence: __rt::Presence::Required,
                    },
                ],
                defaults: &["7"],
            },
            checks: &[],
            names: &[],
            parts: &[],
            spellings: &[(66, "k_66_")],
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
            tools: &[(1, 4304)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 4334)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponses,
            block: schemas::OPENAI_RESPONSES,
            tools: &[(1, 4291)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiResponsesStrict,
            block: schemas::OPENAI_RESPONSES_STRICT,
            tools: &[(1, 4321)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Anthropic,
            block: schemas::ANTHROPIC,
            tools: &[(1, 4296)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::AnthropicStrict,
            block: schemas::ANTHROPIC_STRICT,
            tools: &[(1, 4250)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Gemini,
            block: schemas::GEMINI,
            tools: &[(1, 4212)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::GeminiJson,
            block: schemas::GEMINI_JSON,
            tools: &[(1, 4268)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 4259)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp20251125,
            block: schemas::MCP_2025_11_25,
            tools: &[(1, 4259)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Bedrock,
            block: schemas::BEDROCK,
            tools: &[(1, 4317)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mistral,
            block: schemas::MISTRAL,
            tools: &[(1, 4304)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Cohere,
            block: schemas::COHERE,
            tools: &[(1, 4295)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Ollama,
            block: schemas::OLLAMA,
            tools: &[(1, 4199)],
        },
    ],
    ::toolcall::__catalog!("tools.0000000000000000.catalog"),
);
/// The arguments of `add`.
pub type Add<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
mod __dispatch {
    use ::toolcall::__private as __rt;
    use super::{Context, DECLARED, Add};
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
    let _ = (<Add<'static>>::parse, <Add<'static>>::check);
};

