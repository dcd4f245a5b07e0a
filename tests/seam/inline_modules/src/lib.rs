//! Equal names in two inline modules of one file.

mod tools {
    toolcall::include_tools!();
}

pub mod books {
    #[toolcall::value]
    pub struct Item {
        pub title: String,
    }

    /// Lists books.
    #[toolcall::tool(name = "list_books")]
    pub fn list(item: Item) -> String {
        format!("book {}", item.title)
    }
}

pub mod films {
    #[toolcall::value]
    pub struct Item {
        pub year: u16,
    }

    /// Lists films.
    #[toolcall::tool(name = "list_films")]
    pub fn list(item: Item) -> String {
        format!("film {}", item.year)
    }
}

#[cfg(test)]
mod tests {
    use toolcall::{Reply, Scratch};

    fn call(name: &str, arguments: &str) -> String {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = crate::tools::call_sync(&(), name, arguments.as_bytes(), &mut scratch, &mut reply).name();
        format!("{outcome}: {}", reply.text())
    }

    #[test]
    fn equal_names_are_kept_apart() {
        assert_eq!(call("list_books", r#"{"item":{"title":"Emma"}}"#), "done: book Emma");
        assert_eq!(call("list_films", r#"{"item":{"year":1927}}"#), "done: film 1927");
    }
}
