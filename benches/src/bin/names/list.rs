//! Names as tools have them, in an order that looks random: what is done, to what, and how. The build script takes them in
//! as well, and writes a `match` over them.

/// The first of all names, at most `10_000`.
pub(crate) fn names(count: usize) -> Vec<String> {
    let total = VERBS.len() * NOUNS.len() * WAYS.len();
    // Without a common factor with the total, so each comes once.
    let name = |index: usize| {
        let index = index * 4_271 % total;
        let (verb, rest) = (VERBS[index % VERBS.len()], index / VERBS.len());
        format!("{verb}_{}{}", NOUNS[rest % NOUNS.len()], WAYS[rest / NOUNS.len()])
    };
    (0..count).map(name).collect()
}

const VERBS: [&str; 20] = [
    "get", "list", "create", "update", "delete", "search", "add", "remove", "set", "find", "send", "move", "merge",
    "close", "open", "read", "write", "fetch", "count", "assign",
];

const NOUNS: [&str; 25] = [
    "user",
    "issue",
    "repository",
    "file",
    "pull_request",
    "branch",
    "comment",
    "calendar_event",
    "customer",
    "order",
    "invoice",
    "message",
    "project",
    "pipeline",
    "release",
    "label",
    "milestone",
    "document",
    "page",
    "database",
    "table",
    "workflow",
    "artifact",
    "notification",
    "team",
];

const WAYS: [&str; 20] = [
    "",
    "_by_id",
    "_status",
    "_details",
    "_history",
    "_for_project",
    "_v2",
    "_batch",
    "_permissions",
    "_in_organization",
    "_metadata",
    "_comments",
    "_contents",
    "_members",
    "_settings",
    "_summary",
    "_attachments",
    "_tags",
    "_events",
    "_reviews",
];
