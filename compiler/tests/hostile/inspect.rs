//! What may stand in an emitted file, whatever was declared.

use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, Expr, Item, Lit, Meta};

/// What is wrong with a file; nothing should be.
pub(crate) fn faults(code: &str) -> Vec<String> {
    let Ok(tokens) = code.parse::<TokenStream>() else { return vec!["it is not made of tokens".to_owned()] };
    let file: syn::File = match syn::parse2(tokens.clone()) {
        Ok(file) => file,
        Err(error) => return vec![format!("it does not parse: {error}")],
    };
    let mut faults: Vec<String> = file.items.iter().filter_map(unexpected).collect();
    look(tokens, &mut faults);
    for attribute in file.items.iter().flat_map(attributes) {
        if let Some(fault) = doc_fault(attribute) {
            faults.push(fault);
        }
    }
    if let Some(char) = code.chars().find(|char| is_unseen(*char)) {
        faults.push(format!("U+{:04X}", u32::from(char)));
    }
    faults
}

/// An item of a kind that no emitter writes.
fn unexpected(item: &Item) -> Option<String> {
    match item {
        Item::Use(_) | Item::Const(_) | Item::Static(_) | Item::Impl(_) => None,
        Item::Struct(_) | Item::Enum(_) | Item::Trait(_) => None,
        Item::Mod(module) if ["schemas", "__dispatch"].contains(&module.ident.to_string().as_str()) => None,
        Item::Fn(other) => Some(format!("the function {}", other.sig.ident)),
        Item::Mod(other) => Some(format!("the module {}", other.ident)),
        _ => Some("an item of another kind".to_owned()),
    }
}

/// Paths lead from where emitters begin them, macros are theirs, and nothing is unsafe.
fn look(tokens: TokenStream, faults: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let is_mark = |offset: usize, mark: char| matches!(tokens.get(index + offset), Some(TokenTree::Punct(punct)) if punct.as_char() == mark);
        match token {
            TokenTree::Group(group) => look(group.stream(), faults),
            TokenTree::Ident(ident) => {
                let name = ident.to_string();
                let plain = name.strip_prefix("r#").unwrap_or(&name);
                if !plain.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') || plain.len() > 120 {
                    faults.push(format!("the name {name}"));
                }
                if ["unsafe", "extern", "macro_rules", "mut_static"].contains(&name.as_str()) {
                    faults.push(format!("the word {name}"));
                }
                let is_macro = is_mark(1, '!') && matches!(tokens.get(index + 2), Some(TokenTree::Group(_)));
                if is_macro && !["__catalog", "include_bytes"].contains(&name.as_str()) {
                    faults.push(format!("the macro {name}"));
                }
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' && is_mark(1, ':') => {
                let is_behind_name = index.checked_sub(1).is_some_and(|before| {
                    let is_name = matches!(&tokens[before], TokenTree::Ident(ident) if ident != "dyn" && ident != "in");
                    is_name || matches!(&tokens[before], TokenTree::Punct(mark) if mark.as_char() == '>')
                });
                if let (false, Some(TokenTree::Ident(root))) = (is_behind_name, tokens.get(index + 2))
                    && !["core", "std", "toolcall"].contains(&root.to_string().as_str())
                {
                    faults.push(format!("the path ::{root}"));
                }
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn attributes(item: &Item) -> Vec<&Attribute> {
    match item {
        Item::Struct(item) => item.attrs.iter().chain(item.fields.iter().flat_map(|field| &field.attrs)).collect(),
        Item::Enum(item) => item.attrs.iter().chain(item.variants.iter().flat_map(|one| &one.attrs)).collect(),
        Item::Trait(item) => {
            let methods = item.items.iter().filter_map(|item| match item {
                syn::TraitItem::Fn(method) => Some(&method.attrs),
                _ => None,
            });
            item.attrs.iter().chain(methods.flatten()).collect()
        }
        _ => Vec::new(),
    }
}

/// A doc comment in which a reader or a tool could take something for more than text.
fn doc_fault(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(named) = &attribute.meta else { return None };
    let Expr::Lit(literal) = &named.value else { return Some("a doc that is no literal".to_owned()) };
    let Lit::Str(text) = &literal.lit else { return Some("a doc that is no text".to_owned()) };
    let text = text.value();
    let is_plain = |char: char| char.is_ascii_alphanumeric() || " `_-./:$?,;()'*".contains(char);
    let is_fine = text.chars().all(is_plain) && !text.contains("```") && !text.contains("*/") && text.len() < 200;
    (!is_fine).then(|| format!("the doc {text:?}"))
}

fn is_unseen(char: char) -> bool {
    char.is_control() && char != '\n'
        || matches!(char, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(char, '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn what_does_not_belong_there_is_found() {
        assert_eq!(faults("/// `a`\npub struct A { pub r#type: ::core::primitive::u8 }"), [""; 0]);
        for code in [
            "fn f() {}",
            "const _: () = { ::evil::f() };",
            "const _: () = { println!(\"\") };",
            "const _: () = unsafe { 1 };",
            "mod evil {}",
            "/// <script>\npub struct A;",
            "pub struct A { pub größe: u8 }",
            "const A: &str = \"\u{202e}\";",
            "struct {",
        ] {
            assert_eq!(faults(code).len(), 1, "{code}: {:?}", faults(code));
        }
    }
}
