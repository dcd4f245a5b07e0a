//! Rows of what is to be reached, one line each: `class contender ratio bar ok|short`.

/// Prints rows and counts those that fall short.
#[derive(Debug, Default)]
pub struct Rows {
    short: usize,
}

impl Rows {
    /// Says what the columns are.
    pub fn head() {
        println!("{:<18} {:<22} {:>8} {:>8}", "class", "contender", "ratio", "bar");
    }

    /// Prints a row; what could not be measured falls short.
    pub fn print(&mut self, class: &str, contender: &str, measured: Option<f64>, most: f64) {
        let is_reached = measured.is_some_and(|measured| measured <= most);
        let (shown, verdict) = (measured.map_or("none".to_owned(), digits), if is_reached { "ok" } else { "short" });
        println!("{class:<18} {contender:<22} {shown:>8} {:>8} {verdict}", digits(most));
        self.short += usize::from(!is_reached);
    }

    /// Counts what another program has printed.
    pub const fn add(&mut self, short: usize) {
        self.short += short;
    }

    /// How many fell short.
    pub const fn short(&self) -> usize {
        self.short
    }
}

/// As many as count.
fn digits(number: f64) -> String {
    match number {
        100.0.. => format!("{number:.0}"),
        3.0.. => format!("{number:.1}"),
        _ => format!("{number:.3}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_over_its_bar_or_was_not_measured_falls_short() {
        let mut rows = Rows::default();
        rows.print("class", "contender", Some(0.5), 0.5);
        assert_eq!(rows.short(), 0);
        rows.print("class", "contender", Some(0.51), 0.5);
        rows.print("class", "contender", None, 0.5);
        rows.print("class", "contender", Some(f64::NAN), 0.5);
        assert_eq!(rows.short(), 3);
    }
}
