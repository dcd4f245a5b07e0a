//! Declarations, and what becomes of them.

mod faults;
mod forms;
mod hostile;
mod keywords;
mod remarks;

use super::*;

/// The file read as what strangers send.
fn file(text: &str) -> Declarations {
    read(text.as_bytes(), &Options::REMOTE).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// One MCP tool whose only argument `v` has this schema; `"` may be written as `'`.
fn tool(schema: &str) -> Declarations {
    with(&format!("'properties':{{'v':{schema}}},'required':['v'],'additionalProperties':false"))
}

/// One MCP tool whose arguments have these keywords.
fn with(keywords: &str) -> Declarations {
    file(&format!("{{'name':'t','inputSchema':{{'type':'object',{keywords}}}}}").replace('\'', "\""))
}

/// The types of the catalog in words; or why there are none.
fn said(read: &Declarations) -> String {
    match &read.tools[0].verdict {
        // Without the line of the tool.
        Verdict::Shape(_) => read.catalog.to_string().lines().skip(1).map(str::trim).collect::<Vec<_>>().join("; "),
        Verdict::Beyond(Beyond { reasons }) => {
            format!("beyond {}", reasons.iter().map(|one| one.keyword).collect::<Vec<_>>().join(" "))
        }
        Verdict::Refused(Fault { code, place, .. }) => format!("{code} #{}", place.pointer),
    }
}

/// The codes and pointers of the remarks.
fn remarks(read: &Declarations) -> Vec<String> {
    read.tools[0].remarks.iter().map(|remark| format!("{} #{}", remark.code, remark.place.pointer)).collect()
}
