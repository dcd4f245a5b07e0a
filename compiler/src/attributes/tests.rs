use super::*;
use crate::decl::Candidate;
use crate::read::{Cfg, read_crate};
use crate::source::Sources;

/// What `#[tool(words)]` says on an item, and the codes of what is wrong with it.
fn read_words(place: Place, words: &str) -> (Settings, Vec<(&'static str, Option<String>)>) {
    let source = format!("#[tool({words})] fn f() {{}}");
    let krate = read_crate(&mut Sources::in_memory([("src/lib.rs", source)]), "src/lib.rs", &Cfg::default());
    let Some(Candidate::Function(function)) = krate.candidates.first() else { panic!("{words}") };
    let mut problems = Vec::new();
    let settings = settings(place, &function.attributes, &mut problems);
    (settings, problems.into_iter().map(|problem| (problem.code, problem.help)).collect())
}

fn codes_of(place: Place, words: &str) -> Vec<&'static str> {
    read_words(place, words).1.into_iter().map(|(code, _)| code).collect()
}

#[test]
fn words_set_what_they_say() {
    let words = "name = \"a\", title = \"T\", description = \"\", toolset = \"admin\", read_only, destructive = false, \
                 allow = \"undocumented\"";
    let (settings, problems) = read_words(Place::Function, words);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(settings.name.map(|name| name.value).as_deref(), Some("a"));
    assert_eq!(settings.title.as_deref(), Some("T"));
    assert_eq!(settings.description.as_deref(), Some(""));
    assert_eq!(settings.toolset.map(|name| name.value).as_deref(), Some("admin"));
    assert_eq!((settings.read_only, settings.destructive), (Some(true), Some(false)));
    assert!(settings.allows_undocumented);

    let (settings, problems) = read_words(Place::Parameter, "range = 1..=16, default = 3, min_length = 2");
    assert!(problems.is_empty(), "{problems:?}");
    assert!(settings.default.is_some());
    let names: Vec<&str> = settings.constraints.iter().map(|word| word.name.text.as_str()).collect();
    assert_eq!(names, ["range", "min_length"]);
}

#[test]
fn an_unknown_word_is_told_with_the_nearest() {
    let (_, problems) = read_words(Place::Function, "nmae = \"a\"");
    assert_eq!(problems, [(codes::UNKNOWN_WORD.id, Some("did you mean `name`?".to_owned()))]);
    let (_, problems) = read_words(Place::Parameter, "minimun = 3");
    assert_eq!(problems, [(codes::UNKNOWN_WORD.id, Some("did you mean `minimum`?".to_owned()))]);
    let (_, problems) = read_words(Place::Variant, "colour = 3");
    assert_eq!(problems, [(codes::UNKNOWN_WORD.id, Some("here may stand `name`, `description`".to_owned()))]);
}

#[test]
fn words_have_their_places_and_values() {
    for (place, words, code) in [
        (Place::Function, "range = 1..=3", codes::MISPLACED_WORD),
        (Place::Function, "default = 3", codes::MISPLACED_WORD),
        (Place::Parameter, "read_only", codes::MISPLACED_WORD),
        (Place::Field, "context", codes::MISPLACED_WORD),
        (Place::Variant, "minimum = 3", codes::MISPLACED_WORD),
        (Place::Function, "name = 3", codes::WORD_VALUE),
        (Place::Function, "name", codes::WORD_VALUE),
        (Place::Function, "read_only = \"yes\"", codes::WORD_VALUE),
        (Place::Function, "allow = \"everything\"", codes::WORD_VALUE),
        (Place::Parameter, "context = 3", codes::WORD_VALUE),
        (Place::Parameter, "default(3)", codes::WORD_VALUE),
        (Place::Function, "name = \"a\", name = \"b\"", codes::REPEATED_WORD),
        (Place::Function, "name: \"a\"", codes::UNREADABLE_ATTRIBUTE),
    ] {
        assert_eq!(codes_of(place, words), [code.id], "{place:?} {words}");
    }
}

#[test]
fn every_mistake_is_told() {
    assert_eq!(codes_of(Place::Function, "nmae = 1, range = 3, title = 4").len(), 3);
}

#[test]
fn serde_renames_or_is_refused() {
    let read = |words: &str| {
        let source = format!("#[serde({words})] fn f() {{}}");
        let krate = read_crate(&mut Sources::in_memory([("src/lib.rs", source)]), "src/lib.rs", &Cfg::default());
        let Some(Candidate::Function(function)) = krate.candidates.into_iter().next() else { panic!("{words}") };
        let mut problems = Vec::new();
        let serde = serde::read(&function.attributes, &mut problems);
        (serde.rename, serde.rename_all, problems.len())
    };
    assert_eq!(read("rename = \"a\""), (Some("a".into()), None, 0));
    assert_eq!(read("rename(serialize = \"a\", deserialize = \"b\")"), (Some("b".into()), None, 0));
    assert_eq!(read("rename(serialize = \"a\")"), (None, None, 0));
    assert_eq!(read("rename_all = \"camelCase\", deny_unknown_fields"), (None, Some(serde::Case::Camel), 0));
    assert_eq!(read("rename_all = \"camel\""), (None, None, 1));
    for refused in ["default", "default = \"f\"", "alias = \"x\"", "skip", "with = \"m\"", "other"] {
        assert_eq!(read(refused), (None, None, 1), "{refused}");
    }
    for harmless in ["skip_serializing_if = \"f\"", "borrow", "bound(deserialize = \"\")", "crate = \"c\""] {
        assert_eq!(read(harmless), (None, None, 0), "{harmless}");
    }
}
