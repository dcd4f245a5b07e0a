//! A row for each keyword: what the type of `v` is, or why it has none.

use super::*;

const ROWS: &[(&str, &str)] = &[
    ("true", "v: any"),
    ("{}", "v: any"),
    ("false", "J012 #/inputSchema"),
    ("{'type':'string'}", "v: text"),
    ("{'type':'boolean'}", "v: bool"),
    ("{'type':'number'}", "v: f64"),
    ("{'type':'integer'}", "v: big integer"),
    ("{'type':'integer','minimum':0,'maximum':10}", "v: i64, minimum = 0, maximum = 10"),
    ("{'type':'null'}", "beyond type"),
    ("{'type':['string','null']}", "v: nullable text"),
    ("{'type':['string','integer']}", "v: (big integer or text)"),
    ("{'type':['null','object','array','number','string','boolean']}", "v: any"),
    ("{'type':'strng'}", "J011 #/inputSchema/properties/v/type"),
    ("{'type':[]}", "J011 #/inputSchema/properties/v/type"),
    ("{'enum':['a','b','a']}", "v: \"a\" | \"b\""),
    ("{'enum':['a',null]}", "v: nullable \"a\""),
    ("{'type':'string','enum':['a',1,null]}", "v: \"a\""),
    ("{'enum':['a','bb'],'minLength':2}", "v: \"bb\""),
    ("{'enum':[1,2.0,4],'type':'integer'}", "v: big integer, minimum = 1, maximum = 4, range = ..=2 | 4.."),
    ("{'const':true}", "v: bool, one_of = [true]"),
    ("{'const':0.5}", "v: f64, minimum = 0.5, maximum = 0.5"),
    ("{'const':{'a':[]}}", "v: record (a)"),
    ("{'const':null}", "beyond type"),
    ("{'enum':[]}", "J012 #/inputSchema"),
    ("{'type':'integer','minimum':0.5,'exclusiveMaximum':3}", "v: i64, minimum = 1, maximum = 2"),
    ("{'type':'integer','minimum':2,'maximum':1}", "J012 #/inputSchema"),
    ("{'type':'number','minimum':0,'exclusiveMinimum':true}", "v: f64, exclusive_minimum = 0.0"),
    ("{'type':'number','maximum':1e300}", "beyond maximum"),
    ("{'type':'integer','maximum':1e300}", "v: big integer"),
    ("{'type':'integer','minimum':1e300}", "beyond minimum"),
    ("{'type':'integer','const':1e300}", "beyond enum"),
    ("{'enum':[-170000000000000000000000000000000000000,170000000000000000000000000000000000000]}", "beyond enum"),
    ("{'type':'number','multipleOf':0.01}", "v: f64, multiple_of = 0.01"),
    ("{'type':'number','multipleOf':0}", "beyond multipleOf"),
    ("{'type':'string','minLength':1.0,'maxLength':3}", "v: text, min_length = 1, max_length = 3"),
    ("{'type':'string','minLength':-1}", "J011 #/inputSchema/properties/v/minLength"),
    ("{'type':'string','pattern':'^[a-z]+$'}", "v: text, pattern = \"^[a-z]+$\""),
    ("{'type':'string','pattern':'(?=a)b'}", "beyond pattern"),
    ("{'type':'string','format':'date'}", "v: text"),
    ("{'type':'string','contentEncoding':'base64'}", "v: text"),
    ("{'type':'array'}", "v: list of any"),
    (
        "{'type':'array','items':{'type':'string'},'minItems':1,'maxItems':2,'uniqueItems':true}",
        "v: list of text, min_items = 1, max_items = 2, unique = true",
    ),
    ("{'type':'array','items':false}", "v: list of any, max_items = 0"),
    (
        "{'type':'array','prefixItems':[{'type':'string'},true],'items':false,'minItems':2}",
        "v: tuple of (text, any), min_items = 2, max_items = 2",
    ),
    (
        "{'type':'array','prefixItems':[{'type':'string'}],'maxItems':2,'minItems':1}",
        "v: (tuple of (text), min_items = 1, max_items = 1 or tuple of (text, any), min_items = 2, max_items = 2)",
    ),
    ("{'type':'array','prefixItems':[{'type':'string'}]}", "beyond prefixItems"),
    ("{'type':'array','contains':{}}", "beyond contains"),
    ("{'type':'string','contains':{}}", "v: text"),
    ("{'type':'object'}", "v: map of any"),
    ("{'type':'object','additionalProperties':{'type':'string'}}", "v: map of text"),
    ("{'type':'object','additionalProperties':false}", "v: record ()"),
    ("{'type':'object','propertyNames':{'maxLength':3}}", "v: map from (text, max_length = 3) to any"),
    ("{'type':'object','propertyNames':{'enum':['a']}}", "v: map from \"a\" to any"),
    ("{'type':'object','properties':{'a':true},'propertyNames':{'maxLength':3}}", "beyond propertyNames"),
    ("{'type':'object','properties':{'a':{'type':'string'}}}", "v: record (a, …)"),
    ("{'type':'object','properties':{'a':true},'required':['b'],'additionalProperties':false}", "J012 #/inputSchema"),
    ("{'type':'object','required':['b']}", "v: record (b, …)"),
    ("{'type':'object','properties':{'a':false}}", "beyond properties"),
    ("{'type':'object','properties':{'a':false},'additionalProperties':false}", "v: record ()"),
    ("{'type':'object','minProperties':1}", "beyond minProperties"),
    ("{'type':'object','required':['a'],'minProperties':1}", "v: record (a, …)"),
    ("{'type':'object','patternProperties':{'a':true}}", "beyond patternProperties"),
    ("{'type':'object','patternProperties':{}}", "v: map of any"),
    ("{'type':'object','dependentRequired':{'a':['b']}}", "beyond dependentRequired"),
    ("{'type':'object','unevaluatedProperties':false}", "beyond unevaluatedProperties"),
    ("{'type':'object','unevaluatedProperties':true}", "v: map of any"),
    ("{'not':{}}", "beyond not"),
    ("{'if':true,'then':false}", "beyond if"),
    ("{'if':true}", "v: any"),
    ("{'$dynamicRef':'#'}", "beyond $dynamicRef"),
    ("{'allOf':[{'minimum':1},{'maximum':3,'type':'integer'},{'minimum':2}]}", "v: i64, minimum = 2, maximum = 3"),
    ("{'allOf':[{'type':'string'},{'type':'integer'}]}", "J012 #/inputSchema"),
    (
        "{'allOf':[{'required':['a'],'properties':{'a':{'type':'string'}}},{'properties':{'a':{'maxLength':2}}}],'type':'object'}",
        "v: record (a, …)",
    ),
    ("{'anyOf':[{'type':'string'},{'type':'null'}]}", "v: nullable text"),
    ("{'anyOf':[{'type':'string'},{'type':'integer'}],'maxLength':3}", "v: (text, max_length = 3 or big integer)"),
    ("{'oneOf':[{'type':'string'},{'type':'integer'}]}", "v: (text or big integer)"),
    ("{'oneOf':[{'type':'number'},{'type':'integer'}]}", "beyond oneOf"),
    (
        "{'oneOf':[{'maximum':1,'type':'integer'},{'minimum':2,'type':'integer'}]}",
        "v: (big integer, maximum = 1 or big integer, minimum = 2)",
    ),
    ("{'nullable':true,'type':'string'}", "v: text"),
];

#[test]
fn every_keyword_is_enforced_or_beyond() {
    let mut wrong = Vec::new();
    for (schema, expected) in ROWS {
        let said = said(&tool(schema));
        let of_v = said.split("; ").next().unwrap_or_default();
        if of_v != *expected {
            wrong.push(format!("{schema}\n  {of_v}\n  {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_keyword_has_a_fate() {
    // What the table of the module names, and what it does not name, is what is known.
    for word in ["dependencies", "$recursiveRef", "additionalItems"] {
        assert!(keyword::keyword(word, Draft::Draft202012).is_none() == (word != "dependencies"), "{word}");
        assert!(keyword::keyword(word, Draft::Draft201909).is_some(), "{word}");
    }
    assert!(keyword::keyword("prefixItems", Draft::Draft7).is_none());
    assert!(keyword::keyword("if", Draft::Draft6).is_none());
}

#[test]
fn drafts_read_what_is_theirs() {
    let of = |draft: Draft, schema: &str| {
        let keywords = format!("'$schema':'{}','properties':{{'v':{schema}}},'required':['v']", draft.uri());
        said(&with(&keywords)).split("; ").next().unwrap_or_default().to_owned()
    };
    let tuple = "{'type':'array','items':[{'type':'string'}],'additionalItems':false,'minItems':1}";
    assert_eq!(of(Draft::Draft7, tuple), "v: tuple of (text), min_items = 1, max_items = 1");
    assert_eq!(of(Draft::Draft202012, tuple), "J011 #/inputSchema/properties/v/items");
    let beside = "{'$ref':'#/definitions/a','type':'integer','definitions':{'a':{'type':'string'}}}";
    let beside = |draft| of(draft, &beside.replace("#/", "#/properties/v/"));
    assert_eq!(
        (beside(Draft::Draft7).as_str(), beside(Draft::Draft202012).as_str()),
        ("v: text", "J012 #/inputSchema")
    );
    assert_eq!(of(Draft::Draft4, "{'type':'integer'}"), "beyond type");
}

#[test]
fn formats_are_enforced_where_they_are_asked_for() {
    let text = r#"{"name":"t","input_schema":{"properties":{"a":{"type":"string","format":"date"},
        "b":{"type":"string","format":"uri"}},"additionalProperties":false}}"#;
    let options = Options { formats: Formats::Asserted, ..Options::REMOTE };
    assert_eq!(said(&read(text.as_bytes(), &options).unwrap()), "a: text, format = Date, optional; b: text, optional");
    assert_eq!(said(&file(text)), "a: text, optional; b: text, optional");
    assert!(Formats::asserted().contains(&Format::Date) && !Formats::asserted().contains(&Format::Uri));
}
