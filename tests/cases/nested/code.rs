// Customer.a3093d78ca01a401.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    static KEYS: [__rt::Key; 2] = [
        __rt::Key::required("name"),
        __rt::Key::optional("email"),
    ];
    struct __Slots<'a> {
        name: &'a ::core::primitive::str,
        email: ::core::option::Option<&'a ::core::primitive::str>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            index: ::core::primitive::usize,
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match index {
                0 => cursor.put_str(1, ::core::primitive::u32::MAX, &mut self.name),
                1 => {
                    cursor
                        .put_option_str(0, ::core::primitive::u32::MAX, &mut self.email)
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        fn prefix(
            &mut self,
            cursor: &mut __rt::Cursor<'a>,
            seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !cursor.key(b"\"name\":", &KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 1;
            if cursor.next_str(1, ::core::primitive::u32::MAX, &mut self.name)? {
                return ::core::result::Result::Ok(true);
            }
            if cursor.key(b"\"email\":", &KEYS[1])? {
                *seen |= 2;
                if cursor
                    .next_option_str(0, ::core::primitive::u32::MAX, &mut self.email)?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Customer<'a> {
        fn read(
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut slots = __Slots {
                name: "",
                email: ::core::option::Option::None,
            };
            let _seen = cursor.read_record::<1>(&KEYS, &mut slots)?;
            ::core::result::Result::Ok(Self {
                name: slots.name,
                email: slots.email.map(|value| ::std::borrow::ToOwned::to_owned(value)),
            })
        }
    }
};

// Item.c04dd7f9e1d9ae2e.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    static KEYS: [__rt::Key; 3] = [
        __rt::Key::required("article"),
        __rt::Key::required("cents"),
        __rt::Key::optional("pieces"),
    ];
    struct __Slots<'a> {
        article: &'a ::core::primitive::str,
        cents: ::core::primitive::u64,
        pieces: ::core::primitive::u64,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            index: ::core::primitive::usize,
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match index {
                0 => cursor.put_str(0, ::core::primitive::u32::MAX, &mut self.article),
                1 => cursor.put_u64(0, 100000, &mut self.cents),
                2 => cursor.put_default_u64(1, 99, &mut self.pieces),
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        fn prefix(
            &mut self,
            cursor: &mut __rt::Cursor<'a>,
            seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !cursor.key(b"\"article\":", &KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 1;
            if cursor.next_str(0, ::core::primitive::u32::MAX, &mut self.article)? {
                return ::core::result::Result::Ok(true);
            }
            if !cursor.key(b"\"cents\":", &KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 2;
            if cursor.next_u64(0, 100000, &mut self.cents)? {
                return ::core::result::Result::Ok(true);
            }
            if cursor.key(b"\"pieces\":", &KEYS[2])? {
                *seen |= 4;
                if cursor.next_default_u64(1, 99, &mut self.pieces)? {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Item<'a> {
        fn read(
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut slots = __Slots {
                article: "",
                cents: 0,
                pieces: 1,
            };
            let _seen = cursor.read_record::<1>(&KEYS, &mut slots)?;
            ::core::result::Result::Ok(Self {
                article: slots.article,
                cents: slots.cents as ::core::primitive::u32,
                pieces: slots.pieces as ::core::primitive::u8,
            })
        }
    }
};

// Order.c75c0a9966dab59f.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    static KEYS: [__rt::Key; 3] = [
        __rt::Key::required("customer"),
        __rt::Key::required("items"),
        __rt::Key::optional("wrapping"),
    ];
    struct __Slots<'a> {
        customer: ::core::option::Option<Customer<'a>>,
        items: ::core::option::Option<Vec<Item<'a>>>,
        wrapping: Option<Wrapping>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            index: ::core::primitive::usize,
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match index {
                0 => {
                    cursor
                        .put_with(
                            &mut self.customer,
                            |cursor| <Customer<'a> as __rt::Value<'a>>::read(cursor),
                        )
                }
                1 => {
                    cursor
                        .put_with(
                            &mut self.items,
                            |cursor| {
                                cursor
                                    .read_list(
                                        1,
                                        10,
                                        |cursor| <Item<'a> as __rt::Value<'a>>::read(cursor),
                                    )
                            },
                        )
                }
                2 => {
                    cursor
                        .put_option_with(
                            &mut self.wrapping,
                            |cursor| <Wrapping as __rt::Value<'a>>::read(cursor),
                        )
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        fn prefix(
            &mut self,
            cursor: &mut __rt::Cursor<'a>,
            seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !cursor.key(b"\"customer\":", &KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 1;
            if cursor
                .next_with(
                    &mut self.customer,
                    |cursor| <Customer<'a> as __rt::Value<'a>>::read(cursor),
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if !cursor.key(b"\"items\":", &KEYS[1])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 2;
            if cursor
                .next_with(
                    &mut self.items,
                    |cursor| {
                        cursor
                            .read_list(
                                1,
                                10,
                                |cursor| <Item<'a> as __rt::Value<'a>>::read(cursor),
                            )
                    },
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if cursor.key(b"\"wrapping\":", &KEYS[2])? {
                *seen |= 4;
                if cursor
                    .next_option_with(
                        &mut self.wrapping,
                        |cursor| <Wrapping as __rt::Value<'a>>::read(cursor),
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for Order<'a> {
        fn read(
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut slots = __Slots {
                customer: ::core::option::Option::None,
                items: ::core::option::Option::None,
                wrapping: ::core::option::Option::None,
            };
            let _seen = cursor.read_record::<1>(&KEYS, &mut slots)?;
            ::core::result::Result::Ok(Self {
                customer: slots.customer.ok_or(__rt::Stop)?,
                items: slots.items.ok_or(__rt::Stop)?,
                wrapping: slots.wrapping,
            })
        }
    }
};

// Wrapping.d0b57d1dba460451.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    static NAMES: [&'static ::core::primitive::str; 2] = ["brown-paper", "ribbon"];
    impl<'a> __rt::Value<'a> for Wrapping {
        fn read(
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            ::core::result::Result::Ok(
                match cursor.read_name(&NAMES)? {
                    0 => Self::BrownPaper,
                    1 => Self::Ribbon,
                    _ => return ::core::result::Result::Err(__rt::Stop),
                },
            )
        }
    }
};

// price.0a5ce4c269df8252.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `price`, parsed.
    pub struct __Args<'a> {
        /// `order`
        pub order: Order<'a>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            f.write_str("Price { .. }")
        }
    }
    static KEYS: [__rt::Key; 1] = [__rt::Key::required("order")];
    struct __Slots<'a> {
        order: ::core::option::Option<Order<'a>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            index: ::core::primitive::usize,
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match index {
                0 => {
                    cursor
                        .put_with(
                            &mut self.order,
                            |cursor| <Order<'a> as __rt::Value<'a>>::read(cursor),
                        )
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        fn prefix(
            &mut self,
            cursor: &mut __rt::Cursor<'a>,
            seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !cursor.key(b"\"order\":", &KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 1;
            if cursor
                .next_with(
                    &mut self.order,
                    |cursor| <Order<'a> as __rt::Value<'a>>::read(cursor),
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for __Args<'a> {
        fn read(
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut slots = __Slots {
                order: ::core::option::Option::None,
            };
            let _seen = cursor.read_record::<1>(&KEYS, &mut slots)?;
            ::core::result::Result::Ok(__Args {
                order: slots.order.ok_or(__rt::Stop)?,
            })
        }
    }
    impl<'a> __Args<'a> {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        pub fn parse(
            arguments: &'a [::core::primitive::u8],
            scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __tools::Set::parse::<Self>(0, arguments, scratch)
        }
    }
    impl __rt::Call<0> for __tools::Set {
        type Args<'a> = __Args<'a>;
    }
    impl<__Context: ?::core::marker::Sized> __rt::Run<0, __Context> for __tools::Set {
        fn run<'a>(
            _context: &__Context,
            arguments: __Args<'a>,
            reply: &mut ::toolcall::Reply,
        ) -> ::core::result::Result<(), ::toolcall::Failure> {
            ::toolcall::__write_returned!(reply, price(arguments.order))
        }
    }
};

// price_both.b41388afb89307fc.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
#[forbid(unsafe_code)]
const _: () = {
    use ::toolcall::__private as __rt;
    use crate::tools as __tools;
    const _: () = __rt::assert_same_run(0u64, __tools::Set::HASH);
    /// The arguments of `price_both`, parsed.
    pub struct __Args<'a> {
        /// `first`
        pub first: Order<'a>,
        /// `second`
        pub second: Option<Order<'a>>,
    }
    impl<'a> ::core::fmt::Debug for __Args<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            f.write_str("PriceBoth { .. }")
        }
    }
    static KEYS: [__rt::Key; 2] = [
        __rt::Key::required("first"),
        __rt::Key::optional("second"),
    ];
    struct __Slots<'a> {
        first: ::core::option::Option<Order<'a>>,
        second: Option<Order<'a>>,
    }
    impl<'a> __rt::Slots<'a> for __Slots<'a> {
        fn slot(
            &mut self,
            index: ::core::primitive::usize,
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<(), __rt::Stop> {
            match index {
                0 => {
                    cursor
                        .put_with(
                            &mut self.first,
                            |cursor| <Order<'a> as __rt::Value<'a>>::read(cursor),
                        )
                }
                1 => {
                    cursor
                        .put_option_with(
                            &mut self.second,
                            |cursor| <Order<'a> as __rt::Value<'a>>::read(cursor),
                        )
                }
                _ => ::core::result::Result::Err(__rt::Stop),
            }
        }
        fn prefix(
            &mut self,
            cursor: &mut __rt::Cursor<'a>,
            seen: &mut ::core::primitive::u64,
        ) -> ::core::result::Result<::core::primitive::bool, __rt::Stop> {
            if !cursor.key(b"\"first\":", &KEYS[0])? {
                return ::core::result::Result::Ok(false);
            }
            *seen |= 1;
            if cursor
                .next_with(
                    &mut self.first,
                    |cursor| <Order<'a> as __rt::Value<'a>>::read(cursor),
                )?
            {
                return ::core::result::Result::Ok(true);
            }
            if cursor.key(b"\"second\":", &KEYS[1])? {
                *seen |= 2;
                if cursor
                    .next_option_with(
                        &mut self.second,
                        |cursor| <Order<'a> as __rt::Value<'a>>::read(cursor),
                    )?
                {
                    return ::core::result::Result::Ok(true);
                }
            }
            ::core::result::Result::Ok(false)
        }
    }
    impl<'a> __rt::Value<'a> for __Args<'a> {
        fn read(
            cursor: &mut __rt::Cursor<'a>,
        ) -> ::core::result::Result<Self, __rt::Stop> {
            let mut slots = __Slots {
                first: ::core::option::Option::None,
                second: ::core::option::Option::None,
            };
            let _seen = cursor.read_record::<1>(&KEYS, &mut slots)?;
            ::core::result::Result::Ok(__Args {
                first: slots.first.ok_or(__rt::Stop)?,
                second: slots.second,
            })
        }
    }
    impl<'a> __Args<'a> {
        /// Parses arguments from their JSON text.
        ///
        /// # Errors
        /// If they do not fit; every violation is in the rejection.
        pub fn parse(
            arguments: &'a [::core::primitive::u8],
            scratch: &'a mut ::toolcall::Scratch,
        ) -> ::core::result::Result<Self, &'a ::toolcall::Rejection> {
            __tools::Set::parse::<Self>(1, arguments, scratch)
        }
    }
    impl __rt::Call<1> for __tools::Set {
        type Args<'a> = __Args<'a>;
    }
    impl<__Context: ?::core::marker::Sized> __rt::Run<1, __Context> for __tools::Set {
        fn run<'a>(
            _context: &__Context,
            arguments: __Args<'a>,
            reply: &mut ::toolcall::Reply,
        ) -> ::core::result::Result<(), ::toolcall::Failure> {
            ::toolcall::__write_returned!(
                reply, price_both(arguments.first, arguments.second)
            )
        }
    }
};

// tools.rs
// Written by toolcall-build. Do not edit: the next build overwrites it.
use ::toolcall::__private as __rt;
const _: () = __rt::assert_format(1);
/// The toolset as a type; the glue of its tools implements the calls for it.
#[derive(::core::fmt::Debug)]
pub struct Set;
impl Set {
    #[doc(hidden)]
    pub const HASH: ::core::primitive::u64 = 0u64;
    #[doc(hidden)]
    pub fn parse<'a, A: __rt::Value<'a>>(
        id: ::core::primitive::usize,
        arguments: &'a [::core::primitive::u8],
        scratch: &'a mut ::toolcall::Scratch,
    ) -> ::core::result::Result<A, &'a ::toolcall::Rejection> {
        __rt::parse(&DECLARED, id, arguments, scratch)
    }
}
static DECLARED: __rt::Declared = __rt::Declared {
    names: __rt::Names::new(
        16287231350648472473,
        &[(1, 0)],
        &[("price_both", 1), ("price", 0)],
    ),
    tools: &[
        ::toolcall::Tool::new(
            "price",
            "Work out what an order costs, in cents.",
            &["order"],
        ),
        ::toolcall::Tool::new(
            "price_both",
            "Work out what two orders cost together.",
            &["first", "second"],
        ),
    ],
    table: __rt::Table {
        nodes: &[
            __rt::Node {
                kind: __rt::Kind::Record(__rt::TableRun { start: 8, len: 1 }),
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Record(__rt::TableRun { start: 5, len: 3 }),
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Record(__rt::TableRun { start: 0, len: 2 }),
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Text,
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 1 },
            },
            __rt::Node {
                kind: __rt::Kind::Text,
                nullable: true,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::List(6),
                nullable: false,
                checks: __rt::TableRun { start: 1, len: 2 },
            },
            __rt::Node {
                kind: __rt::Kind::Record(__rt::TableRun { start: 2, len: 3 }),
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Text,
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Integer(__rt::Width::U32),
                nullable: false,
                checks: __rt::TableRun { start: 3, len: 2 },
            },
            __rt::Node {
                kind: __rt::Kind::Integer(__rt::Width::U8),
                nullable: false,
                checks: __rt::TableRun { start: 5, len: 2 },
            },
            __rt::Node {
                kind: __rt::Kind::Enum(__rt::TableRun { start: 0, len: 2 }),
                nullable: true,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Record(__rt::TableRun { start: 9, len: 2 }),
                nullable: false,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
            __rt::Node {
                kind: __rt::Kind::Record(__rt::TableRun { start: 5, len: 3 }),
                nullable: true,
                checks: __rt::TableRun { start: 0, len: 0 },
            },
        ],
        fields: &[
            __rt::Field {
                name: "name",
                node: 3,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "email",
                node: 4,
                presence: __rt::Presence::Optional,
            },
            __rt::Field {
                name: "article",
                node: 7,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "cents",
                node: 8,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "pieces",
                node: 9,
                presence: __rt::Presence::Default("1"),
            },
            __rt::Field {
                name: "customer",
                node: 2,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "items",
                node: 5,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "wrapping",
                node: 10,
                presence: __rt::Presence::Optional,
            },
            __rt::Field {
                name: "order",
                node: 1,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "first",
                node: 1,
                presence: __rt::Presence::Required,
            },
            __rt::Field {
                name: "second",
                node: 12,
                presence: __rt::Presence::Optional,
            },
        ],
        checks: &[
            __rt::Check::MinLength(1),
            __rt::Check::MinItems(1),
            __rt::Check::MaxItems(10),
            __rt::Check::Minimum(__rt::Bound::Integer(0)),
            __rt::Check::Maximum(__rt::Bound::Integer(100000)),
            __rt::Check::Minimum(__rt::Bound::Integer(1)),
            __rt::Check::Maximum(__rt::Bound::Integer(99)),
        ],
        names: &["brown-paper", "ribbon"],
    },
    roots: &[0, 11],
};
/// The schemas of every rendered dialect; one that is not named is not linked.
pub mod schemas {
    /// The tools as `openai-strict` takes them: a JSON array.
    pub static OPENAI_STRICT: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.openai-strict.0000000000000000.json"
    );
    /// The tools as `mcp` takes them: a JSON array.
    pub static MCP: &[::core::primitive::u8] = ::core::include_bytes!(
        "tools.mcp.0000000000000000.json"
    );
}
/// The tools, and their schemas in every rendered dialect.
pub static TOOLS: ::toolcall::Toolset = ::toolcall::Toolset::new(
    &DECLARED,
    &[
        __rt::View {
            dialect: ::toolcall::Dialect::OpenaiStrict,
            block: schemas::OPENAI_STRICT,
            tools: &[(1, 1321), (1322, 2742)],
        },
        __rt::View {
            dialect: ::toolcall::Dialect::Mcp,
            block: schemas::MCP,
            tools: &[(1, 1216), (1217, 2523)],
        },
    ],
);
/// The arguments of `price`.
pub type Price<'a> = <Set as __rt::Call<0>>::Args<'a>;
/// The arguments of `price_both`.
pub type PriceBoth<'a> = <Set as __rt::Call<1>>::Args<'a>;
/// What every tool of this set is given beside its arguments.
pub type Context = ();
/// Finds, parses, calls and writes, without an await. A tool that must be awaited fails here.
pub fn call_sync<'s>(
    context: &Context,
    name: &::core::primitive::str,
    arguments: &'s [::core::primitive::u8],
    scratch: &'s mut ::toolcall::Scratch,
    reply: &mut ::toolcall::Reply,
) -> ::toolcall::Outcome<'s> {
    reply.clear();
    match DECLARED.find(name) {
        ::core::option::Option::Some(0) => {
            __rt::call_sync::<
                Set,
                0,
                Context,
            >(&DECLARED, context, arguments, scratch, reply)
        }
        ::core::option::Option::Some(1) => {
            __rt::call_sync::<
                Set,
                1,
                Context,
            >(&DECLARED, context, arguments, scratch, reply)
        }
        _ => __rt::unknown(&DECLARED, name, reply),
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
    match DECLARED.find(name) {
        ::core::option::Option::Some(0) => {
            __rt::call_sync::<
                Set,
                0,
                Context,
            >(&DECLARED, context, arguments, scratch, reply)
        }
        ::core::option::Option::Some(1) => {
            __rt::call_sync::<
                Set,
                1,
                Context,
            >(&DECLARED, context, arguments, scratch, reply)
        }
        _ => __rt::unknown(&DECLARED, name, reply),
    }
}
const _: () = {
    let _ = call_sync;
    let _ = call;
    let _ = &TOOLS;
    let _ = <Price<'static>>::parse;
    let _ = <PriceBoth<'static>>::parse;
};

