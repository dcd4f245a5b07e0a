//! Doc comments: joined as rustdoc does, and taken apart into the summary and the bullets on parameters.
//!
//! Works on lines of text and knows no parameter; `lower` decides which bullet is whose.

use toolcall_schema::span::Span;

use crate::decl::{Bullet, Docs};

/// One `///` line, one `/** */` comment or one `#[doc = "…"]`.
#[derive(Debug)]
pub(super) struct Fragment {
    pub(super) form: Form,
    pub(super) text: String,
    pub(super) span: Span,
}

/// How a [`Fragment`] is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Line,
    Block,
    Attribute,
}

/// Understands the fragments of one item.
pub(super) fn docs(fragments: &[Fragment], hidden: bool) -> Docs {
    let lines = lines(fragments);
    let mut sections = Sections::default();
    for line in &lines {
        sections.line(line);
    }
    let text = joined(lines.iter().map(|line| line.text.as_str()));
    let summary = joined(sections.summary.iter().map(String::as_str));
    let bullets = sections.bullets.into_iter().map(finished).collect();
    Docs { text, summary, bullets, hidden }
}

struct Line {
    text: String,
    span: Span,
}

/// The lines without the indentation that all of them have.
fn lines(fragments: &[Fragment]) -> Vec<Line> {
    let mixed = fragments.iter().any(|fragment| fragment.form == Form::Attribute)
        && fragments.iter().any(|fragment| fragment.form != Form::Attribute);
    // `#[doc]` has no space at its start where `///` has one, so beside those it counts as one deeper.
    let extra = |fragment: &Fragment| usize::from(mixed && fragment.form == Form::Attribute);
    let texts: Vec<(String, &Fragment)> = fragments.iter().map(|fragment| (undecorated(fragment), fragment)).collect();
    let common = texts
        .iter()
        .flat_map(|(text, fragment)| text.lines().map(move |line| (line, extra(fragment))))
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, extra)| indentation(line) + extra)
        .min()
        .unwrap_or(0);
    let mut lines = Vec::new();
    for (text, fragment) in texts {
        let cut = common.saturating_sub(extra(fragment));
        // `lines` gives none for an empty text, which is an empty line here.
        let whole = if text.is_empty() { vec![""] } else { text.lines().collect() };
        for line in whole {
            let text = line.chars().skip(cut.min(indentation(line))).collect::<String>();
            lines.push(Line { text: text.trim_end().to_owned(), span: fragment.span });
        }
    }
    lines
}

/// The text of a block comment without the ` * ` at the start of its lines.
fn undecorated(fragment: &Fragment) -> String {
    if fragment.form != Form::Block {
        return fragment.text.clone();
    }
    let lines: Vec<&str> = fragment.text.lines().collect();
    let starred = lines.iter().skip(1).all(|line| line.trim().is_empty() || line.trim_start().starts_with('*'));
    if !starred || lines.len() < 2 {
        return fragment.text.trim_start_matches('\n').to_owned();
    }
    let bare = |line: &&str| line.trim_start().strip_prefix('*').unwrap_or(line).to_owned();
    let mut bare: Vec<String> = lines.iter().map(bare).collect();
    // Text behind the opening has no star of its own; it is as deep as the others.
    if bare.first().is_some_and(|first| first.trim().is_empty()) {
        bare.remove(0);
    }
    bare.join("\n")
}

fn indentation(line: &str) -> usize {
    line.chars().take_while(|char| *char == ' ' || *char == '\t').count()
}

/// Lines joined, without empty ones at either end.
fn joined<'l>(lines: impl Iterator<Item = &'l str>) -> String {
    let text = lines.collect::<Vec<_>>().join("\n");
    let text = text.trim_end();
    let first = text.lines().take_while(|line| line.trim().is_empty()).map(|line| line.len() + 1).sum::<usize>();
    text.get(first..).unwrap_or_default().to_owned()
}

/// Where the reader is.
#[derive(Default)]
struct Sections {
    summary: Vec<String>,
    bullets: Vec<Open>,
    /// Level of the heading of the section on parameters.
    inside: Option<usize>,
    /// The fence that closes the code block.
    fence: Option<String>,
    /// The line before was empty.
    after_blank: bool,
    /// The last bullet still takes lines.
    open: bool,
}

/// A bullet that may go on.
struct Open {
    indentation: usize,
    lines: Vec<String>,
    span: Span,
}

impl Sections {
    fn line(&mut self, line: &Line) {
        let fenced = self.fence.is_some();
        self.follow_fence(&line.text);
        if !fenced
            && self.fence.is_none()
            && let Some((level, title)) = heading(&line.text)
        {
            self.open = false;
            if is_on_parameters(title) {
                self.inside = Some(level);
                return;
            }
            if self.inside.is_some_and(|section| level <= section) {
                self.inside = None;
            }
        }
        match self.inside {
            None => self.summary.push(line.text.clone()),
            Some(_) => self.inside(line, fenced),
        }
        self.after_blank = line.text.trim().is_empty();
    }

    /// A line of the section on parameters.
    fn inside(&mut self, line: &Line, fenced: bool) {
        let depth = indentation(&line.text);
        let deeper = self.bullets.last().is_some_and(|bullet| depth > bullet.indentation);
        if !fenced && let Some(text) = bullet(&line.text).filter(|_| !(self.open && deeper)) {
            self.bullets.push(Open { indentation: depth, lines: vec![text.to_owned()], span: line.span });
            self.open = true;
            return;
        }
        let blank = line.text.trim().is_empty();
        // Markdown lets a paragraph go on without indentation, until an empty line.
        self.open &= blank || deeper || !self.after_blank;
        if self.open
            && let Some(bullet) = self.bullets.last_mut()
        {
            bullet.lines.push(line.text.clone());
        }
    }

    fn follow_fence(&mut self, line: &str) {
        let line = line.trim_start();
        match &self.fence {
            Some(fence)
                if line.starts_with(fence.as_str()) && line.trim_end().chars().all(|char| fence.starts_with(char)) =>
            {
                self.fence = None;
            }
            Some(_) => {}
            None => {
                let Some(mark) = line.chars().next().filter(|char| *char == '`' || *char == '~') else { return };
                let fence: String = line.chars().take_while(|char| *char == mark).collect();
                // Back-ticks behind the fence make it code within a line.
                if fence.len() >= 3 && !line[fence.len()..].contains('`') {
                    self.fence = Some(fence);
                }
            }
        }
    }
}

/// Level and title of `## Title`.
fn heading(line: &str) -> Option<(usize, &str)> {
    let text = line.trim_start();
    let level = text.chars().take_while(|char| *char == '#').count();
    let rest = &text[level..];
    let is_heading =
        indentation(line) < 4 && (1..=6).contains(&level) && (rest.is_empty() || rest.starts_with([' ', '\t']));
    is_heading.then(|| (level, rest.trim().trim_end_matches('#').trim_end()))
}

fn is_on_parameters(title: &str) -> bool {
    let title = title.trim_end_matches(':');
    ["parameters", "arguments", "args"].iter().any(|name| title.eq_ignore_ascii_case(name))
}

/// What stands behind `*`, `-` or `+`.
fn bullet(line: &str) -> Option<&str> {
    let text = line.trim_start();
    let rest = text.strip_prefix(['*', '-', '+'])?;
    rest.starts_with([' ', '\t']).then(|| rest.trim_start())
}

/// Name and text of a bullet.
fn finished(bullet: Open) -> Bullet {
    let Open { lines, span, .. } = bullet;
    let (first, rest) = lines.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
    let (name, first) = match named(first) {
        Some((name, text)) => (Some(name.to_owned()), text),
        None => (None, first),
    };
    let common = rest.iter().filter(|line| !line.trim().is_empty()).map(|line| indentation(line)).min().unwrap_or(0);
    let rest = rest.iter().map(|line| line.get(common.min(indentation(line))..).unwrap_or_default());
    Bullet { name, text: joined(std::iter::once(first).chain(rest)), span }
}

/// The name, bare or in back-ticks, and what stands behind the dash or colon.
fn named(text: &str) -> Option<(&str, &str)> {
    let (name, rest) = match text.strip_prefix('`') {
        Some(quoted) => quoted.split_once('`')?,
        None => {
            let end =
                text.find(|char: char| char.is_whitespace() || [':', '–', '—'].contains(&char)).unwrap_or(text.len());
            // The dash may touch the name: `city- the city`.
            let name = text[..end].trim_end_matches('-');
            (name, &text[name.len()..])
        }
    };
    let name = name.trim();
    let name = name.strip_prefix("r#").unwrap_or(name);
    let rest = rest.trim_start();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return None;
    }
    if rest.is_empty() {
        return Some((name, rest));
    }
    rest.strip_prefix(['-', '–', '—', ':']).map(|text| (name, text.trim_start()))
}

#[cfg(test)]
mod tests;
