//! Texts that match a pattern, from what another parser makes of it.

use core::ops::RangeInclusive;

use regex_syntax::ParserBuilder;
use regex_syntax::hir::{Class, Hir, HirKind, Look};

use crate::random::Random;

/// A text that matches and has so many characters.
///
/// # Panics
/// If the pattern means something else to that parser, or matches no text of the lengths that were tried.
pub(crate) fn text(pattern: &str, lengths: RangeInclusive<usize>, random: &mut Random) -> String {
    let hir = ParserBuilder::new().dot_matches_new_line(false).build().parse(pattern);
    let hir = hir.unwrap_or_else(|error| panic!("{pattern}: {error}"));
    let looks = hir.properties();
    let (is_start, is_end) =
        (looks.look_set_prefix().contains(Look::Start), looks.look_set_suffix().contains(Look::End));
    let mut drawn = (0..1_000).map(|_| {
        let mut text = if is_start { String::new() } else { "é ".repeat(random.below(3)) };
        draw(&hir, random, &mut text);
        if !is_end {
            text.push_str(&" x".repeat(random.below(3)));
        }
        text
    });
    let fitting = drawn.find(|text| lengths.contains(&text.chars().count()));
    fitting.unwrap_or_else(|| panic!("no text of {lengths:?} was found for {pattern}"))
}

fn draw(hir: &Hir, random: &mut Random, text: &mut String) {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => {}
        HirKind::Literal(literal) => text.push_str(core::str::from_utf8(&literal.0).expect("UTF-8")),
        HirKind::Class(Class::Unicode(class)) => {
            let range = random.pick(class.ranges());
            let width = u32::from(range.end()) - u32::from(range.start()) + 1;
            let at = u32::from(range.start()) + u32::try_from(random.below(width as usize)).expect("a small number");
            // The gap of the surrogates.
            text.push(char::from_u32(at).unwrap_or(range.start()));
        }
        HirKind::Class(Class::Bytes(_)) => unreachable!("texts are UTF-8"),
        HirKind::Repetition(repetition) => {
            let (least, most) = (repetition.min, repetition.max.unwrap_or(repetition.min + 5));
            let more = random.below((most - least) as usize + 1);
            (0..least as usize + more).for_each(|_| draw(&repetition.sub, random, text));
        }
        HirKind::Capture(capture) => draw(&capture.sub, random, text),
        HirKind::Concat(parts) => parts.iter().for_each(|part| draw(part, random, text)),
        HirKind::Alternation(parts) => draw(random.pick(parts), random, text),
    }
}
