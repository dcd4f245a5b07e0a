use super::*;

fn seen(message: &str) -> Option<(&str, &str, &str)> {
    let text = |bytes| core::str::from_utf8(bytes).expect("text");
    call(message.as_bytes()).map(|asked| (text(asked.id), asked.name(""), text(asked.arguments)))
}

#[test]
fn both_usual_orders_are_seen() {
    let first =
        r#"{"jsonrpc":"2.0","id":ID,"method":"tools/call","params":{"name":"tide","arguments":{"port":"Brest"}}}"#;
    let last =
        r#"{"method":"tools/call","params":{"name":"tide","arguments":{"port":"Brest"}},"jsonrpc":"2.0","id":ID}"#;
    for (form, id) in [(first, "7"), (first, "\"a quite long identifier\""), (last, "7"), (last, "1234567890")] {
        let message = form.replace("ID", id);
        let expected = Some((id, "tide", r#"{"port":"Brest"}"#));
        assert_eq!((seen(&message), seen(&format!("{message}\n"))), (expected, expected));
        for id in ["", "01", "-1", "1.5", "null", "\"\\u0061\"", "\"a"] {
            assert_eq!(seen(&form.replace("ID", id)), None, "{form} {id}");
        }
        let long = message.replace("tide", &"tide".repeat(9));
        assert_eq!(seen(&long).map(|(_, name, _)| name.len()), Some(36));
        for (from, to) in [
            ("tide", "ti\\u0064e"),
            ("\"name\"", "\"title\""),
            ("2.0", "2.1"),
            (",\"params", " ,\"params"),
            ("{", "{ "),
        ] {
            assert_eq!(seen(&message.replacen(from, to, 1)), None, "{from}");
        }
        assert_eq!(seen(&format!("{message} ")), None);
        assert_eq!(seen(&format!("{message}\n\n")), None);
    }
}
