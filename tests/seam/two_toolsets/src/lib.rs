//! Two toolsets in one crate, with a context each and a type that both use.

pub mod tools {
    toolcall::include_tools!();
}

pub mod admin {
    pub mod tools {
        toolcall::include_tools!(admin);
    }
}

pub struct Shop(pub u32);
pub struct Office(pub &'static str);

#[toolcall::value]
pub struct Code {
    pub digits: u32,
}

/// What the shop sells.
#[toolcall::tool]
pub fn stock(#[tool(context)] shop: &Shop, code: Code) -> u32 {
    shop.0 + code.digits
}

/// Who works there.
#[toolcall::tool(toolset = "admin")]
pub fn staff(#[tool(context)] office: &Office, code: Code) -> String {
    format!("{} {}", office.0, code.digits)
}

#[cfg(test)]
mod tests {
    use toolcall::{Reply, Scratch};

    #[test]
    fn each_set_knows_its_own_tools() {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let arguments = br#"{"code":{"digits":2}}"#;
        assert_eq!(
            crate::tools::call_sync(&crate::Shop(40), "stock", arguments, &mut scratch, &mut reply).name(),
            "done"
        );
        assert_eq!(reply.text(), "42");
        let office = crate::Office("Ada");
        assert_eq!(
            crate::admin::tools::call_sync(&office, "staff", arguments, &mut scratch, &mut reply).name(),
            "done"
        );
        assert_eq!(reply.text(), "Ada 2");
        assert_eq!(
            crate::tools::call_sync(&crate::Shop(0), "staff", arguments, &mut scratch, &mut reply).name(),
            "unknown_tool"
        );
    }
}
