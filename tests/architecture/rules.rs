//! Which modules of a crate may import which: data nothing, vocabulary data, stages both; what is beyond that has its reason.

/// What a module of a crate may name from its own crate.
pub(crate) struct Rule {
    /// The module at the crate's root.
    pub(crate) module: &'static str,
    /// The modules it may import; its own is always allowed.
    pub(crate) imports: &'static [&'static str],
}

pub(crate) const COMPILER: &[Rule] = &[
    // Data.
    Rule { module: "decl", imports: &[] },
    Rule { module: "bind", imports: &[] },
    // Vocabulary.
    Rule { module: "codes", imports: &[] },
    Rule { module: "hash", imports: &[] },
    Rule { module: "keywords", imports: &[] },
    Rule { module: "stack", imports: &[] },
    Rule { module: "types", imports: &["bind"] },
    Rule { module: "attributes", imports: &["codes", "decl"] },
    // The edges: what is read from outside, what is written there.
    Rule { module: "levels", imports: &["codes"] },
    Rule { module: "optimise", imports: &[] },
    Rule { module: "policies", imports: &[] },
    Rule { module: "provider", imports: &[] },
    Rule { module: "config", imports: &["levels", "optimise", "policies", "provider"] },
    Rule { module: "source", imports: &["hash"] },
    Rule { module: "output", imports: &["config", "emit"] },
    Rule { module: "render", imports: &["source"] },
    Rule { module: "report", imports: &["bind", "codes", "config", "decl", "emit", "render", "source"] },
    // Stages.
    Rule { module: "read", imports: &["decl", "source"] },
    Rule { module: "resolve", imports: &["decl"] },
    Rule {
        module: "lower",
        imports: &[
            "attributes",
            "bind",
            "codes",
            "config",
            "decl",
            "keywords",
            "provider",
            "resolve",
            "source",
            "types",
        ],
    },
    Rule { module: "declared", imports: &["bind", "codes", "config", "keywords", "source"] },
    Rule { module: "emit", imports: &["bind", "decl", "hash", "keywords", "optimise", "policies", "source"] },
    // Stages in a row.
    Rule {
        module: "compile",
        imports: &[
            "bind", "config", "declared", "emit", "lower", "optimise", "output", "read", "render", "report", "source",
            "stack",
        ],
    },
    Rule { module: "stages", imports: &["config", "declared", "emit", "lower", "read", "report", "source", "stack"] },
    Rule { module: "lib", imports: &["compile", "config", "optimise", "report"] },
    // The command: a crate of its own, whose `declared` is not that of the library.
    Rule { module: "bin", imports: &["declared"] },
];

pub(crate) const SCHEMA: &[Rule] = &[
    // Data.
    Rule { module: "span", imports: &[] },
    Rule { module: "json", imports: &[] },
    Rule { module: "class", imports: &[] },
    Rule { module: "decimal", imports: &[] },
    Rule { module: "integer", imports: &[] },
    Rule { module: "format", imports: &[] },
    Rule { module: "choice", imports: &[] },
    Rule { module: "level", imports: &[] },
    Rule { module: "limits", imports: &[] },
    Rule { module: "nearest", imports: &[] },
    Rule { module: "source", imports: &[] },
    Rule { module: "table", imports: &["decimal", "format", "integer", "level"] },
    Rule { module: "dialect", imports: &[] },
    Rule { module: "names", imports: &[] },
    Rule { module: "diag", imports: &["span"] },
    Rule { module: "ledger", imports: &[] },
    Rule { module: "view", imports: &["diag", "dialect", "json", "ledger"] },
    // A constraint of the catalog is a keyword and its value.
    Rule { module: "catalog", imports: &["constraints", "json", "level", "limits", "source", "span", "table"] },
    Rule {
        module: "stored",
        imports: &["catalog", "constraints", "decimal", "format", "json", "level", "source", "span", "table"],
    },
    Rule { module: "diff", imports: &["catalog"] },
    // Vocabulary.
    Rule { module: "pattern", imports: &["class"] },
    Rule { module: "constraints", imports: &["catalog", "format", "json", "limits", "pattern", "span", "table"] },
    Rule { module: "dialects", imports: &["catalog", "dialect", "json"] },
    Rule { module: "lint", imports: &["catalog", "constraints", "diag", "integer", "json", "span", "view"] },
    // Stages.
    Rule {
        module: "normalise",
        imports: &[
            "catalog",
            "choice",
            "constraints",
            "diag",
            "dialect",
            "dialects",
            "format",
            "json",
            "ledger",
            "source",
            "span",
            "table",
            "view",
        ],
    },
    // Another source of catalogs.
    Rule {
        module: "declared",
        imports: &[
            "catalog",
            "choice",
            "constraints",
            "diag",
            "dialect",
            "dialects",
            "format",
            "json",
            "limits",
            "lint",
            "normalise",
            "pattern",
            "source",
            "span",
            "table",
        ],
    },
    Rule { module: "lower", imports: &["catalog", "choice", "constraints", "json", "level", "span", "table"] },
    Rule { module: "lib", imports: &[] },
];
