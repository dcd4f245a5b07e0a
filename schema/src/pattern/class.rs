//! Patterns that only say which characters there may be and how many: `^[a-z]{2,8}$`, `^.{1,80}$`.

use regex_syntax::hir::{self, ClassUnicode, ClassUnicodeRange, Hir, HirKind, Look, Repetition};

use crate::class::{Class, Others};

/// The class that a pattern amounts to.
pub(super) fn of(hir: &Hir) -> Option<Class> {
    let HirKind::Concat(parts) = hir.kind() else { return None };
    let [start, body, end] = parts.as_slice() else { return None };
    if *start.kind() != HirKind::Look(Look::Start) || *end.kind() != HirKind::Look(Look::End) {
        return None;
    }
    let (one, min, max) = match body.kind() {
        HirKind::Repetition(Repetition { min, max, sub, greedy: _ }) => (&**sub, *min, max.unwrap_or(u32::MAX)),
        _ => (body, 1, 1),
    };
    let (ascii, others) = split(&characters(one)?)?;
    Some(Class { ascii, others, min, max })
}

/// The characters of which exactly one must stand there.
fn characters(hir: &Hir) -> Option<ClassUnicode> {
    match hir.kind() {
        HirKind::Class(hir::Class::Unicode(class)) => Some(class.clone()),
        HirKind::Literal(literal) => {
            let mut chars = core::str::from_utf8(&literal.0).ok()?.chars();
            let only = chars.next().filter(|_| chars.as_str().is_empty())?;
            Some(ClassUnicode::new([ClassUnicodeRange::new(only, only)]))
        }
        _ => None,
    }
}

/// The bits of the ASCII characters, and the others if there is a word for them.
fn split(class: &ClassUnicode) -> Option<(u128, Others)> {
    let (mut ascii, mut beyond) = (0, Vec::new());
    for range in class.ranges() {
        for char in range.start()..=range.end().min('\x7f') {
            ascii |= 1 << u32::from(char);
        }
        if range.end() > '\x7f' {
            beyond.push((range.start().max('\u{80}'), range.end()));
        }
    }
    let others = match beyond.as_slice() {
        [] => Others::None,
        [('\u{80}', char::MAX)] => Others::All,
        [('\u{80}', '\u{2027}'), ('\u{202a}', char::MAX)] => Others::InLine,
        _ => return None,
    };
    Some((ascii, others))
}
