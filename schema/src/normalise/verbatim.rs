//! Tools whose schema says more than types do: it is shown as it was declared, where the dialect takes that; else an
//! object is shown, and the schema stands in its description. Such a tool is never strict.

use super::name::legal;
use super::returns::returns;
use super::{draw, drop_parts, gather, limits, name, shape, write};
use crate::catalog::{Catalog, Tool, Verbatim};
use crate::dialects::{self, References, Shown, Spec};
use crate::json::Json;
use crate::ledger::{Change, Fate};
use crate::view::{ToolView, View};

/// Adds the tool to the view.
pub(super) fn show(
    catalog: &Catalog,
    (index, tool): (usize, &Tool),
    verbatim: &Verbatim,
    spec: &Spec,
    view: &mut View,
) {
    let rules = match spec.rules.strict {
        Some(other) => dialects::spec(other),
        None => spec,
    };
    let mut draft = draw::draw(catalog, tool);
    name::spell(&mut draft, tool, spec, &mut view.diagnostics);
    limits::describe(tool, spec, &mut view.diagnostics);
    drop_parts(&mut draft, tool, spec);
    if spec.rules.strict.is_some() {
        let reason = "a schema that others declared is not of the strict subset".to_owned();
        draft.changes.push(Change { keyword: "strict", fate: Fate::NotStrict(reason), enforced: false });
    }
    let keywords = verbatim.keywords.clone();
    let (parameters, fate) = match as_declared(&verbatim.schema, rules) {
        Ok((parameters, described)) => {
            let described = described.into_iter();
            draft.changes.extend(described.map(|keyword| Change { keyword, fate: Fate::Described, enforced: true }));
            (parameters, Fate::Verbatim(keywords))
        }
        Err(reason) => {
            draft.root.notes.push(format!("It must fit this JSON Schema: {}", verbatim.schema));
            shape(&mut draft, rules);
            (write::write(&draft, rules), Fate::Open(reason, keywords))
        }
    };
    draft.changes.push(Change { keyword: "schema", fate, enforced: true });
    gather(&draft, tool, false, rules, &mut view.ledger);
    let returns = returns(catalog, (index, tool), spec, &mut view.ledger);
    let shown = Shown { tool, name: &draft.name, strict: false, parameters, is_verbatim: true, returns };
    let tree = (spec.envelope)(shown);
    view.tools.push(ToolView { name: draft.name, tree });
}

/// The schema, with what every provider wants to see at its root, and the keywords that stand in its description instead;
/// or why the dialect does not take it.
fn as_declared(schema: &Json, rules: &Spec) -> Result<(Json, Vec<&'static str>), String> {
    let Json::Object(declared) = schema else { return Err("it is no object".to_owned()) };
    if !rules.rules.verbatim {
        return Err("the dialect takes a subset of JSON Schema only".to_owned());
    }
    let not_at_root = rules.rules.not_at_root.iter().copied();
    let described: Vec<_> = not_at_root.filter(|keyword| schema.key(keyword).is_some()).collect();
    if let Some(reason) = obstacle(schema, rules, &described) {
        return Err(reason);
    }
    let is_described = |(keyword, _): &&(String, Json)| described.contains(&keyword.as_str());
    let (mut words, mut members) = (Vec::new(), vec![("type".to_owned(), Json::text("object"))]);
    for (keyword, value) in declared.iter().filter(|member| !is_described(member)) {
        match (keyword.as_str(), value) {
            // Arguments are objects anyway.
            ("type", _) => {}
            ("description", Json::Text(text)) if !described.is_empty() => words.push(text.clone()),
            _ => members.push((keyword.clone(), value.clone())),
        }
    }
    if rules.rules.empty_properties && schema.key("properties").is_none() {
        members.push(("properties".to_owned(), Json::Object(Vec::new())));
    }
    if !described.is_empty() {
        let rest = Json::Object(declared.iter().filter(is_described).cloned().collect());
        words.push(format!("It must also fit this JSON Schema: {rest}"));
        members.push(("description".to_owned(), Json::text(words.join(" "))));
    }
    Ok((Json::Object(members), described))
}

/// What the provider would refuse of the properties, at any depth, and references to what is taken away.
pub(super) fn obstacle(schema: &Json, rules: &Spec, described: &[&str]) -> Option<String> {
    let mut open = vec![schema];
    while let Some(value) = open.pop() {
        if let Some(Json::Object(properties)) = value.key("properties") {
            if let Some((key, _)) = properties.iter().find(|(key, _)| legal(key, &rules.key) != *key) {
                return Some(format!("a key may have {}, unlike {}", rules.key.words, Json::text(key)));
            }
            // Where there are no references a schema is a structure of the provider's own.
            let is_bool = |(_, schema): &(String, Json)| matches!(schema, Json::Bool(_));
            if rules.rules.references == References::Never && properties.iter().any(is_bool) {
                return Some("a schema may not be `true` or `false`".to_owned());
            }
        }
        if let Some(Json::Text(reference)) = value.key("$ref") {
            let keyword = reference.strip_prefix("#/").and_then(|path| path.split('/').next()).unwrap_or_default();
            if described.contains(&keyword) {
                return Some(format!("`{keyword}` is refused at the root, and referred to"));
            }
        }
        match value {
            Json::List(items) => open.extend(items),
            Json::Object(members) => open.extend(members.iter().map(|(_, value)| value)),
            Json::Null | Json::Bool(_) | Json::Integer(_) | Json::Number(_) | Json::Text(_) => {}
        }
    }
    None
}
