//! Where descriptions come from: the nearest word wins, from the attribute down to the parameter's type.

/// Plan a journey.
///
/// A second paragraph belongs to the tool as well.
///
/// # Parameters
/// * `from` - where it starts
/// - to – where it ends
/// + `via` — a stop on the way,
///   which may need a second line
/// * day: day of the month
/// * `mood` - never shown, since the attribute says it better
///
/// # Errors
/// This section stays with the tool.
#[toolcall::tool]
pub fn plan(
    from: &str,
    to: &str,
    via: Option<&str>,
    day: u8,
    #[tool(description = "how the traveller feels")] mood: Option<&str>,
) -> usize {
    from.len() + to.len() + via.map_or(0, str::len) + usize::from(day) + mood.map_or(0, str::len)
}

/// Book a seat.
///
/// ## Arguments
///
/// * `seat` - never shown, since the parameter has a doc comment of its own
#[toolcall::tool]
pub fn book(
    /// Number of the seat.
    seat: u16,
    vehicle: Vehicle,
    #[tool(description = "")] other: Option<Vehicle>,
    third: Option<Alias>,
    hidden: Option<Hidden>,
) -> usize {
    let named = [Some(vehicle), other, third].iter().flatten().count();
    usize::from(seat) + named + usize::from(hidden.is_some())
}

/// This comment is for people who read the source.
#[toolcall::tool(description = "Cancel a journey.")]
pub fn cancel(
    #[doc = "Number of the booking."]
    #[tool(range = 1..)]
    booking: u32,
) -> u32 {
    booking
}

/**
 * Say when a journey starts.
 *
 * # Args:
 *
 * * `booking`: number of the booking
 */
#[toolcall::tool]
pub fn departure(booking: u32) -> u32 {
    booking % 24
}

/// What one travels by.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub enum Vehicle {
    /// Over rails.
    Train,
    /// Over water.
    Ship,
}

/// What one travels by, under another name; the nearest documented type is the one that is shown.
pub type Alias = Vehicle;

/// A comment that is not for the model.
#[toolcall::value]
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Hidden {
    #[doc(hidden)]
    Secret,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(descriptions);
}
