//! Which bullet of the doc comment tells about which parameter.
//!
//! By name; by position only where a parameter has no name of its own and the numbers agree.

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::nearest::nearest;
use toolcall_schema::span::Span;

use super::name;
use crate::codes;
use crate::decl::Bullet;

/// A parameter that a model sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown<'d> {
    /// The identifier; `None` for `_` and patterns.
    pub(super) written: Option<&'d str>,
    /// The name in the attribute.
    pub(super) said: Option<&'d str>,
    pub(super) span: Span,
}

/// What a bullet tells about a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Told {
    /// The name, where the parameter has none.
    pub(super) name: Option<String>,
    pub(super) text: Option<String>,
}

/// What the bullets tell, one for each parameter; `hidden` are those that no model sees.
pub(super) fn assign(
    bullets: &[Bullet],
    shown: &[Shown<'_>],
    hidden: &[&str],
    problems: &mut Vec<Diagnostic>,
) -> Vec<Told> {
    let mut used = vec![false; bullets.len()];
    let mut told: Vec<Told> = shown.iter().map(|parameter| by_name(bullets, &mut used, parameter)).collect();
    for (index, parameter) in shown.iter().enumerate() {
        if parameter.written.is_some() || parameter.said.is_some() {
            continue;
        }
        let same_number = bullets.len() == shown.len();
        let bullet = bullets.get(index).filter(|bullet| same_number && !used[index] && bullet.name.is_some());
        let Some((name, bullet)) = bullet.and_then(|bullet| Some((bullet.name.clone()?, bullet))) else {
            let help = "give it one with `#[tool(name = \"…\")]`, or name each parameter in a bullet";
            problems.push(codes::NAMELESS_PARAMETER.error(parameter.span, "this parameter has no name").help(help));
            continue;
        };
        used[index] = true;
        let message = format!("this parameter takes the name `{name}` from the bullet at its place");
        let warning = codes::NAME_FROM_BULLET.warning(parameter.span, message).related(bullet.span, "this bullet");
        problems.push(warning.help(format!("say it with `#[tool(name = \"{name}\")]`")));
        told[index] = Told { name: Some(name), text: Some(bullet.text.clone()) };
    }
    let strays = bullets.iter().zip(used).filter(|(bullet, used)| !used && !names_one(bullet, hidden));
    let mut strays = strays.map(|(bullet, _)| bullet);
    problems.extend(strays.by_ref().take(MOST_TOLD).map(|bullet| stray(bullet, shown)));
    if let Some(next) = strays.next() {
        let message = format!("this bullet names no parameter, nor do {} further ones", strays.count());
        problems.push(codes::STRAY_BULLET.warning(next.span, message));
    }
    told
}

fn by_name(bullets: &[Bullet], used: &mut [bool], parameter: &Shown<'_>) -> Told {
    let names: Vec<&str> = names(parameter).collect();
    let mut told = Told::default();
    for (bullet, used) in bullets.iter().zip(used).filter(|(bullet, _)| names_one(bullet, &names)) {
        *used = true;
        told.text.get_or_insert_with(|| bullet.text.clone());
    }
    told
}

/// The names by which a bullet may call a parameter.
fn names<'d>(parameter: &Shown<'d>) -> impl Iterator<Item = &'d str> {
    parameter.said.into_iter().chain(parameter.written).chain(parameter.written.map(name::wire))
}

fn names_one(bullet: &Bullet, names: &[&str]) -> bool {
    bullet.name.as_deref().is_some_and(|name| names.contains(&name))
}

fn stray(bullet: &Bullet, shown: &[Shown<'_>]) -> Diagnostic {
    let Some(name) = &bullet.name else {
        let warning = codes::STRAY_BULLET.warning(bullet.span, "this bullet names no parameter");
        return warning.help("write it as \"`name` - what it is\"");
    };
    let warning = codes::STRAY_BULLET.warning(bullet.span, format!("there is no parameter `{name}`"));
    let known = || shown.iter().filter_map(|parameter| parameter.said.or(parameter.written));
    match nearest(name, known()) {
        Some(meant) => warning.help(format!("did you mean `{meant}`?")),
        None if shown.is_empty() => warning.help("the function takes nothing from a model: take the bullet away"),
        None => {
            let known: Vec<_> = known().map(|name| format!("`{name}`")).collect();
            warning.help(format!("there is {}", known.join(", ")))
        }
    }
}

/// Stray bullets that are told of one by one.
const MOST_TOLD: usize = 20;

#[cfg(test)]
mod tests {
    use super::*;

    fn bullet(name: &str, text: &str) -> Bullet {
        let name = (!name.is_empty()).then(|| name.to_owned());
        Bullet { name, text: text.to_owned(), span: Span::default() }
    }

    fn shown(written: &str) -> Shown<'_> {
        Shown { written: (written != "_").then_some(written), said: None, span: Span::default() }
    }

    fn told(bullets: &[Bullet], shown: &[Shown<'_>]) -> (Vec<Told>, Vec<&'static str>) {
        let mut problems = Vec::new();
        let told = assign(bullets, shown, &["db"], &mut problems);
        (told, problems.iter().map(|problem| problem.code).collect())
    }

    #[test]
    fn bullets_go_by_name_in_any_order() {
        let bullets = [bullet("days", "D"), bullet("city", "C"), bullet("db", "hidden")];
        let (told, codes) = told(&bullets, &[shown("city"), shown("_days")]);
        assert_eq!(told.iter().map(|told| told.text.as_deref()).collect::<Vec<_>>(), [Some("C"), Some("D")]);
        assert!(codes.is_empty(), "{codes:?}");
    }

    #[test]
    fn a_nameless_parameter_takes_the_bullet_at_its_place() {
        let (first, codes) = told(&[bullet("city", "C"), bullet("days", "D")], &[shown("city"), shown("_")]);
        assert_eq!(first[1], Told { name: Some("days".into()), text: Some("D".into()) });
        assert_eq!(codes, [codes::NAME_FROM_BULLET.id]);
        let (_, codes) = told(&[bullet("days", "D")], &[shown("city"), shown("_")]);
        assert_eq!(codes, [codes::NAMELESS_PARAMETER.id, codes::STRAY_BULLET.id]);
    }

    #[test]
    fn a_stray_bullet_is_told_of() {
        let (_, codes) = told(&[bullet("ctiy", "C"), bullet("", "text")], &[shown("city")]);
        assert_eq!(codes, [codes::STRAY_BULLET.id; 2]);
    }

    #[test]
    fn of_many_stray_bullets_the_first_are_told_of() {
        let many: Vec<Bullet> = (0..20_000).map(|index| bullet(&format!("{index}").repeat(100), "")).collect();
        let (_, codes) = told(&many, &[shown("city")]);
        assert_eq!(codes.len(), MOST_TOLD + 1);
    }
}
