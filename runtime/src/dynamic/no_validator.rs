//! Without the feature `jsonschema`: tools that are beyond a shape are refused by name.

use toolcall_schema::catalog::Catalog;
use toolcall_schema::declared::{Beyond, Declared, Fault};

use crate::violation::Rejection;

/// There is none.
#[derive(Debug)]
pub(super) enum Validator {}

impl Validator {
    pub(super) fn check(&self, _canonical: &[u8], _rejection: &mut Rejection) -> bool {
        match *self {}
    }
}

/// Makes none.
#[derive(Debug)]
pub(super) struct Maker;

impl Maker {
    pub(super) const fn new(_patterns: usize) -> Self {
        Self
    }

    pub(super) fn make(
        &mut self,
        tool: &Declared,
        beyond: &Beyond,
        _catalog: &mut Catalog,
    ) -> Result<Validator, Fault> {
        Err(Fault {
            code: "J030",
            place: tool.place.clone(),
            message: format!("its schema says what only a general validator can check: {beyond}"),
            help: "build `toolcall` with the feature `jsonschema`, or declare it without these keywords".to_owned(),
            other: None,
        })
    }

    pub(super) fn output(&mut self, _tool: &Declared) -> Result<Option<Validator>, Fault> {
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use toolcall_schema::declared::CODES;

    use crate::dynamic::DynamicTools;

    #[test]
    fn what_no_shape_says_is_refused_by_name() {
        let file =
            br#"[{"name":"a","inputSchema":{"if":{},"then":false}},{"name":"b","inputSchema":{"type":"object"}}]"#;
        let tools = DynamicTools::load(file).expect("declarations");
        let [refused] = tools.refused() else { panic!("{:?}", tools.refused()) };
        assert_eq!((refused.name.as_str(), refused.fault.code, tools.tools().count()), ("a", "J030", 1));
        assert!(
            refused.fault.message.contains("`if`") && refused.fault.help.contains("`jsonschema`"),
            "{}",
            refused.fault
        );
        let code = CODES.iter().find(|code| code.id == "J030").expect("the code");
        let tools = DynamicTools::load(code.example.as_bytes()).expect("declarations");
        assert_eq!(tools.refused().first().map(|refused| refused.fault.code), Some("J030"));
    }
}
