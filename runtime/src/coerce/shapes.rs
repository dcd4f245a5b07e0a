//! Look-ups in a shape table that can not fail.
//!
//! Tables come from our own lowering, so their indices are right; one that is not finds a shape that nothing fits
//! instead of a panic.

use toolcall_schema::choice;
use toolcall_schema::level::Level;
use toolcall_schema::table::{By, Check, Field, Fields, Kind, Node, NodeId, Run, Table};

use super::domain;
use crate::pattern::Pattern;

/// The shape table of a walk, and what its checks of patterns refer to.
#[derive(Clone, Copy)]
pub(crate) struct Shapes<'t> {
    pub(crate) table: Table<'t>,
    pub(crate) patterns: &'t [Pattern],
}

impl<'t> Shapes<'t> {
    pub(super) fn node(&self, id: NodeId) -> Node {
        self.table.nodes.get(id as usize).copied().unwrap_or(NOTHING)
    }

    /// Whether values of a node have no parts.
    pub(super) fn is_scalar(&self, id: NodeId) -> bool {
        matches!(self.node(id).kind, Kind::Bool | Kind::Integer(_) | Kind::Number(_) | Kind::Text | Kind::Enum(_))
    }

    /// Whether values of a node have parts that a string of JSON may hold, whichever they are.
    pub(super) fn is_json(&self, id: NodeId) -> bool {
        matches!(self.node(id).kind, Kind::Record(_) | Kind::Open(..) | Kind::Map(..) | Kind::Tuple(_))
    }

    /// Whether values of a node may be scalars that are read without tokens.
    pub(super) fn may_be_usual(&self, id: NodeId) -> bool {
        self.is_scalar(id) || matches!(self.node(id).kind, Kind::Choice(By::Trial, _))
    }

    pub(super) fn fields(&self, run: Run) -> Fields<'t> {
        self.table.fields.of(run)
    }

    pub(super) fn field(&self, run: Run, index: usize) -> Option<Field<'t>> {
        self.fields(run).get(index)
    }

    /// The fields of a node that is an object with declared keys.
    fn record(&self, id: NodeId) -> Option<Run> {
        match self.node(id).kind {
            Kind::Record(fields) | Kind::Open(fields, _) => Some(fields),
            _ => None,
        }
    }

    /// The place of a field in the table.
    fn place(fields: Run, index: usize) -> Option<u32> {
        let index = u32::try_from(index).ok().filter(|index| *index < fields.len)?;
        Some(fields.start.saturating_add(index))
    }

    /// What is declared of how far the value of a field may be coerced.
    pub(super) fn level(&self, fields: Run, index: usize) -> Option<Level> {
        let levels = self.table.levels;
        let place = if levels.is_empty() { None } else { Self::place(fields, index) }?;
        let index = levels.binary_search_by_key(&place, |(place, _)| *place).ok()?;
        levels.get(index).map(|(_, level)| *level)
    }

    /// Whether nothing may repeat the value of a field.
    pub(super) fn is_secret(&self, fields: Run, index: usize) -> bool {
        Self::place(fields, index).is_some_and(|place| self.table.secrets.binary_search(&place).is_ok())
    }

    /// The index in a record of the field with this name, declared or of some dialect.
    pub(super) fn named(&self, run: Run, name: &str) -> Option<usize> {
        let declared = self.fields(run).names.iter().position(|field| is_same(field.as_bytes(), name.as_bytes()));
        declared.or_else(|| self.spelled(run, name.as_bytes()))
    }

    /// The index in a record of the field that has this name in some dialect.
    pub(super) fn spelled(&self, run: Run, name: &[u8]) -> Option<usize> {
        spelled(self.table.spellings, run, name)
    }

    /// The declared name of an enum that is meant by this one.
    pub(super) fn meant(&self, run: Run, name: &str) -> Option<&'t str> {
        let names = self.names(run);
        let index = choice::position(names, name).or_else(|| spelled(self.table.other_names, run, name.as_bytes()))?;
        names.get(index).copied()
    }

    /// The nodes of a tuple or a choice.
    pub(super) fn parts(&self, run: Run) -> &'t [NodeId] {
        run.of(self.table.parts)
    }

    /// The key that holds the name of a form, in a choice that has one.
    pub(super) fn tag(&self, choice: NodeId) -> Option<&'t str> {
        let Kind::Choice(By::Tag, forms) = self.node(choice).kind else { return None };
        self.objects(forms).next().map(|(_, first)| first.name)
    }

    /// Whether a key is the one that holds the name of a form, by its declared spelling or that of some dialect.
    pub(super) fn is_tag(&self, choice: NodeId, key: &str) -> bool {
        let Kind::Choice(By::Tag, forms) = self.node(choice).kind else { return false };
        self.objects(forms).next().is_some_and(|(form, _)| self.is_first_key(form, key))
    }

    fn is_first_key(&self, object: NodeId, key: &str) -> bool {
        let Some(fields) = self.record(object) else { return false };
        let is_declared = self.field(fields, 0).is_some_and(|first| first.name == key);
        is_declared || self.spelled(fields, key.as_bytes()) == Some(0)
    }

    /// The names of the forms of a choice that are objects.
    pub(super) fn form_names(&self, choice: NodeId) -> impl Iterator<Item = (&'t str, NodeId)> + Clone {
        let (by, forms) = match self.node(choice).kind {
            Kind::Choice(by, forms) => (by, forms),
            _ => (By::Trial, NONE),
        };
        self.objects(forms).filter_map(move |(form, first)| match (by, self.node(first.node).kind) {
            (By::Tag, Kind::Enum(names)) => self.names(names).first().map(|name| (*name, form)),
            (By::Key, _) => Some((first.name, form)),
            (By::Tag | By::Trial, _) => None,
        })
    }

    /// The form of a choice that has this name.
    pub(super) fn form(&self, choice: NodeId, name: &str) -> Option<NodeId> {
        let Kind::Choice(by, forms) = self.node(choice).kind else { return None };
        let goes_by = |form: &NodeId| {
            let Some(fields) = self.record(*form) else { return false };
            match (by, self.field(fields, 0).map(|first| (first.name, self.node(first.node).kind))) {
                (By::Tag, Some((_, Kind::Enum(names)))) => self.meant(names, name).is_some(),
                (By::Key, Some((key, _))) => key == name || self.spelled(fields, name.as_bytes()) == Some(0),
                (_, _) => false,
            }
        };
        self.parts(forms).iter().copied().find(goes_by)
    }

    /// The only form of a choice whose name, as the value of its tag, differs in the case of ASCII letters at most.
    pub(super) fn form_of_case(&self, choice: NodeId, name: &str) -> Option<NodeId> {
        let mut alike = self.form_names(choice).filter(|(other, _)| other.eq_ignore_ascii_case(name));
        let (_, form) = alike.next()?;
        alike.next().is_none().then_some(form)
    }

    /// Whether an object is one of the forms of a choice.
    pub(super) fn is_form(&self, object: NodeId) -> bool {
        let mut kinds = self.table.nodes.iter().map(|node| node.kind);
        kinds.any(|kind| matches!(kind, Kind::Choice(_, forms) if self.parts(forms).contains(&object)))
    }

    /// The form of a choice that is a name alone, and these names.
    pub(super) fn bare_names(&self, forms: Run) -> Option<(NodeId, Run)> {
        self.parts(forms).iter().find_map(|form| match self.node(*form).kind {
            Kind::Enum(names) => Some((*form, names)),
            _ => None,
        })
    }

    /// The forms of a choice that are objects, each with its first key.
    fn objects(&self, forms: Run) -> impl Iterator<Item = (NodeId, Field<'t>)> + Clone {
        self.parts(forms).iter().filter_map(move |form| Some((*form, self.field(self.record(*form)?, 0)?)))
    }

    pub(super) fn checks(&self, node: Node) -> &'t [Check] {
        node.checks.of(self.table.checks)
    }

    /// The patterns among the checks of a node.
    pub(super) fn patterns(&self, checks: &[Check]) -> impl Iterator<Item = &'t Pattern> {
        domain::patterns(checks).filter_map(move |index| self.patterns.get(index as usize))
    }

    pub(super) fn names(&self, run: Run) -> &'t [&'t str] {
        run.of(self.table.names)
    }
}

/// Whether two texts are equal: short ones, as keys are, without a call.
#[inline(always)]
pub(super) fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    // The two blocks overlap unless the text is twice as long as one.
    if let (Some(start), Some(end)) = (one.first_chunk::<8>(), one.last_chunk::<8>()) {
        return other.first_chunk() == Some(start)
            && other.last_chunk() == Some(end)
            && (one.len() <= 16 || one == other);
    }
    match (one.first_chunk::<4>(), one.last_chunk::<4>()) {
        (Some(start), Some(end)) => other.first_chunk() == Some(start) && other.last_chunk() == Some(end),
        // Of at most three bytes.
        _ => {
            one.first() == other.first()
                && one.get(one.len() / 2) == other.get(one.len() / 2)
                && one.last() == other.last()
        }
    }
}

/// The index within a run of what is spelled so.
fn spelled(spellings: &[(u32, &str)], run: Run, name: &[u8]) -> Option<usize> {
    let (start, end) = (run.start, run.start.saturating_add(run.len));
    // They stand in the order of their places.
    let first = spellings.partition_point(|(place, _)| *place < start);
    let of_run = spellings.get(first..).unwrap_or_default().iter().take_while(|(place, _)| *place < end);
    let mut found = of_run.filter(|(_, spelling)| spelling.as_bytes() == name);
    found.next().map(|(place, _)| (place - start) as usize)
}

const NONE: Run = Run { start: 0, len: 0 };

const NOTHING: Node = Node { kind: Kind::Enum(NONE), nullable: false, checks: NONE };

#[cfg(test)]
mod tests {
    use super::is_same;

    #[test]
    fn texts_of_every_length_are_the_same_as_themselves_only() {
        let text = b"abcdefghijklmnopqrstuvwxyz";
        for length in 0..=text.len() {
            let one = &text[..length];
            assert!(is_same(one, one.to_vec().as_slice()));
            assert!((0..=text.len()).all(|other| other == length || !is_same(one, &text[..other])));
            for at in 0..length {
                let mut other = one.to_vec();
                other[at] = b'_';
                assert!(!is_same(one, &other), "{at} of {length}");
            }
        }
    }
}
