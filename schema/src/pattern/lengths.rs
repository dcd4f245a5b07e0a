//! How long a text can be that matches, in characters.

use regex_syntax::hir::{Hir, HirKind, Look};

/// The least and the most characters of a whole text; `u32::MAX` is no bound.
pub(super) fn of_matching(hir: &Hir) -> (u32, u32) {
    let (least, most) = of(hir);
    let looks = hir.properties();
    let is_whole = looks.look_set_prefix().contains(Look::Start) && looks.look_set_suffix().contains(Look::End);
    (least, if is_whole { most } else { u32::MAX })
}

fn of(hir: &Hir) -> (u32, u32) {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => (0, 0),
        HirKind::Class(_) => (1, 1),
        HirKind::Literal(literal) => {
            let count = String::from_utf8_lossy(&literal.0).chars().count();
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            (count, count)
        }
        HirKind::Repetition(repetition) => {
            let (least, most) = of(&repetition.sub);
            let times = repetition.max.unwrap_or(u32::MAX);
            (least.saturating_mul(repetition.min), most.saturating_mul(times))
        }
        HirKind::Capture(capture) => of(&capture.sub),
        HirKind::Concat(parts) => parts
            .iter()
            .map(of)
            .fold((0, 0), |(least, most), (low, high)| (least.saturating_add(low), most.saturating_add(high))),
        HirKind::Alternation(parts) => parts
            .iter()
            .map(of)
            .reduce(|(least, most), (low, high)| (least.min(low), most.max(high)))
            .unwrap_or((0, u32::MAX)),
    }
}
