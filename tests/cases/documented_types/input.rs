//! What a type tells about the parameters that have it: of itself or as an `Option`, through aliases to the nearest
//! documented one, by whatever path. Lists, maps, fields and hidden types tell nothing.

use std::collections::BTreeMap;

use self::inner::Level as Height;

/// Every way to reach a type that tells.
#[toolcall::tool]
pub fn told(
    direct: Zone,
    optional: Option<Zone>,
    renamed: Height,
    by_path: Option<inner::Level>,
    alias: Plain,
    alias_of_alias: Told,
    hidden_alias: HiddenAlias,
    generic: Maybe<Zone>,
    told_generic: ToldMaybe<Zone>,
    included: Ticket,
    attribute: Said,
    wrapped: Wrapped,
) -> usize {
    let zones = [direct, alias, alias_of_alias, hidden_alias];
    let others = [optional, generic, told_generic];
    let heights = [Some(renamed), by_path].iter().flatten().count();
    zones.len()
        + heights
        + others.into_iter().flatten().count()
        + included.0.len()
        + usize::from(attribute.on)
        + wrapped.0.len()
}

/// Generic types, by themselves and by aliases.
#[toolcall::tool]
pub fn told_by_generics(pair: Pair<i32>, alias: Numbers, given: Pairs<u8>, other: Option<ToldPair<bool>>) -> u8 {
    let sides = [pair.left + pair.right, alias.left + alias.right];
    let is_told = other.is_some_and(|pair| pair.left && pair.right);
    sides.len() as u8 + given.left + given.right + u8::from(is_told)
}

/// Two of a kind.
#[derive(Debug)]
#[toolcall::value]
pub struct Pair<T> {
    /// The one.
    left: T,
    /// The other.
    right: T,
}

pub type Numbers = Pair<i32>;

pub type Pairs<T> = Pair<T>;

/// Whether each is there.
pub type ToldPair<T> = Pairs<T>;

/// Every way to tell nothing, or something better.
///
/// # Parameters
/// * `bullet` - the bullet
/// * `empty` -
/// * `comment` - never shown
#[toolcall::tool]
pub fn untold(
    bullet: Zone,
    empty: Zone,
    /// the comment
    comment: Zone,
    #[tool(description = "the attribute")]
    /// never shown
    attribute: Zone,
    #[tool(description = "")] cleared: Option<Zone>,
    list: Vec<Zone>,
    list_of_list: Option<Vec<Zone>>,
    map: BTreeMap<String, Zone>,
    tuple: (Zone, Zone),
    array: [Zone; 2],
    hidden: Hidden,
    wiped: Wiped,
    foreign: Option<String>,
    found_only: Found,
) -> usize {
    let zones = [bullet, empty, comment, attribute, tuple.0, tuple.1];
    let zones = zones.into_iter().chain(array).chain(cleared).chain(list).chain(list_of_list.into_iter().flatten());
    let others = usize::from(hidden.on) + usize::from(wiped.on) + foreign.map_or(0, |text| text.len());
    zones.chain(map.into_values()).chain([found_only.zone]).chain(found_only.last).count() + others
}

/// Where it is valid.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub enum Zone {
    /// In the town.
    Town,
    #[doc(alias = "countryside")]
    Land,
}

pub mod inner {
    //! A module that only paths reach.

    /// How good the seats are.
    #[toolcall::value]
    #[derive(Clone, Copy, Debug)]
    pub enum Level {
        First,
        Second,
    }
}

pub type Plain = Zone;

/// Where it is told to be valid.
pub type Told = Plain;

/// Nobody is told this.
#[doc(hidden)]
pub type HiddenAlias = Told;

pub type Maybe<T> = Option<T>;

/// Where it may be valid.
pub type ToldMaybe<T> = Maybe<T>;

#[doc = include_str!("ticket.md")]
#[toolcall::value]
#[derive(Debug)]
pub struct Ticket(String);

/// Never shown.
#[toolcall::value(description = "What the attribute says.")]
#[derive(Debug)]
pub struct Said {
    on: bool,
}

/// Never shown.
#[toolcall::value(description = "")]
#[derive(Debug)]
pub struct Wiped {
    on: bool,
}

/// Never shown.
#[doc(hidden)]
#[toolcall::value]
#[derive(Debug)]
pub struct Hidden {
    on: bool,
}

/// A list under a name of its own.
#[toolcall::value]
#[derive(Debug)]
pub struct Wrapped(Vec<u8>);

#[toolcall::value]
#[derive(Debug)]
pub struct Found {
    zone: Zone,
    /// of the last visit
    last: Option<Zone>,
}

#[toolcall::tool]
impl Ticket {
    /// Compare two tickets.
    #[tool(name = "same")]
    pub fn is_same(of: Self, with: Option<Self>) -> bool {
        with.is_some_and(|with| with.0 == of.0)
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(documented_types);
}
