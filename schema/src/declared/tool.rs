//! One entry of a file: its name, its remarks, its schemas.

use super::draft::Draft;
use super::fault::{Fault, Place};
use super::finish::shown;
use super::flat::All;
use super::form::{Entry, FORMS, Form};
use super::index::Index;
use super::keyword::of;
use super::names::{Names, check_name};
use super::patterns::Store;
use super::reading::Reading;
use super::tree::{Id, Tree, Value};
use super::{Beyond, Declared, Options, SchemaText, Verdict};
use crate::catalog::{Hints, Returns, Shape, Tool, Type, TypeId};
use crate::lint::hidden;

/// Reads one tool into the catalog, or says why it is not there.
pub(super) fn tool(tree: &Tree<'_>, entry: Entry, options: &Options, store: &mut Store, names: &mut Names) -> Declared {
    let Entry { whole, tool, form, schema } = entry;
    store.patterns.next_tool();
    let text = |key| tree.text_at(tool, key).map(str::to_owned);
    let annotations = tree.key(tool, "annotations").unwrap_or(tool);
    let hint = |key| tree.bool_at(annotations, key).filter(|_| annotations != tool);
    let title = text("title").or_else(|| tree.text_at(annotations, "title").map(str::to_owned));
    let mut declared = Declared {
        name: text("name").unwrap_or_default(),
        title: title.filter(|title| !title.is_empty()),
        description: text("description").unwrap_or_default(),
        hints: Hints {
            read_only: hint("readOnlyHint"),
            destructive: hint("destructiveHint"),
            idempotent: hint("idempotentHint"),
            open_world: hint("openWorldHint"),
        },
        form: Some(form),
        place: tree.place(tool),
        schema: schema.map(|schema| schema_text(tree, schema)),
        output: None,
        remarks: Vec::new(),
        verdict: Verdict::Beyond(Beyond { reasons: Vec::new() }),
    };
    let fault = match too_long(tree, whole, options).or_else(|| tree.repeated(whole)) {
        Some(fault) => Err(fault),
        None => check_name(tree, tool).and_then(|()| names.claim(tree, tool, &declared.name)),
    };
    declared.remarks.extend(unseen(tree, whole).into_iter().chain(no_text(tree, tool)));
    let read = fault.and_then(|()| arguments(tree, entry, options, store, &mut declared));
    declared.verdict = match read {
        Ok(Ok(arguments)) => {
            let returns = returns(tree, tool, options, store, &mut declared);
            store.catalog.tools.push(made(tree, tool, &declared, arguments, returns));
            Verdict::Shape(store.catalog.tools.len() - 1)
        }
        Ok(Err(beyond)) if form == Form::Gemini => Verdict::Refused(not_json_schema(&beyond, &declared.place)),
        Ok(Err(beyond)) => {
            // Its output may have a shape all the same, but nothing holds arguments to its own.
            declared.output = tree.key(tool, "outputSchema").map(|output| schema_text(tree, output));
            Verdict::Beyond(beyond)
        }
        Err(fault) => Verdict::Refused(fault),
    };
    declared
}

fn too_long(tree: &Tree<'_>, whole: Id, options: &Options) -> Option<Fault> {
    let (bytes, most) = (tree.source(whole).len(), options.limits.tool_bytes);
    let message = format!("the tool has {bytes} bytes, more than {most}");
    (bytes > most).then(|| Fault::new("J003", tree.place(whole), message, "say less of it, or declare several tools"))
}

/// The remark on characters that a reader does not see and a model does.
fn unseen(tree: &Tree<'_>, whole: Id) -> Option<Fault> {
    let (at, char) = tree.texts(whole).find_map(|(at, text)| Some((at, hidden(text).next()?)))?;
    let message = format!("a text holds U+{:04X}, which is not seen", u32::from(char));
    Some(Fault::new("J023", tree.place(at), message, "look at it: it is how instructions are smuggled in"))
}

/// The remark on a description or a title that is none.
fn no_text(tree: &Tree<'_>, tool: Id) -> Option<Fault> {
    let keys = ["description", "title"].into_iter().filter_map(|key| Some((key, tree.key(tool, key)?)));
    let (key, at) = keys.into_iter().find(|(_, at)| !matches!(tree.value(*at), Value::Text(_) | Value::Null))?;
    let message = format!("the {key} is no text, and shown to nobody");
    Some(Fault::new("J024", tree.place(at), message, "write a string"))
}

fn made(tree: &Tree<'_>, tool: Id, declared: &Declared, arguments: TypeId, returns: Option<Returns>) -> Tool {
    let span = tree.key(tool, "name").map_or(declared.place.span, |name| tree.span_of(name));
    Tool {
        title: declared.title.clone(),
        returns,
        hints: declared.hints,
        deprecated: tree.bool_at(tool, "deprecated") == Some(true),
        source: declared.source(),
        ..Tool::new(&declared.name, &declared.description, arguments, span)
    }
}

/// The record of the arguments, or what puts them beyond a shape.
fn arguments(
    tree: &Tree<'_>,
    entry: Entry,
    options: &Options,
    store: &mut Store,
    declared: &mut Declared,
) -> Result<Result<TypeId, Beyond>, Fault> {
    let Some(schema) = entry.schema else {
        if matches!(entry.form, Form::Mcp | Form::Anthropic | Form::Bedrock | Form::GeminiJson) {
            return Err(Fault::new("J005", declared.place.clone(), "the tool has no schema of its arguments", FORMS));
        }
        let (shape, span) = (Shape::Record(Vec::new()), declared.place.span);
        return Ok(Ok(store.catalog.add(Type { shape, name: None, description: None, constraints: Vec::new(), span })));
    };
    if !matches!(tree.value(schema), Value::Object(_) | Value::Bool(_)) {
        let message = "the schema of the arguments is neither an object nor true or false";
        return Err(Fault::new(
            "J011",
            tree.place(schema),
            message,
            r#"write e.g. {"type":"object","properties":{…}}"#,
        ));
    }
    let read = read(tree, schema, options, is_open_api(tree, entry), of::OBJECT, store, declared)?;
    match read {
        Ok(Some(id)) => Ok(Ok(id)),
        Ok(None) => {
            let message = format!("no arguments fit the schema of {}", shown(&declared.name));
            Err(Fault::new("J012", tree.place(schema), message, "let it take an object"))
        }
        Err(beyond) => Ok(Err(beyond)),
    }
}

/// What the tool returns, where that has a shape; a tool is none the worse for an output without one.
fn returns(
    tree: &Tree<'_>,
    tool: Id,
    options: &Options,
    store: &mut Store,
    declared: &mut Declared,
) -> Option<Returns> {
    let schema = tree.key(tool, "outputSchema")?;
    declared.output = Some(schema_text(tree, schema));
    let why = match read(tree, schema, options, false, of::ALL, store, declared) {
        Ok(Ok(Some(kind))) => return Some(Returns { kind, is_asked: true }),
        Ok(Ok(None)) => "nothing fits it".to_owned(),
        Ok(Err(beyond)) => beyond.to_string(),
        Err(fault) => fault.to_string(),
    };
    let message = format!("what it returns is not checked: {why}");
    let help = "take keywords that have a shape, or check it elsewhere";
    declared.remarks.push(Fault::new("J022", tree.place(schema), message, help));
    None
}

/// Reads one schema; where it does not come to a type, the catalog is as it was.
fn read(
    tree: &Tree<'_>,
    schema: Id,
    options: &Options,
    is_open_api: bool,
    kinds: u8,
    store: &mut Store,
    declared: &mut Declared,
) -> Result<Result<Option<TypeId>, Beyond>, Fault> {
    let before = store.catalog.types.len();
    let index = Index::of(tree, schema)?;
    let mut reading = Reading::new(tree, &index, options, is_open_api, store);
    reading.wants_record = kinds == of::OBJECT;
    let read = reading.place(&All::of([schema], kinds), schema).and_then(|id| {
        if let Some(id) = id {
            reading.finish(id, before, schema)?;
            if kinds == of::OBJECT && !matches!(reading.catalog.type_of(id).shape, Shape::Record(_)) {
                reading.beyond(schema, "anyOf", "the arguments have several forms");
            }
        }
        Ok(id)
    });
    let Reading { reasons, remarks, .. } = reading;
    if read.is_err() || !reasons.is_empty() || matches!(read, Ok(None)) {
        store.catalog.types.truncate(before);
        let _ = store.catalog.others.split_off(&TypeId(u32::try_from(before).unwrap_or(u32::MAX)));
        let _ = store.catalog.written.split_off(&(TypeId(u32::try_from(before).unwrap_or(u32::MAX)), String::new()));
    }
    declared.remarks.extend(remarks);
    Ok(if reasons.is_empty() { Ok(read?) } else { read.map(|_| Err(Beyond { reasons }))? })
}

fn schema_text(tree: &Tree<'_>, schema: Id) -> SchemaText {
    let draft = tree.text_at(schema, "$schema").and_then(Draft::of).unwrap_or(Draft::Draft202012);
    SchemaText { text: tree.source(schema).to_owned(), draft, place: tree.place(schema) }
}

/// Whether a schema is in the dialect of Gemini: by where it stands, or by how it writes types.
fn is_open_api(tree: &Tree<'_>, entry: Entry) -> bool {
    let kind = entry.schema.and_then(|schema| tree.text_at(schema, "type")).unwrap_or_default();
    entry.form == Form::Gemini || entry.form == Form::OpenaiChat && kind == "OBJECT"
}

fn not_json_schema(beyond: &Beyond, tool: &Place) -> Fault {
    let place = beyond.reasons.first().map_or(tool, |reason| &reason.place).clone();
    let message =
        format!("no type says what it says, and `parameters` are in a dialect that no validator knows: {beyond}");
    Fault::new("J011", place, message, "declare it in `parametersJsonSchema`")
}

/// An entry that is no tool.
pub(super) fn other(tree: &Tree<'_>, at: Id, why: &str, help: &str) -> Declared {
    let name = tree.text_at(at, "name").or_else(|| tree.text_at(at, "type")).unwrap_or_default();
    Declared {
        name: name.to_owned(),
        title: None,
        description: String::new(),
        hints: Hints::default(),
        form: None,
        place: tree.place(at),
        schema: None,
        output: None,
        remarks: Vec::new(),
        verdict: Verdict::Refused(Fault::new("J005", tree.place(at), why, help)),
    }
}
